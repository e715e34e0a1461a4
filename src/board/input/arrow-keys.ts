import type { PileSpec } from '../../rules/engine.js';
import type { Arrangement, Place, Spot } from '../geometry/arrange.js';
import { roles } from '../roles.js';

export type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** Where the arrow keys lead, and Page Up and Page Down. */
export interface ArrowMap {
  /** All piles: rings from outside to inside and clockwise, then rows from top to bottom, or the stations of a line. */
  readonly order: readonly number[];
  /** The nearest pile in the direction of an arrow, as drawn; undefined if there is none. */
  next(from: number, key: ArrowKey): number | undefined;
  /** The next pile clockwise round the pile's ring, or the one before; what is on no ring counts as one. */
  round(from: number, step: 1 | -1): number | undefined;
}

/** Piles whose first cards are at most this far apart vertically are in one row, in card widths. */
const IN_ROW = 0.5;
/** A pile that is this far beyond another, in card widths, lies in that direction. */
const BEYOND = 0.2;
/**
 * How far a pile may be off the direction of an arrow, for each card width that it is away: somewhat more than half a
 * right angle.
 */
const OFF = 1.15;
/** How much more a distance to the side counts than one straight ahead. */
const STRAIGHT = 2.5;

/** Piles are seldom drawn longer than this, in card widths, whatever room they have. */
const LONG = 3;

/** From where to where something reaches, in card widths. */
type Span = readonly [from: number, to: number];

/**
 * A pile as drawn, from the centre of its first card to that of its last one. It does not depend on how many
 * cards lie there now, so that an arrow leads from a pile to the same one throughout a game.
 */
interface Drawn {
  readonly pile: number;
  readonly x: Span;
  readonly y: Span;
  /** The centre of its first card. */
  readonly first: Spot;
}

const span = (a: number, b: number): Span => (a < b ? [a, b] : [b, a]);

function drawn(pile: number, { x, y, step, room }: Place): Drawn {
  const long = Math.hypot(step.x, step.y);
  const reach = long > 0 ? Math.min(room, LONG) / long : 0;
  return { pile, first: { x, y }, x: span(x, x + step.x * reach), y: span(y, y + step.y * reach) };
}

/** How far one span lies after another; negative if it does not. */
const after = (from: Span, to: Span): number => to[0] - from[1];
/** The distance between two spans: 0 if they overlap. */
const apart = (a: Span, b: Span): number => Math.max(0, after(a, b), after(b, a));

const DIRECTIONS: Readonly<Record<ArrowKey, readonly ['x' | 'y', forwards: boolean]>> = {
  ArrowLeft: ['x', false],
  ArrowRight: ['x', true],
  ArrowUp: ['y', false],
  ArrowDown: ['y', true],
};

/** Where one pile lies for who looks from another in a direction: how far ahead, and how far off. */
function seen(from: Drawn, to: Drawn, key: ArrowKey): { ahead: number; off: number } {
  const [axis, forwards] = DIRECTIONS[key];
  const ahead = forwards ? after(from[axis], to[axis]) : after(to[axis], from[axis]);
  const other = axis === 'x' ? 'y' : 'x';
  return { ahead, off: apart(from[other], to[other]) };
}

/** Whether piles lie around a point, each clockwise from the one before. */
const isRound = (piles: readonly Drawn[], centre: Spot): boolean =>
  piles.length > 2 &&
  piles.every(({ first: a }, i) => {
    const { first: b } = piles[(i + 1) % piles.length]!;
    return (a.x - centre.x) * (b.y - centre.y) > (a.y - centre.y) * (b.x - centre.x) + 1e-6;
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
  for (const one of [...piles].sort((a, b) => a.first.y - b.first.y)) {
    const row = rows.at(-1);
    if (row && one.first.y - row[0]!.first.y <= IN_ROW) row.push(one);
    else rows.push([one]);
  }
  for (const row of rows) row.sort((a, b) => a.first.x - b.first.x);
  return rows;
}

/** Finds out from the places of the piles where the arrow keys lead, and Page Up and Page Down. */
export function arrowMap(piles: readonly PileSpec[], arrangement: Arrangement): ArrowMap {
  const { places, dial, kind, line } = arrangement;
  const all = piles.flatMap(({ id, role }, i) =>
    places[id] && roles[role].hasButton ? [drawn(i, places[id])] : [],
  );
  const rings = ringsOf(piles, all, dial);
  const onRings = new Set(rings.flat());
  const rest = all.filter((one) => !onRings.has(one));
  // A line goes from its first pile to its last one, also where it goes back to the left.
  const others = line ? rest : rowsOf(rest).flat();
  const at = (pile: number): Drawn | undefined => all.find((one) => one.pile === pile);

  const nearest = (from: Drawn, key: ArrowKey): Drawn | undefined => {
    const ahead = all
      .map((one) => ({ one, ...seen(from, one, key) }))
      .filter((there) => there.ahead > BEYOND)
      .sort((a, b) => away(a) - away(b));
    const near = ahead.find((there) => there.off <= OFF * there.ahead);
    // Between rows an arrow leads to the next one, however far to the side its nearest pile is.
    const reaches = kind === 'rows' && DIRECTIONS[key][0] === 'y';
    return (near ?? (reaches ? ahead[0] : undefined))?.one;
  };

  return {
    order: [...rings.flat(), ...others].map(({ pile }) => pile),
    next(from, key) {
      const one = at(from);
      return one && nearest(one, key)?.pile;
    },
    round(from, step) {
      const one = at(from);
      if (!one) return undefined;
      const ring = rings.find((piles) => piles.includes(one)) ?? others;
      return ring.at((ring.indexOf(one) + step) % ring.length)?.pile;
    },
  };
}

const away = ({ ahead, off }: { ahead: number; off: number }): number =>
  Math.hypot(ahead, STRAIGHT * off);
