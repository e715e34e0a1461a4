import type { Move, Outcome, Rules, State } from '../rules/engine.js';
import {
  type By,
  refuse,
  type Result,
  Session,
  type SessionWorld,
  type Transition,
} from '../session/index.js';
import type { Words } from '../words/index.js';
import { type Command, Commands } from './command.js';
import { Dealer } from './dealer.js';
import type { DealRequest } from './deal-request.js';
import { type Display, NOWHERE, type Shown, type Surroundings } from './display.js';
import type { Feature, Happening } from './feature.js';
import { type Load, Loader } from './lazy-module.js';
import type { Message } from './message.js';
import { Messages } from './messages.js';
import type { Playback } from './playback.js';
import type { PlayHost } from './host.js';

/** A kind of feature; it is also the key by which a game’s feature of that kind is found. */
export type FeatureKind<F extends object = object> = new (play: Play) => F;

/** A game being played: what is shown, what is said, what the player can do. The rest are features. */
export class Play {
  readonly dealer: Dealer;
  readonly messages: Messages;
  readonly commands = new Commands(() => this.#playback !== undefined);
  /** Whether the game is only to be looked at. */
  readonly readOnly: boolean;
  /** Loads a module of the kit; if that fails, the page is notified once. */
  readonly load: Load;
  readonly #features = new Map<FeatureKind, Feature>();
  #session: Session | undefined;
  #playback: Playback | undefined;
  /** The rules of what was last shown. */
  #rules: Rules | undefined;
  /** The state last shown; if a page’s listener plays on at once, transitions to it are still to come. */
  #drawn: State | undefined;
  #surroundings = NOWHERE;

  constructor(
    readonly host: PlayHost,
    readonly display: Display,
    features: readonly FeatureKind[],
  ) {
    this.readOnly = host.readOnly === true;
    this.load = new Loader(
      () => this.messages.say('notLoaded'),
      (message) => this.session.notify({ code: 'not-loaded', message }),
    ).load;
    const told = (message: Message): void => this.#each((feature) => feature.told?.(message));
    this.messages = new Messages(host, display, this.load, told);
    const finder = (): Feature | undefined =>
      [...this.#features.values()].find((one) => one.findWinnable);
    this.dealer = new Dealer(host, async (...wanted) => finder()?.findWinnable?.(...wanted));
    for (const kind of features) {
      const feature: Feature = new kind(this);
      this.#features.set(kind, feature);
      this.commands.add(feature.commands);
    }
  }

  /** This game’s feature of a kind; undefined if it has none. */
  feature<F extends object>(kind: FeatureKind<F>): F | undefined {
    return this.#features.get(kind) as F | undefined;
  }

  /** Whether the first game has begun. */
  get begun(): boolean {
    return this.#session !== undefined;
  }

  /** The player's game; the first call deals it. */
  get session(): Session {
    return this.#session ?? this.#begin();
  }

  get shown(): Shown {
    return this.#playback ?? this.session.history;
  }

  /** A line of moves shown instead of the player's game. */
  get playback(): Playback | undefined {
    return this.#playback;
  }

  get status(): Outcome['status'] {
    return this.session.outcome.status;
  }

  get words(): Words {
    return this.messages.words;
  }

  /** The last message or an open question, in the current language. */
  get message(): string {
    const asking = this.#playback
      ? undefined
      : [...this.#features.values()].find(({ question }) => question);
    return this.messages.shown(asking?.question);
  }

  /** How the game ended; empty while it is on, or a line of moves is shown. */
  get result(): string {
    return this.#playback ? '' : this.messages.resultOf(this.session);
  }

  /** Whether the board still shows the player's game in this position: an answer about it can come late. */
  isAt(state: State): boolean {
    return !this.#playback && this.session.state === state;
  }

  /** Runs a command of the player's. */
  command(name: Command): void {
    if (this.commands.isRefused(name)) return this.messages.refuse('disabled');
    if (!this.#playback || this.#playback.command(name)) this.commands.run(name);
  }

  /** Plays a move of the player's, which may be given as its token. */
  play(move: Move | string): Result {
    if (this.#playback) return refuse(this.#playback.refusal, 'a line of moves is being shown');
    if (this.commands.disabled) return refuse('disabled', 'the game is disabled');
    return this.session.play(move, 'player');
  }

  newGame(request: DealRequest, by: By): Result {
    if (this.commands.disabled && by === 'player')
      return refuse('disabled', 'the game is disabled');
    const { session } = this;
    const found = this.dealer.newDeal(request);
    if (!found.ok) return refuse(found.code, found.message, found.at);
    return session.deal(found.rules, found.opening, by);
  }

  /** Deals again if the page's request has changed. */
  dealIfChanged(): void {
    if (!this.begun || !this.dealer.changed) return;
    const { rules, opening } = this.dealer.requested(this.session);
    this.session.deal(rules, opening, 'method', 'unasked');
  }

  /**
   * Shows a line of moves in its position instead of the player's game, or the game again.
   * @param move leads from the position of the line that is shown to the one it is in now
   */
  showInstead(playback: Playback | undefined, message?: Message, move?: Transition): void {
    this.#replace(playback);
    if (move) this.display.show(move);
    else this.#showPosition();
    if (message && move) this.messages.sayWhenSeen({ message, by: move.by });
    else if (message) this.messages.say(...message);
  }

  /** To be called when what surrounds the game has changed. */
  surround(change: Partial<Surroundings>): void {
    this.#surroundings = { ...this.#surroundings, ...change };
    const { connected, visible } = change;
    this.commands.disabled = this.#surroundings.disabled;
    if (connected !== undefined) this.#each((feature) => feature.connected?.(connected));
    if (!this.begun) return;
    if (visible !== undefined) this.#each((feature) => feature.seen?.(visible));
    this.#pauseOrResume();
  }

  /** To be called when settings may have changed, or what the player plays with. */
  applySettings(): void {
    this.#each((feature) => feature.set?.());
  }

  /** Tells the features what happens. */
  note(happening: Happening): void {
    this.#each((feature) => feature.happened?.(happening));
  }

  #each(call: (feature: Feature) => void): void {
    this.#features.forEach(call);
  }

  #begin(): Session {
    const { host } = this;
    const { rules, opening } = this.dealer.begin();
    let saved;
    this.#each((feature) => (saved ??= feature.resume?.(rules)));
    const world: SessionWorld = {
      ...host,
      notify: (record, again) => {
        this.note(record);
        return host.notify(record, again && this.messages.answering(again));
      },
      save: (...about) => this.#each((feature) => feature.committed?.(...about)),
      show: (transition) => this.#show(transition),
    };
    const session = (this.#session = new Session(host.game, rules, opening, world, saved));
    this.surround({ visible: this.#surroundings.visible });
    session.announce('method');
    this.#each((feature) => feature.began?.());
    return session;
  }

  /** Shows a transition, after the page has been notified. */
  #show(transition: Transition): void {
    const { cause } = transition;
    const { session, display, messages } = this;
    const fresh = cause === 'deal' || cause === 'load';
    const ended = this.#replace(undefined);
    if (session.rules !== this.#rules || (ended && !fresh)) this.#showPosition(cause === 'deal');
    else if (fresh || transition.before === this.#drawn) {
      display.show(transition);
      this.#drawn = cause === 'load' ? session.state : transition.after;
    } else if (this.#drawn !== session.state) this.#showPosition();
    messages.follow(transition, session, this.dealer.today, () => {
      this.#each((feature) => feature.said?.(transition));
    });
    if (cause === 'move' && this.status === 'won') display.celebrate();
    this.#each((feature) => feature.shown?.(transition));
  }

  /** @returns whether something else has been shown until now */
  #replace(playback: Playback | undefined): boolean {
    const before = this.#playback;
    if (before === playback) return false;
    this.#playback = playback;
    before?.pause();
    this.#each((feature) => feature.replaced?.());
    this.#pauseOrResume();
    return true;
  }

  // A page pauses the game alone: a line of moves that the player asks for is shown.
  #pauseOrResume(): void {
    const { visible, covered, paused, disabled } = this.#surroundings;
    const away = !visible || covered;
    this.#each((feature) => feature.held?.(away || disabled, paused));
    this.#playback?.hold(away);
    this.display.hold(away || disabled);
    this.display.update();
    this.session.holdTime(!visible || paused || this.#playback !== undefined);
  }

  /** Shows the current position without animation; other rules may have other piles. */
  #showPosition(deals = false): void {
    const { rules, state } = this.shown;
    this.#drawn = state;
    if (rules === this.#rules) return this.display.reset();
    this.#rules = rules;
    this.display.setGame(deals);
  }
}
