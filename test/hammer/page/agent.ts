/** Runs in the page: makes the steps that need no input, says what input the others need, and checks. */
import {
  failStorage,
  moves as pageMoves,
  pass,
  realFrames,
  rest,
  seedChance,
  setHidden,
  setWall,
  turn,
  withStorage,
} from './world.js';
import '../../../src/hourhand.js';
import '../../../src/tags/solitaire-settings.js';
import type { SolitaireElement } from '../../../src/element/solitaire-element.js';
import { frameGames } from '../../../src/embed/parameters.js';
import { playerSettings } from '../../../src/settings/index.js';
import { formatCard, games, rulesOf } from '../../../src/rules/index.js';
import { check, type Seen } from './checks.js';
import { counts, Order } from './order.js';
import { type Input, planOf, type Step } from './plan.js';

/** How an episode begins. */
export interface Opening {
  readonly game: string;
  readonly seed: number;
  readonly steps: readonly Step[];
  /** The next step, after the page was loaded again. */
  readonly from: number;
  /** What the page knew before that. */
  readonly carried?: Carried;
}

export interface Carried {
  readonly attributes: Readonly<Record<string, string>>;
  /** The game as it was saved last, if it must be resumed or nothing of it. */
  readonly text: string;
}

/** What the browser is to do next. */
export interface Turn {
  readonly at: number;
  readonly inputs?: readonly Input[];
  readonly reload?: Carried;
  readonly faults?: readonly string[];
  readonly done?: boolean;
  /** At the end of a page: what happened how often. */
  readonly counts?: Readonly<Record<string, number>>;
}

/** The message of errors that listeners of the steps throw. */
const THROWN = 'thrown by a listener';

const GARBAGE = [
  '',
  ' ',
  'nonsense',
  '-1',
  '0',
  '1e9',
  '4294967296',
  '99999999999999999999',
  'NaN',
  'null',
  '__proto__',
  'constructor',
  '<b>',
  '💥',
  '[]',
  '{}',
  'AC AC',
  'AC',
  'h1-h2',
  'hourhand1~~~~~',
];

const errors: string[] = [];
window.addEventListener('error', ({ message }) => {
  if (!message.includes(THROWN)) errors.push(`error: ${message}`);
});
window.addEventListener('unhandledrejection', ({ reason }) => {
  errors.push(`rejection: ${String(reason?.stack ?? reason)}`);
});
console.error = (...parts: unknown[]) => void errors.push(`console.error: ${parts.join(' ')}`);
console.warn = (...parts: unknown[]) => {
  const text = parts.join(' ');
  // To the page's author, about an attribute.
  if (!/^<[\w-]+>: /.test(text)) errors.push(`console.warn: ${text}`);
};

/** Milliseconds after a step: mostly less than between the taps of a double tap. */
const PAUSES = [0, 16, 60, 300, 500, 1300];

const pick = <T>(list: readonly T[], share: number): T =>
  list[Math.min(list.length - 1, Math.floor(share * list.length))]!;

class Agent {
  #steps: readonly Step[] = [];
  #opening!: Opening;
  #game!: SolitaireElement;
  #order!: Order;
  #stage = document.createElement('main');
  #settings = document.createElement('solitaire-settings');
  #pressed = false;
  /** Whether cards may be on their way since an earlier step. */
  #restless = false;
  #seen: Seen | undefined;
  #focused = false;
  /** Marks over the table before the step, which a change of the table removes. */
  #marks: Element[] = [];
  #storageHealthy = true;

