/**
 * What the tests of the rules share: every game under every set of options, its values frozen, and
 * play at random.
 */
import fc from 'fast-check';
import {
  games,
  generator,
  type Move,
  type Options,
  parseState,
  type Rules,
  rulesOf,
  shuffle,
  type State,
} from '../../src/rules/index.js';
import { deepFreeze, frozen } from '../support/frozen.js';

export interface Variant {
  /** The game and its options, for the test's name. */
  readonly name: string;
  readonly rules: Rules;
}

/** Every value of every option with every value of the others. */
export function everyOptions(game: string): Options[] {
  let sets: Options[] = [{}];
  for (const { name, values } of games[game]!.options) {
    sets = sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value })));
  }
  return sets;
}

export const variantsOf = (game: string): Variant[] =>
  everyOptions(game).map((options) => ({
    name: [game, ...Object.entries(options).map((pair) => pair.join('='))].join(' '),
    rules: frozen(rulesOf(game, options)),
  }));

export const gameIds = Object.keys(games);
export const variants: readonly Variant[] = gameIds.flatMap(variantsOf);

export const anyDeal = fc.integer({ min: 1, max: 4294967295 });
export const anySeed = fc.integer({ min: 1, max: 4294967295 });

export const dealt = (rules: Rules, deal: number): State => rules.deal(shuffle(rules.pack, deal));

export const pick = <T>(all: readonly T[], next: () => number): T => all[next() % all.length]!;

/**
 * A player whose moves follow from the seed. Three times in four it plays to a foundation where it
 * can, because play at random alone seldom sees a game's last third.
 */
export function player(rules: Rules, seed: number): (moves: readonly Move[]) => Move {
  const next = generator(seed);
  const isUp = ({ to }: Move): boolean => rules.piles[to]!.role === 'foundation';
  return (moves) => {
    const up = moves.filter(isUp);
    return pick(up.length > 0 && next() % 4 > 0 ? up : moves, next);
  };
}

export interface Step {
  readonly state: State;
  readonly moves: readonly Move[];
  /** The move that is made next; none at the end. */
  readonly chosen?: Move;
}

/** The positions of a game, the deal first, `most` moves at most. */
export const steps = (rules: Rules, deal: number, seed: number, most: number): Generator<Step> =>
  stepsFrom(rules, dealt(rules, deal), seed, most);

/** The positions of a game from `state` on, `most` moves at most. */
export function* stepsFrom(
  rules: Rules,
  state: State,
  seed: number,
  most: number,
): Generator<Step> {
  const choose = player(rules, seed);
  for (let made = 0; ; made++) {
    const moves = rules.moves(state);
    if (moves.length === 0 || made === most) return void (yield { state, moves });
    const chosen = choose(moves);
    yield { state, moves, chosen };
    state = rules.apply(state, chosen);
  }
}

/** The position that a text shows; the text is right, or the test is wrong. */
export function position(rules: Rules, text: string): State {
  const read = parseState(rules, text);
  if (!read.ok) throw new Error(`${read.error.message} (at ${read.error.at} of ${text})`);
  return deepFreeze(read.value);
}
