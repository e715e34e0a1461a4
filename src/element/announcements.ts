import type { Board } from '../board/index.js';
import {
  type Heard,
  Languages,
  type ListeningCommand,
  type Message,
  type Play,
  Verdict,
} from '../game/index.js';
import type { Words } from '../words/index.js';
import type { Speech } from './speech.js';
import { playing } from './playing-module.js';
import { lastSaid, say, wake } from './region.js';
import type { ViewHost } from './view-host.js';

/** What is said of a game that has been dealt or read, before anything has happened in it. */
const OPENING: readonly Message[0][] = ['dealt', 'loaded', 'firstLine', 'scanBegins'];

/** What is said otherwise to who listens: with other keys. */
const FOR_EARS: readonly Message[0][] = [
  'firstLine',
  'nextMove',
  'guided',
  'secondHalf',
  'gaps',
  'redeal',
];

/** The games on the page that have been drawn: they are told apart by their announcements. */
const drawn = new Set<Announcements>();

/** What a game announces: the deal at once, anything later through a module that is requested with the game. */
export class Announcements {
  /** Messages that have not been announced yet. */
  readonly #unheard: Heard[] = [];
  #speech: Speech | undefined;
  /** The words in which the last message was said. */
  #spoken: Words | undefined;
  #isDrawn = false;
  readonly #play: Play;
  readonly #host: ViewHost;
  readonly #board: Board;

  constructor(play: Play, host: ViewHost, board: Board) {
    this.#play = play;
    this.#host = host;
    this.#board = board;
  }

  /** The board's name, which differs from those of others on the page. */
  get name(): string {
    return this.#speech?.name ?? this.#host.name();
  }

  hear(heard: Heard): void {
    this.#unheard.push(heard);
  }

  /** The focus has come, or something happens: what has been said so far is heard now. */
  readonly wake = (): void => wake(this.#region, true);

  answer(name: ListeningCommand): void {
    void this.#load(true).then(() => this.#speech?.answer(name));
  }

  distinguish(label: string): string | undefined {
    return this.#speech?.distinguish(label);
  }

  connect(connected: boolean): void {
    if (connected && this.#isDrawn) drawn.add(this);
    else drawn.delete(this);
    this.#speech?.connect(connected);
  }

  /** The game has been drawn for the first time. */
  begin(): void {
    this.#isDrawn = true;
    drawn.add(this);
    if (drawn.size > 1) for (const one of drawn) void one.#load(false);
  }

  /** Announces what hasn't been announced yet. */
  update(): void {
    const { messages, words } = this.#play;
    // The language is not there yet.
    if (this.#play.feature(Languages)?.waits) return;
    // The language has changed since that text was written.
    if (words !== this.#spoken) {
      if (this.#region.textContent) this.#sayPlainly();
      // Its name is another one in them.
      this.#speech?.renamed();
    }
    this.#spoken = words;
    if (this.#unheard.some(({ message }) => !OPENING.includes(message[0]))) {
      wake(this.#region, false);
    }
    if (this.#speech) this.#speech.say(this.#unheard.splice(0));
    else if (this.#host.quiet) this.#beQuiet();
    else if (
      this.#unheard.length > 1 ||
      this.#unheard.some(({ message }) => FOR_EARS.includes(message[0])) ||
      messages.isBrief ||
      this.#play.feature(Verdict)?.judges
    )
      void this.#load(false);
    else this.#sayPlainly();
  }

  /** Nothing is announced before the module for it has loaded. */
  #beQuiet(): void {
    this.#unheard.length = 0;
    void this.#load(false);
  }

  get #region(): HTMLElement {
    const root = this.#board.element.getRootNode() as ShadowRoot;
    return root.querySelector<HTMLElement>('.announcement')!;
  }

  #sayPlainly(): void {
    const { result, message } = this.#play;
    const text = `${result} ${message}`.trim();
    // The same text put there anew is heard anew.
    if (lastSaid(this.#region) !== text) say(this.#region, text);
  }

  /** @param announce whether the player waits for it */
  async #load(announce: boolean): Promise<void> {
    const play = this.#play;
    const [part, words] = await Promise.all([
      play.load(playing, announce),
      play.messages.loadMore(announce),
    ]);
    // Another view may have taken its place meanwhile.
    if (this.#speech || !this.#board.element.parentNode) return;
    if (!part || !words) {
      // The next messages try again.
      this.#unheard.length = 0;
      return this.#sayPlainly();
    }
    this.#speech = new part.Speech(this.#region, play, this.#host, this.#board);
    // The text that stands there has been announced already.
    if (this.#region.textContent) this.#unheard.shift();
    this.#host.update();
  }
}
