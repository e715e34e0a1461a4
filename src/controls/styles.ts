import { css } from 'lit';
import { themed } from '../board/themes/theme.js';

/** The toolbar and the status bar. */
export const controlStyles = css`
  .toolbar,
  .status-bar,
  .info {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem;
  }

  .toolbar {
    justify-content: space-between;
    margin-block-end: 0.5rem;
    row-gap: 0.25rem;
  }

  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: 0.125rem;
  }

  .button {
    display: inline-flex;
    gap: 0.4em;
    align-items: center;
    justify-content: center;
    box-sizing: border-box;
    min-width: 2.75rem;
    min-height: 2.75rem;
    margin: 0;
    padding: 0.25rem 0.6rem;
    border: 1px solid transparent;
    border-radius: ${themed('control-radius', '0.6rem')};
    background: none;
    color: inherit;
    font: inherit;
    line-height: 1.2;
    cursor: pointer;
  }

  .button:hover:not([disabled]) {
    background: color-mix(in srgb, currentColor 9%, transparent);
  }

  .button:active:not([disabled]) {
    background: color-mix(in srgb, currentColor 16%, transparent);
  }

  .button[disabled] {
    opacity: 0.4;
    cursor: default;
  }

  .button:focus-visible {
    outline: 3px solid ${themed('focus', 'light-dark(#0b57d0, #a8c7fa)')};
    outline-offset: 1px;
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

  /* Puts the buttons on the side of the player's preferred hand. */
  .left .toolbar {
    flex-direction: row-reverse;
  }

  .left .tools {
    flex-direction: row;
  }

  .more {
    position: relative;
  }

  .info {
    gap: 0.9rem;
    margin: 0;
    font-size: 0.875em;
    font-variant-numeric: tabular-nums;
  }

  .info div {
    display: flex;
    gap: 0.35em;
  }

  .info dt,
  .info dd {
    margin: 0;
  }

  .info dt {
    opacity: 0.86;
  }

  .status-bar {
    box-sizing: border-box;
    justify-content: center;
    gap: 0.25rem 0.75rem;
    min-height: 3.25rem;
    padding-block-start: 0.4rem;
    text-align: center;
  }

  .status-bar .tools {
    justify-content: center;
    gap: 0.4rem;
  }

  .status-bar .button {
    border-color: color-mix(in srgb, currentColor 20%, transparent);
  }

  .status-bar .prominent {
    border-color: color-mix(in srgb, currentColor 55%, transparent);
    font-weight: 600;
  }

  .message {
    margin: 0;
    font-size: 0.9375em;
    line-height: 1.35;
    text-wrap: balance;
  }

  .verdict {
    flex-basis: 100%;
    margin: 0;
    font-size: 0.8125em;
    opacity: 0.9;
  }

  .message strong {
    font-weight: 700;
  }

  @container (inline-size < 54rem) {
    .toolbar .tools > .button .label {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }

  @container (inline-size < 54rem) {
    .status-bar {
      min-height: 6rem;
      align-content: start;
    }
  }

  @container (inline-size < 26rem) {
    .folds {
      display: none;
    }
    .more {
      position: static;
    }
    .toolbar {
      justify-content: center;
    }
    .button {
      padding-inline: 0.3rem;
    }
    .status-bar {
      min-height: 7.5rem;
    }
  }

  @container (inline-size < 15rem) {
    .toolbar .button {
      min-width: 2rem;
      min-height: 2rem;
    }
    .info {
      gap: 0.5rem;
    }
  }
`;
