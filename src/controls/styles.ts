import { css } from 'lit';
import { finished, themed } from '../board/themes/theme.js';
import { BUTTON, ROW_GAP } from './heights.js';

/**
 * What shows that a control has the focus. On a page that browsers darken by themselves, they turn the colour of the line
 * over, but not where the theme says that it is dark already.
 */
export const focusRing = css`
  outline: 3px solid ${themed('focus', 'light-dark(#0b57d0, #a8c7fa)')};
  color-scheme: ${finished('scheme', 'inherit')};
`;

/** Text that is read out, and not seen. */
export const onlyHeard = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** The ground of dialogs and of the menu. */
export const sheet = finished('sheet', 'light-dark(#fffdf9, #1b212b)');
/** What is written on it. */
export const sheetInk = finished('sheet-ink', 'light-dark(#23211c, #ece9e2)');

/** Buttons, and what toolbar and status bar have in common. */
export const controlStyles = css`
  .toolbar,
  .status-bar,
  .info {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${ROW_GAP}px;
  }

  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
  }

  .button {
    position: relative;
    display: inline-flex;
    gap: 0.4em;
    align-items: center;
    justify-content: center;
    box-sizing: border-box;
    min-width: ${BUTTON}px;
    min-height: ${BUTTON}px;
    margin: 0;
    padding: 3px 9.6px;
    border: 1px solid transparent;
    border-radius: ${themed('control-radius', '9.6px')};
    background: none;
    color: inherit;
    font: inherit;
    line-height: 1.2;
    vertical-align: top;
    cursor: pointer;
  }

  .button strong {
    font-weight: inherit;
  }

  .tip {
    position: absolute;
    inset: 0;
  }

  .button[disabled] {
    opacity: 0.4;
    cursor: default;
  }

  .button svg {
    flex: none;
    width: 1.25em;
    height: 1.25em;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  @container (inline-size < 26em) {
    .button {
      padding-inline: 4.8px;
    }
  }

  /* After a tap, a touch screen would leave it on the button. */
  @media (hover: hover) {
    .button:hover:not([disabled]) {
      background: color-mix(in srgb, currentColor 9%, transparent);
    }
  }

  .button[aria-pressed] {
    background: color-mix(in srgb, currentColor 12%, transparent);
  }
  @media (forced-colors: active) {
    .button[aria-pressed] {
      outline: 1px solid;
    }
  }

  .button:active:not([disabled]) {
    background: color-mix(in srgb, currentColor 16%, transparent);
  }

  .button:focus-visible {
    ${focusRing}
    outline-offset: 1px;
  }
`;
