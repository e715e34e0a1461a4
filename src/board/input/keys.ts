import type { Command } from '../../game/index.js';
import type { PileFacts } from '../../rules/engine.js';
import type { Arrangement } from '../geometry/arrange.js';
import { type ArrowKey, type ArrowMap, arrowMap } from './arrow-keys.js';
import type { Selection } from './selection.js';

/** What the keys need from the board. */
export interface KeyTable {
  readonly piles: readonly PileFacts[];
  /** Undefined while the board has no size. */
  readonly arrangement: Arrangement | undefined;
  focus(pile: number): void;
  command(name: Command): void;
  /** The command whose shortcut is this key. */
  commandOf(key: string): Command | undefined;
  /** Spreads a pile for a look. */
  look(pile: number): void;
  /** Whether letters and digits work as shortcuts. */
  readonly enabled: boolean;
}

/** The keys of the digit row are the hours: 1 to 9, 0, - and =. */
const HOUR_KEYS = [
  'Digit1',
  'Digit2',
  'Digit3',
  'Digit4',
  'Digit5',
  'Digit6',
  'Digit7',
  'Digit8',
  'Digit9',
  'Digit0',
  'Minus',
  'Equal',
];

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
 * Handles a key pressed while the board has the focus, which has no modifiers but Shift.
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
  const arrows = (): ArrowMap | undefined =>
    table.arrangement && arrowMap(table.piles, table.arrangement);
  const withRole = (role: string): number | undefined => {
    const found = table.piles.findIndex((one) => one.role === role);
    return found < 0 ? undefined : found;
  };

  if (key === 'Escape') {
    if (selection.lifted === undefined) return;
    event.preventDefault();
    return selection.putDown(true);
  }
  if (key.startsWith('Arrow')) {
    if (pile === undefined) return;
    // Not even at the edge of the board may it scroll the page.
    event.preventDefault();
    return goTo(arrows()?.next(pile, key as ArrowKey));
  }
  if (key === 'Home' || key === 'End') return goTo(arrows()?.order.at(key === 'Home' ? 0 : -1));
  // A held key goes through the piles, but does nothing else twice.
  if (!table.enabled || (event.shiftKey && key !== '?') || event.repeat) return;
  const hour = HOUR_KEYS.indexOf(code) + 1;
  if (hour > 0) return goTo(atHour(table.piles, pile, hour));
  const letter = (/^[a-z]$/i.test(key) ? key : code.slice(3)).toLowerCase();
  const command = table.commandOf(key) ?? table.commandOf(letter);
  if (command) {
    event.preventDefault();
    return table.command(command);
  }
  switch (letter) {
    case 'c':
      return goTo(atHour(table.piles, pile, 0));
    case 'l':
      if (pile === undefined) return;
      event.preventDefault();
      return table.look(pile);
    case 's':
      // Pressed again, it goes on to the waste.
      return goTo(withRole(pile !== undefined && pile === withRole('stock') ? 'waste' : 'stock'));
  }
}
