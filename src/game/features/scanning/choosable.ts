import {
  cardOf,
  countOf,
  isDown,
  type Move,
  ROLES,
  type Rules,
  type State,
} from '../../../rules/engine.js';
import type { Command } from '../../command.js';
import type { Message } from '../../message.js';
import type { Play } from '../../play.js';
import { nextCommands } from '../next-commands.js';

/** What a player who scans can choose in a game; what has the same id is the same. */
export type Choosable =
  | { readonly is: 'move'; readonly id: string; readonly move: Move }
  | { readonly is: 'command'; readonly id: Command };

/** What can be done in any game, after its moves. */
const ALWAYS: readonly Command[] = ['hint', 'undo', 'redo', 'play', 'newGame', 'menu'];

/** What can be done with a line of moves, by what it takes for it. */
const OF_LINE: readonly (readonly [Command, (line: NonNullable<Play['playback']>) => boolean])[] = [
  ['pause', ({ running }) => running],
  ['step', ({ position, length }) => position < length],
  ['stepBack', ({ position }) => position > 0],
  ['takeOver', ({ canTakeOver }) => canTakeOver],
  ['backToGame', () => true],
];

/** The legal moves: to foundations first, to empty piles and those of the stock last. */
function movesOf(rules: Rules, state: State): readonly Move[] {
  const { piles } = rules.table(state);
  const order = ({ to }: Move): number => {
    const { role, cards } = piles[to]!;
    if (ROLES[role].collects) return 0;
    return !ROLES[role].builds ? 3 : cards.length === 0 ? 2 : 1;
  };
  return [...rules.moves(state)].sort((a, b) => order(a) - order(b));
}

/**
 * All that can be chosen now, in the order in which it is shown.
 * @param hasMenu whether there is a menu to be opened
 */
export function choosable(play: Play, hasMenu: boolean): readonly Choosable[] {
  const { playback, commands } = play;
  const asItem = (id: Command): Choosable => ({ is: 'command', id });
  if (playback) return OF_LINE.filter(([, can]) => can(playback)).map(([id]) => asItem(id));
  const { rules, state } = play.session;
  const moves = movesOf(rules, state).map((move): Choosable => ({
    is: 'move',
    id: move.token,
    move,
  }));
  const next = nextCommands(play);
  // What happens or can happen by itself comes before what the player would have to do instead.
  const first = (['pause', 'finish'] as const).filter((name) =>
    name === 'pause' ? commands.isOffered(name) : next.includes(name),
  );
  const others = [...next, ...ALWAYS].filter(
    (name, i, all) => all.indexOf(name) === i && !first.some((one) => one === name),
  );
  const can = (name: Command): boolean =>
    name === 'menu' ? hasMenu : commands.isOffered(name) && commands.isEnabled(name);
  return [...first.map(asItem), ...moves, ...others.filter(can).map(asItem)];
}

/** What is said when it is shown; the words must be loaded. */
export function sentenceFor(play: Play, one: Choosable): Message {
  if (one.is === 'move') {
    const { rules, state } = play.session;
    const { piles } = rules.table(state);
    const { from, to } = one.move;
    // The lowest card of a run, if it is face up.
    const slot = piles[from]!.cards.at(-countOf(one.move));
    const card = slot === undefined || isDown(slot) ? undefined : cardOf(slot);
    return ['scanMove', card, piles[from]!, piles[to]!];
  }
  const { words } = play;
  const labels: Readonly<Record<string, unknown>> = {
    ...words.labels,
    ...play.messages.more?.playback,
  };
  return ['scanCommand', String(labels[one.id]), one.id];
}
