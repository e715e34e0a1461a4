import type { Play } from '../../play.js';
import type { SolverQuestions } from '../solver/questions.js';

/**
 * Finds the fewest moves that win the deal, which the event of a win then says.
 * @param compares whether the player is told how many moves of a win would have been enough
 */
export async function findPar(
  play: Play,
  questions: SolverQuestions,
  compares: boolean,
): Promise<void> {
  const { session } = play;
  const { state, moveCount, history } = session;
  const { opening } = history;
  let { par } = history.notes;
  if (par === undefined) {
    const found = await questions.par();
    if (found?.kind !== 'par' || session.history.opening !== opening) return;
    par = found.moves.length;
    session.note({ par });
  }
  if (!compares || session.state !== state) return;
  play.note({ type: 'par', par });
  if (play.isAt(state)) play.messages.say('par', moveCount, par);
}
