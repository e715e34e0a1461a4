import { css } from 'lit';
import { themed } from '../board/themes/theme.js';

/** Styles that the first drawing does not need, for fullscreen, print, more contrast and forced colours. */
export const otherMedia = css`
  /* In fullscreen, nothing of the page is drawn around the game. */
  .base {
    background: ${themed('background', 'var(--_ground, none)')};
  }

  :host(:fullscreen) {
    overflow: auto;
  }

  :host(:fullscreen) .base {
    min-height: 100%;
    border-radius: 0;
  }

  /* The edge of the screen is no place for a button. */
  :host(:fullscreen) .inside {
    padding: 8px;
  }

  /* The screen limits the board, and nothing besides. */
  :host(:fullscreen) .available {
    --_height: 100svh;
  }

  /* A static board without backgrounds that waste ink. */
  @media print {
    /* A heading before the game, its facts and its board are on one page. */
    :host {
      break-before: avoid;
    }
    .base {
      break-inside: avoid;
      color: #000;
      background: none;
    }
    .toolbar .tools,
    .status-bar .tools {
      display: none;
    }
    .board {
      --_paper: #fff;
      --_back: #fff;
      --_back-ink: #555;
      --_on-back: #000;
      --_faint: #999;
      --_line: #999;
      color: #000;
      background: none;
      /* The page's size is known only here, and tan(atan2()) makes a number of two lengths. */
      zoom: min(
        1,
        tan(atan2(100cqi, var(--_board-width))),
        tan(atan2(75vh, var(--_board-height)))
      );
    }
    .card {
      color: #000;
    }
    .card.red {
      color: #a00;
    }
    .inner {
      box-shadow: 0 0 0 1px #777;
    }
    .dial {
      color: #000;
    }
    .rim,
    .chapter,
    .ground,
    .inside,
    .outline {
      fill: none;
      background: none;
    }
    .dial .numeral.complete,
    .count {
      color: #000;
    }
    .dial .details .signature {
      fill: #000;
    }
    /* A hint is for whoever plays. */
    .hint {
      display: none;
    }
  }

  /* Stronger lines, and no ink that the ground shows through. */
  @media (prefers-contrast: more) {
    .board {
      --_line: currentColor;
      --_place: currentColor;
      --_slot: var(--_on-back);
      --_quiet: currentColor;
      --_faint: currentColor;
      --_edge: #000;
      --_ring: max(3px, var(--_card) * 0.045);
    }
    .rim,
    .chapter {
      stroke: currentColor;
      stroke-width: 2;
    }
    .track {
      stroke-width: 2.6;
    }
    .inner {
      box-shadow: 0 0 0 max(1.5px, calc(var(--_card) * 0.016)) var(--_edge);
    }
    .ground :is(.outline, .edge) {
      border-width: max(2px, calc(var(--_card) * 0.03));
    }
    .board :is(.signature, .numeral, .count, .suit.open),
    .info dt,
    .verdict,
    .base :is(legend, .note) {
      opacity: 1;
    }
    .button[disabled] {
      opacity: 0.6;
    }
    .button:not([disabled]),
    .base :is(.menu, dialog) {
      border-color: currentColor;
    }
  }

  @media (forced-colors: active) {
    .board {
      --_paper: Canvas;
      --_edge: CanvasText;
      --_back: Canvas;
      --_back-ink: CanvasText;
      --_on-back: CanvasText;
      --_card-accent: GrayText;
      --_accent: Highlight;
      --_red: CanvasText;
      --_railway: CanvasText;
      --_focus: Highlight;
      --_contour: Canvas;
      --_line: CanvasText;
      --_place: CanvasText;
      --_quiet: CanvasText;
      --_faint: GrayText;
      --_better: Highlight;
      --_worse: CanvasText;
      --_halo: Canvas;
    }
    .inner svg,
    .dial,
    .ways,
    .celebration {
      forced-color-adjust: none;
    }
    .dial {
      color: CanvasText;
    }
    .rim,
    .chapter {
      fill: none;
      stroke: CanvasText;
    }
    .rim-inner {
      stroke: none;
    }
    .ground,
    .inside {
      fill: none;
    }
    .dial .hand {
      fill: CanvasText;
    }
    .card,
    .card.red,
    .four-color .card {
      color: CanvasText;
    }
    .inner {
      border: 1px solid CanvasText;
      box-sizing: border-box;
    }
    /* Each by another style, because there are few colours; a pile can have several of them. */
    .card.lifted .inner {
      outline: 3px solid Highlight;
    }
    .card.last:not(.lifted) .inner {
      outline: 2px dotted CanvasText;
    }
    .ground :is(.outline, .edge) {
      border-color: GrayText;
    }
    .inner.target,
    button.target[part~='empty'] {
      outline: 3px dashed Highlight;
      outline-offset: max(1px, calc(var(--_card) * 0.012));
    }
    .board button:focus-visible {
      outline: 5px double CanvasText;
      outline-offset: 1px;
    }
    .board button.refused {
      outline: 4px dotted Highlight;
    }
    .stock-tableau button.stock {
      outline: 2px solid Highlight;
    }
    .waste-stock button.stock::before,
    .waste-stock button.stock::after,
    .stock-tableau .gap,
    .hint > div {
      forced-color-adjust: none;
    }
    .count {
      color: CanvasText;
      background: Canvas;
      border: 1px solid CanvasText;
    }
  }
`;
