import type { Shape } from '../board/pieces.js';

/** Paths longer than this are written once, however often they are drawn. */
const LONG = 2000;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** A text in a drawing. */
export interface Written {
  readonly text: string;
}

/** A drawing whose colours are written out, because no style sheet comes with it. */
export type Drawn = Shape | readonly [name: 'text', attributes: Shape[1], written: Written];

/** Writes a drawing as the text of an SVG file. */
export class SvgWriter {
  /** The long paths, each with its id. */
  readonly #paths = new Map<string, string>();

  /** @param prefix what ids begin with, so that several drawings can be on one page */
  constructor(private readonly prefix: string) {}

  /** @param shapes what is drawn, from the back to the front */
  file(width: number, height: number, title: string, shapes: readonly Drawn[]): string {
    const drawn = shapes.map((shape) => this.#write(shape)).join('');
    const paths = [...this.#paths].map(([d, id]) => `<path id="${id}" d="${d}"/>`).join('');
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
      `viewBox="0 0 ${width} ${height}" role="img"><title>${escaped(title)}</title>` +
      `${paths && `<defs>${paths}</defs>`}${drawn}</svg>\n`
    );
  }

  #write([name, attributes, inside = []]: Drawn): string {
    const { d } = attributes;
    if (typeof d === 'string' && d.length > LONG) {
      let id = this.#paths.get(d);
      if (!id) this.#paths.set(d, (id = `${this.prefix}-${this.#paths.size}`));
      const { d: _, ...rest } = attributes;
      return `<use href="#${id}"${pairs(rest)}/>`;
    }
    if ('text' in inside) return `<${name}${pairs(attributes)}>${escaped(inside.text)}</${name}>`;
    const content = inside.map((shape) => this.#write(shape)).join('');
    return content
      ? `<${name}${pairs(attributes)}>${content}</${name}>`
      : `<${name}${pairs(attributes)}/>`;
  }
}

const pairs = (attributes: Shape[1]): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');
