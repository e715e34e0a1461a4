/** The shuttling games, each by its piles and its options; their rules are in shuttle-rules.ts. */
import { formatCard, type Rank, rankOf } from '../../cards/index.js';
import type { Examples, Meanings, OptionSpec } from '../contract/options.js';
import { type Game, isDown, type PileSpec, type PositionValidator } from '../contract/rules.js';
import { allUp, firstInvalidPile } from '../contract/table.js';
import {
  createShuttle,
  type ShuttleGame,
  type ShuttleLayout,
  type ShuttleState,
  tucked,
} from './shuttle-rules.js';

const IN_PLACE: OptionSpec = {
  name: 'in-place',
  values: ['false', 'true'],
  default: 'false',
};

const define = (game: ShuttleGame): Game<ShuttleState> => ({
  id: game.id,
  options: game.options,
  hasSolver: true,
  create: (options) => createShuttle(game, options),
});

const rankName = (rank: Rank): string => formatCard(rank - 1).slice(0, -1);

const collecting = (rank: Rank, id: string, place: PileSpec['place'], hour: number) => ({
  id,
  role: 'tableau' as const,
  place,
  rank,
  hour,
  spread: 'tuck' as const,
});

/** The dial, in dealing order: 12, 1, 2 … 11, then the centre. */
const dial: ShuttleLayout = {
  start: 13,
  piles: [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13].map((rank) =>
    rank === 13
      ? collecting(rank, 'centre', { ring: 'centre' }, 0)
      : collecting(rank, `h${rank}`, { ring: 'inner', hour: rank }, rank),
  ),
};

/** Ranks in rows, in dealing order; in Travellers the kings' talon is below the row. */
const rows = (lines: readonly (readonly Rank[])[], start: Rank): ShuttleLayout => ({
  start,
  piles: lines.flatMap((line, row) =>
    line.map((rank, order) => {
      const talon = rank === 13 && line.length === 1;
      return collecting(rank, talon ? 'talon' : rankName(rank), { row, order }, rank % 13);
    }),
  ),
});

const span = (first: Rank, last: Rank): Rank[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

export const clock = define({ id: 'clock', options: [IN_PLACE], layout: () => dial });

export const watch = define({
  id: 'watch',
  returns: true,
  options: [
    IN_PLACE,
    {
      name: 'king-returns',
      values: ['bottom', 'top'],
      default: 'bottom',
    },
  ],
  layout: () => dial,
});

export const travellers = define({
  id: 'travellers',
  options: [
    IN_PLACE,
    {
      name: 'deck',
      values: ['52', '32'],
      default: '52',
    },
  ],
  layout: (options) =>
    options['deck'] === '32'
      ? rows([[7, 8, 9, 10, 11, 12, 1], [13]], 13)
      : rows([span(1, 12), [13]], 13),
});

export const hideAndSeek = define({
  id: 'hide-and-seek',
  options: [IN_PLACE],
  layout: () => rows([span(1, 7), span(8, 13)], 1),
});

export const validatePosition: PositionValidator = ({ piles, game }, state) => {
  const turnedAt = piles.length - 1;
  const ended = state.piles[turnedAt]!.length === 0;
  const start = game === hideAndSeek.id ? 1 : 13;
  return firstInvalidPile(state, (pile, i) => {
    const { at } = state as ShuttleState;
    if (i === turnedAt) return allUp(pile) && pile.length < 2 && ended === at < 0;
    const { rank } = piles[i]!;
    const up = tucked(pile);
    if (ended && rank === start && up < pile.length) return false;
    // The turned card is put away before the next is turned, so the start pile is always one card
    // short, and no other pile is.
    if (pile.length !== (rank === start && !ended ? 3 : 4)) return false;
    return pile.every((slot, k) => (k < up ? rankOf(slot) === rank : isDown(slot)));
  });
};

/** @public Read by scripts/generate.mjs. */
export const examples: Examples = {
  clock: [9607, 10],
  watch: [9607, 13],
  travellers: [9290, 12],
  'hide-and-seek': [7895, 10],
};

/** What the options mean, for the documentation. */
export const meanings: Meanings = {
  'in-place':
    'The game is also won if every card that is still face down is on the pile of its own rank.',
  'king-returns':
    'Where among the face-down cards of a pile the fourth king is put when it returns.',
  deck: 'The size of the pack: 52 cards, or the 32 from seven to ace.',
};
