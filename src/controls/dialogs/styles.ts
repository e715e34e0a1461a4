import { css } from 'lit';
import { finished, themed } from '../../board/themes/theme.js';
import { focusRing, sheet, sheetInk } from '../styles.js';

const accent = themed('accent', 'light-dark(#ac6600, #e6b450)');

/** Loaded with the first dialog. */
export const dialogStyles = css`
  dialog {
    box-sizing: border-box;
    /* Lengths are multiplied by the zoom of what is around the game. */
    width: min(28em, calc((100vw - 24px) / var(--_zoom, 1)));
    /* The browser's own limit leaves less room for larger text. */
    max-width: none;
    max-height: calc((100dvh - 24px) / var(--_zoom, 1));
    padding: 0;
    border: 1px solid color-mix(in srgb, currentColor 22%, transparent);
    border-radius: 16px;
    color: ${sheetInk};
    background: ${sheet};
    box-shadow: 0 24px 64px rgb(0 0 0 / 35%);
    overflow: auto;
    overscroll-behavior: contain;
    /* What is scrolled into view is seen with its focus ring, above what fades. */
    scroll-padding: 8px 8px 64px;
    /* Large text is a little smaller in a narrow window: else long words would be divided. */
    font-size: max(16px, min(1rem, 7vw));
    line-height: 1.4;
    text-align: start;
  }

  /* Closed, and there for screen readers alone, until they have followed the focus out of it. */
  dialog.leaving:not([open]),
  .leaving.actions {
    position: fixed;
    opacity: 0;
    pointer-events: none;
  }

  dialog.leaving:not([open]) {
    display: block;
  }

  dialog::backdrop {
    background: rgb(10 14 22 / 45%);
  }

  .sheet {
    --_side: min(24px, 6vw);
    padding: 14px var(--_side) 0;
  }

  /* Where a dialog goes on below its edge, it is cut there; at its end this is its margin. */
  .sheet::after {
    content: '';
    display: block;
    position: sticky;
    inset-block-end: 0;
    height: 60px;
    margin-block-start: -32px;
    margin-inline: calc(-1 * var(--_side));
    pointer-events: none;
  }

  /* Where browsers can tell that there is more, its last two lines fade. */
  @media (forced-colors: none) {
    @supports (animation-timeline: scroll()) {
      .sheet::after {
        animation: more linear;
        animation-timeline: scroll();
      }
    }
  }

  @keyframes more {
    0%,
    98% {
      background: linear-gradient(to top, ${sheet} 10px, transparent);
    }
  }

  .sheet .header {
    display: flex;
    gap: 8px;
    align-items: start;
    justify-content: space-between;
    /* Its cross ends where the lines below it do. */
    margin-inline-end: -15px;
  }

  .sheet h2 {
    min-width: 0;
    margin: 0;
    /* Its first line is as high as the button beside it, and its last one clear of the track. */
    padding-block: 8px 3px;
    overflow-wrap: anywhere;
    /* Long words fit in narrow windows, too. */
    font-size: min(1.375em, 7.6vw);
    font-weight: 600;
    line-height: 1.25;
  }

  /* What a part is about, in tracked capitals, as a dial is signed. */
  .sheet h3 {
    margin: 24px 0 8px;
  }

  .sheet :is(h3, legend, .heading) {
    font-size: 0.75em;
    font-weight: 600;
    letter-spacing: 0.12em;
    text-transform: uppercase;
    overflow-wrap: anywhere;
    opacity: 0.8;
  }

  .sheet h2 strong {
    font-weight: inherit;
  }

  /* It has the focus at first, and nothing is done with it. */
  .sheet h2:focus {
    outline: none;
  }

  /* The calendar of a date is drawn by the browser, and so are scroll bars. */
  .sheet :is(input, textarea) {
    color-scheme: ${finished('scheme', 'inherit')};
  }

  fieldset {
    margin: 0 0 16px;
    padding: 0;
    border: 0;
  }

  legend {
    padding: 0;
  }

  .options {
    display: flex;
    flex-wrap: wrap;
    gap: 0 17.6px;
  }

  .options.column {
    flex-direction: column;
  }

  .choice {
    display: inline-flex;
    gap: 8px;
    align-items: center;
    box-sizing: border-box;
    min-height: 44px;
    padding-block: 4px;
    cursor: pointer;
  }

  .choice input {
    flex: none;
    width: 1.2em;
    height: 1.2em;
    margin: 0;
    font-size: inherit;
    border: 1.5px solid color-mix(in srgb, currentColor 65%, transparent);
    border-radius: 0.3em;
    color: inherit;
    background: none;
    appearance: none;
    cursor: pointer;
  }

  .choice [type='radio'] {
    border-radius: 50%;
  }

  /* A tick, or the hub of a dial. */
  .choice input::before {
    content: '';
    display: block;
    box-sizing: border-box;
    width: 100%;
    height: 100%;
    border-radius: inherit;
    opacity: 0;
  }

  .choice [type='radio']::before {
    background: ${accent};
    transform: scale(0.62);
  }

  .choice [type='checkbox']::before {
    border: solid ${sheet};
    border-width: 0 2px 2px 0;
    border-radius: 0;
    transform: translateY(-0.08em) rotate(45deg) scale(0.42, 0.72);
  }

  .choice input:checked {
    border-color: ${accent};
  }

  .choice [type='checkbox']:checked {
    background: ${accent};
  }

  .choice input:checked::before {
    opacity: 1;
  }

  @media (forced-colors: active) {
    .choice input {
      appearance: auto;
    }

    .choice input::before {
      content: none;
    }
  }

  .choice input:focus-visible {
    ${focusRing}
    outline-offset: 2px;
  }

  .field {
    display: block;
    font-size: 0.875em;
  }

  .sheet .field .heading {
    font-size: calc(0.75em / 0.875);
  }

  .field input {
    display: block;
    box-sizing: border-box;
    width: 100%;
    min-height: 44px;
    margin: 4px 0 12px;
    padding: 4px 9.6px;
    border: 1px solid color-mix(in srgb, currentColor 35%, transparent);
    border-radius: ${themed('control-radius', '9.6px')};
    color: inherit;
    background: none;
    font: inherit;
    /* As large as the dialog's own text. */
    font-size: calc(1em / 0.875);
    text-overflow: ellipsis;
  }

  .field input:focus-visible {
    ${focusRing}
    outline-offset: 1px;
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }

  .actions .button {
    /* Those beside each other are equally wide. */
    flex: 1 1 8em;
    border-color: color-mix(in srgb, currentColor 35%, transparent);
  }

  .note:empty {
    min-height: 1.4em;
  }

  .note {
    margin: 12px 0 0;
    font-size: 0.875em;
    opacity: 0.8;
  }

  @media (max-width: 280px) {
    /* Long words fit in wide fonts, too. */
    .sheet {
      --_side: 10px;
      font-size: 0.84em;
    }
    .sheet .header {
      margin-inline-end: 0;
    }
    /* There is room for one long word. */
    .sheet h2 {
      font-size: 0.9375em;
    }
    .sheet .header .button {
      min-width: 36px;
      padding-inline: 0;
    }
  }
`;
