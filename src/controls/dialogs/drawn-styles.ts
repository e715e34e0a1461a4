import { css } from 'lit';
import { themed } from '../../board/themes/theme.js';
import { onlyHeard } from '../styles.js';

/** What is drawn in dialogs as on a dial, in its weights. */
export const drawnStyles = css`
  .sheet :is(.drawn, .track, .gauge, .numeral) {
    overflow: visible;
    fill: none;
    stroke: currentColor;
  }

  .sheet .drawn {
    vertical-align: -0.18em;
    stroke-width: 3;
    stroke-linejoin: round;
  }

  .sheet .numeral {
    stroke-width: 3;
  }

  /* Capitals of the same pen: of a title, and of what a part is about. */
  .sheet .letters {
    display: inline-flex;
    /* What is drawn is Latin. */
    direction: ltr;
    flex-wrap: wrap;
    vertical-align: top;
    max-width: 100%;
    stroke-linecap: square;
  }

  .letters.title {
    gap: 0.1em 0.42em;
    font-size: 1.2em;
    stroke-width: 2.2;
  }

  .sheet .letters:dir(rtl) {
    justify-content: end;
  }

  /* A long title has two lines on a phone. */
  @media (width < 29em) {
    .letters.title {
      font-size: 1.05em;
    }
  }

  .letters.section {
    gap: 0.25em 0.55em;
    font-size: 1.2em;
    stroke-width: 2.7;
  }

  .letters svg {
    overflow: visible;
    max-width: 100%;
    height: 1em;
    fill: none;
    stroke: currentColor;
    stroke-linejoin: round;
  }

  /* A page's own font is that of titles, too; and a translator changes their text. */
  [data-own-font] .sheet .letters,
  .sheet .spelt[data-changed] + .letters {
    display: none;
  }

  /* What is drawn is heard as text. */
  .sheet .heard,
  dialog:not([data-own-font]) .spelt:not([data-changed]) {
    ${onlyHeard}
  }

  .sheet .track {
    display: block;
    width: 100%;
    height: 9px;
    margin-block: 4px 16px;
    shape-rendering: crispEdges;
  }

  .sheet .track path {
    vector-effect: non-scaling-stroke;
  }

  .sheet .minutes {
    stroke-width: 1;
    opacity: 0.45;
  }

  .sheet .hours {
    stroke-width: 2;
    opacity: 0.72;
  }

  .gauge circle {
    opacity: 0.45;
  }

  .gauge .hours {
    stroke-width: 3;
  }

  .gauge .lit {
    stroke: ${themed('accent', 'light-dark(#ac6600, #e6b450)')};
    opacity: 1;
  }

  .gauge .minutes.lit {
    stroke-width: 2;
  }

  .gauge :is(.hand, .hub) {
    fill: currentColor;
    stroke: none;
    opacity: 1;
  }

  @media (max-width: 280px) {
    .track .minutes {
      display: none;
    }
  }

  @media (forced-colors: active) {
    .gauge .lit {
      stroke: Highlight;
    }
  }
`;
