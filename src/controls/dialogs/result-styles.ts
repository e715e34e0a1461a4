import { css } from 'lit';
import { finished, themed } from '../../board/themes/theme.js';

const accent = themed('accent', 'light-dark(#ac6600, #e6b450)');
const focus = themed('focus', 'light-dark(#0b57d0, #a8c7fa)');

/** The statistics and the calendar. */
export const resultStyles = css`
  .sheet .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-block: 8px;
  }

  .sheet .actions .button {
    padding-inline: 14px;
    border-color: color-mix(in srgb, currentColor 22%, transparent);
  }

  .sheet .actions .prominent {
    border-color: color-mix(in srgb, currentColor 55%, transparent);
    font-weight: 600;
  }

  .sheet .actions label:focus-within {
    outline: 3px solid ${focus};
    outline-offset: 1px;
  }

  .sheet [type='file'] {
    position: absolute;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
  }

  .sheet textarea,
  .sheet select {
    box-sizing: border-box;
    width: 100%;
    border: 1px solid color-mix(in srgb, currentColor 35%, transparent);
    border-radius: 8px;
    color: inherit;
    background: none;
    font: inherit;
  }

  .sheet select {
    min-height: 44px;
    padding-inline: 8px;
  }

  .sheet option {
    color: initial;
  }

  .sheet textarea {
    margin-block-start: 6px;
    padding: 8px;
    font: 0.8125em/1.4 ui-monospace, monospace;
    resize: vertical;
  }

  .sheet :is(textarea, select, summary):focus-visible {
    outline: 3px solid ${focus};
    outline-offset: 1px;
  }

  .said {
    margin: 8px 0 0;
    font-weight: 600;
  }

  :is(.said, .question):empty {
    margin: 0;
  }

  .rules {
    display: block;
    margin: 0 0 4px;
    font-size: 0.9375em;
    opacity: 0.8;
  }

  .rules span {
    font-size: 0.875em;
  }

  .figures {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(112px, 1fr));
    gap: 12px 16px;
    margin: 12px 0;
  }

  .figures div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }

  .figures dt {
    font-size: 0.8125em;
    opacity: 0.8;
  }

  .figures dd {
    margin: 0;
    font-size: 1.375em;
    line-height: 1.25;
    font-variant-numeric: tabular-nums;
  }

  .figures small {
    display: block;
    font-size: inherit;
  }

  .statistics figure {
    margin: 20px 0 16px;
  }

  .chart {
    display: block;
    width: 100%;
    overflow: visible;
  }

  .sheet figcaption {
    margin-block-start: 6px;
  }

  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 16px;
    margin: 8px 0 0;
    font-size: 0.8125em;
  }

  .legend span {
    display: inline-flex;
    gap: 6px;
    align-items: center;
  }

  .swatch {
    width: 22px;
    height: 10px;
  }

  .chart path,
  .swatch path {
    fill: none;
    stroke: currentColor;
    stroke-width: 1;
    vector-effect: non-scaling-stroke;
  }

  .sheet .axis {
    opacity: 0.35;
  }

  .sheet .expected {
    opacity: 0.75;
    stroke-width: 1.5;
    stroke-dasharray: 5 4;
  }

  .sheet .likely {
    fill: currentColor;
    stroke: none;
    opacity: 0.13;
  }

  .sheet .wins {
    stroke: ${accent};
    stroke-width: 2.5;
    stroke-linejoin: round;
  }

  .chart .now {
    fill: ${accent};
  }

  .statistics summary {
    min-height: 44px;
    line-height: 44px;
    cursor: pointer;
  }

  .statistics ul {
    margin: 0 0 8px;
    padding-inline-start: 1.2em;
    font-size: 0.9375em;
  }

  .statistics li {
    margin-block-end: 4px;
  }

  .statistics .all {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.9375em;
    font-variant-numeric: tabular-nums;
  }

  .all :is(th, td) {
    padding: 6px 0 6px 12px;
    border-block-end: 1px solid color-mix(in srgb, currentColor 14%, transparent);
    font-weight: 400;
    text-align: end;
  }

  .all th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }

  .all thead th {
    font-size: 0.875em;
    opacity: 0.8;
  }

  .daily > p:first-child {
    margin: 0;
  }

  .daily > p:first-child + .note {
    margin-block: 4px;
  }

  .month {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }

  .month h3 {
    margin: 0;
    text-align: center;
    font-size: 1em;
    font-weight: 600;
  }

  .daily table {
    width: 100%;
    table-layout: fixed;
    border-collapse: collapse;
  }

  .daily th {
    padding: 4px 0;
    font-size: 0.8125em;
    font-weight: 400;
    opacity: 0.8;
  }

  .daily td {
    padding: 1px;
    text-align: center;
  }

  td .day {
    position: relative;
    box-sizing: border-box;
    width: 100%;
    height: max(46px, 1.5em + 22px);
    margin: 0;
    padding: 0 0 14px;
    border: 2px solid transparent;
    border-radius: 10px;
    color: inherit;
    background: none;
    font: inherit;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }

  td .day:hover:not([disabled]) {
    background: color-mix(in srgb, currentColor 9%, transparent);
  }

  td .day:focus-visible {
    outline: 3px solid ${focus};
    outline-offset: -1px;
  }

  td .day[aria-current='date'] {
    border-color: currentColor;
    font-weight: 700;
  }

  td .day[disabled] {
    opacity: 0.38;
    cursor: default;
  }

  .day i {
    display: inline-block;
    box-sizing: border-box;
    width: 14px;
    height: 14px;
    border: 1.5px solid ${accent};
    border-radius: 50%;
  }

  td .day i {
    position: absolute;
    inset: auto 0 4px;
    margin-inline: auto;
  }

  .day.played i {
    width: 8px;
    height: 8px;
    border-color: currentColor;
    opacity: 0.75;
  }

  td .day.played i {
    bottom: 7px;
  }

  .day.won i {
    background: ${accent};
  }

  .day svg {
    display: block;
    width: 100%;
    fill: none;
    stroke: ${accent};
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .day.won svg {
    stroke: ${finished('sheet', 'light-dark(#fffdf9, #1b212b)')};
  }

  @media (max-width: 280px) {
    /* Long words fit in wide fonts, too. */
    .sheet {
      padding-inline: 10px;
      font-size: 0.84em;
    }
    .sheet .header {
      margin-inline-end: 0;
    }
    /* There is room for one long word. */
    .sheet h2 {
      font-size: 0.9375em;
    }
    .sheet .header .button {
      min-width: 36px;
      padding-inline: 0;
    }
    .daily table,
    .statistics .all {
      font-size: 0.8125em;
    }
    .month .button {
      min-width: 32px;
    }
    .all :is(th, td) {
      padding-inline-start: 6px;
      overflow-wrap: anywhere;
    }
  }

  @media (forced-colors: active) {
    .sheet .wins,
    .day.late svg {
      stroke: Highlight;
    }
    .chart .now {
      fill: Highlight;
    }
    .day.won i {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
    }
    .day.won svg {
      stroke: HighlightText;
    }
    td .day {
      border-color: Canvas;
    }
    td .day[aria-current='date'] {
      border-color: Highlight;
    }
    td .day[disabled] {
      color: GrayText;
      opacity: 1;
    }
  }
`;
