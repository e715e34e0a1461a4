/** Colours of CSS as a browser paints them, and how well two can be told apart. */

/** Red, green and blue, 0 … 255. */
export type Colour = readonly [number, number, number];

const canvas = document.createElement('canvas');
canvas.width = canvas.height = 1;
const pen = canvas.getContext('2d', { willReadFrequently: true })!;

/** A colour of CSS, maybe a translucent one, on a ground; what is no colour leaves that as it is. */
export function paint(ground: Colour, colour: string): Colour {
  for (const style of [hex(ground), colour]) {
    pen.fillStyle = style;
    pen.fillRect(0, 0, 1, 1);
  }
  const [r, g, b] = pen.getImageData(0, 0, 1, 1).data;
  return [r!, g!, b!];
}

export const hex = (colour: Colour): string =>
  `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** A colour as computed styles write it. */
const COLOUR = /\b(?:rgba?|hsla?|hwb|(?:ok)?lab|(?:ok)?lch|color)\([^()]*\)/g;
/** Between the layers of a background. */
const LAYERS = /,\s*(?=(?:repeating-)?(?:linear|radial|conic)-gradient\()/;

/** What may lie below what stands on an element, if the grounds may lie below the element: each colour of a gradient. */
export function groundsOn(grounds: readonly Colour[], element: Element): readonly Colour[] {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  let found = grounds.map((ground) => paint(ground, backgroundColor));
  for (const layer of backgroundImage.split(LAYERS).reverse()) {
    const stops = layer.match(COLOUR);
    if (stops) found = found.flatMap((ground) => stops.map((stop) => paint(ground, stop)));
    found = [...new Map(found.map((each) => [hex(each), each])).values()];
  }
  return found;
}

const linear = (part: number): number =>
  part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4;

const luminance = ([r, g, b]: Colour): number =>
  0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

/** The contrast of WCAG 2, 1 … 21. */
export function contrast(one: Colour, other: Colour): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(a, b) / Math.min(a, b);
}
