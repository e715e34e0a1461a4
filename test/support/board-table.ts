/** Tables for the decisions of a board: a game after some moves, and a player who gives it inputs. */
import {
  type Act,
  AT_REST,
  type Input,
  type InputState,
  type InputTable,
} from '../../src/board/input/input.js';
import { react } from '../../src/board/input/react.js';
import { type Rules, rulesOf, shuffle, type State } from '../../src/rules/index.js';

export interface Played {
  readonly rules: Rules;
  state: State;
}

/** A numbered deal, some moves on. */
export function after(game: string, deal: number, tokens: readonly string[] = []): Played {
  const rules = rulesOf(game);
  let state = rules.deal(shuffle(rules.pack, deal));
  for (const token of tokens) {
    const move = rules.moves(state).find((one) => one.token === token);
    if (!move) throw new Error(`${token} is not legal`);
    state = rules.apply(state, move);
  }
  return { rules, state };
}

type Given<T> = T extends { type: infer Type } ? { type: Type } & Partial<Omit<T, 'type'>> : never;

/** A board without a page: it remembers the state, and plays the moves that inputs mean. */
export class Hand {
  state: InputState = AT_REST;
  /** Whether what drags cards has been loaded. */
  canDrag = true;
  /** The piles that can be looked at. */
  crowded: readonly number[] = [];
  readonly #game: Played;

  constructor(game: Played) {
    this.#game = game;
  }

  get rules(): Rules {
    return this.#game.rules;
  }

  /** Whether a double tap plays to a column first. */
  toColumns = false;

  get table(): InputTable {
    const { rules, state } = this.#game;
    return {
      rules,
      state,
      piles: rules.table(state).piles,
      toColumns: () => this.toColumns,
      canDrag: this.canDrag,
      canLook: (pile) => this.crowded.includes(pile),
    };
  }

  pile(id: string): number {
    return this.rules.piles.findIndex((one) => one.id === id);
  }

  /** Gives an input; what it doesn't say is that of a mouse at noon of the first card. */
  give(input: Given<Input>): readonly Act[] {
    const usual = {
      id: 1,
      device: 'mouse',
      first: true,
      pressed: true,
      pile: undefined,
      depth: 1,
      x: 0,
      y: 0,
      time: 0,
      ended: false,
      by: 'pointer',
    };
    const under = input.type === 'release' ? input.pile : undefined;
    const whole = input.type === 'cancel' ? input : { ...usual, under, ...input };
    const { state, acts } = react(this.state, whole as Input, this.table);
    this.state = state;
    for (const act of acts) {
      if (act.do !== 'play') continue;
      const { rules } = this.#game;
      this.#game.state = rules.apply(this.#game.state, act.move);
      this.give({ type: 'new-table' });
      if (act.tap) this.give({ type: 'played', tap: act.tap });
    }
    return acts;
  }

  /** A press and a release on the same spot. */
  tap(id: string, time = 0, more: Partial<Extract<Input, { type: 'press' }>> = {}): readonly Act[] {
    const pile = this.pile(id);
    return [
      ...this.give({ type: 'press', pile, ...more }),
      ...this.give({ type: 'release', pile, time }),
    ];
  }

  /** Enter on a pile, or a voice. */
  enter(id: string): readonly Act[] {
    return this.give({ type: 'activate', by: 'other', pile: this.pile(id) });
  }

  /** Presses a pile's card and moves it far enough. */
  drag(id: string, more: Partial<Extract<Input, { type: 'press' }>> = {}): readonly Act[] {
    const { x = 0, y = 0, device = 'mouse' } = more;
    return [
      ...this.give({ type: 'press', pile: this.pile(id), ...more }),
      ...this.give({ type: 'move', x: x + 30, y, device }),
    ];
  }
}

/** What is done, without how. */
export const deeds = (acts: readonly Act[]): string[] =>
  acts.map((act) => act.do).filter((what) => what !== 'stop-waiting');

/** The move that is played, if any. */
export const playedBy = (acts: readonly Act[]): string | undefined =>
  acts.flatMap((act) => (act.do === 'play' ? [act.move.token] : []))[0];

/** Why something is refused, if it is. */
export const refusedBy = (acts: readonly Act[]): string | undefined =>
  acts.flatMap((act) => (act.do === 'refuse' ? [act.code] : []))[0];
