import type { Explanation, Move, Rules, State } from '../rules/engine.js';
import type { Way } from '../board/index.js';
import { along, type AutoPlay, type Session } from '../session/index.js';
import type { MoreWords } from '../words/index.js';
import { Advisor, cardOfMove } from './advisor.js';

type TurningPoint = Extract<Explanation, { kind: 'turning-point' }>;

/** What the coach asks of the game around it. */
export interface CoachHost {
  readonly words: MoreWords;
  session(): Session;
  auto(): AutoPlay;
  say(sentence: string): void;
  /** Points at a move on the board. */
  point(move: Move): void;
  /** Draws ways from pile to pile on the board, those that should have been taken in another colour. */
  showWays(ways: readonly Way[]): void;
  update(): void;
}

/**
 * Advice, solutions and reasons: all that needs the solver or looks back. It comes with the first
 * question that is asked of it.
 */
export class Coach {
  /** A way to win that is being shown: its next move, as long as the game keeps to it. */
  solution: (() => Move | undefined) | undefined;
  /** Where a lost game could last be won, once that has been asked. */
  #lastChance: TurningPoint | undefined;
  readonly #host: CoachHost;
  readonly #advisor: Advisor;

  constructor(host: CoachHost) {
    this.#host = host;
    this.#advisor = new Advisor(
      () => host.session(),
      () => host.update(),
    );
  }

  /** Whether there is a way back to where the game could still be won. */
  get hasLastChance(): boolean {
    return this.#lastChance !== undefined && this.#lastChance.moveCount >= 0;
  }

  get hopeless(): boolean {
    return this.#advisor.judgement === 'lost';
  }

  /** The solver's word on the position. */
  get verdict(): string {
    return this.#host.words.verdict(this.#advisor.judgement);
  }

  /** The table has changed. */
  follow(judges: boolean, won: boolean): void {
    this.#lastChance = undefined;
    if (!this.solution?.()) this.solution = undefined;
    if (judges) void this.#advisor.judge();
    if (won) void this.#tellPar();
  }

  /** The board has left the page, or has come back to it. */
  attend(attended: boolean, judges: boolean): void {
    if (!attended) this.#advisor.leave();
    else if (judges && !this.#advisor.judgement) void this.#advisor.judge();
  }

  /** Points at the move that the solver advises; null when there is none to advise. */
  async hint(): Promise<Move | null> {
    const { words } = this.#host;
    const { rules, state, moves } = this.#host.session();
    // Where there is one move only, nobody has to be asked.
    const found = moves.length > 1 && rules.solved ? await this.#advisor.hint() : undefined;
    if (found === null) return null;
    const none = found?.kind === 'none' && found.why !== 'unknown' ? found : undefined;
    const token = found && found.kind !== 'none' ? found.token : undefined;
    const move = moves.find((one) => one.token === token) ?? usefulFirst(rules, state)[0];
    if (none?.why === 'lost' || !move) {
      this.#host.say(move ? words.hintLost : words.noHint);
      return null;
    }
    const { piles } = rules.table(state);
    const chance = found && found.kind !== 'none' ? found.chance : undefined;
    const card = cardOfMove(piles, move);
    this.#host.say(words.hint(card, piles[move.from]!, piles[move.to]!, chance));
    this.#host.point(move);
    return move;
  }

  /** Why the game was lost, or where it could last be won. */
  async explain(): Promise<Explanation | null> {
    const session = this.#host.session();
    const { state } = session;
    const found = await this.#advisor.explain();
    return session.state === state ? found : null;
  }

  /** Looks for a deal that can be won. */
  async findWinnable(rules: Rules): Promise<number | undefined> {
    return rules.solved ? this.#advisor.findWinnable(rules) : undefined;
  }

  /** Finds a way to win from here, and begins to show it. */
  async showSolution(): Promise<void> {
    const { words } = this.#host;
    this.#host.auto().stop();
    this.#host.say(words.verdict(undefined));
    const found = await this.#advisor.solution();
    if (!found) return;
    if (found.kind !== 'won') return this.#host.say(words.noSolution(found.kind));
    this.solution = along(this.#host.session(), found.moves);
    this.#host.say(words.solutionBegins(found.moves.length));
    this.#host.auto().follow(this.solution, 'solution');
  }

  /** Says why the game was lost, and shows it. */
  async showWhy(): Promise<void> {
    const { words } = this.#host;
    const { rules } = this.#host.session();
    const found = await this.explain();
    if (!found) return;
    this.#host.showWays(waysOf(found));
    if (found.kind === 'turning-point') this.#lastChance = found;
    const { odds } = await import('./odds.js');
    const { game, options, piles, luck = false } = rules;
    const [share, sure] = odds[game]?.[Object.values(options).join(' ')] ?? [];
    const told = share === undefined ? '' : ` ${words.odds(share, luck, sure === 1)}`;
    this.#host.say(words.explain(found, piles) + told);
  }

  async backToLastChance(): Promise<void> {
    const session = this.#host.session();
    const { state } = session;
    const found = this.#lastChance ?? (await this.#advisor.explain());
    if (session.state !== state || found?.kind !== 'turning-point') return;
    const { piles } = session.rules;
    if (found.moveCount >= 0) session.backTo(found.moveCount, 'player');
    this.#host.say(this.#host.words.explain(found, piles));
    this.#host.showWays(waysOf(found));
  }

  /** How few moves it could have been, beside those it was. */
  async #tellPar(): Promise<void> {
    const session = this.#host.session();
    const { state, moveCount, outcome } = session;
    if (outcome.status !== 'won') return;
    const par = await this.#advisor.par();
    if (session.state !== state || par?.kind !== 'par') return;
    this.#host.say(this.#host.words.par(moveCount, par.moves.length));
  }
}

/** What an explanation looks like on the board. */
function waysOf(found: Explanation): Way[] {
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
  const idle = ({ from, to }: Move): boolean =>
    rules.piles[from]!.role === 'tableau' &&
    rules.piles[to]!.role === 'tableau' &&
    state.piles[from]!.length === 1 &&
    state.piles[to]!.length === 0;
  const moves = rules.moves(state);
  const useful = moves.filter((move) => !idle(move));
  return (useful.length > 0 ? useful : [...moves]).sort((a, b) => goal(a) - goal(b));
}
