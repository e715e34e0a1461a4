import { type Arrangement, CARD_HEIGHT, hundredths, round } from '../board/geometry/arrange.js';
import { ROUND, STATION, THICK } from '../board/geometry/railway.js';
import { ring } from '../board/geometry/outline.js';
import { placeOf } from '../board/geometry/spots.js';
import { isWon } from '../board/board-play.js';
import { ringsOf, textOf } from '../board/marks/dial.js';
import { trackOf } from '../board/marks/track.js';
import { handsOf, HUB, posesOf } from '../board/marks/hands.js';
import { smallSecond } from '../board/marks/second.js';
import { drawNumeral } from '../board/marks/numerals.js';
import { scoreOf } from '../board/marks/score.js';
import {
  FANLIGHT,
  FLAME,
  MARK_BEFORE_LIGHT,
  NUMERAL_BEFORE_LIGHT,
  BANK,
  PAINTS,
  PARK,
} from '../board/marks/paints.js';
import { BEHIND, ENAMEL, IN_NICHE, NICHE } from '../board/themes/case.js';
import { lightsOf, signsOf, trainOf, wayOf } from '../board/marks/way.js';
import type { Shape } from '../board/pieces.js';
import type { PileFacts, Rules, State } from '../rules/engine.js';
import type { Palette } from './palette.js';

/** A position, the moves that led to it, and the time that the hands of a finished clock show. */
export interface Position {
  readonly rules: Rules;
  readonly state: State;
  /** As in saved games; by default none. */
  readonly tokens?: readonly string[] | undefined;
  readonly time?: Date | undefined;
}

/** Lines that matter, and lines that don’t, are as faint as on the board. */
const LINE = 0.56;
const FAINT = 0.28;

const shadeOf = (d: string, opacity = 0.14): Shape => [
  'path',
  { d, fill: '#000', 'fill-opacity': opacity },
];

/**
 * Draws what lies under the cards, in hundredths of a card width.
 * @param isOver whether the game has ended: then nothing is to be played to an empty pile
 */
