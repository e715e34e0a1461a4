import { generator } from '../../../cards/index.js';
import type { State } from '../../../rules/contract/rules.js';
import { DEAL, BigBenPosition, FILL, isToFoundation, REDEAL, WASTE } from './position.js';
import type { GameConfig, Limits, Search, SolveResult } from '../../search/search.js';
import { HashTable } from '../../search/table.js';

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
  /** The moves still to be tried, best last, and the index where each level begins. */
  const moves: number[] = [];
  const values: number[] = [];
  const levels: number[] = [];
  let nodes = 0;
  let runs = 0;
  let runEnds = 0;
  let long = RUN;
  let ended = false;
  let random = generator(1);
  let noise = 0;
  let short = true;
  let answer: SolveResult | undefined;

  const add = (move: number): void => {
    if (short && at.isSideways(move)) return;
    const value = priority(at, move) + (noise * random()) / 4294967296;
    let i = moves.length;
    for (const start = levels[levels.length - 1]!; i > start && values[i - 1]! > value; i--) {
      moves[i] = moves[i - 1]!;
      values[i] = values[i - 1]!;
    }
    moves[i] = move;
    values[i] = value;
  };

  function enter(): SolveResult | undefined {
    if (at.left === 0) return { kind: 'won', moves: at.tokens() };
    levels.push(moves.length);
    if (!seen.add(at.low, at.high)) return undefined;
    nodes++;
    at.moves(add);
    return undefined;
  }

  function startRun(): void {
    while (at.log.length > 0) at.undo();
    moves.length = levels.length = values.length = 0;
    seen.clear();
    ended = false;
    noise = runs > 0 ? NOISE : 0;
    random = generator(++runs);
    short = nodes < long * SHARE;
    if (!short) long *= 2;
    runEnds = nodes + (short ? RUN : long);
  }

  function advance(): SolveResult | undefined {
    if (ended || nodes >= runEnds || seen.full) {
      startRun();
      return enter();
    }
    if (moves.length > levels[levels.length - 1]!) {
      values.pop();
      at.make(moves.pop()!);
      return enter();
    }
    levels.pop();
    if (levels.length > 0) at.undo();
    else if (short) ended = true;
    else return { kind: 'lost' };
    return undefined;
  }

  return {
    get nodes() {
      return nodes;
    },
    step(count) {
      const stop = Math.min(nodes + count, most);
      while (!answer && nodes < stop) answer = advance();
      if (!answer && nodes >= most) answer = { kind: 'unknown', why: 'nodes' };
      return answer;
    },
  };
}
