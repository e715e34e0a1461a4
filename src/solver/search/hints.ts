/** Shared by the hints of all games. */
import { ROLES } from '../../rules/contract/roles.js';
import { DOWN, type Move, type State, type VisibleState } from '../../rules/contract/rules.js';
import type { Hint, HintKind } from './adapter.js';
import type { GameConfig } from './search.js';

export const kindOf = (config: GameConfig, move: Move): HintKind => {
  const traits = (pile: number) => ROLES[config.piles[pile]!.role];
  if (traits(move.from).deals) return traits(move.to).builds ? 'fill' : 'turn';
  return traits(move.to).deals ? 'redeal' : 'play';
};

export function advise(config: GameConfig, move: Move, sure: boolean, chance?: number): Hint {
  const hint = { kind: kindOf(config, move), token: move.token, sure };
  return Object.freeze(chance === undefined ? hint : { ...hint, chance });
}

export const LOST: Hint = Object.freeze({ kind: 'none', why: 'lost' });
export const NO_ADVICE: Hint = Object.freeze({ kind: 'none', why: 'unknown' });

/** The position that the player sees, with the cards of `hidden` in the places of hidden cards. */
export function fillHidden(seen: VisibleState, hidden: readonly number[]): State {
  let next = 0;
  const piles = seen.piles.map((pile) => pile.map((card) => card ?? hidden[next++]! + DOWN));
  return { piles, ...seen.memory };
}

/** The cards that the player can't see, in order. */
export function unseen(seen: VisibleState, packs: number): number[] {
  const left = new Array<number>(52).fill(packs);
  for (const pile of seen.piles) for (const card of pile) if (card !== null) left[card]!--;
  return left.flatMap((count, card) => new Array<number>(Math.max(0, count)).fill(card));
}

/** A position of a game with redeals. */
export type WithRedeals = State & { readonly redeals: number };

export function shuffleInPlace(cards: number[], random: () => number): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = random() % (i + 1);
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
}
