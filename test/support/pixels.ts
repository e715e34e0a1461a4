/** Colours as they are on the screen, and how well they can be told apart. */
import { picture } from './commands.js';
import './painted.js';
import { frames, type Point } from './table.js';

/** Red, green and blue, 0 … 255. */
export type Colour = readonly [number, number, number];

/** The viewport at one moment, or a box of it. */
export class Pixels {
  private constructor(
    private readonly data: ImageData,
    private readonly scale: number,
    private readonly from: Point,
  ) {}

  /** @param box in whole pixels of the viewport */
  static async take(box?: DOMRectReadOnly): Promise<Pixels> {
    await frames(2);
    const image = await createImageBitmap(
      await (await fetch(`data:image/png;base64,${await picture(box)}`)).blob(),
    );
    const { width, height } = image;
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    // Else it is kept until garbage is collected, which knows nothing of its size.
    image.close();
    const { x = 0, y = 0, width: wide = innerWidth } = box ?? {};
    return new Pixels(context.getImageData(0, 0, width, height), width / wide, { x, y });
  }

  /** The pixel at a point of the viewport, in CSS pixels. */
  at({ x, y }: Point): Colour {
    const { from: start, scale } = this;
    const column = Math.floor((x - start.x) * scale);
    const row = Math.floor((y - start.y) * scale);
    const { width, height, data } = this.data;
    if (column < 0 || row < 0 || column >= width || row >= height) {
      throw new Error(`${x}, ${y} is not in the picture`);
    }
    const from = (row * width + column) * 4;
    return [data[from]!, data[from + 1]!, data[from + 2]!];
  }

  /** All pixels of a box. */
  in({ left, top, right, bottom }: Omit<DOMRectReadOnly, 'toJSON'>): Colour[] {
    const found: Colour[] = [];
    for (let y = Math.ceil(top); y < bottom; y++) {
      for (let x = Math.ceil(left); x < right; x++) found.push(this.at({ x, y }));
    }
    return found;
  }
}

const linear = (value: number): number =>
  value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;

/** The relative luminance of WCAG, 0 … 1. */
const luminance = ([r, g, b]: Colour): number =>
  0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

/** The contrast of WCAG, 1 … 21. */
export function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** The colour that stands out most from a ground. */
export const mostAgainst = (ground: Colour, colours: readonly Colour[]): Colour =>
  colours.reduce((best, one) => (contrast(one, ground) > contrast(best, ground) ? one : best));

/** The colour that is most frequent. */
export function mostOf(colours: readonly Colour[]): Colour {
  const counts = new Map<string, number>();
  for (const one of colours) counts.set(String(one), (counts.get(String(one)) ?? 0) + 1);
  const [first] = [...counts].sort(([, a], [, b]) => b - a)[0]!;
  return first.split(',').map(Number) as unknown as Colour;
}

/**
 * How eyes see a colour that have no receptors for long (`protan`) or for medium wavelengths, by the
 * formulas of Viénot, Brettel and Mollon (1999).
 */
export function dichromatic(colour: Colour, kind: 'protan' | 'deutan'): Colour {
  const [r, g, b] = colour.map(linear) as unknown as Colour;
  const long = 17.8824 * r + 43.5161 * g + 4.11935 * b;
  const medium = 3.45565 * r + 27.1554 * g + 3.86714 * b;
  const short = 0.0299566 * r + 0.184309 * g + 1.46709 * b;
  const l = kind === 'protan' ? 2.02344 * medium - 2.52581 * short : long;
  const m = kind === 'deutan' ? 0.494207 * long + 1.24827 * short : medium;
  return [
    0.0809444479 * l - 0.130504409 * m + 0.116721066 * short,
    -0.0102485335 * l + 0.0540193266 * m - 0.113614708 * short,
    -0.000365296938 * l - 0.00412161469 * m + 0.693511405 * short,
  ].map((value) => {
    const share = Math.min(1, Math.max(0, value));
    return 255 * (share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055);
  }) as unknown as Colour;
}

/** The distance of two colours in CIE L*a*b*: about 2 can just be seen. */
export function distance(one: Colour, other: Colour): number {
  const lab = (colour: Colour): Colour => {
    const [r, g, b] = colour.map(linear) as unknown as Colour;
    const [x, y, z] = [
      (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
      0.2126 * r + 0.7152 * g + 0.0722 * b,
      (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
    ].map((t) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)) as unknown as Colour;
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
  };
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
