import { css } from 'lit';
import {
  INFO_GAP,
  INFO_LINE,
  INFO_ROW,
  INFO_TEXT,
  INFO_TWO_LINES,
  SMALL_BUTTON,
  TINY,
  TOOLBAR_MARGIN,
} from '../heights.js';
import { onlyHeard } from '../styles.js';

/** The toolbar: its tools, and the facts beside or above them. */
export const toolbarStyles = css`
  .toolbar {
    justify-content: space-between;
    margin-block-end: ${TOOLBAR_MARGIN}px;
  }

  /* Puts the buttons on the side of the player's preferred hand. */
  .left .toolbar {
    flex-direction: row-reverse;
  }

  .info {
    gap: 14.4px;
    margin: 0;
    font-size: ${INFO_TEXT}em;
    line-height: ${INFO_LINE};
    font-variant-numeric: tabular-nums;
  }

  .info div {
    display: flex;
    align-items: center;
    gap: 0.35em;
    min-height: ${INFO_LINE}em;
  }

  /* The longest number fits in the narrowest box, with large text too. */
  .info :is(dt, dd) {
    margin: 0;
    font-size: min(1em, 11cqi);
  }

  .info dt {
    opacity: 0.86;
  }

  .info .rating,
  .more .heard {
    ${onlyHeard}
  }

  @container (inline-size < 54em) {
    .toolbar .tools > .button .label {
      ${onlyHeard}
    }
  }

  /* Longer labels need more room: the toolbar is one line as soon as they are shown. */
  @container (inline-size < 66em) {
    :lang(de) .toolbar .tools > .button .label {
      ${onlyHeard}
    }
  }

  /* The lines depend on the width alone: longer facts must not move the board. Two lines are no higher than a button. */
  @container (inline-size >= ${INFO_ROW}em) {
    .toolbar {
      flex-wrap: nowrap;
    }
    .toolbar > .tools {
      flex: none;
      max-width: calc(100% - 9em);
    }
    .info {
      justify-content: flex-end;
      row-gap: 0;
      /* As far from the edge as the icon of the first button on the other side. */
      padding-inline: 12px;
    }
  }

  @container (inline-size < ${INFO_ROW}em) {
    .toolbar,
    .info {
      justify-content: center;
    }
    .info {
      flex-basis: 100%;
    }
  }

  @container (inline-size < 26em) {
    .folds {
      display: none;
    }
  }

  @container (inline-size < ${INFO_TWO_LINES}em) {
    .info {
      min-height: calc(${2 * INFO_LINE}em + ${INFO_GAP}px);
      gap: ${INFO_GAP}px;
    }
  }

  @container (inline-size < ${TINY}em) {
    .toolbar .button {
      min-width: ${SMALL_BUTTON}px;
      min-height: ${SMALL_BUTTON}px;
    }
  }
`;
