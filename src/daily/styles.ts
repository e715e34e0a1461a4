import { css } from 'lit';
import { themed } from '../board/themes/theme.js';

/** The line above the game: which one it is today, the streak, and the way to another day’s. */
export const dailyStyles = css`
  :host {
    display: block;
  }

  :host([hidden]) {
    display: none;
  }

  .day {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 16px;
    align-items: center;
    margin-block-end: 8px;
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
