/** The events of a game, checked as they come, and the history that follows from them. */

const NAMES = [
  'deal',
  'load',
  'before-deal',
  'before-move',
  'before-undo',
  'before-hint',
  'move',
  'undo',
  'redo',
  'win',
  'loss',
  'stuck',
  'error',
  'change',
];

interface Game extends HTMLElement {
  readonly moveCount: number;
  readonly status: string;
}

/** What may come after an event, apart from what is asked, which is told at once and not in its turn. */
const NEXT: Readonly<Record<string, readonly string[]>> = {
  deal: ['change'],
  load: ['change'],
  move: ['win', 'loss', 'change'],
  undo: ['change'],
  redo: ['win', 'loss', 'change'],
  win: ['change'],
  loss: ['change'],
};
const FIRST = ['deal', 'load', 'move', 'undo', 'redo', 'stuck', 'error'];

/** How often each event was dispatched, and each check was made. */
export const counts: Record<string, number> = {};

/** Listens to one element's events from its creation on. */
export class Order {
  readonly faults: string[] = [];
  /** The tokens of the history, also of what can be redone; undefined after a game was loaded. */
  tokens: string[] | undefined = [];
  at = 0;
  /** Why the last game was loaded. */
  loaded = '';
  /** Whether the game is saved: it was resumed, or something has happened since it began. */
  saved = false;
  #last = '';
  /** Moves that were asked for: commands inside a listener ask before the earlier ones are told. */
  readonly #asked: { readonly token: string; readonly number: number }[] = [];

  constructor(game: HTMLElement) {
    for (const name of NAMES) {
      game.addEventListener(`solitaire-${name}`, (event) => {
        if (event.composedPath()[0] === game) this.#take(name, event as CustomEvent, game as Game);
      });
    }
  }

  /** At the end of a step: the faults so far. */
  end(): string[] {
    if (NEXT[this.#last]) this.#fault(`nothing came after ${this.#last}`);
    return this.faults.splice(0);
  }

  #fault(text: string): void {
    this.faults.push(`events: ${text}`);
  }

  #take(name: string, { detail, bubbles, composed, cancelable }: CustomEvent, game: Game): void {
    counts[name] = (counts[name] ?? 0) + 1;
    if (!Object.isFrozen(detail)) this.#fault(`the detail of ${name} is not frozen`);
    if (!bubbles || !composed || cancelable !== name.startsWith('before-')) {
      this.#fault(`${name} bubbles or can be cancelled as it should not`);
    }
    try {
      structuredClone(detail);
    } catch {
      this.#fault(`the detail of ${name} can’t be cloned`);
    }
    if (name === 'before-move') {
      if (detail.number !== game.moveCount + 1) {
        this.#fault(`before-move has number ${detail.number} after ${game.moveCount} moves`);
      }
      this.#asked.push(detail);
    }
    if (name.startsWith('before-')) return;
    const allowed = NEXT[this.#last] ?? FIRST;
    if (!allowed.includes(name)) this.#fault(`${name} came after ${this.#last || 'nothing'}`);
    this.#last = name;
    this.#follow(name, detail);
  }

  /** Keeps the history. */
  #follow(name: string, detail: any): void {
    const { tokens } = this;
    if (['move', 'undo', 'redo'].includes(name)) this.saved = true;
    if (name === 'deal') {
      this.saved = false;
      this.tokens = [];
      this.at = 0;
    } else if (name === 'load') {
      this.tokens = undefined;
      this.loaded = detail.reason;
      this.saved = detail.reason === 'resume';
    } else if (name === 'move') {
      const asked = this.#asked.findIndex(
        ({ token, number }) => token === detail.token && number === detail.number,
      );
      if (asked < 0) this.#fault(`no before-move for ${detail.token}`);
      this.#asked.splice(0, asked + 1);
      if (!tokens) return;
      if (detail.number !== this.at + 1) this.#fault(`move ${detail.number} follows ${this.at}`);
      tokens.splice(this.at, Infinity, detail.token);
      this.at++;
    } else if ((name === 'undo' || name === 'redo') && tokens) {
      const [low, high] = [this.at, detail.moveCount].sort((a, b) => a - b);
      const walked = tokens.slice(low, high);
      if (name === 'undo') walked.reverse();
      if (name === 'undo' ? detail.moveCount >= this.at : detail.moveCount <= this.at) {
        this.#fault(`${name} went from ${this.at} to ${detail.moveCount} moves`);
      }
      if (walked.join() !== detail.tokens.join()) {
        this.#fault(`${name} names ${detail.tokens.join()}, not ${walked.join()}`);
      }
      this.at = detail.moveCount;
    } else if (name === 'change' && tokens && detail.moveCount !== this.at) {
      // A command inside a listener has committed already, and is told of later.
      if (detail.moveCount < 0) this.#fault(`change has ${detail.moveCount} moves`);
    }
  }
}
