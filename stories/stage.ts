import type { SolitaireElement } from '../src/elements/solitaire-element.js';

/** The position of a story's game. */
export interface Stage {
  readonly deal: number;
  /** The moves, as tokens; by default, the first legal move each time. */
  readonly moves?: readonly string[];
  /** How many of the moves to make; by default all. */
  readonly count?: number;
  /** Further attributes. */
  readonly attributes?: Readonly<Record<string, string>>;
}

/** A game played up to a position. */
export function stage(tag: string, { deal, moves, count, attributes = {} }: Stage): HTMLElement {
  const game = document.createElement(tag) as SolitaireElement;
  for (const [name, value] of Object.entries({ deal, speed: 'instant', ...attributes })) {
    game.setAttribute(name, String(value));
  }
  for (let made = 0; made < (count ?? moves?.length ?? Infinity); made++) {
    const token = moves ? moves[made] : game.moves[0]?.token;
    if (token === undefined || !game.play(token).ok) break;
  }
  return game;
}
