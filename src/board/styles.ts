import { css, unsafeCSS } from 'lit';
import { themed } from './themes/theme.js';
import { faceStyles } from './faces.js';

/**
 * The styles of the board. Public properties (`--solitaire-…`) are read where they are used, with
 * their default beside them; names that begin with `--_` are private.
 */
export const boardStyles = css`
  .board {
    --_line: color-mix(in srgb, currentColor 26%, transparent);
    --_faint: color-mix(in srgb, currentColor 12%, transparent);
    --_accent: ${themed('accent', 'light-dark(#8a5a00, #e6b450)')};
    --_paper: ${themed('card-paper', 'light-dark(#fffdf8, #252d3b)')};
    --_card-accent: ${themed('card-accent', '#c99c42')};
    --_back: ${themed('back', 'light-dark(#16233f, #223660)')};
    --_back-ink: ${themed('back-ink', '#c99c42')};
    --_focus: ${themed('focus', 'light-dark(#0b57d0, #a8c7fa)')};
    --_radius: calc(var(--_card) * 0.075);
    position: relative;
    margin-inline: auto;
    direction: ltr;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
    -webkit-tap-highlight-color: transparent;
    color: inherit;
    background: ${themed('board', 'none')};
    font-variant-numeric: lining-nums;
    line-height: 1;
  }

  .board [hidden] {
    display: none;
  }

  .dial,
  .card,
  .outline,
  .gap,
  .mark,
  .count,
  .badge,
  .board button {
    position: absolute;
    inset: 0 auto auto 0;
    box-sizing: border-box;
  }

  .dial {
    overflow: visible;
    fill: none;
    stroke: var(--_line);
    stroke-width: 0.5;
    pointer-events: none;
  }

  .rim {
    fill: ${themed('dial', 'color-mix(in srgb, currentColor 4%, transparent)')};
  }

  .hours {
    stroke: color-mix(in srgb, currentColor 62%, transparent);
    stroke-width: 1.1;
  }

  .hour {
    stroke: transparent;
    transition: stroke calc(2 * var(--_turn));
  }

  .hour.lit {
    stroke: light-dark(#c08a1e, var(--_accent));
    stroke-width: 1.8;
  }

  .hand {
    fill: var(--_accent);
    stroke: none;
    transition:
      transform var(--_turn) cubic-bezier(0.3, 0.1, 0.2, 1.2),
      opacity var(--_turn);
  }

  .hand.resting {
    opacity: 0;
  }

  .ground,
  .signs,
  .cards,
  .badges {
    pointer-events: none;
  }

  .outline,
  .gap,
  .card {
    width: var(--_card);
    height: calc(var(--_card) * 1.4);
    border-radius: var(--_radius);
  }

  .outline {
    border: max(1px, calc(var(--_card) * 0.018)) solid var(--_faint);
    background: ${themed('pile', 'color-mix(in srgb, currentColor 3%, transparent)')};
  }

  .gap {
    border: max(1px, calc(var(--_card) * 0.02)) dashed var(--_line);
  }

  .mark {
    font-size: max(10px, calc(var(--_card) * 0.27));
    font-family: ${themed('numeral-font', 'inherit')};
    letter-spacing: 0.02em;
    opacity: 0.82;
    transition:
      color var(--_turn),
      opacity var(--_turn);
  }

  .mark.complete {
    color: var(--_accent);
    font-weight: 700;
    opacity: 1;
  }

  .count {
    z-index: 1;
    min-width: 1.7em;
    padding: 0.3em 0.4em;
    border-radius: 1em;
    font-size: max(9px, calc(var(--_card) * 0.19));
    font-weight: 600;
    text-align: center;
    color: #fff;
    background: rgb(16 24 40 / 82%);
  }

  .signs {
    position: absolute;
    inset: 0;
    z-index: 3000;
  }

  .cards,
  .ground {
    position: absolute;
    inset: 0;
  }

  .cards {
    z-index: 1;
  }

  .buttons {
    position: absolute;
    inset: 0;
    z-index: 3001;
  }

  .card {
    transform-origin: 50% 50%;
    color: ${themed('card-black', 'light-dark(#17191f, #eef0f4)')};
    border-radius: var(--_radius);
  }

  .card.red {
    color: ${themed('card-red', 'light-dark(#c2122e, #ff8a8f)')};
  }

  .four-color .card.clubs {
    color: ${themed('card-clubs', 'light-dark(#14683a, #7fd69b)')};
  }

  .four-color .card.diamonds {
    color: ${themed('card-diamonds', 'light-dark(#1553b5, #8db8ff)')};
  }

  .inner {
    width: 100%;
    height: 100%;
    overflow: hidden;
    border-radius: inherit;
    background: var(--_paper);
    box-shadow:
      0 0 0 max(0.6px, calc(var(--_card) * 0.008)) ${themed('card-edge', 'light-dark(rgb(30 25 15 / 34%), rgb(255 255 255 / 30%))')},
      0 calc(var(--_card) * 0.015) calc(var(--_card) * 0.05) rgb(0 0 0 / 16%);
  }

  .inner svg {
    display: block;
    width: 100%;
    height: 100%;
  }

  .card.lifted .inner {
    box-shadow:
      0 0 0 max(2px, calc(var(--_card) * 0.035)) var(--_accent),
      0 calc(var(--_card) * 0.06) calc(var(--_card) * 0.18) rgb(0 0 0 / 34%);
  }

  .board button {
    padding: 0;
    border: 0;
    border-radius: var(--_radius);
    background: none;
    color: inherit;
    font: inherit;
    cursor: default;
    outline: none;
  }

  .board button.movable {
    cursor: pointer;
  }

  .grip {
    position: absolute;
    height: calc(var(--_card) * 1.4);
    touch-action: manipulation;
  }

  .movable .grip {
    touch-action: none;
  }

  .board button.target {
    background: color-mix(in srgb, var(--_accent) 24%, transparent);
    box-shadow: inset 0 0 0 max(2px, calc(var(--_card) * 0.04)) var(--_accent);
    cursor: pointer;
  }

  /* Two colours, so that the ring is visible on any background and any card. */
  .board button:focus-visible {
    box-shadow:
      0 0 0 2px light-dark(#fff, #000),
      0 0 0 5px var(--_focus),
      0 0 0 6px light-dark(#fff, #000);
    z-index: 1;
  }

  .badge {
    display: flex;
    gap: 0.25em;
    align-items: center;
    justify-content: center;
    font-size: max(11px, calc(var(--_card) * 0.26));
    white-space: nowrap;
  }

  .badge svg {
    width: 0.9em;
    height: 0.9em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .badge .suit svg {
    fill: currentColor;
    stroke: none;
  }

  .suit.red {
    color: var(--solitaire-red, light-dark(#c2122e, #ff8a8f));
  }

  .suit.open {
    min-width: 0.6em;
    text-align: center;
    opacity: 0.6;
  }

  ${unsafeCSS(faceStyles)}
`;
