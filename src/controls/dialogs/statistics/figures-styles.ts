import { css } from 'lit';

/** Numbers with their names, and the dial of the share that was won. */
export const figuresStyles = css`
  .statistics .results {
    --_gap: 16px;
    position: relative;
    margin-block: 16px;
  }

  .statistics .results > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.25em;
    align-content: center;
    min-height: 6.5em;
    margin: 0;
    padding-inline-start: calc(min(6.5em, 100% / 3) + 1.5 * var(--_gap));
    text-wrap: balance;
  }

  .statistics .gauge {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    /* In large text it takes no more than a third, as its column. */
    width: min(6.5em, 100% / 3);
  }

  .figures {
    display: grid;
    grid-template-columns: min(6.5em, 100% / 3) repeat(2, minmax(0, 1fr));
    gap: var(--_gap);
    margin: 0;
  }

  /* The dial's place, beside two rows. */
  .figures::before {
    content: '';
    grid-area: 1 / 1 / span 2;
    min-height: 6.5em;
  }

  .figures div:nth-child(odd) {
    grid-column: 2;
  }

  /* The last two stand below it: what is said of the fewest moves has one line. */
  .figures div:nth-child(5) {
    grid-column: 1;
  }

  .figures div:nth-child(6) {
    grid-column: span 2;
  }

  .figures div:nth-child(5):last-child {
    grid-column: 1 / -1;
  }

  .figures div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }

  .figures dt {
    font-size: 0.8125em;
    opacity: 0.8;
  }

  .figures dd {
    margin: 0;
    font-size: 1.5em;
    line-height: 1.25;
    white-space: nowrap;
  }

  .figures .drawn {
    max-width: 100%;
  }

  .figures small {
    display: block;
    font-size: inherit;
  }

  @media (width < 22em) {
    .statistics .gauge {
      display: block;
      position: static;
      width: 6.5em;
      margin: 0 auto 16px;
    }
    .statistics .results > p {
      min-height: 0;
      padding: 0;
    }
    .figures {
      grid-template-columns: repeat(auto-fit, minmax(min(6em, 100%), 1fr));
    }
    .figures::before {
      content: none;
    }
    .figures div:nth-child(n) {
      grid-column: auto;
    }
  }
`;
