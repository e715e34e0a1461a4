import { generator } from '../../../cards/index.js';
import type { Move, VisibleState } from '../../../rules/contract/rules.js';
import type { Hint, SolverAdapter } from '../../search/adapter.js';
import {
  advise,
  fillHidden,
  kindOf,
  LOST,
  NO_ADVICE,
  shuffleInPlace,
  unseen,
  type WithRedeals,
} from '../../search/hints.js';
import { priority, solveBigBen } from './solve.js';
import { BigBenPosition, FILL, isToFoundation } from './position.js';
import { chain, type GameConfig, instant, type Search } from '../../search/search.js';

/** How many possible arrangements of the hidden cards are solved, and with how many nodes each. */
const SAMPLES = 16;
const SAMPLE_NODES = 600;
/** The limit for a position in which all cards are visible. */
const VISIBLE_NODES = 1e5;
/** The limits of the search for paths to a foundation: positions visited, and paths found. */
const NEAR = 1000;
const PATHS = 64;
/** The vote for a proved move: more than all other votes together. */
const PROVED = 1000;

/** The best move by votes and priority, of those that can't lead back to an earlier position. */
function choose(
  config: GameConfig,
  at: BigBenPosition,
  legal: readonly Move[],
  votes?: ReadonlyMap<string, number>,
): Hint {
  let best: Move | undefined;
  let most = -1;
  for (const move of legal) {
    const packed = kindOf(config, move) === 'fill' ? FILL : move.from * 32 + move.to;
    if (!at.advances(packed)) continue;
    const value = priority(at, packed) + (votes?.get(move.token) ?? 0);
    if (value > most) [best, most] = [move, value];
  }
  return best ? advise(config, best, most >= PROVED) : NO_ADVICE;
}

/**
 * With hidden cards: some possible arrangements of them are solved, and the moves that their winning
 * lines make before the next new card get one vote each.
 */
function hint(config: GameConfig, seen: VisibleState, legal: readonly Move[]): Search<Hint> {
  if (legal.length === 1) return instant(() => advise(config, legal[0]!, true));
  const hidden = unseen(seen, 2);
  const sampled = (): WithRedeals => fillHidden(seen, hidden) as WithRedeals;
  if (hidden.length === 0) return hintAllVisible(config, sampled(), legal);
  const votes = new Map<string, number>();
  const random = generator(hidden.length);

  function ask(sample: number): Search<Hint> {
    if (sample === SAMPLES) {
      return instant(() => choose(config, new BigBenPosition(config, sampled()), legal, votes));
    }
    shuffleInPlace(hidden, random);
    return chain(solveBigBen(config, sampled(), { nodes: SAMPLE_NODES }), (result) => {
      for (const token of result.kind === 'won' ? result.moves : []) {
        votes.set(token, (votes.get(token) ?? 0) + 1);
        if (token.includes('stock')) break;
      }
      return ask(sample + 1);
    });
  }
  return ask(0);
}

/**
 * With all cards visible: the first move of a shortest path to a card on a foundation after which the
 * game can still be won. From the next position, that card is one move closer, so following the hints
 * leads there. If no such path is found, the hint is a move that can't lead back to an earlier
 * position. Either way, no position occurs twice.
 */
function hintAllVisible(
  config: GameConfig,
  state: WithRedeals,
  legal: readonly Move[],
): Search<Hint> {
  const at = new BigBenPosition(config, state);
  const named = (token: string): Hint =>
    advise(
      config,
      legal.find((move) => move.token === token)!,
      true,
    );

  function nearest(paths: readonly Path[], i: number): Search<Hint> {
    const path = paths[i];
    if (!path) return withoutPath();
    return chain(solveBigBen(config, path.state, { nodes: SAMPLE_NODES }), ({ kind }) =>
      kind === 'won' ? instant(() => named(path.token)) : nearest(paths, i + 1),
    );
  }
  const withoutPath = (): Search<Hint> =>
    chain(solveBigBen(config, state, { nodes: VISIBLE_NODES }), (result) =>
      instant(() => {
        if (result.kind === 'lost') return LOST;
        const first = result.kind === 'won' ? result.moves[0]! : '';
        return choose(config, at, legal, new Map([[first, PROVED]]));
      }),
    );
  return chain(solveBigBen(config, state, { nodes: SAMPLE_NODES }), ({ kind }) =>
    kind === 'lost' ? instant(() => LOST) : nearest(pathsToFoundation(at), 0),
  );
}

/** A path to a card on a foundation: its first move, and the position it leads to. */
interface Path {
  readonly token: string;
  readonly state: WithRedeals;
}

/**
 * Paths to the next card on a foundation, the shortest first. Of each length, all or none are found:
 * so a path found from here is also found from its next position, where fewer positions are that
 * close.
 */
function pathsToFoundation(at: BigBenPosition): Path[] {
  const results: Path[] = [];
  const seen = new Set([`${at.low} ${at.high}`]);
  for (let paths: number[][] = [[]]; paths.length > 0;) {
    const longer: number[][] = [];
    const found: Path[] = [];
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
          if (isToFoundation(move)) found.push({ token, state: at.state() });
          else longer.push([...path, move]);
        }
        at.undo();
      }
      while (at.log.length > 0) at.undo();
    }
    if (seen.size > NEAR || results.length + found.length > PATHS) break;
    results.push(...found);
    paths = longer;
  }
  return results;
}

/** Big Ben: winning lines are found by many short searches. */
export const adapter: SolverAdapter = {
  solve: (config, state, limits) => solveBigBen(config, state as WithRedeals, limits),
  hint,
};
