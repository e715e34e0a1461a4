import {
  cardOf,
  countOf,
  isDown,
  type Move,
  type PileFacts,
  ROLES,
  type Rules,
  type State,
} from '../../../rules/engine.js';
import type { Reason } from '../../../words/index.js';

/** What the solver knows of a move. */
interface Known {
  /** The chance of winning with it. */
  readonly chance?: number | undefined;
  /** Whether it has been proved that no move is better. */
  readonly sure?: boolean | undefined;
}

/**
 * Why a legal move is a good one: what it leads to that the player can see too. Found by the rules alone, so it holds
 * for any game; where they see nothing, what the solver knows.
 */
export function reasonFor(rules: Rules, before: State, move: Move, known: Known): Reason {
  const all = rules.moves(before);
  const { piles: now } = rules.table(before);
  const after = rules.apply(before, move);
  const { piles: then } = rules.table(after);
  const { from, to } = move;
  const traits = (pile: number) => ROLES[now[pile]!.role];

  if (all.length === 1 && rules.outcome(after).status === 'lost') return { kind: 'ends' };
  if (then[to]!.complete && !now[to]!.complete) return { kind: 'completes', pile: now[to]! };
  if (all.length === 1) return { kind: 'only' };
  if (traits(from).deals) return { kind: traits(to).builds ? 'fills' : 'deals' };
  if (traits(to).deals) return { kind: 'again' };

  const buried = waitedFor(rules, after, move, now[from]!);
  if (buried?.under === 0) return { kind: 'frees', ...buried };
  const follows = newMove(rules, now, all, after, (one) => one.to === to && traits(to).collects);
  if (follows) return { kind: 'follows', ...follows };
  if (traits(from).builds && rules.safe(before)?.token === move.token) return { kind: 'safe' };
  if (buried) return { kind: 'nearer', ...buried };
  const uncovers = newMove(rules, now, all, after, (one) => one.from === from);
  if (uncovers) return { kind: 'follows', ...uncovers };
  if (traits(from).builds && then[from]!.cards.length === 0) {
    return { kind: 'empties', pile: now[from]! };
  }
  if (traits(to).collects) return { kind: 'home' };
  if (known.chance !== undefined) return { kind: 'chance', share: known.chance };
  return { kind: known.sure ? 'best' : 'good' };
}

/** The first open card under those that move away which a foundation takes, and how many lie on it then. */
function waitedFor(
  rules: Rules,
  after: State,
  move: Move,
  source: PileFacts,
): { readonly card: number; readonly pile: PileFacts; readonly under: number } | undefined {
  const { from } = move;
  const { collects, deals, inHand } = ROLES[source.role];
  if (collects || deals || inHand) return undefined;
  // What has been put under a pile, or lies squared under others, can't be seen.
  const canSee = source.spread === 'fan';
  const left = source.cards.slice(0, -countOf(move));
  for (let under = 0; under < (canSee ? left.length : Math.min(1, left.length)); under++) {
    const slot = left.at(-1 - under)!;
    if (isDown(slot)) return undefined;
    const upTo = left.slice(0, left.length - under);
    const piles = after.piles.map((cards, i) => (i === from ? upTo : cards));
    const goal = rules.piles.findIndex(
      ({ role }, to) =>
        ROLES[role].collects && rules.legality({ ...after, piles }, from, to) === 'ok',
    );
    // With two packs, the same card of the other pack may lie face up.
    const isThere = rules
      .moves(after)
      .some(
        (one) =>
          one.to === goal &&
          (one.from !== from || under > 0) &&
          after.piles[one.from]!.at(-1) === slot,
      );
    if (goal >= 0 && !isThere)
      return { card: cardOf(slot), pile: rules.table(after).piles[goal]!, under };
  }
  return undefined;
}

/** A move that was not possible before, of a card that could be seen then. */
function newMove(
  rules: Rules,
  now: readonly PileFacts[],
  all: readonly Move[],
  after: State,
  isMeant: (move: Move) => boolean,
): { readonly card: number; readonly pile: PileFacts } | undefined {
  const { piles } = rules.table(after);
  for (const move of rules.moves(after)) {
    const slot = after.piles[move.from]!.at(-countOf(move));
    const isOld =
      all.some(({ token }) => token === move.token) && now[move.from]!.cards.at(-1) === slot;
    if (!isMeant(move) || isOld || slot === undefined || isDown(slot)) continue;
    const wasSeen = now.some(({ cards }) => cards.includes(slot));
    const { role, cards } = piles[move.to]!;
    const helps = ROLES[role].collects || (ROLES[role].builds && cards.length > 0);
    if (wasSeen && helps) return { card: cardOf(slot), pile: piles[move.to]! };
  }
  return undefined;
}
