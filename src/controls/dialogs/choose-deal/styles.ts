import { css } from 'lit';
import { finished } from '../../../board/themes/theme.js';
import { sheet } from '../../styles.js';

/** The dialog that asks which deal is wanted. */
export const chooseDealStyles = css`
  .choose-deal .note {
    margin: 0 0 16px;
  }

  /* As far from the end as from the sides. */
  .sheet .choose-deal .actions {
    margin-block-end: -4px;
  }

  .choose-deal textarea {
    margin-block: 4px 12px;
  }

  .choose-deal .told {
    margin: 0 0 8px;
    overflow-wrap: anywhere;
  }

  .choose-deal :is(.wrong, [aria-invalid='true']) {
    --_wrong: light-dark(#b3261e, #ff9a8f);
    color-scheme: ${finished('scheme', 'inherit')};
  }

  .choose-deal [aria-invalid='true'] {
    border-color: var(--_wrong);
  }

  .choose-deal .wrong {
    position: relative;
    padding: 2px 0 2px 2.2em;
    border-inline-start: 3px solid var(--_wrong);
    color: var(--_wrong);
  }

  /* A sign, for those who see no colours; it is not read out. */
  .choose-deal .wrong::before {
    content: '!';
    content: '!' / '';
    position: absolute;
    inset-block-start: 0.3em;
    inset-inline-start: 0.6em;
    width: 1.15em;
    border-radius: 50%;
    color: ${sheet};
    background: var(--_wrong);
    font: 700 0.9em / 1.3 sans-serif;
    text-align: center;
  }

  .choose-deal .example-board {
    margin-block: 8px;
  }

  .choose-deal dl {
    margin: 0;
    font-size: 0.875em;
  }

  .choose-deal dl div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    padding-block: 2px;
  }

  .choose-deal dt {
    flex: 0 0 9em;
  }

  .choose-deal dd {
    flex: 1 1 9em;
    margin: 0;
    font-variant-numeric: tabular-nums;
  }

  /* What is heard stands above already. */
  .choose-deal .said {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
