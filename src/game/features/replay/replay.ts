import { formatGame, NO_NOTES } from '../../../rules/engine.js';
import type { SavedGame } from '../../../session/index.js';
import type { Play } from '../../play.js';
import type { Line } from '../../playback.js';
import { showLine } from './show-line.js';

/** Shows the player's game from the opening to the current position. */
export async function replay(play: Play): Promise<void> {
  const { session } = play;
  const line: Line = {
    ...replayOf(session.saved),
    asked: true,
    begins: ['replayBegins', session.moveCount],
    canTakeOver: (position) => position < session.moveCount,
    // The moves that are undone can be redone.
    takeOver: (position) => play.messages.tell(session.backTo(position, 'player')),
  };
  await showLine(play, line);
}

/**
 * Shows a game that someone has shared.
 * @param asked whether its controls get the focus
 * @param back where “Back to my game” leads, if not to the player’s game on this board
 */
export async function replayShared(
  play: Play,
  shared: SavedGame,
  asked = false,
  back?: Line['back'],
): Promise<void> {
  const replayed = replayOf(shared);
  const { rules, opening, at, states } = shared;
  const line: Line = {
    ...replayed,
    asked,
    begins: ['sharedBegins', rules.game, opening.number, at],
    canTakeOver: (position) => rules.outcome(states[position]!).status === 'playing',
    // Time, results and help are those of the other player.
    takeOver(position) {
      const taken = { ...replayed.game, at: position, elapsed: 0, ends: '', notes: NO_NOTES };
      play.session.load(formatGame(taken), 'player');
    },
    ...(back && { back }),
  };
  await showLine(play, line);
}

/** What all replays have in common: the moves that were made, without those that were undone. */
export function replayOf(saved: SavedGame): Pick<Line, 'game' | 'begun' | 'refusal' | 'ends'> {
  const { rules, at } = saved;
  const steps = saved.steps.slice(0, at);
  const states = saved.states.slice(0, at + 1);
  const { status } = rules.outcome(states[at]!);
  return {
    game: { ...saved, steps, states },
    begun: 0,
    refusal: 'replay',
    ends: (effects, piles) => ['replayEnds', at, effects, piles, status],
  };
}
