import { generator } from '../../cards/index.js';
import type { Move, VisibleState } from '../../rules/rules.js';
import type { Hint, SolverAdapter } from '../adapter.js';
import {
  advise,
  imagine,
  kindOf,
  LOST,
  NO_ADVICE,
  shuffleIn,
  unseen,
  type WithRedeals,
} from '../advice.js';
import { promise, solveBigBen } from '../big-ben.js';
import { Fans, FILL, isUp } from '../fans.js';
import { chain, type GameConfig, instant, type Search } from '../search.js';

/** How many possible arrangements of the hidden cards are solved, and with how many nodes each. */
const WORLDS = 16;
const WORLD_NODES = 600;
/** For a position with all cards in sight. */
const OPEN_NODES = 1e5;
/** How many positions are looked at for cards that can be played home, and how many of those. */
const NEAR = 1000;
const WAYS = 64;
/** The vote of a proof: more than any others. */
const PROVED = 1000;

/** The best by eye, and by the votes that moves have: one that can't lead round in circles. */
function choose(
  config: GameConfig,
  at: Fans,
  legal: readonly Move[],
  votes?: ReadonlyMap<string, number>,
): Hint {
  let best: Move | undefined;
  let most = -1;
  for (const move of legal) {
    const packed = kindOf(config, move) === 'fill' ? FILL : move.from * 32 + move.to;
    if (!at.advances(packed)) continue;
    const value = promise(at, packed) + (votes?.get(move.token) ?? 0);
    if (value > most) [best, most] = [move, value];
  }
  return best ? advise(config, best, most >= PROVED) : NO_ADVICE;
}

/**
 * Big Ben while cards are hidden: some possible arrangements of them are solved, and the moves that
 * their winning lines make before the next new card have one vote each.
 */
function hint(config: GameConfig, seen: VisibleState, legal: readonly Move[]): Search<Hint> {
  if (legal.length === 1) return instant(() => advise(config, legal[0]!, true));
  const hidden = unseen(seen, 2);
  const imagined = (): WithRedeals => imagine(seen, hidden) as WithRedeals;
  if (hidden.length === 0) return hintOpen(config, imagined(), legal);
  const votes = new Map<string, number>();
  const random = generator(hidden.length);

  function ask(world: number): Search<Hint> {
    if (world === WORLDS) {
      return instant(() => choose(config, new Fans(config, imagined()), legal, votes));
    }
    shuffleIn(hidden, random);
    return chain(solveBigBen(config, imagined(), { nodes: WORLD_NODES }), (result) => {
      for (const token of result.kind === 'won' ? result.moves : []) {
        votes.set(token, (votes.get(token) ?? 0) + 1);
        if (token.includes('stock')) break;
      }
      return ask(world + 1);
    });
  }
  return ask(0);
}

/**
 * Big Ben with all cards in sight: the first move of a shortest way to a card played home from where
 * it can be won. From the position after it the same card is one move nearer, so that whoever
 * follows hints gets there. Where no such way is found, the move is one of those that can't lead
 * round in circles. Either way no position comes twice.
 */
function hintOpen(config: GameConfig, state: WithRedeals, legal: readonly Move[]): Search<Hint> {
  const at = new Fans(config, state);
  const named = (token: string): Hint =>
    advise(
      config,
      legal.find((move) => move.token === token)!,
      true,
    );

  function nearest(ways: readonly Way[], i: number): Search<Hint> {
    const way = ways[i];
    if (!way) return farther();
    return chain(solveBigBen(config, way.state, { nodes: WORLD_NODES }), ({ kind }) =>
      kind === 'won' ? instant(() => named(way.token)) : nearest(ways, i + 1),
    );
  }
  const farther = (): Search<Hint> =>
    chain(solveBigBen(config, state, { nodes: OPEN_NODES }), (result) =>
      instant(() => {
        if (result.kind === 'lost') return LOST;
        const first = result.kind === 'won' ? result.moves[0]! : '';
        return choose(config, at, legal, new Map([[first, PROVED]]));
      }),
    );
  return chain(solveBigBen(config, state, { nodes: WORLD_NODES }), ({ kind }) =>
    kind === 'lost' ? instant(() => LOST) : nearest(waysHome(at), 0),
  );
}

/** A way to a card played home: its first move, and where it leads. */
interface Way {
  readonly token: string;
  readonly state: WithRedeals;
}

/**
 * Ways to the next card played home, the shortest first. Of each length there are all or none: so
 * whatever is found from here is found from the next position of its way too, where fewer positions
 * are so near.
 */
function waysHome(at: Fans): Way[] {
  const ways: Way[] = [];
  const seen = new Set([`${at.low} ${at.high}`]);
  for (let paths: number[][] = [[]]; paths.length > 0;) {
    const longer: number[][] = [];
    const found: Way[] = [];
    for (const path of paths) {
      const moves: number[] = [];
      let token = path.length > 0 ? at.token(path[0]!) : '';
      for (const move of path) at.make(move);
      at.moves((move) => moves.push(move));
      for (const move of moves) {
        if (path.length === 0) token = at.token(move);
        at.make(move);
        const { size } = seen;
        if (seen.add(`${at.low} ${at.high}`).size > size) {
          if (isUp(move)) found.push({ token, state: at.state() });
          else longer.push([...path, move]);
        }
        at.takeBack();
      }
      while (at.log.length > 0) at.takeBack();
    }
    if (seen.size > NEAR || ways.length + found.length > WAYS) break;
    ways.push(...found);
    paths = longer;
  }
  return ways;
}

/** Big Ben: lines are found by many short searches. */
export const adapter: SolverAdapter = {
  solve: (config, state, limits) => solveBigBen(config, state as WithRedeals, limits),
  hint,
};
