import type { PileFacts } from '../rules/engine.js';
import type { Spot } from './arrange.js';
import type { Hand } from './hand.js';

/** What the keys need of the board. */
export interface KeyTable {
  readonly element: HTMLElement;
  readonly piles: readonly PileFacts[];
  pileAt(event: Event): number | undefined;
  spot(pile: number): Spot;
  focus(pile: number): void;
  undo(): void;
  hint(): void;
  enabled(): boolean;
}

/** The piles that belong together, in the order of the arrow keys: a ring clockwise, or a row. */
interface Group {
  readonly ring: boolean;
  readonly piles: readonly number[];
}

/** The groups from outside to inside, then the rows from top to bottom: ↓ goes along this list. */
export function groupsOf(piles: readonly PileFacts[]): Group[] {
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

/** The next pile of an hour: pressing its key again steps through those that stand there. */
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

/** The keys of a board: only inside its focus, and never with a modifier. */
export function listenToKeys(table: KeyTable, hand: Hand, signal: AbortSignal): void {
  const goTo = (event: KeyboardEvent, pile: number | undefined): void => {
    if (pile === undefined) return;
    event.preventDefault();
    table.focus(pile);
  };

  const withRole = (role: string): number | undefined => {
    const found = table.piles.findIndex((pile) => pile.role === role);
    return found < 0 ? undefined : found;
  };

  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const pile = table.pileAt(event);
    if (event.key === 'Escape') {
      if (hand.lifted === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      return hand.putDown(true);
    }
    if (event.key.startsWith('Arrow')) {
      return pile === undefined ? undefined : goTo(event, beside(table, pile, event.key));
    }
    if (event.key === 'Home' || event.key === 'End') {
      const all = groupsOf(table.piles).flatMap((group) => group.piles);
      return goTo(event, event.key === 'Home' ? all[0] : all.at(-1));
    }
    if (!table.enabled() || event.shiftKey) return;
    const hour = HOUR_KEYS.indexOf(event.code) + 1;
    if (hour > 0) return goTo(event, atHour(table.piles, pile, hour));
    const letter = /^[a-z]$/i.test(event.key)
      ? event.key.toLowerCase()
      : event.code.slice(3).toLowerCase();
    switch (letter) {
      case 'u':
        event.preventDefault();
        return table.undo();
      case 'h':
        event.preventDefault();
        return table.hint();
      case 'c':
        return goTo(event, atHour(table.piles, pile, 0));
      case 's':
        return goTo(event, withRole('stock'));
      case 'w':
        return goTo(event, withRole('waste'));
    }
  };

  table.element.addEventListener('keydown', press, { signal });
}
