import type { State } from '../../../rules/contract/rules.js';
import type { Par } from '../../search/adapter.js';
import { BOTTOM, GrandfathersPosition, TO_FOUNDATION } from './position.js';
import { GrandfathersSearch, solveGrandfathers } from './solve.js';
import { Relaxed } from './relaxed.js';
import { chain, type GameConfig, instant, type Limits, type Search } from '../../search/search.js';
import { ExactTable } from '../../search/visited.js';

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
  const tree = new GrandfathersSearch(at);
  /** The number of moves allowed now, which is also a lower bound. */
  let limit = at.left;
  while (!relaxed.enough(limit - at.left)) limit++;
  let begun = false;

  /** @param last the card that the last move took to another column, or -1 */
  function visit(last: number): Par | undefined {
    const before = at.log.length;
    at.playSafe();
    if (at.left === 0) return { kind: 'par', moves: at.tokens() };
    tree.open();
    const rest = limit - at.log.length;
    const place = seen.place(at.key);
    if (place >= 0) {
      if (seen.bytes[place]! > rest) return undefined;
      seen.bytes[place] = rest + 1;
    }
    tree.nodes++;
    const spare = rest - at.left;
    if (!relaxed.enough(spare)) return undefined;
    // Moving the same card again is never shortest: it could have moved there directly.
    const justMoved = at.log.length === before ? last : -1;
    at.moves((from, to, card, below) => {
      if (to === TO_FOUNDATION) tree.addMove(900, from, to);
      else if (spare > 0 && card !== justMoved) {
        const opens = below === BOTTOM ? 300 : at.ready(below) ? 200 : 100;
        tree.addMove(opens + (at.top[to] === BOTTOM ? 0 : 50), from, to);
      }
    });
    return undefined;
  }

  return tree.search<Par>({
    most,
    begin() {
      // Each time that all lines have been tried, they may be one move longer.
      if (begun) limit++;
      begun = true;
      return visit(-1);
    },
    visit(move) {
      const to = move & 15;
      return visit(to === TO_FOUNDATION ? -1 : at.top[to]!);
    },
    giveUp: () => ({ kind: 'at-least', count: limit, why: 'nodes' }),
    work: () => relaxed.visited,
  });
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
