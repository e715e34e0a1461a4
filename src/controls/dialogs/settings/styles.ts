import { css } from 'lit';
import { themed } from '../../../board/themes/theme.js';
import { focusRing, sheet } from '../../styles.js';

/** The settings dialog. */
export const settingsStyles = css`
  .settings section + section {
    margin-block-start: 20px;
    padding-block-start: 14px;
    border-block-start: 1px solid color-mix(in srgb, currentColor 16%, transparent);
  }

  .settings h3 {
    margin: 4px 0;
    font-size: 1em;
    font-weight: 600;
  }

  .settings .note {
    margin: 2px 0 8px;
  }

  .settings section > .choice {
    display: flex;
    padding-block: 4px;
    line-height: 1.3;
  }

  .setting {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 8px;
    min-height: 44px;
    padding-block: 3px;
  }

  .setting span {
    flex: 1 1 0;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  .setting select {
    /* All of them as wide, or below their names as wide as the dialog. */
    flex: none;
    box-sizing: border-box;
    width: min(14.5em, 100%);
    min-height: 44px;
    margin: 0;
    padding: 4px 8px;
    border: 1px solid color-mix(in srgb, currentColor 35%, transparent);
    border-radius: ${themed('control-radius', '9.6px')};
    color: inherit;
    background: ${sheet};
    font: inherit;
    letter-spacing: inherit;
    word-spacing: inherit;
    text-overflow: ellipsis;
  }

  /* As wide as the dialog can be. */
  @media (width < 27em) {
    /* As a field: nearer to its own name than to the next one. */
    .setting {
      flex-direction: column;
      row-gap: 4px;
      align-items: stretch;
      padding-block: 0 12px;
    }

    .setting span {
      flex: none;
    }

    .setting select {
      width: 100%;
    }
  }

  @media (width < 260px) {
    .sheet {
      --_side: 12px;
      padding-block-start: 8px;
    }

    .setting select {
      padding-inline: 4px;
    }
  }

  .setting select:focus-visible {
    ${focusRing}
    outline-offset: 1px;
  }
`;
