import { css } from 'lit';

/** Loaded with scanning. */
export const scanningStyles = css`
  /* Of a control that the switch would press: two colours, so that it is seen on any ground. */
  [data-scanned] {
    outline: 3px solid var(--_accent, currentColor) !important;
    outline-offset: 1px !important;
    box-shadow: 0 0 0 6px Canvas !important;
  }

  .foot {
    /* What is around its button belongs to it, and covers what is scrolled. */
    display: flow-root;
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
    padding-inline: 20px;
    background: inherit;
  }

  .foot .button:not([hidden]) {
    display: flex;
    width: 100%;
    margin-block: 8px;
    border-color: color-mix(in srgb, currentColor 35%, transparent);
  }

  .foot .button[hidden] {
    display: none;
  }

  .foot .said:not(:empty) {
    padding-block-end: 12px;
  }
`;
