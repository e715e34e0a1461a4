/** How a card is drawn while the next one lies on it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { faceShape } from '../../src/board/cards/faces.js';
import { lineOf } from '../../src/board/geometry/spots.js';
import type { PileFacts } from '../../src/rules/index.js';

const TEN_OF_CLUBS = 9;
const QUEEN_OF_CLUBS = 11;
const pile = {
  id: 'a',
  spread: 'fan',
  cards: [1, 2, 3],
  hidden: 0,
  missing: 0,
} as unknown as PileFacts;
const place = (x: number, y: number) => ({ x: 1, y: 1, angle: 0, step: { x, y }, room: 9 });

/** How many separate shapes are drawn on a card. */
const shapes = (card: number, part: number): number =>
  JSON.stringify(faceShape(card, part)).split('M').length;

describe('a card under another one', () => {
  it('shows its usual index where that is free, and no pip that would be cut', () => {
    const part = lineOf(pile, place(0, 0.5), 0, false);
    assert.equal(part, 2);
    // Its ten pips.
    assert.equal(shapes(TEN_OF_CLUBS, 0) - shapes(TEN_OF_CLUBS, part), 10);
  });

  it('keeps the head of a court in a column, and not in the strip at its side', () => {
    const aside = lineOf(pile, place(-0.235, 0), 0, false);
    assert.equal(aside, 1);
    assert.equal(shapes(QUEEN_OF_CLUBS, 2), shapes(QUEEN_OF_CLUBS, 0));
    assert.ok(shapes(QUEEN_OF_CLUBS, aside) < shapes(QUEEN_OF_CLUBS, 0));
  });

  it('has signs of one size where piles of three and of four cards end at one radius', () => {
    const even = { ...place(0, 0.17), room: 0.51, even: true };
    const [four, three] = [4, 3].map((count) => {
      const cards = Array.from({ length: count }, (_, i) => i + 1);
      return lineOf({ ...pile, cards } as PileFacts, even, 0, false);
    });
    assert.deepEqual([four, three], [17, 25.17]);
    const penOf = (part: number): number =>
      Math.max(
        ...JSON.stringify(faceShape(TEN_OF_CLUBS, part))
          .match(/(?<="stroke-width":)[\d.]+/g)!
          .map(Number),
      );
    assert.equal(penOf(three!), penOf(four!));
  });

  it('is drawn as it is, if another one is squared on it', () => {
    assert.equal(lineOf(pile, place(0, 0), 0, false), 0);
  });
});
