import { type Explanation, type Move, type Rules, usefulMove } from '../rules/engine.js';
import type { Arrow, GameController } from './controller.js';
import { demonstrationOf } from './demonstration.js';
import type { Message } from './messages.js';
import { oddsTable } from './odds-table.js';
import { showLine } from './playback.js';
import { cardOfMove, SolverQuestions } from './solver-questions.js';

type TurningPoint = Extract<Explanation, { kind: 'turning-point' }>;

/**
 * Hints, solutions and explanations: everything that needs the solver or the history. It is loaded
 * when first needed.
 */
export class Advice {
  /** The last position in which a lost game could be won, once the player has asked for it. */
  #lastChance: TurningPoint | undefined;
  readonly #game: GameController;
  readonly #solver: SolverQuestions;

  constructor(game: GameController) {
    this.#game = game;
    this.#solver = new SolverQuestions(
      () => game.session,
      () => game.display.update(),
    );
  }

  /** Whether a position is known in which the lost game could still be won. */
  get hasLastChance(): boolean {
    return this.#lastChance !== undefined && this.#lastChance.moveCount >= 0;
  }

  get unwinnable(): boolean {
    return this.#solver.judgement === 'lost';
  }

  get verdict(): Message {
    return ['verdict', this.#solver.judgement];
  }

  /** To be called whenever the position has changed. */
  update(judges: boolean, won: boolean): void {
    this.#lastChance = undefined;
    if (judges) void this.#solver.judge();
    if (won) void this.#showPar();
  }

  /** To be called when the board has been connected or disconnected. */
  setConnected(connected: boolean, judges: boolean): void {
    if (!connected) this.#solver.cancel();
    else if (judges) this.judge();
  }

  /** Asks the solver about the position, unless it is known. */
  judge(): void {
    if (!this.#solver.judgement) void this.#solver.judge();
  }

  /** Shows the move that the solver recommends; null if there is none. */
  async hint(): Promise<Move | null> {
    const { game, rules, state, moves } = this.#game.session;
    // If there is only one move, the solver isn't needed.
    const found = moves.length > 1 && game.hasSolver ? await this.#solver.hint() : undefined;
    if (found === null || !this.#game.isAt(state)) return null;
    const none = found?.kind === 'none' && found.why !== 'unknown' ? found : undefined;
    const token = found && found.kind !== 'none' ? found.token : undefined;
    const move = moves.find((one) => one.token === token) ?? usefulMove(rules.piles, state, moves);
    if (none?.why === 'lost' || !move) {
      this.#game.say(move ? 'hintLost' : 'noHint');
      return null;
    }
    const { piles } = rules.table(state);
    const chance = found && found.kind !== 'none' ? found.chance : undefined;
    const card = cardOfMove(piles, move);
    const [from, to] = [piles[move.from]!, piles[move.to]!];
    const noAnswer = found === undefined && moves.length > 1 && game.hasSolver;
    if (noAnswer) this.#game.say('plainHint', card, from, to);
    else this.#game.say('hint', card, from, to, chance);
    this.#game.display.showHint(move);
    return move;
  }

  /** Why the game was lost, or the last position in which it could be won. */
  async explain(): Promise<Explanation | null> {
    const session = this.#game.session;
    const { state } = session;
    const found = await this.#solver.explain();
    return session.state === state ? found : null;
  }

  /** Looks for a deal that can be won. */
  async findWinnable(rules: Rules): Promise<number | undefined> {
    return this.#game.session.game.hasSolver ? this.#solver.findWinnable(rules) : undefined;
  }

  /** Finds a winning line and starts its demonstration. */
  async showSolution(): Promise<void> {
    const session = this.#game.session;
    const { state, moveCount } = session;
    this.#game.say('verdict', undefined);
    const found = await this.#solver.solution();
    if (!this.#game.isAt(state)) return;
    if (!found) return this.#game.say('noSolver');
    if (found.kind !== 'won') return this.#game.say('noSolution', found.kind, moveCount);
    this.#game.statistics.note({ type: 'solution' });
    await showLine(this.#game, demonstrationOf(this.#game, found.moves));
  }

  /** Explains why the game was lost, in words and on the board. */
  async showWhy(): Promise<void> {
    const session = this.#game.session;
    const { state, rules } = session;
    const [found, known] = await Promise.all([
      this.explain(),
      // The explanation is useful without the odds, too.
      oddsTable.get().catch(() => undefined),
    ]);
    if (!this.#game.isAt(state)) return;
    if (!found) return this.#game.say('noSolver');
    const { game, options, piles, noChoices = false } = rules;
    const [share, sure, oneIn] = known?.odds[game]?.[Object.values(options).join(' ')] ?? [];
    const chances = share === undefined ? undefined : { share, noChoices, sure: sure === 1, oneIn };
    await this.#game.display.drawArrows(arrowsOf(found));
    if (!this.#game.isAt(state)) return;
    if (found.kind === 'turning-point') this.#lastChance = found;
    this.#game.say('explain', found, piles, chances);
  }

  async backToLastChance(): Promise<void> {
    const session = this.#game.session;
    const { state } = session;
    const found = this.#lastChance ?? (await this.#solver.explain());
    if (!this.#game.isAt(state)) return;
    if (found?.kind !== 'turning-point') return this.#game.say('noSolver');
    const { piles } = session.rules;
    if (found.moveCount >= 0) session.backTo(found.moveCount, 'player');
    const restored = session.state;
    await this.#game.display.drawArrows(arrowsOf(found));
    if (this.#game.isAt(restored)) this.#game.say('explain', found, piles);
  }

  /** Compares the number of moves of a win with the fewest possible. */
  async #showPar(): Promise<void> {
    const session = this.#game.session;
    const { state, moveCount, outcome } = session;
    if (outcome.status !== 'won') return;
    const par = await this.#solver.par();
    if (session.state !== state || par?.kind !== 'par') return;
    this.#game.statistics.note({ type: 'par', par: par.moves.length });
    if (this.#game.isAt(state)) this.#game.say('par', moveCount, par.moves.length);
  }
}

/** The arrows that show an explanation on the board. */
function arrowsOf(found: Explanation): Arrow[] {
  switch (found.kind) {
    case 'cycle': {
      const { piles } = found;
      return piles.map((from, i) => ({ from, to: piles[(i + 1) % piles.length]!, better: false }));
    }
    case 'turning-point':
      return [found.token, found.instead?.token].flatMap((token, i) => {
        const [from, to] = token?.split('-') ?? [];
        return from && to ? [{ from, to, better: i > 0 }] : [];
      });
    case 'no-moves':
    case 'passes-over':
      return [];
  }
}
