/** What composes the pictures of single games: where outlines end, and what lines lead to. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type Arrangement,
  CARD_HEIGHT,
  choose,
  DOCK,
  round,
  type Spot,
} from '../../src/board/geometry/arrange.js';
import { STATION, THICK } from '../../src/board/geometry/railway.js';
import { UP_TO } from '../../src/board/layouts/line-paths.js';
import { whenWon } from '../../src/board/geometry/when-won.js';
import { placeOf, spotOf } from '../../src/board/geometry/spots.js';
import { posesOf } from '../../src/board/marks/hands.js';
import { trackOf } from '../../src/board/marks/track.js';
import { scoreOf } from '../../src/board/marks/score.js';
import { trainOf, wayOf } from '../../src/board/marks/way.js';
import type { PileFacts } from '../../src/rules/index.js';
import { after, type Played } from '../support/board-table.js';
import { type Drawn, drawn } from '../support/layouts.js';

/** The arrangements of a game of some kind, of which there are some. */
function arrangementsOf(game: string, which: (one: Arrangement) => boolean): Drawn[] {
  const found = drawn.filter(
    ({ name, arrangement }) => name.startsWith(`${game} `) && which(arrangement),
  );
  assert.ok(found.length > 0, `${game} is drawn like that`);
  return found;
}

/** All positions of a game without choices, from the opening to the end. */
function* positions(game: string, deal: number): Generator<Played> {
  const played = after(game, deal);
  for (;;) {
    yield { ...played };
    const [move] = played.rules.moves(played.state);
    if (!move) return;
    played.state = played.rules.apply(played.state, move);
  }
}

/** Half of the breadth of an arrow’s head, in hundredths of a card width. */
const ARROW = 4.9;

const numbers = (text: string): number[] => (text.match(/-?[\d.]+/g) ?? []).map(Number);

describe('Wandering Card on a round dial', () => {
  const round = arrangementsOf(
    'wandering-card',
    ({ dial }) => dial !== undefined && dial.rect === undefined,
  );

  /** The radii between which a pile lies, from the dial's centre. */
  function radiiOf(pile: PileFacts, { arrangement: { dial, places } }: Drawn): [number, number] {
    const radii = pile.cards.map((_, i) => {
      const { x, y } = spotOf(pile, placeOf(pile, places), i);
      return Math.hypot(x - dial!.x, y - dial!.y);
    });
    return [Math.min(...radii) - CARD_HEIGHT / 2, Math.max(...radii) + CARD_HEIGHT / 2];
  }

  it('has piles that begin and end at one radius, however many cards they have', () => {
    for (const one of round) {
      const found = new Set<string>();
      const counts = new Set<number>();
      for (const { rules, state } of positions('wandering-card', 1)) {
        for (const pile of rules.table(state).piles) {
          if (!pile.hour || pile.cards.length < 2) continue;
          counts.add(pile.cards.length);
          found.add(
            radiiOf(pile, one)
              .map((radius) => radius.toFixed(3))
              .join(' … '),
          );
        }
      }
      assert.ok(counts.size > 1, 'piles have different numbers of cards');
      assert.equal(found.size, 1, `${one.name}: ${[...found].join(', ')}`);
    }
  });

  it('has its rim outside the corners of all cards on it', () => {
    for (const one of round) {
      const { dial } = one.arrangement;
      const { rules, state } = after('wandering-card', 1);
      for (const pile of rules.table(state).piles.filter(({ hour }) => hour)) {
        const corner = Math.hypot(radiiOf(pile, one)[1], 0.5);
        assert.ok(dial!.r - corner > 0.05, `${one.name}, ${pile.id}: ${corner} of ${dial!.r}`);
      }
    }
  });

  it('has its cards laid aside on a moon that is behind the rim, with room for their number', () => {
    for (const { arrangement, name } of round) {
      const { dial, places, width, height, way } = arrangement;
      const { x, y, docked } = places['aside']!;
      assert.ok(docked, name);
      // On the moon, which is as high as the axle of the dial beside that.
      const isBelow = Math.abs(x - dial!.x) < 0.001;
      assert.ok(isBelow || Math.abs(y - dial!.y) < 0.001, name);
      // Beside it they are in the middle of what is seen of the moon.
      const off = isBelow ? 0 : Math.sign(x - dial!.x) * 0.1;
      const moon = { x: 100 * (x - off), y: 100 * y, r: 100 * DOCK };
      const away = Math.hypot(moon.x / 100 - dial!.x, y - dial!.y);
      const apart = away - dial!.r - DOCK;
      assert.ok(apart < -0.15 && apart > -0.35, `${name}: ${apart}`);
      // The way is drawn in the middle of the orbit, and cards are clear of that.
      const edge = away + Math.abs(off) - (isBelow ? CARD_HEIGHT / 2 : 0.5);
      assert.ok(edge > dial!.r + 2 * way! + 0.1, `${name}: ${edge}`);
      assert.ok(moon.r > 100 * Math.hypot(0.5, CARD_HEIGHT / 2) + 10, name);
      // As in counts.ts: the number’s middle, half of its height, and some room.
      assert.ok(moon.r > 100 * (CARD_HEIGHT / 2 + 0.17 + 0.06) + 5, name);
      for (const value of [moon.x, 100 * width - moon.x, moon.y, 100 * height - moon.y]) {
        assert.ok(value > moon.r, `${name}: the ring leaves the box`);
      }
    }
  });

  it('gives way to a rectangular one on phones, where cards would be narrower than 48 pixels', () => {
    const all = arrangementsOf('wandering-card', () => true).map(({ arrangement }) => arrangement);
    for (const [width, height] of [
      [358, 650],
      [366, 650],
      [388, 700],
    ] as const) {
      const { arrangement, scale } = choose(all, 'auto', width, height, 3 * height);
      assert.ok(arrangement.dial?.rect && scale >= 48, `${width}: ${scale}`);
    }
    assert.equal(choose(all, 'auto', 744, 870).arrangement.dial?.rect, undefined);
  });

  it('has dials of each kind, and no narrow one with fans in two directions', () => {
    const all = arrangementsOf('wandering-card', ({ dial }) => dial !== undefined);
    const others = all.filter(({ arrangement: { dial } }) => dial!.rect);
    const rectangles = others.map(({ arrangement: { dial } }) => dial!.rect);
    const moons = others.filter(({ arrangement: { places } }) => places['aside']!.docked);
    // Of each tall one there is another with its ring below it.
    const ringed = others.filter(({ arrangement: { dial } }) => dial!.hangs !== undefined);
    assert.equal(round.length, rectangles.length - moons.length - ringed.length);
    for (const { arrangement, name } of ringed) {
      assert.ok(arrangement.dial!.casing?.brass, name);
      assert.ok(arrangement.dial!.rect!.rim.y > arrangement.dial!.rect!.rim.x, name);
    }
    // Only low ones have room for a moon beside them.
    for (const { arrangement, name } of moons) {
      assert.ok(arrangement.dial!.rect!.rim.x > arrangement.dial!.rect!.rim.y, name);
    }
    for (const shape of ['x', 'y'] as const) {
      assert.ok(rectangles.some((rect) => rect!.rim[shape] === Math.max(rect!.rim.x, rect!.rim.y)));
    }
    for (const { arrangement, name } of all) {
      const { rect } = arrangement.dial!;
      if (!rect || rect.rim.x > rect.rim.y) continue;
      for (const { step } of Object.values(arrangement.places)) assert.ok(step.x === 0, name);
    }
  });

  it('has the wandering card in line with the pile that it was taken from', () => {
    for (const { arrangement, name } of round) {
      for (const { rules, state } of positions('wandering-card', 1)) {
        const { piles } = rules.table(state);
        const turned = piles.find(({ role, cards }) => role === 'turned' && cards.length > 0);
        if (!turned) continue;
        const { x, y, angle } = spotOf(turned, placeOf(turned, arrangement.places), 0);
        const own = arrangement.places[turned.over!]!;
        assert.deepEqual([x, y, angle], [own.x, own.y, own.angle], name);
      }
    }
  });

  it('has a way on an orbit around the rim from the wandering card to its hour, the shorter one', () => {
    const ends = new Set<string>();
    for (const { arrangement, name } of round) {
      const { dial, places, width, height } = arrangement;
      const hourAt = ({ x, y }: Spot): number =>
        (Math.atan2(x / 100 - dial!.x, dial!.y - y / 100) / Math.PI) * 6;
      for (const { rules, state } of positions('wandering-card', 1)) {
        const { piles } = rules.table(state);
        const moves = rules.moves(state);
        const way = wayOf(arrangement, piles, moves);
        const [move] = moves;
        if (!move) {
          assert.equal(way, undefined);
          continue;
        }
        const { over } = piles[move.from]!;
        const target = piles[move.to]!;
        ends.add(`${over === 'centre'} ${over === 'aside'} ${target.id === 'centre'}`);
        if (over === 'centre' || target.id === 'centre') {
          assert.equal(way, undefined, `${name}: ${over} to ${target.id}`);
          continue;
        }
        assert.ok(way, `${name}: ${over} to ${target.id}`);
        const [from, to] = way.map(({ d }) => {
          const [x, y] = /^M(\S+) ([^A-Za-z]+)/.exec(d)!.slice(1).map(Number);
          return { x: x!, y: y! };
        }) as [Spot, Spot];
        assert.ok(way[0].d.endsWith(` ${to.x} ${to.y}`), 'it ends in the head of its arrow');
        for (const { x, y } of [from, to]) {
          const away = Math.hypot(x / 100 - dial!.x, y / 100 - dial!.y);
          const orbit = dial!.r + arrangement.way!;
          assert.ok(Math.abs(away - orbit) < 0.01, `${away} on an orbit of ${orbit}`);
          const inside = Math.min(x, y, 100 * width - x, 100 * height - y);
          assert.ok(inside > ARROW, `an arrow ${inside} inside the box`);
        }
        const apart = (from: number, to: number): number => Math.abs(((to - from + 18) % 12) - 6);
        const own = places[over!]!;
        const start = hourAt({ x: own.x * 100, y: own.y * 100 });
        assert.ok(apart(hourAt(from), start) < 0.02, `${name}: from ${over}`);
        assert.ok(apart(hourAt(to), target.hour!) < 0.02, `${name}: to ${target.id}`);
        // No arc is the larger one, and the clockwise ones have their flag.
        const ahead = (target.hour! - start + 24) % 12;
        const isClockwise = Number(/A\S+ \S+ 0 0 (\d)/.exec(way[0].d)?.[1]);
        if (ahead > 0.1 && Math.abs(ahead - 6) > 0.1) {
          assert.equal(isClockwise, Number(ahead < 6), `${name}: ${over} to ${target.id}`);
        }
      }
    }
    assert.equal(ends.size, 4, [...ends].join(', '));
  });
});

