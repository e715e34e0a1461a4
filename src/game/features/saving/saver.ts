import { GameWriter } from '../../../keeping/game-writer.js';
import type { StoredGame } from '../../../keeping/stored-game.js';
import { type By, realTimer, type SavedGame, type Timer } from '../../../session/index.js';
import { timesForgotten } from '../../../settings/player.js';
import type { Play } from '../../play.js';
import type { Message } from '../../message.js';
import { isDoneToday } from './done.js';
import type { Found } from './found.js';
import { OtherGame } from './other-game.js';

/** What is wrong with storage, as the code of an error. */
type Trouble = 'damaged-save' | 'storage-unavailable' | 'storage-full' | 'storage-cleared';

/** What the player is told of it. */
const MESSAGES: Readonly<Partial<Record<Trouble, Message>>> = {
  'storage-unavailable': ['notSaved'],
  'storage-full': ['storageFull'],
};

/** The longest time, in milliseconds, for which automatic moves are not saved. */
const GATHER = 1000;
/** A page in a sandbox has no storage by design, which is no news to the player. */
const isSandboxed = (globalThis as { readonly origin?: string }).origin === 'null';

/**
 * Saves a game with each move. Trouble never stops the game: it goes on in memory, and the next move
 * is another attempt.
 */
export class Saver {
  #writer: GameWriter | undefined;
  /** Cancels the timer for automatic moves that are not saved yet. */
  #cancel: (() => void) | undefined;
  /** The trouble that the page knows of. */
  #known: Trouble | undefined;
  /** The game as it was found, which becomes the good copy. */
  #good: SavedGame | undefined;
  /** Whether the game on the board is the one to be saved: nothing is, before the first move. */
  #isCurrent: boolean;
  #asks = false;
  /** Whether the question has been asked again since. */
  #reminded = false;
  /** Whether another board is saved in its place, of which page and player have been told. */
  #isElsewhere = false;
  /** How often everything had been forgotten when the game was last saved. */
  #forgotten = timesForgotten();
  readonly #other: OtherGame;
  readonly #play: Play;
  readonly #timer: Timer;

  /** @param found what was found before the first deal */
  constructor(play: Play, found: Found, timer: Timer = realTimer) {
    const { game, key, head, resumed } = found;
    this.#play = play;
    this.#timer = timer;
    this.#isCurrent = resumed !== undefined;
    this.#other = new OtherGame(play, () => this.#own(false));
    if (key) {
      this.#writer = new GameWriter(() => play.host.storage(), key);
      this.#try(() => this.#writer!.accept(game, head ?? undefined));
    }
    if (game) this.#tellDamage(game);
    if (game?.parsed?.ok) this.#good = game.parsed.value;
    if (game?.parsed?.ok && !resumed && play.session.lastGame === undefined) {
      play.session.lastGame = game.text;
      play.display.update();
    }
    this.#other.find();
    if (resumed) this.save();
    else this.#look();
  }

  /** Whether a game that was not saved as the game can be brought back, and the player has not gone on without it. */
  get offersOther(): boolean {
    return this.#other.isNew;
  }

  /** Whether the saved game went on elsewhere; nothing is saved until the player has chosen. */
  get asks(): boolean {
    return this.#asks;
  }

  /**
   * To be called for each commit.
   * @param isCurrent whether the game on the board is still the one to be saved
   */
  commit(by: By, isCurrent: boolean): void {
    this.#isCurrent = isCurrent;
    const isOn = this.#play.status === 'playing';
    const isMove = by === 'player' || by === 'method';
    if (this.#asks) this.#answer(isMove, isOn);
    this.#other.committed();
    if (!this.#isCurrent) return this.#stopWaiting();
    if (isMove || !isOn) this.save();
    else this.#cancel ??= this.#timer.after(GATHER, () => this.save());
    // The page may be closed before the player has chosen.
    if (this.#asks) this.#other.keep(this.#play.session.saved);
  }

  /**
   * Whoever plays on without an answer is told once more that this is not saved. Then they keep this game, as they do
   * when it ends, or when another begins; the other one can be brought back, unless the game that they have left can.
   */
  #answer(isMove: boolean, isOn: boolean): void {
    const { session } = this.#play;
    const left = this.#isCurrent ? undefined : session.lastGame;
    if (!this.#isCurrent || !isOn || (isMove && this.#reminded)) {
      this.choose(false);
      if (left !== undefined) this.#other.offerFirst(left);
    } else if (isMove) {
      this.#reminded = true;
      this.#hearQuestion();
    }
  }

  /** To be called when the page is shown or hidden, or may be closed: then the time is saved, too. */
  setVisible(visible: boolean): void {
    if (visible) this.#look();
    else if (this.#isCurrent) this.#leave();
  }

  save(): void {
    this.#stopWaiting();
    const { session, dealer } = this.#play;
    const { saved } = session;
    const writer = saved.steps.length > 0 ? this.#own(true) : undefined;
    if (!writer || this.#asks) return;
    this.#try(() => {
      const seen = writer.look();
      if (seen === 'changed') return this.#ask();
      const wasCleared = seen === 'gone' && this.#forgotten === timesForgotten();
      if (seen === 'gone') {
        writer.forget();
        this.#good = undefined;
      }
      writer.write(saved, dealer.openingRequest);
      this.#keepDay(saved);
      this.#forgotten = timesForgotten();
      this.#keep(this.#good);
      this.#good = undefined;
      this.#known = undefined;
      this.#other.saved();
      // Only now, because a storage that keeps nothing has not been cleared.
      if (wasCleared)
        this.#tell('storage-cleared', 'had been removed; the whole game was saved again');
    });
  }

  /**
   * Ends the choice between this game and the saved one; the other one can be brought back.
   * @param continues whether the player goes on with the saved game
   */
  choose(continues: boolean): void {
    if (!this.#asks) return;
    const { session } = this.#play;
    this.#asks = false;
    let stored: StoredGame | undefined;
    this.#try(() => {
      stored = this.#own(false)?.read(session.game);
      if (stored) this.#tellDamage(stored);
    });
    const own = session.saved;
    const other = stored?.parsed?.ok ? stored.parsed.value : undefined;
    if (other) session.lastGame = stored?.text;
    if (other && continues) session.bringBack('player', 'resume');
    else if (this.#isCurrent) this.save();
    if (other) this.#other.keep(continues ? own : other);
    this.#other.offered();
    this.#play.display.update();
  }

  /** Looks whether the saved game went on elsewhere. */
  #look(): void {
    try {
      if (!this.#asks && this.#own(false)?.look() === 'changed') this.#ask();
    } catch {
      // The page is told when the next move can't be saved either.
    }
  }

  #ask(): void {
    this.#asks = true;
    this.#reminded = false;
    const { messages, display } = this.#play;
    messages.interrupt();
    void messages.loadMore().then(() => {
      display.update();
      this.#hearQuestion();
    });
  }

  /** The question is shown under the board; this announces it to those who can't see it. */
  #hearQuestion(): void {
    if (this.#asks) this.#play.messages.hear({ message: ['savedElsewhere'], by: 'method' });
  }

  /** Saves the time, and a good copy, unless what was saved has been removed: the next move saves it again. */
  #leave(): void {
    this.#try(() => {
      if (this.#own(false)?.look() === 'gone') return;
      this.save();
      const { saved } = this.#play.session;
      if (saved.steps.length > 0 && this.#own(false)?.look() === 'same' && !this.#asks)
        this.#keep(saved);
    });
  }

