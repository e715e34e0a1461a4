import type { Explanation } from '../../../rules/engine.js';
import type { Arrow } from '../../display.js';
import { oddsTable } from '../../odds-table.js';
import type { Play } from '../../play.js';
import type { SolverQuestions } from '../solver/questions.js';

type Searching = Readonly<Required<Parameters<SolverQuestions['explain']>>>;
export type TurningPoint = Extract<Explanation, { kind: 'turning-point' }>;

/** Why the game was lost, or the last position in which it could be won; null if that has changed. */
export async function explain(
  play: Play,
  questions: SolverQuestions,
  ...search: Parameters<SolverQuestions['explain']>
): Promise<Explanation | null> {
  const { session } = play;
  const { state } = session;
  const found = await questions.explain(...search);
  return session.state === state ? found : null;
}

/**
 * Explains why the game was lost, in words and on the board.
 * @param turned called with the last position in which it could be won
 * @param told called before the reason is told
 * @param search cancels it, and is called with how much is done
 */
export async function showWhy(
  play: Play,
  questions: SolverQuestions,
  turned: (found: TurningPoint) => void,
  told: () => void,
  search: Searching,
): Promise<void> {
  const { state, rules } = play.session;
  const [found, known] = await Promise.all([
    explain(play, questions, ...search),
    // The explanation is useful without the odds, too.
    oddsTable.get().catch(() => undefined),
  ]);
  if (!play.isAt(state) || search[0].aborted) return;
  if (!found) return play.messages.say('noSolver');
  const { game, options, piles, noChoices = false } = rules;
  const [share, sure, oneIn] = known?.odds[game]?.[Object.values(options).join(' ')] ?? [];
  const chances = share === undefined ? undefined : { share, noChoices, sure: sure === 1, oneIn };
  if (found.kind === 'turning-point') turned(found);
  // The moves of an earlier position are shown once it is back: here they would point at other cards.
  else await play.display.drawArrows(arrowsOf(found));
  if (!play.isAt(state)) return;
  told();
  play.messages.say('explain', found, piles, chances);
}

/**
 * Goes back to the last position in which the game could be won.
 * @param known that position, if the player has asked for it
 * @param search cancels it, and is called with how much is done
 */
export async function goBack(
  play: Play,
  questions: SolverQuestions,
  known: TurningPoint | undefined,
  search: Searching,
): Promise<void> {
  const { session } = play;
  const { state } = session;
  const found = known ?? (await questions.explain(...search));
  if (!play.isAt(state) || search[0].aborted) return;
  if (found?.kind !== 'turning-point') return play.messages.say('noSolver');
  const { piles } = session.rules;
  if (found.moveCount >= 0) {
    const result = session.backTo(found.moveCount, 'player');
    if (!result.ok) return play.messages.tell(result);
  }
  const restored = session.state;
  await play.display.drawArrows(arrowsOf(found));
  if (play.isAt(restored)) play.messages.say('explain', found, piles);
}

/** The arrows that show an explanation on the board. */
function arrowsOf(found: Explanation): Arrow[] {
  switch (found.kind) {
    case 'cycle': {
      const { piles } = found;
      return piles.map((from, i) => ({ from, to: piles[(i + 1) % piles.length]!, kind: 'loss' }));
    }
    case 'turning-point':
      return [found.token, found.instead?.token].flatMap((token, i) => {
        const [from, to] = token?.split('-') ?? [];
        return from && to ? [{ from, to, kind: i > 0 ? 'better' : 'loss' }] : [];
      });
    case 'no-moves':
    case 'none-aside':
    case 'passes-over':
      return [];
  }
}