describe('the way of the wandering card on a rim like a cushion', () => {
  const all = arrangementsOf('wandering-card', ({ dial }) => dial?.rect !== undefined);

  /** The point of an outline at a distance from its beginning, and how long it is. */
  const walk = (d: string, distance: number): { at: Spot | undefined; length: number } => {
    let [at, length] = [undefined as Spot | undefined, 0];
    let [x, y] = /^M(\S+) ([^a-z]+)/.exec(d)!.slice(1).map(Number) as [number, number];
    // It is closed by a line up.
    const closed = d.replace('Z', `v${-/v([\d.]+)/.exec(d)![1]!}`);
    for (const [, kind = '', rest = ''] of closed.matchAll(/([ahv])([^ahvZ]+)/g)) {
      const found = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
      const [dx, dy] =
        kind === 'h' ? [found[0]!, 0] : kind === 'v' ? [0, found[0]!] : found.slice(-2);
      const long = kind === 'a' ? (Math.PI / 2) * found[0]! : Math.abs(dx! + dy!);
      const share = (distance - length) / long;
      if (!at && share <= 1 && kind !== 'a') at = { x: x + share * dx!, y: y + share * dy! };
      [x, y, length] = [x + dx!, y + dy!, length + long];
    }
    return { at, length };
  };

  it('is the shorter part of the rim between the two piles, and has its arrow at the hour', () => {
    let ways = 0;
    for (const { arrangement, name } of all) {
      const { dial, marks, places, width, height } = arrangement;
      for (const { rules, state } of positions('wandering-card', 1)) {
        const { piles } = rules.table(state);
        const moves = rules.moves(state);
        const way = wayOf(arrangement, piles, moves);
        if (!way) continue;
        ways++;
        const [line, stops] = way;
        const [length, rest] = line['stroke-dasharray']!.split(' ').map(Number) as [number, number];
        const first = -line['stroke-dashoffset']!;
        const whole = walk(line.d, 0).length;
        assert.ok(
          Math.abs(length + rest - whole) < 0.1,
          `${name}: ${length} and ${rest} of ${whole}: ${line.d}`,
        );
        assert.ok(length <= rest + 0.1, `${name}: ${length} of ${whole}`);
        const [x, y] = /^M(\S+) ([^L]+)L/.exec(stops.d)!.slice(1).map(Number) as [number, number];
        const ends = [first, (first + length) % whole].map(
          (distance) => walk(line.d, distance).at!,
        );
        const near = (end: Spot, spot: Spot): boolean =>
          Math.abs(end.x - spot.x) < 0.1 || Math.abs(end.y - spot.y) < 0.1;
        const isAtArrow = ends.map((end) => Math.hypot(end.x - x, end.y - y) < 0.1);
        assert.ok(isAtArrow.includes(true), `${name}: ${JSON.stringify(ends)} and ${x} ${y}`);
        const to = marks[piles[moves[0]!.to]!.id]!;
        assert.ok(near({ x, y }, { x: 100 * to.x, y: 100 * to.y }), `${name}: beside its hour`);
        const { over = '' } = piles[moves[0]!.from]!;
        const from = marks[over] ?? places[over]!;
        const start = ends[isAtArrow[0] ? 1 : 0]!;
        assert.ok(near(start, { x: 100 * from.x, y: 100 * from.y }), `${name}: from ${over}`);
        // On the rim, and inside the box.
        const { rim } = dial!.rect!;
        const off = [Math.abs(x / 100 - dial!.x) - rim.x, Math.abs(y / 100 - dial!.y) - rim.y];
        assert.ok(off.some((by) => Math.abs(by) < 0.01) && off.every((by) => by < 0.01), name);
        const inside = Math.min(x, y, 100 * width - x, 100 * height - y);
        assert.ok(inside > ARROW, `${name}: an arrow ${inside} inside`);
        // It begins where the head does, goes back from there, and ends ahead.
        const [, head] = /L\S+ [^L]+L([^L]+)L/.exec(stops.d)!;
        const [ahead, down] = head!.split(' ').map(Number) as [number, number];
        const [dx, dy] = [ahead - x, down - y];
        assert.ok(Math.abs(Math.abs(dx + dy) - 17) < 0.1, `${name}: along the rim`);
      }
    }
    assert.ok(ways > 100, `${ways} ways`);
  });
});

