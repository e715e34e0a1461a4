import { css } from 'lit';

/** Two columns for what is long, and for all dialogs where the window is low, as a phone on its side is. */
export const wideStyles = css`
  @media (width >= 46em) {
    dialog[data-wide] {
      width: min(52em, calc((100vw - 24px) / var(--_zoom, 1)));
    }

    [data-wide] :is(.two, .settings .rows) {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 0 40px;
      align-items: start;
    }

    /* The rows below stand in the same columns; what is asked has both. */
    [data-wide] .statistics {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      grid-auto-flow: dense;
      gap: 0 40px;
      align-items: start;
    }

    [data-wide] .statistics > :is(.two, .two + details, .panel, .said) {
      grid-column: 1 / -1;
    }

    [data-wide] .statistics > .even {
      grid-column: 2;
    }

    [data-wide] .statistics > .note {
      grid-column: 1;
      align-self: center;
    }

    [data-wide] figure {
      margin-block-start: 0;
    }

    [data-wide] .settings section + section {
      margin-block-start: 24px;
    }

    /* First all of the left column, then the right one; the lines below two rows meet, even if one of their names is long. */
    [data-wide] .settings .rows {
      grid-auto-flow: column;
      grid-template-rows: repeat(var(--_rows), minmax(max(45px, 1.75em), auto));
      align-items: stretch;
    }

    [data-wide] .settings .rows > * {
      min-height: 0;
    }

    /* Lists on the left, and what is switched on or off on the right. */
    [data-wide] .settings .apart > .setting {
      grid-column: 1;
    }

    [data-wide] .settings .apart > .choice {
      grid-column: 2;
    }

    [data-wide] .how-to-play :is(.read, .done > div) > h3:first-child {
      margin-block-start: 0;
    }

    /* What hands do is below what is seen and read: each column has lists of its own. */
    [data-wide] .done {
      margin-block-start: 24px;
    }
  }

  /* The example stays beside what is read. */
  @media (width >= 46em) and (height >= 44em) {
    [data-wide] .seen {
      position: sticky;
      inset-block-start: 14px;
    }
  }

  @media (width >= 44em) and (height < 36em) {
    dialog {
      width: min(52em, calc((100vw - 24px) / var(--_zoom, 1)));
    }

    .sheet {
      padding-block-start: 4px;
    }

    .sheet::after {
      height: 36px;
      margin-block-start: -20px;
    }

    .sheet .track {
      margin-block: 0 10px;
    }

    .statistics .results {
      margin-block: 8px;
    }

    :is(.share, .daily, .picture) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
      /* What spans all of them makes only the last one higher. */
      grid-template-rows: repeat(6, auto) 1fr;
      gap: 0 40px;
    }

    :is(.calendar, .print) {
      grid-row: 1 / span 7;
    }

    :is(.share, .daily, .picture) > * {
      grid-column: 2;
    }

    :is(.calendar, .print) {
      grid-column: 1;
    }

    /* Beside the middle of the print. */
    .picture {
      grid-template-rows: 1fr repeat(3, auto) 1fr;
    }

    .picture > .print {
      grid-row: 1 / -1;
    }

    .picture > .actions {
      grid-row: 2;
    }

    /* What is chosen, and what is said about it; if there is no choice, the link has all the room. */
    .share {
      grid-template-rows: repeat(2, auto) 1fr;
    }

    .share > :is(fieldset, .outcome) {
      grid-column: 1;
    }

    .share > fieldset {
      grid-row: 1 / span 2;
      margin: 0;
    }

    .share > .field:first-child,
    .share > .field:first-child ~ * {
      grid-column: 1 / -1;
    }

    .weeks {
      --_day: max(32px, 1.5em + 8px);
    }

    .month {
      margin-block-start: 0;
    }

    .print {
      max-height: calc(100dvh - 112px);
    }

    .choose-deal .options.column {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
