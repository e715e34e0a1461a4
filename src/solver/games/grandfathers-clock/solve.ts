import type { State } from '../../../rules/contract/rules.js';
import { BOTTOM, GrandfathersPosition, TO_FOUNDATION } from './position.js';
import type { GameConfig, Limits, Search, SolveResult } from '../../search/search.js';
import { DepthFirst } from '../../search/depth-first.js';
import { ExactTable } from '../../search/visited.js';

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

/** The search through a position, whose moves are `from * 16 + to`. */
export class GrandfathersSearch extends DepthFirst {
  constructor(at: GrandfathersPosition) {
    super({
      log: at.log,
      make: (move) => at.make(move >> 4, move & 15),
      undo: () => at.undo(),
    });
  }

  /** Adds a move of the current position; those of the same value are ordered by their piles. */
  addMove(value: number, from: number, to: number): void {
    const move = from * 16 + to;
    this.add(move, value * 256 + move);
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
  const tree = new GrandfathersSearch(at);
  let begun = false;

  function visit(): SolveResult | undefined {
    at.playSafe();
    if (at.left === 0) return { kind: 'won', moves: at.tokens() };
    const { count } = seen;
    if (seen.place(at.key) < 0) return { kind: 'unknown', why: 'memory' };
    tree.open();
    if (seen.count === count) return undefined;
    tree.nodes++;
    at.moves((from, to, card, below) => tree.addMove(priority(at, to, card, below), from, to));
    return undefined;
  }

  return tree.search<SolveResult>({
    most,
    begin() {
      if (begun) return { kind: 'lost' };
      begun = true;
      return visit();
    },
    visit,
    giveUp: () => ({ kind: 'unknown', why: 'nodes' }),
  });
}
