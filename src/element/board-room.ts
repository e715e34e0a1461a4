/**
 * How much of a window's height a board may take, for the element and for the space that is reserved for it.
 *
 * The media query of a phone on its side: everything is to be seen at once. A large screen can be as low
 * when it is zoomed in, but has a mouse; there the cards must not get smaller.
 */
export const LOW_PHONE = '(height <= 430px) and (orientation: landscape) and (pointer: coarse)';

/** The media query of a phone held upright: the facts and the message have lines of their own there. */
export const UPRIGHT_PHONE = '(width <= 480px)';

/** The height in most windows. */
export const BOARD_ROOM = '82svh';

/**
 * The height on a phone held upright: toolbar and message have their place in the window too, unless the cards would
 * get too small to be read.
 */
export const PHONE_ROOM = `min(${BOARD_ROOM}, max(608px, 100svh - 204px))`;
