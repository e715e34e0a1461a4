import type { Board } from '../board/index.js';
import {
  Autoplay,
  type Heard,
  type ListeningCommand,
  type Message,
  type Play,
  Verdict,
} from '../game/index.js';
import { answer } from '../game/features/listening/answers.js';
import { scanPace } from '../controls/scanning/pace.js';
import { isBehind } from './behind.js';
import { clear, isAsleep, lastSaid, say } from './region.js';
import { summary } from './spoken.js';
import { type Speaker, turns } from './turns.js';
import type { ViewHost } from './view-host.js';

/** What speech needs from its board. */
export type SpeechHost = Pick<ViewHost, 'name' | 'setting' | 'player' | 'update'>;

/** The least milliseconds between two looks whether what waits can be said now. */
const LOOK = 250;
/** Milliseconds for which a move waits for its verdict. */
const VERDICT = 1500;
/** Messages about a position, to which its verdict belongs. */
const POSITIONS: readonly Message[0][] = ['move', 'undone', 'redone', 'loaded', 'dealt'];

/**
 * Decides what a board says when. What happens at once becomes one sentence or a sum, automatic moves
 * are summed up at their end, boards take turns, and what happens behind a modal dialog is said when
 * it has closed.
 */
export class Speech implements Speaker {
  #waiting: Heard[] = [];
  /** Since when something has been waiting. */
  #since = 0;
  #looking: ReturnType<typeof setTimeout> | undefined;
  /** What was said last. */
  #last = '';
  /** The verdict that was said last, and the opening of its game. */
  #verdict: boolean | null | undefined;
  #judged: unknown;
  /** The opening of the game of which was spoken last. */
  #opening: unknown;
  /** The name in the labels of its controls, if others are on the page. */
  #named = '';
  readonly #region: HTMLElement;
  readonly #play: Play;
  readonly #host: SpeechHost;

  readonly #board: Board;

  /** @param region the live region */
  constructor(region: HTMLElement, play: Play, host: SpeechHost, board: Board) {
    this.#region = region;
    this.#play = play;
    this.#host = host;
    this.#board = board;
    // What the deal has said stands there already.
    this.#last = lastSaid(region);
    this.connect(region.isConnected);
  }

  get ownName(): string {
    return this.#host.name();
  }

  /** The board's name; with a number, if others on the page have the same. */
  get name(): string {
    const same = [...turns.speakers].filter((one) => one.ownName === this.ownName);
    const number = same.indexOf(this) + 1;
    return same.length > 1 ? `${this.ownName} ${number}` : this.ownName;
  }

  /** To be called when the board has been connected or disconnected. */
  connect(connected: boolean): void {
    if (connected) {
      turns.speakers.add(this);
      this.#look(this.#waiting.length > 0);
    } else {
      turns.speakers.delete(this);
      if (turns.last === this) Object.assign(turns, { last: undefined, until: 0 });
      this.#look(false);
    }
    this.renamed();
  }

  /** To be called when the words have changed: others may have had the same name, or have it now. */
  renamed(): void {
    for (const one of turns.speakers) one.changed();
  }

