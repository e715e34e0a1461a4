import { css } from 'lit';
import { BUTTON } from './heights.js';

/** Toolbar and status bar in a box that is too low for them and for cards that can be touched: see box.ts. */
export const foldedStyles = css`
  /* See fold.ts. */
  .limit {
    position: relative;
    top: -1px;
    height: 1px;
    visibility: hidden;
  }

  /* First the facts go, and the room for long messages. */
  [data-folds~='facts'] .info {
    position: absolute;
    top: 0;
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
  [data-folds~='facts'] .toolbar {
    margin: 0;
  }
  [data-folds~='facts'] .status-bar {
    flex-wrap: nowrap;
    justify-content: start;
    height: calc(${BUTTON}px + var(--_spare, 0px));
    min-height: 0;
    padding: 0;
    overflow: auto hidden;
  }
  [data-folds~='facts'] .status-bar.first {
    flex-direction: row;
  }
  [data-folds~='facts'] .status-bar.first::before {
    content: none;
  }
  [data-folds~='facts'] .status-bar > * {
    flex: none;
    flex-wrap: nowrap;
  }
  /* In the middle, if there is room, and else all of it can be scrolled to. */
  [data-folds~='facts'] .status-bar > :first-child {
    margin-inline-start: auto;
  }
  [data-folds~='facts'] .status-bar > :last-child {
    margin-inline-end: auto;
  }
  /* Two lines; of a longer message, the rest can be scrolled to. */
  [data-folds~='facts'] .message {
    flex: 0 1 auto;
    min-width: min(40%, 12em);
    max-height: 2.7em;
    overflow: hidden auto;
    font-size: 0.875em;
    line-height: 1.35;
    scrollbar-width: thin;
  }
  /* Where three lines have no room for both, what to do is told; How to play, beside it, has the goal. */
  @container (inline-size < 40em) {
    [data-folds~='facts'] .message .goal-of-game {
      display: none;
    }
  }
  /* Three lines, which are no higher than the bar. */
  [data-folds~='facts']:not([data-folds~='room']) .status-bar.first .message {
    max-height: none;
    font-size: 0.8125em;
    line-height: 1.1;
  }
  [data-folds~='facts'] .status-bar .button {
    min-height: 36px;
    padding-inline: 6px;
  }
  /* What is in the toolbar or the menu need not be beside the message too. */
  [data-folds~='short'] .status-bar [part~='undo'],
  [data-folds~='short']:not([data-folds~='tools']) .status-bar [part~='newGame'] {
    display: none;
  }
  /* With room to spare, buttons stand below the message, and all of it is seen or can be scrolled to. */
  [data-folds~='room'] .status-bar {
    flex-wrap: wrap;
    gap: 0 12px;
    align-content: safe center;
    overflow: hidden auto;
  }
  [data-folds~='room'] .message {
    flex-basis: 100%;
    max-height: none;
    overflow: visible;
    text-align: center;
  }
  [data-folds~='room'] .status-bar > .tools {
    flex: 0 1 auto;
    flex-wrap: wrap;
    margin-inline: auto;
  }
  /* Then the tools, into the menu, which goes to the line of the message. */
  [data-folds~='tools'] .toolbar {
    position: absolute;
    inset: auto 0 0 auto;
  }
  [data-folds~='tools'] .toolbar .tools > .button {
    display: none;
  }
  [data-folds~='tools'] .status-bar {
    margin-inline-end: ${BUTTON}px;
  }
  [data-folds~='tools'].left .toolbar {
    inset: auto auto 0 0;
  }
  [data-folds~='tools'].left .status-bar {
    margin-inline: ${BUTTON}px 0;
  }
`;