describe('the line of Travellers', () => {
  const all = arrangementsOf('travellers', ({ kind }) => kind === 'rows');
  /** The points of a path of straight lines and of arcs, whose ends stand for them, in hundredths of a card width. */
  function pointsOf(d: string): Spot[] {
    const points: Spot[] = [];
    let at = { x: 0, y: 0 };
    for (const [, command, values] of d.matchAll(/([MHVA])([^MHVA]*)/g)) {
      const list = numbers(values!);
      if (command === 'H') at = { x: list[0]!, y: at.y };
      else if (command === 'V') at = { x: at.x, y: list[0]! };
      else at = { x: list.at(-2)!, y: list.at(-1)! };
      points.push(at);
    }
    return points;
  }

  /** Half of the height and of the length of a train. */
  const [HIGH, LONG] = [12, 42];

  it('leads from station to station, from the first pile to the kings’ one, without a break', () => {
    for (const { arrangement, name, piles } of all) {
      const { line, marks, rail } = arrangement;
      const stations = [...piles.filter(({ id, rank }) => rank && id !== 'talon'), { id: 'talon' }];
      assert.equal(line!.length, stations.length - 1, name);
      line!.forEach(({ way }, i) => {
        const points = pointsOf(way);
        for (const [point, { id }] of [
          [points[0]!, stations[i]!],
          [points.at(-1)!, stations[i + 1]!],
        ] as const) {
          const mark = marks[id]!;
          const away = Math.hypot(point.x - 100 * mark.x, point.y - 100 * (mark.y + rail!));
          assert.ok(away < 1, `${name}: piece ${i} ends ${away} from ${id}`);
        }
      });
    }
  });

  it('is drawn from the ring of one station to that of the next, and ends at a bar', () => {
    for (const { arrangement, name } of all) {
      const { line, marks, rail, ornament } = arrangement;
      for (const piece of line!) {
        const [drawn, middle] = [pointsOf(piece.rail), pointsOf(piece.way)];
        assert.equal(drawn.length, middle.length, name);
        for (const at of [0, drawn.length - 1]) {
          const [a, b] = [drawn[at]!, middle[at]!];
          assert.ok(
            a.y === b.y && Math.abs(Math.abs(a.x - b.x) - UP_TO) < 0.1,
            `${name}: ${piece.rail}`,
          );
        }
        assert.ok(ornament!.includes(piece.rail));
      }
      // All other straight lines end at a bar beside a station.
      const rest = line!.reduce((d, piece) => d.replace(piece.rail, ''), ornament!);
      const ends = rest.split(/(?=M)/).filter((part) => part.includes('H'));
      assert.equal(ends.length, 2, name);
      for (const d of ends) {
        const [from, to] = pointsOf(d);
        const near = Object.values(marks).some(
          ({ x, y }) =>
            Math.abs(100 * (y + rail!) - from!.y) < 1 &&
            // Outside the station's card, where the bar stands alone.
            Math.abs(Math.abs(100 * x - to!.x) - 57) < 1,
        );
        assert.ok(near, `${name}: ${d}`);
      }
    }
  });

  it('has its stations in columns, or between two of them, but for those beside a river, and no piece of it is longer than from one to the next', () => {
    for (const { arrangement, name } of all) {
      const { banks, line, marks } = arrangement;
      const xs = Object.values(marks).map(({ x }) => x);
      const first = Math.min(...xs);
      const apart = Math.min(
        ...Object.values(marks).flatMap((one) =>
          Object.values(marks)
            .filter(({ x, y }) => y === one.y && x > one.x)
            .map(({ x }) => x - one.x),
        ),
      );
      const isSingle = new Set(Object.values(marks).map(({ y }) => y)).size === 1;
      // It goes out at the right, or below.
      const opened =
        isSingle || !banks?.includes('L') ? 0 : banks.split('L').length > 10 ? 0.44 : 0.2;
      if (opened === 0) {
        for (const x of xs) {
          const column = (2 * (x - first)) / apart;
          assert.ok(Math.abs(column - Math.round(column)) < 0.01, `${name}: ${column}`);
        }
      }
      for (const { way } of line!) {
        const points = pointsOf(way);
        const [from, to] = [points[0]!, points.at(-1)!];
        // The next one is beside it, or below.
        const by = Math.abs(to.x - from.x) - 100 * apart;
        if (from.y === to.y) assert.ok(by > -1.1 && by < 100 * opened + 1.1, `${name}: ${way}`);
        else assert.ok(by < -50 * apart + 50 * opened + 1.1, `${name}: ${way}`);
      }
    }
  });

  it('fills the ring of a station with the quarters of its pile, and with all of it', () => {
    for (const { arrangement, name } of all) {
      for (const { x, y } of Object.values(arrangement.marks)) {
        const { bar, ticks } = trackOf({ x, y }, undefined, arrangement);
        const middle = { x: 100 * x, y: 100 * (y + arrangement.rail!) };
        assert.equal(ticks.length, 4);
        for (const [i, d] of [...ticks, bar].entries()) {
          const [left, top, r] = numbers(d) as [number, number, number];
          // As thick as its radius is twice: filled from the middle to the edge.
          assert.equal(r, STATION / 2, `${name}: ${d}`);
          const away = Math.hypot(left - middle.x, top - middle.y);
          assert.ok(Math.abs(away - r) < 0.1, `${name}: ${i} begins ${away} from its station`);
        }
      }
    }
  });

  it('has its train at the station of the turned card, and at the kings once the game is over', () => {
    const stops = new Set<string>();
    const ends: unknown[] = [];
    for (const { arrangement, name } of all.filter(({ piles }) => piles.length === 14)) {
      for (const { rules, state } of [
        ...positions('travellers', 8),
        ...positions('travellers', 212),
      ]) {
        const { piles } = rules.table(state);
        const moves = rules.moves(state);
        const [train] = trainOf(arrangement, piles, moves);
        const isOver = moves.length === 0;
        if (isOver) ends.push(rules.outcome(state).status === 'lost');
        const over = isOver ? 'talon' : piles[moves[0]!.from]!.over!;
        stops.add(over);
        const mark = arrangement.marks[over]!;
        const [x, y, towards] = numbers(train!.transform) as [number, number, number];
        const ahead = Math.sign(towards);
        const rail = 100 * (mark.y + arrangement.rail!);
        assert.ok(Math.abs(x - 100 * mark.x) < 1.1, `${name}: ${train!.transform}`);
        assert.ok(Math.abs(y - rail) < THICK, `${name}: ${train!.transform}`);
        // Its nose is on the side on which the line goes on, or has come to its end.
        const own = arrangement.line!.find(({ way }) => {
          const [from] = pointsOf(way);
          return Math.hypot(from!.x - x, from!.y - rail) < 1;
        });
        const [from, to] = pointsOf((own ?? arrangement.line!.at(-1)!).way).slice(own ? 0 : -2);
        assert.equal(ahead, Math.sign(to!.x - from!.x), `${name}: ${over}`);
      }
    }
    assert.ok(stops.size > 5, [...stops].join(', '));
    assert.ok(ends.includes(true) && ends.includes(false), 'one deal is lost, one is won');
  });

  it('has room for the train between a name and the cards, and before the bar', () => {
    for (const { arrangement, name } of all) {
      const { marks, places, rail } = arrangement;
      for (const [id, { x, y }] of Object.entries(marks)) {
        // Half of a name's height, and its pen.
        assert.ok(100 * rail! - HIGH > 14 + 1.5, name);
        const cards = places[id]!.y - CARD_HEIGHT / 2;
        assert.ok(100 * (cards - y - rail!) > HIGH + 1, `${name}: ${id}`);
        const bars = [...arrangement.ornament!.matchAll(/M(\S+) (\S+)v24/g)];
        assert.equal(bars.length, 2);
        for (const [, across, top] of bars) {
          if (Math.abs(Number(top) + 12 - 100 * (y + rail!)) > 1) continue;
          assert.ok(Math.abs(Number(across) - 100 * x) - THICK / 2 > LONG, `${name}: ${id}`);
        }
      }
    }
  });

  it('tells on the train how many have arrived at the station that it covers', () => {
    const { arrangement } = all.find(({ piles }) => piles.length === 14)!;
    const counts = new Set<number>();
    for (const { rules, state } of positions('travellers', 8)) {
      const { piles } = rules.table(state);
      const moves = rules.moves(state);
      const paths = trainOf(arrangement, piles, moves);
      const windows = (lit: boolean): number =>
        paths
          .filter((path) => path.class.endsWith('glass lit') === lit && path.class !== 'train')
          .reduce((count, { d }) => count + d.split('h10.5').length - 1, 0);
      const id = moves[0] ? piles[moves[0].from]!.over! : 'talon';
      const pile = piles.find((one) => one.id === id)!;
      assert.equal(windows(true), Math.min(4, scoreOf(pile, 0).marks), id);
      assert.equal(windows(true) + windows(false), 4);
      counts.add(windows(true));
    }
    assert.ok(counts.size > 3, [...counts].join(', '));
  });

  it('has the plate with its name inside the box, clear of cards, names and line', () => {
    let plates = 0;
    for (const { arrangement, name } of all) {
      const { plate, places, marks, ornament, width } = arrangement;
      if (!plate) continue;
      plates++;
      const [left, right] = [plate.x - plate.width / 2, plate.x + plate.width / 2];
      const [top, bottom] = [plate.y - plate.height / 2, plate.y + plate.height / 2];
      assert.ok(left > -0.001 && right < width + 0.001 && top >= 0, name);
      const clear = (x: number, y: number, across: number, down: number, what: string): void =>
        assert.ok(
          x + across <= left || x - across >= right || y + down <= top || y - down >= bottom,
          `${name}: ${what}`,
        );
      for (const [id, { x, y, room }] of Object.entries(places))
        clear(x, y + room / 2, 0.5, (CARD_HEIGHT + room) / 2, id);
      for (const [id, { x, y }] of Object.entries(marks)) clear(x, y, 0.2, 0.16, `name of ${id}`);
      for (const bar of ornament!.matchAll(/M(\S+) (\S+)v24/g))
        clear(Number(bar[1]) / 100, Number(bar[2]) / 100 + 0.15, THICK / 200, 0.15, 'bar');
    }
    assert.ok(plates > 0);
  });

  it('has a river from edge to edge of its sheet, under no name, clear of the plate and of all cards', () => {
    let rivers = 0;
    for (const { arrangement, name } of all) {
      const { banks = '', height, marks, places, plate, width } = arrangement;
      if (!banks) continue;
      rivers++;
      // The pond of a park is no part of it.
      const [one, other] = banks
        .split(/(?=M)/)
        .slice(0, 2)
        .map((bank) => spotsAlong(bank));
      const isAtEdge = ({ x, y }: Spot): boolean =>
        x <= 0 || y < -7.9 || Math.abs(x - 100 * width) < 1 || Math.abs(y - 100 * height) < 1;
      for (const bank of [one!, other!]) {
        assert.ok(isAtEdge(bank[0]!) && isAtEdge(bank.at(-1)!), name);
        const clear = (x: number, y: number, across: number, down: number, what: string): void => {
          const hit = bank.find(
            (spot) =>
              Math.abs(spot.x - 100 * x) < 100 * across && Math.abs(spot.y - 100 * y) < 100 * down,
          );
          assert.equal(hit, undefined, `${name}: ${what}`);
        };
        for (const [id, { x, y, room }] of Object.entries(places))
          clear(x, y + room / 2, 0.5, (CARD_HEIGHT + room) / 2, id);
        for (const [id, { x, y }] of Object.entries(marks)) clear(x, y, 0.2, 0.16, `name of ${id}`);
        if (plate) clear(plate.x, plate.y, plate.width / 2, plate.height / 2, 'plate');
      }
    }
    assert.ok(rivers > 10);
  });

  it('has a sheet as wide as its box, and streets that go under no name', () => {
    for (const { arrangement, name } of all) {
      const { ground, marks, plate, streets, width } = arrangement;
      const xs = [...ground!.matchAll(/M(\S+) /g)].map(([, x]) => Number(x));
      assert.deepEqual(xs, [0], name);
      assert.ok(ground!.includes(`h${Math.round(100 * (width - 0.28))}`), `${name}: ${ground!}`);
      for (const street of streets!.split(/(?=M)/)) {
        const spots = spotsAlong(street);
        const clear = (x: number, y: number, across: number, down: number, what: string): void =>
          assert.ok(
            !spots.some(
              (spot) =>
                Math.abs(spot.x - 100 * x) < 100 * across &&
                Math.abs(spot.y - 100 * y) < 100 * down,
            ),
            `${name}: ${what}`,
          );
        for (const [id, { x, y }] of Object.entries(marks)) clear(x, y, 0.22, 0.18, id);
        if (plate) clear(plate.x, plate.y, plate.width / 2, plate.height / 2, 'plate');
      }
    }
  });

  it('has names that are nearer to their own line than to the cards above, on a phone', () => {
    const { arrangement } = choose(
      all.map((one) => one.arrangement),
      'auto',
      358,
      692,
    );
    const { marks, places, rail } = arrangement;
    const ends = Object.values(places).map(({ y, room }) => y + CARD_HEIGHT / 2 + room);
    for (const [id, { y }] of Object.entries(marks)) {
      const above = Math.max(...ends.filter((end) => end < y));
      const half = 0.14;
      assert.ok(y - half - above > rail! - half - THICK / 200, id);
    }
  });

  it('turns beside the cards, inside the box', () => {
    let turns = 0;
    for (const { arrangement, name } of all) {
      const { line, places, width } = arrangement;
      const xs = Object.values(places).map(({ x }) => x);
      for (const { x } of line!.flatMap(({ way }) => pointsOf(way))) {
        assert.ok(x > 4 && x < 100 * width - 4, `${name}: ${x} of ${width}`);
      }
      for (const { way } of line!.filter((piece) => piece.way.includes('V'))) {
        turns++;
        const [across] = numbers(/(\S+ \S+)V/.exec(way)![1]!);
        const clear = Math.min(...xs.map((x) => Math.abs(across! / 100 - x))) - 0.5;
        assert.ok(clear > 0.1, `${name}: ${clear} from the cards`);
      }
    }
    assert.ok(turns > 0);
  });

  it('has large cards on a phone, and all of it to be seen', () => {
    const { arrangement, scale } = choose(
      all.filter(({ piles }) => piles.length === 14).map((one) => one.arrangement),
      'auto',
      366,
      620,
    );
    assert.ok(scale > 58, `cards are ${scale} wide`);
    assert.ok(arrangement.height * scale <= 620);
  });
});

