import type { Arrangement } from '../geometry/arrange.js';
import { makeSvg } from '../pieces.js';

/** The length that fits at a height above or below the centre, in hundredths of a card width. */
const lengthAt = (by: number): number => 200 * Math.sqrt(1.45 ** 2 - by ** 2);

/** Draws the game's name and the deal's number on a dial, where nothing else is. */
export function sign(
  { badges, dial, places }: Arrangement,
  scale: number,
  name: string,
  number: string,
  group: SVGElement,
): void {
  // Never smaller than 9 pixels.
  const size = Math.max(11.5, 900 / scale);
  const { x, y } = dial!;
  const centre = Object.values(places).filter((place) => Math.hypot(place.x - x, place.y - y) < 1);
  const above = centre.length > 0 ? 1.06 : 0.8;
  const below = Math.max(above, ...centre.map(({ step, room }) => (step.y > 0 ? room + 0.83 : 0)));
  const write = (kind: string, text: string, by: number): void => {
    // Capitals with their spacing are about .84 of the font's size wide.
    const fits = text.length * size * 0.84 < lengthAt(by);
    if (!text || !fits || badges.some((badge) => Math.abs(badge.y - y - by) < 0.4)) return;
    const at = { x: x * 100, y: (y + by) * 100, 'font-size': size };
    makeSvg('text', { class: `signature ${kind}`, ...at }, group).textContent = text;
  };
  write('name', name, -above);
  write('number', number, below);
}