export function dialShapes(
  { rules, state }: Position,
  piles: readonly PileFacts[],
  arrangement: Arrangement,
  palette: Palette,
  isOver: boolean,
): Shape[] {
  const { dial, marks, blocks } = arrangement;
  const ink = palette.of('ink');
  const shapes: Shape[] = [];
  const line = (d: string, stroke: string, width: number, more = {}): void => {
    if (d) shapes.push(['path', { d, fill: 'none', stroke, 'stroke-width': width, ...more }]);
  };
  const rings = dial ? ringsOf(dial) : [];
  const gild = (d: string, rule: 'nonzero' | 'evenodd'): void => {
    shapes.push(['path', { d, fill: palette.of('card-accent'), 'fill-rule': rule }]);
    line(d, ink, 1, { 'stroke-opacity': LINE });
  };
  for (const [name, d] of rings) {
    if (name === 'rim') {
      const width = Number(palette.of('rim-width'));
      shapes.push(['path', { d, fill: palette.of('dial'), 'fill-rule': 'evenodd' }]);
      // A theme without a rim of its own has a faint one.
      const own = palette.of('rim');
      line(d, own, width, own === ink ? { 'stroke-opacity': FAINT } : {});
    } else if (name === 'strap' || name === 'enamel' || name === 'field') {
      shapes.push(['path', { d, fill: palette.of('back'), 'fill-rule': 'evenodd' }]);
    } else if (name === 'seams') {
      line(d, palette.of('back-ink'), 1.6, { 'stroke-dasharray': '7 4' });
    } else if (name === 'inlay') {
      line(d, palette.of('back-ink'), 2);
    } else if (name === 'metal') {
      shapes.push(['path', { d, fill: ink, 'fill-opacity': 0.12, 'fill-rule': 'evenodd' }]);
      line(d, palette.of('rim'), 1, { 'stroke-opacity': LINE });
    } else if (name === 'brass') gild(d, 'evenodd');
    else if (name === 'iron') {
      shapes.push(['path', { d, fill: palette.of('rim') }]);
    } else if (name === 'shade') shapes.push(shadeOf(d));
    else if (name === 'bend') shapes.push(shadeOf(d, 0.4));
    else if (name === 'chapter') {
      const stroke = palette.of('hairline');
      const fill = palette.of('dial-edge');
      if (fill !== 'none') shapes.push(['path', { d, fill, 'fill-rule': 'evenodd' }]);
      if (stroke !== 'none') line(d, stroke, 1);
    } else if (name === 'rim-inner' && palette.of('rim-inner') !== 'none')
      line(d, palette.of('rim-inner'), 1);
  }
  const { x, y } = hundredths(dial ?? { x: 0, y: 0 });
  const won = isWon({ rules, state });
  const { ahead, brass, engraving, gleam, ground, inside, ornament } = arrangement;
  const { masonry = false, painted = [], shade, stone, wooden } = arrangement;
  const { banks, channel, park, streets, trees } = arrangement;
  if (ground)
    shapes.push([
      'path',
      { d: ground, fill: palette.of(wooden ? 'case' : masonry ? 'masonry' : 'dial') },
    ]);
  // The sheet of a map.
  for (const d of [park, trees]) if (d) shapes.push(['path', { d, fill: palette.fixed(PARK) }]);
  if (channel)
    shapes.push(['path', { d: channel, fill: palette.of('river'), 'fill-rule': 'evenodd' }]);
  if (banks) line(banks, palette.fixed(BANK), 1.4);
  if (streets) line(streets, palette.of('gleam'), 5);
  if (engraving) line(engraving, ink, 0.9, { 'stroke-opacity': LINE * 0.3 });
  if (stone) {
    const behind: Shape = ['path', { d: stone, fill: palette.fixed(BEHIND) }];
    shapes.push(masonry ? behind : shadeOf(stone, 0.07));
  }
  if (shade) shapes.push(shadeOf(shade));
  if (gleam) shapes.push(['path', { d: gleam, fill: palette.of('gleam') }]);
  if (inside) {
    const fill = masonry ? palette.fixed(NICHE) : palette.of('inside');
    shapes.push(['path', { d: inside, fill }]);
  }
  if (brass) gild(brass, 'nonzero');
  painted.forEach((d, i) => {
    const paint = masonry && i === 0 ? ENAMEL : PAINTS[i];
    if (!d) return;
    if (paint) shapes.push(['path', { d, fill: palette.fixed(paint) }]);
    else gild(d, 'nonzero');
  });
  if (ornament) {
    const transform = `translate(${x} ${y})`;
    // A line on which all have arrived is gilded.
    const paint = palette.of(won ? 'card-accent' : 'red');
    if (arrangement.line) line(ornament, paint, THICK, { transform });
    else line(ornament, ink, 1, { transform, 'stroke-opacity': LINE * 0.55 });
    if (won && arrangement.line) {
      const signs = signsOf(marks);
      line(signs.d, paint, signs['stroke-width']);
    }
  }
  const isLit = won && arrangement.celebration === 'doors';
  for (const { class: name, d } of isLit ? lightsOf(arrangement) : []) {
    shapes.push(['path', { d: d!, fill: palette.fixed(name === 'lantern' ? FLAME : FANLIGHT) }]);
  }
  const figures = isLit ? NUMERAL_BEFORE_LIGHT : palette.of('figures');
  const accent = isLit ? MARK_BEFORE_LIGHT : palette.of('accent');
  if (ahead) line(ahead, palette.of('card-paper'), 2.8);
  for (const pile of isOver ? [] : piles) shapes.push(...outlines(pile, arrangement, palette));

  // Cards that are not dealt begin the foundations.
  const laidOut = rules.allCards.length > rules.pack.length ? 1 : 0;
  for (const pile of piles) {
    const spot = marks[pile.id];
    const text = textOf(pile);
    if (!spot || !text) continue;
    const { marks: lit } = scoreOf(pile, laidOut);
    const at = hundredths(spot);
    const counts = Boolean(pile.hour) || Boolean(pile.rank);
    if (counts) {
      const { bar, ticks } = trackOf(spot, dial, arrangement);
      const [tick, block] = blocks ? [3.4, 10] : [1.7, 4.4];
      const arrived = [...ticks.slice(0, lit), lit > ticks.length ? bar : ''];
      if (arrangement.line) {
        const y = round(at.y + 100 * arrangement.rail!);
        line(`${ring(at.x, y, STATION - ROUND / 2)}Z`, ink, ROUND);
        line(arrived.join(''), ink, STATION);
      } else {
        line(ticks.join(''), ink, tick, { 'stroke-opacity': LINE });
        line(bar, figures, block);
        line(ticks.slice(0, lit).join(''), accent, 3.6);
        if (lit > ticks.length) line(bar, accent, blocks ? 11 : 5);
      }
    }
    const inNiche = masonry && !counts;
    const faint = counts || inNiche ? {} : { 'stroke-opacity': 0.66 };
    const plain = inNiche ? palette.fixed(IN_NICHE) : figures;
    const scale = counts ? '1.45 1.16' : '1.19 .95';
    line(
      drawNumeral(text, palette.isRoman),
      counts && pile.complete && !isLit ? accent : plain,
      2.5,
      {
        transform: `translate(${at.x} ${at.y}) scale(${scale})`,
        'stroke-linejoin': 'round',
        ...faint,
      },
    );
  }
  return shapes;
}

