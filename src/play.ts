/** A game without a page, for programs that show it in their own way: in a terminal, on a canvas. */
import {
  type DealRequest,
  dealOf,
  type Display,
  type FeatureKind,
  features as allFeatures,
  Languages,
  numberOfDay,
  Play,
  poolOf,
  silentDisplay,
  timeOfDay,
} from './game/index.js';
import { cardOfMove } from './game/features/solver/questions.js';
import type { GameStorage } from './keeping/storage.js';
import { gameKey } from './keeping/storage-keys.js';
import {
  games,
  optionFault,
  type OptionFault,
  parseMove,
  resolveOptions,
  rulesOf,
} from './rules/index.js';
import type { GameRecord, Result } from './session/index.js';
import { settingFault, settingSpecs, takes } from './settings/specs.js';
import { ratedDeals } from './tags/rated/index.js';
import { winnableDeals } from './tags/winnable/index.js';
import { en, languages, type Refusal } from './words/index.js';

export {
  type Arrow,
  type Command,
  Commands,
  type CommandSpec,
  type CommandTable,
  type DealRequest,
  type DialogName,
  type Display,
  type Feature,
  type FeatureKind,
  features,
  type Happening,
  type Heard,
  type Message,
  nextCommands,
  Play,
  type Playback,
  type PlayHost,
  type Shown,
  type Surroundings,
} from './game/index.js';
export { Autoplay } from './game/features/autoplay/index.js';
export { Day } from './game/features/day/index.js';
export { Dialogs } from './game/features/dialogs/index.js';
export { Guide } from './game/features/guide/index.js';
export { Hint } from './game/features/hint/index.js';
export { History } from './game/features/history/index.js';
export { Languages } from './game/features/languages/index.js';
export { Listening } from './game/features/listening/index.js';
export { Replay } from './game/features/replay/index.js';
export { Saving } from './game/features/saving/index.js';
export { Solution } from './game/features/solution/index.js';
export { Solver } from './game/features/solver/index.js';
export { Sound } from './game/features/sound/index.js';
export { StatisticsFeed as Statistics } from './game/features/statistics/index.js';
export { Verdict } from './game/features/verdict/index.js';
export { Why } from './game/features/why/index.js';
export type { GameStorage } from './keeping/storage.js';
export type { By, Cause, GameRecord, RecordMap, Result, Transition } from './session/index.js';
export { setWorkerAddress } from './solver/worker/worker-address.js';
export type { Words } from './words/index.js';

/** What {@link createPlay} takes; only the game is required. */
export interface PlayOptions {
  /** The game’s id: `clock`, `grandfathers-clock` … */
  readonly game: string;
  /** As the attribute `deal`: by default `random`. */
  readonly deal?: DealRequest;
  /** The game’s options by the names of their attributes: `{ 'tableau-wrap': 'none' }`. */
  readonly options?: Readonly<Record<string, string | number | boolean | undefined>>;
  /** Whether random deals are ones that a solver has won. */
  readonly winnable?: boolean;
  /**
   * Settings by the names of their attributes: `{ speed: 'instant' }`. The object is read again whenever a
   * setting is needed; call `applySettings()` of the game after changing it.
   */
  readonly settings?: Readonly<Record<string, string | undefined>>;
  /** The code of a language: `en` or `de`. */
  readonly language?: string;
  /** Where the game and the statistics are kept, such as `localStorage`; without it, nothing is. */
  readonly storage?: GameStorage;
  /** Keeps the saves of two games of the same kind apart, as the attribute `storage-key`. */
  readonly storageKey?: string;
  /** What shows the game; what it leaves out shows nothing. */
  readonly display?: Partial<Display>;
  /** What takes part in the game: by default all `features`. */
  readonly features?: readonly FeatureKind[];
  /** Hears of every event; false cancels what a `before-…` event asks about. */
  notify?(record: GameRecord): unknown;
  /** Hears what is wrong with what the program has set; by default a warning in the console. */
  warn?(message: string): void;
  /** Hears what `notify` throws; by default an error in the console. */
  report?(error: unknown): void;
}

/** The members of {@link PlayOptions}; the compiler names a missing one. */
const MEMBERS: Readonly<Record<keyof PlayOptions, true>> = {
  game: true,
  deal: true,
  options: true,
  winnable: true,
  settings: true,
  language: true,
  storage: true,
  storageKey: true,
  display: true,
  features: true,
  notify: true,
  warn: true,
  report: true,
};

/** What a program can set: whether anything is kept, the storage alone says. */
const settings = new Map([...settingSpecs].filter(([name]) => name !== 'storage'));

const list = (names: Iterable<string>): string => [...names].join(', ');

