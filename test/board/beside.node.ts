/** Where a magnified card lies: beside the card that it shows, on the board, and inside the window. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type Chosen, choose } from '../../src/board/geometry/arrange.js';
import {
  type Box,
  boxOfBoard,
  boxOfCard,
  common,
  magnifiedAt,
  READABLE,
} from '../../src/board/geometry/beside.js';
import { placeOf, spotOf } from '../../src/board/geometry/spots.js';
import { shuffle } from '../../src/rules/index.js';
import { variants } from '../rules/variants.js';
import { layoutOf } from '../support/layouts.js';

const EPSILON = 0.01;

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right - EPSILON &&
  b.left < a.right - EPSILON &&
  a.top < b.bottom - EPSILON &&
  b.top < a.bottom - EPSILON;

const isIn = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left - EPSILON &&
  inner.top >= outer.top - EPSILON &&
  inner.right <= outer.right + EPSILON &&
  inner.bottom <= outer.bottom + EPSILON;

const boxAt = ({ x, y, width }: ReturnType<typeof magnifiedAt>): Box => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + width * 1.4,
});

/** Every card of a deal of every game, on boards of some widths, whose cards are too small to be read. */
function* smallCards(): Generator<{
  name: string;
  chosen: Chosen;
  own: Box;
  pile: readonly Box[];
}> {
  for (const { rules } of variants) {
    const { piles } = rules.table(rules.deal(shuffle(rules.pack, 7)));
    for (const hand of ['right', 'left'] as const) {
      for (const kind of ['dial', 'rows'] as const) {
        for (const width of [200, 280, 320, 360, 412, 600, 768]) {
          const chosen = choose(layoutOf(rules.game)(rules.piles, hand), kind, width, 10_000);
          const { arrangement, scale } = chosen;
          if (scale >= READABLE) continue;
          for (const facts of piles) {
            // A turned card, for one, that lies nowhere yet.
            if (facts.cards.length === 0) continue;
            const place = placeOf(facts, arrangement.places);
            const boxes = facts.cards.map((_, i) => boxOfCard(spotOf(facts, place, i), scale));
            for (const [i, own] of boxes.entries()) {
              const name = `${rules.game} ${kind} ${hand} ${width}: ${facts.id}, card ${i + 1}`;
              yield { name, chosen, own, pile: boxes };
            }
          }
        }
      }
    }
  }
}

describe('a magnified card', () => {
  it('is at least 60 pixels wide, on the board, and does not cover the card that it shows', () => {
    let count = 0;
    for (const { name, chosen, own } of smallCards()) {
      const board = boxOfBoard(chosen);
      for (const text of [1, 2]) {
        const at = magnifiedAt([own], board, board, text);
        assert.ok(at.width >= READABLE, name);
        assert.ok(isIn(boxAt(at), board), `${name} leaves the board: ${JSON.stringify(at)}`);
        assert.ok(!overlap(boxAt(at), own), `${name} is covered: ${JSON.stringify(at)}`);
        count++;
      }
    }
    assert.ok(count > 10_000, `${count} cards`);
  });

  it('is as large as the player’s text wants it, where there is room', () => {
    const board = { left: 0, top: 0, right: 400, bottom: 600 };
    const own = { left: 180, top: 300, right: 220, bottom: 356 };
    assert.equal(magnifiedAt([own], board, board, 1).width, 72);
    assert.equal(magnifiedAt([own], board, board, 2).width, 144);
    assert.equal(magnifiedAt([own], board, { ...board, bottom: 500 }, 2).width, 144);
    const low = { ...board, top: 190, bottom: 400 };
    assert.equal(magnifiedAt([own], low, board, 2).width, 144, 'beside it');
  });

  it('leaves all of its pile free if there is room: above, where no hand is, or at the side if that is nearer', () => {
    const board = { left: 0, top: 0, right: 400, bottom: 600 };
    const pile = { left: 180, top: 200, right: 220, bottom: 500 };
    const lowest = { ...pile, bottom: 256 };
    const above = boxAt(magnifiedAt([pile, lowest], board, board, 1));
    assert.ok(above.bottom < pile.top);
    const top = { ...pile, top: 444 };
    const aside = boxAt(magnifiedAt([pile, top], board, board, 1));
    assert.ok(!overlap(aside, pile));
    assert.ok(aside.top < top.bottom && aside.bottom > top.top, 'at its height');
  });

  it('stays in what is to be seen of the board, wherever the window ends', () => {
    const board = { left: 0, top: 0, right: 360, bottom: 420 };
    const side = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(
        side,
        side,
        fc.integer({ min: 20, max: 59 }),
        side,
        side,
        (x, y, width, top, share) => {
          const height = width * 1.4;
          const left = (x / 10_000) * (360 - width);
          const above = (y / 10_000) * (420 - height);
          const own = { left, top: above, right: left + width, bottom: above + height };
          // A window that shows at least as much as two such cards need, and the card itself.
          const tall = 2 * 84 + height + 24;
          const from = Math.max(0, Math.min(above, (top / 10_000) * (420 - tall)));
          const bottom = Math.max(own.bottom, from + tall + (share / 10_000) * 100);
          const seen = common(board, { left: -50, top: from, right: 500, bottom });
          const at = boxAt(magnifiedAt([own], seen, board, 1));
          assert.ok(isIn(at, seen));
          assert.ok(!overlap(at, own));
        },
      ),
    );
  });
});
