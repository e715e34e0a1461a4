/** Which pile is meant by a drop, which card by a press, and how a dragged card leans. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CARD_HEIGHT, type Spot } from '../../src/board/geometry/arrange.js';
import { depthAt } from '../../src/board/geometry/depth.js';
import { type Dropping, lean, pileUnder } from '../../src/board/geometry/drop.js';
import { spotOf } from '../../src/board/geometry/spots.js';
import { goalsOf } from '../../src/board/input/playable.js';
import { after } from '../support/board-table.js';
import { find } from '../support/layouts.js';

/** c3 is dropped in Grandfather's Clock, with its columns beside the dial; it goes to c4 and c8. */
function dropping(scale = 60): Dropping & { id(pile: number | undefined): string | undefined } {
  const { rules, state } = after('grandfathers-clock', 3);
  const { arrangement } = find('grandfathers-clock', ({ width, dial }) => width > 14 && !!dial);
  const { piles } = rules.table(state);
  const source = piles.findIndex(({ id }) => id === 'c3');
  const goals = goalsOf({ rules, state, piles }, source, 1);
  assert.deepEqual(
    goals.map((goal) => piles[goal]!.id),
    ['c4', 'c8'],
  );
  const isOwn = (pile: number): boolean => pile === source;
  return {
    arrangement,
    scale,
    piles,
    source,
    goals,
    isOwn,
    id: (pile) => (pile === undefined ? undefined : piles[pile]!.id),
  };
}

const at = ({ arrangement }: Dropping, id: string, x = 0, y = 0): Spot => {
  const place = arrangement.places[id]!;
  return { x: place.x + x, y: place.y + y };
};

describe('a drop', () => {
  it('on a pile goes there, whether or not that takes the card', () => {
    const table = dropping();
    for (const id of ['c4', 'c8', 'h1', 'c6', 'c3']) {
      assert.equal(table.id(pileUnder(at(table, id), table)), id);
    }
  });

  it('beside all piles goes to the nearest that takes it', () => {
    const table = dropping();
    assert.equal(table.id(pileUnder(at(table, 'c8', 0.9), table)), 'c8');
    assert.equal(table.id(pileUnder(at(table, 'c8', 1.5), table)), 'c8');
    assert.equal(pileUnder(at(table, 'c8', 2.5), table), undefined);
  });

  it('beside its own pile goes to no other that is farther away', () => {
    const table = dropping();
    assert.equal(pileUnder(at(table, 'c3', 0.3, -1), table), undefined);
    assert.equal(table.id(pileUnder(at(table, 'c3', 0.9, -1), table)), 'c4');
  });

  it('below a column goes to the column', () => {
    const table = dropping();
    const { height } = table.arrangement;
    const { x } = table.arrangement.places['c8']!;
    assert.equal(table.id(pileUnder({ x, y: height - 0.1 }, table)), 'c8');
  });

  it('near piles that don’t take it goes to none of them', () => {
    const table = dropping();
    const centre = table.arrangement.dial!;
    assert.equal(pileUnder(centre, table), undefined);
    assert.equal(table.id(pileUnder(at(table, 'h1', 0.2, 0.2), table)), 'h1');
  });

  it('reaches as far as a finger on small cards', () => {
    const large = dropping(100);
    const small = dropping(20);
    const spot = at(large, 'c8', 1.9);
    assert.equal(pileUnder(spot, large), undefined);
    assert.equal(small.id(pileUnder(spot, small)), 'c8');
  });
});

describe('a press', () => {
  it('is on the card that can be seen there, from the top one', () => {
    const table = dropping();
    const pile = table.piles.find(({ id }) => id === 'c3')!;
    const place = table.arrangement.places['c3']!;
    const { length } = pile.cards;
    assert.ok(length > 2);
    for (let depth = 1; depth <= length; depth++) {
      const spot = spotOf(pile, place, length - depth);
      const strip = { x: spot.x, y: spot.y - CARD_HEIGHT / 2 + 0.02 };
      assert.equal(depthAt(strip, pile, table), depth);
    }
    assert.equal(depthAt({ x: place.x + 3, y: place.y }, pile, table), 1);
  });

  it('on a turned card counts in the card’s own directions', () => {
    const { rules, state } = after('big-ben', 3);
    const { arrangement } = find('big-ben', ({ width, height }) => width > 12 && height > 12);
    const pile = rules.table(state).piles.find(({ id }) => id === 'f3')!;
    const place = arrangement.places['f3']!;
    const lowest = spotOf(pile, place, 0);
    // At 3 o’clock the fan spreads to the right; its lowest card is seen at its left end.
    assert.equal(
      depthAt({ x: lowest.x - 0.65, y: lowest.y }, pile, { arrangement, scale: 1 }),
      pile.cards.length,
    );
  });
});

describe('a dragged card', () => {
  const goal = { x: 5, y: 5, angle: 90 };

  it('leans towards the nearest target, the more the nearer, and turns to it', () => {
    const far = { x: 1, y: 5, angle: 0 };
    assert.deepEqual(lean(far, [goal]), far);
    const near = lean({ x: 4, y: 5, angle: 0 }, [{ x: 9, y: 9, angle: 0 }, goal]);
    const nearer = lean({ x: 4.8, y: 5, angle: 0 }, [goal]);
    assert.ok(near.x > 4 && near.x < 5 && near.y === 5);
    assert.ok(near.angle > 0 && near.angle < nearer.angle && nearer.angle < 90);
    assert.deepEqual(lean({ ...goal, angle: 0 }, [goal]), goal);
  });

  it('turns in the shorter direction', () => {
    const turned = lean({ x: 5, y: 5.5, angle: 10 }, [{ x: 5, y: 5, angle: 330 }]);
    assert.ok(turned.angle < 10 && turned.angle > -30);
  });
});
