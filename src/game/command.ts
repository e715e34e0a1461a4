import type { ListeningLabels } from '../words/index.js';

/** What a player can do while a line of moves is shown; its playback handles these. */
export type PlaybackCommand = 'toStart' | 'stepBack' | 'step' | 'toEnd' | 'takeOver' | 'backToGame';

/** What a listener can ask. */
export type ListeningCommand = keyof ListeningLabels;

/** The dialogs, each of which a command of its name opens. */
export const DIALOGS = [
  'howToPlay',
  'settings',
  'share',
  'statistics',
  'daily',
  'chooseDeal',
  'picture',
] as const;
export type DialogName = (typeof DIALOGS)[number];

/** What a player can do besides making a move. */
export type Command =
  | PlaybackCommand
  | ListeningCommand
  | DialogName
  | 'newGame'
  | 'restart'
  | 'bringBack'
  | 'undo'
  | 'redo'
  | 'hint'
  | 'guide'
  | 'leaveGuide'
  | 'play'
  | 'pause'
  | 'menu'
  | 'fullscreen'
  | 'leaveFullscreen'
  | 'shareResult'
  | 'solution'
  | 'replay'
  | 'finish'
  | 'continueSaved'
  | 'keepThis'
  | 'restoreResults'
  | 'why'
  | 'back';

/** Commands that go on with a game, help in it, or begin another: those that a disabled game refuses. */
const PLAYS: readonly Command[] = [
  'newGame',
  'chooseDeal',
  'restart',
  'bringBack',
  'undo',
  'redo',
  'hint',
  'guide',
  'solution',
  'play',
  'finish',
  'back',
  'takeOver',
  'continueSaved',
  'keepThis',
];

/** What a command does, and when. */
export interface CommandSpec {
  /** Its shortcut, while the board has the focus: a lower-case letter, or a mark such as `?`. */
  readonly key?: string;
  /** Whether it is shown at all in this game; by default it is. */
  readonly offered?: () => boolean;
  /** Whether it can be used now; by default it can. */
  readonly enabled?: () => boolean;
  readonly run: () => void;
}

/** Some commands, by their names. */
export type CommandTable = Readonly<Partial<Record<Command, CommandSpec>>>;

/** The commands of one game: the toolbar, the menu, the keys and the status bar find them here. */
export class Commands {
  readonly #specs = new Map<Command, CommandSpec>();
  /** Whether the page has disabled the game: then its player can't go on with it. */
  disabled = false;
  readonly #isReplayed: () => boolean;

  /** @param isReplayed whether a line of moves is shown, which can be played all the same */
  constructor(isReplayed: () => boolean = () => false) {
    this.#isReplayed = isReplayed;
  }

  add(table: CommandTable = {}): void {
    for (const [name, spec] of Object.entries(table)) this.#specs.set(name as Command, spec);
  }

  isOffered(name: Command): boolean {
    const spec = this.#specs.get(name);
    return spec !== undefined && (spec.offered?.() ?? true);
  }

  /** Whether a command is refused because the game is disabled. */
  isRefused(name: Command): boolean {
    return this.disabled && PLAYS.includes(name) && !(name === 'play' && this.#isReplayed());
  }

  isEnabled(name: Command): boolean {
    return !this.isRefused(name) && (this.#specs.get(name)?.enabled?.() ?? true);
  }

  run(name: Command): void {
    this.#specs.get(name)?.run();
  }

  /** The shortcuts, each with its command. */
  get keys(): readonly (readonly [key: string, name: Command])[] {
    return [...this.#specs].flatMap(([name, { key }]) => (key ? [[key, name] as const] : []));
  }

  /** The command whose shortcut is this key. */
  ofKey(key: string): Command | undefined {
    return this.keys.find(([one]) => one === key)?.[1];
  }
}
