import type { SavedGame } from '../../../session/index.js';
import type { Play } from '../../play.js';
import type { Line } from '../../playback.js';
import { backToGame } from '../replay/show-line.js';

/**
 * A line that wins the player's game, from the current position.
 * @param tokens the moves, which must be legal
 */
export function demonstrationOf(play: Play, tokens: readonly string[]): Line {
  const { length } = tokens;
  const { session } = play;
  const { at: begun } = session.saved;
  return {
    game: withMoves(session.saved, tokens),
    begun,
    refusal: 'demonstration',
    asked: true,
    begins: ['solutionBegins', length],
    ends: (effects, piles) => ['solutionEnds', length, effects, piles],
    // A win that was only shown isn't the player's.
    canTakeOver: (position) => position < length,
    // Plays the moves shown in the player's game; a single undo undoes all of them.
    takeOver(position) {
      backToGame(play);
      const shown = tokens.slice(0, position);
      shown.every((token, i) => session.play(token, 'solution', i > 0).ok);
      // The board has shown this position before.
      play.display.reset();
    },
  };
}

/** A game with these moves after those that have been made. */
function withMoves(saved: SavedGame, tokens: readonly string[]): SavedGame {
  const { rules, at } = saved;
  const steps = saved.steps.slice(0, at);
  const states = saved.states.slice(0, at + 1);
  for (const token of tokens) {
    const state = states[states.length - 1]!;
    const move = rules.moves(state).find((legal) => legal.token === token)!;
    steps.push({ move, attached: false });
    states.push(rules.apply(state, move));
  }
  return { ...saved, steps, states };
}