describe('Big Ben', () => {
  const all = arrangementsOf('big-ben', () => true)
    .filter(({ name }) => name.includes(' right '))
    .map(({ arrangement }) => arrangement);

  for (const [width, height, least] of [
    [1256, 640, 80],
    [744, 870, 64],
    [366, 650, 48],
    [176, 530, 40],
  ] as const) {
    it(`has cards at least ${least} pixels wide, and a clock, where it has ${width} × ${height}`, () => {
      const { arrangement, scale } = choose(all, 'auto', width, height, 3 * height);
      assert.ok(scale >= least - 0.01, `${scale}`);
      assert.ok(arrangement.dial);
    });
  }

  it('has pointed arches in the iron of a round dial, with their tips under its cards, and rings clear of cards and numerals', () => {
    const round = all.filter(({ dial }) => dial && !dial.rect);
    assert.ok(round.length > 0);
    for (const { dial, marks, ornament, places } of round) {
      const rings = [...ornament!.matchAll(/M(\S+) (\S+?)a(\S+) \S+ 0 1 1/g)].map((found) => {
        const [left, y, r] = found.slice(1).map(Number) as [number, number, number];
        return { x: (left + r) / 100, y: y / 100, r: r / 100 };
      });
      const around = rings.filter(({ x, y }) => Math.hypot(x, y) < 0.01).map(({ r }) => r);
      assert.equal(around.length, 2);
      // All others are roses in the corners of its stage.
      for (const { x, y, r } of rings.filter(({ x, y }) => Math.hypot(x, y) >= 0.01)) {
        assert.ok(Math.hypot(x, y) - r > dial!.r, `a rose at ${x} ${y}`);
      }
      // Each fork goes on from one tip to the next one.
      const curves = [...ornament!.matchAll(/M(\S+) (\S+?)Q[^Q]+Q\S+ \S+ (\S+) ([^M]+)/g)].map(
        (found) => found.slice(1).map((value) => Number(value) / 100),
      ) as [number, number, number, number][];
      // Gables stand on its stage.
      const forks = curves.filter(([x, y]) => Math.hypot(x, y) < dial!.r - 0.05);
      assert.equal(forks.length, 12);
      for (let hour = 1; hour < 13; hour++) {
        const { x, y } = places[`h${hour}`]!;
        const [dx, dy] = [x - dial!.x, y - dial!.y];
        const away = Math.hypot(dx, dy);
        const tips = forks.flatMap(([fromX, fromY, toX, toY]) =>
          [
            [fromX, fromY],
            [toX, toY],
          ].filter((tip) => (tip[0]! * dx + tip[1]! * dy) / away > 3),
        );
        assert.equal(tips.length, 2, `${hour}`);
        for (const tip of tips) {
          const across = Math.abs(tip[0]! * dy - tip[1]! * dx) / away;
          const along = (tip[0]! * dx + tip[1]! * dy) / away - away;
          assert.ok(across < 0.01 && Math.abs(along) < CARD_HEIGHT / 2, `a tip beside ${hour}`);
        }
        for (const r of around) assert.ok(away - CARD_HEIGHT / 2 - r > 0.03, `${r} at ${hour}`);
        const mark = marks[`h${hour}`]!;
        const numeral = Math.hypot(mark.x - dial!.x, mark.y - dial!.y);
        for (const r of around) assert.ok(Math.abs(r - numeral) > 0.2, `${r} at ${hour}`);
      }
    }
  });

  it('has a tone on its round dial between the arches and the rim', () => {
    for (const { dial, stone } of all.filter((one) => one.dial && !one.dial.rect)) {
      const [rim, arches] = stone!.split(/(?<=.)(?=M)/);
      const [left, y, r] = numbers(rim!) as [number, number, number];
      assert.ok(Math.abs(left + r - 100 * dial!.x) < 0.1 && Math.abs(y - 100 * dial!.y) < 0.1);
      assert.ok(Math.abs(r - 100 * dial!.r) < 0.1);
      // Their points and bends are within the rim, and go round the other way, so that they are a hole.
      const values = numbers(arches!);
      const points = values.flatMap((x, i) => (i % 2 ? [] : [[x - left - r, values[i + 1]! - y]]));
      assert.equal(points.length, 1 + 4 * 12);
      for (const [px, py] of points) assert.ok(Math.hypot(px!, py!) < r);
      const turns = points
        .slice(1)
        .map(([px, py], i) => points[i]![0]! * py! - points[i]![1]! * px!);
      assert.ok(Math.max(...turns) < r, `${Math.max(...turns)}`);
    }
  });

  it('has a stage around its round dial, and a shaft in which all fans below it lie', () => {
    const staged = all.filter((one) => one.won && !one.dial?.rect && one.brass?.includes('a12 12'));
    assert.ok(staged.length > 2);
    for (const { dial, ground, height, places } of staged) {
      const { x: middle, y: axle, r } = dial!;
      // After the stone on the dial: all of its points are in the box.
      const [, , body] = ground!.split(/(?<=.)(?=M)/);
      const points = [...body!.matchAll(/(\S+?) (\S+?)(?=[LZ])/g)].map(([, x, y]) => ({
        x: Math.abs(Number(x!.replace(/^[ML]/, '')) / 100 - middle),
        y: Number(y) / 100,
      }));
      for (const { x, y } of points) assert.ok(x < r + 0.001 && y > 0 && y < height, `${x} ${y}`);
      const below = Array.from({ length: 12 }, (_, i) => places[`f${i + 1}`]!).filter(
        ({ y }) => y > axle + r,
      );
      const wall = Math.min(...points.filter(({ y }) => y > axle + r).map(({ x }) => x));
      for (const { x } of below) assert.ok(Math.abs(x - middle) + 0.5 < wall - 0.05, `${x}`);
    }
  });

  it('has the ring of its stock clear of the numerals of a dial like a cushion', () => {
    for (const { dial, marks, places } of all.filter((one) => one.dial?.rect?.corner)) {
      for (const { x, y } of [places['stock']!, places['waste']!]) {
        for (let hour = 1; hour < 13; hour++) {
          const mark = marks[`h${hour}`]!;
          const [across, down] = [Math.abs(mark.x - x) - 0.65, Math.abs(mark.y - y) - 0.84];
          // Seven pixels beside a card of forty.
          assert.ok(Math.max(across, down) > 0.17, `${hour}: ${across}, ${down}, ${dial!.x}`);
        }
      }
    }
  });

  it('has the fans beside its clock as high as their hours, and in their order from left to right', () => {
    const beside = all.filter(({ dial, places }) => dial && places['f1']!.x > dial.x + 3);
    assert.ok(beside.length > 1);
    for (const { dial, places } of beside) {
      const fans = Array.from({ length: 12 }, (_, i) => ({ hour: i + 1, ...places[`f${i + 1}`]! }));
      for (const { hour, x, y } of fans) {
        assert.equal(x > dial!.x, hour < 7, `${hour}`);
        assert.equal(y < dial!.y, hour > 9 || hour < 4, `${hour}`);
        const next = fans[hour];
        if (hour % 3 !== 0) assert.ok(next!.y === y && next!.x > x, `${hour}`);
      }
    }
  });

  it('has the redeals in one line with the numbers of stock and waste, or beside the waste', () => {
    for (const { badges, places } of all) {
      const [badge] = badges;
      const { stock, waste } = places;
      if (stock!.x === waste!.x) {
        // The number of the stock has room between the two, clear of the ring around what can be dealt.
        assert.ok(Math.abs(stock!.y - waste!.y) > CARD_HEIGHT + 0.4);
        assert.ok(badge!.y === waste!.y && Math.abs(badge!.x - waste!.x) > 0.7);
        continue;
      }
      assert.ok(Math.abs(badge!.x - (stock!.x + waste!.x) / 2) < 0.01);
      // As in counts.ts: below the waste, and as far from that number as it needs.
      assert.ok(Math.abs(badge!.y - waste!.y - CARD_HEIGHT / 2 - 0.17) < 0.01);
      assert.ok(Math.abs(badge!.x - waste!.x) > 0.4);
    }
  });
});

