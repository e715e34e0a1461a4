import { besideGame } from '../../../keeping/storage-keys.js';
import { readGame } from '../../../keeping/stored-game.js';
import { checksum, type Rules, type SavedGame } from '../../../rules/engine.js';
import type { By, Cause } from '../../../session/index.js';
import { timesForgotten } from '../../../settings/player.js';
import type { CommandTable } from '../../command.js';
import { isDay } from '../../deal-request.js';
import type { Feature } from '../../feature.js';
import type { Message } from '../../message.js';
import type { Play } from '../../play.js';
import { isDoneToday, isGoingOn } from './done.js';
import type { Found } from './found.js';
import { Saver } from './saver.js';

/** The game outlives the page: it is found before the first deal, and saved with each move. */
export class Saving implements Feature {
  readonly commands: CommandTable;
  #found: Found = {};
  #saver: Saver | undefined;
  /** How often everything had been forgotten when this was last looked at. */
  #forgotten = timesForgotten();
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
    this.commands = {
      continueSaved: { run: () => this.#saver?.choose(true) },
      keepThis: { run: () => this.#saver?.choose(false) },
    };
  }

  /** Whether a game that is not finished waits behind today’s, which is shown as it ended. */
  get hasOther(): boolean {
    const { done, game } = this.#found;
    const waits = game?.parsed?.ok && isGoingOn(game.parsed.value);
    return (
      done !== undefined && waits === true && this.#play.session.state === done.states[done.at]
    );
  }

  /** Of two games played in two tabs, the one that is not on the board has just been found. */
  get offersOther(): boolean {
    return this.#saver?.offersOther ?? false;
  }

  /** The saved game was continued in another tab; nothing is saved until the player has chosen. */
  get question(): Message | undefined {
    return this.#saver?.asks ? ['savedElsewhere'] : undefined;
  }

  resume(rules: Rules): SavedGame | undefined {
    this.#found = this.#find(rules);
    return this.#found.resumed ?? this.#found.done;
  }

  began(): void {
    this.#saver ??= new Saver(this.#play, this.#found);
  }

  committed(cause: Cause, by: By): void {
    // A listener may have played at once.
    this.began();
    this.#saver!.commit(by, cause !== 'deal' && (cause !== 'load' || by === 'player'));
  }

  seen(visible: boolean): void {
    this.#saver?.setVisible(visible);
  }

  set(): void {
    if (this.#forgotten === timesForgotten()) return;
    this.#forgotten = timesForgotten();
    // The game that could be brought back is forgotten with all others; the one on the board goes on.
    if (!this.#saver) return;
    this.#play.session.lastGame = undefined;
    this.#play.display.update();
  }

  /**
   * Looks for a saved game. It is resumed if it is on and the page still requests the same opening; and if
   * today’s deal is done, it is shown as it ended.
   */
  #find({ options }: Rules): Found {
    const { host, dealer } = this.#play;
    const key = host.saveKey();
    if (!key || !host.reserveKey(key)) return {};
    try {
      const game = readGame(host.storage(), key, host.game);
      if (!game) return { key, head: null };
      // A game that can't be read is not overwritten, but set aside.
      if (!game.parsed?.ok) return { key, game };
      const { value } = game.parsed;
      const { openingRequest: request, isChosen } = dealer;
      const hasRules = ({ rules }: SavedGame): boolean =>
        isChosen || JSON.stringify(rules.options) === JSON.stringify(options);
      const isOn =
        isGoingOn(value) &&
        (request === 'random' ||
          (isChosen && dealer.isOpen && isDay(request)) ||
          game.request === String(checksum(request)));
      const isShown = (one: SavedGame): boolean =>
        isDoneToday(one, dealer) && ['random', dealer.today].includes(request) && hasRules(one);
      const found = { key, game, head: game.head };
      // A game that was begun after the day’s has taken its place; the player can restore it.
      if (dealer.followsDays && value.opening.day !== dealer.today) {
        const kept = readGame(host.storage(), besideGame(key, 'dayGame'), host.game)?.parsed;
        if (kept?.ok && isShown(kept.value)) return { ...found, done: kept.value };
      }
      const isResumed = (isOn && hasRules(value)) || isShown(value);
      return { ...found, resumed: isResumed ? value : undefined };
    } catch {
      // The page is told when the first move can't be saved either.
      return { key };
    }
  }
}
