/** A game that is scanned, and the switch of who plays it. */
import { lay, keys, type Table } from './table.js';
import { letPass } from './time.js';

/** Milliseconds for which each thing is shown, unless the player has chosen otherwise. */
export const PACE = 2000;

/** Longer than what a switch takes to bounce. */
export const LATER = 400;

/** What is said when scanning listens. */
export const BEGINS = /^Scanning: /;

/** The control that the switch would press. */
export const marked = ({ root }: Table): Element | null => root.querySelector('[data-scanned]');

/** Presses of a switch, one after another, none of which bounces. */
export async function press(...names: readonly string[]): Promise<void> {
  for (const name of names) {
    letPass(LATER);
    await keys(name);
  }
}

/** Lays HTML with a game that is scanned, and waits until it listens to the switch. */
export async function sitAtSwitch(html: string, width = 1000, height = 900): Promise<Table> {
  const table = await lay(html, width, height);
  await table.says(BEGINS);
  return table;
}