/** The outline of an empty pile. */
function outlines(pile: PileFacts, { places }: Arrangement, palette: Palette): Shape[] {
  if (pile.over !== undefined || pile.cards.length > 0 || !places[pile.id]) return [];
  const place = placeOf(pile, places);
  if (place.docked) return [];
  const { x, y } = hundredths(place);
  const stroke = palette.of(place.enamelled ? 'card-paper' : 'ink');
  const line = { fill: 'none', stroke, 'stroke-width': 2, 'stroke-opacity': FAINT };
  const size = { x: -50, y: -50 * CARD_HEIGHT, width: 100, height: 100 * CARD_HEIGHT, rx: 7.5 };
  return [['rect', { ...size, ...line, transform: `translate(${x} ${y}) rotate(${place.angle})` }]];
}

/** Draws the way of the turned card, or the train at its station. */
export function wayShapes(
  { rules, state }: Position,
  piles: readonly PileFacts[],
  arrangement: Arrangement,
  palette: Palette,
): Shape[] {
  const moves = rules.moves(state);
  const accent = palette.of('accent');
  const line = { fill: 'none', stroke: accent, 'stroke-linecap': 'round' };
  const lines = wayOf(arrangement, piles, moves)?.map((one) => ({ ...one, ...line }));
  const trains = trainOf(arrangement, piles, moves).map(({ class: name, d, transform }) => {
    const glass = { fill: palette.of('contour'), 'fill-opacity': name.endsWith('lit') ? 1 : 0.3 };
    return { d, transform, ...(name === 'train' ? { fill: palette.of('ink') } : glass) };
  });
  return (lines ?? trains).map((attributes): Shape => ['path', attributes]);
}

/** Draws the hands of the dial. */
export function handShapes(
  { rules, state, tokens = [], time }: Position,
  piles: readonly PileFacts[],
  arrangement: Arrangement,
  palette: Palette,
): Shape[] {
  const moves = rules.moves(state);
  const accent = palette.of('accent');
  const paths = handsOf(arrangement, isWon({ rules, state }));
  const poses = posesOf({ rules, state, tokens }, piles, moves, arrangement, time);
  const fill = palette.of('hand');
  // Seen on words and tracks as well as on the dial.
  const contour = {
    stroke: palette.of('contour'),
    'stroke-width': 2,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  };
  const hands = paths.flatMap(([d], i): Shape[] => {
    const pose = poses[i];
    if (!pose) return [];
    const { at, angle } = pose;
    const transform = `translate(${at.x} ${at.y}) rotate(${angle})`;
    return [['path', { d, fill, ...contour, transform }]];
  });
  const own = arrangement.dial?.seconds;
  if (own) {
    const at = hundredths(own);
    const turn = 6 * (isWon({ rules, state }) ? 0 : tokens.length);
    const transform = `translate(${at.x} ${at.y}) rotate(${turn})`;
    hands.push(['path', { d: smallSecond(100 * own.r), fill: accent, transform }]);
  }
  if (paths.length < 2) return hands;
  const { x, y } = hundredths(arrangement.dial!);
  const hub = { cx: x, cy: y, r: HUB, fill: accent, stroke: fill, 'stroke-width': 4 };
  return [...hands, ['circle', hub]];
}
