/** Where the arrow keys lead, in every arrangement of every game, and Page Up and Page Down. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { choose } from '../../src/board/geometry/arrange.js';
import { placeOf, spotOf } from '../../src/board/geometry/spots.js';
import { type ArrowKey, arrowMap } from '../../src/board/input/arrow-keys.js';
import { games, type PileFacts, type Rules } from '../../src/rules/index.js';
import { dealt, variants } from '../rules/variants.js';
import { carousel } from '../support/carousel/rules.js';
import { type Drawn, drawn, find, layoutOf } from '../support/layouts.js';

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

/** A board in a window of this width: what is drawn of each pile that has a button, as a box. */
interface Seen {
  readonly name: string;
  readonly kind: 'dial' | 'rows';
  readonly boxes: readonly Box[];
  next(from: number, key: ArrowKey): number | undefined;
}

interface Box {
  readonly pile: number;
  readonly id: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** From the centre of the first card to that of the last, in pixels. */
function boxOf(pile: PileFacts, index: number, chosen: ReturnType<typeof choose>): Box {
  const place = placeOf(pile, chosen.arrangement.places);
  const a = spotOf(pile, place, 0);
  const b = spotOf(pile, place, pile.spread === 'fan' ? Math.max(0, pile.cards.length - 1) : 0);
  const [xs, ys] = [
    [a.x, b.x],
    [a.y, b.y],
  ] as const;
  const scale = (value: number): number => value * chosen.scale;
  return {
    pile: index,
    id: pile.id,
    left: scale(Math.min(...xs)),
    right: scale(Math.max(...xs)),
    top: scale(Math.min(...ys)),
    bottom: scale(Math.max(...ys)),
  };
}

/**
 * Every game with every set of its options, as dealt, in windows of four widths. Of boards that differ only in their
 * size, the first.
 */
function* boards(): Generator<Seen> {
  const seen = new Set<string>();
  const all: Rules[] = [...variants.map(({ rules }) => rules), carousel.create({})];
  for (const rules of all) {
    const { piles } = rules.table(dealt(rules, 7));
    for (const width of [200, 360, 768, 1280]) {
      for (const hand of ['right', 'left'] as const) {
        for (const kind of ['auto', 'dial', 'rows'] as const) {
          for (const height of [360, 720, 1400]) {
            const chosen = choose(layoutOf(rules.game)(piles, hand), kind, width, height);
            const boxes = piles.flatMap((pile, i) =>
              pile.role === 'turned' ? [] : [boxOf(pile, i, chosen)],
            );
            const places = boxes.map(({ id, left, right, top, bottom }) => {
              const inCards = [left, right, top, bottom].map((at) =>
                (at / chosen.scale).toFixed(3),
              );
              return [id, ...inCards];
            });
            const drawing = JSON.stringify([rules.game, chosen.arrangement.kind, places]);
            if (seen.has(drawing)) continue;
            seen.add(drawing);
            const map = arrowMap(piles, chosen.arrangement);
            yield {
              name: `${rules.game} ${JSON.stringify(rules.options)}, ${width} × ${height}, ${kind}, ${hand}`,
              kind: chosen.arrangement.kind,
              boxes,
              next: (from, key) => map.next(from, key),
            };
          }
        }
      }
    }
  }
}

/** How far one box lies from another in the direction of a key, and how far to the side of it. */
function way(from: Box, to: Box, key: ArrowKey): { ahead: number; aside: number } {
  const gap = (a1: number, a2: number, b1: number, b2: number): number =>
    Math.max(0, b1 - a2, a1 - b2);
  const across = gap(from.left, from.right, to.left, to.right);
  const along = gap(from.top, from.bottom, to.top, to.bottom);
  switch (key) {
    case 'ArrowLeft':
      return { ahead: from.left - to.right, aside: along };
    case 'ArrowRight':
      return { ahead: to.left - from.right, aside: along };
    case 'ArrowUp':
      return { ahead: from.top - to.bottom, aside: across };
    case 'ArrowDown':
      return { ahead: to.top - from.bottom, aside: across };
  }
}

describe('the arrow keys', () => {
  it('lead from every pile to every other one, in every arrangement', () => {
    assert.ok(Object.keys(games).every((id) => drawn.some(({ name }) => name.startsWith(id))));
    for (const one of drawn) {
      const go = walker(one);
      const ids = one.piles.filter(({ role }) => role !== 'turned').map(({ id }) => id);
      const nextTo = new Map(ids.map((id) => [id, KEYS.map((key) => go(id, key))]));
      for (const start of ids) {
        const seen = new Set([start]);
        for (const at of seen) {
          for (const to of nextTo.get(at)!) {
            if (to) seen.add(to);
          }
        }
        const missed = ids.filter((id) => !seen.has(id));
        assert.deepEqual(missed, [], `${one.name}: from ${start}`);
      }
    }
  });

  it('never lead against the eye: what they lead to lies there, less than 60° off', () => {
    let presses = 0;
    for (const { name, kind, boxes, next } of boards()) {
      for (const from of boxes) {
        for (const key of KEYS) {
          const to = next(from.pile, key);
          if (to === undefined) continue;
          presses++;
          const goal = boxes.find(({ pile }) => pile === to)!;
          const { ahead, aside } = way(from, goal, key);
          const told = `${name}: ${key} from ${from.id} to ${goal.id}`;
          assert.ok(ahead > 0, `${told}, which does not lie there`);
          // From row to row an arrow reaches farther.
          const isRow = kind === 'rows' && (key === 'ArrowUp' || key === 'ArrowDown');
          assert.ok(aside < 1.73 * ahead || isRow, `${told}, which lies more to the side`);
        }
      }
    }
    assert.ok(presses > 2000, String(presses));
  });

  it('lead to the nearest pile: no other one lies both nearer and straighter there', () => {
    for (const { name, boxes, next } of boards()) {
      for (const from of boxes) {
        for (const key of KEYS) {
          const to = next(from.pile, key);
          const goal = to === undefined ? undefined : boxes.find(({ pile }) => pile === to)!;
          const here = goal ? way(from, goal, key) : { ahead: Infinity, aside: Infinity };
          for (const other of boxes) {
            if (other === from || other === goal) continue;
            const { ahead, aside } = way(from, other, key);
            const isThere = ahead > 1 && aside < 0.9 * ahead;
            const isBetter = ahead < here.ahead - 1 && aside < here.aside + 1;
            assert.ok(
              !isThere || !isBetter,
              `${name}: ${key} from ${from.id} to ${goal?.id}, but ${other.id} is nearer`,
            );
          }
        }
      }
    }
  });

  it('lead out of every pile to what is drawn beside it, and nowhere from the edge', () => {
    const go = walker(find('clock', ({ kind, dial }) => kind === 'dial' && !dial!.rect));
    assert.equal(go('h3', 'ArrowUp'), 'h2');
    assert.equal(go('h3', 'ArrowDown'), 'h4');
    assert.equal(go('h3', 'ArrowLeft'), 'centre');
    assert.equal(go('h3', 'ArrowRight'), undefined);
    assert.equal(go('h6', 'ArrowRight'), 'h5');
    assert.equal(go('h6', 'ArrowLeft'), 'h7');
    assert.equal(go('centre', 'ArrowUp'), 'h12');
    assert.equal(go('centre', 'ArrowDown'), 'h6');
    assert.equal(go('centre', 'ArrowRight'), 'h3');
    assert.equal(go('centre', 'ArrowLeft'), 'h9');
    assert.equal(go('h12', 'ArrowUp'), undefined);
    assert.equal(go('h12', 'ArrowDown'), 'centre');
  });

  it('go from ring to ring outwards and inwards as seen', () => {
    const go = walker(find('big-ben', ({ width, height }) => width > 12 && height > 12));
    assert.equal(go('f12', 'ArrowDown'), 'h12');
    assert.equal(go('f6', 'ArrowUp'), 'h6');
    assert.equal(go('h3', 'ArrowRight'), 'f3');
    assert.equal(go('f3', 'ArrowLeft', 'ArrowLeft'), 'waste');
    assert.equal(go('stock', 'ArrowRight'), 'waste');
    assert.equal(go('f11', 'ArrowRight', 'ArrowRight'), 'f1');
    assert.equal(go('h2', 'ArrowUp'), 'f1');
  });

  it('go between the rows of a narrow board', () => {
    const bigBen = find('big-ben', ({ kind, width }) => kind === 'rows' && width < 10);
    let go = walker(bigBen);
    assert.equal(go('h1', 'ArrowDown'), 'h7');
    assert.equal(go('h7', 'ArrowDown'), 'f1');
    assert.equal(go('f8', 'ArrowUp', 'ArrowUp', 'ArrowUp'), 'h2');
    assert.match(go('f9', 'ArrowDown')!, /stock|waste/);
    assert.equal(go('f12', 'ArrowRight'), undefined);
    go = walker(find('travellers', ({ width }) => width < 5.1));
    assert.equal(go('A', 'ArrowDown', 'ArrowDown', 'ArrowRight'), '9');
    assert.equal(go('4', 'ArrowRight'), undefined);
    assert.equal(go('8', 'ArrowDown'), 'talon');
  });

  it('go down from the dial to the column below it, and up again', () => {
    const above = find('grandfathers-clock', ({ width, kind }) => kind === 'dial' && width < 10);
    const go = walker(above);
    for (const hour of ['h5', 'h6', 'h7']) {
      const column = go(hour, 'ArrowDown')!;
      assert.match(column, /^c\d$/);
      const { places } = above.arrangement;
      assert.ok(Math.abs(places[column]!.x - places[hour]!.x) < 1, `${hour} to ${column}`);
      assert.match(go(column, 'ArrowUp')!, /^h[5-7]$/);
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
      assert.match(go('c4', 'ArrowRight')!, /^h/);
      assert.equal(go('h9', 'ArrowLeft'), 'c4');
      assert.match(go('c5', 'ArrowLeft')!, /^h/);
      assert.equal(go('h3', 'ArrowRight'), 'c5');
    }
  });

  it('follow the hand: stock and waste beside the dial', () => {
    for (const [hand, key] of [
      ['right', 'ArrowLeft'],
      ['left', 'ArrowRight'],
    ] as const) {
      const wide = find('german-clock', ({ width, dial }) => width > 9 && !!dial, hand);
      assert.match(walker(wide)('waste', key)!, /^h/);
    }
  });
});

describe('Page Up and Page Down', () => {
  /** Follows one of them through pile ids. */
  const rounder = ({ piles, arrangement }: Drawn) => {
    const map = arrowMap(piles, arrangement);
    return (from: string, step: 1 | -1): string =>
      piles[
        map.round(
          piles.findIndex(({ id }) => id === from),
          step,
        )!
      ]!.id;
  };

  it('go round a ring, clockwise and back', () => {
    for (const rect of [false, true]) {
      const go = rounder(
        find('clock', ({ kind, dial }) => kind === 'dial' && !!dial!.rect === rect),
      );
      for (let hour = 1; hour < 13; hour++) {
        const next = `h${(hour % 12) + 1}`;
        assert.equal(go(`h${hour}`, 1), next);
        assert.equal(go(next, -1), `h${hour}`);
      }
    }
    const go = rounder(find('big-ben', ({ width, height }) => width > 12 && height > 12));
    assert.equal(go('f12', 1), 'f1');
    assert.equal(go('h1', -1), 'h12');
  });

  it('go through what is on no ring, and from its end to its beginning', () => {
    const columns = rounder(find('grandfathers-clock', ({ dial }) => dial !== undefined));
    assert.equal(columns('c1', 1), 'c2');
    assert.equal(columns('c1', -1), 'c8');
    assert.equal(columns('c8', 1), 'c1');
    const rows = rounder(find('clock', ({ kind }) => kind === 'rows'));
    assert.equal(rows('h6', 1), 'h7');
    assert.equal(rows('h12', 1), 'centre');
    assert.equal(rows('centre', 1), 'h1');
  });

  it('go along a line, also where it goes back to the left', () => {
    for (const one of drawn.filter(({ name }) => name.startsWith('travellers'))) {
      const go = rounder(one);
      const ids = one.piles.filter(({ role }) => role !== 'turned').map(({ id }) => id);
      assert.equal(ids.at(-1), 'talon');
      ids.forEach((id, i) => assert.equal(go(id, 1), ids[(i + 1) % ids.length], one.name));
    }
  });
});