/** @throws {TypeError} or {RangeError} which says what is wrong, and what would be right */
function check(given: PlayOptions): void {
  if (typeof given !== 'object' || given === null) {
    throw new TypeError(`createPlay takes an object such as { game: 'clock' }`);
  }
  for (const name of Object.keys(given)) {
    if (Object.hasOwn(MEMBERS, name)) continue;
    throw new TypeError(`createPlay takes no “${name}”; it takes ${list(Object.keys(MEMBERS))}`);
  }
  const faults: OptionFault[] = [];
  const rules = rulesOf(given.game, textsOf(given.options), (fault) => faults.push(fault));
  if (faults[0]) throw new RangeError(optionFault(faults[0]));
  for (const [name, value] of Object.entries(given.settings ?? {})) {
    const spec = settings.get(name);
    if (!spec) throw new RangeError(`there is no setting “${name}”; use ${list(settings.keys())}`);
    if (value !== undefined && !takes(spec, String(value))) {
      throw new RangeError(settingFault(spec, String(value)));
    }
  }
  const deal = dealOf(rules, given.deal, undefined, given.settings?.['day-zone']);
  if (!deal.ok) throw new RangeError(deal.message);
  const codes = ['en', ...Object.keys(languages)];
  const { language = 'en', storage, display = {}, features = allFeatures } = given;
  if (!Array.isArray(features) || !features.every((one) => typeof one === 'function')) {
    throw new TypeError('features is a list of classes, such as [...features, MyFeature]');
  }
  if (!codes.includes(language)) {
    throw new RangeError(`“${language}” is not a language of the kit; use ${list(codes)}`);
  }
  if (language !== 'en' && !features.includes(Languages)) {
    throw new RangeError(`language “${language}” needs Languages among the features`);
  }
  for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
    if (storage && typeof storage[name] !== 'function') {
      throw new TypeError(`storage has no method ${name}; pass an object such as localStorage`);
    }
  }
  for (const [name, usual] of Object.entries(silentDisplay)) {
    const own = display[name as keyof Display];
    if (own !== undefined && typeof own !== typeof usual) {
      throw new TypeError(`${name} of display is a ${typeof own}; make it a ${typeof usual}`);
    }
  }
}

const textsOf = (options: PlayOptions['options'] = {}): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(options).map(([name, value]) => [
      name,
      value === undefined ? value : String(value),
    ]),
  );

/** A display that shows nothing where this one has no member. Its members may change later. */
const completed = (display: Partial<Display>, report: (error: unknown) => void): Display =>
  new Proxy(silentDisplay, {
    get(silent, name) {
      const own: unknown = Reflect.get(display, name);
      const usual: unknown = Reflect.get(silent, name);
      if (typeof own !== 'function') return own ?? usual;
      return (...given: unknown[]): unknown => {
        try {
          return own.apply(display, given) as unknown;
        } catch (error) {
          // The game goes on, as it does when a listener throws.
          report(error);
          return (usual as (...given: unknown[]) => unknown)(...given);
        }
      };
    },
  });

/**
 * A game without a page. The first look at its `session`, `status` or `shown` deals it, or resumes the game
 * in the storage.
 * @returns it once all words of its language are loaded, so that nothing is said late
 * @throws {TypeError} or {RangeError} if something is wrong with what is given; the message says what would
 * be right
 */
export async function createPlay(given: PlayOptions): Promise<Play> {
  check(given);
  const { language = 'en', storage, storageKey, display = {}, features = allFeatures } = given;
  const game = games[given.game]!;
  const { options } = resolveOptions(game, textsOf(given.options));
  const warned = new Set<string>();
  const warn = (message: string): void => {
    if (warned.has(message)) return;
    warned.add(message);
    if (given.warn) given.warn(message);
    else console.warn(`${game.id}: ${message}`);
  };
  const report = (error: unknown): void =>
    given.report ? given.report(error) : console.error(error);
  const setting = (name: string): string => {
    if (name === 'storage') return storage ? 'auto' : 'none';
    const spec = settings.get(name)!;
    const value = given.settings?.[name] ?? spec.default;
    if (value === spec.default || takes(spec, value)) return value;
    warn(`${settingFault(spec, value)}; using “${spec.default}”`);
    return spec.default;
  };
  // Whatever can't be loaded is told here, and not by a game that has not begun.
  const words = language === 'en' ? en : (await languages[language]!()).words;
  await Promise.all([words.more(), en.more()]);
  const play = new Play(
    {
      game,
      winnableDeals: winnableDeals[game.id],
      ratedDeals: ratedDeals[game.id],
      words: en,
      options: () => options,
      deal: () => given.deal,
      winnable: () => given.winnable === true,
      setting,
      warn,
      notify: (record) => given.notify?.(record) !== false,
      report,
      now: () => performance.now(),
      storage: () => storage!,
      saveKey: () => storage && gameKey(game.id, storageKey),
      reserveKey: () => true,
    },
    completed(display, report),
    features,
  );
  await play.messages.loadMore();
  await play.feature(Languages)?.speak(language, Promise.resolve());
  play.surround({ connected: true, visible: true });
  return play;
}

/**
 * Plays a move of the player’s, given as its token. If it can’t be made, the player is told why; a token
 * that names no piles of the game is left to the program.
 */
export function tryMove(play: Play, token: string): Result {
  const result = play.play(token);
  if (result.ok) return result;
  const { rules, state } = play.session;
  const move = parseMove(rules, token);
  if (move.ok) {
    const { piles } = rules.table(state);
    const [from, to] = [piles[move.value.from]!, piles[move.value.to]!];
    const card = cardOfMove(piles, move.value);
    play.messages.refuse(result.error.code as Refusal, { card, from, to });
  }
  return result;
}

/**
 * The number of a day's deal, also of days to come.
 * @param id the game’s id
 * @param day a date such as `2026-11-25`
 * @param options the game’s options by the names of their attributes
 * @throws {RangeError} if one of them is not valid
 */
export function dealOfDay(id: string, day: string, options?: PlayOptions['options']): number {
  const rules = rulesOf(id, textsOf(options), (fault) => {
    throw new RangeError(optionFault(fault));
  });
  const time = timeOfDay(day);
  if (time === undefined) throw new RangeError(`${day} is not a date since 1970`);
  // Where the player has choices, a day’s deal can be won.
  return numberOfDay(rules, time, rules.noChoices ? undefined : poolOf(winnableDeals[id], rules));
}