  /** Begins an episode, or goes on with it on a page that was loaded again. */
  async start(opening: Opening): Promise<void> {
    this.#opening = opening;
    this.#steps = opening.steps;
    const { game, seed, carried } = opening;
    seedChance(seed + opening.from);
    // Transparent, so that no pixels are painted: the checks read none, and painting takes a quarter of the
    // time. What is transparent is laid out, and hit by the pointer, as ever.
    this.#stage.style.cssText = 'display: block; width: 880px; opacity: 0';
    document.body.style.margin = '8px';
    document.body.append(this.#settings, this.#stage);
    const attributes = carried?.attributes ?? this.#attributes();
    this.#make(attributes, this.#stage);
    await this.#drawn();
    if (carried) this.#checkResumed(carried.text, game);
  }

  /** Makes steps until the browser's input is needed, or something is wrong. */
  async go(from: number, finishes: boolean): Promise<Turn> {
    for (let at = from; ; at++) {
      if (at >= this.#steps.length) return { at, done: true, counts };
      const step = this.#steps[at]!;
      if (!(finishes && at === from)) {
        this.#before();
        if (step.kind === 'reload') return { at, reload: this.#carry(), counts };
        const inputs = this.#plan(step);
        if (inputs.length > 0) return { at, inputs };
        try {
          await this.#act(step);
        } catch (error) {
          return { at, faults: [`it threw: ${String((error as Error)?.stack ?? error)}`] };
        }
      }
      await turn();
      await pass(pick(PAUSES, step.c));
      if (step.kind === 'settle' || step.kind === 'resize') {
        if (step.kind === 'resize') await realFrames(2);
        await rest();
      }
      const faults = this.#check(step);
      if (faults.length > 0) return { at, faults };
    }
  }

  // Before and after a step ---------------------------------------------------------------------

  #before(): void {
    const { activeElement } = document;
    this.#focused = activeElement === this.#game && this.#root?.activeElement !== null;
    this.#marks = [...(this.#root?.querySelectorAll('.hint, .ways, .peek') ?? [])];
  }

  #check(step: Step): string[] {
    const fast = this.#speed === 'instant';
    const moving = pageMoves();
    if (!fast) this.#restless = true;
    if (!moving) this.#restless = false;
    const still = !this.#restless;
    const before = this.#seen;
    const scenery = { game: this.#game, order: this.#order, pressed: this.#pressed, still };
    const seen = check(scenery);
    this.#seen = seen;
    const faults = [...errors.splice(0), ...seen.faults];
    // After a reload nothing has been seen before, and the guide may have shown a move of this table.
    const changed = before !== undefined && before.text.split('~')[4] !== seen.text.split('~')[4];
    const root = this.#root;
    for (const mark of changed ? this.#marks : []) {
      if (root?.contains(mark)) faults.push(`stray: ${mark.getAttribute('class')} of an old table`);
    }
    if (this.#focused && KEEPS_FOCUS.has(step.kind) && this.#shown) {
      counts['focus'] = (counts['focus'] ?? 0) + 1;
      if (document.activeElement !== this.#game) faults.push('focus: it was lost');
    }
    return faults;
  }

  get #root(): ShadowRoot | null {
    return this.#game.shadowRoot;
  }

  get #shown(): boolean {
    return this.#game.isConnected && this.#game.getClientRects().length > 0;
  }

  get #speed(): string {
    const own = this.#game.getAttribute('speed');
    return playerSettings()['speed'] ?? own ?? this.#settings.getAttribute('speed') ?? 'normal';
  }

  #carry(): Carried {
    const attributes = Object.fromEntries(
      [...this.#game.attributes].map(({ name, value }) => [name, value]),
    );
    const asks = this.#root?.querySelector('[part~=continueSaved]');
    const isSaved = this.#storageHealthy && this.#order.saved && !asks;
    const text = isSaved ? (this.#seen?.text ?? '') : '';
    return { attributes, text };
  }

  /** If a game was resumed, it is the one that was left. */
  #checkResumed(text: string, game: string): void {
    if (this.#order.loaded !== 'resume') return;
    const now = this.#game.save().split('~');
    const then = text.split('~');
    if (text && now.slice(0, 6).join('~') !== then.slice(0, 6).join('~')) {
      errors.push(`resumed: ${game}: ${now.join('~')}, not ${text}`);
    }
  }

  /** What an episode begins with: another seed, another look. */
  #attributes(): Record<string, string> {
    const { game, seed } = this.#opening;
    const speeds = ['instant', 'instant', 'fast', 'instant', 'normal', 'instant'];
    const attributes: Record<string, string> = {
      deal: String(1 + (seed % 997)),
      speed: pick(speeds, (seed % 6) / 6),
    };
    for (const { name, values } of games[game]!.options) {
      if (seed % 2 === 1) attributes[name] = pick(values, (seed % 101) / 101);
    }
    return attributes;
  }

  #make(attributes: Readonly<Record<string, string>>, into: HTMLElement): void {
    const { tag } = frameGames[this.#opening.game]!;
    const game = document.createElement(tag) as SolitaireElement;
    this.#order = new Order(game);
    for (const [name, value] of Object.entries(attributes)) game.setAttribute(name, value);
    if (this.#opening.seed % 5 === 4) {
      game.faceRenderer = (card) => {
        const face = document.createElement('span');
        face.dataset['own'] = card ?? 'back';
        face.textContent = card;
        return face;
      };
    }
    this.#game = game;
    this.#restless = true;
    into.append(game);
  }

