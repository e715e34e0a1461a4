import { css } from 'lit';
import { STATION } from '../geometry/railway.js';
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
    stroke: currentColor;
  }

  /* In ink: what is lit on a line is progress. */
  .route .train {
    fill: currentColor;
    stroke: none;
  }

  .route .glass {
    fill: var(--_contour);
    opacity: 0.3;
  }

  .route .glass.lit {
    opacity: 1;
  }

  /* The plate of a line is enamelled, in the colours of cards: seen on every page. */
  .plate {
    fill: var(--_paper);
    stroke: ${themed('card-black', always('#17191f'))};
    stroke-width: 1.8;
  }

  /* In the ink of the page, as the train is. */
  .post {
    fill: none;
    stroke: currentColor;
    stroke-width: 4;
  }

  .stripe {
    fill: var(--_railway);
  }
  .stripe.gilded {
    fill: var(--_card-accent);
  }

  .plate ~ .signature {
    fill: ${themed('card-black', always('#17191f'))};
    letter-spacing: 0;
    text-transform: none;
    opacity: 1;
  }

  .plate ~ .signature.name {
    font-weight: 600;
  }

  /* The road of a street, as blue as the backs, has its words in white. */
  .plate.street {
    fill: var(--_back);
    stroke: var(--_back);
  }

  .dashes {
    fill: none;
    stroke: var(--_back-ink);
    stroke-width: 3;
  }

  .street ~ .signature {
    fill: var(--_paper);
  }

  @media (forced-colors: active) {
    .park,
    .trees,
    .banks,
    .streets,
    .channel {
      fill: none;
      stroke: none;
    }

    .stripe {
      fill: CanvasText;
    }

    .dashes,
    .post {
      stroke: CanvasText;
    }

    .plate {
      fill: Canvas;
      stroke: CanvasText;
    }

    .plate ~ .signature {
      fill: CanvasText;
    }
  }
`;
