import { css, unsafeCSS } from 'lit';
import { themed } from '../board/themes/theme.js';
import { BOARD_ROOM, LOW_PHONE, PHONE_ROOM, UPRIGHT_PHONE } from './board-room.js';

/** The box around board and controls; it inherits the page's font and colour. */
export const elementStyles = css`
  /* A box of the page's own limits the game, as it does a video; and the clock is never turned. */
  :host {
    display: block;
    max-inline-size: 100%;
    writing-mode: horizontal-tb;
  }

  :host([hidden]) {
    display: none;
  }

  /* Everything is set on the inner wrapper, so that "all: unset" on the host can't break it. */
  .base {
    display: block;
    box-sizing: border-box;
    min-width: 176px;
    writing-mode: horizontal-tb;
    /* In columns of text, toolbar and board stay together. */
    break-inside: avoid;
    font-family: ${themed('font', 'inherit')};
    font-style: normal;
    font-weight: 400;
    /* The page's text size within limits, in pixels too: many pages change the size of "rem". */
    font-size: max(14px, min(1em, max(18px, 1.125rem)));
    /* The page's own, within limits; so are the spaces between letters and words. */
    line-height: clamp(1.4em, 1lh, 1.8em);
    text-align: start;
    text-indent: 0;
    text-transform: none;
    text-shadow: none;
    white-space: normal;
    color: ${themed('ink', 'inherit')};
    background: ${themed('background', 'none')};
    padding: ${themed('padding', '0')};
    border-radius: ${themed('radius', '0')};
  }

  /*
   * Gives the game its natural width: a line that wide which may break, so that a parent that fits its
   * content gives as much of it as it has.
   */
  .base::before {
    content: '. .';
    display: block;
    visibility: hidden;
    font: 1px/0 serif;
    word-spacing: var(--_natural);
  }

  .inside {
    /* In current browsers, a container is not a containing block by itself. */
    position: relative;
    container-type: inline-size;
  }

  /* For screen readers: it remains when a page replaces the status bar. */
  .announcement {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  /* The words of the page's language are still being loaded: others would only flash. */
  .waits :is(.label, .info, .status-bar, .signature) {
    visibility: hidden;
  }

  .stage {
    position: relative;
  }

  /* There is no board to be seen, but its size is known. */
  .absent {
    height: 0;
    overflow: hidden;
    visibility: hidden;
  }

  /* While the element finds out how high the board may be. */
  .stage[style] {
    overflow: hidden;
  }

  /*
   * Invisible: its box is the space available for the board. The element sets its height. By itself it
   * is a share of the screen, so that zooming in never makes the cards smaller.
   */
  .available {
    position: absolute;
    inset: 0 0 auto;
    --_room: ${unsafeCSS(BOARD_ROOM)};
    --_height: calc(var(--solitaire-max-block-size, var(--_room) / var(--_zoom, 1) + 120px) - 120px);
    min-height: 144px;
    /* In columns of text it must not be divided. */
    contain: strict;
    visibility: hidden;
    pointer-events: none;
    /* It must not give the page anything to scroll to. */
    transform: scaleY(0);
    transform-origin: top;
  }

  @media ${unsafeCSS(UPRIGHT_PHONE)} {
    .available {
      --_room: ${unsafeCSS(PHONE_ROOM)};
    }
  }

  @media ${unsafeCSS(LOW_PHONE)} {
    .available {
      --_height: calc(var(--solitaire-max-block-size, 100svh / var(--_zoom, 1) + 16px) - 120px);
    }
    /* The line of the message ends inside the screen, also where the cards need all that is left. */
    .base .status-bar {
      min-height: 52px;
      padding-block-start: 3px;
    }
    .base .status-bar:not(.with-tools) {
      align-items: start;
      padding-block-start: clamp(3px, 100svh - 357px, 10px);
    }
    .base :is(.status-bar, .status-bar:not(.lost) .tools) {
      flex-wrap: nowrap;
    }
    /* All of it is in the window also where the page has a margin. */
    .base .status-bar .button {
      min-height: 36px;
    }
    .base .status-bar.with-tools:not(.with-reason) {
      padding-block-end: 10px;
    }
    .base .status-bar.first {
      --_beside: 9.5em;
    }
    .base .status-bar.first .message {
      font-size: 0.8125em;
      line-height: 1.35;
    }
    /*
     * Why a game was lost is told beside the buttons, with which it is in the middle. The way back to the last chance has a
     * long name: buttons stand in two rows rather than break it.
     */
    .base .status-bar.lost.with-tools {
      display: flex;
      text-align: start;
    }
    .base .status-bar.lost .tools {
      order: -1;
      flex: none;
      max-width: 60%;
    }
    .base .status-bar .ended {
      display: none;
    }
    .base .status-bar.lost .long {
      width: auto;
      max-width: 34em;
      text-align: start;
    }
    .base .status-bar .long strong {
      display: inline;
    }
  }
`;
