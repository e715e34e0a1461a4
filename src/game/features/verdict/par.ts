import type { Play } from '../../play.js';
import type { SolverQuestions } from '../solver/questions.js';

/** Compares the number of moves of a win with the fewest possible. */
export async function showPar(play: Play, questions: SolverQuestions): Promise<void> {
  const { session } = play;
  const { state, moveCount, outcome } = session;
  if (outcome.status !== 'won') return;
  const par = await questions.par();
  if (session.state !== state || par?.kind !== 'par') return;
  play.note({ type: 'par', par: par.moves.length });
  if (play.isAt(state)) play.messages.say('par', moveCount, par.moves.length);
}
