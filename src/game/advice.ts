import { countOf, type Explanation, type Move, type Rules, type State } from '../rules/engine.js';
import type { Arrow, GameController } from './controller.js';
import { Demonstration } from './demonstration.js';
import type { Message } from './messages.js';
import { Part } from './part.js';
import { cardOfMove, SolverQuestions } from './solver-questions.js';

const figures = new Part('odds', () => import('./odds.js'));

type TurningPoint = Extract<Explanation, { kind: 'turning-point' }>;

/**
 * Advice, solutions and reasons: all that needs the solver or looks back. It comes with the first
 * question that is asked of it.
 */
export class Advice {
  /** Where a lost game could last be won, once that has been asked. */
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

  /** Whether there is a way back to where the game could still be won. */
  get hasLastChance(): boolean {
    return this.#lastChance !== undefined && this.#lastChance.moveCount >= 0;
  }

  get hopeless(): boolean {
    return this.#solver.judgement === 'lost';
  }

  /** The solver's word on the position. */
  get verdict(): Message {
    return ['verdict', this.#solver.judgement];
  }

  /** The table has changed. */
  follow(judges: boolean, won: boolean): void {
    this.#lastChance = undefined;
    if (judges) void this.#solver.judge();
    if (won) void this.#tellPar();
  }

  /** The board has left the page, or has come back to it. */
  setConnected(connected: boolean, judges: boolean): void {
    if (!connected) this.#solver.leave();
    else if (judges && !this.#solver.judgement) void this.#solver.judge();
  }

  /** Points at the move that the solver advises; null when there is none to advise. */
  async hint(): Promise<Move | null> {
    const { game, rules, state, moves } = this.#game.session;
    // Where there is one move only, nobody has to be asked.
    const found = moves.length > 1 && game.hasSolver ? await this.#solver.hint() : undefined;
    if (found === null) return null;
    const none = found?.kind === 'none' && found.why !== 'unknown' ? found : undefined;
    const token = found && found.kind !== 'none' ? found.token : undefined;
    const move = moves.find((one) => one.token === token) ?? usefulFirst(rules, state)[0];
    if (none?.why === 'lost' || !move) {
      this.#game.say(move ? 'hintLost' : 'noHint');
      return null;
    }
    const { piles } = rules.table(state);
    const chance = found && found.kind !== 'none' ? found.chance : undefined;
    const card = cardOfMove(piles, move);
    const [from, to] = [piles[move.from]!, piles[move.to]!];
    const unasked = found === undefined && moves.length > 1 && game.hasSolver;
    if (unasked) this.#game.say('plainHint', card, from, to);
    else this.#game.say('hint', card, from, to, chance);
    this.#game.display.point(move);
    return move;
  }

  /** Why the game was lost, or where it could last be won. */
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

  /** Finds a way to win from here, and begins to show it. */
  async showSolution(): Promise<void> {
    const session = this.#game.session;
    const { state, moveCount } = session;
    this.#game.say('verdict', undefined);
    const found = await this.#solver.solution();
    if (session.state !== state) return;
    if (!found) return this.#game.say('noSolver');
    if (found.kind !== 'won') return this.#game.say('noSolution', found.kind, moveCount);
    const demonstration = new Demonstration(this.#game, found.moves);
    this.#game.demonstrate(demonstration);
    this.#game.say('solutionBegins', found.moves.length);
    demonstration.play();
  }

  /** Says why the game was lost, and shows it. */
  async showWhy(): Promise<void> {
    const session = this.#game.session;
    const { state, rules } = session;
    const [found, known] = await Promise.all([
      this.explain(),
      // The reason is worth telling without them.
      figures.get().catch(() => undefined),
    ]);
    if (session.state !== state) return;
    if (!found) return this.#game.say('noSolver');
    const { game, options, piles, noChoices = false } = rules;
    const [share, sure, oneIn] = known?.odds[game]?.[Object.values(options).join(' ')] ?? [];
    const chances = share === undefined ? undefined : { share, noChoices, sure: sure === 1, oneIn };
    await this.#game.display.drawArrows(arrowsOf(found));
    if (session.state !== state) return;
    if (found.kind === 'turning-point') this.#lastChance = found;
    this.#game.say('explain', found, piles, chances);
  }

  async backToLastChance(): Promise<void> {
    const session = this.#game.session;
    const { state } = session;
    const found = this.#lastChance ?? (await this.#solver.explain());
    if (session.state !== state) return;
    if (found?.kind !== 'turning-point') return this.#game.say('noSolver');
    const { piles } = session.rules;
    if (found.moveCount >= 0) session.backTo(found.moveCount, 'player');
    const then = session.state;
    await this.#game.display.drawArrows(arrowsOf(found));
    if (session.state === then) this.#game.say('explain', found, piles);
  }

  /** How few moves it could have been, beside those it was. */
  async #tellPar(): Promise<void> {
    const session = this.#game.session;
    const { state, moveCount, outcome } = session;
    if (outcome.status !== 'won') return;
    const par = await this.#solver.par();
    if (session.state !== state || par?.kind !== 'par') return;
    this.#game.say('par', moveCount, par.moves.length);
  }
}

/** What an explanation looks like on the board. */
function arrowsOf(found: Explanation): Arrow[] {
  if (found.kind === 'cycle') {
    const { piles } = found;
    return piles.map((from, i) => ({ from, to: piles[(i + 1) % piles.length]!, better: false }));
  }
  if (found.kind !== 'turning-point') return [];
  return [found.token, found.instead?.token].flatMap((token, i) => {
    const [from, to] = token?.split('-') ?? [];
    return from && to ? [{ from, to, better: i > 0 }] : [];
  });
}

/** The legal moves, those to foundations first, and those that change nothing left out. */
function usefulFirst(rules: Rules, state: State): readonly Move[] {
  const goal = (move: Move): number => (rules.piles[move.to]!.role === 'foundation' ? 0 : 1);
  const idle = (move: Move): boolean => {
    const { from, to } = move;
    return (
      rules.piles[from]!.role === 'tableau' &&
      rules.piles[to]!.role === 'tableau' &&
      state.piles[from]!.length === countOf(move) &&
      state.piles[to]!.length === 0
    );
  };
  const moves = rules.moves(state);
  const useful = moves.filter((move) => !idle(move));
  return (useful.length > 0 ? useful : [...moves]).sort((a, b) => goal(a) - goal(b));
}
