import { css } from 'lit';
import { finished } from '../../board/themes/theme.js';
import { sheet } from '../styles.js';

/** Loaded with the menu. */
export const menuStyles = css`
  /* In the window: see show.ts. */
  .menu {
    position: fixed;
    inset: auto;
    margin: 0;
    overflow: auto;
    overscroll-behavior: contain;
    scroll-padding: 5.6px;
    width: max-content;
    max-width: calc(100vw - 8px);
    font-size: min(1em, max(16px, 7vw));
    line-height: inherit;
    display: flex;
    flex-direction: column;
    box-sizing: border-box;
    min-width: 192px;
    padding: 5.6px;
    border: 1px solid color-mix(in srgb, currentColor 22%, transparent);
    border-radius: 12.8px;
    color: ${finished('sheet-ink', 'light-dark(#23211c, #ece9e2)')};
    background: ${sheet};
    box-shadow: 0 9.6px 32px rgb(0 0 0 / 22%);
  }

  /* In a page that is written from right to left, too. */
  .menu .label {
    unicode-bidi: plaintext;
  }

  /* A menu that goes on below its edge is in a shade there, where browsers can tell. */
  @supports (animation-timeline: scroll()) {
    .menu::after {
      content: '';
      position: sticky;
      inset-block-end: -5.6px;
      flex: none;
      height: 24px;
      margin-block-start: -24px;
      background: linear-gradient(transparent, color-mix(in srgb, currentColor 22%, ${sheet}));
      pointer-events: none;
      opacity: 0;
      animation: goes-on linear;
      animation-timeline: scroll();
    }
  }

  @keyframes goes-on {
    0%,
    98% {
      opacity: 1;
    }
  }

  /* In a low window, as on a phone on its side, it has two columns, or three. */
  @media (height < 36em) and (width >= 40em) {
    .menu {
      display: grid;
      grid-auto-flow: column;
      grid-template-rows: repeat(7, auto);
      align-content: start;
      column-gap: 8px;
      padding-block: 3px;
    }

    .menu::after {
      content: none;
    }
  }

  .menu::backdrop {
    background: none;
  }

  .menu .button {
    flex: none;
    overflow-wrap: anywhere;
    justify-content: flex-start;
    text-align: start;
    width: 100%;
  }

  /* Lines between the game, its rules, what is shared, other games, and how it is shown. */
  .menu > :is([part~='howToPlay'], [part~='share'], [part~='bringBack'], [part~='settings']) {
    margin-block-start: 7px;
  }

  .menu
    > :is([part~='howToPlay'], [part~='share'], [part~='bringBack'], [part~='settings'])::before {
    content: '';
    position: absolute;
    inset: -5px 4px auto;
    border-block-start: 1px solid color-mix(in srgb, currentColor 16%, transparent);
    pointer-events: none;
  }

  /* Lines between them are closer in a low window. */
  @media (height < 36em) and (width >= 40em) {
    .menu > :is([part~='howToPlay'], [part~='share'], [part~='bringBack'], [part~='settings']) {
      margin-block-start: 1px;
    }

    .menu
      > :is(
        [part~='howToPlay'],
        [part~='share'],
        [part~='bringBack'],
        [part~='settings']
      )::before {
      inset-block-start: -1px;
    }

    /* At the top of a column there is nothing above it; the first two are folded. */
    .menu > :nth-child(7n + 10)::before {
      content: none;
    }
  }

  /* It takes the place of the other entries while it is open. */
  .menu:has(> .listen[open]) > :not(.listen) {
    display: none;
  }

  .room {
    visibility: hidden;
  }

  .menu summary {
    list-style: none;
  }

  .menu summary::-webkit-details-marker {
    display: none;
  }

  .listen > summary::after {
    width: 0.45em;
    height: 0.45em;
    margin-inline-start: auto;
    border: solid currentColor;
    border-width: 0 1.5px 1.5px 0;
    transform: translateY(-0.12em) rotate(45deg);
    content: '';
  }

  /* Under the name of the group, which follows its icon; one below the other, or the menu were as wide as all of them. */
  .listen > button {
    display: flex;
    padding-inline-start: calc(9.6px + 1.65em);
  }

  .listen[open] > summary::after {
    transform: translateY(0.12em) rotate(225deg);
  }

  .folded {
    display: none;
  }

  @container (inline-size < 26em) {
    .folded:not(.low) {
      display: contents;
    }
  }

  [data-folds~='tools'] .folded {
    display: contents;
  }
`;
