import { type Card, cardOf, isDown, type Move, type PileFacts, ROLES } from '../../rules/engine.js';
import type { Refusal } from '../../words/index.js';
import { roles, turnedPile } from '../roles.js';
import { countAt, countsFrom, homeOf, movesFrom, tapMovesFrom, wasteInPlay } from './playable.js';
import {
  type Act,
  answer,
  type InputState,
  type InputTable,
  type Lifted,
  type Played,
  type Reaction,
} from './input.js';

/** Two taps of a pointer within this many milliseconds are a double tap. */
const DOUBLE_TAP = 400;
/**
 * A tap on a card with only one target plays it. A tap on that target within this many milliseconds
 * is ignored, because some players always tap both.
 */
const SECOND_TAP = 1200;

type Table = Pick<InputTable, 'rules' | 'state' | 'piles' | 'readOnly' | 'disabled' | 'toColumns'>;

/** A tap: when, or NaN for a key; and on which card of the pile, counted from 1 for the top card. */
interface Tap {
  readonly pile: number;
  readonly time: number;
  readonly depth: number;
}

/** The pile that a gesture on `pile` moves a card from: the pile lying on it, if there is one. */
export function sourceAt(piles: readonly PileFacts[], pile: number): number {
  const { id } = piles[pile]!;
  const over = piles.findIndex((other) => other.over === id && other.cards.length > 0);
  return over < 0 ? pile : over;
}

/** What a drag from a pile does: only an open card follows. */
export function dragOf({ role, cards }: PileFacts): 'card' | 'tap' | 'nothing' {
  const { drag } = roles[role];
  const top = cards.at(-1);
  return drag === 'card' && (top === undefined || isDown(top)) ? 'nothing' : drag;
}

/** Whether a tap is a press of a key. */
const byKey = ({ time }: Tap): boolean => Number.isNaN(time);

/** The lowest of the lifted cards. */
export const lowestOf = ({ state }: Table, { pile, count }: Lifted): Card =>
  cardOf(state.piles[pile]!.at(-count)!);

/** Without what is remembered of the table, which is about to change or answers otherwise. */
const forgotten = (state: InputState): InputState => ({
  ...state,
  lifted: undefined,
  played: undefined,
});

/** What a tap, or Enter, on a pile means. */
export function tapped(state: InputState, table: Table, tap: Tap): Reaction {
  const { pile, time } = tap;
  const { played } = state;
  if (table.readOnly) {
    return answer(state, { do: 'focus', pile }, { do: 'command', name: 'describe' });
  }
  if (table.disabled) return answer(state, refusal('disabled', pile));
  if (played) {
    const since = time - played.at;
    // The second half of a double tap must not play the card that was uncovered.
    if (played.pile === pile && since < DOUBLE_TAP) return answer(state);
    state = { ...state, played: undefined };
    if (played.target === pile && since < SECOND_TAP) return answer(state);
  }
  const turned = turnedPile(table.piles);
  if (turned >= 0) return tappedWithTurned(state, table, turned, tap);
  return state.lifted
    ? tappedWithCard(state, table, state.lifted, tap)
    : tappedWithoutCard(state, table, tap);
}

/** What a double tap on a pile plays: the obvious move, unless the player wants columns first and there is one. */
function doubleTapFrom(table: Table, pile: number): Move | undefined {
  const { rules, state, piles } = table;
  const obvious = rules.obvious(state, pile);
  if (!table.toColumns?.() || !obvious || !ROLES[piles[obvious.to]!.role].collects) return obvious;
  const onColumn = movesFrom(table, pile).find(({ to, count = 1 }) => {
    const { role, cards } = piles[to]!;
    return count === 1 && ROLES[role].builds && cards.length > 0;
  });
  return onColumn ?? obvious;
}

/** A turned card is the only one that can be played. */
function tappedWithTurned(state: InputState, table: Table, turned: number, tap: Tap): Reaction {
  const moves = movesFrom(table, turned);
  const goesOn = byKey(tap) && state.goesOn?.pile === tap.pile && !state.lifted;
  const there = moves.find(({ to }) => to === tap.pile);
  const onItself =
    sourceAt(table.piles, tap.pile) === turned || (goesOn && moves.length === 1 && !there);
  // If there is a choice, a tap on the turned card must not make it.
  if (onItself && moves.length > 1 && !state.lifted) {
    return lift(state, { pile: turned, count: countAt(table, turned, 1), at: tap.time });
  }
  const move = there ?? (moves.length === 1 && onItself ? moves[0] : undefined);
  if (!move) return refuse(state, table, turned, tap.pile);
  const goesOnNext = byKey(tap) ? { pile: tap.pile, isNew: true } : undefined;
  return play({ ...state, goesOn: goesOnNext }, table, move, tap);
}

/** Cards are in the hand: a tap puts them somewhere, or lifts others. */
function tappedWithCard(
  state: InputState,
  table: Table,
  { pile: source, count, at }: Lifted,
  tap: Tap,
): Reaction {
  const { rules, state: position, piles } = table;
  const { pile, time, depth } = tap;
  if (source === pile) {
    const again = time - at < DOUBLE_TAP;
    const obvious = again ? doubleTapFrom(table, pile) : undefined;
    if (obvious) return play(state, table, obvious, tap);
    // Pressing Enter again lifts a longer run; a tap points at a card of the run.
    const other = byKey(tap)
      ? countsFrom(table, pile).find((longer) => longer > count)
      : countAt(table, pile, depth);
    if (other && other !== count) return lift(state, { pile, count: other, at: time });
    return putDown(state, table, true);
  }
  if (rules.legality(position, source, pile, count) === 'ok') {
    return play(state, table, rules.move(source, pile, count), tap);
  }
  // A tap on another card that can move plays or lifts that card instead.
  const plays =
    piles[pile]!.role === 'stock' ||
    tapMovesFrom(table, pile, countAt(table, pile, depth)).length > 0;
  return plays ? tappedWithoutCard(state, table, tap) : refuse(state, table, source, pile);
}

