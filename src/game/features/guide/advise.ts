import { type Move, usefulMove } from '../../../rules/engine.js';
import { choose } from '../../../settings/choose.js';
import type { Message } from '../../message.js';
import { factsOfMove, newsOf, playedWith } from '../../next-move.js';
import type { Play } from '../../play.js';
import { cardOfMove, type SolverQuestions } from '../solver/questions.js';
import { reasonFor } from './reason.js';

/**
 * Has every game of the page guide its player, or no longer.
 * @param stores whether that is stored
 */
export const chooseGuide = (value: 'on' | 'off', stores: boolean): void =>
  void choose('guide', value, stores);

/** What the guide says of a position: a move, or that none wins, which is said once. */
export interface Advised {
  readonly message: Message | undefined;
  /** The move; undefined if nothing leads to a win any more. */
  readonly move?: Move;
  /** Whether there was something to decide: where there was not, nothing was given away. */
  readonly decides: boolean;
}

/**
 * Says which move is a good one now and why, and shows it as a hint is shown.
 * @param wasLost whether it has been said already that nothing leads to a win
 * @param isWanted whether the guide is still wanted; asked once the solver has answered
 */
export async function advise(
  play: Play,
  questions: SolverQuestions,
  wasLost: boolean,
  isWanted: () => boolean,
): Promise<Advised | undefined> {
  const { game, rules, state, moves } = play.session;
  const decides = moves.length > 1 && game.hasSolver === true;
  const found = decides ? await questions.hint() : undefined;
  if (found === null || !play.isAt(state) || play.status !== 'playing' || !isWanted())
    return undefined;
  if (found?.kind === 'none' && found.why === 'lost') {
    const message: Message | undefined = wasLost ? undefined : ['hintLost'];
    if (message) play.messages.add(message);
    return { message, decides };
  }
  const best = found && found.kind !== 'none' ? found : undefined;
  const move: Move | undefined =
    moves.find(({ token }) => token === best?.token) ?? usefulMove(rules.piles, state, moves);
  if (!move) return undefined;
  const { piles } = rules.table(state);
  const reason = reasonFor(rules, state, move, { chance: best?.chance, sure: best?.sure });
  const facts = { ...factsOfMove(rules, state, move), card: cardOfMove(piles, move) };
  const told = { ...facts, ...playedWith(play), news: newsOf(play, facts) };
  const message: Message = ['guided', told, reason];
  play.messages.add(message);
  play.display.showHint(move, () => isWanted() && play.isAt(state));
  return { message, move, decides };
}
