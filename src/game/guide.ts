import type { Transition } from '../session/index.js';
import { readText } from '../keeping/storage.js';
import { STORAGE_KEYS } from '../keeping/storage-keys.js';
import { timesForgotten } from '../settings/index.js';
import { isEnabled } from './commands.js';
import type { GameController } from './controller.js';
import { choiceOf, easyMove, factsOfMove, openedBy } from './next-move.js';
import type { Message } from './messages.js';

/** The key in the browser's storage: the ids of the games that the player has begun to play. */
const KEY = STORAGE_KEYS.known;
/** The most games that are remembered, and the most characters of an id. */
const MOST_GAMES = 100;
const LONGEST_ID = 100;
/** How many moves of the first game are followed by what to do next. */
const FIRST_MOVES = 3;

/** The same as in the storage, for pages without one: for all boards, even of other copies of the kit. */
const known = ((globalThis as Record<symbol, unknown>)[Symbol.for('hourhand.known.1')] ??=
  new Set()) as Set<string>;

/** How often everything had been forgotten when this was last looked at. */
let forgotten = timesForgotten();

/** The ids in the storage, the latest last; a text that is too long to be theirs counts as none. */
function stored({ storage }: GameController): string[] {
  const text = (storage && readText(storage(), KEY)) ?? '';
  return text.length > MOST_GAMES * (LONGEST_ID + 1) ? [] : text.split(' ').filter(Boolean);
}

function isKnown(game: GameController): boolean {
  const { id } = game.session.game;
  if (forgotten !== timesForgotten()) known.clear();
  forgotten = timesForgotten();
  if (known.has(id)) return true;
  try {
    return stored(game).includes(id);
  } catch {
    return false;
  }
}

function remember(game: GameController): void {
  const { id } = game.session.game;
  known.add(id);
  try {
    const all = stored(game);
    if (all.includes(id) || id.length > LONGEST_ID) return;
    game.storage?.().setItem(KEY, [...all, id].slice(-MOST_GAMES).join(' '));
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