function tappedWithoutCard(state: InputState, table: Table, tap: Tap): Reaction {
  const { pile, time, depth } = tap;
  const { rules, state: position } = table;
  const { role, cards } = table.piles[pile]!;
  if (role === 'stock') return tappedStock(state, table, tap);
  const count = countAt(table, pile, depth);
  const [move, ...others] = tapMovesFrom(table, pile, count);
  // A key lifts first if there is also a longer run.
  const longer = byKey(tap) && countsFrom(table, pile).at(-1)! > count;
  if (move && (others.length > 0 || longer)) return lift(state, { pile, count, at: time });
  if (move) return play(state, table, move, tap);
  const waste = ROLES[role].collects ? wasteInPlay(table, pile) : -1;
  if (waste >= 0) {
    return rules.legality(position, waste, pile) === 'ok'
      ? play(state, table, rules.move(waste, pile), tap)
      : refuse(state, table, waste, pile);
  }
  // A card with one home is refused there: the reason says whether it has to wait.
  const home = ROLES[role].collects ? -1 : homeOf(table, cards.at(-1));
  if (home >= 0) return refuse(state, table, pile, home);
  return answer(state, refusal(cards.length === 0 ? 'empty-pile' : roles[role].keeps, pile));
}

/** A tap on the stock deals a card, fills the gaps, or turns the waste over, whichever is legal. */
function tappedStock(state: InputState, table: Table, tap: Tap): Reaction {
  const { rules, state: position, piles } = table;
  const stock = tap.pile;
  const move = rules.moves(position).find(({ from, to }) => from === stock || to === stock);
  if (move) return play(state, table, move, tap);
  const waste = piles.findIndex(({ role }) => role === 'waste');
  const isEmpty = piles[stock]!.cards.length === 0;
  if (waste < 0) {
    return answer(state, refusal(isEmpty ? 'stock-empty' : whyNothingIsDealt(table, stock), stock));
  }
  return isEmpty ? refuse(state, table, waste, stock) : refuse(state, table, stock, waste);
}

/** Why a stock without a waste deals no card: the reason for its first goal, which stands for all. */
const whyNothingIsDealt = (table: Table, stock: number): Refusal =>
  refusalOf(
    table,
    stock,
    table.piles.findIndex((_, pile) => pile !== stock),
    undefined,
  );

/** What becomes of cards that are dropped on another pile, or on none. */
export function dropped(
  state: InputState,
  table: Table,
  source: number,
  pile: number | undefined,
): Reaction {
  const { lifted } = state;
  // If the table has changed during the drag, another card may be there now.
  if (lifted?.pile !== source) return putDown(state, table, false);
  // Announced, because an earlier refusal would seem to be about this card.
  if (pile === undefined) return putDown(state, table, true);
  const { rules, state: position } = table;
  return rules.legality(position, source, pile, lifted.count) === 'ok'
    ? play(state, table, rules.move(source, pile, lifted.count), undefined)
    : refuse(state, table, source, pile);
}

function lift(state: InputState, lifted: Lifted): Reaction {
  return answer({ ...state, lifted }, { do: 'show-lifted' }, { do: 'say-lifted', lifted });
}

/** @param aloud whether it is said */
export function putDown(state: InputState, table: Table, aloud: boolean): Reaction {
  const { lifted } = state;
  if (!lifted) return answer(state);
  const acts: Act[] = [{ do: 'show-lifted' }];
  if (aloud) acts.push({ do: 'say-put-down', card: lowestOf(table, lifted), pile: lifted.pile });
  return answer({ ...state, lifted: undefined }, ...acts);
}

/** @param tap the tap that makes the move, if it was one: a second one may follow that means nothing */
function play(state: InputState, { piles }: Table, move: Move, tap: Tap | undefined): Reaction {
  let played: Played | undefined;
  if (tap && !byKey(tap) && piles[tap.pile]!.role !== 'stock') {
    const target = move.from === tap.pile ? move.to : undefined;
    played = { pile: tap.pile, target, at: tap.time };
  }
  return answer(forgotten(state), { do: 'show-lifted' }, { do: 'play', move, tap: played });
}

function refuse(state: InputState, table: Table, source: number, pile: number): Reaction {
  const count = state.lifted?.pile === source ? state.lifted.count : 1;
  const code = refusalOf(table, source, pile, count);
  return answer(forgotten(state), { do: 'show-lifted' }, refusal(code, source, pile, count));
}

/** Why cards can't go to a pile; if they can, a listener of the page's has kept them from it. */
function refusalOf(
  { rules, state }: Table,
  source: number,
  pile: number,
  count: number | undefined,
): Refusal {
  const legality = rules.legality(state, source, pile, count);
  return legality === 'ok' ? 'cancelled' : legality;
}

const refusal = (code: Refusal, from: number, to?: number, count = 1): Act => ({
  do: 'refuse',
  code,
  from,
  to,
  count,
});
