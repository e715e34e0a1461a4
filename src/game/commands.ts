import type { ListeningLabels } from '../words/index.js';
import type { GameController } from './controller.js';

/** What a player can do while a line of moves is shown; its playback handles these. */
export type PlaybackCommand = 'toStart' | 'stepBack' | 'step' | 'toEnd' | 'takeOver' | 'backToGame';

/** What a listener can ask; see listening.ts. */
export type ListeningCommand = keyof ListeningLabels;

/** What a player can do besides making a move. */
export type Command =
  | PlaybackCommand
  | ListeningCommand
  | 'newGame'
  | 'restart'
  | 'bringBack'
  | 'undo'
  | 'redo'
  | 'hint'
  | 'play'
  | 'pause'
  | 'menu'
  | 'howToPlay'
  | 'settings'
  | 'share'
  | 'statistics'
  | 'daily'
  | 'shareResult'
  | 'solution'
  | 'replay'
  | 'finish'
  | 'continueSaved'
  | 'keepThis'
  | 'restoreResults'
  | 'why'
  | 'back';

/** The commands that open the dialog of the same name. */
export type DialogName = Extract<
  Command,
  'howToPlay' | 'settings' | 'share' | 'statistics' | 'daily'
>;

interface CommandSpec {
  /** Its shortcut, a letter, while the board has the focus. */
  readonly key?: string;
  /** Whether it is shown at all in this game; by default it is. */
  readonly offered?: (game: GameController) => boolean;
  /** Whether it can be used now; by default it can. */
  readonly enabled?: (game: GameController) => boolean;
  readonly run: (game: GameController) => void;
}

const playing = ({ status, playback }: GameController): boolean =>
  status === 'playing' && !playback;

/**
 * All commands: the toolbar, the menu, the keys and the status bar are built from this table. The status
 * bar has its buttons in this order, so that none becomes another one.
 */
export const commands: Readonly<
  Record<Exclude<Command, PlaybackCommand | ListeningCommand>, CommandSpec> &
    Partial<Record<Command, CommandSpec>>
> = {
  continueSaved: { run: (game) => game.saver!.choose(true) },
  keepThis: { run: (game) => game.saver!.choose(false) },
  restoreResults: { run: ({ statistics }) => void statistics.loaded?.restore() },
  why: { run: (game) => void game.advise((advice) => advice.showWhy()) },
  back: { run: (game) => void game.advise((advice) => advice.backToLastChance()) },
  undo: {
    key: 'u',
    enabled: ({ session, playback }) => session.history.canUndo && !playback,
    run: (game) => {
      if (!game.session.undo('player').ok) game.refuse('nothing-to-undo');
    },
  },
  redo: {
    enabled: ({ session, playback }) => session.history.canRedo && !playback,
    run: (game) => {
      if (!game.session.redo('player').ok) game.refuse('nothing-to-redo');
    },
  },
  shareResult: { run: ({ statistics }) => void statistics.loaded?.share() },
  restart: { run: ({ session }) => session.restart('player') },
  newGame: { run: (game) => game.newGame(game.dealer.next(game.session), 'player') },
  bringBack: {
    enabled: ({ session }) => session.lastGame !== undefined,
    run: ({ session }) => session.bringBack('player'),
  },
  hint: { key: 'h', enabled: playing, run: (game) => void game.hint() },
  play: {
    offered: (game) => !game.playback && game.playsItself && !game.auto.running,
    enabled: playing,
    run: (game) => game.playOn(),
  },
  pause: {
    offered: (game) => !game.playback && game.auto.running,
    run: ({ auto }) => auto.stop(),
  },
  menu: { run: ({ display }) => display.toggleMenu() },
  howToPlay: { run: ({ display }) => display.openDialog('howToPlay') },
  settings: { run: ({ display }) => display.openDialog('settings') },
  statistics: {
    offered: ({ storage }) => storage !== undefined,
    run: ({ display }) => display.openDialog('statistics'),
  },
  daily: { run: ({ display }) => display.openDialog('daily') },
  solution: {
    offered: ({ decides }) => decides,
    enabled: playing,
    run: (game) => void game.advise((advice) => advice.showSolution()),
  },
  replay: {
    enabled: ({ session, playback }) => session.history.canUndo && !playback,
    run: (game) => void game.replay(),
  },
  share: { run: ({ display }) => display.openDialog('share') },
  finish: { run: (game) => game.finish() },
};

/** Commands in the order of the toolbar. */
export const TOOLBAR: readonly Command[] = [
  'newGame',
  'restart',
  'undo',
  'redo',
  'hint',
  'play',
  'pause',
];
/** Commands that move to the menu if the toolbar is narrow; the minimal toolbar has none of them. */
export const FULL_ONLY: readonly Command[] = ['restart', 'redo'];

/** The commands in the status bar: what most players will want to do next. */
export function commandsNow(game: GameController): readonly Command[] {
  const { status, session } = game;
  if (game.saver?.asks) return ['continueSaved', 'keepThis'];
  const share: Command[] = game.statistics.loaded?.dayResult ? ['shareResult'] : [];
  if (status === 'won') return [...share, 'newGame', 'replay'];
  if (status === 'lost') {
    const why = game.advice?.hasLastChance ? 'back' : 'why';
    // Without choices, the same deal would be lost again; and narrow boxes have room for four buttons.
    const again: Command[] = session.rules.noChoices ? [] : ['restart'];
    // A deal may be lost before the first move.
    const undo: Command[] = session.moveCount > 0 ? ['undo'] : [];
    return [why, ...undo, ...(share.length > 0 ? share : again), 'newGame'];
  }
  if (game.statistics.loaded?.store.isDamaged) return ['restoreResults'];
  if (session.moveCount === 0 && session.lastGame !== undefined) return ['bringBack'];
  if (session.moveCount === 0 && game.isFirst) return ['howToPlay'];
  if (game.stuck) return ['back'];
  return session.history.finishingLine ? ['finish'] : [];
}

export const isOffered = (name: Command, game: GameController): boolean =>
  commands[name]?.offered?.(game) ?? true;

export const isEnabled = (name: Command, game: GameController): boolean =>
  commands[name]?.enabled?.(game) ?? true;