  #plan(step: Step): readonly Input[] {
    const root = this.#root;
    if (!root || !this.#shown || !this.#seen?.saved) return [];
    if (step.kind === 'key' && !this.#focused && step.b < 0.7) this.#game.focus();
    const { rules, states, at } = this.#seen.saved;
    const moves = rules.moves(states[at]!);
    const { piles } = this.#seen;
    const inputs = planOf(step, { root, piles, moves, pressed: this.#pressed });
    for (const input of inputs) {
      if ('mouse' in input && input.button === 'left') this.#pressed = input.buttons === 1;
    }
    return inputs;
  }

  /** A new element waits for its turn, and for its size. */
  async #drawn(): Promise<void> {
    for (let i = 0; i < 50 && !this.#game.hasUpdated; i++) await pass(20);
    await realFrames(2);
    await rest();
  }

  // Steps without input -------------------------------------------------------------------------

  async #act({ kind, a, b, c }: Step): Promise<void> {
    const game = this.#game;
    switch (kind) {
      case 'play': {
        const { moves } = game;
        const move = moves.length > 0 ? pick(moves, a) : undefined;
        if (move && b > 0.1) game.play(c < 0.5 ? move : move.token);
        else if (b < 0.3) game.play(pick(GARBAGE, c));
        else if (b < 0.6) for (let i = 0; i < 12; i++) game.undo();
        else void game.newGame(1 + Math.floor(c * 400));
        return;
      }
      case 'undo':
        return void game.undo();
      case 'redo':
        return void game.redo();
      case 'method':
        return this.#method(a, b);
      case 'deal':
        if (a < 0.3) return void game.restart();
        return void game.newGame(this.#dealValue(b));
      case 'text':
        return this.#text(a, b);
      case 'listen':
        return this.#listen(a, b);
      case 'attribute':
        return this.#attribute(a, b, c);
      case 'dealAttribute':
        return game.setAttribute('deal', this.#dealValue(b));
      case 'shared':
        return this.#settings.setAttribute(
          pick(['toolbar', 'layout', 'hand', 'faces', 'keys', 'verbosity'], a),
          pick(['full', 'none', 'rows', 'dial', 'left', 'large', 'off', 'brief', ''], b),
        );
      case 'visibility':
        return setHidden(a < 0.5);
      case 'blur':
        return void window.dispatchEvent(
          new Event(pick(['blur', 'focus', 'pagehide', 'pageshow', 'scroll'], a)),
        );
      case 'time':
        return pass(pick([200, 1000, 3000, 4900], a));
      case 'jump':
        if (a < 0.5) return pass(pick([60_000, 3_600_000, 86_400_000], b));
        return setWall(pick([-86_400_000, 86_400_000, -3_600_000, 366 * 86_400_000], b));
      case 'storage':
        return this.#storage(a, b);
      case 'otherTab':
        return this.#otherTab(a);
    }
    await this.#life(kind, a);
  }

  #method(a: number, b: number): void {
    const game = this.#game;
    if (a < 0.12) void game.hint();
    else if (a < 0.24) void game.explain();
    else if (a < 0.5) game.focus();
    else if (a < 0.75) {
      for (let i = 0; i < 1 + b * 20; i++) game.undo();
    } else {
      for (let i = 0; i < 1 + b * 20; i++) game.redo();
    }
  }

  #dealValue(share: number): string {
    const { game } = this.#opening;
    if (share < 0.5) return String(1 + Math.floor(share * 400));
    if (share < 0.6) return 'random';
    if (share < 0.7) return 'daily';
    if (share < 0.8) return pick(GARBAGE, (share - 0.7) * 10);
    const { pack } = rulesOf(game);
    const cut = Math.floor(share * pack.length);
    return [...pack.slice(cut), ...pack.slice(0, cut)].map(formatCard).join(' ');
  }

  /** Saves and loads: the same, an older state of it, or nonsense. */
  #text(a: number, b: number): void {
    const game = this.#game;
    const text = game.save();
    const at = Math.floor(b * text.length);
    if (a < 0.3) game.load(text);
    else if (a < 0.5) {
      game.undo();
      game.load(text);
    } else if (a < 0.6) game.load(text.slice(0, at));
    else if (a < 0.7) game.load(text.slice(0, at) + text.slice(at + 1));
    else if (a < 0.8) game.load(text.replace(/~\d+~(\d+)~(\w*)~\.$/, '~0~$1~$2~.'));
    else if (a < 0.9) game.load(pick(GARBAGE, b));
    else game.load(pick<unknown>([null, undefined, 7, {}, [], Symbol.iterator], b) as string);
  }

