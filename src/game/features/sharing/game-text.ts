import { formatGame } from '../../../rules/engine.js';
import type { SavedGame } from '../../../session/index.js';

/** A game’s deal as text: a saved game without moves. */
export const dealText = (saved: SavedGame): string =>
  formatGame({ ...saved, steps: [], at: 0, elapsed: 0, ends: '' });

/** A game as it was played, without the moves that were undone. */
export const gameText = (saved: SavedGame): string =>
  formatGame({ ...saved, steps: saved.steps.slice(0, saved.at) });
