import { css } from 'lit';
import { finished, themed } from '../../../board/themes/theme.js';
import { focusRing, sheet } from '../../styles.js';

/** The settings dialog. */
export const settingsStyles = css`
  .settings section + section {
    margin-block-start: 32px;
  }

  .settings h3 {
    margin-block: 0 4px;
  }

  .settings .note {
    margin: 0 0 4px;
  }

  /* Its box is where lists have their sign. */
  :is(.settings, .column) .choice {
    display: flex;
    flex-direction: row-reverse;
    justify-content: space-between;
    min-height: 48px;
    gap: 8px 24px;
    padding-block: 6px;
    padding-inline-end: 2px;
    line-height: 1.3;
    text-wrap: balance;
  }

  /* A line under each setting, as in a list, and no box around it. */
  .setting,
  :is(.settings, .column) .choice {
    border-block-end: 1px solid color-mix(in srgb, currentColor 14%, transparent);
  }

  .setting {
    box-sizing: border-box;
    display: flex;
    position: relative;
    align-items: center;
    justify-content: space-between;
    gap: 0 8px;
    min-height: 48px;
  }

  /* It sets nothing, and takes something away: a button away from the rows, in the colour of what is wrong. */
  .sheet .forget {
    margin-block-start: 20px;
    padding-inline: 14px;
    border-color: color-mix(in srgb, currentColor 55%, transparent);
    color: light-dark(#b3261e, #ff9a8f);
    color-scheme: ${finished('scheme', 'inherit')};
  }

  /* The ring around its list lies over the rows beside it. */
  .setting:focus-within {
    z-index: 1;
  }

  .setting span {
    flex: 1 0 auto;
    max-width: 55%;
    overflow-wrap: anywhere;
  }

  .setting select {
    flex: 0 1 auto;
    box-sizing: border-box;
    min-width: 6em;
    min-height: 44px;
    margin: 0;
    padding-block: 4px;
    padding-inline: 8px 1.5em;
    border: 0;
    border-radius: ${themed('control-radius', '9.6px')};
    color: inherit;
    background: ${sheet};
    appearance: none;
    font: inherit;
    letter-spacing: inherit;
    word-spacing: inherit;
    text-align-last: end;
    text-overflow: ellipsis;
    cursor: pointer;
  }

  /* As the menu's. */
  .setting::after {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - 0.32em);
    inset-inline-end: 0.35em;
    width: 0.45em;
    height: 0.45em;
    border: solid;
    border-width: 0 1.5px 1.5px 0;
    transform: rotate(45deg);
    pointer-events: none;
  }

  /* As wide as the dialog can be: a long value stands below its name, as its sign does. */
  @media (width < 29em) {
    .setting {
      flex-wrap: wrap;
      padding-block: 2px;
    }

    .setting span {
      max-width: 100%;
      padding-block: 6px;
    }

    .setting select {
      flex: 1 1 auto;
      field-sizing: content;
      width: auto;
      min-width: 0;
      max-width: 100%;
    }

    .setting::after {
      inset-block: auto calc(24px - 0.12em);
    }
  }

  @media (width < 260px) {
    .sheet {
      --_side: 12px;
      padding-block-start: 8px;
    }

    .setting select {
      padding-inline-end: 1.2em;
    }
  }

  .setting select:focus-visible {
    ${focusRing}
    outline-offset: 1px;
  }
`;
