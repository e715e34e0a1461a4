import type { Attributes, Shape } from '../board/pieces.js';
import { drawCourt } from '../board/cards/courts.js';
import { backShape, faceShape } from '../board/cards/faces.js';
import { hundredths, type Arrangement } from '../board/geometry/arrange.js';
import { lineOf, placeOf, spotOf } from '../board/geometry/spots.js';
import { JACK, rankOf } from '../cards/index.js';
import { cardOf, isDown, type PileFacts, suitOf } from '../rules/engine.js';
import type { Palette } from './palette.js';

/** The colours of the suits: clubs, diamonds, hearts, spades. */
const TWO = ['card-black', 'card-red', 'card-red', 'card-black'] as const;
const FOUR = ['card-clubs', 'card-diamonds', 'card-red', 'card-black'] as const;
/** What the inks of a drawn card are in a palette. */
const INKS: Readonly<Record<string, Parameters<Palette['of']>[0]>> = {
  accent: 'card-accent',
  paper: 'card-paper',
  back: 'back',
  'back-line': 'back-ink',
};
const LARGE = 44;

/** A drawing with its inks written out. */
function inked([name, attributes, inside = []]: Shape, ink: string, palette: Palette): Shape {
  const { class: mark = '', ...rest } = attributes;
  const own = INKS[mark];
  const colour = own ? palette.of(own) : ink;
  const colours: Attributes =
    name === 'path'
      ? { fill: rest['fill'] === 'none' ? 'none' : colour, stroke: colour }
      : name === 'g'
        ? { fill: ink, stroke: ink }
        : {};
  return [name, { ...rest, ...colours }, inside.map((shape) => inked(shape, ink, palette))];
}

/** The cards of a pile that can be seen, from the bottom one on. */
function seen({ cards, spread, hidden }: PileFacts): number[] {
  const all = cards.map((_, i) => i);
  if (spread === 'stack') return all.slice(-1);
  // Cards that are face down lie on each other, over those that stick out.
  return spread === 'tuck' && hidden > 0
    ? [...all.slice(0, cards.length - hidden), cards.length - 1]
    : all;
}

/** What a court shows around its watch. */
const figureOf = (card: number): ReturnType<typeof drawCourt> | undefined =>
  rankOf(card) < JACK ? undefined : drawCourt(suitOf(card), rankOf(card));

/** Draws the cards of all piles, in hundredths of a card width. */
export function cardShapes(
  piles: readonly PileFacts[],
  { places }: Arrangement,
  palette: Palette,
  faces: readonly string[],
): Shape[] {
  const suits = faces.includes('four-color') ? FOUR : TWO;
  const large = faces.includes('large');
  return piles.flatMap((pile) => {
    if (pile.cards.length === 0) return [];
    const place = placeOf(pile, places);
    return seen(pile).map((i): Shape => {
      const slot = pile.cards[i]!;
      const spot = spotOf(pile, place, i);
      const covered = i < pile.cards.length - 1;
      const { x, y } = hundredths(spot);
      const line = (covered && lineOf(pile, place, i, large)) || (large ? LARGE : 0);
      const drawing = isDown(slot)
        ? backShape(pile.hour ?? 0, spot.angle)
        : faceShape(cardOf(slot), line, figureOf(cardOf(slot)), large);
      const ink = isDown(slot) ? palette.of('back') : palette.of(suits[suitOf(cardOf(slot))]!);
      const [name, attributes, inside] = inked(drawing, ink, palette);
      const size = { width: 100, height: 140 };
      const transform = `translate(${x} ${y}) rotate(${spot.angle}) scale(${spot.size ?? 1}) translate(-50 -70)`;
      return [
        'g',
        { transform },
        [
          [
            'rect',
            {
              ...size,
              rx: 7.5,
              fill: palette.of('card-paper'),
              stroke: palette.of('card-edge'),
              'stroke-width': 1.6,
            },
          ],
          [name, { ...attributes, ...size }, inside],
        ],
      ];
    });
  });
}
