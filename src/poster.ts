/** A picture of any position, for programs and servers: SVG as text, without a page, a style sheet or a font. */
import { layouts } from './board/layouts/all-layouts.js';
import type { Position } from './poster/dial.js';
import { drawPoster, type PosterLook } from './poster/draw.js';
import { checkLook } from './poster/look.js';
import { games, type Game, parseLink, parseState, rulesOf } from './rules/index.js';

export type { Position } from './poster/dial.js';
export type { Captions, PosterLook } from './poster/draw.js';

/**
 * The position that a text describes: one in the notation of positions, a saved game, or the code of a link, which
 * are shown as they stood.
 */
function positionOf(text: string): Position {
  const isGame = /^\s*h(?:h|ourhand)\d/i.test(text);
  if (isGame) {
    const read = parseLink(Object.values(games) as Game[], text);
    if (!read.ok) throw new RangeError(`the game can’t be read: ${read.error.message}`);
    const { rules, steps, states, at } = read.value;
    const tokens = steps.slice(0, at).map(({ move }) => move.token);
    return { rules, state: states[at]!, tokens };
  }
  const [id = ''] = text.trim().split(/[\s|]/, 1);
  if (!Object.hasOwn(games, id)) {
    const known = Object.keys(games).join(', ');
    throw new RangeError(
      `a position begins with its game, one of ${known}; this is “${id.slice(0, 40)}”`,
    );
  }
  const rules = rulesOf(id);
  const read = parseState(rules, text);
  if (!read.ok) throw new RangeError(`the position can’t be read: ${read.error.message}`);
  return { rules, state: read.value };
}

/**
 * Draws a position as SVG.
 * @param of a position as text, a saved game, the code of a link; or rules and one of their positions
 * @throws {RangeError} that says what is wrong, if something is
 */
export function poster(of: string | Position, look: PosterLook = {}): string {
  if (typeof of !== 'string' && !(of as Partial<Position> | null)?.rules?.table) {
    throw new RangeError(
      'poster takes a position, a saved game or the code of a link as text, or { rules, state }',
    );
  }
  checkLook(look);
  const position = typeof of === 'string' ? positionOf(of) : of;
  const layout = layouts[position.rules.game];
  if (!layout) throw new RangeError(`there is no layout for the game “${position.rules.game}”`);
  return drawPoster(position, layout, look);
}
