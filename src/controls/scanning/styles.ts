import { css } from 'lit';

/** Loaded with scanning. */
export const scanningStyles = css`
  /* Of a control that the switch would press: two colours, so that it is seen on any ground. */
  [data-scanned] {
    outline: 3px solid var(--_accent, currentColor) !important;
    outline-offset: 1px !important;
    box-shadow: 0 0 0 6px Canvas !important;
  }
`;
