import { css } from 'lit';
import { themed } from '../../../board/themes/theme.js';
import { focusRing, sheet } from '../../styles.js';
import { figuresStyles } from './figures-styles.js';

const accent = themed('accent', 'light-dark(#ac6600, #e6b450)');

/** The statistics. */
export const statisticsStyles = css`
  .rules {
    display: block;
    margin: 0 0 4px;
    font-size: 0.9375em;
    opacity: 0.8;
  }

  .rules span {
    font-size: 0.875em;
  }

  /* As far below the track as that of any other dialog, in columns too. */
  .statistics .heading {
    margin-block-start: 0;
  }

  ${figuresStyles}

  .statistics figure {
    margin: 20px 0 16px;
  }

  .chart {
    display: block;
    width: 100%;
    overflow: visible;
  }

  .sheet figcaption {
    margin-block-start: 10px;
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

  .chart text {
    fill: currentColor;
    font-size: 11.5px;
    opacity: 0.8;
    direction: ltr;
  }

  .chart .heights {
    opacity: 0.16;
  }

  .chart .minutes {
    opacity: 0.6;
  }

  .chart .numeral {
    vector-effect: none;
    stroke-width: 3;
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

  /* As what can be unfolded: a row of a list, whose sign points to where it leads. */
  .statistics .onward {
    margin-block: 0;
  }

  .sheet .onward .button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 49px;
    padding: 0;
    border: solid color-mix(in srgb, currentColor 14%, transparent);
    border-width: 0 0 1px;
    border-radius: 0;
    text-align: start;
  }

  .onward .button::after {
    content: '';
    flex: none;
    width: 0.45em;
    height: 0.45em;
    margin-inline: 8px 0.5em;
    border: solid;
    border-width: 0 1.5px 1.5px 0;
    transform: rotate(-45deg);
  }

  .onward .button:dir(rtl)::after {
    transform: rotate(135deg);
  }

  /* What is done with all results: equal shares of the row. */
  .statistics .even {
    margin-block: 16px 8px;
  }

  .sheet .even .button {
    flex: 1 1 0;
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
    padding: 2px 0 6px 8px;
    font-weight: 400;
    text-align: end;
  }

  .all :is(th, td):first-child {
    padding-inline-start: 0;
    text-align: start;
  }

  .all tbody th {
    padding-block: 8px 0;
    font-weight: 600;
  }

  .all :is(td, thead th) {
    width: 25%;
    border-block-end: 1px solid color-mix(in srgb, currentColor 14%, transparent);
  }

  /* The figures and the way back stay in sight. */
  .statistics .long {
    max-height: max(160px, 50dvh);
    margin-block-end: 12px;
    overflow: auto;
    overscroll-behavior: contain;
  }

  .long:focus-visible {
    ${focusRing}
    outline-offset: 1px;
  }

  .all thead th {
    font-size: 0.875em;
    vertical-align: bottom;
    position: sticky;
    inset-block-start: 0;
    background: ${sheet};
  }

  @media (max-width: 280px) {
    .statistics .all {
      font-size: 0.8125em;
    }
    .all :is(th, td) {
      padding-inline-start: 6px;
      overflow-wrap: anywhere;
    }
  }

  @media (forced-colors: active) {
    .sheet .wins {
      stroke: Highlight;
    }
    .chart .now {
      fill: Highlight;
    }
  }
`;
