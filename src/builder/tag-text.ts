/** The tag of a configuration as text. */
import type { Configuration } from './configuration.js';

type Size = Pick<Configuration, 'width' | 'height'>;

/** Size and colours as CSS; empty if the page decides. */
export function styleText({
  colours = {},
  width,
  height,
}: Size & Partial<Pick<Configuration, 'colours'>>): string {
  const styles = [
    ...Object.entries(colours).map(([property, colour]) => `${property}:${colour}`),
    ...(width === undefined ? [] : [`width:${width}px`, 'max-width:100%']),
    ...(height === undefined ? [] : [`height:${height}px`]),
  ];
  return styles.join(';');
}

/** How a language writes an attribute: undefined stands for the attribute alone. */
export type Write = (name: string, value: string | undefined) => string;

export const quoted =
  (escape: (value: string) => string): Write =>
  (name, value) =>
    value === undefined ? name : `${name}="${escape(value)}"`;

/** The attributes of the tag; `style` is how the language writes its size and colours. */
function attributesText({ game, attributes }: Configuration, write: Write, style: string): string {
  const isBoolean = (name: string): boolean =>
    game.attributes.some((fact) => fact.name === name && fact.kind === 'boolean');
  const written = Object.entries(attributes).map(([name, value]) =>
    write(name, isBoolean(name) ? undefined : value),
  );
  return [...written, style]
    .filter(Boolean)
    .map((text) => ` ${text}`)
    .join('');
}

/** The tag with an end tag, as HTML and templates want it. */
export function tagText(configuration: Configuration, write: Write): string {
  const { tag } = configuration.game;
  const styles = styleText(configuration);
  return `<${tag}${attributesText(configuration, write, styles && write('style', styles))}></${tag}>`;
}

/** The tag in JSX; `style` is what stands in its braces. */
export function jsxText(configuration: Configuration, write: Write, style: string): string {
  const text = style ? `style={{ ${style} }}` : '';
  return `<${configuration.game.tag}${attributesText(configuration, write, text)} />`;
}
