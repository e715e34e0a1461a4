import { type Move, usefulMove } from '../../../rules/engine.js';
import { choose } from '../../../settings/choose.js';
import type { Play } from '../../play.js';
import { cardOfMove, type SolverQuestions } from '../solver/questions.js';
import { reasonFor } from './reason.js';

/**
 * Has every game of the page guide its player, or no longer.
 * @param stores whether that is stored
 */
export const chooseGuide = (value: 'on' | 'off', stores: boolean): void =>
  void choose('guide', value, stores);

/** What the guide has said of a position: a move, that there is none that wins, or nothing because it has changed. */
export type Advised = 'move' | 'lost' | undefined;

/**
 * Says which move is a good one now and why, and shows it as a hint is shown.
 * @param wasLost whether it has been said already that nothing leads to a win
 */
export async function advise(
  play: Play,
  questions: SolverQuestions,
  wasLost: boolean,
): Promise<Advised> {
  const { game, rules, state, moves } = play.session;
  const asks = moves.length > 1 && game.hasSolver === true;
  const found = asks ? await questions.hint() : undefined;
  if (found === null || !play.isAt(state) || play.status !== 'playing') return undefined;
  if (found?.kind === 'none' && found.why === 'lost') {
    if (!wasLost) play.messages.add(['hintLost']);
    return 'lost';
  }
  const best = found && found.kind !== 'none' ? found : undefined;
  const move: Move | undefined =
    moves.find(({ token }) => token === best?.token) ?? usefulMove(rules.piles, state, moves);
  if (!move) return undefined;
  const { piles } = rules.table(state);
  const reason = reasonFor(rules, state, move, { chance: best?.chance, sure: best?.sure });
  const [from, to] = [piles[move.from]!, piles[move.to]!];
  play.messages.add(['guided', cardOfMove(piles, move), from, to, reason]);
  play.display.showHint(move);
  // With only one legal move, the advice gave nothing away: it is no hint.
  if (asks) play.session.note({ hints: play.session.history.notes.hints + 1 });
  return 'move';
}
