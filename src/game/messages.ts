import type { Effect, PileFacts } from '../rules/engine.js';
import type { Result, Session, Transition } from '../session/index.js';
import type { Attempt, MoreWords, Refusal, Words } from '../words/index.js';
import type { Display } from './display.js';
import type { Later, PlayHost } from './host.js';
import { LazyModule, type Load } from './lazy-module.js';
import { endingOf, type Heard, type Message, messageOf, sentenceOf } from './message.js';

/** What is said of a move that can be made. */
const HINTS: readonly unknown[] = ['hint', 'plainHint'];

/** The module with the words of a language that are not needed at first. */
export type MoreWordsModule = LazyModule<{ readonly more: MoreWords }>;

/** What a game says to its player, in one language. */
export class Messages {
  #words: Words;
  #more: MoreWordsModule;
  #last: Message | undefined;
  /** What stands behind it. */
  #beside: Message | undefined;
  /** The message whose place something else takes. */
  #interrupted: Message | undefined;
  /** What the list of keys has taken the place of, until something else is said. */
  #covered: readonly [Message | undefined, Message | undefined] | undefined;
  /** A message that waits until the cards that it names have been turned. */
  #pending: Heard | undefined;
  /** The number of the latest message, shown or pending: older pending messages are dropped. */
  #latest = 0;
  #count = 0;
  readonly #display: Pick<Display, 'hear' | 'turning' | 'update'>;
  readonly #load: Load;
  readonly #host: Pick<PlayHost, 'words' | 'setting'>;
  readonly #told: (message: Message) => void;

  /** @param told called when a message is told, before it is shown */
  constructor(
    host: Pick<PlayHost, 'words' | 'setting'>,
    display: Pick<Display, 'hear' | 'turning' | 'update'>,
    load: Load,
    told: (message: Message) => void = () => {},
  ) {
    this.#host = host;
    this.#words = host.words;
    this.#more = new LazyModule('words', () => host.words.more());
    this.#display = display;
    this.#load = load;
    this.#told = told;
  }

  get words(): Words {
    return this.#words;
  }

  /** The words that are loaded when first needed; undefined until then. */
  get more(): MoreWords | undefined {
    return this.#more.loaded?.more;
  }