  /** Keeps a good copy, for which there may be no room. */
  #keep(saved: SavedGame | undefined): void {
    try {
      if (saved) this.#own(false)?.copy(saved);
    } catch {
      // The game itself is saved.
    }
  }

  /** Keeps the day’s game as it ended: a game that is begun after it is saved in its place. */
  #keepDay(saved: SavedGame): void {
    try {
      if (isDoneToday(saved, this.#play.dealer)) this.#own(false)?.copyDay(saved);
    } catch {
      // The game itself is saved.
    }
  }

  #stopWaiting(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  /** The writer, if the game is saved and no other board on the page has its key. */
  #own(warns: boolean): GameWriter | undefined {
    const { host } = this.#play;
    const wanted = host.saveKey();
    const key = wanted && host.reserveKey(wanted) ? wanted : undefined;
    if (key !== this.#writer?.key) {
      this.#asks = false;
      // While nothing is saved, the writer still knows what it has written.
      if (key) this.#writer = new GameWriter(() => host.storage(), key);
      if (key && this.#isElsewhere) this.#other.replace(() => this.#writer!.read(host.game));
    }
    if (warns && wanted && !key && !this.#isElsewhere) {
      host.warn(
        'this game isn’t saved, because another board on the page has the same key; set storage-key',
      );
      this.#play.messages.sayWhenLoaded('notSavedHere');
    }
    if (warns) this.#isElsewhere = wanted !== undefined && !key;
    return key ? this.#writer : undefined;
  }

  /** Does something with storage, and reports each kind of failure once. */
  #try(run: () => void): void {
    try {
      run();
    } catch (error) {
      const isFull = /quota|RangeError/i.test(String((error as Error | null)?.name));
      const why = isFull ? ', because there is no room' : '';
      this.#tell(
        isFull ? 'storage-full' : 'storage-unavailable',
        `could not be saved${why}: ${String(error)}; it goes on in memory, and the next move tries again`,
      );
    }
  }

  #tellDamage({ parsed }: StoredGame): void {
    if (parsed?.ok) return;
    const why = parsed
      ? `${parsed.error.message} (at character ${parsed.error.at + 1})`
      : 'it is not complete, or something else has changed it';
    const { damagedKey } = this.#writer!;
    this.#tell(
      'damaged-save',
      `can’t be read: ${why}; it was moved to “${damagedKey}”, and a new game was dealt`,
      ['damagedSave', this.#offerCopy()],
    );
  }

  /** @returns whether the player can restore the game as it was when it was last left */
  #offerCopy(): boolean {
    const { session } = this.#play;
    let copy: string | undefined;
    this.#try(() => (copy = this.#writer?.readCopy(session.game)));
    if (copy === undefined || session.lastGame !== undefined) return false;
    session.lastGame = copy;
    return true;
  }

  /** Tells the page, and the player unless it makes no difference to them. */
  #tell(trouble: Trouble, what: string, message = MESSAGES[trouble]): void {
    if (trouble === this.#known) return;
    this.#known = trouble;
    const key = this.#writer?.key;
    this.#play.session.notify({
      code: trouble,
      message: `the saved game (“${key}” in localStorage) ${what}`,
    });
    if (!message || isSandboxed) return;
    this.#play.messages.sayWhenLoaded(...message);
  }
}
