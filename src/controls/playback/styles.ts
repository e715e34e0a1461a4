import { css } from 'lit';
import { themed } from '../../board/themes/theme.js';
import { focusRing, onlyHeard } from '../styles.js';

/** Loaded with the first line of moves. */
export const playbackStyles = css`
  .playback {
    display: flex;
    flex-basis: 100%;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0 12px;
    min-width: 0;
  }

  .playback .tools {
    flex-wrap: nowrap;
  }

  .scrubber {
    flex: 1 1 176px;
    box-sizing: border-box;
    min-width: 0;
    max-width: 320px;
    height: 44px;
    margin: 0;
    padding-inline: 8px;
    accent-color: ${themed('accent', 'light-dark(#ac6600, #e6b450)')};
    cursor: pointer;
    touch-action: pan-y;
  }

  .scrubber:focus-visible {
    ${focusRing}
    outline-offset: -4px;
    border-radius: ${themed('control-radius', '9.6px')};
  }

  .status-bar .steps {
    gap: 0;
  }

  .status-bar .steps .button {
    border-color: transparent;
  }

  .steps .label {
    ${onlyHeard}
  }

  .steps:dir(rtl) svg {
    transform: scaleX(-1);
  }

  /* The controls lie above it, so that they stay in place; and so does what follows the game. */
  .playback ~ .message {
    flex-basis: 100%;
    min-height: 2.7em;
  }

  @container (inline-size < 32em) {
    .scrubber {
      flex-basis: 100%;
      max-width: none;
    }
  }

  @container (inline-size < 20em) {
    .playback .tools {
      flex-wrap: wrap;
    }

    .status-bar .steps .button {
      min-width: 32px;
      padding-inline: 0;
    }
  }
`;
