/** The padding of every theme: a board gets its size before its theme has come, and keeps it. */
export const THEME_PADDING = '.75rem';
