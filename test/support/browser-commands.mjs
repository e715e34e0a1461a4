/** The server's half of commands.ts: what the test runner cannot do itself, by each browser's hands. */
import { network } from './network.mjs';

/** @typedef {{ type: string, points?: { x: number, y: number, id?: number }[], wait?: number }} TouchStep */

/** @typedef {{ x: number, y: number, width: number, height: number }} Box in CSS pixels of the page */

/**
 * What a launcher adds for its engine. Either may throw `leaveOut(reason)`.
 * @typedef {object} Hands
 * @property {(session: { id: string }, features: Record<string, string>) => Promise<void>} media
 * @property {(session: { id: string }, steps: TouchStep[]) => Promise<void>} touch
 * @property {(session: { id: string }, on: boolean) => Promise<void>} darken
 * @property {(session: { id: string }, box?: Box) => Promise<string>} picture the viewport, or a box of the page, as a
 *   PNG, in Base64
 * @property {(session: { id: string }, list: string) => Promise<{ role: string, name: string }[]>} named what a page's
 *   list of elements is to assistive technology
 */

const commands = {
  /** @param {Hands} hands */
  'hourhand:media': (hands, session, features) => hands.media(session, features),
  /** @param {Hands} hands */
  'hourhand:touch': (hands, session, { steps }) => hands.touch(session, steps),
  /** @param {Hands} hands */
  'hourhand:darken': (hands, session, { on }) => hands.darken(session, on),
  /** @param {Hands} hands */
  'hourhand:picture': (hands, session, box) => hands.picture(session, box),
  /** @param {Hands} hands */
  'hourhand:named': (hands, session, { list }) => hands.named(session, list),
};

/** @returns {import('@web/test-runner').TestRunnerPlugin} */
export function hourhandCommands() {
  return {
    name: 'hourhand-commands',
    async executeCommand({ command, payload, session }) {
      if (command === 'hourhand:network') return network(/** @type {any} */ (payload));
      if (!Object.hasOwn(commands, command)) return undefined;
      const { hands } = /** @type {any} */ (session.browser);
      return (await commands[command](hands, session, payload)) ?? true;
    },
  };
}
