/**
 * The media query of a phone on its side: everything is to be seen at once. A large screen can be as low
 * when it is zoomed in, but has a mouse; there the cards must not get smaller.
 */
export const LOW_PHONE = '(height <= 430px) and (orientation: landscape) and (pointer: coarse)';
