import { css } from 'lit';

/** Styles for print and forced colours: loaded a little later, or at once if colours are forced. */
export const otherMedia = css`
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
