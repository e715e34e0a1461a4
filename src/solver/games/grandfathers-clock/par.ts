import type { State } from '../../../rules/contract/rules.js';
import type { Par } from '../../search/adapter.js';
import { BOTTOM, GrandfathersPosition, TO_FOUNDATION } from './position.js';
import { Candidates, solveGrandfathers } from './solve.js';
import { Relaxed } from './relaxed.js';
import { chain, type GameConfig, instant, type Limits, type Search } from '../../search/search.js';
import { ExactTable } from '../../search/table.js';

const LIMITS = { nodes: 4e5, states: 75e4 };

/**
 * The fewest moves that win, by iterative deepening: all lines up to a number of moves are tried, then
 * up to one more. A position is skipped if the {@link Relaxed} game already needs more moves than
 * remain, or if it has been tried with at least as many.
 */
function shortest(config: GameConfig, state: State, most: number, states: number): Search<Par> {
  const at = new GrandfathersPosition(config, state);
  const relaxed = new Relaxed(at);
  const seen = new ExactTable(states);
  const candidates = new Candidates();
  const marks: number[] = [];
  /** The number of moves allowed now, which is also a lower bound. */
  let limit = at.left;
  while (!relaxed.enough(limit - at.left)) limit++;
  let nodes = 0;
  let answer: Par | undefined;

  /** @param last the card that the last move took to another column, or -1 */
  function enter(last: number): Par | undefined {
    const before = at.log.length;
    at.playSafe();
    if (at.left === 0) return { kind: 'par', moves: at.tokens() };
    candidates.open();
    const rest = limit - at.log.length;
    const place = seen.place(at.key);
    if (place >= 0) {
      if (seen.bytes[place]! > rest) return undefined;
      seen.bytes[place] = rest + 1;
    }
    nodes++;
    const spare = rest - at.left;
    if (!relaxed.enough(spare)) return undefined;
    // Moving the same card again is never shortest: it could have moved there directly.
    const justMoved = at.log.length === before ? last : -1;
    at.moves((from, to, card, below) => {
      if (to === TO_FOUNDATION) candidates.add(900, from, to);
      else if (spare > 0 && card !== justMoved) {
        const opens = below === BOTTOM ? 300 : at.ready(below) ? 200 : 100;
        candidates.add(opens + (at.top[to] === BOTTOM ? 0 : 50), from, to);
      }
    });
    return undefined;
  }

  function advance(): Par | undefined {
    if (candidates.depth === 0) {
      if (marks.length > 0) limit++;
      marks.length = 0;
      marks.push(0);
      return enter(-1);
    }
    const move = candidates.take();
    if (move >= 0) {
      marks.push(at.log.length);
      const card = at.top[move >> 4]!;
      at.make(move >> 4, move & 15);
      return enter((move & 15) === TO_FOUNDATION ? -1 : card);
    }
    const mark = marks.pop()!;
    while (at.log.length > mark) at.undo();
    if (candidates.depth === 0) marks.push(0);
    return undefined;
  }

  return {
    get nodes() {
      return nodes;
    },
    step(count) {
      const stop = Math.min(nodes + count, most);
      // Positions of the relaxed game count towards the slice, but not towards the limit.
      const pause = relaxed.visited + count;
      while (!answer && nodes < stop && relaxed.visited < pause) answer = advance();
      if (!answer && nodes >= most) answer = { kind: 'at-least', count: limit, why: 'nodes' };
      return answer;
    },
  };
}

/** The fewest moves that win a position of Grandfather's Clock. */
export function parGrandfathers(
  config: GameConfig,
  state: State,
  { nodes = LIMITS.nodes, states = LIMITS.states }: Limits = {},
): Search<Par> {
  // A lost position would be searched ever deeper, so it is ruled out first.
  return chain(solveGrandfathers(config, state), (result) =>
    result.kind === 'won' ? shortest(config, state, nodes, states) : instant((): Par => result),
  );
}
