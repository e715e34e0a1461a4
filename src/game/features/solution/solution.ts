import type { Play } from '../../play.js';
import { showLine } from '../replay/show-line.js';
import type { SolverQuestions } from '../solver/questions.js';
import { demonstrationOf } from './demonstration.js';

/** Finds a winning line and starts its demonstration. */
export async function showSolution(play: Play, questions: SolverQuestions): Promise<void> {
  const { state, moveCount } = play.session;
  play.messages.say('verdict', undefined);
  const found = await questions.solution();
  if (!play.isAt(state)) return;
  if (!found) return play.messages.say('noSolver');
  if (found.kind !== 'won') return play.messages.say('noSolution', found.kind, moveCount);
  play.session.note({ solutionShown: true });
  play.note({ type: 'solution' });
  await showLine(play, demonstrationOf(play, found.moves));
}
