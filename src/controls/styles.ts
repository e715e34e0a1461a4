import { css, unsafeCSS } from 'lit';
import { themed } from '../board/themes/theme.js';
import {
  BUTTON,
  INFO_GAP,
  INFO_LINE,
  INFO_ROW,
  INFO_TEXT,
  INFO_TWO_LINES,
  NARROW_STATUS_BARS,
  ROW_GAP,
  SMALL_BUTTON,
  STATUS_BAR,
  TINY,
  TOOLBAR_MARGIN,
} from './heights.js';

const narrowStatusBars = NARROW_STATUS_BARS.map(
  ({ below, pixels, around, lines }) =>
    `@container (inline-size < ${below}em) {
      .status-bar { min-height: max(${pixels}px, ${around}px + ${lines}lh); }
    }`,
).join('\n');

/** The toolbar and the status bar. */
export const controlStyles = css`
  .toolbar,
  .status-bar,
  .info {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${ROW_GAP}px;
  }

  .toolbar {
    justify-content: space-between;
    margin-block-end: ${TOOLBAR_MARGIN}px;
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

  /* Puts the buttons on the side of the player's preferred hand. */
  .left .toolbar {
    flex-direction: row-reverse;
  }

  .info {
    gap: 14.4px;
    margin: 0;
    font-size: ${INFO_TEXT}em;
    line-height: ${INFO_LINE};
    font-variant-numeric: tabular-nums;
  }

  .info div {
    display: flex;
    align-items: center;
    gap: 0.35em;
    min-height: ${INFO_LINE}em;
  }

  /* The longest number fits in the narrowest box, with large text too. */
  .info :is(dt, dd) {
    margin: 0;
    font-size: min(1em, 11cqi);
  }

  .info dt {
    opacity: 0.86;
  }

  .base:not([data-numbered]) .info {
    visibility: hidden;
  }

  .info .rating,
  .more .heard {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  /* The dial shows it: once is enough for the eye. */
  .base[data-numbered='true'] .info div:first-child {
    position: absolute;
    clip-path: inset(50%);
  }

  .status-bar {
    box-sizing: border-box;
    justify-content: center;
    gap: 4px 12px;
    /* In pixels for small text, in lines of the message, of 0.9 of a line each, for large text. */
    min-height: max(${STATUS_BAR.pixels}px, ${STATUS_BAR.em}em);
    padding-block-start: 6.4px;
    text-align: center;
  }

  .status-bar .tools {
    justify-content: center;
    gap: 6.4px;
  }

  .status-bar .button {
    border-color: color-mix(in srgb, currentColor 20%, transparent);
  }

  .message {
    margin: 0;
    min-width: 0;
    /* In a narrow box, large text is smaller, so that its longest words fit. */
    font-size: min(clamp(0.9375em, 0.75em + 0.35cqi, 1.75em), 12cqi);
    line-height: clamp(1.35em, 0.9lh, 1.8em);
    text-wrap: balance;
    overflow-wrap: break-word;
  }

  .message.list {
    flex-basis: 100%;
    columns: 22em;
    column-gap: 1.5em;
    padding-inline: 12px;
    font-size: 0.875em;
    text-align: start;
    text-wrap: wrap;
  }

  .message.list span {
    white-space: pre-line;
  }

  /* The first line of a player's first game is long, and some fonts are wide. */
  .status-bar:has([part~='howToPlay']) .message {
    font-size: 0.9375em;
  }

  .verdict {
    flex-basis: 100%;
    /* Close to the message: it comes later, and the bar keeps its height. */
    margin: -4px 0 0;
    font-size: 0.8125em;
    line-height: 1.4;
    opacity: 0.9;
  }

  @container (inline-size < 54em) {
    .toolbar .tools > .button .label {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    .status-bar {
      align-content: start;
    }
  }

  /* Longer labels need more room: the toolbar is one line as soon as they are shown. */
  @container (inline-size < 66em) {
    :lang(de) .toolbar .tools > .button .label {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }

  @container (inline-size >= 54em) {
    .status-bar:has(.verdict + .tools) {
      display: grid;
      grid-template-columns: auto max-content;
    }
    .verdict + .tools {
      grid-area: 1 / 2 / 3;
    }
  }

  @container (inline-size >= 40em) {
    .status-bar:has([part~='howToPlay']) {
      flex-wrap: nowrap;
    }
    /* Two lines beside the button are no higher than it. */
    .status-bar:has([part~='howToPlay']) .message {
      line-height: 1.4;
    }
    .status-bar:has([part~='howToPlay']) .tools {
      flex: none;
    }
  }

  /* The lines depend on the width alone: longer facts must not move the board. Two lines are no higher than a button. */
  @container (inline-size >= ${INFO_ROW}em) {
    .toolbar {
      flex-wrap: nowrap;
    }
    .toolbar > .tools {
      flex: none;
      max-width: calc(100% - 9em);
    }
    .info {
      justify-content: flex-end;
      row-gap: 0;
    }
  }

  @container (inline-size < ${INFO_ROW}em) {
    .toolbar,
    .info {
      justify-content: center;
    }
    .info {
      flex-basis: 100%;
    }
  }

  @container (inline-size < 26em) {
    .folds {
      display: none;
    }
    .button {
      padding-inline: 4.8px;
    }
  }

  @container (inline-size < ${INFO_TWO_LINES}em) {
    .info {
      min-height: calc(${2 * INFO_LINE}em + ${INFO_GAP}px);
      gap: ${INFO_GAP}px;
    }
  }

  @container (inline-size < ${TINY}em) {
    .toolbar .button {
      min-width: ${SMALL_BUTTON}px;
      min-height: ${SMALL_BUTTON}px;
    }
    /* The longest messages need three rows of them. */
    .status-bar .button {
      min-height: 36px;
    }
  }

  .button:hover:not([disabled]) {
    background: color-mix(in srgb, currentColor 9%, transparent);
  }

  .button:active:not([disabled]) {
    background: color-mix(in srgb, currentColor 16%, transparent);
  }

  .button:focus-visible {
    outline: 3px solid ${themed('focus', 'light-dark(#0b57d0, #a8c7fa)')};
    outline-offset: 1px;
  }

  .status-bar .prominent {
    border-color: color-mix(in srgb, currentColor 55%, transparent);
    font-weight: 600;
  }

  ${unsafeCSS(narrowStatusBars)}
`;
