import { DAY_GAME } from '../element/day-line.js';
import { type ReservedTag, reserveStyles } from '../element/reserve.js';
import { colourFacts } from './colour-facts.js';
import type { Configuration } from './configuration.js';
import { gameOf, type TagFact } from './facts.js';

/** What a game's class says of its board. */
type GameClass = Pick<ReservedTag, 'game' | 'layout'>;

/** The preview stores nothing, because an author's own settings of the page must not change. */
const KEPT = { storage: 'none' } as const;

/** The game as it is going to be; the same element as long as the same game is shown. */
export class Preview {
  readonly box = document.createElement('div');
  #shown: Configuration | undefined;

  constructor() {
    this.box.className = 'stage';
  }

  /**
   * Shows the configuration once its game has been loaded.
   * @returns whether nothing else has been asked for meanwhile
   * @throws what went wrong when the game could not be loaded
   */
  async show(configuration: Configuration): Promise<boolean> {
    this.#shown = configuration;
    const { game } = configuration;
    await Promise.all([game.load(), sizeOf(game).load()]);
    if (this.#shown !== configuration) return false;
    this.#draw(configuration);
    return true;
  }

  /** Shows a colour that is being chosen; an empty one is the game's own. */
  tint(property: string, colour: string): void {
    (this.box.firstElementChild as HTMLElement | null)?.style.setProperty(property, colour);
  }

  #draw({ game, attributes, colours, width, height }: Configuration): void {
    let element = this.box.firstElementChild as HTMLElement | null;
    if (element?.localName !== game.tag) {
      element = document.createElement(game.tag);
    }
    const wanted: Readonly<Record<string, string>> = { ...attributes, ...KEPT };
    for (const { name } of game.attributes) {
      const value = wanted[name];
      if (value === undefined) element.removeAttribute(name);
      else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    }
    element.style.width = width === undefined ? '' : `${width}px`;
    element.style.height = height === undefined ? '' : `${height}px`;
    for (const { property } of colourFacts)
      element.style.setProperty(property, colours[property] ?? '');
    if (element.parentNode !== this.box) this.box.replaceChildren(element);
  }
}

/** The game whose size is reserved. */
const sizeOf = (game: TagFact): TagFact => gameOf(game.id) ?? gameOf(DAY_GAME)!;

/** The style sheet that reserves the box of a game that has been loaded. */
export function reserveOf({ game: chosen, attributes }: Configuration): string {
  const { tag } = chosen;
  const sized = sizeOf(chosen);
  const { game, layout } = customElements.get(sized.tag) as unknown as GameClass;
  return reserveStyles([{ tag, game, layout, isDaily: sized !== chosen }], attributes);
}
