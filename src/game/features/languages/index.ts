import { en, type Language, languages } from '../../../words/index.js';
import { LazyModule } from '../../lazy-module.js';
import type { Play } from '../../play.js';

/** The languages besides English, by their codes. */
const others = new Map<string, LazyModule<Language>>(
  Object.entries(languages).map(([code, load]) => [code, new LazyModule(`language ${code}`, load)]),
);

/** The language in which a game speaks. */
export class Languages {
  #language = 'en';
  #waits = false;
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
  }

  /** Whether what the words say should not be shown, because those of another language are coming. */
  get waits(): boolean {
    return this.#waits;
  }

  /**
   * Changes the language as soon as all its words are there; if they don't come, the game keeps those
   * that it has, and the player is told.
   * @param code of a language that the kit speaks
   * @param drawn resolves when the game has been drawn: only then a failure is told
   */
  async speak(code: string, drawn: Promise<unknown>): Promise<void> {
    if (code === this.#language) return;
    const play = this.#play;
    this.#language = code;
    this.#waits = !play.begun;
    const other = others.get(code);
    await other?.get().catch(() => drawn);
    const words = other ? (await play.load(other, false))?.words : en;
    const more = words && new LazyModule('words', () => words.more());
    const isComplete = more && (await play.load(more, false));
    // Another language may have been requested meanwhile.
    if (code === this.#language) {
      this.#waits = false;
      if (isComplete) play.messages.setWords(words, more);
      else if (await play.messages.loadMore()) play.messages.say('noLanguage');
    }
    play.display.update();
  }
}
