import { css, unsafeCSS } from 'lit';
import {
  BEFORE_LAMP,
  FALL_OFF,
  FANLIGHT,
  FLAME,
  LAMPLIGHT,
  MARK_BEFORE_LIGHT,
  NUMERAL_BEFORE_LIGHT,
} from './paints.js';

const fallOff = FALL_OFF.map(
  ([percent, colour]) => `.lit-${percent} { stop-color: ${colour}; }`,
).join('\n');

/** The styles of what a player touches, and of what the table tells about it. */
export const touchStyles = css`
  /* One shadow for a pile; the edge is inside, where the next card hides it. It is drawn twice: without a
     shadow, paper on paper has nothing else to be told apart by. */
  .inner.covered {
    --_hairline: inset 0 0 0 max(0.7px, calc(var(--_card) * 0.009)) var(--_edge);
    box-shadow: var(--_hairline), var(--_hairline);
  }

  /* In the air: the shadow falls farther away. */
  .inner.flying {
    box-shadow:
      0 0 0 max(0.6px, calc(var(--_card) * 0.008)) var(--_edge),
      0 calc(var(--_card) * 0.09) calc(var(--_card) * 0.2) rgb(0 0 0 / 30%);
  }

  /* Raised too: the ring of the focus lies over its own one. */
  .card.lifted .inner {
    translate: 0 -8%;
    box-shadow:
      0 0 0 max(2px, calc(var(--_card) * 0.035)) var(--_accent),
      0 calc(var(--_card) * 0.06) calc(var(--_card) * 0.18) rgb(0 0 0 / 34%);
  }

  .board {
    -webkit-touch-callout: none;
    -webkit-tap-highlight-color: transparent;
  }

  .board button.movable {
    cursor: pointer;
  }

  .board button.target[part~='empty'] {
    box-shadow:
      0 0 0 1px var(--_contour),
      0 0 0 calc(1px + var(--_ring)) var(--_accent),
      0 0 0 calc(2px + var(--_ring)) var(--_contour);
  }

  /* On the card and not on the button: it lies under the lifted card, wherever that goes. Inside its edge: beside it are
     the indices of others. */
  .card .inner.target {
    --_goal: max(2.5px, calc(var(--_card) * 0.04));
    outline: var(--_goal) solid var(--_accent);
    outline-offset: calc(-1 * var(--_goal));
    box-shadow: 0 0 0 1px var(--_contour);
  }

  .board button.target {
    cursor: pointer;
  }

  /* Two colours, each at least 2 pixels wide, so that as much of the ring as WCAG 2.4.13 asks for is seen on
     any background and any card. */
  .board button:focus-visible {
    outline: none;
    box-shadow:
      0 0 0 2px var(--_contour),
      0 0 0 5px var(--_focus),
      0 0 0 7px var(--_contour);
    z-index: 1;
  }

  /* Once a game is won, there is nothing to follow. On the card itself: beside it are the indices of others. */
  :where(.board:not(.won)) .card.last .inner {
    --_last: max(1.5px, calc(var(--_card) * 0.022));
    outline: var(--_last) solid var(--_accent);
    outline-offset: calc(-1 * var(--_last));
  }

  /* Where the turned card goes, on the rim or on a line, and what is lit in a street. */
  .route {
    stroke: var(--_accent);
    stroke-linecap: round;
  }

  .route .stops {
    fill: var(--_accent);
    stroke: none;
  }

  /* A line on which all have arrived. */
  .gilt {
    stroke: var(--_card-accent);
  }

  /* A dial that is lit from within: what is on it is dark, as before a lamp. */
  .lit-plate {
    stroke: rgb(46 29 2 / 60%);
    stroke-width: 2.4;
  }

  ${unsafeCSS(fallOff)}

  .lit-ring {
    stroke: ${unsafeCSS(BEFORE_LAMP)};
    stroke-width: 1.4;
    opacity: 0.55;
  }

  .dial.plate-lit .numeral,
  :where(.dial.plate-lit) .details .signature {
    color: ${unsafeCSS(BEFORE_LAMP)};
  }

  .dial.plate-lit .track.lit {
    stroke: ${unsafeCSS(BEFORE_LAMP)};
  }

  .dial.plate-lit ~ .hands {
    color: ${unsafeCSS(BEFORE_LAMP)};
    stroke: ${unsafeCSS(LAMPLIGHT)};
  }

  .dial.plate-lit ~ .hands .hand {
    fill: currentColor;
  }

  .dial.plate-lit ~ .hands :is(.second, .hub) {
    fill: #c2122e;
  }

  @media (forced-colors: active) {
    .lit-plate {
      fill: none;
    }
    .dial.plate-lit .numeral,
    :where(.dial.plate-lit) .details .signature,
    .dial.plate-lit ~ .hands {
      color: CanvasText;
    }
    .dial.plate-lit .track.lit {
      stroke: CanvasText;
    }
  }

  /* Numerals and marks lie on it, dark as before a lamp. */
  .fanlight {
    fill: ${unsafeCSS(FANLIGHT)};
  }

  .dial.fanlights-lit .numeral {
    color: ${unsafeCSS(NUMERAL_BEFORE_LIGHT)};
  }

  .dial.fanlights-lit .track.lit {
    stroke: ${unsafeCSS(MARK_BEFORE_LIGHT)};
  }

  /* Its light is soft, and falls off. Lengths are hundredths of a card width. */
  .lantern {
    --_flame: ${unsafeCSS(FLAME)};
    fill: var(--_flame);
    filter: drop-shadow(0 0 7px var(--_flame)) drop-shadow(0 0 16px var(--_flame));
  }

  /* What the stock can do: turn the waste over, */
  .waste-stock button.stock::before,
  .waste-stock button.stock::after {
    content: '';
    position: absolute;
    inset: 0;
    margin: auto;
  }

  .waste-stock button.stock::before {
    width: 50%;
    aspect-ratio: 1;
    border-radius: 50%;
    background: conic-gradient(transparent 10deg, var(--_accent) 0 285deg, transparent 0);
    /* Chromium before 120 knows only the prefixed one. */
    -webkit-mask: radial-gradient(closest-side, transparent 78%, #000 81% 98%, transparent);
    mask: radial-gradient(closest-side, transparent 78%, #000 81% 98%, transparent);
  }

  .waste-stock button.stock::after {
    width: 19%;
    aspect-ratio: 0.95;
    translate: 8% calc(var(--_card) * -0.221);
    rotate: 8deg;
    background: var(--_accent);
    clip-path: polygon(100% 0, 100% 100%, 0 50%);
  }

  /* or fill gaps. */
  .stock-tableau button.stock {
    box-shadow: 0 0 0 max(2px, calc(var(--_card) * 0.03)) var(--_accent);
  }

  /* Opacity alone, and not for ever: a shadow that changes has the board drawn again in every frame. */
  .stock-tableau button.stock::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: 0 0 0 max(3px, calc(var(--_card) * 0.055))
      color-mix(in srgb, var(--_accent) 45%, transparent);
    opacity: 0;
    animation: offer 2.4s ease-in-out 3;
  }

  .stock-tableau .gap .edge {
    color: var(--_accent);
    opacity: 1;
  }

  /* All of the palace is lit once its clock runs. */
  .board.won .masonry ~ .inside {
    fill: ${unsafeCSS(FANLIGHT)};
  }

  .board.won :is(.outline, .gap, .badge, .numeral:not(.begun, .complete)) {
    visibility: hidden;
  }

  .badge .none {
    opacity: 0.9;
  }

  .board button.refused {
    animation: refuse 420ms ease-out;
  }

  @keyframes refuse {
    0%,
    60% {
      box-shadow: inset 0 0 0 max(2px, calc(var(--_card) * 0.05)) var(--_worse);
    }
    100% {
      box-shadow: inset 0 0 0 2px transparent;
    }
  }

  @keyframes offer {
    50% {
      opacity: 1;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .pulse,
    .stock-tableau button.stock::after {
      animation: none;
    }
  }
`;
