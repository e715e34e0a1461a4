import type { GameController } from './controller.js';

/** What a player can do besides making a move. */
export type Command =
  | 'newGame'
  | 'restart'
  | 'bringBack'
  | 'undo'
  | 'redo'
  | 'hint'
  | 'play'
  | 'pause'
  | 'menu'
  | 'settings'
  | 'solution'
  | 'step'
  | 'takeOver'
  | 'backToGame'
  | 'finish'
  | 'why'
  | 'back';

interface CommandSpec {
  /** Its shortcut, a letter, while the board has the focus. */
  readonly key?: string;
  /** Whether it is shown at all in this game; by default it is. */
  readonly offered?: (game: GameController) => boolean;
  /** Whether it can be used now; by default it can. */
  readonly enabled?: (game: GameController) => boolean;
  readonly run: (game: GameController) => void;
}

const playing = ({ status, demonstration }: GameController): boolean =>
  status === 'playing' && !demonstration;

/** All commands: the toolbar, the menu, the keys and the status bar are built from this table. */
export const commands: Readonly<Record<Command, CommandSpec>> = {
  newGame: { run: (game) => game.newGame('random', 'player') },
  restart: { run: ({ session }) => session.restart('player') },
  bringBack: {
    enabled: ({ session }) => session.canBringBack,
    run: ({ session }) => session.bringBack('player'),
  },
  undo: {
    key: 'u',
    enabled: ({ session, demonstration }) => session.canUndo && !demonstration,
    run: (game) => {
      if (!game.session.undo('player').ok) game.refuse('nothing-to-undo');
    },
  },
  redo: {
    enabled: ({ session, demonstration }) => session.canRedo && !demonstration,
    run: (game) => {
      if (!game.session.redo('player').ok) game.refuse('nothing-to-redo');
    },
  },
  hint: { key: 'h', enabled: playing, run: (game) => void game.hint() },
  play: {
    offered: (game) => !game.demonstration && game.playsItself && !game.auto.running,
    enabled: playing,
    run: (game) => game.playOn(),
  },
  pause: {
    offered: (game) => !game.demonstration && game.auto.running,
    run: ({ auto }) => auto.stop(),
  },
  menu: { run: ({ display }) => display.toggleMenu() },
  settings: { run: ({ display }) => display.openSettings() },
  solution: {
    offered: ({ decides }) => decides,
    enabled: playing,
    run: (game) => void game.advise((advice) => advice.showSolution()),
  },
  // A demonstration handles these itself.
  step: { run: () => {} },
  takeOver: { run: () => {} },
  backToGame: { run: () => {} },
  finish: { run: (game) => game.finish() },
  why: { run: (game) => void game.advise((advice) => advice.showWhy()) },
  back: { run: (game) => void game.advise((advice) => advice.backToLastChance()) },
};

/** Commands in the order of the toolbar. */
export const TOOLBAR: readonly Command[] = [
  ...(['newGame', 'restart', 'undo', 'redo', 'hint', 'play', 'pause'] as const),
];
/** Commands that move to the menu if the toolbar is narrow; the minimal toolbar has none of them. */
export const FULL_ONLY: readonly Command[] = ['restart', 'redo'];
export const MENU: readonly Command[] = ['solution', 'bringBack', 'settings'];

/** The commands in the status bar: what most players will want to do next. */
export function commandsNow(game: GameController): readonly Command[] {
  const { status, session, demonstration } = game;
  if (demonstration) return demonstration.actions;
  if (status === 'won') return ['newGame'];
  if (status === 'lost') {
    const why = game.advice?.hasLastChance ? 'back' : 'why';
    // Without choices, the same deal would be lost again.
    return session.rules.noChoices ? [why, 'undo', 'newGame'] : [why, 'undo', 'restart', 'newGame'];
  }
  if (session.moveCount === 0 && session.canBringBack) return ['bringBack'];
  if (game.stuck) return ['back'];
  return session.finishingLine ? ['finish'] : [];
}

export const isOffered = (name: Command, game: GameController): boolean =>
  commands[name].offered?.(game) ?? true;

export const isEnabled = (name: Command, game: GameController): boolean =>
  commands[name].enabled?.(game) ?? true;

/** The command whose shortcut is this letter. */
export const commandOfKey = (letter: string): Command | undefined =>
  (Object.keys(commands) as Command[]).find((name) => commands[name].key === letter);
