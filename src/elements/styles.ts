import { css } from 'lit';
import { themed } from '../board/themes/theme.js';

/** The box around board and controls; the page's own font and colour come through. */
export const elementStyles = css`
  :host {
    display: block;
  }

  :host([hidden]) {
    display: none;
  }

  /* Everything hangs on the inner wrapper, so that "all: unset" on the host can't break it. */
  .base {
    /* What opens over the game stands where the game does. Browsers no longer take a container for that. */
    position: relative;
    container-type: inline-size;
    contain-intrinsic-inline-size: 22rem;
    display: block;
    box-sizing: border-box;
    min-width: 11rem;
    font-family: ${themed('font', 'inherit')};
    font-style: normal;
    font-weight: 400;
    font-size: max(0.875rem, min(1em, 1.125rem));
    line-height: 1.4;
    letter-spacing: normal;
    word-spacing: normal;
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

  /* For listeners: it stays when a page puts its own words under the board. */
  .heard {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  .stage {
    position: relative;
  }

  /* Never seen: its box is the one that the page allows the board. The element gives it its height. */
  .room {
    position: absolute;
    inset: 0 0 auto;
    --_height: calc(var(--solitaire-max-block-size, 94svh) - 7.5rem);
    min-height: 9rem;
    visibility: hidden;
    pointer-events: none;
  }
`;
