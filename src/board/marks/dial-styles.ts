import { css, unsafeCSS } from 'lit';
import { ROUND, STATION } from '../geometry/railway.js';
import {
  BEHIND,
  CASE,
  ENAMEL,
  IN_NICHE,
  INSIDE,
  LIT,
  NICHE,
  RECESS,
  STEEL,
  STONE,
} from '../themes/case.js';
import { finished, themed } from '../themes/theme.js';
import { BANK, PAINTS, PARK, RIVER } from './paints.js';

/** The dial and what belongs to its figure: rim, case, strap, line and stations, and the track of the minutes. */
export const dialStyles = css`
  .rim {
    stroke: ${finished('rim', 'var(--_faint)')};
    stroke-width: ${finished('rim-width', '1.2')};
  }

  /* The case of a watch, and its strap, which is made of what the backs of the cards are. */
  .metal,
  .beyond {
    fill: ${finished('metal', STEEL)};
    stroke: ${finished('rim', 'var(--_line)')};
  }

  /* Polished, while the rest of the case is brushed. */
  .bezel {
    fill: var(--_gleam);
    stroke: ${finished('rim', 'var(--_line)')};
    stroke-width: 2;
  }

  .holes {
    fill: color-mix(in srgb, var(--_back), #000 50%);
    stroke: var(--_back-ink);
    stroke-width: 1.6;
  }

  .brass {
    fill: var(--_card-accent);
    stroke: var(--_line);
  }

  /* In the dark, too, its edge is no light line over what stands behind it. */
  .inlay ~ .brass {
    stroke: color-mix(in srgb, var(--_card-accent), #000 58%);
  }

  /* In a theme with a colour for dials, the case of a clock has that too. */
  .wood {
    fill: ${themed('case', finished('dial', CASE).cssText)};
  }

  .masonry {
    fill: ${finished('case', finished('dial', STONE).cssText)};
  }

  .inside {
    fill: ${finished('inside', INSIDE)};
  }

  .recess {
    fill: ${finished('recess', RECESS)};
  }

  .strap,
  .enamel,
  .field {
    fill: var(--_back);
  }

  /* Where it bends away. */
  .bend {
    fill: color-mix(in srgb, var(--_back), #000 40%);
  }

  .seams {
    stroke: var(--_back-ink);
    stroke-width: 1.6;
    stroke-dasharray: 7 4;
  }

  .inlay {
    stroke: var(--_back-ink);
    stroke-width: 2;
  }

  /* Inside the edge of a sign. */
  .edging {
    stroke: var(--_on-back);
    stroke-width: 1.6;
    opacity: 0.6;
  }

  ${unsafeCSS(PAINTS.map((paint, i) => `.paint.of-${i} { fill: ${paint}; }`).join('\n'))}
  /* Brass. */
  .paint.of-5 {
    fill: var(--_card-accent);
    stroke: var(--_line);
  }

  .rim-inner {
    stroke: ${finished('rim-inner', 'none')};
  }

  .chapter {
    fill: ${finished('dial-edge', 'none')};
    stroke: ${finished('hairline', 'none')};
  }

  .ornament:not(.beyond) {
    stroke: var(--_line);
    opacity: 0.55;
  }

  /* Where cards are small it is no thinner than a pixel. */
  .ornament:not(.beyond, .line) {
    stroke-width: max(1px, var(--_card) * 0.01);
    vector-effect: non-scaling-stroke;
  }

  /* So fine that hands and words are read over it. */
  .engraving {
    stroke: var(--_line);
    stroke-width: max(0.75px, var(--_card) * 0.009);
    vector-effect: non-scaling-stroke;
    opacity: 0.3;
  }

  .park,
  .trees {
    fill: ${unsafeCSS(PARK)};
  }

  .streets {
    stroke: var(--_gleam);
    stroke-width: 5;
  }

  .channel {
    fill: ${finished('river', RIVER)};
    fill-rule: evenodd;
  }

  .banks {
    stroke: ${unsafeCSS(BANK)};
    stroke-width: 1.4;
  }

  /* The map of a line, and its stations. */
  .ornament.line {
    stroke: var(--_railway);
    opacity: 1;
  }

  .ahead {
    stroke: var(--_paper);
    stroke-width: 2.8;
  }

  /* In ink, around the page's own ground: an empty one looks empty, and a full one full, in the dark too. */
  .station {
    stroke: currentColor;
    stroke-width: ${ROUND};
  }

  /* On a sheet they are lighter than that. */
  .streets ~ .station {
    fill: var(--_gleam);
  }

  /* Where the line has the colour of the ink, what is free around them tells them from it. */
  @media (forced-colors: active) {
    .halo {
      stroke: Canvas;
      stroke-width: ${2 * STATION + 4.5};
      stroke-linecap: round;
    }
  }

  .board:not(.roomy) .beyond {
    display: none;
  }

  /* What is sunk into a plate, and engraved there. */
  .blocks ~ .ground .outline {
    box-shadow: none;
  }

  .blocks ~ .ground .outline:not(.enamelled) {
    background: none;
  }

  .blocks ~ .ground .enamelled {
    border-color: var(--_slot);
    background: rgb(0 0 0 / 12%);
    box-shadow: none;
  }

  .stone {
    fill: light-dark(rgb(52 40 12 / 9%), rgb(255 255 255 / 9%));
  }

  .shade {
    fill: light-dark(rgb(52 40 12 / 17%), rgb(0 0 0 / 30%));
    stroke: light-dark(rgb(52 40 12 / 9%), rgb(0 0 0 / 20%));
    stroke-width: 3;
  }

  /* What of a case stands farther back. */
  .wood ~ .stone {
    fill: light-dark(rgb(40 18 2 / 20%), rgb(0 0 0 / 26%));
  }

  .masonry ~ .inside {
    fill: ${unsafeCSS(NICHE)};
  }

  .masonry ~ .stone {
    fill: ${unsafeCSS(BEHIND)};
  }

  .masonry ~ .paint.of-0 {
    fill: ${unsafeCSS(ENAMEL)};
  }

  /* What is written in niches. */
  .masonry ~ .numeral.minor {
    color: ${unsafeCSS(IN_NICHE)};
    opacity: 1;
  }

  .shadow {
    fill: rgb(14 20 40 / 62%);
  }

  .gleam {
    fill: var(--_gleam);
  }

  .iron {
    fill: ${finished('rim', 'light-dark(#23272e, #6a717c)')};
  }

  .wood ~ .gleam {
    fill: ${finished('gleam', LIT)};
  }

  /* Burnt into the wood. */
  .numbers {
    stroke: currentColor;
    stroke-width: max(1px, var(--_card) * 0.022);
    vector-effect: non-scaling-stroke;
    stroke-linejoin: round;
  }

  .ghost {
    stroke: currentColor;
    stroke-width: 6.6;
    stroke-linejoin: round;
    opacity: 0.57;
  }

  /* Fainter than the hours within, which say the same: a place is marked, and the dial is read. */
  .ghost.enamelled {
    stroke: var(--_on-back);
    stroke-width: 5.6;
    opacity: 0.5;
  }

  /* Block bars. */
  .blocks .track.bar {
    stroke-width: 10;
  }

  .blocks .track {
    stroke-width: 3.4;
  }

  /* Quieter than the bars, and than the ticks that are lit. */
  .track {
    stroke: var(--_quiet);
    stroke-width: 1.7;
  }

  .track.bar {
    stroke: currentColor;
    stroke-width: 4.4;
  }
`;
