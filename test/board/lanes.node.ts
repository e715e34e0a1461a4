/** The ways that explain a loss run round the dial, beside each other. */
import { strict as assert } from 'node:assert';
import { describe, it } from 'node:test';
import { clockLayout } from '../../src/board/layouts/clock.js';
import { Lanes } from '../../src/board/marks/lanes.js';
import { games, resolveOptions } from '../../src/rules/index.js';
import type { Arrow } from '../../src/game/index.js';

const clock = games.clock!;
const { piles } = clock.create(resolveOptions(clock, {}).options);
const all = clockLayout(piles, 'right');
const dial = all.find((one) => one.dial && !one.dial.rect)!;
const rectangle = all.find((one) => one.dial?.rect)!;

const chain = (...hours: readonly number[]): Arrow[] =>
  hours.slice(1).map((hour, i) => ({ from: `h${hours[i]}`, to: `h${hour}`, kind: 'loss' }));

/** The radius and the flags of each arc, in order. */
const arcsOf = (arrows: readonly Arrow[]): [radius: number, long: string, clockwise: string][] => {
  const lanes = new Lanes(dial, arrows);
  return arrows.flatMap(({ from, to }) => {
    const found = /A([\d.]+) [\d.]+ 0 ([01]) ([01]) /.exec(lanes.way(from, to)!.path);
    return found ? [[Number(found[1]), found[2]!, found[3]!] as const] : [];
  }) as [number, string, string][];
};

describe('the ways round a dial', () => {
  it('are one, with two heads, for two piles that wait for each other: the shorter one', () => {
    const arrows = chain(10, 7, 10);
    const way = new Lanes(dial, arrows).way('h10', 'h7', 0.1, true)!;
    assert.match(way.path, /A1.38 1.38 0 0 0 /);
    // Both heads point outwards.
    for (const [{ x, y }, towards] of [
      [way.start, way.back!],
      [way.end, way.towards],
    ] as const) {
      const out = { x: x - dial.dial!.x, y: y - dial.dial!.y };
      assert.ok(out.x * towards.x + out.y * towards.y > 0.95 * Math.hypot(out.x, out.y));
    }
    const bow = new Lanes(rectangle, arrows).bow('h10', 'h7', 0.1, true)!;
    assert.deepEqual(
      [bow.back, bow.towards].map((out) => out?.y),
      [-1, 1],
      'from 10 down to 7',
    );
  });

  it('go round its own numeral for a pile that waits for itself, or round the dial where cards are in the way', () => {
    assert.deepEqual(arcsOf(chain(11, 11)), []);
    const path = new Lanes(dial, chain(11, 11)).way('h11', 'h11')!.path;
    assert.equal(path.match(/C/g)!.length, 3);
    const [first] = Object.values(dial.places);
    const centre = { ...first!, x: dial.dial!.x, y: dial.dial!.y, room: 1 };
    const covered = { ...dial, places: { ...dial.places, centre } };
    assert.match(new Lanes(covered, chain(6, 6)).way('h6', 'h6')!.path, /A1.38 1.38 0 1 1/);
  });

  it('go round their own numerals on a rectangular dial too, clear of the cards in the middle', () => {
    const { centre, ...places } = rectangle.places;
    for (const hour of [11, 12, 3, 9, 6]) {
      const id = `h${hour}`;
      const [cell, mark] = [rectangle.places[id]!, rectangle.marks[id]!];
      const way = new Lanes({ ...rectangle, places }, chain(hour, hour)).bow(id, id, 0.1)!;
      const points = [...way.path.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => ({
        x: Number(x),
        y: Number(y),
      }));
      const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
      const isAside = Math.abs(cell.x - mark.x) > Math.abs(cell.y - mark.y);
      const [along, at] = isAside ? [ys, mark.y] : [xs, mark.x];
      assert.ok(Math.min(...along) < at - 0.2 && Math.max(...along) > at + 0.2, id);
      assert.ok(Math.max(...along) - Math.min(...along) < 1, `${id}: no way round the dial`);
    }
    const covered = { ...places, centre: { ...centre!, ...rectangle.marks['h12'] } };
    const none = new Lanes({ ...rectangle, places: covered }, chain(12, 12)).bow('h12', 'h12');
    assert.equal(none, undefined);
  });

  it('lie beside each other where they meet, and take the shorter side if there are many', () => {
    const arrows = chain(12, 4, 1, 6, 2, 12);
    const arcs = arcsOf(arrows);
    assert.equal(arcs.length, 5);
    assert.deepEqual(new Set(arcs.map(([, , clockwise]) => clockwise)), new Set(['0', '1']));
    const [first, second] = arcs;
    assert.notEqual(first![0], second![0]);
  });

  it('are short bows between neighbours, and stay inside the numerals elsewhere', () => {
    const [near, far] = [chain(3, 4, 3), chain(3, 8, 3)].map((arrows) => arcsOf(arrows));
    assert.equal(near!.length, 1);
    for (const [radius] of far!) assert.ok(radius < 1.48);
  });

  it('are not for rectangular dials, nor for piles without an hour', () => {
    const arrows = chain(3, 8);
    assert.equal(new Lanes(rectangle, arrows).way('h3', 'h8'), undefined);
    assert.equal(new Lanes(dial, arrows).way('centre', 'h8'), undefined);
  });
});
