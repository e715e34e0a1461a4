import { LazyModule } from '../game/index.js';
import type { Transition } from '../session/index.js';
import type { BoardPlay } from './board-play.js';
import { travelTime } from './cards/motion.js';
import type { BoardView } from './view.js';

/** Loaded when a player wants to hear something. */
const sound = new LazyModule('sound', () => import('./cards/sound.js'));
type SoundPart = typeof import('./cards/sound.js');

/** Lets be heard what happens on a board. */
export class Sounds {
  /** What was asked for last: while the module is loaded, something else may have happened. */
  #last: object | undefined;
  /** Whether the player has been told that there are none: what is done next is told as ever. */
  #failed = false;
  readonly #play: BoardPlay;
  readonly #board: BoardView;

  constructor(play: BoardPlay, board: BoardView) {
    this.#play = play;
    this.#board = board;
  }

  /** Something is done with a pile that is no move, if its player wants to hear that. */
  tell(voice: 'lift' | 'put-down' | 'refuse', pile: number): void {
    const { look, piles, chosen } = this.#board;
    const facts = piles[pile];
    if (!look.sound || !facts) return;
    this.#hear(({ heardAt }) => [{ voice, place: heardAt(facts, chosen?.arrangement), at: 0 }]);
  }

  /** Something else happens that is seen and not heard. */
  pass(): void {
    this.#last = undefined;
  }

  transition(transition: Transition, won: boolean): void {
    const { rules } = this.#play.shown;
    this.#hear(({ soundsOf }) =>
      soundsOf(transition, won, {
        arrangement: this.#board.chosen?.arrangement,
        travel: travelTime(this.#board.look.speed),
        facts: (state) => rules.table(state).piles,
      }),
    );
  }

  #hear(soundsOf: (part: SoundPart) => ReturnType<SoundPart['soundsOf']>): void {
    this.#last = soundsOf;
    void this.#play.load(sound, !this.#failed).then((part) => {
      this.#failed = !part;
      if (part && this.#last === soundsOf) part.playSounds(soundsOf(part));
    });
  }
}
