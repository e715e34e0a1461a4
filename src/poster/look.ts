/** Whether what a program has asked for is something that a picture can be drawn with. */
import type { StyleProperty } from '../board/themes/theme.js';
import { colourNames } from './colour-names.js';
import type { PosterLook } from './draw.js';
import { THEMES } from './palette.js';

/** The properties that a picture has a use for. */
const COLOURS: readonly StyleProperty[] = [
  'accent',
  'back',
  'back-ink',
  'background',
  'card-accent',
  'card-black',
  'card-clubs',
  'card-diamonds',
  'card-edge',
  'card-paper',
  'card-red',
  'case',
  'dial',
  'font',
  'ink',
];

/** Pixels. */
const LEAST = 100;
const MOST = 10_000;

/** A value as it is named in a message. */
function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

const invalid = (name: string, value: unknown, use: string): never => {
  throw new RangeError(`${name}: “${shown(value)}” is not valid; use ${use}`);
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isGiven = (value: unknown): boolean => value !== undefined && value !== '';

const oneOf =
  (values: readonly string[]) =>
  (name: string, value: unknown): void => {
    if (isGiven(value) && !values.includes(value as string)) {
      invalid(name, value, values.join(', '));
    }
  };

function length(name: string, value: unknown): void {
  if (value === undefined) return;
  const isLength = typeof value === 'number' && value >= LEAST && value <= MOST;
  if (!isLength) {
    // A number that is none has no text in JSON.
    throw new RangeError(
      `${name}: ${typeof value === 'number' ? value : `“${shown(value)}”`} is not valid; ` +
        `use pixels from ${LEAST} to ${MOST}`,
    );
  }
}

function text(name: string, value: unknown): void {
  if (value !== undefined && typeof value !== 'string') invalid(name, value, 'a text');
}

function captions(name: string, value: unknown): void {
  if (value === undefined) return;
  if (!Array.isArray(value)) {
    invalid(name, value, `a list of texts, such as ['CLOCK', 'NO. 21']`);
  }
  const list = value as readonly unknown[];
  if (list.length > 4) {
    throw new RangeError(`${name}: ${list.length} are too many; there are four corners`);
  }
  for (const one of list) text(name, one);
}

const face = oneOf(['four-color', 'large']);

function faces(name: string, value: unknown): void {
  if (value === undefined) return;
  if (!Array.isArray(value)) invalid(name, value, `a list, such as ['four-color', 'large']`);
  for (const one of value as readonly unknown[]) face(name, one);
}

/** With balanced parentheses inside, as in `light-dark(rgb(0 0 0), #fff)`. */
const FUNCTION =
  /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark)\((?:[^()]|\([^()]*\))+\)$/i;

const isColour = (value: string): boolean =>
  /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(value) ||
  FUNCTION.test(value) ||
  colourNames.has(value.toLowerCase());

function colours(name: string, value: unknown): void {
  if (value === undefined) return;
  if (!isRecord(value)) invalid(name, value, `an object such as { back: '#123456' }`);
  for (const [property, colour] of Object.entries(value as Readonly<Record<string, unknown>>)) {
    if (!(COLOURS as readonly string[]).includes(property)) {
      throw new RangeError(
        `${name}: there is no “${shown(property)}” in a picture; use ${COLOURS.join(', ')}`,
      );
    }
    if (colour === undefined) continue;
    if (property === 'font') text(`${name}.${property}`, colour);
    else if (typeof colour !== 'string' || !isColour(colour.trim())) {
      invalid(`${name}.${property}`, colour, 'a colour such as #123456, rgb(18 52 86) or navy');
    }
  }
}

/** What each option takes. */
const OPTIONS: Readonly<Record<keyof PosterLook, (name: string, value: unknown) => void>> = {
  theme: oneOf(THEMES),
  scheme: oneOf(['light', 'dark']),
  colours,
  faces,
  hand: oneOf(['right', 'left']),
  width: length,
  height: length,
  captions,
  title: text,
};

/** @throws {RangeError} that names the option, what is wrong with it, and what would be right */
export function checkLook(look: unknown): void {
  if (!isRecord(look)) {
    throw new RangeError(
      `the options of a picture are an object such as { theme: 'paper' }; this is “${shown(look)}”`,
    );
  }
  for (const [name, value] of Object.entries(look)) {
    const check = Object.hasOwn(OPTIONS, name) ? OPTIONS[name as keyof PosterLook] : undefined;
    if (!check) {
      throw new RangeError(
        `there is no option “${shown(name)}”; use ${Object.keys(OPTIONS).join(', ')}`,
      );
    }
    check(name, value);
  }
}
