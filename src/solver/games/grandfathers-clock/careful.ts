import { generator } from '../../../cards/index.js';
import type { State } from '../../../rules/contract/rules.js';
import type { Rating } from '../../search/adapter.js';
import type { GameConfig, Search } from '../../search/search.js';
import { BOTTOM, GrandfathersPosition, TO_FOUNDATION } from './position.js';

/** How often a deal is played for a rating. */
const PLAYS = 100;
/** A play ends after this many moves, because cards can go back and forth for ever. */
const PATIENCE = 400;
/** In one of this many moves, the player takes any that is open, as people do. */
const WHIM = 10;

/** What speaks for a move to another column, and against it. */
const WORTH = {
  onCard: 6,
  onEmpty: 2,
  freesDueCard: 20,
  emptiesColumn: 12,
  /** Less one for each card that still lies over the one that is due. */
  nearsDueCard: 6,
  coversDueCard: -4,
} as const;

/**
 * Rates a deal: how many of a hundred games a careful player wins who sees all cards but does not look
 * ahead. A card that can go to a foundation goes there. Otherwise the player moves no card of a sequence
 * that has been built, and not the same card again, and prefers what frees a card that is due, empties a
 * column, or at least digs for a card that is due. The draws depend on the position alone, so that a deal
 * has one rating.
 */
export function rateGrandfathers(config: GameConfig, state: State): Search<Rating> {
  const at = new GrandfathersPosition(config, state);
  const next = generator(seedOf(state));
  let [nodes, plays, won] = [0, 0, 0];
  return {
    get nodes() {
      return nodes;
    },
    step(most) {
      for (const end = nodes + most; plays < PLAYS && nodes < end; plays++) {
        if (play(at, next)) won++;
        nodes += at.log.length;
        while (at.log.length > 0) at.undo();
      }
      return plays < PLAYS ? undefined : { kind: 'rated', won, plays };
    },
  };
}

/** Plays once. @returns whether it was won */
function play(at: GrandfathersPosition, next: () => number): boolean {
  let last = -1;
  while (at.left > 0 && at.log.length < PATIENCE) {
    const up: number[] = [];
    const others: { readonly from: number; readonly to: number; readonly worth: number }[] = [];
    at.moves((from, to, card) => {
      if (to === TO_FOUNDATION) up.push(from);
      else if (card !== last && !at.isBuilt(card)) {
        others.push({ from, to, worth: worthOf(at, from, to) });
      }
    });
    if (up.length > 0) {
      at.make(up[next() % up.length]!, TO_FOUNDATION);
      last = -1;
      continue;
    }
    const highest = Math.max(...others.map(({ worth }) => worth));
    const best = others.filter(({ worth }) => worth === highest);
    const from = next() % WHIM === 0 ? others : best;
    const move = from[next() % from.length];
    if (!move) return false;
    last = at.top[move.from]!;
    at.make(move.from, move.to);
  }
  return at.left === 0;
}

/** What a move to another column seems to be worth. */
function worthOf(at: GrandfathersPosition, from: number, to: number): number {
  const under = at.below[at.top[from]!]!;
  let worth: number = at.top[to] === BOTTOM ? WORTH.onEmpty : WORTH.onCard;
  if (under === BOTTOM) worth += WORTH.emptiesColumn;
  else if (at.ready(under)) worth += WORTH.freesDueCard;
  let depth = 0;
  for (let card = under; card !== BOTTOM; card = at.below[card]!) {
    depth++;
    if (!at.ready(card)) continue;
    worth += Math.max(0, WORTH.nearsDueCard - depth);
    break;
  }
  for (let card = at.top[to]!; card !== BOTTOM; card = at.below[card]!) {
    if (!at.ready(card)) continue;
    worth += WORTH.coversDueCard;
    break;
  }
  return worth;
}

/** A number that depends on where all cards lie. The steps are those of FNV-1a. */
function seedOf({ piles }: State): number {
  let hash = 0x811c9dc5;
  for (const pile of piles) {
    for (const card of [...pile, 255]) hash = Math.imul(hash ^ card, 0x01000193);
  }
  return hash >>> 0;
}
