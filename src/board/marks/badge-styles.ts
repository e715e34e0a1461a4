import { css } from 'lit';
import { themed } from '../themes/theme.js';

/** What is told of stock and waste beside them: the redeals left, and the order of the suits. */
export const badgeStyles = css`
  .badge {
    display: flex;
    gap: 0.25em;
    align-items: center;
    justify-content: center;
    font-size: max(11px, calc(var(--_card) * 0.26));
    white-space: nowrap;
  }

  /* A number like those beside the piles. */
  #redeals {
    font-size: max(11px, calc(var(--_card) * 0.17));
    opacity: 0.85;
  }

  .badge .caption {
    display: none;
    margin-block-start: calc(var(--_card) * 0.03);
  }

  /* As the dial is signed; sign and name are in the middle together. */
  .badge.named .caption {
    display: block;
    position: absolute;
    inset-block-start: 100%;
    font-size: max(9px, calc(var(--_card) * 0.15));
    letter-spacing: 0.08em;
    text-transform: uppercase;
    opacity: 0.72;
  }

  .sockets .caption,
  .sockets:not(.column) + .badge .caption {
    margin-block-start: calc(var(--_card) * 0.075);
  }

  .sockets.column .caption {
    margin-block-start: calc(var(--_card) * 0.12);
  }

  /* As high as the sockets in the same row, so that both captions are on one line. */
  .sockets:not(.column) + .badge {
    min-height: calc(var(--_card) * 0.377);
  }

  .badge.named {
    margin-block-start: max(-7px, calc(var(--_card) * -0.1));
  }

  .badge.column {
    flex-direction: column;
    gap: 0.2em;
    font-size: calc(var(--_card) * 0.36);
  }

  /* Four sockets, which the suits fill one by one. */
  .sockets .suit {
    display: grid;
    place-content: center;
    box-sizing: border-box;
    width: 1.45em;
    height: 1.45em;
    border: 1px solid var(--_place);
    border-radius: 50%;
    background: ${themed('pile', 'light-dark(rgb(26 22 14 / 4%), rgb(220 230 255 / 4%))')};
    box-shadow: inset 0 0 0 1em var(--_sunk);
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

  .suit.red svg {
    color: var(--_red);
  }

  .suit.open {
    min-width: 0.6em;
    text-align: center;
    opacity: 0.6;
  }

  /* The line around it has the colour of the text. */
  .sockets .suit.open {
    -webkit-text-fill-color: transparent;
    opacity: 1;
  }
`;
