import type { SolitaireElement } from '../src/element/solitaire-element.js';

/** The position of a story's game. */
export interface Stage {
  readonly deal: number;
  /** The moves, as tokens; by default, the first legal move each time. */
  readonly moves?: readonly string[];
  /** How many of the moves to make; by default all. */
  readonly count?: number;
  /** Whether it is the player’s first game of this kind, with a line that says what to do. */
  readonly first?: boolean;
  /** Further attributes. */
  readonly attributes?: Readonly<Record<string, string>>;
}

/** The games that players know, for pages without storage. */
const known = ((globalThis as Record<symbol, unknown>)[Symbol.for('hourhand.known.1')] ??=
  new Set()) as Set<string>;

/** A game played up to a position. */
export function stage(
  tag: string,
  { deal, moves, count, first = false, attributes = {} }: Stage,
): HTMLElement {
  const id = tag.replace('-solitaire', '');
  if (first) known.delete(id);
  else known.add(id);
  const game = document.createElement(tag) as SolitaireElement;
  for (const [name, value] of Object.entries({
    deal,
    speed: 'instant',
    storage: 'none',
    ...attributes,
  })) {
    game.setAttribute(name, String(value));
  }
  for (let made = 0; made < (count ?? moves?.length ?? Infinity); made++) {
    const token = moves ? moves[made] : game.moves[0]?.token;
    if (token === undefined || !game.play(token).ok) break;
  }
  return game;
}
