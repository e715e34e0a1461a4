import { css } from 'lit';

/** The dialog that asks which deal is wanted. */
export const chooseDealStyles = css`
  .choose-deal .note {
    margin: 0 0 12px;
  }

  .choose-deal textarea {
    margin-block: 4px 12px;
  }

  .choose-deal .told {
    margin: 0 0 8px;
    overflow-wrap: anywhere;
  }

  .choose-deal .example-board {
    margin-block: 8px;
  }

  .choose-deal summary {
    min-height: 44px;
    line-height: 44px;
    cursor: pointer;
  }

  .choose-deal dl {
    margin: 0;
    font-size: 0.875em;
  }

  .choose-deal dl div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    padding-block: 2px;
  }

  .choose-deal dt {
    flex: 0 0 9em;
  }

  .choose-deal dd {
    flex: 1 1 9em;
    margin: 0;
    font-variant-numeric: tabular-nums;
  }

  /* What is heard stands above already. */
  .choose-deal .said {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
