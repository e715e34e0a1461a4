import { css } from 'lit';

/** Loaded with the menu. */
export const menuStyles = css`
  .menu {
    position: absolute;
    inset: calc(100% + 0.25rem) 0 auto auto;
    z-index: 5000;
    display: flex;
    flex-direction: column;
    box-sizing: border-box;
    min-width: 12rem;
    padding: 0.35rem;
    border: 1px solid color-mix(in srgb, currentColor 22%, transparent);
    border-radius: 0.8rem;
    color: light-dark(#23211c, #ece9e2);
    background: light-dark(#fffdf9, #1b212b);
    box-shadow: 0 0.6rem 2rem rgb(0 0 0 / 22%);
  }

  .menu .button {
    justify-content: flex-start;
    width: 100%;
  }

  .folded {
    display: none;
  }

  @container (inline-size < 26rem) {
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
