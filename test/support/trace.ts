/**
 * Tells who has called whom. In a copy of the kit that is traced (`Copy.make({ traced: true })`), every function
 * tells when it is entered and left; what is not of the kit, such as Lit, is not seen. A function that goes on
 * after an `await` has no caller.
 */

/** A call of a function of the kit. */
export interface Call {
  /** The file, as in `src/board/board.ts`. */
  readonly file: string;
  /** The function's name in the source; empty if it has none. */
  readonly name: string;
  readonly caller: Call | undefined;
}

let current: Call | undefined;
let listener: ((call: Call) => void) | undefined;

Object.assign(globalThis, {
  enterTraced(file: string, name: string): Call {
    const call = { file, name, caller: current };
    current = call;
    listener?.(call);
    return call;
  },
  leaveTraced(call: Call): void {
    current = call.caller;
  },
});

/** The function that is running, and through its callers all that have led to it. */
export const running = (): Call | undefined => current;

/** Calls back for each call from now on, or no more. */
export function onCall(listen: ((call: Call) => void) | undefined): void {
  listener = listen;
}

/** A call and those that have led to it, outermost first. */
export const wayTo = (call: Call | undefined): readonly Call[] =>
  call ? [...wayTo(call.caller), call] : [];

/** The name of a folder of src. */
export const roomOf = ({ file }: Pick<Call, 'file'>): string => file.split('/')[1]!;
