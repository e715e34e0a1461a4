import { readGame } from '../../../keeping/stored-game.js';
import { checksum, type Rules, type SavedGame } from '../../../rules/engine.js';
import type { By, Cause } from '../../../session/index.js';
import type { CommandTable } from '../../command.js';
import { isDay } from '../../deal-request.js';
import type { Feature } from '../../feature.js';
import type { Message } from '../../message.js';
import type { Play } from '../../play.js';
import type { Found } from './found.js';
import { Saver } from './saver.js';

/** The game outlives the page: it is found before the first deal, and saved with each move. */
export class Saving implements Feature {
  readonly commands: CommandTable;
  #found: Found = {};
  #saver: Saver | undefined;
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
    this.commands = {
      continueSaved: { run: () => this.#saver?.choose(true) },
      keepThis: { run: () => this.#saver?.choose(false) },
    };
  }

  /** The saved game went on elsewhere; nothing is saved until the player has chosen. */
  get question(): Message | undefined {
    return this.#saver?.asks ? ['savedElsewhere'] : undefined;
  }

  resume(rules: Rules): SavedGame | undefined {
    this.#found = this.#find(rules);
    return this.#found.resumed;
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
      const { status } = value.rules.outcome(value.states[value.at]!);
      const isOpen = request === 'random';
      const isWanted =
        (status === 'playing'
          ? isOpen || (isChosen && isDay(request)) || game.request === String(checksum(request))
          : // Where there is nothing to decide, a deal that was lost is done, too.
            (status === 'won' || value.rules.noChoices) &&
            dealer.followsDays &&
            value.opening.day === dealer.today &&
            (isOpen || request === dealer.today)) &&
        (isChosen || JSON.stringify(value.rules.options) === JSON.stringify(options));
      return { key, game, head: game.head, resumed: isWanted ? value : undefined };
    } catch {
      // The page is told when the first move can't be saved either.
      return { key };
    }
  }
}
