/** A player who hears nothing but the screen reader: what the players by ear need, from what is spoken. */
import { languages } from '../ear/languages.mjs';

/** The keys of the hours, as X names them. */
const HOURS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', 'minus', 'equal'];
/** What Orca says after the name of a pile. */
const BUTTON = / (push button|grayed|clickable)\b.*$/;

export class SpokenListener {
  /** The name of the pile that was spoken last. */
  #focus = '';
  /** What the game said last. */
  #said = '';

  /**
   * @param {import('./desk.mjs').Desk} desk
   * @param {string} lang
   * @param {readonly string[]} said when the board was come to
   */
  constructor(desk, lang, said) {
    this.desk = desk;
    this.#hear(said);
    this.language = /** @type {import('../ear/languages.mjs').Language} */ (languages[lang]);
  }

  /** @param {string[]} keys */
  async #press(...keys) {
    return this.#hear((await this.desk.press(...keys)).said);
  }

  /** @param {readonly string[]} said */
  #hear(said) {
    const names = said.filter((text) => BUTTON.test(text) || /^[^.]+: [^.]*$/.test(text));
    const others = said.filter((text) => !names.includes(text));
    const name = names.at(-1)?.replace(BUTTON, '');
    if (name) this.#focus = name;
    if (others.length > 0) this.#said = others.join(' ');
    return { name, others };
  }

  /** Every pile has a key of its own, or is told by its number from the last column. */
  async explore() {
    return [];
  }

  async now() {
    return { focus: this.#focus, said: this.#said };
  }

  /** @param {string} goal the place of a pile */
  async goTo(goal) {
    const { language } = this;
    if (this.#focus.startsWith(`${goal}:`)) return;
    const hour = HOURS.findIndex((_, i) => language.hour(i + 1) === goal);
    if (hour >= 0) await this.#press(HOURS[hour] ?? '');
    else if (goal === language.centre) await this.#press('c');
    else if (goal === language.stock || goal === language.waste) await this.#press('s');
    else {
      const column = [1, 2, 3, 4, 5, 6, 7, 8].find((number) => language.column(number) === goal);
      if (!column) throw new Error(`no key leads to ${goal}`);
      await this.#press('End');
      // After Page Up and Page Down, Orca reads the whole row.
      // In a wide window the dial lies between the columns: then the way leads over it.
      for (let i = 0; i < 16 && !this.#focus.startsWith(`${goal}:`); i++) await this.#press('Left');
    }
    // From the stock S goes on to the waste.
    if (!this.#focus.startsWith(`${goal}:`) && goal === language.waste) await this.#press('s');
    if (!this.#focus.startsWith(`${goal}:`)) {
      throw new Error(`on the way to ${goal} was heard: ${this.#focus}`);
    }
  }

  /** @param {string} key as a browser names it @param {string} what */
  async ask(key, what) {
    const { others } = await this.#press(key === 'Enter' ? 'Return' : key);
    if (others.length === 0) throw new Error(`not heard: ${what}`);
    return others.join(' ');
  }

  /**
   * @param {string} what
   * @param {(moment: { focus: string, said: string }) => boolean} is
   */
  async until(what, is) {
    const moment = await this.now();
    // That a card is picked up is spoken, and the name of its pile, which changes, is not spoken again.
    if (!is(moment) && !this.language.lifted.test(moment.said)) {
      throw new Error(`not heard: ${what}; but: ${moment.focus}; ${moment.said}`);
    }
    return moment;
  }
}
