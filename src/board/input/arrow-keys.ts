import type { PileSpec } from '../../rules/engine.js';
import type { Arrangement, Place, Spot } from '../geometry/arrange.js';
import { roles } from '../roles.js';

export type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** Where the arrow keys lead. */
export interface ArrowMap {
  /** All piles: rings from outside to inside and clockwise, then rows from top to bottom. */
  readonly order: readonly number[];
  /** The pile to which a key leads; undefined if there is none in that direction. */
  next(from: number, key: ArrowKey): number | undefined;
}

/** Piles whose first cards are at most this far apart vertically are in one row, in card widths. */
const IN_ROW = 0.5;
/** A pile that is this far above another, in card widths, is above it. */
const ABOVE = 0.2;

/** A pile as drawn, from the centre of its first card to that of its last one. */
interface Drawn {
  readonly pile: number;
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

const drawn = (pile: number, { x, y, step, room }: Place): Drawn => {
  const reach = step.y > 0 && step.x === 0 ? room : 0;
  return { pile, x, top: y, bottom: y + reach };
};

/** The vertical distance of two piles: 0 if one is beside the other. */
const rise = (a: Drawn, b: Drawn): number => Math.max(0, b.top - a.bottom, a.top - b.bottom);
const across = (a: Drawn, b: Drawn): number => Math.abs(a.x - b.x);
const isAbove = (a: Drawn, b: Drawn): boolean => b.top - a.bottom > ABOVE;

/** How far apart two piles are for ↑ and ↓. */
const steep = (a: Drawn, b: Drawn): number => 3 * across(a, b) + rise(a, b);
/** How far apart two piles are for ← and →. */
const flat = (a: Drawn, b: Drawn): number => across(a, b) + 3 * rise(a, b);

function nearest(
  among: readonly Drawn[],
  from: Drawn,
  distance: (a: Drawn, b: Drawn) => number,
): Drawn | undefined {
  const away = (one: Drawn): number => distance(from, one);
  return among.reduce<Drawn | undefined>(
    (best, one) => (best && away(best) <= away(one) ? best : one),
    undefined,
  );
}

/** Whether piles lie around a point, each clockwise from the one before. */
const isRound = (piles: readonly Drawn[], centre: Spot): boolean =>
  piles.length > 2 &&
  piles.every((a, i) => {
    const b = piles[(i + 1) % piles.length]!;
    return (a.x - centre.x) * (b.top - centre.y) > (a.top - centre.y) * (b.x - centre.x) + 1e-6;
  });

/** The rings of a dial, from outside to inside: what is drawn in rows is none. */
function ringsOf(piles: readonly PileSpec[], all: readonly Drawn[], centre?: Spot): Drawn[][] {
  if (!centre) return [];
  return ['outer', 'inner']
    .map((name) => {
      const hourOf = ({ pile }: Drawn): number => {
        const { place } = piles[pile]!;
        return 'ring' in place && place.ring === name && 'hour' in place ? place.hour : 0;
      };
      return all.filter((one) => hourOf(one) > 0).sort((a, b) => hourOf(a) - hourOf(b));
    })
    .filter((ring) => isRound(ring, centre));
}

function rowsOf(piles: readonly Drawn[]): Drawn[][] {
  const rows: Drawn[][] = [];
  for (const one of [...piles].sort((a, b) => a.top - b.top)) {
    const row = rows.at(-1);
    if (row && one.top - row[0]!.top <= IN_ROW) row.push(one);
    else rows.push([one]);
  }
  for (const row of rows) row.sort((a, b) => a.x - b.x);
  return rows;
}

/**
 * Finds out from the places of the piles where the arrow keys lead: → and ← go round a ring or along a
 * row, and ↑ and ↓ to what is seen above and below: on a dial outwards and inwards, else between rows.
 * Beside the dial there is nothing above 3 and 9 o’clock; there ↑ goes outwards all the same.
 */
export function arrowMap(piles: readonly PileSpec[], arrangement: Arrangement): ArrowMap {
  const { places, dial } = arrangement;
  const all = piles.flatMap(({ id, role }, i) =>
    places[id] && roles[role].hasButton ? [drawn(i, places[id])] : [],
  );
  const byPile = new Map(all.map((one) => [one.pile, one]));
  const rings = ringsOf(piles, all, dial);
  const onRings = new Set(rings.flat());
  const others = all.filter((one) => !onRings.has(one));
  const rows = rowsOf(others);
  const fromCentre = ({ x, top }: Drawn): number => Math.hypot(x - dial!.x, top - dial!.y);
  const radius = Math.min(...[...onRings].map(fromCentre));
  const inside = others.filter((one) => onRings.size > 0 && fromCentre(one) < radius);
  const outside = others.filter((one) => !inside.includes(one));

  /** The nearest pile above or below; a row reaches farther than a ring. */
  const vertical = (
    from: Drawn,
    down: boolean,
    among: readonly Drawn[] = all,
  ): Drawn | undefined => {
    const there = among.filter((one) => (down ? isAbove(from, one) : isAbove(one, from)));
    const near = there.filter((one) => across(from, one) <= 2 * rise(from, one));
    if (near.length > 0 || onRings.size > 0) return nearest(near, from, steep);
    return nearest(there, from, (a, b) => across(a, b) + 100 * rise(a, b));
  };

  /** The nearest pile beside a pile. */
  const beside = (from: Drawn, right: boolean, among: readonly Drawn[] = all): Drawn | undefined =>
    nearest(
      among.filter(
        (one) =>
          (right ? one.x - from.x : from.x - one.x) > IN_ROW &&
          rise(from, one) <= across(from, one),
      ),
      from,
      flat,
    );

  const fromRing = (from: Drawn, ring: Drawn[], down: boolean): Drawn | undefined => {
    const height = from.top - dial!.y;
    const level = Math.abs(height) < ABOVE;
    const outwards = down === height > ABOVE;
    const next = rings[rings.indexOf(ring) + (outwards ? -1 : 1)];
    const place = ring.indexOf(from);
    const same = next?.length === ring.length ? next[place] : next && nearest(next, from, steep);
    if (same) return same;
    if (outwards) {
      const away = vertical(from, down, outside);
      return away ?? (level ? beside(from, from.x > dial!.x, outside) : undefined);
    }
    const opposite = level
      ? undefined
      : nearest(
          ring.filter((one) => (one.top - dial!.y) * height < 0),
          { ...from, top: 2 * dial!.y - from.top, bottom: 2 * dial!.y - from.bottom },
          steep,
        );
    return nearest(inside, from, steep) ?? opposite ?? vertical(from, down, outside);
  };

  const found = (down: boolean): Map<Drawn, Drawn> => {
    const ways = new Map<Drawn, Drawn>();
    for (const one of all) {
      const ring = rings.find((piles) => piles.includes(one));
      const to = ring ? fromRing(one, ring, down) : vertical(one, down);
      if (to) ways.set(one, to);
    }
    return ways;
  };
  const [up, down] = [found(false), found(true)];
  pair(up, down);

  const sideways = (from: Drawn, right: boolean): Drawn | undefined => {
    const ring = rings.find((piles) => piles.includes(from));
    const step = right ? 1 : -1;
    if (ring) return ring.at((ring.indexOf(from) + step) % ring.length);
    const row = rows.find((piles) => piles.includes(from))!;
    const next = row[row.indexOf(from) + step];
    const near = beside(from, right);
    // A dial may stand in the middle of the row.
    const isBetween = near && onRings.has(near) && next && across(from, near) < across(from, next);
    return isBetween ? near : (next ?? near);
  };

  return {
    order: [...rings, ...rows].flat().map(({ pile }) => pile),
    next(from, key) {
      const one = byPile.get(from);
      if (!one) return undefined;
      if (key === 'ArrowUp') return up.get(one)?.pile;
      if (key === 'ArrowDown') return down.get(one)?.pile;
      return sideways(one, key === 'ArrowRight')?.pile;
    },
  };
}

/** Lets ↑ and ↓ undo each other: of the piles that lead to one, it leads back to the nearest. */
function pair(up: Map<Drawn, Drawn>, down: Map<Drawn, Drawn>): void {
  const ways = [...Array.from(down), ...Array.from(up, ([low, high]) => [high, low] as const)]
    .filter(([high, low]) => isAbove(high, low))
    .sort((a, b) => steep(...a) - steep(...b));
  const paired = { up: new Set<Drawn>(), down: new Set<Drawn>() };
  for (const [high, low] of ways) {
    if (paired.down.has(high) || paired.up.has(low)) continue;
    down.set(high, low);
    up.set(low, high);
    paired.down.add(high);
    paired.up.add(low);
  }
}
