import type { Command } from '../../game/index.js';
import type { PileFacts, PileRole } from '../../rules/engine.js';
import type { Arrangement } from '../geometry/arrange.js';
import { type ArrowKey, type ArrowMap, arrowMap } from './arrow-keys.js';
import type { Input, StayReason } from './input.js';

/** What a key's meaning depends on. */
export interface KeyTable {
  readonly piles: readonly PileFacts[];
  /** Undefined while the board has no size. */
  readonly arrangement: Arrangement | undefined;
  /** The pile that has the focus. */
  readonly focused: number | undefined;
  /** Whether a card is lifted. */
  readonly lifted: boolean;
  /** The command whose shortcut is this key. */
  commandOf(key: string): Command | undefined;
  /** Whether letters and digits work as shortcuts. */
  readonly enabled: boolean;
}

/** What a key means, and whether the browser is not to act on it: some keys mean nothing but that. */
interface Meaning {
  readonly input?: Input;
  readonly kept: boolean;
}

const NOTHING: Meaning = { kept: false };
const meaning = (input: Input): Meaning => ({ input, kept: true });
const goTo = (pile: number | undefined): Meaning =>
  pile === undefined ? NOTHING : meaning({ type: 'focus', pile });
/** A key that leads nowhere says so, to those who can't see it. */
const stay = (why: StayReason, kept: boolean): Meaning => ({ input: { type: 'stay', why }, kept });

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

/** What a key means while the board has the focus, if no modifier is held but Shift. */
export function meaningOf(
  { key, code, shiftKey, repeat }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'repeat'>,
  { piles, arrangement, focused, lifted, enabled, commandOf }: KeyTable,
): Meaning {
  const arrows = (): ArrowMap | undefined => arrangement && arrowMap(piles, arrangement);
  const withRole = (role: PileRole): number | undefined => {
    const found = piles.findIndex((one) => one.role === role);
    return found < 0 ? undefined : found;
  };

  /** Goes to a pile by a key of its own; the focus may be there already, and not every game has each pile. */
  const goStraightTo = (pile: number | undefined): Meaning => {
    if (pile === undefined) return stay('not-in-game', false);
    return pile === focused && !repeat ? stay('here', true) : goTo(pile);
  };

  // The page may use Escape, whether or not anything is said.
  if (key === 'Escape')
    return lifted ? meaning({ type: 'put-down' }) : stay('nothing-lifted', false);
  if (key.startsWith('Arrow')) {
    if (focused === undefined) return NOTHING;
    const map = arrows();
    const to = map?.next(focused, key as ArrowKey);
    // Not even at the edge of the board may it scroll the page.
    if (map && to === undefined && !repeat) return stay('edge', true);
    return { ...goTo(to), kept: true };
  }
  if (key === 'PageUp' || key === 'PageDown') {
    if (focused === undefined) return NOTHING;
    return { ...goTo(arrows()?.round(focused, key === 'PageDown' ? 1 : -1)), kept: true };
  }
  if (key === 'Home' || key === 'End') {
    const map = arrows();
    return map ? goStraightTo(map.order.at(key === 'Home' ? 0 : -1)) : NOTHING;
  }
  // A held key goes through the piles, but does nothing else twice.
  if (!enabled || (shiftKey && key !== '?') || repeat) return NOTHING;
  // With Shift, the key of an hour may be a question mark.
  const hour = shiftKey ? 0 : HOUR_KEYS.indexOf(code) + 1;
  if (hour > 0) return goStraightTo(atHour(piles, focused, hour));
  const letter = (/^[a-z]$/i.test(key) ? key : code.slice(3)).toLowerCase();
  const command = commandOf(key) ?? commandOf(letter);
  if (command) return meaning({ type: 'command', name: command });
  switch (letter) {
    case 'c':
      return goStraightTo(atHour(piles, focused, 0));
    case 'l':
      return focused === undefined ? NOTHING : meaning({ type: 'look', pile: focused });
    case 's': {
      const stock = withRole('stock');
      const waste = withRole('waste');
      // Pressed again, it goes on to the waste, if a card lies there.
      const again = stock !== undefined && focused === stock;
      const goesOn = again && waste !== undefined && piles[waste]!.cards.length > 0;
      return goStraightTo(goesOn ? waste : stock);
    }
    default:
      return NOTHING;
  }
}