  /** Loads the words that are not needed at first. */
  async loadMore(announce = true): Promise<MoreWords | undefined> {
    return (await this.#load(this.#more, announce))?.more;
  }

  /** To be called with words that are completely loaded. */
  setWords(words: Words, more: MoreWordsModule): void {
    this.#words = words;
    this.#more = more;
  }

  /**
   * The last message, in the current language; empty before the first.
   * @param question what stands in its place, or behind what has been said since
   */
  shown(question?: Message): string {
    const all = [this.#last, this.#beside].filter((one) => one !== undefined);
    const isOld = this.#last === this.#interrupted;
    const parts = question ? [...(isOld ? [] : all), question] : all;
    return parts.map((one) => this.sentence(one)).join(' ');
  }

  /** With what the last message begins, if something follows it that says what to do: the goal of a first game. */
  get goal(): string {
    if (this.#last?.[0] !== 'firstLine') return '';
    const [name, game, options, move] = this.#last;
    return move || this.#beside ? this.sentence([name, game, options, undefined]) : '';
  }

  /** The number of messages so far: a late addition is dropped if there is a newer message. */
  get count(): number {
    return this.#count;
  }

  /** Whether the player wants short sentences. */
  get isBrief(): boolean {
    return this.#host.setting('verbosity') === 'brief';
  }

  sentence(message: Message): string {
    const { words, more } = this;
    return sentenceOf(message, words, more, this.isBrief ? more?.brief : undefined);
  }

  say(...message: Message): void {
    this.#say({ message, by: undefined });
  }

  /** Shows the last message in other words; those who listen have heard it. */
  reword(change: (message: Message) => Message): void {
    const before = this.shown();
    const isOld = this.#last === this.#interrupted;
    this.#last &&= change(this.#last);
    this.#beside &&= change(this.#beside);
    if (isOld) this.#interrupted = this.#last;
    if (this.shown() !== before) this.#display.update();
  }

  /** Says something as soon as the words that are not needed at first are there. */
  sayWhenLoaded(...message: Message): void {
    void this.loadMore().then((words) => words && this.say(...message));
  }

  /** Announces something that sighted players can see; the message under the board stays. */
  sayAside(...message: Message): void {
    // Escape does something then: it closes the list of keys.
    if (this.#covered && message[0] === 'nothingLifted') return;
    void this.loadMore(false).then((words) => {
      if (!words) return;
      this.#display.hear({ message, by: undefined });
      this.#display.update();
    });
  }

  /**
   * Says something after the last message, whose place under the board it takes: there is no room for both. Only the
   * goal of a first game stays before it.
   */
  add(message: Message): void {
    const [name, game, options] = this.#last ?? [];
    if (name === 'firstLine') {
      // Two next steps would contradict each other.
      this.#last = [name, game, options, undefined] as Message;
      return this.addBeside(message);
    }
    this.#last = message;
    this.#beside = undefined;
    this.#covered = undefined;
    this.#display.hear({ message, by: undefined });
    this.#display.update();
  }

  /** Says something after the last message, and shows it behind that. */
  addBeside(message: Message): void {
    this.#beside = message;
    this.#display.hear({ message, by: undefined });
    this.#display.update();
  }

  /**
   * Puts back what the list of keys stands in the place of; those who listen have heard both.
   * @returns whether the list was shown
   */
  uncover(): boolean {
    if (!this.#covered) return false;
    [[this.#last, this.#beside], this.#covered] = [this.#covered, undefined];
    this.#display.update();
    return true;
  }

  /** A question, or what will be said soon, takes the place of the last message: nothing is added to that any more. */
  interrupt(): void {
    this.#count++;
    this.#interrupted = this.#last;
  }

  /** Says why something can't be done, unless a newer message has been shown meanwhile. */
  refuse(code: Refusal, attempt: Attempt = {}): void {
    const number = ++this.#latest;
    const say = (): void => {
      if (number === this.#latest) this.say('refusal', code, attempt);
    };
    // At once if possible: what shows the game may draw it next.
    if (this.more) return say();
    this.interrupt();
    void this.loadMore().then((words) => words && say());
  }

  /** Says why what the player has asked for is not done. */
  tell(result: Result): void {
    // The page may still allow it.
    if (result.ok || result.error.code === 'asked') return;
    this.refuse(result.error.code as Refusal);
  }

  /** What takes the page's late answer about a command: whether it may be given again. */
  answering(again: () => Result): Later {
    return (go) => (go ? this.tell(again()) : this.refuse('cancelled'));
  }

  /**
   * Says what a transition has done, and how the game has ended.
   * @param today today’s date
   * @param said called when that has been said
   */
  follow(transition: Transition, session: Session, today: string, said: () => void): void {
    const { cause, by } = transition;
    const message = messageOf(transition, session, today);
    const ending = endingOf(session);
    if (ending && (cause === 'move' || cause === 'redo')) this.hear({ message, by });
    const heard = { message: ending ?? message, by };
    if (cause === 'move') this.sayWhenSeen(heard, said);
    else this.#sayAtOnce(heard, said);
  }

  /** How a game ended; empty while it is on. */
  resultOf({ outcome: { status }, rules }: Session): string {
    if (status === 'playing') return '';
    const won = status === 'won';
    return `${won ? this.sentence(['wonTitle', rules.piles, rules.game]) : this.words.labels.lost}.`;
  }

  /** Whether a message waits until the cards that it names have been turned. */
  get waits(): boolean {
    return this.#pending !== undefined;
  }

  /** Announces a message, after one that may be waiting. */
  hear(heard?: Heard): void {
    for (const one of [this.#pending, heard]) if (one) this.#display.hear(one);
    this.#pending = undefined;
  }

  /**
   * Says a message once the cards that it names have been turned.
   * @param said called when it has been said
   */
  sayWhenSeen(heard: Heard, said: () => void = () => {}): void {
    const { turning } = this.#display;
    if (!turning) return this.#sayAtOnce(heard, said);
    this.hear();
    this.#follow(heard.message);
    this.#pending = heard;
    this.#latest++;
    this.interrupt();
    this.#display.update();
    void turning.then(() => {
      if (this.#pending !== heard) return;
      this.#pending = undefined;
      this.#sayAtOnce(heard, said);
    });
  }

  /** A hint whose move has been made gives way to that at once, but for the cards that are not turned yet. */
  #follow([name, ...about]: Message): void {
    if (name !== 'move' || !HINTS.includes(this.#last?.[0])) return;
    const [effects, piles] = about as readonly [readonly Effect[], readonly PileFacts[]];
    const seen = effects.filter(({ wasFaceUp }) => wasFaceUp);
    if (seen.length === 0) return;
    this.#last = ['move', seen, piles];
    this.#beside = undefined;
  }

  #sayAtOnce(heard: Heard, said: () => void = () => {}): void {
    this.#say(heard);
    said();
  }

  #say(heard: Heard): void {
    this.hear(heard);
    if (heard.message[0] !== 'keyHelp') this.#covered = undefined;
    else this.#covered ??= [this.#last, this.#beside];
    this.#last = heard.message;
    this.#beside = undefined;
    this.#count++;
    this.#latest++;
    this.#told(heard.message);
    this.#display.update();
  }
}
