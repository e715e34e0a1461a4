import { css } from 'lit';
import { finished } from '../../board/themes/theme.js';

/** Loaded with the menu. */
export const menuStyles = css`
  .more {
    position: relative;
  }

  .menu {
    position: absolute;
    inset: calc(100% + 4px) 0 auto auto;
    z-index: 5000;
    display: flex;
    flex-direction: column;
    box-sizing: border-box;
    min-width: 192px;
    padding: 5.6px;
    border: 1px solid color-mix(in srgb, currentColor 22%, transparent);
    border-radius: 12.8px;
    color: ${finished('sheet-ink', 'light-dark(#23211c, #ece9e2)')};
    background: ${finished('sheet', 'light-dark(#fffdf9, #1b212b)')};
    box-shadow: 0 9.6px 32px rgb(0 0 0 / 22%);
  }

  .menu .button {
    justify-content: flex-start;
    text-align: start;
    width: 100%;
  }

  /* It takes the place of the other entries while it is open. */
  .menu:has(> .listen[open]) > :not(.listen) {
    display: none;
  }

  .listen > summary {
    list-style: none;
  }

  .listen > summary::-webkit-details-marker {
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

  /* Under the name of the group, which follows its icon. */
  .listen > button {
    padding-inline-start: calc(9.6px + 1.65em);
  }

  .listen[open] > summary::after {
    transform: translateY(0.12em) rotate(225deg);
  }

  .folded {
    display: none;
  }

  @container (inline-size < 26em) {
    .folded {
      display: contents;
    }
    .more {
      position: static;
    }
    .menu {
      inset: auto;
      inset-inline: 50% auto;
      transform: translateX(-50%);
    }
  }
`;
