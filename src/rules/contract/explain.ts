import { type Card, rankOf } from '../../cards/index.js';
import { cardOf, type Explanation, isDown, type Rules, type State } from './rules.js';

/** Why a game was lost; undefined if it is not lost. */
export function explain<S extends State>(rules: Rules<S>, state: S): Explanation | undefined {
  const outcome = rules.outcome(state);
  if (outcome.status !== 'lost') return undefined;
  const { reason } = outcome;
  switch (reason) {
    case 'cycle':
      return cycleOf(rules, state);
    case 'no-moves':
    case 'passes-over':
      // Without choices, nothing but a circle can have ended the game.
      return rules.noChoices ? cycleOf(rules, state) : { kind: reason };
    case 'none-aside':
      // Circles there are as well, but without a card that wanders nothing would have been blocked by them.
      return { kind: reason };
    default:
      return reason satisfies never;
  }
}

/**
 * Every unfinished pile waits for a card that lies in another pile. Following the lowest card of each
 * pile that should have left it (a hidden one, or one of another rank; with `in-place` only the latter)
 * leads round in circles, which no play can break.
 */
function cycleOf<S extends State>(rules: Rules<S>, state: S): Explanation {
  const { piles, options } = rules;
  const pileOf = (card: Card): number => piles.findIndex(({ rank }) => rank === rankOf(card));
  const inPlace = options['in-place'] === 'true';
  const lowest = state.piles.map((pile, i) =>
    pile.find((slot) => pileOf(cardOf(slot)) !== i || (isDown(slot) && !inPlace)),
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
      at = pileOf(cardOf(lowest[at]!));
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
    kingReturned: !rules.noChoices,
  };
}