describe('German Clock', () => {
  it('has stock and waste on one side of a round dial, and as far on the other one what is told of them', () => {
    const beside = arrangementsOf('german-clock', ({ dial, width }) =>
      Boolean(dial && !dial.rect && width > 9),
    );
    for (const { arrangement, name } of beside) {
      const { badges, dial, places } = arrangement;
      const [suits, redeals] = badges;
      const { stock, waste } = places;
      assert.equal(stock!.x, waste!.x, name);
      assert.equal(suits!.x, redeals!.x, name);
      assert.ok(Math.abs(stock!.x + suits!.x - 2 * dial!.x) < 0.001, name);
      // Two cards with a number and its room between them.
      assert.ok(waste!.y - stock!.y > CARD_HEIGHT + 0.35, name);
      // Four sockets below each other, and below them their name.
      assert.ok(redeals!.y - suits!.y > 1.7, name);
    }
  });

  it('has stock, waste and what is told of them on trays, beside the dial or below it and in the box', () => {
    for (const { arrangement, name } of arrangementsOf('german-clock', ({ dial }) =>
      Boolean(dial),
    )) {
      const { badges, dial, height, places, width } = arrangement;
      const trays = dial!.beside!.split(/(?=M)/).map((d) => {
        const [, left, under, corner] = /^M(\S+) (\S+?)a(\S+)/.exec(d)!.map(Number);
        const [, across] = /h(\S+?)a/.exec(d)!.map(Number);
        const [, down] = /v(\S+?)a/.exec(d)!.map(Number);
        return {
          left: left! / 100,
          top: (under! - corner!) / 100,
          right: (left! + across! + 2 * corner!) / 100,
          bottom: (under! + down! + corner!) / 100,
        };
      });
      const { x, y, r, rect } = dial!;
      const rim = rect?.rim ?? { x: r, y: r };
      for (const { left, top, right, bottom } of trays) {
        assert.ok(left > 0 && right < width, name);
        assert.ok(top > 0 && bottom < height, name);
        const apart = Math.max(left - x - rim.x, x - rim.x - right, top - y - rim.y);
        assert.ok(apart > 0.1, `${name}: ${apart}`);
      }
      for (const { x, y } of [places['stock']!, places['waste']!, ...badges]) {
        const holds = trays.filter(
          ({ left, top, right, bottom }) =>
            x > left + 0.5 && x < right - 0.5 && y > top + 0.2 && y < bottom - 0.2,
        );
        assert.equal(holds.length, 1, name);
      }
    }
  });

  it('is drawn in its box, and once it is won with a sign instead of a tray below, or two instead of those beside it', () => {
    for (const { arrangement, name } of arrangementsOf('german-clock', ({ dial }) =>
      Boolean(dial),
    )) {
      const { iron, ownIron } = arrangement.dial!;
      const ends = [...iron!.matchAll(/[ML]([-\d.]+) ([-\d.]+)/g)];
      assert.ok(ends.length > 1, name);
      for (const [, x, y] of ends) {
        assert.ok(Number(x) > -1 && Number(x) < 100 * arrangement.width + 1, `${name}: ${x}`);
        assert.ok(Number(y) > -1 && Number(y) < 100 * arrangement.height + 1, `${name}: ${y}`);
      }
      const { sign } = arrangement.dial!;
      const trays = arrangement.dial!.beside!.match(/M/g)!.length;
      // Beside the dial there are two; below it a sign may be the head of one.
      const isBelow = arrangement.places['stock']!.y > arrangement.dial!.y + arrangement.dial!.r;
      assert.equal(trays, isBelow ? 1 : 2, name);
      assert.equal(sign!.other === undefined, isBelow, name);
      const { dial } = whenWon({ arrangement, scale: 1 }, true).arrangement;
      assert.deepEqual([dial!.beside, dial!.iron], [sign!.won?.path ?? sign!.path, ownIron], name);
      if (sign!.other) {
        const [left, right] = [sign!.at.x - sign!.half.x, sign!.other.x + sign!.half.x];
        assert.ok(left > 0 && Math.abs(left + right - arrangement.width) < 0.01, name);
        continue;
      }
      for (const { at, half } of [sign!, dial!.sign!]) {
        assert.equal(at.x, dial!.x, name);
        assert.ok(at.y - half.y > dial!.y + dial!.r && at.y + half.y < arrangement.height, name);
      }
      // A sign that was there before is larger now, and the clock hangs from the ceiling: together they fill the room of the tray.
      assert.equal(sign!.won !== undefined, sign!.stays, name);
      if (!sign!.won) continue;
      const tops = [...ownIron!.matchAll(/M[-\d.]+ ([-\d.]+)h/g)].map(([, top]) => Number(top));
      const all = sign!.won.at.y + sign!.won.half.y - Math.min(...tops) / 100;
      const free = arrangement.height - all;
      assert.ok(free > 0 && free < 0.6, `${name}: ${free}`);
    }
  });
});

describe('Watch', () => {
  const round = arrangementsOf('watch', ({ dial }) => dial !== undefined && !dial.rect);

  it('has a dial outside the corners of all cards that can be there', () => {
    for (const { arrangement, name } of round) {
      const { dial, places } = arrangement;
      for (let hour = 1; hour < 13; hour++) {
        const { x, y, room } = places[`h${hour}`]!;
        const out = Math.hypot(x - dial!.x, y - dial!.y) + room + CARD_HEIGHT / 2;
        assert.ok(dial!.r > Math.hypot(out, 0.5), `${name}: ${hour}`);
      }
    }
  });

  it('has a case with four lugs around it, and a strap between them, in the box', () => {
    for (const { arrangement, name } of round) {
      const { dial, width, height } = arrangement;
      const { metal = '', strap = '', seams = '' } = dial!.casing!;
      const inside = (x: number, y: number): boolean =>
        x > -1 && x < 100 * width + 1 && y > -1 && y < 100 * height + 1;
      /** The ends of lines and curves, from the centre of the dial. */
      const ends = (d: string): Spot[] =>
        [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[A-Z]|$)/g)].map(([, x, y]) => {
          assert.ok(inside(Number(x), Number(y)), `${name}: ${x} ${y}`);
          return { x: Number(x) / 100 - dial!.x, y: Number(y) / 100 - dial!.y };
        });
      const r = Number(/A(\S+)/.exec(metal)![1]) / 100;
      const [outer] = metal.split('Z');
      const out = ends(outer!).filter(({ x, y }) => Math.hypot(x, y) > r * 1.02);
      const quarters = new Set(out.map(({ x, y }) => `${Math.sign(x)} ${Math.sign(y)}`));
      assert.equal(quarters.size, 4, name);
      const between = Math.min(...out.map(({ x }) => Math.abs(x)));
      for (const { x } of [...ends(strap), ...ends(seams)]) assert.ok(Math.abs(x) < between, name);
      // It hides nothing of the case.
      for (const { x, y } of ends(strap)) assert.ok(Math.hypot(x, y) > r * 0.999, name);
    }
  });

  it('has a dial of the seconds between the centre and 9', () => {
    for (const { arrangement, name } of round) {
      const { dial, places, marks } = arrangement;
      const { x, r } = dial!.seconds!;
      assert.ok(x + r < places['centre']!.x - 0.5 - 0.05, name);
      assert.ok(x - r > marks['h9']!.x + 0.24, name);
    }
  });

  it('has the large cards of a cushion on a phone, with lugs, strap and crown, and its strap at the sides where it is low', () => {
    const all = arrangementsOf('watch', () => true).map((one) => one.arrangement);
    for (const [width, height, least, isCrowned] of [
      [358, 690, 53, true],
      [336, 640, 53, false],
      [844, 300, 44, true],
    ] as const) {
      const { arrangement, scale } = choose(all, 'auto', width, height);
      const { casing, rect } = arrangement.dial!;
      assert.ok(rect?.corner && casing?.metal && casing.strap && casing.seams);
      const { x, y } = rect.rim;
      const isAside = arrangement.width / 2 - x > arrangement.height / 2 - y;
      assert.equal(isAside, x > y, 'where its strap is');
      assert.equal(arrangement.beyond === undefined, isCrowned, 'its crown is within the box');
      assert.ok(scale > least, `${scale}`);
    }
  });
});

describe('Clock', () => {
  const all = arrangementsOf('clock', () => true).map((one) => one.arrangement);

  it('stands on a mantelpiece in wide and in low boxes and on a stand in tall ones and on phones, and is in brass', () => {
    for (const [width, height, isStanding, isWide] of [
      [1248, 656, true, true],
      [812, 286, true, true],
      [736, 840, true, false],
      [448, 600, true, false],
      [358, 692, true, false],
      [358, 622, false, false],
      [168, 560, true, false],
    ] as const) {
      const { arrangement } = choose(all, 'auto', width, height);
      const { casing, r, rect } = arrangement.dial!;
      assert.ok(casing?.brass, `${width} × ${height}`);
      assert.equal(Boolean(casing.strap), isStanding, `${width} × ${height}`);
      assert.equal(arrangement.width > 2.2 * (rect?.rim.x ?? r), isWide, `${width} × ${height}`);
    }
  });

  it('takes only room that is left for what it stands on', () => {
    const bare = all.filter(({ dial }) => !dial?.casing?.strap);
    for (let width = 180; width < 1300; width += 70) {
      for (let height = 240; height < 1000; height += 50) {
        const own = choose(all, 'auto', width, height).scale;
        const without = choose(bare, 'auto', width, height).scale;
        assert.ok(own >= Math.min(44, without) - 1e-9, `${width} × ${height}`);
        // Where it stands below the dial, not even large cards are narrower; wings may cost a little.
        assert.ok(own > 0.985 * without, `${width} × ${height}: ${own} instead of ${without}`);
      }
    }
  });

  it('has a rim outside the corners of all cards that can be there', () => {
    for (const { arrangement, name, piles } of arrangementsOf('clock', ({ dial }) =>
      Boolean(dial),
    )) {
      const { dial, places } = arrangement;
      for (const { id, hour } of piles) {
        if (!hour || !places[id]) continue;
        const { x, y, angle, step, room } = places[id];
        const length = Math.hypot(step.x, step.y);
        const turn = (angle * Math.PI) / 180;
        for (const [across, down] of [
          [-0.5, -0.7],
          [0.5, -0.7],
          [-0.5, 0.7],
          [0.5, 0.7],
        ] as const) {
          for (const way of [0, room / length]) {
            const corner = {
              x: x + step.x * way + across * Math.cos(turn) - down * Math.sin(turn) - dial!.x,
              y: y + step.y * way + across * Math.sin(turn) + down * Math.cos(turn) - dial!.y,
            };
            const rim = dial!.rect?.rim;
            const clear = rim
              ? Math.min(rim.x - Math.abs(corner.x), rim.y - Math.abs(corner.y))
              : dial!.r - Math.hypot(corner.x, corner.y);
            assert.ok(clear > 0.02, `${name}: ${id} by ${clear}`);
          }
        }
      }
    }
  });
});

