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

  /* The room of the longest month: the buttons above it stay under the pointer. */
  .weeks {
    --_day: max(46px, 1.5em + 22px);
    min-height: calc(6 * (var(--_day) + 2px) + 0.8125em * 1.5 + 8px);
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
    height: var(--_day);
    margin: 0;
    padding: 0 0 8px;
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
    ${focusRing}
    /* Not on the line around today, which it would hardly change. */
    outline-offset: 0;
  }

  td .day[aria-current='date'] {
    font-weight: 700;
  }

  /* Around its number, which stands in line with those of its week, and its mark. */
  td .day[aria-current='date']::before {
    content: '';
    position: absolute;
    inset: -2px -2px 6px;
    border: 2px solid;
    border-radius: 10px;
  }

  td .day[aria-current='date']:has(i)::before {
    inset-block-end: -2px;
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
    inset: auto 0 2px;
    margin-inline: auto;
  }

  .day.played i {
    width: 8px;
    height: 8px;
    border-color: currentColor;
    opacity: 0.75;
  }

  td .day.played i {
    bottom: 5px;
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
    stroke: ${sheet};
  }

  @media (max-width: 280px) {
    .daily table {
      font-size: 0.8125em;
    }
    .month .button {
      min-width: 32px;
    }
  }

  @media (forced-colors: active) {
    .day.late svg {
      stroke: Highlight;
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
    td .day[aria-current='date']::before {
      border-color: Highlight;
    }
    td .day[disabled] {
      color: GrayText;
      opacity: 1;
    }
  }
`;
