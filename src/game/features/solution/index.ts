import type { OpeningDeal, Options } from '../../../rules/engine.js';
import type { CommandTable } from '../../command.js';
import type { Feature, Happening } from '../../feature.js';
import type { Play } from '../../play.js';
import { decides, Solver } from '../solver/index.js';

/** How the game can be won from here, shown move by move. */
export class Solution implements Feature {
  readonly commands: CommandTable;
  /** The day's deal for which the player has been asked. */
  #asked: OpeningDeal | undefined;

  /** The days' deals whose solution has been shown on this board, whether results are stored or not. */
  readonly #shown = new Set<string>();
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
    this.commands = {
      solution: {
        offered: () => decides(play.session),
        enabled: () => play.status === 'playing' && !play.playback,
        run: () => {
          if (this.#asks(play)) return play.messages.sayWhenLoaded('solutionAsks');
          void play.feature(Solver)?.ask((advice) => advice.showSolution(play, advice.questions));
        },
      },
    };
  }

  /** A day’s deal that has been shown is known, however often it is dealt again. */
  happened(happening: Happening): void {
    const { session } = this.#play;
    const { opening, rules } = session.history;
    const keyOf = (options: Options, day: string): string => JSON.stringify([options, day]);
    if (happening.type === 'solution' && opening.day)
      this.#shown.add(keyOf(rules.options, opening.day));
    if (happening.type !== 'deal' && happening.type !== 'load') return;
    const { options, day } = happening.detail;
    if (day && day === opening.day && this.#shown.has(keyOf(options, day)))
      session.note({ solutionShown: true });
  }

  /** Whether the player has to be asked, once: a day's deal that has been shown no longer counts. */
  #asks({ session }: Play): boolean {
    const { opening, notes } = session.saved;
    if (!opening.day || notes.solutionShown || opening === this.#asked) return false;
    this.#asked = opening;
    return true;
  }
}
