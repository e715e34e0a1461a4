import type { PileFacts } from '../../../rules/engine.js';

/** The hours whose piles are complete: bit 0 for one o’clock. */
export const hoursOf = (piles: readonly PileFacts[]): number =>
  piles.reduce((hours, { complete, place, hour, rank = 0 }) => {
    const at = hour || ('hour' in place ? place.hour : rank);
    return complete && at > 0 && at < 13 ? hours | (1 << (at - 1)) : hours;
  }, 0);
