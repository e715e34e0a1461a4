import { css } from 'lit';

/** The dialog for a picture of the board. */
export const pictureStyles = css`
  /* Its room is there before the picture. */
  .print {
    aspect-ratio: 4 / 5;
    max-height: 62dvh;
    margin-inline: auto;
  }

  .print img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: contain;
    border-radius: 8px;
  }

  .picture .actions {
    min-height: 44px;
    margin-block-start: 16px;
  }
`;
