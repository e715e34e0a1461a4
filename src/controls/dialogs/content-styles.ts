import { css } from 'lit';
import { focusRing, sheet, sheetInk as ink } from '../styles.js';

/** What several dialogs have in them: buttons, fields, what is said about them, the legend of a drawing. */
export const contentStyles = css`
  /* Each text has the direction of its own words: in a page that is written from right to left, too. */
  :where(.sheet)
    :where(h2, h3, p, li, legend, label, dt, dd, th, td, summary, strong, span, button, kbd) {
    unicode-bidi: plaintext;
  }

  /* It stays on its side all the same. */
  :where(.sheet) :where(h2, h3, p, li, label, dt, dd) {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }

  .sheet :is(p, li, figcaption) {
    text-wrap: pretty;
  }

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

  /* One may be wider than another before its words stand in two lines. */
  @media (width >= 22em) {
    .sheet .actions .button {
      white-space: nowrap;
    }
  }

  /* What a dialog is for, one at most: solid, as on the pages of the kit. */
  .sheet .actions .prominent {
    border-color: transparent;
    color: ${sheet};
    background: ${ink};
    font-weight: 600;
  }

  @media (hover: hover) {
    .sheet .actions .prominent:hover:not([disabled]) {
      background: color-mix(in srgb, ${ink} 85%, ${sheet});
    }
  }

  .sheet .actions .prominent:active:not([disabled]) {
    background: color-mix(in srgb, ${ink} 75%, ${sheet});
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

  /* As a setting: its name, a sign at the end that it opens, and a line below. */
  .sheet summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 48px;
    border-block-end: 1px solid color-mix(in srgb, currentColor 14%, transparent);
    list-style: none;
    cursor: pointer;
  }

  .sheet summary::-webkit-details-marker {
    display: none;
  }

  .sheet summary::after {
    content: '';
    flex: none;
    width: 0.45em;
    height: 0.45em;
    margin-inline: 8px 0.4em;
    border: solid;
    border-width: 0 1.5px 1.5px 0;
    transform: translateY(-0.12em) rotate(45deg);
  }

  .sheet [open] > summary::after {
    transform: translateY(0.12em) rotate(225deg);
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

  /* What is said stands in the place of the note, so that nothing moves and no line is empty. */
  .outcome {
    display: grid;
  }

  .outcome .note {
    grid-area: 1 / 1;
    align-self: start;
    min-height: 0;
  }

  .outcome .covered {
    visibility: hidden;
  }
`;
