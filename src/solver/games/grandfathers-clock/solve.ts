import type { State } from '../../../rules/contract/rules.js';
import { BOTTOM, GrandfathersPosition, TO_FOUNDATION } from './position.js';
import type { GameConfig, Limits, Search, SolveResult } from '../../search/search.js';
import { ExactTable } from '../../search/table.js';

/** Far more than any deal so far has needed. */
const LIMITS = { nodes: 4e6, states: 75e4 };

/** How promising a move is. Only the speed depends on it. */
function priority(at: GrandfathersPosition, to: number, card: number, below: number): number {
  let value = to === TO_FOUNDATION ? 160 : 100;
  if (below === BOTTOM) value += 30;
  else if (at.ready(below)) value += 40;
  else {
    // A card deeper in the column could go to a foundation.
    for (let deep = at.below[below]!, gain = 9; deep !== BOTTOM && gain > 0; gain -= 3) {
      if (at.ready(deep)) {
        value += gain;
        break;
      }
      deep = at.below[deep]!;
    }
  }
  if (to === TO_FOUNDATION) return value;
  if (at.isBuilt(card)) value -= 40;
  if (at.top[to] === BOTTOM) return value - 50;
  // It would cover a card that could go to a foundation.
  for (let deep = at.top[to]!; deep !== BOTTOM; deep = at.below[deep]!) {
    if (at.ready(deep)) return value - 10;
  }
  return value;
}

/**
 * The candidates of a depth-first search, best last, in one stack for all its levels. Each is
 * `value * 256 + from * 16 + to`.
 */
export class Candidates {
  readonly #all: number[] = [];
  readonly #start: number[] = [];

  get depth(): number {
    return this.#start.length;
  }

  /** Starts a level. */
  open(): void {
    this.#start.push(this.#all.length);
  }

  /** Adds a candidate to the current level, sorted by value. */
  add(value: number, from: number, to: number): void {
    const all = this.#all;
    const entry = value * 256 + from * 16 + to;
    let i = all.length;
    all.push(entry);
    for (
      const start = this.#start[this.#start.length - 1]!;
      i > start && all[i - 1]! > entry;
      i--
    ) {
      all[i] = all[i - 1]!;
    }
    all[i] = entry;
  }

  /** Removes the best candidate of the level; if none is left, ends the level and returns -1. */
  take(): number {
    if (this.#all.length > this.#start[this.#start.length - 1]!) return this.#all.pop()! & 255;
    this.#start.pop();
    return -1;
  }
}

/**
 * Whether a position can be won: a depth-first search that plays safe cards at once, tries promising
 * moves first and never visits a position twice.
 */
export function solveGrandfathers(
  config: GameConfig,
  state: State,
  { nodes: most = LIMITS.nodes, states = LIMITS.states }: Limits = {},
): Search {
  const at = new GrandfathersPosition(config, state);
  const seen = new ExactTable(states);
  const candidates = new Candidates();
  /** How long the log was when each level began. */
  const marks: number[] = [];
  let nodes = 0;
  let answer: SolveResult | undefined;

  /** Visits the current position. */
  function enter(): SolveResult | undefined {
    at.playSafe();
    if (at.left === 0) return { kind: 'won', moves: at.tokens() };
    const { count } = seen;
    if (seen.place(at.key) < 0) return { kind: 'unknown', why: 'memory' };
    candidates.open();
    if (seen.count === count) return undefined;
    nodes++;
    at.moves((from, to, card, below) => candidates.add(priority(at, to, card, below), from, to));
    return undefined;
  }

  function advance(): SolveResult | undefined {
    if (marks.length === 0) {
      marks.push(0);
      return enter();
    }
    if (candidates.depth === 0) return { kind: 'lost' };
    const move = candidates.take();
    if (move >= 0) {
      marks.push(at.log.length);
      at.make(move >> 4, move & 15);
      return enter();
    }
    const mark = marks.pop()!;
    while (at.log.length > mark) at.undo();
    return candidates.depth === 0 ? { kind: 'lost' } : undefined;
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
