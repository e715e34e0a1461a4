import type { GameController } from './controller.js';

/** What a player can ask for besides a move. */
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
  /** The letter that gives it while the board has the focus. */
  readonly key?: string;
  /** Whether it makes sense in this game at all; if not, it is not offered. */
  readonly offered?: (game: GameController) => boolean;
  /** Whether it can be given now. */
  readonly enabled?: (game: GameController) => boolean;
  readonly run: (game: GameController) => void;
}

const playing = ({ status, demonstration }: GameController): boolean =>
  status === 'playing' && !demonstration;

/** Every command, from which toolbar, menu, keys and the line under the board are made. */
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
  // A demonstration answers these itself.
  step: { run: () => {} },
  takeOver: { run: () => {} },
  backToGame: { run: () => {} },
  finish: { run: (game) => game.finish() },
  why: { run: (game) => void game.advise((advice) => advice.showWhy()) },
  back: { run: (game) => void game.advise((advice) => advice.backToLastChance()) },
};

/** Commands in the order of the toolbar; what it leaves out where it is short is in the menu. */
export const TOOLBAR: readonly Command[] = [
  ...(['newGame', 'restart', 'undo', 'redo', 'hint', 'play', 'pause'] as const),
];
export const FULL_ONLY: readonly Command[] = ['restart', 'redo'];
export const MENU: readonly Command[] = ['solution', 'bringBack', 'settings'];

/** What is offered under the board now: what most will want to do next. */
export function commandsNow(game: GameController): readonly Command[] {
  const { status, session, demonstration } = game;
  if (demonstration) return demonstration.actions;
  if (status === 'won') return ['newGame'];
  if (status === 'lost') {
    const why = game.advice?.hasLastChance ? 'back' : 'why';
    // The same deal would be lost again where nothing is decided.
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

/** The command of a letter. */
export const commandOfKey = (letter: string): Command | undefined =>
  (Object.keys(commands) as Command[]).find((name) => commands[name].key === letter);
