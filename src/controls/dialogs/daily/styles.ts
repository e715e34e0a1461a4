import { css } from 'lit';
import { themed } from '../../../board/themes/theme.js';
import { focusRing, sheet } from '../../styles.js';

const accent = themed('accent', 'light-dark(#ac6600, #e6b450)');

/** The calendar of daily games. */
export const dailyStyles = css`
  .daily > p:first-child {
    margin: 0;
  }

  .daily > p:first-child + .note {
    margin-block: 4px;
  }

  .sheet .daily .actions {
    margin-block-start: 20px;
  }

  /* The names of some games are long, and it has no other beside it. */
  .sheet .daily .actions .button {
    white-space: normal;
  }

  .month {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-block-start: 8px;
  }

  .sheet .month h3 {
    margin: 0;
    text-align: center;
  }

  /* The room of the longest month: the buttons above it stay under the pointer. */
  .weeks {
    --_day: max(46px, 1.5em + 22px);
    min-height: calc(6 * (var(--_day) + 2px) + 0.75em * 1.5 + 8px);
  }

  .daily table {
    width: 100%;
    table-layout: fixed;
    border-collapse: collapse;
  }

  .daily th {
    padding: 4px 0;
    font-size: 0.75em;
    font-weight: 400;
    opacity: 0.8;
  }

  .daily td {
    position: relative;
    padding: 1px;
    text-align: center;
  }

  .month .button:dir(rtl) svg {
    transform: scaleX(-1);
  }

  td .day {
    position: relative;
    box-sizing: border-box;
    display: grid;
    place-items: center;
    width: 100%;
    height: var(--_day);
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: 10px;
    color: inherit;
    background: none;
    font: inherit;
    cursor: pointer;
  }

  @media (hover: hover) {
    td .day:hover:not([disabled]) {
      background: color-mix(in srgb, currentColor 9%, transparent);
    }
  }

  td .day:focus-visible {
    ${focusRing}
    outline-offset: 0;
  }

  td .day[disabled] {
    opacity: 0.38;
    cursor: default;
  }

  .day .numeral {
    stroke-width: 2;
  }

  .day svg {
    --_won: color-mix(in srgb, ${accent} 90%, currentColor);
    overflow: visible;
    width: min(100%, 2.125em);
    fill: none;
    stroke: currentColor;
  }

  .legend .day svg {
    width: 1.25em;
  }

  .day circle {
    stroke: none;
  }

  .day .hours {
    display: none;
    stroke-width: 2;
    opacity: 1;
  }

  /* Today is a small dial. */
  td [aria-current='date'] .hours {
    display: inline;
  }

  td [aria-current='date'] .numeral {
    stroke-width: 3;
  }

  .day.won circle {
    fill: var(--_won);
  }

  .day.won .numeral {
    stroke: ${sheet};
  }

  .day.late circle {
    fill: color-mix(in srgb, ${accent} 16%, transparent);
    stroke: var(--_won);
    stroke-width: 2.5;
  }

  .day.played circle {
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-opacity: 0.75;
  }

  /* Days in a row are on one line. */
  td:is(.from, .to)::before {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - 2px);
    inset-inline: 0;
    height: 4px;
    background: ${accent};
  }

  td.from:not(.to)::before {
    inset-inline-end: 50%;
  }

  td.to:not(.from)::before {
    inset-inline-start: 50%;
  }

  /* Its line stays while months change. */
  .daily .legend {
    min-height: 1.5em;
  }

  @media (max-width: 280px) {
    .daily td {
      padding-inline: 0;
    }
    .day .numeral {
      stroke-width: 2.6;
    }
    .month .button {
      min-width: 32px;
    }
  }

  @media (forced-colors: active) {
    .day svg {
      forced-color-adjust: none;
      stroke: CanvasText;
    }
    .day.won circle {
      fill: Highlight;
    }
    .day.won .numeral {
      stroke: HighlightText;
    }
    .day.late circle {
      fill: none;
      stroke: Highlight;
    }
    td:is(.from, .to)::before {
      forced-color-adjust: none;
      background: Highlight;
    }
    td [aria-current='date'] svg {
      stroke: Highlight;
    }
    td .day[disabled] {
      color: GrayText;
      opacity: 1;
    }
    td .day[disabled] svg {
      stroke: GrayText;
    }
  }
`;
