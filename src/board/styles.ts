import { css, unsafeCSS } from 'lit';
import { always } from './themes/always.js';
import { finished, themed } from './themes/theme.js';
import { faceStyles } from './cards/faces.js';
import { dialStyles } from './marks/dial-styles.js';

/**
 * The styles of the board. Public properties (`--solitaire-…`) are read where they are used, with
 * their default beside them; names that begin with `--_` are private.
 */
export const boardStyles = css`
  .board {
    /* Outlines and other lines that matter. */
    --_line: color-mix(in srgb, currentColor 72%, transparent);
    /* Minutes: quieter, and seen. Empty places are quieter still, and no heavier than cards. */
    --_place: color-mix(in srgb, currentColor 59%, transparent);
    --_quiet: color-mix(in srgb, currentColor 60%, transparent);
    --_faint: color-mix(in srgb, currentColor 28%, transparent);
    --_sunk: light-dark(transparent, rgb(0 0 0 / 24%));
    --_accent: ${themed('accent', 'light-dark(#ac6600, #e6b450)')};
    --_red: ${themed('red', 'light-dark(#c2122e, #f26067)')};
    --_railway: var(--_red);
    --_paper: ${themed('card-paper', 'light-dark(#fffdf8, #e6dfcf)')};
    --_edge: ${themed('card-edge', 'light-dark(rgb(30 25 15 / 34%), rgb(0 0 0 / 60%))')};
    --_card-accent: ${themed('card-accent', always('#c99c42'))};
    --_back: ${themed('back', 'light-dark(#16233f, #223660)')};
    --_back-ink: ${themed('back-ink', always('#c99c42'))};
    /* What is written on that, and empty places there. */
    --_on-back: var(--_paper);
    --_slot: color-mix(in srgb, var(--_on-back) 60%, transparent);
    --_focus: ${themed('focus', 'light-dark(#0b57d0, #a8c7fa)')};
    --_contour: ${finished('contour', 'light-dark(#fff, #000)')};
    /* The ways of a loss, told apart by their lightness too; they lie on cards and table alike, so that
       they need a line of the cards' paper around them. */
    --_better: #2668d8;
    --_worse: #9c1226;
    --_halo: var(--_paper);
    --_gleam: ${finished('gleam', 'light-dark(rgb(255 255 255 / 85%), rgb(255 255 255 / 13%))')};
    --_ring: max(2px, var(--_card) * 0.03);
    --_radius: calc(var(--_card) * 0.075);
    position: relative;
    isolation: isolate;
    width: var(--_board-width);
    height: var(--_board-height);
    margin-inline: auto;
    direction: ltr;
    user-select: none;
    -webkit-user-select: none;
    /* A swipe sideways drags a card, or nothing: it must not leave the page. */
    touch-action: pan-y pinch-zoom;
    background: ${themed('board', 'none')};
    font-variant-numeric: lining-nums;
    line-height: 1;
    letter-spacing: normal;
    word-spacing: normal;
  }

  /* A broad line needs less contrast than figures: in the dark it is a purer red. In a query, because the default of the
     property is that of figures. */
  @supports (color: light-dark(#000, #fff)) {
    .board {
      --_railway: ${themed('red', 'light-dark(#c2122e, #e8313f)')};
    }
  }

  .board [hidden] {
    display: none;
  }

  .dial,
  .card,
  .outline,
  .board button {
    position: absolute;
    inset: 0 auto auto 0;
    box-sizing: border-box;
  }

  /* Its lengths are in hundredths of a card width. */
  .dial {
    overflow: visible;
    fill: none;
    stroke-linecap: butt;
    color: ${finished('figures', 'inherit')};
    pointer-events: none;
  }

  .rim,
  .ground {
    fill: ${themed('dial', 'light-dark(rgb(206 168 92 / 16%), rgb(130 160 220 / 14%))')};
  }

  ${dialStyles}

  .numeral {
    font-family: ${themed('numeral-font', 'inherit')};
    font-size: 28px;
    text-anchor: middle;
    dominant-baseline: central;
  }

  .numeral path {
    stroke: currentColor;
    stroke-width: 2.5;
    stroke-linejoin: round;
  }

  text.numeral {
    fill: currentColor;
  }

  /* A heading, smaller than the hours of the dial. */
  .numeral.minor {
    font-size: 23px;
    opacity: 0.66;
  }

  .minor path {
    transform: scale(1.19, 0.95);
  }

  .outline,
  .card {
    width: var(--_card);
    height: calc(var(--_card) * 1.4);
    border-radius: var(--_radius);
  }

  .outline {
    border: 1px solid var(--_place);
    background: ${themed('pile', 'light-dark(rgb(26 22 14 / 4%), rgb(220 230 255 / 4%))')};
  }

  /* It lies in the moon of a dial. */
  .outline.docked {
    border-color: transparent;
    background: none;
  }

  .cards,
  .ground {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }

  .cards .layer {
    position: absolute;
    inset: 0 auto auto 0;
  }

  /* Whether it moves or not, a card has a layer of its own: else a card that sets off or arrives has many
     others drawn again. The filter changes nothing, but has Chromium draw a card at its angle instead of
     turning the picture of an upright one, which would blur it on screens of large pixels. */
  @media screen {
    .cards .layer {
      will-change: opacity;
    }
    @media (max-resolution: 1.4dppx) {
      .cards .layer {
        filter: opacity(1);
      }
    }
  }

  .buttons {
    position: absolute;
    inset: 0;
    z-index: 20001;
  }

  .card {
    transform-origin: 50% 50%;
    color: ${themed('card-black', always('#17191f'))};
  }

  .card.red {
    color: ${themed('card-red', 'light-dark(#c2122e, #a8172c)')};
  }

  .four-color .card.clubs {
    color: ${themed('card-clubs', always('#0f5c34'))};
  }

  .four-color .card.diamonds {
    color: ${themed('card-diamonds', always('#164ea8'))};
  }

  .inner {
    width: 100%;
    height: 100%;
    overflow: hidden;
    border-radius: inherit;
    background: var(--_paper);
    box-shadow:
      0 0 0 max(0.6px, calc(var(--_card) * 0.008)) var(--_edge),
      0 calc(var(--_card) * 0.015) calc(var(--_card) * 0.05) rgb(0 0 0 / 16%);
  }

  /* Chromium's dark theme for pages that have none darkens backgrounds, but no drawings. It leaves this one
     alone: paper within the edge of a card that the kit has drawn. */
  .inner:not(.own)::before {
    display: block;
    box-sizing: border-box;
    height: 100%;
    margin-block-end: calc(var(--_card) * -1.4);
    border: 0.75px solid transparent;
    border-radius: inherit;
    background: inherit;
    background-clip: padding-box;
    color-scheme: only light;
    content: '';
  }

  .inner svg {
    display: block;
    width: 100%;
    height: 100%;
  }

  .board button {
    padding: 0;
    border: 0;
    border-radius: var(--_radius);
    background: none;
    color: inherit;
    font: inherit;
    cursor: default;
  }

  .grip {
    position: absolute;
    height: calc(var(--_card) * 1.4);
  }

  ${unsafeCSS(faceStyles)}
`;