describe('a dial like that of a cushion watch', () => {
  const OPEN = ['grandfathers-clock', 'big-ben', 'german-clock'];
  const all = ['clock', 'watch', 'wandering-card', ...OPEN].flatMap((game) =>
    arrangementsOf(game, ({ dial }) => dial?.rect?.corner !== undefined),
  );
  const HOURS = Array.from({ length: 12 }, (_, i) => i + 1);

  it('is what phones get, upright and on their side', () => {
    for (const game of ['clock', 'wandering-card']) {
      const own = arrangementsOf(game, () => true).map(({ arrangement }) => arrangement);
      for (const [width, height, most] of [
        [366, 690, 65],
        [336, 510, 52],
        [820, 316, 56],
      ] as const) {
        const { arrangement, scale } = choose(own, 'auto', width, height, 3 * height);
        assert.ok(arrangement.dial?.rect?.corner, `${game} at ${width}`);
        assert.ok(scale >= 44 && scale < most, `${game} at ${width}: ${scale}`);
      }
    }
  });

  it('is what every low dial looks like', () => {
    const low = drawn.filter(({ arrangement: { dial, minCard = 0 } }) => {
      const { rim } = dial?.rect ?? {};
      // No box has cards as wide as the last one wants them: it is for small squares, where all others are smaller.
      return rim && rim.x > rim.y && minCard < 400;
    });
    for (const { arrangement, name } of low) assert.ok(arrangement.dial!.rect!.corner, name);
    for (const game of OPEN) {
      const own = arrangementsOf(game, () => true).map(({ arrangement }) => arrangement);
      for (const [width, height] of [
        [820, 278],
        [643, 268],
      ] as const) {
        const { arrangement, scale } = choose(own, 'auto', width, height, 3 * height);
        const { corner, track } = arrangement.dial?.rect ?? {};
        assert.ok(corner, `${game} at ${width}`);
        assert.ok(scale > 38, `${game} at ${width}: ${scale}`);
        // Its middle is wider than a card on both sides of the axis.
        assert.ok(track!.x > 2.4, `${game} at ${width}: ${track!.x}`);
      }
    }
  });

  it('has each numeral straight inside its pile, and all as far inside one track', () => {
    for (const { arrangement, name } of all) {
      const { dial, marks, places } = arrangement;
      const { x, y, rect } = dial!;
      for (const hour of HOURS) {
        const [mark, place] = [marks[`h${hour}`]!, places[`h${hour}`]!];
        const isBelow = Math.abs(mark.x - place.x) < 0.01;
        assert.ok(isBelow || Math.abs(mark.y - place.y) < 0.01, `${name}: ${hour}`);
        const inside = isBelow
          ? rect!.track.y - Math.abs(mark.y - y)
          : rect!.track.x - Math.abs(mark.x - x);
        assert.ok(Math.abs(inside - 0.4) < 0.01, `${name}: ${hour} is ${inside} inside`);
        // Its bar is beside it.
        const [left, top] = /^M(\S+) ([^l]+)/.exec(trackOf(mark, dial).bar)!.slice(1).map(Number);
        const away = Math.hypot(left! / 100 - mark.x, top! / 100 - mark.y);
        assert.ok(Math.abs(away - 0.4) < 0.01, `${name}: the bar of ${hour} is ${away} away`);
      }
    }
  });

  it('is as far from its rim on the left as on the right, and above as below', () => {
    for (const { arrangement, name } of all) {
      const { dial, places } = arrangement;
      const on = HOURS.map((hour) => places[`h${hour}`]!);
      for (const [axis, middle] of [
        ['x', dial!.x],
        ['y', dial!.y],
      ] as const) {
        const values = on.map((place) => place[axis] - middle);
        assert.ok(Math.abs(Math.min(...values) + Math.max(...values)) < 0.01, `${name}: ${axis}`);
      }
    }
  });

  it('has its round corners outside those of all cards that can be there', () => {
    for (const { arrangement, name } of all) {
      const { dial, places } = arrangement;
      const { x, y, rect } = dial!;
      const { rim, corner } = rect!;
      for (const hour of HOURS) {
        const place = places[`h${hour}`]!;
        const length = Math.hypot(place.step.x, place.step.y);
        for (const way of length > 0 ? [0, place.room / length] : [0]) {
          for (const [across, down] of [
            [-0.5, -CARD_HEIGHT / 2],
            [0.5, -CARD_HEIGHT / 2],
            [-0.5, CARD_HEIGHT / 2],
            [0.5, CARD_HEIGHT / 2],
          ] as const) {
            const out = {
              x: Math.abs(place.x + place.step.x * way + across - x) - rim.x + corner!,
              y: Math.abs(place.y + place.step.y * way + down - y) - rim.y + corner!,
            };
            const beyond = Math.hypot(Math.max(0, out.x), Math.max(0, out.y)) - corner!;
            assert.ok(beyond < -0.02, `${name}: ${hour} by ${beyond}`);
          }
        }
      }
    }
  });

  it('has its pointer on the track, clear of the numerals and of the kings', () => {
    for (const { arrangement, name, piles } of all.filter((one) => one.name.startsWith('clock '))) {
      const { dial, marks, places } = arrangement;
      for (const { rules, state } of positions('clock', 3)) {
        const table = rules.table(state).piles;
        const moves = rules.moves(state);
        const [pose] = posesOf({ rules, state, tokens: [] }, table, moves, arrangement);
        if (!pose) continue;
        const target = table[moves[0]!.to]!;
        const at = { x: pose.at.x / 100, y: pose.at.y / 100 };
        const turn = (pose.angle * Math.PI) / 180;
        const foot = { x: at.x - 0.16 * Math.sin(turn), y: at.y + 0.16 * Math.cos(turn) };
        for (const hour of HOURS) {
          const mark = marks[`h${hour}`]!;
          for (const end of [at, foot]) {
            const clear = Math.max(
              Math.abs(end.x - mark.x) - 0.16,
              Math.abs(end.y - mark.y) - 0.14,
            );
            assert.ok(clear > 0.03, `${name}: ${target.id} touches ${hour}`);
          }
        }
        const { track } = dial!.rect!;
        const out = [Math.abs(at.x - dial!.x) - track.x, Math.abs(at.y - dial!.y) - track.y];
        assert.ok(Math.abs(Math.max(...out)) < 0.001, name);
        const kings = places['centre']!;
        const isClear =
          Math.abs(foot.x - kings.x) > 0.6 || Math.abs(foot.y - kings.y) > CARD_HEIGHT / 2 + 0.05;
        assert.ok(isClear, `${name}: ${target.id} touches the kings`);
        // It points away from the middle, at its pile.
        const pile = places[target.id]!;
        const nearer = Math.hypot(at.x - pile.x, at.y - pile.y);
        assert.ok(nearer < Math.hypot(foot.x - pile.x, foot.y - pile.y), name);
      }
      assert.ok(piles.length > 12);
    }
  });
});

