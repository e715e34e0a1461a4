import { rulesOf, shuffle, type Rules, type State } from '../src/rules/index.js';
import { choose, startChoosing } from './choose.js';

/** The same play through the public API, with an immutable value for each position. */
export interface Engine {
  play(deal: number, cap: number): number;
  position(): State;
}

export function engine(game: string): Engine {
  const rules: Rules = rulesOf(game);
  let state: State;
  return {
    play(deal, cap) {
      startChoosing(deal);
      state = rules.deal(shuffle(rules.pack, deal));
      let made = 0;
      while (made < cap && rules.outcome(state).status === 'playing') {
        const moves = rules.moves(state);
        state = rules.apply(state, moves[choose(moves.length)]!);
        made++;
      }
      return made;
    },
    position: () => state,
  };
}
