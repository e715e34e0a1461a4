import { type Move, usefulMove } from '../../../rules/engine.js';
import type { Play } from '../../play.js';
import { cardOfMove, type SolverQuestions } from '../solver/questions.js';

/** Shows the move that the solver recommends; null if there is none. */
export async function hint(play: Play, questions: SolverQuestions): Promise<Move | null> {
  const { game, rules, state, moves } = play.session;
  // If there is only one move, the solver isn't needed.
  const found = moves.length > 1 && game.hasSolver ? await questions.hint() : undefined;
  if (found === null || !play.isAt(state)) return null;
  const none = found?.kind === 'none' && found.why !== 'unknown' ? found : undefined;
  const token = found && found.kind !== 'none' ? found.token : undefined;
  const move = moves.find((one) => one.token === token) ?? usefulMove(rules.piles, state, moves);
  if (none?.why === 'lost' || !move) {
    play.messages.say(move ? 'hintLost' : 'noHint');
    return null;
  }
  const { piles } = rules.table(state);
  const chance = found && found.kind !== 'none' ? found.chance : undefined;
  const card = cardOfMove(piles, move);
  const [from, to] = [piles[move.from]!, piles[move.to]!];
  const noAnswer = found === undefined && moves.length > 1 && game.hasSolver;
  if (noAnswer) play.messages.say('plainHint', card, from, to);
  else play.messages.say('hint', card, from, to, chance);
  play.display.showHint(move);
  return move;
}
