import { css, unsafeCSS } from 'lit';
import { NARROW_STATUS_BARS, ROW_GAP, STATUS_BAR, TINY } from '../heights.js';

const narrowStatusBars = NARROW_STATUS_BARS.map(
  ({ below, pixels, around, lines }) =>
    `@container (inline-size < ${below}em) {
      .status-bar { min-height: max(${pixels}px, ${around}px + ${lines}lh); }
    }`,
).join('\n');

/** The message, what is said below it, and the buttons beside it. */
export const statusBarStyles = css`
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
    box-sizing: border-box;
    flex-basis: 100%;
    max-width: 66em;
    columns: 4 12em;
    column-gap: 1.5em;
    padding-inline: 12px;
    font-size: 0.875em;
    text-align: start;
    text-wrap: wrap;
  }

  .message.list span {
    white-space: pre-line;
  }

  /* The first line of a player's first game is long, the longest with the guide, and some fonts are wide. */
  .status-bar.first .message {
    font-size: 0.8125em;
    line-height: 1.25;
  }

  /* Why a game was lost: in the usual size, its last line would lie below many windows. */
  .message.long {
    font-size: 0.875em;
    line-height: 1.35;
  }

  .ended {
    display: none;
    margin: 0;
    font-size: clamp(0.9375em, 0.75em + 0.35cqi, 1.75em);
    line-height: clamp(1.35em, 0.9lh, 1.8em);
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
    .status-bar {
      align-content: start;
    }
    /* The answer to a button, such as why the game was lost, is longer than the result, and grows away from it. */
    .status-bar.lost .tools {
      order: -1;
      flex-basis: 100%;
    }
  }

  /* The way back to the last chance has a long name: what the toolbar has too leaves its row to it. */
  @container (inline-size < 26em) {
    .status-bar.with-back .button {
      font-size: 0.9375em;
    }
    .status-bar.with-back.under-toolbar .button[part~='undo'] {
      display: none;
    }
  }

  @container (inline-size < 40em) {
    .status-bar.won .tools {
      order: -1;
      flex-basis: 100%;
    }
  }

  @container (inline-size >= 54em) {
    /* Beside the buttons stays how the game ended, and why is told below both: so all are on the axis and stay there. */
    .status-bar.lost.with-tools {
      display: grid;
      grid-template-columns: fit-content(36em) max-content;
      justify-content: center;
      text-align: end;
    }
    .status-bar.lost .tools {
      align-self: start;
      justify-content: start;
    }
    .status-bar .ended {
      display: block;
    }
    .status-bar.lost .long {
      grid-area: 2 / 1 / 3 / 3;
      /* Two short lines are read sooner than one from edge to edge, and are in the window as well. */
      width: min(100cqi, 60em);
      margin-block-start: -6px;
      font-size: 0.8125em;
      line-height: 1.3;
      justify-self: center;
      text-align: center;
    }
    .status-bar .long strong {
      display: none;
    }
    .status-bar.with-verdict.with-tools:not(.lost, .first) {
      display: grid;
      grid-template-columns: auto max-content;
    }
    .status-bar:not(.first) .verdict + .tools {
      grid-area: 1 / 2 / 3;
    }
  }

  /*
   * Where there is room, why is told in the place of how the game ended, which keeps its width, so that no button moves:
   * below both, the answer would be small, and close to the edge of the window.
   */
  @container (inline-size >= 75em) {
    .status-bar.lost.with-reason {
      position: relative;
    }
    .status-bar.lost .ended {
      grid-area: 1 / 1;
      visibility: hidden;
    }
    .status-bar.lost .ended ~ .tools {
      grid-area: 1 / 2;
    }
    .status-bar.lost .long {
      position: absolute;
      grid-area: 1 / 1 / 2 / 2;
      inset-block: 0;
      inset-inline-end: 0;
      width: max(100%, 36em);
      height: fit-content;
      margin-block: auto;
      font-size: 0.875em;
      line-height: 1.35;
      text-align: end;
    }
    .status-bar.lost .long strong {
      display: inline;
    }
  }

  /* Two lines are farther from the board than three. */
  @container (inline-size >= 78em) {
    .status-bar.lost .long {
      width: max(100%, 39em);
    }
  }

  /* The button below is clear of the message, unless that has so many lines that there is no room left. */
  @container (inline-size < 26em) {
    .status-bar.first {
      flex-direction: column;
      justify-content: start;
    }
    .status-bar.first::before {
      content: '';
      order: 1;
      flex: 1 0 0;
      max-height: 7px;
      margin-block-end: -${ROW_GAP}px;
    }
    .status-bar.first .tools {
      order: 2;
    }
    .status-bar.first .list {
      width: 100%;
    }
  }

  @container (inline-size >= 26em) {
    .status-bar.first {
      flex-wrap: nowrap;
    }
    .status-bar.first .tools {
      flex: none;
    }
  }

  /* Two lines beside the button are no higher than it. */
  @container (inline-size >= 40em) {
    .status-bar.first .message {
      font-size: 0.875em;
      line-height: 1.4;
    }
  }

  /* The button stands beside the message, which is on the axis: as much is free on its other side. */
  @container (inline-size >= 34em) {
    .status-bar.first {
      display: grid;
      grid-template-columns:
        minmax(max-content, 1fr) fit-content(min(46em, 100% - var(--_beside, 13em) - 24px))
        minmax(max-content, 1fr);
      justify-content: stretch;
    }
    .status-bar.first .message {
      grid-column: 2;
    }
    .status-bar.first .tools {
      grid-area: 1 / 3;
      justify-content: start;
      white-space: nowrap;
    }
    .status-bar.first .verdict {
      grid-area: 2 / 1 / 3 / 4;
    }
    /* The list of keys has the whole width, and the button stands below it. */
    .status-bar.first .message.list {
      grid-column: 1 / -1;
      justify-self: center;
      width: 100%;
    }
    .status-bar.first .list ~ .tools {
      grid-area: auto / 1 / auto / -1;
      justify-content: center;
    }
  }

  /* The longest one has two lines there too, and is a few pixels off the axis for that. */
  @container (54em <= inline-size < 60em) {
    .status-bar.first {
      --_beside: 9.5em;
    }
    .status-bar.first .message {
      font-size: 0.8125em;
    }
  }

  @container (inline-size < ${TINY}em) {
    /* The longest messages need three rows of them. */
    .status-bar .button {
      min-height: 36px;
    }
  }

  .status-bar .prominent {
    border-color: color-mix(in srgb, currentColor 55%, transparent);
    font-weight: 600;
  }

  ${unsafeCSS(narrowStatusBars)}
`;
