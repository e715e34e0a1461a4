import { css } from 'lit';

/** Loaded with the menu. */
export const menuStyles = css`
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
    color: light-dark(#23211c, #ece9e2);
    background: light-dark(#fffdf9, #1b212b);
    box-shadow: 0 9.6px 32px rgb(0 0 0 / 22%);
  }

  .menu .button {
    justify-content: flex-start;
    width: 100%;
  }

  .folded {
    display: none;
  }

  @container (inline-size < 26em) {
    .folded {
      display: contents;
    }
    .menu {
      inset: auto;
      inset-inline: 50% auto;
      transform: translateX(-50%);
    }
  }
`;
