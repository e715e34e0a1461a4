/** Stories of games: what their arguments mean, and how they are shown. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { action } from 'storybook/actions';
import { argTypesOf, elements, eventNames } from './manifest.js';
import { stage, type Stage } from './stage.js';

/**
 * A position, and attributes and custom properties by their names. A boolean attribute is true or false,
 * and what is undefined is left out.
 */
export interface GameArgs extends Omit<Stage, 'attributes'> {
  readonly [attribute: string]: unknown;
}

export type GameStory = StoryObj<GameArgs>;

/** Where the rules of a game come from, for its page. */
export interface Origin {
  /** What it is also called. */
  readonly names?: readonly string[];
  /** A sentence for each source. */
  readonly sources: readonly string[];
}

export interface GameMeta extends Meta<GameArgs> {
  readonly component: string;
  readonly parameters: { readonly origin: Origin };
}

/** What every story has, so that it looks the same each time and leaves nothing behind. */
export const usualArgs = { speed: 'instant', storage: 'none' };

/** What can be changed while a game is on; anything else makes it another game. */
const changeable = new Set([
  ...elements.get('solitaire-settings')!.attributes!.map(({ name }) => name),
  'label',
]);

type Values = Readonly<Record<string, unknown>>;

/** A value as it is written in an attribute; undefined for an attribute that is left out. */
function writtenAs(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '' || value === false) return undefined;
  return value === true ? '' : String(value);
}

/** The given ones of some attributes, as they are written. */
const writtenOf = (values: Values): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const written = writtenAs(value);
      return written === undefined ? [] : [[name, written]];
    }),
  );

/** Writes or removes attributes; custom properties are none. */
export function setAttributes(element: Element, values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    if (name.startsWith('--')) continue;
    const written = writtenAs(value);
    if (written === undefined) element.removeAttribute(name);
    else element.setAttribute(name, written);
  }
}

const pick = (values: Values, wanted: (name: string) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => wanted(name)));
const isProperty = (name: string): boolean => name.startsWith('--');

/** The game that is shown in a canvas, and what of it can’t be changed. */
const shown = new WeakMap<HTMLElement, { readonly game: HTMLElement; readonly fixed: string }>();

/** A game in its position. What can be changed while a game is on changes the game that is there. */
export function renderGame(tag: string, canvas: HTMLElement, args: GameArgs): HTMLElement {
  const { deal, moves, count, first, ...others } = args;
  const attributes = pick(others, (name) => !isProperty(name));
  const rules = pick(attributes, (name) => !changeable.has(name));
  const fixed = JSON.stringify([tag, deal, moves, count, first, rules]);
  const before = shown.get(canvas);
  let game = before?.game;
  if (!game?.isConnected || before?.fixed !== fixed) {
    const position = { deal, moves, count, first, attributes: writtenOf(attributes) };
    game = stage(tag, position as Stage);
    shown.set(canvas, { game, fixed });
  }
  for (const name of changeable) setAttributes(game, { [name]: attributes[name] });
  for (const name of Object.keys(argTypesOf(tag)).filter(isProperty)) {
    game.style.setProperty(name, String(others[name] ?? ''));
  }
  return game;
}

/** The tag as a page has it: without what only stories need. */
export function snippetOf(tag: string, args: GameArgs): string {
  const { moves: _moves, count: _count, first: _first, ...others } = args;
  const own = pick(others, (name) => !isProperty(name));
  const needed = Object.entries(writtenOf(own)).filter(
    ([name, value]) => usualArgs[name as keyof typeof usualArgs] !== value,
  );
  const text = needed.map(([name, value]) => (value ? ` ${name}="${value}"` : ` ${name}`));
  return `<${tag}${text.join('')}></${tag}>`;
}

const heard = new WeakSet<HTMLElement>();

/** Shows every event of the games in a canvas in the panel of actions. */
export function hearEvents(canvas: HTMLElement): void {
  if (heard.has(canvas)) return;
  heard.add(canvas);
  for (const name of eventNames) {
    canvas.addEventListener(name, (event) => action(name)((event as CustomEvent).detail));
  }
}