describe('Grandfather’s Clock', () => {
  const all = arrangementsOf('grandfathers-clock', () => true)
    .filter(({ name }) => name.includes(' right '))
    .map(({ arrangement }) => arrangement);

  const without = all.filter(({ dial }) => !dial?.hangs);

  it('stands in a large breakfront in a window of 1280 × 800, and cards are a tenth narrower for it', () => {
    const { arrangement, scale } = choose(all, 'auto', 1248, 656);
    assert.ok(arrangement.dial!.hangs! > 2);
    assert.ok(scale > 70, `${scale}`);
    assert.ok(choose(without, 'auto', 1248, 656).scale < 1.13 * scale);
    assert.ok(arrangement.height * scale > 638);
  });

  it('has none where that would make small cards narrower, but where it has room', () => {
    const low = choose(all, 'auto', 1248, 560);
    assert.equal(low.arrangement.dial!.hangs, undefined);
    const [small, plain] = [all, without].map((some) => choose(some, 'auto', 992, 624));
    assert.ok(small!.arrangement.dial!.hangs);
    assert.equal(small!.scale, plain!.scale);
  });

  it('stands on a cabinet on phones and tablets, with its columns in it, and cards that can be touched', () => {
    for (const [width, height] of [
      [374, 700],
      [736, 860],
    ] as const) {
      const { arrangement, scale } = choose(all, 'auto', width, height);
      const { dial, places } = arrangement;
      assert.ok(scale >= 44, `${scale}`);
      const [left, right] = [0.02, arrangement.width - 0.02];
      const top = dial!.y + dial!.r + 0.19;
      const columns = Object.entries(places).filter(([id]) => id.startsWith('c'));
      for (const [, { x, y, room }] of columns) {
        assert.ok(x - 0.5 > left + 0.08 && x + 0.5 < right - 0.08);
        assert.ok(y - CARD_HEIGHT / 2 > top + 0.08);
        assert.ok(y + room + CARD_HEIGHT / 2 < dial!.y + dial!.r + dial!.hangs! - 0.16);
      }
    }
  });

  it('hangs nothing behind its columns: weights and a pendulum come once it stands in a case', () => {
    const cabinets = all.filter(({ width, ground, won }) => won && ground && width < 10);
    assert.ok(cabinets.length > 2);
    for (const { dial, inside, recess, won } of cabinets) {
      assert.ok(!inside && recess);
      // The case is narrower below its hood, and has glass.
      const stands = won!();
      for (const part of ['ground', 'inside', 'brass', 'ornament'] as const)
        assert.ok(stands[part]);
      assert.ok(dial!.hangs! > 3);
    }
  });

  it('has its columns in bays of a breakfront that stands at the foot of the picture, as wide as that', () => {
    const fronts = all.filter(({ dial, width }) => dial && !dial.rect && width > 14);
    assert.ok(fronts.length > 5);
    for (const { dial, ground, height, places, recess, width } of fronts) {
      const furthest = (along: RegExp): number =>
        Math.max(...[...ground!.matchAll(along)].map(([, value]) => Number(value) / 100));
      assert.ok(Math.abs(furthest(/V([\d.]+)/g) - height) < 0.02);
      assert.ok(Math.abs(furthest(/H([\d.]+)/g) - width) < 0.02);
      if (dial!.hangs) assert.ok(Math.abs(height - 2 * dial!.y - dial!.hangs) < 0.01);
      // A bay goes down, to the right, up, and back.
      const bays = [...recess!.matchAll(/M(-?[\d.]+) (-?[\d.]+)v([\d.]+)h([\d.]+)v-[\d.]+Z/g)]
        .map((found) => found.slice(1, 5).map((value) => Number(value) / 100))
        .filter(([, , , wide]) => wide! > 4 && wide! < 5)
        .filter(([, , high]) => high! > 2);
      const inBays = Object.entries(places).filter(([id]) => id.startsWith('c'));
      assert.equal(bays.length, 2);
      inBays.forEach(([, { x, y, room }], i) => {
        const [left, top, , wide] = bays[i < 4 ? 0 : 1] as [number, number, number, number];
        assert.ok(x - 0.5 > left + 0.02 && x + 0.5 < left + wide - 0.02);
        assert.ok(y - CARD_HEIGHT / 2 > top + 0.04);
        assert.ok(y + room + CARD_HEIGHT / 2 < height - 0.09);
      });
    }
  });

  it('has a case around every round dial once it is won: a longcase, or its breakfront with doors, whose dial stays as it is', () => {
    const round = all.filter(({ dial }) => dial && !dial.rect);
    for (const one of round) {
      const { arrangement } = whenWon({ arrangement: one, scale: 60 }, true);
      const { brass, dial, ground, inside, ornament, recess } = arrangement;
      assert.ok(ground && brass);
      assert.equal(recess, '');
      if (!dial!.growth) {
        assert.ok(inside && dial!.hangs! > 1);
        continue;
      }
      assert.deepEqual(dial, { ...one.dial, growth: 1 });
      // Two doors in each of two bays.
      const high = /v(-?[\d.]+)/.exec(one.recess!)![1];
      assert.equal(ornament!.split(`v${high}h`).length, 5);
    }
    assert.ok(round.some(({ inside, won }) => won?.().dial?.growth && inside));
    assert.ok(round.some(({ dial, won }) => won?.().dial?.growth && !dial!.hangs));
  });

  it('has two rows of columns in the narrowest boxes, below a clock as wide as these, and one on phones', () => {
    for (const [width, height, rows] of [
      [176, 540, 2],
      [336, 480, 1],
      [366, 620, 1],
    ] as const) {
      const { arrangement, scale } = choose(all, 'auto', width, height);
      const { dial, places } = arrangement;
      const columns = Object.entries(places).filter(([id]) => id.startsWith('c'));
      assert.equal(new Set(columns.map(([, { y }]) => y)).size, rows);
      if (rows > 1) assert.ok(2 * dial!.r * scale > width - 1);
    }
  });
});

describe('Big Ben in its tower', () => {
  const towers = arrangementsOf('big-ben', ({ won }) => won !== undefined);
  /** The numbers of its outlines. */
  const outlinesOf = (ground: string): RegExpMatchArray[] => [
    ...ground.matchAll(/M[\d.-]+ [\d.-]+L[\d. L-]+Z/g),
  ];
  const pointsOf = (outlines: readonly RegExpMatchArray[]): number[] =>
    (outlines.join('').match(/-?[\d.]+/g) ?? []).map((text) => Number(text) / 100);

  it('reaches from the top of the box to its foot once the game is won, with a roof as high as two fifths of its dial at least', () => {
    const round = towers.filter(({ arrangement: { dial } }) => !dial!.rect);
    assert.ok(round.length > 4);
    for (const { arrangement, name } of round) {
      const { dial, height, width } = arrangement;
      const won = arrangement.won!();
      const outlines = outlinesOf(won.ground!);
      const growth = won.dial!.growth!;
      // The tower, and a turret at each side; in a wide box its palace.
      const isWide = width / growth > 2 * dial!.r + 6;
      assert.equal(outlines.length > 3, isWide, name);
      assert.ok(outlines.length >= 3, name);
      // Where the axle is once the dial has gone to its place, and what is there of the box around it.
      const axle = (height - growth * won.dial!.hangs!) / 2;
      const numbers = pointsOf(outlines);
      const xs = numbers.filter((_, i) => i % 2 === 0).map((x) => (x - dial!.x) * growth);
      const ys = numbers.filter((_, i) => i % 2 === 1).map((y) => (y - dial!.y) * growth + axle);
      assert.ok(Math.max(...xs) <= width / 2 && Math.min(...xs) >= -width / 2, name);
      if (isWide) assert.ok(Math.max(...xs) - Math.min(...xs) > 0.98 * width, name);
      assert.ok(Math.min(...ys) >= 0 && Math.min(...ys) < 0.15, name);
      assert.ok(Math.max(...ys) <= height && Math.max(...ys) > height - 0.15, name);
      const roof = axle - dial!.r * growth - Math.min(...ys);
      assert.ok(roof > 0.8 * dial!.r * growth, name);
      assert.ok(axle + dial!.r * growth <= height, name);
    }
  });

  it('has a roof above a rectangular dial and a shaft around its fans, where that makes no card narrower', () => {
    const narrow = towers.filter(({ arrangement: { dial, width } }) => dial!.rect && width < 5);
    assert.ok(narrow.length > 0);
    for (const { arrangement, name } of narrow) {
      const { dial, ground, height, places, width } = arrangement;
      const numbers = pointsOf(outlinesOf(ground!));
      const xs = numbers.filter((_, i) => i % 2 === 0);
      const ys = numbers.filter((_, i) => i % 2 === 1);
      assert.ok(Math.min(...xs) >= 0 && Math.max(...xs) <= width, name);
      assert.ok(Math.min(...ys) >= 0 && Math.max(...ys) <= height, name);
      assert.ok(dial!.y - dial!.rect!.rim.y - Math.min(...ys) > 1.5, name);
      for (const { x } of Object.values(places)) {
        assert.ok(x - 0.499 > Math.min(...xs) && x + 0.499 < Math.max(...xs), name);
      }
    }
    const own = arrangementsOf('big-ben', () => true).map(({ arrangement }) => arrangement);
    const [high, low] = [1200, 500].map((height) => choose(own, 'auto', 176, height, 1200));
    for (const { arrangement, scale } of [high!, low!]) {
      assert.ok(arrangement.won && arrangement.dial!.rect);
      assert.ok(Math.abs(scale - 40) < 0.1);
    }
  });
});

