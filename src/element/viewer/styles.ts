import { css } from 'lit';

/** For a replay or a diagram. */
export const viewerStyles = css`
  .caption {
    padding-block: 6.4px;
    font-size: 0.9375em;
    line-height: 1.45;
    text-align: center;
    text-wrap: balance;
  }
`;
