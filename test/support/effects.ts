import assert from 'node:assert/strict';
import { DOWN, type Effect, type Pile, replayEffects } from '../../src/rules/index.js';

/** The piles after effects, after checking that each effect is right about its card's side. */
export function followed(piles: readonly Pile[], effects: readonly Effect[]): readonly Pile[] {
  for (const effect of effects) {
    const { card, from, fromIndex, to, toIndex, wasFaceUp, faceUp } = effect;
    assert.equal(piles[from]![fromIndex], wasFaceUp ? card : card + DOWN);
    piles = replayEffects(piles, [effect]);
    assert.equal(piles[to]![toIndex], faceUp ? card : card + DOWN);
  }
  return piles;
}
