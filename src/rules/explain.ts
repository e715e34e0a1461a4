import { type Card, rankOf } from '../cards/index.js';
import { cardOf, type Explanation, isDown, type Rules, type State } from './rules.js';

/** Why a lost game was lost; undefined for one that is not. */
export function explain<S extends State>(rules: Rules<S>, state: S): Explanation | undefined {
  const outcome = rules.outcome(state);
  if (outcome.status !== 'lost') return undefined;
  return outcome.reason === 'cycle' ? cycleOf(rules, state) : { kind: outcome.reason };
}

/**
 * Every pile that is not finished waits for a card that lies hidden in another: following each
 * one's lowest hidden card (with `in-place` its lowest that lies away from home) goes round in
 * circles, and no play can break into a circle.
 */
function cycleOf<S extends State>(rules: Rules<S>, state: S): Explanation {
  const { piles, options } = rules;
  const home = (card: Card): number => piles.findIndex(({ rank }) => rank === rankOf(card));
  const inPlace = options['in-place'] === 'true';
  const lowest = state.piles.map((pile, i) =>
    pile.find((slot) => isDown(slot) && !(inPlace && home(cardOf(slot)) === i)),
  );
  const seen = new Map<number, number>();
  let cycle: number[] = [];
  let count = 0;
  for (const first of lowest.keys()) {
    const path: number[] = [];
    let at = first;
    while (lowest[at] !== undefined && !seen.has(at)) {
      seen.set(at, first);
      path.push(at);
      at = home(cardOf(lowest[at]!));
    }
    if (seen.get(at) !== first || path.length === 0) continue;
    count++;
    const found = path.slice(path.indexOf(at));
    if (found.length > cycle.length) cycle = found;
  }
  return {
    kind: 'cycle',
    piles: cycle.map((pile) => piles[pile]!.id),
    cards: cycle.map((pile) => cardOf(lowest[pile]!)),
    count,
  };
}
