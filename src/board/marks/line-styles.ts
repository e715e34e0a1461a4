import { css } from 'lit';
import { STATION } from '../geometry/arrange.js';
import { always } from '../themes/always.js';
import { themed } from '../themes/theme.js';

/** What comes to the map of a line with the details: who has arrived, the train, and the plate with its name. */
export const lineStyles = css`
  /* The quarters of a station that is filled, up to its edge. */
  .line ~ .track.lit,
  .line ~ .details .pulse {
    stroke-width: ${STATION};
  }

  .line ~ .track.lit {
    stroke: ${themed('card-black', always('#17191f'))};
  }

  /* In ink: what is lit on a line is progress. */
  .route .train {
    fill: currentColor;
    stroke: none;
  }

  .route .glass {
    fill: var(--_contour);
    opacity: 0.4;
  }

  .route .glass.lit {
    opacity: 1;
  }

  /* The plate of a line, in the inks of cards: seen on every page. */
  .plate {
    fill: ${themed('card-black', always('#17191f'))};
    stroke: var(--_paper);
    stroke-width: 1.5;
  }

  .stripe {
    fill: var(--_red);
  }
  .stripe.gilded {
    fill: var(--_card-accent);
  }

  .plate ~ .signature {
    fill: var(--_paper);
    letter-spacing: 0;
    text-transform: none;
    opacity: 1;
  }

  .plate ~ .signature.name {
    font-weight: 600;
  }

  @media (forced-colors: active) {
    .plate {
      fill: Canvas;
      stroke: CanvasText;
    }

    .plate ~ .signature {
      fill: CanvasText;
    }
  }
`;
