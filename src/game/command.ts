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

/** Commands that go on with a game, or begin another. */
export const PLAYS: readonly Command[] = [
  'newGame',
  'chooseDeal',
  'restart',
  'bringBack',
  'undo',
  'redo',
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

  add(table: CommandTable = {}): void {
    for (const [name, spec] of Object.entries(table)) this.#specs.set(name as Command, spec);
  }

  isOffered(name: Command): boolean {
    const spec = this.#specs.get(name);
    return spec !== undefined && (spec.offered?.() ?? true);
  }

  isEnabled(name: Command): boolean {
    return this.#specs.get(name)?.enabled?.() ?? true;
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
