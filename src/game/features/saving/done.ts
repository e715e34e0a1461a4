import type { SavedGame } from '../../../rules/engine.js';
import type { Dealer } from '../../dealer.js';

const statusOf = ({ rules, states, at }: SavedGame): string => rules.outcome(states[at]!).status;

export const isGoingOn = (game: SavedGame): boolean => statusOf(game) === 'playing';

/** Whether a game is today’s and done, where each day’s deal is wanted: won, or lost where nothing could be decided. */
export function isDoneToday(game: SavedGame, { followsDays, today }: Dealer): boolean {
  if (!followsDays || game.opening.day !== today) return false;
  const status = statusOf(game);
  return status === 'won' || (status === 'lost' && game.rules.noChoices === true);
}
