/** Which arrangement of a game is chosen for a box, and where its cards lie. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  type Arrangement,
  CARD_HEIGHT,
  choose,
  TOUCHABLE,
} from '../../src/board/geometry/arrange.js';
import { levelOf, placeOf, spotOf, transformAt } from '../../src/board/geometry/spots.js';
import { dealingOrder, dealtFrom, delaysOf, delaysOfTop } from '../../src/board/deal.js';
import { startsOf } from '../../src/board/tempo.js';
import type { PileFacts } from '../../src/rules/index.js';
import { after } from '../support/board-table.js';
import { drawn, find, layoutOf } from '../support/layouts.js';

const one = (width: number, height: number, more: Partial<Arrangement> = {}): Arrangement => ({
  kind: 'dial',
  width,
  height,
  places: {},
  marks: {},
  badges: [],
  ...more,
});

describe('the arrangement', () => {
  const round = one(10, 10, { minCard: 40 });
  const rows = one(6, 12, { kind: 'rows', minCard: 30 });

  it('is the first whose cards are wide enough, even if later ones have wider cards', () => {
    assert.equal(choose([round, rows], 'auto', 600, 1200).arrangement, round);
    assert.equal(choose([round, rows], 'auto', 390, 1200).arrangement, rows);
  });

  it('is, of those in a row with one shape, the one with the widest cards', () => {
    const [narrow, wide] = [one(10, 14, { minCard: 20 }), one(14, 10, { minCard: 20 })];
    assert.equal(choose([narrow, wide], 'auto', 700, 980).arrangement, narrow);
    assert.equal(choose([narrow, wide], 'auto', 980, 700).arrangement, wide);
    // Of equals the first.
    assert.equal(choose([narrow, { ...narrow }], 'auto', 700, 980).arrangement, narrow);
  });

  it('is of the kind that a page asks for, where there is one', () => {
    assert.equal(choose([round, rows], 'rows', 600, 1200).arrangement, rows);
    assert.equal(choose([round], 'rows', 600, 1200).arrangement, round);
  });

  it('is higher than the window rather than too small to touch, but never than the most', () => {
    assert.equal(choose([round], 'auto', 1000, 200, 2000).scale, TOUCHABLE);
    assert.equal(choose([round], 'auto', 1000, 200, 300).scale, 30);
    assert.equal(choose([round], 'auto', 100, 2000).scale, 10);
  });

  it('of every game fits into every box', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...new Set(drawn.map(({ name }) => name.split(' ')[0]!))),
        fc.integer({ min: 150, max: 2000 }),
        fc.integer({ min: 150, max: 2000 }),
        (game, width, height) => {
          const { piles } = drawn.find(({ name }) => name.startsWith(`${game} `))!;
          const { arrangement, scale } = choose(
            layoutOf(game)(piles, 'right'),
            'auto',
            width,
            height,
          );
          assert.ok(scale > 0);
          assert.ok(arrangement.width * scale <= width + 1e-6);
          assert.ok(arrangement.height * scale <= height + 1e-6);
        },
      ),
    );
  });
});

describe('the places', () => {
  it('are there for every pile that doesn’t lie on another, in every arrangement', () => {
    for (const { name, piles, arrangement } of drawn) {
      for (const { id, role } of piles) {
        if (role === 'turned') continue;
        const place = arrangement.places[id];
        assert.ok(place, `${name}: ${id}`);
        assert.ok(place.x > 0 && place.x < arrangement.width, `${name}: ${id}`);
        assert.ok(place.y > 0 && place.y < arrangement.height, `${name}: ${id}`);
      }
    }
  });

  it('of a pile on another are that one’s; one that is missing is named', () => {
    const { piles, arrangement } = find('clock', ({ dial }) => dial !== undefined && !dial.rect);
    const facts = { ...piles.find(({ role }) => role === 'turned')!, over: 'h3' } as PileFacts;
    const below = arrangement.places['h3']!;
    const place = placeOf(facts, arrangement.places);
    assert.deepEqual([place.x, place.y, place.angle], [below.x, below.y, 90]);
    assert.throws(() => placeOf({ ...facts, over: 'h99' }, arrangement.places), /h99/);
  });

  const place = { x: 1, y: 2, angle: 0, step: { x: 0, y: 0.5 }, room: 2 };
  const pile = (more: Partial<PileFacts>): PileFacts =>
    ({
      id: 'a',
      role: 'tableau',
      spread: 'fan',
      cards: [],
      hidden: 0,
      missing: 0,
      ...more,
    }) as PileFacts;

  it('of fanned cards are a step apart, and squeezed into their room', () => {
    const few = pile({ cards: [1, 2, 3] });
    assert.deepEqual(
      [0, 1, 2].map((i) => spotOf(few, place, i).y),
      [2, 2.5, 3],
    );
    const many = pile({ cards: Array.from({ length: 11 }, (_, i) => i) });
    assert.ok(Math.abs(spotOf(many, place, 10).y - 4) < 1e-9);
    assert.ok(Math.abs(spotOf(many, place, 1).y - 2.2) < 1e-9);
  });

  it('of a squared pile are one; tucked cards stick out, the lowest the farthest', () => {
    const stack = pile({ spread: 'stack', cards: [1, 2, 3] });
    assert.deepEqual(spotOf(stack, place, 2), { x: 1, y: 2, angle: 0 });
    const tuck = pile({ spread: 'tuck', cards: [1, 2, 67, 68], hidden: 2 });
    const ys = [0, 1, 2, 3].map((i) => spotOf(tuck, place, i).y);
    assert.ok(ys[0]! > ys[1]! && ys[1]! > ys[2]!);
    assert.equal(ys[2], ys[3]);
  });

  it('put a card’s middle on its spot', () => {
    const { x, y } = { x: 0.5 * 100, y: (CARD_HEIGHT / 2) * 100 };
    assert.equal(
      transformAt({ x: x / 100, y: y / 100, angle: 30 }, 100),
      'translate(0.00px, 0.00px) rotate(30deg)',
    );
  });
});

describe('the deal', () => {
  it('goes round the piles card by card, without the stock, from where it lies', () => {
    const { rules, state } = after('big-ben', 3);
    const { piles } = rules.table(state);
    const order = dealingOrder(piles);
    const stock = piles.findIndex(({ role }) => role === 'stock');
    assert.ok(order.every(({ pile }) => pile !== stock));
    assert.equal(
      order.length,
      piles.reduce((sum, { cards }, i) => sum + (i === stock ? 0 : cards.length), 0),
    );
    assert.ok(order.every(({ index }, i) => i === 0 || index >= order[i - 1]!.index));
    const box = choose(layoutOf('big-ben')(rules.piles, 'right'), 'auto', 900, 900);
    assert.equal(dealtFrom(box), box.arrangement.places['stock']);
    const clock = choose(
      layoutOf('clock')(after('clock', 3).rules.piles, 'right'),
      'auto',
      900,
      900,
    );
    assert.equal(dealtFrom(clock), clock.arrangement.dial);
  });

  it('and a move send each card off in its time, by its level', () => {
    const { rules, state } = after('grandfathers-clock', 3);
    const [move] = rules.moves(state);
    const effects = rules.effects(state, move!);
    const { piles } = rules.table(rules.apply(state, move!));
    const delays = delaysOf(effects, piles, 1, 260);
    const [start] = startsOf(effects, 1, 260);
    const { to, toIndex } = effects[0]!;
    assert.equal(delays.get(levelOf(to, toIndex)), start);
    const length = piles[to]!.cards.length;
    assert.deepEqual(
      [...delaysOfTop(piles, to, 2)],
      [
        [levelOf(to, length - 1), 0],
        [levelOf(to, length - 2), 0],
      ],
    );
  });
});