  /** The next event of a kind is answered with a command, a cancellation or an error. */
  #listen(a: number, b: number): void {
    const game = this.#game;
    const names = ['before-move', 'move', 'change', 'undo', 'redo', 'deal', 'load', 'win', 'loss'];
    const name = `solitaire-${pick(names, a)}`;
    const answers: ((event: Event) => void)[] = [
      (event) => event.preventDefault(),
      () => {
        throw new Error(THROWN);
      },
      () => void game.undo(),
      () => void game.redo(),
      () => void game.restart(),
      () => void game.newGame(3),
      () => void game.load(game.save()),
      () => void (game.moves[0] && game.play(game.moves[0])),
      () => game.focus(),
      () => game.remove(),
      () => game.setAttribute('layout', 'rows'),
      () => void game.hint(),
    ];
    game.addEventListener(name, pick(answers, b), { once: true });
  }

  #attribute(a: number, b: number, c: number): void {
    const { attributes } = frameGames[this.#opening.game]!;
    const options = games[this.#opening.game]!.options.map(({ name }) => name);
    // With these the tag shows a game that is not the player's, or its player can't go on.
    const others = ['replay', 'position', 'arrows', 'disabled'];
    const kept = ['deal', 'rules', 'speed', ...others, ...(c < 0.9 ? options : [])];
    const names = Object.keys(attributes).filter((name) => !kept.includes(name));
    const name = pick(c > 0.95 ? [...names, 'speed'] : names, a);
    const takes = attributes[name]!;
    // The solver is busy with each position then.
    const seldom = name === 'verdict' && c < 0.9;
    if (b < 0.3 || seldom) this.#game.removeAttribute(name);
    else if (b < 0.4) this.#game.setAttribute(name, pick(GARBAGE, c));
    else if (takes === 'boolean') this.#game.toggleAttribute(name, c < 0.5);
    else if (takes === 'text') this.#game.setAttribute(name, `text ${Math.floor(c * 3)}`);
    else this.#game.setAttribute(name, pick(takes, c));
    if (name === 'speed') this.#restless = true;
    // What was played without storage is saved with the next move. Another game may have the key: then the
    // board asks before it overwrites it.
    if (name === 'storage' || name === 'storage-key') this.#order.saved = false;
  }

  #storage(a: number, b: number): void {
    if (a < 0.6) {
      const how = pick(['', '', 'full', 'denied'] as const, b);
      failStorage(how);
      if (how) this.#storageHealthy = false;
      return;
    }
    this.#storageHealthy = false;
    withStorage(() => {
      if (a < 0.7) return localStorage.clear();
      const key = localStorage.key(Math.floor(b * localStorage.length));
      if (key === null) return;
      const value = localStorage.getItem(key)!;
      if (a < 0.8) localStorage.removeItem(key);
      else if (a < 0.9) localStorage.setItem(key, value.slice(0, Math.floor(b * value.length)));
      else localStorage.setItem(key, pick(GARBAGE, b));
    });
  }

  /** Another tab has changed an entry. */
  #otherTab(a: number): void {
    this.#storageHealthy = false;
    withStorage(() => {
      const key = localStorage.key(Math.floor(a * localStorage.length));
      const newValue = key === null ? null : localStorage.getItem(key);
      const { href: url } = location;
      const storageArea = localStorage;
      window.dispatchEvent(new StorageEvent('storage', { key, newValue, url, storageArea }));
    });
  }

  async #life(kind: string, a: number): Promise<void> {
    const game = this.#game;
    switch (kind) {
      case 'remove':
        this.#pressed = false;
        return game.remove();
      case 'insert':
        if (game.isConnected && !game.hidden) return;
        game.hidden = false;
        if (!game.isConnected) this.#stage.append(game);
        await realFrames(2);
        return pass(20);
      case 'moveBefore': {
        const into = game.parentElement === this.#settings ? this.#stage : this.#settings;
        const { moveBefore } = into as { moveBefore?: (node: Node, child: Node | null) => void };
        if (a < 0.6 && moveBefore && game.isConnected) moveBefore.call(into, game, null);
        else into.append(game);
        return;
      }
      case 'fresh': {
        const { attributes, text } = this.#carry();
        const left = this.#seen?.text ?? '';
        game.remove();
        this.#make(attributes, this.#stage);
        await this.#drawn();
        this.#checkResumed(text, this.#opening.game);
        if (a < 0.5) this.#game.load(left);
        return;
      }
      case 'resize': {
        const widths = [200, 240, 320, 360, 480, 640, 760, 880];
        this.#stage.style.width = `${pick(widths, a)}px`;
        return;
      }
      case 'hide':
        game.hidden = true;
        return;
    }
  }
}

/** Steps that leave the focus in the game, if it is there. */
const KEEPS_FOCUS = new Set([
  'play',
  'undo',
  'redo',
  'method',
  'text',
  'deal',
  'key',
  'time',
  'jump',
  'visibility',
  'moveBefore',
  'resize',
  'settle',
  'storage',
  'otherTab',
  'dealAttribute',
  'blur',
]);

Object.assign(window, { hammer: new Agent() });
