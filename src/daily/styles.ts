import { css, unsafeCSS } from 'lit';
import { themed } from '../board/themes/theme.js';
import { DAY_LINE, DAY_MARGIN, DAY_TITLE } from '../element/day-line.js';

/** The line above the game: which one it is today, the streak, and the way to another day’s. */
export const dailyStyles = css`
  /* The game takes what the line leaves of a height that the page sets. */
  :host {
    display: flex;
    position: relative;
    flex-direction: column;
    min-height: 0;
  }

  :host([hidden]) {
    display: none;
  }

  .all,
  .shown {
    display: contents;
    max-height: inherit;
  }

  /* As wide as without the padding of a space that is reserved. */
  .all.reserved {
    display: flex;
    position: absolute;
    flex-direction: column;
    inset: 0 0 auto;
  }

  .game {
    flex: 0 1 auto;
    min-height: 0;
    /* A greatest height makes a board smaller, and a set height is filled. */
    max-height: inherit;
  }

  /* As large as the game’s own text. */
  .day {
    display: grid;
    flex: none;
    margin-block-end: ${DAY_MARGIN}px;
    font-size: max(14px, min(1em, max(18px, 1.125rem)));
    line-height: clamp(1.4em, 1lh, 1.8em);
  }

  /* The room for what is read later, so that the game does not move then. */
  .day::before {
    content: '';
    grid-area: 1 / 1;
    padding-block-start: calc(${unsafeCSS(DAY_TITLE)});
  }

  .counts::before {
    padding-block-start: calc(${unsafeCSS(DAY_LINE)});
  }

  .line {
    display: flex;
    flex-wrap: wrap;
    grid-area: 1 / 1;
    gap: 2px 16px;
    align-content: flex-start;
    align-items: center;
  }

  .day[hidden],
  .day [hidden] {
    display: none;
  }

  p {
    margin: 0;
  }

  .title {
    font-weight: 600;
  }

  .streak {
    font-size: 0.9375em;
    opacity: 0.85;
  }

  button {
    min-height: 44px;
    margin: 0;
    padding: 3px 12px;
    border: 1px solid color-mix(in srgb, currentColor 55%, transparent);
    border-radius: ${themed('control-radius', '9.6px')};
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }

  button:focus-visible {
    outline: 3px solid ${themed('focus', 'light-dark(#0b57d0, #a8c7fa)')};
    outline-offset: 1px;
  }
`;
