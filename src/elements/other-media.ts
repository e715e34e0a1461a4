import { css } from 'lit';

/**
 * Styles that the first drawing does not need, for print and forced colours: loaded a little later, or
 * at once if colours are forced.
 */
export const otherMedia = css`
  .button:hover:not([disabled]) {
    background: color-mix(in srgb, currentColor 9%, transparent);
  }

  .button:active:not([disabled]) {
    background: color-mix(in srgb, currentColor 16%, transparent);
  }

  .card.last .inner {
    box-shadow:
      0 0 0 max(1.2px, calc(var(--_card) * 0.02)) color-mix(in srgb, var(--_accent) 75%, transparent),
      0 calc(var(--_card) * 0.015) calc(var(--_card) * 0.05) rgb(0 0 0 / 16%);
  }

  .board button.hinted {
    animation: hint 1.6s ease-in-out;
  }

  .board button.refused {
    animation: refuse 420ms ease-out;
  }

  @keyframes hint {
    0%,
    50%,
    100% {
      box-shadow: 0 0 0 0 transparent;
    }
    25%,
    75% {
      box-shadow: 0 0 0 max(3px, calc(var(--_card) * 0.06)) var(--_accent);
    }
  }

  @keyframes refuse {
    0%,
    60% {
      box-shadow: inset 0 0 0 max(2px, calc(var(--_card) * 0.05)) light-dark(#b3261e, #f2b8b5);
    }
    100% {
      box-shadow: inset 0 0 0 2px transparent;
    }
  }

  /* A static board without backgrounds that waste ink. */
  @media print {
    .toolbar .tools,
    .status-bar .tools {
      display: none;
    }
    .board {
      --_paper: #fff;
      --_back: #fff;
      --_back-ink: #555;
      --_faint: #999;
      --_line: #999;
      color: #000;
      background: none;
      break-inside: avoid;
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
    .rim,
    .outline {
      fill: none;
      background: none;
    }
    .mark.complete,
    .count {
      color: #000;
    }
    .count {
      background: #fff;
      border: 1px solid #777;
    }
  }

  @media (forced-colors: active) {
    .board {
      --_paper: Canvas;
      --_back: Canvas;
      --_back-ink: CanvasText;
      --_card-accent: GrayText;
      --_accent: Highlight;
      --_focus: Highlight;
      --_line: CanvasText;
      --_faint: GrayText;
    }
    .inner svg,
    .dial,
    .celebration {
      forced-color-adjust: none;
    }
    .dial {
      stroke: CanvasText;
    }
    .rim {
      fill: none;
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
    .card.lifted .inner,
    .card.last .inner {
      outline: 2px solid Highlight;
    }
    .outline,
    .gap {
      border-color: GrayText;
    }
    .board button.target,
    .board button:focus-visible,
    .board button.hinted,
    .board button.refused {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
    .board button.target {
      outline-style: dashed;
    }
    .count {
      color: CanvasText;
      background: Canvas;
      border: 1px solid CanvasText;
    }
  }
`;
