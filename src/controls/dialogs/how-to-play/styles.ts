import { css } from 'lit';
import { onlyHeard } from '../../styles.js';

/** The dialog that explains a game. */
export const howToPlayStyles = css`
  .how-to-play p {
    margin: 0;
  }

  .how-to-play ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .how-to-play li + li {
    margin-block-start: 6px;
  }

  .how-to-play .goal {
    margin-block-end: 16px;
    text-wrap: pretty;
  }

  .example-board {
    overflow: hidden;
    border-radius: 6px;
  }

  /* Sentences of one to three lines must not move what is below them. */
  .example .told {
    display: grid;
    place-content: center;
    min-height: 4.2em;
    margin-block: 8px;
    font-size: 0.875em;
    text-align: center;
    text-wrap: balance;
  }

  .sheet .example .actions {
    flex-wrap: nowrap;
    justify-content: center;
    margin: 0;
  }

  .sheet .example .actions .button {
    flex: 0 1 auto;
  }

  .example .button[aria-disabled='true'] {
    cursor: default;
  }

  /* Not the button, which can have the focus: its ring would be faint. */
  .example .button[aria-disabled='true'] > :not(.tip) {
    opacity: 0.4;
  }

  .example .button:dir(rtl) svg {
    transform: scaleX(-1);
  }

  .keys {
    margin: 0;
  }

  .keys div {
    display: grid;
    grid-template-columns: minmax(0, min(9em, 45%)) minmax(0, 1fr);
    gap: 0 12px;
    align-items: baseline;
    padding-block: 4px;
  }

  .keys dt {
    display: flex;
    flex-wrap: wrap;
    gap: 3px;
    align-items: center;
  }

  .keys dd {
    margin: 0;
  }

  .keys kbd {
    box-sizing: border-box;
    min-width: 1.7em;
    padding: 0 0.35em;
    border: 1px solid color-mix(in srgb, currentColor 35%, transparent);
    border-radius: 5px;
    font: inherit;
    font-size: 0.8125em;
    line-height: 1.5;
    text-align: center;
  }

  /* On a phone, the buttons below are in the first screen. */
  @media (width < 29em) {
    .example .told {
      margin-block: 4px;
    }
  }

  @media (width < 22em) {
    .sheet .example .actions {
      gap: 2px;
    }

    .sheet .example .actions .button {
      min-width: 40px;
      padding-inline: 0;
    }

    .example .label {
      ${onlyHeard}
    }

    .keys div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
