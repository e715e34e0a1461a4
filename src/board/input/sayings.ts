import { type BoardPlay, pilesOf } from '../board-play.js';
import { cardOf, isDown, type PileFacts, ROLES } from '../../rules/engine.js';
import { turnedPile } from '../roles.js';
import type { Act, InputTable, Lifted, StayReason } from './input.js';
import { isDisabled } from './input-table.js';
import { targetsOf } from './playable.js';
import { lowestOf } from './tap.js';

/** What is said of keys that lead nowhere. */
const STAYS = {
  edge: 'noPileThere',
  'not-in-game': 'noSuchPile',
  'nothing-lifted': 'nothingLifted',
} as const;

/**
 * Says that a key leads nowhere; and of one that leads to where the focus is, where the turned card lies instead.
 * @param focused the pile that has the focus
 */
export function sayStay(play: BoardPlay, why: StayReason, focused: number): void {
  if (why !== 'here') return play.messages.sayAside(STAYS[why]);
  const piles = pilesOf(play);
  const turned = piles[turnedPile(piles)];
  const on = turned && piles.find(({ id }) => id === turned.over);
  if (!turned || !on || on === piles[focused]) return play.messages.sayAside('alreadyHere');
  play.messages.sayAside('alreadyHere', cardOf(turned.cards.at(-1)!), on);
}

/** Refusals that have nothing to do with the end of a game. */
const OF_THE_PAGE: readonly string[] = ['disabled', 'replay', 'demonstration', 'cancelled'];

/** Says why what was touched can’t be done. How a game has ended stays under the board. */
export function sayRefusal(play: BoardPlay, act: Extract<Act, { do: 'refuse' }>): void {
  const { rules, state, moveCount } = play.shown;
  const piles = pilesOf(play);
  const lowest = piles[act.from]!.cards.at(-act.count);
  const card = lowest === undefined || isDown(lowest) ? undefined : lowest;
  const to = act.to === undefined ? undefined : piles[act.to];
  const code = isDisabled(play) ? 'disabled' : act.code;
  if (rules.outcome(state).status !== 'playing' && !OF_THE_PAGE.includes(code)) {
    return play.messages.sayAside('refusal', 'game-over', { canUndo: moveCount > 0 });
  }
  const suit = to && nextSuit(play, to);
  const stock = code === 'empty-pile' ? stockCan(play) : undefined;
  play.messages.refuse(code, { card, from: piles[act.from], to, suit, stock });
}

/** Says how a finger drags a card. How a game has ended stays under the board. */
export function sayHold({ shown: { rules, state }, messages }: BoardPlay): void {
  if (rules.outcome(state).status === 'playing') messages.sayWhenLoaded('holdToDrag');
}

/** What the stock can do now. */
function stockCan({ shown: { rules, state } }: BoardPlay): 'deals' | 'fills' | undefined {
  const move = rules.moves(state).find(({ from }) => ROLES[rules.piles[from]!.role].deals);
  if (!move) return undefined;
  return ROLES[rules.piles[move.to]!.role].builds ? 'fills' : 'deals';
}

/** The suit that a pile needs next, where one order of suits applies to all. */
function nextSuit({ shown: { rules, state } }: BoardPlay, pile: PileFacts): number | undefined {
  const order = rules.table(state).badges.find((badge) => badge.kind === 'suit-order');
  return order?.suits[pile.cards.length] ?? undefined;
}

/** Says what is in hand, and where it can go. */
export function sayLifted(
  play: BoardPlay,
  table: InputTable,
  lifted: Lifted,
  sentence: 'lifted' | 'canGo' = 'lifted',
): void {
  const piles = pilesOf(play);
  const goals = targetsOf(table, lifted).map((pile) => piles[pile]!);
  play.messages.say(sentence, lowestOf(table, lifted), goals, lifted.count);
}