  changed(): void {
    // The board that was speaking may be gone.
    if (this.#looking !== undefined) this.#sayWaiting();
    const name = turns.speakers.size > 1 ? this.name : '';
    if (name === this.#named) return;
    this.#named = name;
    this.#host.update();
  }

  /** A control’s label with the board’s name, if others are on the page. */
  distinguish(label: string): string | undefined {
    return this.#named ? this.#play.messages.more?.ofBoard(label, this.#named) : undefined;
  }

  /** Says these messages and those that have been waiting, as soon as possible. */
  say(heard: readonly Heard[]): void {
    if (this.#waiting.length === 0) this.#since = performance.now();
    this.#waiting.push(...heard.filter((one) => !this.#isRead(one)));
    this.#sayWaiting();
  }

  /** Answers what a listener asks about the pile that has the focus, or had it last. */
  answer(name: ListeningCommand): void {
    const play = this.#play;
    const { input, pile } = this.#board;
    if (name === 'listMoves' && input.sayGoals()) return;
    if (name === 'repeat') return this.#write(this.#last);
    const { setting, player } = this.#host;
    if (name === 'keyHelp' && setting('keys') === 'scan') {
      return play.messages.say('scanBegins', scanPace(player()) === undefined);
    }
    if (name !== 'putBack') return answer(play, pile, name);
    if (!input.state.lifted) play.messages.say('nothingLifted');
    else input.handle({ type: 'put-down' });
  }

  readonly #sayWaiting = (): void => {
    const play = this.#play;
    // The fewest moves of a game that is no longer on the board would seem to be those of the next one.
    if (play.status !== 'won') {
      this.#waiting = this.#waiting.filter(({ message }) => message[0] !== 'par');
    }
    const now = this.#waiting.filter((one) => !isQuiet(one, play));
    const verdict = play.feature(Verdict);
    const judging = verdict?.judges === true && play.status === 'playing' && !play.playback;
    // It can be there before the card of its move has been turned.
    const known = judging && verdict.isKnown && !play.messages.waits;
    const about = now.some(({ message }) => POSITIONS.includes(message[0]));
    const { opening } = play.session.saved;
    const late = performance.now() - this.#since > VERDICT;
    const changed = known && (verdict.canBeWon !== this.#verdict || opening !== this.#judged);
    const later =
      (now.length === 0 && !changed) ||
      // The verdict belongs to the move.
      (about && judging && !known && !late) ||
      // What a player has just done here, they want to hear.
      (turns.last !== this && isSpeaking() && !now.some(({ by }) => by === 'player')) ||
      isBehind(this.#region);
    if (!later) this.#waiting = this.#waiting.filter((one) => !now.includes(one));
    this.#look(this.#waiting.length > 0 || (later && changed));
    if (later) return;
    const said = summary(now, play, this.#board, opening === this.#opening);
    this.#opening = opening;
    if (now.some(({ message }) => message[0] === 'firstLine')) clear(this.#region);
    // It is news only when it changes.
    if (changed) {
      [this.#verdict, this.#judged] = [verdict!.canBeWon, opening];
      said.push(verdict!.text);
    }
    this.#write(said.join(' '));
  };

  /** Looks again whether what waits can be said: soon, or when another board has probably been heard. */
  #look(waits: boolean): void {
    clearTimeout(this.#looking);
    this.#looking = undefined;
    // A board that was removed is not kept for what it has still to say.
    if (!waits || !this.#region.isConnected) return;
    const turn = turns.last === this ? 0 : turns.until - performance.now();
    this.#looking = setTimeout(this.#sayWaiting, Math.max(LOOK, turn));
  }

  #write(text: string): void {
    if (!text) return;
    const { last, speakers } = turns;
    const others = speakers.size > 1 && last !== this;
    // A deal is announced with the game's name anyway.
    const game = `${this.#play.words.gameName(this.#play.session.game.id)}: `;
    const bare = text.startsWith(game) ? text.slice(game.length) : text;
    const named = others ? `${this.name}: ${bare}` : text;
    say(this.#region, named);
    this.#last = text;
    // Nobody hears a board that was removed: others need not wait for it, and it is not kept.
    if (!this.#region.isConnected || isAsleep(this.#region)) return;
    turns.last = this;
    turns.until = performance.now() + spoken(named);
  }

  /** Whether a message is for the eye alone, or a slider that has the focus, and that the player moves, says it itself. */
  #isRead({ message }: Heard): boolean {
    if (message[0] === 'nextMove' && message[1].again) return true;
    const { playback, messages } = this.#play;
    const root = this.#region.getRootNode() as ShadowRoot;
    if (!playback || playback.running || !root.activeElement?.matches('.scrubber')) return false;
    return messages.sentence(message) === messages.sentence(playback.message);
  }
}

/** Whether something said is probably still being heard. */
const isSpeaking = (): boolean => performance.now() < turns.until;

/** Whether a message is one of many automatic moves that are going on, or would cut off a win. */
function isQuiet({ by, message }: Heard, play: Play): boolean {
  if (message[0] === 'par') return play.status === 'won' && isSpeaking();
  return (by === 'auto' || by === 'finish') && play.feature(Autoplay)?.running === true;
}

/** About how many milliseconds it takes to say a text. */
const spoken = (text: string): number => Math.min(8000, 400 + 60 * text.length);
