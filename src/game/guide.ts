import type { Transition } from '../session/index.js';
import { isEnabled } from './commands.js';
import type { GameController } from './controller.js';
import { choiceOf, easyMove, factsOfMove, openedBy } from './next-move.js';
import type { Message } from './messages.js';

/** The key in the browser's storage: the ids of the games that the player has begun to play. */
const KEY = 'hourhand.known';
/** How many moves of the first game are followed by what to do next. */
const FIRST_MOVES = 3;

/** The same as in the storage, for pages without one: for all boards, even of other copies of the kit. */
const known = ((globalThis as Record<symbol, unknown>)[Symbol.for('hourhand.known.1')] ??=
  new Set()) as Set<string>;

function isKnown({ storage, session }: GameController): boolean {
  const { id } = session.game;
  if (known.has(id)) return true;
  try {
    return (storage?.().getItem(KEY) ?? '').split(' ').includes(id);
  } catch {
    return false;
  }
}

function remember({ storage, session }: GameController): void {
  const { id } = session.game;
  known.add(id);
  try {
    const all = (storage?.().getItem(KEY) ?? '').split(' ').filter(Boolean);
    if (!all.includes(id)) storage?.().setItem(KEY, [...all, id].join(' '));
  } catch {
    // Until the page is closed, it is known all the same.
  }
}

/**
 * Says what to do next: in the first moves of a player's first game, and where there is something to
 * decide. To be called after the message about the transition.
 * @param said the number of that message: nothing is added to a newer one
 */
export function guide(
  game: GameController,
  transition: Transition,
  said = game.messageCount,
): void {
  const { cause, before, after, by } = transition;
  const { session } = game;
  const { rules, state, moveCount } = session;
  if (cause === 'deal') {
    game.isFirst = !isKnown(game);
    if (!game.isFirst || state !== after) return;
    const move = easyMove(rules, state);
    // A deal that is lost already has its own message.
    if (!move) return;
    const facts = factsOfMove(rules, state, move);
    return tell(game, said, ['firstLine', rules.game, rules.options, facts], true);
  }
  const isOwn = cause === 'move' && by === 'player';
  if (isOwn && game.isFirst) remember(game);
  // Where there is nothing to hint at, the game is over, or a line of moves is shown.
  if (state !== after || !isEnabled('hint', game)) return;
  const choice = choiceOf(rules, state);
  const opened = isOwn && before ? openedBy(rules, before, after) : undefined;
  const message = choice ?? opened;
  if (message) return tell(game, said, message);
  const move = isOwn && game.isFirst && moveCount <= FIRST_MOVES && easyMove(rules, state);
  if (move) tell(game, said, ['nextMove', factsOfMove(rules, state, move)]);
}

/** Says why nothing goes by itself. */
export function explainPause(game: GameController): void {
  const { rules, state } = game.session;
  tell(game, game.messageCount, choiceOf(rules, state) ?? ['yourMove'], true);
}

/** Adds a sentence to a message, or replaces it, unless there is a newer one. */
function tell(game: GameController, said: number, message: Message, replaces = false): void {
  const say = (): void => {
    if (game.messageCount !== said) return;
    if (replaces) game.say(...message);
    else game.add(message);
  };
  // At once if possible: screen readers would repeat the whole message.
  if (game.more) say();
  else void game.needWords(false).then((words) => words && say());
}
