import { type BoardPlay, pilesOf } from '../board-play.js';
import type { PileFacts } from '../../rules/engine.js';
import type { InputTable, Lifted } from './input.js';
import { targetsOf } from './playable.js';
import { lowestOf } from './tap.js';

/** What is said of keys that lead nowhere. */
export const STAYS = {
  here: 'alreadyHere',
  edge: 'noPileThere',
  'not-in-game': 'noSuchPile',
  'nothing-lifted': 'nothingLifted',
} as const;

/** The suit that a pile needs next, where one order of suits applies to all. */
export function nextSuit(
  { shown: { rules, state } }: BoardPlay,
  pile: PileFacts,
): number | undefined {
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
