import { css, unsafeCSS } from 'lit';
import { always } from '../themes/always.js';
import { IN_NICHE } from '../themes/case.js';
import { finished, themed } from '../themes/theme.js';
import { badgeStyles } from './badge-styles.js';

/** The styles of the details. */
export const detailStyles = css`
  .gap,
  .count,
  .badge {
    position: absolute;
    inset: 0 auto auto 0;
    box-sizing: border-box;
  }

  .gap {
    width: var(--_card);
    height: calc(var(--_card) * 1.4);
  }

  /* What is free of a card that is missing. */
  .gap .edge {
    position: absolute;
    inset: 0;
    border: max(1px, calc(var(--_card) * 0.012)) solid;
    border-radius: var(--_radius);
    clip-path: inset(calc(100% - var(--_step)) 0 0);
    opacity: 0.57;
  }

  .board .gap.around .edge {
    clip-path: none;
    color: transparent;
  }

  /* In the dark of a niche. */
  .board .gap.in-niche .edge {
    color: ${unsafeCSS(IN_NICHE)};
  }

  .signs,
  .badges {
    pointer-events: none;
  }

  .signs {
    position: absolute;
    inset: 0;
    z-index: 20000;
  }

  /* The dial of a game that is won has the room to itself, once the last card has come. */
  .board.grown {
    scale: var(--_growth);
    translate: var(--_to);
    transform-origin: var(--_from);
    transition:
      scale calc(var(--_turn) * 3) var(--_turn) cubic-bezier(0.3, 0.1, 0.2, 1),
      translate calc(var(--_turn) * 3) var(--_turn) cubic-bezier(0.3, 0.1, 0.2, 1);
  }

  .clips {
    overflow: clip;
  }

  /* Layers of their own would be drawn in the old size, and what lies over them, too. */
  .grown :is(.cards .layer, .details) {
    will-change: auto;
    filter: none;
  }

  /* All at once, when the card arrives: a mark that comes up little by little has the dial drawn again
     in every frame. */
  .track.lit {
    stroke: var(--_accent);
    stroke-width: 3.6;
    transition: stroke-opacity 0s var(--_turn);
  }

  .track.bar.lit {
    stroke-width: 5;
  }

  .blocks .track.bar.lit {
    stroke-width: 11;
  }

  /* The ticks of the hours that take the lifted card, over those that are lit. */
  .pulse {
    stroke: var(--_accent);
    stroke-width: 5.6;
    animation: pulse 1.4s ease-in-out 4;
  }

  @keyframes pulse {
    50% {
      opacity: 0.15;
    }
  }

  /* They come a little later than the dial. A layer of their own: a hand that moves would divide the
     board in two, and have all cards drawn again, before and after. */
  .details {
    will-change: opacity;
    transition: opacity var(--_turn);
  }

  @starting-style {
    .details {
      opacity: 0;
    }
    .track.lit {
      stroke-opacity: 0;
    }
  }

  .numeral {
    transition: color var(--_turn);
  }

  .numeral.complete {
    color: var(--_accent);
  }

  .signature,
  .dial .caption {
    fill: currentColor;
    font-family: inherit;
    letter-spacing: 0.18em;
    text-anchor: middle;
    text-transform: uppercase;
    opacity: 0.72;
    transition: opacity var(--_turn);
  }

  .dial .caption {
    letter-spacing: 0.06em;
  }

  /* White on an enamelled sign. */
  .enamel ~ .details .signature {
    fill: var(--_on-back);
    opacity: 1;
  }

  /* A hand lies over it. */
  .details .signature.struck {
    opacity: 0;
  }

  .signature.number {
    text-transform: none;
  }

  .signature:is(.number, .narrow) {
    letter-spacing: 0.08em;
  }

  /* It says how hard the deal is, to a mouse that comes to it between the piles. */
  .signature.rated,
  .buttons > button {
    pointer-events: auto;
  }

  .buttons {
    pointer-events: none;
  }

  .hands {
    width: var(--_board-width);
    height: var(--_board-height);
    stroke: var(--_contour);
    stroke-width: 2;
    stroke-linejoin: round;
    paint-order: stroke;
  }

  .hand {
    fill: ${finished('hand', 'currentColor')};
    transition:
      transform var(--_turn) cubic-bezier(0.3, 0.1, 0.2, 1.2),
      opacity var(--_turn);
  }

  .hands .resting {
    opacity: 0;
  }

  .second {
    fill: var(--_accent);
  }

  .hub {
    fill: var(--_accent);
    stroke: ${finished('hand', 'currentColor')};
    stroke-width: 4;
  }

  /* As in a station. */
  .blocks :is(.second, .hub) {
    fill: var(--_red);
  }

  .count {
    font-size: max(10px, calc(var(--_card) * 0.17));
    font-variant-numeric: tabular-nums;
    opacity: 0.85;
  }

  /* On a moon of brass. */
  .count.docked {
    color: ${themed('card-black', always('#17191f'))};
    opacity: 1;
  }

  ${badgeStyles}

  .next-suit {
    position: absolute;
    inset: 0 auto auto 0;
    width: max(10px, calc(var(--_card) * 0.205));
    aspect-ratio: 1;
    color: ${finished('figures', 'inherit')};
  }

  .next-suit svg {
    display: block;
    fill: currentColor;
  }

  .next-suit.red {
    color: var(--_red);
  }
`;
