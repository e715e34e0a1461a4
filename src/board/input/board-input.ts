import { adoptStyles } from '../adopt-styles.js';
import type { BoardPlay } from '../board-play.js';
import { buttonPile } from '../piles.js';
import { playing } from '../playing-module.js';
import type { BoardView } from '../view.js';
import type { Carried } from './drag.js';
import {
  type Act,
  AT_REST,
  type Input,
  type InputState,
  type InputTable,
  type Lifted,
} from './input.js';
import { inputTable } from './input-table.js';
import { listen } from './listen.js';
import { depthAt } from './pointed-at.js';
import type { Peek } from './peek.js';
import { Pending } from './pending.js';
import { react } from './react.js';
import { sayHold, sayLifted, sayRefusal, sayStay } from './sayings.js';
import { goalsOf, targetsOf } from './playable.js';

/** What input needs from the board. */
export interface InputBoard extends BoardView {
  /** Shows the lifted cards, or none, and the piles that take them. */
  showLifted(lifted: Lifted | undefined, targets: readonly number[]): void;
  /** Plays the sound of what is done with a pile, if the player wants sounds. */
  tell(voice: 'lift' | 'put-down' | 'refuse', pile: number): void;
  /** Sends carried cards to their places from where they are. */
  sendHome(pile: number, count: number): void;
  /** Ends a long animation. @returns whether there was one */
  finish(): boolean;
  /** Whether a pile’s cards lie where they are going to lie. */
  rests(pile: number): boolean;
  /** Whether a hint tells the player to press a pile. */
  hints(pile: number): boolean;
}

/** Holds the state of input, and does what `react` decides. */
export class BoardInput {
  #state = AT_REST;
  #listening: AbortController | undefined;
  /** Whether several cards may move together: then taps point at one of them. */
  #movesRuns = false;
  /** The cards that follow the pointer: how many of which pile. */
  #carried: (Carried & { readonly pile: number; readonly count: number }) | undefined;
  #peek: Peek | undefined;
  /** Whether the player knows how a finger drags a card. */
  #knowsHold = false;
  /** Called after each input. */
  changed: (() => void) | undefined;
  readonly #timers = new Map<'held' | 'rested', ReturnType<typeof setTimeout>>();
  /** Keys pressed before the module for keys was loaded, and what was done after them. */
  readonly #pending: Pending;

  readonly #play: BoardPlay;
  readonly #board: InputBoard;
  readonly #table: InputTable;

  constructor(play: BoardPlay, board: InputBoard) {
    this.#play = play;
    this.#board = board;
    this.#pending = new Pending(() => play.load(playing, true));
    this.#table = inputTable(play, board, (pile) => this.#peek?.isCrowded(pile) ?? false);
  }

  get state(): InputState {
    return this.#state;
  }

  /** Listens until {@link disconnect} or the next call. */
  connect(): void {
    this.disconnect();
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const board = this.#board;
    const state = (): InputState => this.#state;
    listen(
      {
        element: board.element,
        get state() {
          return state();
        },
        handle: (input) => this.#receive(input),
        pileAt: (event) => board.layer.pileAt(event),
        pileUnder: (event) => board.layer.pileUnder(event),
        depthAt: (pile, event) => this.#depthAt(pile, event),
        goalAt: (x, y) => this.#carried?.pileAt(x, y),
        ready: () => void this.#loadPeek(false),
        finish: () => board.finish(),
        canBeAimedAt: (pile) => board.rests(pile) || board.hints(pile),
        press: (event) => this.#press(event),
      },
      signal,
    );
  }

  disconnect(): void {
    this.#pending.forget();
    this.#listening?.abort();
    this.#peek = undefined;
  }

  /** From now on, several cards may move together. */
  expectRuns(): void {
    this.#movesRuns = true;
  }

