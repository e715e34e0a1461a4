import { type Command, commandOfKey } from '../game/index.js';
import type { PileFacts } from '../rules/engine.js';
import type { Spot } from './arrange.js';
import type { Selection } from './selection.js';

/** What the keys need from the board. */
export interface KeyTable {
  readonly piles: readonly PileFacts[];
  spot(pile: number): Spot;
  focus(pile: number): void;
  command(name: Command): void;
  /** Whether letters and digits work as shortcuts. */
  readonly enabled: boolean;
}

/** Piles that the left and right arrow keys go through in order: a ring clockwise, or a row. */
interface Group {
  readonly ring: boolean;
  readonly piles: readonly number[];
}

/** The rings from outside to inside, then the rows from top to bottom: ↓ goes through this list. */
function groupsOf(piles: readonly PileFacts[]): Group[] {
  const outer: number[] = [];
  const inner: number[] = [];
  const centre: number[] = [];
  const rows: number[][] = [];
  piles.forEach(({ place, role }, i) => {
    if (role === 'turned') return;
    if ('row' in place) (rows[place.row] ??= []).push(i);
    else if (place.ring === 'centre') centre.push(i);
    else (place.ring === 'outer' ? outer : inner).push(i);
  });
  const hour = (i: number): number => (piles[i]!.place as { hour: number }).hour;
  const order = (i: number): number => (piles[i]!.place as { order: number }).order;
  for (const ring of [outer, inner]) ring.sort((a, b) => hour(a) - hour(b));
  for (const row of rows) row?.sort((a, b) => order(a) - order(b));
  return [
    { ring: true, piles: outer },
    { ring: true, piles: inner },
    { ring: false, piles: centre },
    ...rows.filter(Boolean).map((row) => ({ ring: false, piles: row })),
  ].filter((group) => group.piles.length > 0);
}

/** The keys of the digit row are the hours: 1 to 9, 0, - and =. */
const HOUR_KEYS = ['Digit1', 'Digit2', 'Digit3', 'Digit4', 'Digit5', 'Digit6', 'Digit7', 'Digit8'];
HOUR_KEYS.push('Digit9', 'Digit0', 'Minus', 'Equal');

/** The pile that an arrow key leads to. */
function beside(table: KeyTable, from: number, key: string): number | undefined {
  const groups = groupsOf(table.piles);
  const at = groups.findIndex((group) => group.piles.includes(from));
  const { piles, ring } = groups[at]!;
  const index = piles.indexOf(from);
  if (key === 'ArrowRight' || key === 'ArrowLeft') {
    const next = index + (key === 'ArrowRight' ? 1 : -1);
    return ring ? piles[(next + piles.length) % piles.length] : piles[next];
  }
  const group = groups[at + (key === 'ArrowDown' ? 1 : -1)];
  if (!group) return undefined;
  if (ring && group.ring) {
    const { hour } = table.piles[from]!.place as { hour: number };
    const same = group.piles.find((i) => (table.piles[i]!.place as { hour: number }).hour === hour);
    if (same !== undefined) return same;
  }
  const here = table.spot(from);
  const away = (i: number): number => {
    const spot = table.spot(i);
    return Math.abs(spot.x - here.x) * 3 + Math.abs(spot.y - here.y);
  };
  return group.piles.reduce((best, i) => (away(i) < away(best) ? i : best));
}

/** The next pile of an hour: pressing its key again goes through all piles of the hour. */
function atHour(
  piles: readonly PileFacts[],
  from: number | undefined,
  hour: number,
): number | undefined {
  const there = piles
    .map((pile, i) => ({ pile, i }))
    .filter(({ pile: { place, hour: own } }) => ('hour' in place ? place.hour : own) === hour)
    .sort((a, b) => Number(outerRing(a.pile)) - Number(outerRing(b.pile)));
  const now = there.findIndex(({ i }) => i === from);
  return there[(now + 1) % there.length]?.i;
}

const outerRing = ({ place }: PileFacts): boolean => 'ring' in place && place.ring === 'outer';

/**
 * Handles a key pressed while the board has the focus; keys with modifiers are ignored.
 * @param pile the pile that has the focus
 */
export function pressKey(
  table: KeyTable,
  selection: Selection,
  event: KeyboardEvent,
  pile: number | undefined,
): void {
  const { key, code } = event;
  const goTo = (to: number | undefined): void => {
    if (to === undefined) return;
    event.preventDefault();
    table.focus(to);
  };
  const withRole = (role: string): number | undefined => {
    const found = table.piles.findIndex((one) => one.role === role);
    return found < 0 ? undefined : found;
  };

  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (key === 'Escape') {
    if (selection.lifted === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    return selection.putDown(true);
  }
  if (key.startsWith('Arrow')) {
    return pile === undefined ? undefined : goTo(beside(table, pile, key));
  }
  if (key === 'Home' || key === 'End') {
    const all = groupsOf(table.piles).flatMap((group) => group.piles);
    return goTo(all.at(key === 'Home' ? 0 : -1));
  }
  if (!table.enabled || event.shiftKey) return;
  const hour = HOUR_KEYS.indexOf(code) + 1;
  if (hour > 0) return goTo(atHour(table.piles, pile, hour));
  const letter = (/^[a-z]$/i.test(key) ? key : code.slice(3)).toLowerCase();
  const command = commandOfKey(letter);
  if (command) {
    event.preventDefault();
    return table.command(command);
  }
  switch (letter) {
    case 'c':
      return goTo(atHour(table.piles, pile, 0));
    case 's':
      return goTo(withRole('stock'));
    case 'w':
      return goTo(withRole('waste'));
  }
}
