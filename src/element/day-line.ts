/** The height of the line above the game of the day, for its own styles and for the space that is reserved before. */

/**
 * Whose size is reserved for the game of the day, which only its script knows: of all games, that of Hide-and-Seek
 * differs least from those of others (docs/daily.md has the figures).
 */
export const DAY_GAME = 'hide-and-seek';

/** Pixels between the line and the game. */
export const DAY_MARGIN = 8;

/** The title alone. */
export const DAY_TITLE = '1lh';

/** With the days in a row beside it, or below it in a narrow box. Use it only where a percentage is a width. */
export const DAY_LINE = `${DAY_TITLE} + clamp(0px, (36em - 100%) * 1e6, 1lh + 2px)`;
