import type { State } from '../rules/rules.js';
import type { Par } from './adapter.js';
import { BOTTOM, Columns, UP } from './columns.js';
import { Candidates, solveGrandfathers } from './grandfathers-clock.js';
import { Relaxed } from './relaxed.js';
import { chain, type GameConfig, instant, type Limits, type Search } from './search.js';
import { ExactTable } from './table.js';

const LIMITS = { nodes: 4e5, states: 75e4 };

/**
 * The fewest moves that win, by iterative deepening: all ways of at most so many moves are tried,
 * then of one more. A position is left where the {@link Relaxed} game already needs more moves than
 * remain, or where it has been tried with as many.
 */
function shortest(config: GameConfig, state: State, most: number, states: number): Search<Par> {
  const at = new Columns(config, state);
  const relaxed = new Relaxed(at);
  const seen = new ExactTable(states);
  const candidates = new Candidates();
  const marks: number[] = [];
  /** How many moves may be made now, and how many must be made at least. */
  let limit = at.left;
  while (!relaxed.enough(limit - at.left)) limit++;
  let nodes = 0;
  let answer: Par | undefined;

  /** @param last the card that the last move brought to another column, or -1 */
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
    // Moving the same card on at once is never shortest: it could have gone there straight.
    const tired = at.log.length === before ? last : -1;
    at.moves((from, to, card, below) => {
      if (to === UP) candidates.add(900, from, to);
      else if (spare > 0 && card !== tired) {
        const opens = below === BOTTOM ? 300 : at.ready(below) ? 200 : 100;
        candidates.add(opens + (at.top[to] === BOTTOM ? 0 : 50), from, to);
      }
    });
    return undefined;
  }

  function goOn(): Par | undefined {
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
      return enter((move & 15) === UP ? -1 : card);
    }
    const mark = marks.pop()!;
    while (at.log.length > mark) at.takeBack();
    if (candidates.depth === 0) marks.push(0);
    return undefined;
  }

  return {
    get nodes() {
      return nodes;
    },
    step(count) {
      const stop = Math.min(nodes + count, most);
      // Most of the work is in the easier game, and counts for the slice but not for the limit.
      const pause = relaxed.looked + count;
      while (!answer && nodes < stop && relaxed.looked < pause) answer = goOn();
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
  // A lost position would be searched ever deeper, so that is asked first.
  return chain(solveGrandfathers(config, state), (result) =>
    result.kind === 'won' ? shortest(config, state, nodes, states) : instant((): Par => result),
  );
}
