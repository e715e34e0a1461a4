/** Where the arrow keys lead, in every arrangement of every game. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type ArrowKey, arrowMap } from '../../src/board/input/arrow-keys.js';
import { games } from '../../src/rules/index.js';
import { type Drawn, drawn, find } from '../support/layouts.js';

/** Follows keys through pile ids. */
function walker({ piles, arrangement }: Drawn) {
  const map = arrowMap(piles, arrangement);
  return (from: string, ...keys: ArrowKey[]): string | undefined => {
    let at: number | undefined = piles.findIndex(({ id }) => id === from);
    for (const key of keys) at = at === undefined ? undefined : map.next(at, key);
    return at === undefined ? undefined : piles[at]!.id;
  };
}

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
const BACK = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
  ArrowUp: 'ArrowDown',
  ArrowDown: 'ArrowUp',
} as const;

describe('the arrow keys', () => {
  it('lead from every pile to every other one, in every arrangement', () => {
    assert.ok(Object.keys(games).every((id) => drawn.some(({ name }) => name.startsWith(id))));
    for (const one of drawn) {
      const go = walker(one);
      const ids = one.piles.filter(({ role }) => role !== 'turned').map(({ id }) => id);
      for (const start of ids) {
        const seen = new Set([start]);
        for (const at of seen) {
          for (const key of KEYS) {
            const to = go(at, key);
            if (to) seen.add(to);
          }
        }
        const missed = ids.filter((id) => !seen.has(id));
        assert.deepEqual(missed, [], `${one.name}: from ${start}`);
      }
    }
  });

  it('undo each other, unless several piles lead to the same one', () => {
    for (const one of drawn) {
      const go = walker(one);
      const ids = one.piles.filter(({ role }) => role !== 'turned').map(({ id }) => id);
      for (const key of KEYS) {
        for (const from of ids) {
          const to = go(from, key);
          if (to === undefined) continue;
          const others = ids.filter((id) => id !== from && go(id, key) === to);
          if (others.length > 0) continue;
          const { places } = one.arrangement;
          // From 3 and 9 o’clock, ↑ may lead to what lies beside the dial.
          const isBeside = key === 'ArrowUp' && places[to]!.x !== places[from]!.x;
          const back = go(to, BACK[key]) ?? (isBeside ? from : undefined);
          assert.equal(back, from, `${one.name}: ${key} from ${from} to ${to} and back`);
        }
      }
    }
  });

  it('lead where they point: no ↑ goes down, no row is left by ← and →', () => {
    for (const { name, piles, arrangement } of drawn) {
      const map = arrowMap(piles, arrangement);
      const { places, dial } = arrangement;
      for (const [i, { id }] of piles.entries()) {
        if (!places[id]) continue;
        for (const [key, sign] of [
          ['ArrowUp', -1],
          ['ArrowDown', 1],
        ] as const) {
          const to = map.next(i, key);
          if (to === undefined) continue;
          const by = (places[piles[to]!.id]!.y - places[id].y) * sign;
          // Straight beside the centre of a dial nothing is above or below.
          const level = dial && Math.abs(places[id].y - dial.y) < 0.2;
          assert.ok(by > 0 || level, `${name}: ${key} from ${id} to ${piles[to]!.id}`);
        }
      }
    }
  });

  it('go round a ring, and from the centre up to 12', () => {
    for (const rect of [false, true]) {
      const go = walker(
        find('clock', ({ kind, dial }) => kind === 'dial' && !!dial!.rect === rect),
      );
      for (let hour = 1; hour < 13; hour++) {
        assert.equal(go(`h${hour}`, 'ArrowRight'), `h${(hour % 12) + 1}`);
        assert.equal(go(`h${(hour % 12) + 1}`, 'ArrowLeft'), `h${hour}`);
      }
      assert.equal(go('centre', 'ArrowUp'), 'h12');
      assert.equal(go('h12', 'ArrowDown'), 'centre');
      assert.equal(go('centre', 'ArrowDown'), 'h6');
      assert.equal(go('h6', 'ArrowUp'), 'centre');
      assert.equal(go('centre', 'ArrowRight'), 'h3');
      assert.equal(go('centre', 'ArrowLeft'), 'h9');
      assert.equal(go('h12', 'ArrowUp'), undefined);
      assert.equal(go('h6', 'ArrowDown'), undefined);
    }
  });

  it('go from ring to ring outwards and inwards as seen', () => {
    const go = walker(find('big-ben', ({ width, height }) => width > 12 && height > 12));
    assert.equal(go('f12', 'ArrowDown'), 'h12');
    assert.equal(go('f6', 'ArrowUp'), 'h6');
    assert.equal(go('h3', 'ArrowUp'), 'f3');
    assert.equal(go('f3', 'ArrowDown', 'ArrowDown'), 'waste');
    assert.equal(go('stock', 'ArrowRight'), 'waste');
    assert.equal(go('f11', 'ArrowRight', 'ArrowRight'), 'f1');
  });

  it('go between the rows of a narrow board', () => {
    const bigBen = find('big-ben', ({ kind, width }) => kind === 'rows' && width < 10);
    let go = walker(bigBen);
    assert.equal(go('h1', 'ArrowDown'), 'h7');
    assert.equal(go('h7', 'ArrowDown'), 'f1');
    assert.equal(go('f8', 'ArrowUp', 'ArrowUp', 'ArrowUp'), 'h2');
    assert.match(go('f9', 'ArrowDown')!, /stock|waste/);
    assert.equal(go('f12', 'ArrowRight'), undefined);
    go = walker(find('travellers', ({ width }) => width < 5));
    assert.equal(go('A', 'ArrowDown', 'ArrowDown', 'ArrowRight'), '10');
    assert.equal(go('4', 'ArrowRight'), undefined);
    assert.equal(go('J', 'ArrowDown'), 'talon');
  });

  it('go down from a foundation to the column below it, and back', () => {
    const above = find('grandfathers-clock', ({ width, kind }) => kind === 'dial' && width < 10);
    const go = walker(above);
    for (const hour of ['h4', 'h5', 'h6', 'h7', 'h8']) {
      const column = go(hour, 'ArrowDown')!;
      assert.match(column, /^c\d$/);
      const { places } = above.arrangement;
      assert.ok(Math.abs(places[column]!.x - places[hour]!.x) < 1, `${hour} to ${column}`);
    }
    assert.equal(go('h12', 'ArrowDown'), 'h6');
    assert.equal(go('h6', 'ArrowUp'), 'h12');
  });

  it('go from the columns to the clock that stands between them, and back', () => {
    for (const hand of ['right', 'left']) {
      const go = walker(
        find('grandfathers-clock', ({ width, dial }) => width > 14 && !!dial && !dial.rect, hand),
      );
      assert.equal(go('c1', 'ArrowRight', 'ArrowRight', 'ArrowRight'), 'c4');
      assert.equal(go('c4', 'ArrowRight'), 'h9');
      assert.equal(go('h9', 'ArrowUp'), 'c4');
      assert.equal(go('c5', 'ArrowLeft'), 'h3');
      assert.equal(go('h3', 'ArrowUp'), 'c5');
    }
  });

  it('follow the hand: stock and waste beside the dial', () => {
    for (const [hand, key, hour] of [
      ['right', 'ArrowLeft', 'h3'],
      ['left', 'ArrowRight', 'h9'],
    ] as const) {
      const wide = find('german-clock', ({ width, dial }) => width > 9 && !!dial, hand);
      assert.match(walker(wide)(hour, 'ArrowUp')!, /stock|waste/);
      assert.match(walker(wide)('waste', key)!, /^h/);
    }
  });
});
