/** One batch of deals for scripts/odds.mjs: how many of them each kind of player wins. */
import {
  generator,
  type Options,
  type Rules,
  rulesOf,
  shuffle,
  type State,
  visible,
} from '../src/rules/index.js';
import { finish, hint, solve } from '../src/solver/index.js';

export { exactChance } from './exact.js';

export interface Batch {
  readonly game: string;
  readonly set: Options;
  /** See docs/odds.md. */
  readonly player: string;
  readonly first: number;
  readonly deals: number;
  readonly nodes?: number;
}

export interface Count {
  won: number;
  lost: number;
  unknown: number;
}

/** Every player stops after this many moves. */
const PATIENCE = 600;

type Player = (rules: Rules, state: State, random: () => number) => string | undefined;

const players: Readonly<Record<string, Player>> = {
  /** Any legal move. */
  random(rules, state, random) {
    const moves = rules.moves(state);
    return moves[random() % moves.length]!.token;
  },
  /** A card to a foundation if possible, otherwise a random legal move. */
  plain(rules, state, random) {
    const moves = rules.moves(state);
    const up = moves.filter(({ to }) => rules.piles[to]!.role === 'foundation');
    const from = up.length > 0 ? up : moves;
    return from[random() % from.length]!.token;
  },
  /** The hint. */
  hints(rules, state) {
    const advice = finish(hint(rules, visible(rules, state), rules.moves(state)));
    return advice.kind === 'none' ? undefined : advice.token;
  },
};

/** The finalizer of Austin Appleby's MurmurHash3, a bijection on 32 bits. */
function fmix32(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The players that use random numbers; their numbers depend on this order. */
const drawers = ['random', 'plain'];

/**
 * The random numbers of a player in a deal. They must not be `generator(deal)`, which shuffled the
 * cards: a choice would then depend on what lies hidden.
 */
export function drawsOf(player: string, deal: number): () => number {
  // Steps of the golden ratio, as in SplitMix: no two players share a seed in the deals counted.
  return generator(fmix32(deal + (drawers.indexOf(player) + 1) * 0x9e3779b9));
}

function play(rules: Rules, start: State, player: Player, random: () => number): boolean {
  let state = start;
  for (let i = 0; i < PATIENCE && rules.outcome(state).status === 'playing'; i++) {
    const token = player(rules, state, random);
    if (token === undefined) break;
    state = rules.apply(
      state,
      rules.moves(state).find((move) => move.token === token)!,
    );
  }
  return rules.outcome(state).status === 'won';
}

export function count({ game, set, player, first, deals, nodes }: Batch): Count {
  const rules = rulesOf(game, set);
  const found: Count = { won: 0, lost: 0, unknown: 0 };
  for (let deal = first; deal < first + deals; deal++) {
    const state = rules.deal(shuffle(rules.pack, deal));
    if (player === 'perfect') {
      const limits = nodes === undefined ? {} : { nodes };
      found[finish(solve(rules, state, limits)).kind]++;
    } else found[play(rules, state, players[player]!, drawsOf(player, deal)) ? 'won' : 'lost']++;
  }
  return found;
}

/** How many of some games of a deal the player `plain` wins, who draws otherwise in each. */
export function wonOf(game: string, set: Options, deal: number, plays: number): number {
  const rules = rulesOf(game, set);
  const state = rules.deal(shuffle(rules.pack, deal));
  let won = 0;
  for (let i = 0; i < plays; i++) {
    // Seeds of their own for each deal and game.
    if (play(rules, state, players['plain']!, drawsOf('plain', deal + i * 0x10000))) won++;
  }
  return won;
}
