import { formatGame, NO_NOTES } from '../../../rules/engine.js';
import type { SavedGame } from '../../../session/index.js';

/** A game’s deal as text: a saved game without moves. */
export const dealText = (saved: SavedGame): string =>
  formatGame({ ...withoutNotes(saved), steps: [], at: 0, elapsed: 0, ends: '' });

/** A game as it was played, without the moves that were undone. */
export const gameText = (saved: SavedGame): string =>
  formatGame({ ...withoutNotes(saved), steps: saved.steps.slice(0, saved.at) });

/** Leaves out the notes, such as hints shown: they are nobody else's business, and the link stays short. */
function withoutNotes(saved: SavedGame): SavedGame {
  const { number, cards } = saved.opening;
  return { ...saved, opening: { number, cards }, notes: NO_NOTES };
}
