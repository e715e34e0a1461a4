import { css } from 'lit';
import { focusRing } from '../styles.js';

/** What several dialogs have in them: buttons, fields, what is said about them, the legend of a drawing. */
export const contentStyles = css`
  .sheet .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-block: 8px;
  }

  .sheet .actions .button {
    padding-inline: 14px;
    border-color: color-mix(in srgb, currentColor 22%, transparent);
  }

  .sheet .actions .prominent {
    border-color: color-mix(in srgb, currentColor 55%, transparent);
    font-weight: 600;
  }

  /* What is seldom wanted, and can't be undone. */
  .sheet .actions .quiet {
    flex-grow: 0;
    border-color: transparent;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    text-decoration-color: color-mix(in srgb, currentColor 40%, transparent);
  }

  .sheet .actions label:focus-within {
    ${focusRing}
    outline-offset: 1px;
  }

  .sheet [type='file'] {
    position: absolute;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
  }

  .sheet textarea,
  .sheet select {
    box-sizing: border-box;
    width: 100%;
    border: 1px solid color-mix(in srgb, currentColor 35%, transparent);
    border-radius: 8px;
    color: inherit;
    background: none;
    font: inherit;
  }

  .sheet select {
    min-height: 44px;
    padding-inline: 8px;
  }

  .sheet option {
    color: initial;
  }

  .sheet textarea {
    margin-block-start: 6px;
    padding: 8px;
    /* What is smaller, phones enlarge with the whole page when it gets the focus. */
    font: max(16px, 1em) / 1.4 ui-monospace, monospace;
    resize: vertical;
  }

  .sheet :is(textarea, select, summary):focus-visible {
    ${focusRing}
    outline-offset: 1px;
  }

  .said {
    margin: 8px 0 0;
    font-weight: 600;
  }

  :is(.said, .question):empty {
    margin: 0;
  }

  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 16px;
    margin: 8px 0 0;
    font-size: 0.8125em;
  }

  .legend span {
    display: inline-flex;
    gap: 6px;
    align-items: center;
  }
`;
