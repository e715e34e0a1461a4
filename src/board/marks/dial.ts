import type { PileFacts } from '../../rules/engine.js';
import {
  type Arrangement,
  type Chosen,
  type DrawnDial,
  hundredths,
  round,
  type Spot,
  TRACK,
} from '../geometry/arrange.js';
import { ROUND, STATION, THICK } from '../geometry/railway.js';
import { CORNER, outline, ring } from '../geometry/outline.js';
import { drawNumeral, placeNumeral } from './numerals.js';
import { makeSvg } from '../pieces.js';
import { type Track, trackOf } from './track.js';

/** How the numerals are written: as drawn, in Roman letters, or in the page's own font. */
interface Numerals {
  readonly roman: boolean;
  readonly asText: boolean;
}

const RANKS = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** What is drawn over the ground, in this order: each has a style by its name. */
const KINDS = [
  'park',
  'trees',
  'channel',
  'banks',
  'streets',
  'engraving',
  'stone',
  'shade',
  'gleam',
  'recess',
  'inside',
  'brass',
  'shadow',
  'numbers',
] as const;

/** So near to the middle of a window or of a small dial is the numeral in whose place it is. */
const IN_ITS_PLACE = 0.3;

/** A circle is all corners. */
const ALL_ROUND = [Infinity, Infinity] as const;

/** The numeral and the track of one pile. */
export interface Hour extends Track {
  readonly mark: SVGElement;
  /** The marks that are lit. */
  readonly lit: SVGElement[];
}

/**
 * The drawing under the cards: the clock with its minute track and numerals. Each pile of an
 * hour or a rank has five marks of the track, which light up as its cards come. In rows the track is
 * unrolled beside the numerals. All lengths are in hundredths of a card width.
 */
export class Dial {
  readonly element = makeSvg('svg', { class: 'dial', part: 'dial', 'aria-hidden': 'true' });
  /** By pile id. */
  readonly hours = new Map<string, Hour>();
  #chosen: Chosen | undefined;
  #numerals: Numerals = { roman: false, asText: false };
  /** What was drawn last. */
  #drawn = '';

  update(chosen: Chosen, piles: readonly PileFacts[]): void {
    const { arrangement, scale } = chosen;
    const { width, height } = arrangement;
    const { style } = this.element;
    style.width = `${width * scale}px`;
    style.height = `${height * scale}px`;
    if (chosen !== this.#chosen) this.#draw(arrangement, piles);
    this.#chosen = chosen;
  }

  /**
   * Reads the style of the numerals, for the next update. That is slow, the more so after something has
   * been written, and it seldom changes between two moves.
   */
  restyle(): void {
    this.#numerals = numeralsOf(this.element);
    this.#chosen = undefined;
  }

  /** Draws what depends only on the arrangement and on styles, if they are others. */
  #draw(arrangement: Arrangement, piles: readonly PileFacts[]): void {
    const { width, height, marks, dial, line, rail, ornament, places } = arrangement;
    const { inside } = arrangement;
    const drawn = JSON.stringify([width, height, marks, dial, ornament, inside, this.#numerals]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.hours.clear();
    const { element } = this;
    element.replaceChildren();
    element.setAttribute('viewBox', `0 0 ${width * 100} ${height * 100}`);
    element.classList.toggle('blocks', arrangement.blocks === true);
    if (dial) this.#drawFace(dial);
    const { ground, wooden, masonry } = arrangement;
    const material = wooden ? ' wood' : masonry ? ' masonry' : '';
    if (ground) this.#add('path', { class: `ground${material}`, d: ground });
    for (const kind of KINDS) {
      if (arrangement[kind]) this.#add('path', { class: kind, d: arrangement[kind] });
    }
    arrangement.painted?.forEach((d, i) => this.#add('path', { class: `paint of-${i}`, d }));
    const { x, y } = hundredths(dial ?? { x: 0, y: 0 });
    for (const kind of ['ornament', 'beyond'] as const) {
      const attributes = {
        class: `ornament ${line ? 'line' : kind}`,
        transform: `translate(${x} ${y})`,
        'stroke-width': line ? THICK : 1,
      };
      const d = arrangement[kind];
      if (d) this.#add('path', { ...attributes, d });
    }
    if (arrangement.ahead) this.#add('path', { class: 'ahead', d: arrangement.ahead });
    if (arrangement.ghosts) this.#engrave(piles, places);
    for (const pile of piles) {
      const [spot, text] = [marks[pile.id], textOf(pile)];
      if (!spot || !text) continue;
      const numeral = this.#drawMark(spot, text, arrangement);
      // Fans have a mark, but no progress.
      const counts = Boolean(pile.hour) || Boolean(pile.rank);
      numeral.classList.toggle('minor', !counts);
      if (counts) {
        this.hours.set(pile.id, { mark: numeral, ...trackOf(spot, dial, arrangement), lit: [] });
      }
    }
    const hours = [...this.hours.values()];
    // Stations show only what is lit.
    const drawnOf = (parts: readonly string[]): string => (line ? '' : parts.join(''));
    this.#add('path', { class: 'track', d: drawnOf(hours.flatMap(({ ticks }) => ticks)) });
    this.#add('path', { class: 'track bar', d: drawnOf(hours.map(({ bar }) => bar)) });
    // Marks that are lit come right under the numerals, and so over the unlit ones.
    element.append(...hours.map(({ mark }) => mark));
    if (!line) return;
    // Under what is lit of them.
    const at = [...this.hours.keys()].map((id) => {
      const { x, y } = hundredths(marks[id]!);
      return { x, y: round(y + 100 * rail!) };
    });
    const halo = makeSvg('path', {
      class: 'halo',
      d: at.map(({ x, y }) => `M${x} ${y}h0`).join(''),
    });
    const station = makeSvg('path', {
      class: 'station',
      d: at.map(({ x, y }) => `${ring(x, y, STATION - ROUND / 2)}Z`).join(''),
    });
    hours[0]?.mark.before(halo, station);
  }

  #drawFace(dial: DrawnDial): void {
    for (const [name, d] of ringsOf(dial)) {
      // Arms and posts reach into the frames that they hold.
      this.#add('path', { class: name, d, 'fill-rule': name === 'iron' ? 'nonzero' : 'evenodd' });
    }
  }

  /** The ranks that go to places, upright: a 9 on its side is read as a 6. */
  #engrave(piles: readonly PileFacts[], places: Arrangement['places']): void {
    const ranksOn = (isEnamelled: boolean): string =>
      piles
        .map(({ id, rank }) => {
          const place = places[id];
          return place && rank && Boolean(place.enamelled) === isEnamelled
            ? placeNumeral(RANKS[rank]!, hundredths(place), 3, 2.4)
            : '';
        })
        .join('');
    this.#add('path', { class: 'ghost', d: ranksOn(false) });
    this.#add('path', { class: 'ghost enamelled', d: ranksOn(true) });
  }

  #drawMark(spot: Spot, text: string, { blocks, dial }: Arrangement): SVGElement {
    const { roman, asText } = this.#numerals;
    const isTight = roman && !asText && blocks === true;
    const { x, y } = hundredths(isTight && dial && !dial.rect ? inward(spot, dial) : spot);
    const transform = `translate(${x} ${y})`;
    const attributes = { class: 'numeral', part: 'mark', 'data-mark': text, transform };
    // In its place is the window of the kings, or a small dial.
    const { kings, seconds, window } = dial ?? {};
    const isTaken = [window && kings, seconds].some(
      (other) => other && Math.hypot(spot.x - other.x, spot.y - other.y) < IN_ITS_PLACE,
    );
    if (isTaken) return this.#add('g', attributes);
    if (!asText) {
      const mark = this.#add('g', attributes);
      // Roman ones are narrow: VIII is long. They are clear of broad bars, and of the suits inside them.
      const transform = isTight ? 'scale(1 1.04)' : `scale(${roman ? 1.15 : 1.45} 1.16)`;
      makeSvg('path', { d: drawNumeral(text, roman), transform }, mark);
      return mark;
    }
    const mark = this.#add('text', attributes);
    mark.textContent = text;
    return mark;
  }

