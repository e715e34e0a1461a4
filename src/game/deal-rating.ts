/** How hard the deal on the board is, where deals are rated: see docs/odds.md. */
import { textFor } from './deal-request.js';
import { DIFFICULTIES, difficultyOf } from './difficulty.js';
import { Solver } from './features/solver/index.js';
import type { Play } from './play.js';

const lettersFor = ({ dealer, session }: Play): string | undefined =>
  textFor(dealer.host.ratedDeals, session.rules);

/** Whether deals of the game are rated, with the options on the board. */
export const isRated = (play: Play): boolean => lettersFor(play) !== undefined;

/** Notes what is known without the solver: how hard the first deals are. */
export function noteRating(play: Play): void {
  const { history, dealNumber } = play.session;
  const solver = play.feature(Solver);
  const letter = lettersFor(play)?.[(dealNumber ?? 0) - 1];
  const difficulty = DIFFICULTIES.find((one) => one[0] === letter);
  if (!difficulty || !solver || solver.rating) return;
  const { opening } = history;
  // Its words may still have to be loaded.
  void play.messages.loadMore(false).then(() => {
    if (!solver.rating) solver.note({ opening, difficulty });
  });
}

/** Lets the model play the deal, which takes the worker a moment, and notes how often it wins. */
export async function findRating(play: Play): Promise<void> {
  const solver = play.feature(Solver);
  if (!solver || !isRated(play) || solver.rating?.won !== undefined) return;
  const { opening } = play.session.history;
  const found = await (await solver.load(false))?.questions.rating();
  if (found?.kind !== 'rated') return;
  const { won, plays } = found;
  solver.note({ opening, difficulty: difficultyOf((100 * won) / plays), won, plays });
}
