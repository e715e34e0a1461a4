import { generator } from '../../../cards/index.js';
import type { State } from '../../../rules/contract/rules.js';
import { DEAL, BigBenPosition, FILL, isToFoundation, REDEAL, WASTE } from './position.js';
import type { GameConfig, Limits, Search, SolveResult } from '../../search/search.js';
import { DepthFirst } from '../../search/depth-first.js';
import { HashTable } from '../../search/visited.js';

const LIMITS = { nodes: 1.5e6, states: 1.5e6 };
/** How many positions a short run visits: one and a half times the moves of a typical win. */
const RUN = 180;
/** A long run begins whenever it would take a sixth of the nodes used so far. */
const SHARE = 6;
/** How much randomness may change the order of the moves. */
const NOISE = 6;

/** How promising a move is. Only the speed depends on it. */
export function priority(at: BigBenPosition, move: number): number {
  if (isToFoundation(move)) return 10;
  if (move === REDEAL) return 0;
  if (move === FILL || move === DEAL) return 5;
  const from = move >> 5;
  if (at.height[move & 31] === 0) return 2;
  if (at.isBuilt(from)) return 1;
  return from === WASTE ? 6 : 5;
}

/**
 * Whether a position of Big Ben can be won, with all cards known: depth-first runs of limited length,
 * each of which tries the moves in a different order and never visits a position twice. Most deals can
 * be won in many ways, so many short runs find a win sooner than a long one. Now and then, a run is
 * twice as long as any before: a long run that completes proves that the position is lost.
 */
export function solveBigBen(
  config: GameConfig,
  state: State & { readonly redeals: number },
  { nodes: most = LIMITS.nodes, states = LIMITS.states }: Limits = {},
): Search {
  const at = new BigBenPosition(config, state);
  const seen = new HashTable(states);
  const tree = new DepthFirst(at);
  let runs = 0;
  let runEnds = 0;
  let long = RUN;
  let random = generator(1);
  let noise = 0;
  let short = true;
  /** Whether the run before has left moves untried. */
  let cut = false;

  const add = (move: number): void => {
    if (short && at.isSideways(move)) return;
    tree.add(move, priority(at, move) + (noise * random()) / 4294967296);
  };

  function visit(): SolveResult | undefined {
    if (at.left === 0) return { kind: 'won', moves: at.tokens() };
    tree.open();
    if (!seen.add(at.low, at.high)) return undefined;
    tree.nodes++;
    at.moves(add);
    if (tree.nodes >= runEnds || seen.full) {
      // Other moves may win sooner: what this run has not tried is left to a later one.
      tree.abandon();
      cut = true;
    }
    return undefined;
  }

  return tree.search<SolveResult>({
    most,
    begin() {
      if (!short && !cut) return { kind: 'lost' };
      cut = false;
      seen.clear();
      noise = runs > 0 ? NOISE : 0;
      random = generator(++runs);
      short = tree.nodes < long * SHARE;
      if (!short) long *= 2;
      runEnds = tree.nodes + (short ? RUN : long);
      return visit();
    },
    visit,
    giveUp: () => ({ kind: 'unknown', why: 'nodes' }),
  });
}