  #add(name: string, attributes: Parameters<typeof makeSvg>[1]): SVGElement {
    return makeSvg(name, attributes, this.element);
  }
}

/** The rings of a dial, from the outer one: their names, and their paths. */
export function ringsOf(dial: DrawnDial): [name: string, d: string][] {
  const {
    x,
    y,
    r,
    rect,
    casing,
    beside,
    enamel,
    edging,
    field,
    iron,
    window: brass,
    track: end = TRACK,
  } = dial;
  const layers = [
    ['rim', 0],
    ['chapter', -0.06],
    ['rim-inner', -0.06],
  ] as const;
  const around = Object.entries(casing ?? {});
  const rings = layers.map(([name, by]): [string, string] => {
    const rim = rect ? { x: rect.rim.x + by, y: rect.rim.y + by } : { x: r + by, y: r + by };
    // A chapter is a ring: the face shows in its middle.
    const track = rect?.track ?? { x: end, y: end };
    const [corner, inner] = rect
      ? [100 * ((rect.corner ?? rect.rounded ?? CORNER) + by), 100 * CORNER]
      : ALL_ROUND;
    const hole = name === 'chapter' ? outline({ x, y }, track, inner) : '';
    return [name, outline({ x, y }, rim, corner) + hole];
  });
  const more = Object.entries({
    ...(beside && { rim: beside }),
    ...(enamel && { enamel }),
    ...(field && { field }),
    ...(iron && { iron }),
    ...(edging && { edging }),
    ...(brass && { brass }),
  });
  return [...around, ...rings, ...more];
}

/** How much farther in Roman numerals are between broad bars and suits. */
const FARTHER = 0.025;
function inward({ x, y }: Spot, dial: Spot): Spot {
  const by = FARTHER / Math.hypot(x - dial.x, y - dial.y);
  return { x: x + (dial.x - x) * by, y: y + (dial.y - y) * by };
}

/** The text beside a pile: its hour on a dial, its rank in a row. */
export function textOf(pile: PileFacts): string {
  if ('ring' in pile.place) return pile.place.ring === 'centre' ? '' : String(pile.place.hour);
  return RANKS[pile.rank ?? 0]!;
}

/** The page's own font for numerals wins over the theme's letters. */
function numeralsOf(element: SVGElement): Numerals {
  const style = getComputedStyle(element);
  const read = (name: string): string => style.getPropertyValue(name).trim();
  const asText = (read('--solitaire-numeral-font') || read('--_theme-numeral-font')) !== '';
  return { asText, roman: read('--_theme-numerals').includes('roman') };
}
