/** What a bundler's file exports. */
export interface Bundler {
  readonly name: string;
  /** Builds `main.js` in the folder. */
  build(workplace: Workplace): Promise<Site>;
}

/** A folder in the workshop, which is the current one while it is built in. */
export interface Workplace {
  readonly folder: string;
  /** Imports a package of the workshop. */
  need(name: string): Promise<any>;
  /** Runs a program of the workshop: a file in node_modules, and its arguments. */
  run(command: readonly string[], flags?: readonly string[]): Promise<string>;
  /** Writes an index.html that loads a script. */
  page(script: string): void;
}

/** What has come of it: files to be served, or a server. */
export type Site =
  | {
      readonly folder: string;
      /** Where the tool makes no page: what its page loads. */
      readonly script?: string;
      readonly style?: string;
    }
  | { readonly url: string; close(): Promise<void> };

/** What the page of a framework shows. */
export interface State {
  readonly label: string;
  readonly deal: number;
  hear(event: Event): void;
  stop(event: Event): void;
}

/** What a framework's main module exports: puts one game into a root. */
export type Mount = (
  root: HTMLElement,
  start: State,
) => { render(state: State): unknown; unmount(): unknown };