  /** Changes the state, and does what follows. */
  handle(input: Input): void {
    const { state, acts } = react(this.#state, input, this.#table);
    this.#state = state;
    // It was meant for the table before.
    if (input.type === 'new-table') this.#pending.forget();
    // One act may change the state again: a move that is played changes the table.
    for (const act of acts) this.#do(act);
    this.changed?.();
  }

  /** Says where the cards in hand can go; false if there are none. */
  sayGoals(): boolean {
    const { lifted } = this.#state;
    if (lifted) sayLifted(this.#play, this.#table, lifted, 'canGo');
    return lifted !== undefined;
  }

  #do(act: Act): void {
    const [play, board] = [this.#play, this.#board];
    switch (act.do) {
      case 'show-lifted': {
        const { lifted } = this.#state;
        return board.showLifted(lifted, lifted ? targetsOf(this.#table, lifted) : []);
      }
      case 'say-lifted':
        board.tell('lift', act.lifted.pile);
        return sayLifted(play, this.#table, act.lifted);
      case 'say-put-down':
        board.tell('put-down', act.pile);
        return play.messages.say('putDown', act.card);
      case 'play': {
        const { move, tap } = act;
        const result = play.play(move);
        const { from, to, count = 1 } = move;
        if (!result.ok) {
          // The page may still allow it.
          if (result.error.code === 'asked') return;
          const code = result.error.code as Extract<Act, { do: 'refuse' }>['code'];
          this.#do({ do: 'refuse', code, from, to, count });
        } else if (tap) this.handle({ type: 'played', tap });
        return;
      }
      case 'refuse': {
        sayRefusal(play, act);
        board.tell('refuse', act.to ?? act.from);
        return board.layer.refuse(buttonPile(board.piles, act.to ?? act.from));
      }
      case 'capture':
        return board.element.setPointerCapture(act.id);
      case 'pick-up': {
        const { press, source, count } = act;
        const { element, cards, piles } = board;
        const cancel = (): void => this.handle({ type: 'cancel' });
        const carried = playing.loaded!.pickUp(
          { element, cards, piles, chosen: board.chosen!, cancel },
          press,
          source,
          count,
          goalsOf(this.#table, source, count),
        );
        this.#carried = { ...carried, pile: source, count };
        this.#knowsHold = true;
        board.tell('lift', source);
        return;
      }
      case 'carry':
        return this.#carried?.moveTo(act.x, act.y);
      case 'send-home': {
        const { pile, count } = this.#carried!;
        this.#letGo();
        return board.sendHome(pile, count);
      }
      case 'let-go':
        return this.#letGo();
      case 'load-drag':
        return void play
          .load(playing, true)
          .then(() => this.handle({ type: 'drag-loaded', time: performance.now() }));
      case 'wait':
        clearTimeout(this.#timers.get(act.until));
        this.#timers.set(
          act.until,
          setTimeout(() => this.handle({ type: act.until }), act.ms),
        );
        return;
      case 'stop-waiting':
        return clearTimeout(this.#timers.get(act.until));
      case 'look':
        return void this.#look(act.pile, act.by);
      case 'end-look':
        return this.#peek?.end();
      case 'focus':
        return board.layer.focus(act.pile);
      case 'command':
        return play.command(act.name);
      case 'say-hold':
        // Once: whoever has dragged a card knows, and so does who has been told.
        if (!this.#knowsHold) sayHold(play);
        this.#knowsHold = true;
        return;
      case 'say-stay':
        return sayStay(play, act.why, board.layer.tabStop);
      default:
        return act satisfies never;
    }
  }

  #letGo(): void {
    this.#carried?.end();
    this.#carried = undefined;
    this.#board.cards.release();
  }

  async #look(pile: number, by: 'pointer' | 'key'): Promise<void> {
    if (!this.#peek) await this.#loadPeek(true);
    if (this.#state.look !== pile) return;
    this.#peek?.show(pile);
    if (by === 'key') this.#peek?.tell(pile);
  }

  /** @param announce whether the player has asked for it */
  async #loadPeek(announce: boolean): Promise<void> {
    if (this.#peek) return;
    const { signal } = this.#listening!;
    const part = await this.#play.load(playing, announce);
    if (!part || signal.aborted || this.#peek) return;
    const { element, cards } = this.#board;
    adoptStyles(element, part.enlargedStyles);
    this.#peek = new part.Peek(() => ({
      element,
      cards,
      words: this.#play.words,
      piles: this.#board.piles,
      chosen: this.#board.chosen!,
    }));
    this.handle({ type: 'looks-loaded' });
  }

  /** The card of a pile that a pointer is on, counted from 1 for the top card. */
  #depthAt(pile: number, event: PointerEvent): number {
    if (!this.#movesRuns) return 1;
    const { element, piles, chosen } = this.#board;
    return depthAt(element, piles[pile]!, chosen!, event);
  }

  #press(event: KeyboardEvent): void {
    if (this.#state.look !== undefined) {
      // The key that opened the look may still be held down.
      const again = event.key.toLowerCase() === 'l';
      if (!again || !event.repeat) this.handle({ type: 'end-look' });
      if (again || event.key === 'Escape') return event.preventDefault();
    }
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const pile = this.#board.layer.pileAt(event);
    if (playing.loaded) return this.#pressNow(event, pile);
    // The page is not to act on it meanwhile; Enter and Space press the button that has the focus.
    const isShortcut = event.key.length === 1 && event.key !== ' ' && this.#board.look.keys;
    if (isShortcut || /^(Arrow|Page|Home$|End$)/.test(event.key)) event.preventDefault();
    else if (event.key !== 'Escape') return;
    this.#pending.add(() => {
      // A previous key may have moved the focus to another pile.
      const now = pile === undefined ? undefined : this.#board.layer.tabStop;
      this.#pressNow(event, now);
    });
  }

  /** Handles an input, but not before the keys that were pressed before it. */
  #receive(input: Input): void {
    if (this.#pending.isEmpty) return this.handle(input);
    const { layer } = this.#board;
    const onFocused = input.type === 'activate' && input.pile === layer.tabStop;
    this.#pending.add(() => this.handle(onFocused ? { ...input, pile: layer.tabStop } : input));
  }

  #pressNow(event: KeyboardEvent, focused: number | undefined): void {
    const { piles, chosen, look } = this.#board;
    const meaning = playing.loaded?.meaningOf(event, {
      commandOf: (key) => this.#play.commands.ofKey(key),
      piles,
      arrangement: chosen?.arrangement,
      focused,
      lifted: this.#state.lifted !== undefined,
      enabled: look.keys,
    });
    if (meaning?.kept) event.preventDefault();
    if (meaning?.input) this.handle(meaning.input);
  }
}