describe('Hide-and-Seek, a street of doors', () => {
  const all = arrangementsOf('hide-and-seek', () => true);
  /** Hundredths of a card width between a bar of a fanlight and its arch. */
  const CLEAR = 4;

  interface Door {
    readonly left: number;
    readonly sill: number;
    readonly spring: number;
    readonly radius: number;
  }

  const doorsOf = ({ ornament }: Arrangement): Door[] =>
    [...ornament!.matchAll(/M(-?\d+) (\d+)V(\d+)a(\d+) \4 0 0 1 /g)].map((found) => {
      const [left, sill, spring, radius] = found.slice(1).map(Number);
      return { left: left!, sill: sill!, spring: spring!, radius: radius! };
    });

  /** The door around a pile. */
  function doorOf(arrangement: Arrangement, id: string): Door {
    const { x, y } = arrangement.places[id]!;
    const isAround = ({ left, radius, spring, sill }: Door): boolean =>
      Math.abs(100 * x - left - radius) < radius && spring < 100 * y && 100 * y < sill;
    return doorsOf(arrangement).find(isAround)!;
  }

  it('has the bars of a fanlight within the arch of each door, around its numeral', () => {
    for (const { arrangement, name } of all) {
      const spots = Object.entries(arrangement.marks);
      assert.equal(doorsOf(arrangement).length, spots.length, name);
      spots.forEach(([id, spot]) => {
        const { left, spring, radius } = doorOf(arrangement, id);
        for (const d of trackOf(spot, undefined, arrangement).ticks) {
          const [x, y, dx, dy] = d.match(/-?[\d.]+/g)!.map(Number) as [
            number,
            number,
            number,
            number,
          ];
          for (const end of [
            { x, y },
            { x: x + dx, y: y + dy },
          ]) {
            const away = Math.hypot(end.x - left - radius, end.y - spring);
            assert.ok(end.y < spring && away < radius - CLEAR, `${name}: ${d} leaves its fanlight`);
            // A numeral is 28 high; the widest one, 10, is 22 wide.
            const [across, up] = [Math.abs(end.x - 100 * spot.x), Math.abs(end.y - 100 * spot.y)];
            assert.ok(across > 14 || up > 17, `${name}: ${d} touches the numeral`);
          }
        }
      });
    }
  });

  it('has each pile and what is put under it inside its door', () => {
    for (const { arrangement, name } of all) {
      Object.keys(arrangement.marks).forEach((id) => {
        const { x, y, room } = arrangement.places[id]!;
        const { left, sill, spring, radius } = doorOf(arrangement, id);
        assert.ok(100 * (x - 0.5) > left + 4 && 100 * (x + 0.5) < left + 2 * radius - 4, name);
        assert.ok(100 * (y - CARD_HEIGHT / 2) > spring + 2, name);
        assert.ok(100 * (y + room + CARD_HEIGHT / 2) < sill - 2, name);
      });
    }
  });

  /** How high the steps of its doors are: none where neighbours share a wall. */
  function stepOf(arrangement: Arrangement): number {
    const [first, second] = doorsOf(arrangement);
    return second!.left - first!.left <= 2 * first!.radius + 1 ? 0 : 6;
  }

  it('has one pavement along each row, with all thresholds of the row on it', () => {
    for (const { arrangement, name } of all) {
      const { ornament, width } = arrangement;
      const pavements = [...ornament!.matchAll(/M0 (\d+)H(\d+)/g)].map((found) => {
        const [y, end] = found.slice(1).map(Number);
        assert.ok(Math.abs(end! - 100 * width) < 1, `${name}: ${found[0]} of ${width}`);
        return y!;
      });
      const sills = new Set(doorsOf(arrangement).map(({ sill }) => sill + stepOf(arrangement)));
      assert.deepEqual(pavements, [...sills], name);
    }
  });

  it('has arches clear of the pavement above them', () => {
    for (const { arrangement, name } of all) {
      const doors = doorsOf(arrangement);
      const sills = [...new Set(doors.map(({ sill }) => sill))].sort((a, b) => a - b);
      // A pavement is 7 deep.
      const down = stepOf(arrangement) + 7;
      for (const { sill, spring, radius } of doors) {
        const above = sills[sills.indexOf(sill) - 1];
        if (above === undefined) continue;
        const free = spring - radius - above - down;
        assert.ok(free >= 10, `${name}: ${free}`);
      }
    }
  });

  it('has doors that share a wall, or are clear of each other', () => {
    for (const { arrangement, name } of all) {
      const doors = doorsOf(arrangement).sort((a, b) => a.sill - b.sill || a.left - b.left);
      doors.slice(1).forEach((door, i) => {
        const { left, radius, sill } = doors[i]!;
        const gap = door.left - left - 2 * radius;
        if (door.sill === sill) assert.ok(Math.abs(gap) <= 1 || gap > 7, `${name}: ${gap}`);
      });
    }
  });

  it('has four paints, and no two doors beside or above each other have the same', () => {
    for (const { arrangement, name } of all) {
      const doors = doorsOf(arrangement).map((door) => {
        // Its leaf stands within its frame, and shows beside the cards.
        const paints = arrangement
          .painted!.slice(0, 4)
          .map((paint) =>
            [...paint.matchAll(/M(\d+) (\d+)V/g)].some(
              ([, left, sill]) =>
                Number(sill) === door.sill &&
                Number(left) > door.left &&
                Number(left) < door.left + door.radius - 52,
            ),
          );
        assert.equal(paints.filter(Boolean).length, 1, name);
        return { ...door, paint: paints.indexOf(true) };
      });
      const sills = [...new Set(doors.map(({ sill }) => sill))].sort((a, b) => a - b);
      for (const door of doors) {
        const near = doors.filter(
          ({ left, sill }) =>
            Math.abs(left - door.left) < 3 * door.radius &&
            Math.abs(sills.indexOf(sill) - sills.indexOf(door.sill)) <= 1,
        );
        assert.equal(near.filter(({ paint }) => paint === door.paint).length, 1, name);
      }
    }
  });

  it('has lamps of iron at both ends of rows that are shorter than others, clear of the doors', () => {
    for (const { arrangement, name } of all) {
      const { ornament, painted, width } = arrangement;
      const lights = [...ornament!.matchAll(/M(\d+) (\d+)V\d+h-7/g)].map((found) => [
        Number(found[1]),
        Number(found[2]) + 9,
      ]);
      const posts = [...painted![4]!.matchAll(/M(\d+) (\d+)v-5h4v-12h4L/g)].map((found) => ({
        x: Number(found[1]) + 12,
        ground: Number(found[2]),
      }));
      assert.deepEqual(
        lights,
        posts.map(({ x, ground }) => [x, ground]),
        name,
      );
      const doors = doorsOf(arrangement);
      const sills = [...new Set(doors.map(({ sill }) => sill))];
      const rows = sills.map((sill) => doors.filter((door) => door.sill === sill));
      const longest = Math.max(...rows.map((row) => row.length));
      rows.forEach((row) => {
        const own = posts.filter(({ ground }) => ground === row[0]!.sill + stepOf(arrangement));
        const wanted = row.length < longest;
        assert.equal(own.length, wanted ? 2 : 0, name);
        if (!wanted) return;
        assert.ok(Math.abs(own[0]!.x + own[1]!.x - 100 * width) < 1.1, name);
        assert.ok(
          own[0]!.x > 17 && own[0]!.x + 18 < Math.min(...row.map(({ left }) => left)),
          name,
        );
      });
    }
  });

  it('has a letterbox and a knob of brass on each door', () => {
    for (const { arrangement, name } of all) {
      const brass = arrangement.painted![5]!;
      const doors = doorsOf(arrangement);
      assert.equal(brass.match(/h34v8/g)!.length, doors.length, name);
      assert.equal(brass.match(/a4\.4 /g)!.length, 2 * doors.length, name);
      // It is at the right edge of the door, beside the letterbox.
      for (const { left, radius } of doors)
        assert.ok(brass.includes(`M${round(left + radius + 36.6)} `), name);
    }
  });

  it('has a plate of brass below the last card where that costs no width', () => {
    for (const [width, height] of [
      [358, 690],
      [812, 300],
    ] as const) {
      const { arrangement } = choose(
        all.map((one) => one.arrangement),
        'auto',
        width,
        height,
      );
      const plates = [...arrangement.painted![5]!.matchAll(/M\S+ (\S+)h\d+v19h/g)];
      assert.equal(plates.length, 13);
      const ends = Object.values(arrangement.places).map(
        ({ y, room }) => 100 * (y + room + CARD_HEIGHT / 2),
      );
      for (const [, top] of plates) {
        const above = Math.max(...ends.filter((end) => end < Number(top) + 10));
        assert.ok(Number(top) > above, `${top} is below ${above}`);
      }
    }
  });

  it('is one row in a low box, of doors about 60 pixels wide with gaps between them', () => {
    const { arrangement, scale } = choose(
      all.map((one) => one.arrangement),
      'auto',
      812,
      300,
    );
    const doors = doorsOf(arrangement);
    assert.equal(new Set(doors.map(({ sill }) => sill)).size, 1);
    assert.ok((doors[0]!.radius / 50) * scale > 57, `${scale}`);
    assert.ok(doors[1]!.left - doors[0]!.left > 2 * doors[0]!.radius + 7);
  });
});

/** Spots along a path of `M`, `L`, `H`, `V` and `c`, close to each other. */
function spotsAlong(path: string): Spot[] {
  const spots: Spot[] = [];
  let [x, y] = [0, 0];
  const to = (nextX: number, nextY: number): void => {
    for (let i = 0; i <= 200; i++)
      spots.push({ x: x + ((nextX - x) * i) / 200, y: y + ((nextY - y) * i) / 200 });
    [x, y] = [nextX, nextY];
  };
  /** A short arc of a circle. */
  const arc = ([r, , , , sweep, endX, endY]: readonly number[]): void => {
    const [dx, dy] = [endX! - x, endY! - y];
    const long = Math.hypot(dx, dy);
    const side = sweep ? 1 : -1;
    const far = (side * Math.sqrt(Math.max(0, r! ** 2 - (long / 2) ** 2))) / long;
    const [middleX, middleY] = [x + dx / 2 - far * dy, y + dy / 2 + far * dx];
    const [start, angle] = [Math.atan2(y - middleY, x - middleX), 2 * Math.asin(long / 2 / r!)];
    const [fromX, fromY] = [x, y];
    for (let i = 1; i <= 50; i++) {
      const at = start + (side * angle * i) / 50;
      to(middleX + r! * Math.cos(at), middleY + r! * Math.sin(at));
    }
    assert.ok(Math.hypot(x - endX!, y - endY!) < 0.5, `${path}: an arc from ${fromX}, ${fromY}`);
  };
  for (const [, letter, rest] of path.matchAll(/([MLHVAc])([^MLHVAcZ]*)/g)) {
    const values = numbers(rest!);
    if (letter === 'A') arc(values);
    else if (letter === 'M') [x, y] = [values[0]!, values[1]!];
    else if (letter === 'L') to(values[0]!, values[1]!);
    else if (letter === 'H') to(values[0]!, y);
    else if (letter === 'V') to(x, values[0]!);
    else to(x + values[4]!, y + values[5]!);
  }
  return spots;
}
