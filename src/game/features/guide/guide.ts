import {
  type Card,
  easyMove,
  type Move,
  type PileFacts,
  ROLES,
  type State,
} from '../../../rules/engine.js';
import type { Transition } from '../../../session/index.js';
import { readText } from '../../../keeping/storage.js';
import { STORAGE_KEYS } from '../../../keeping/storage-keys.js';
import { timesForgotten } from '../../../settings/player.js';
import type { Attempt, PossibleMove, Reason } from '../../../words/index.js';
import type { Play } from '../../play.js';
import { storageOf } from '../../host.js';
import { choiceOf, factsOfMove, isNew, openedBy, playedWith, toldMove } from '../../next-move.js';
import type { Message } from '../../message.js';

/** The key in the browser's storage: the ids of the games that the player has begun to play. */
const KEY = STORAGE_KEYS.known;
/** The most games that are remembered, and the most characters of an id. */
const MOST_GAMES = 100;
const LONGEST_ID = 100;
/** What to do next is told so often in the first game. */
const LESSONS = 3;
/** After so many other moves it is told no more. */
const PATIENCE = 3;
/** Nor after so many moves in all: to turn up cards of the stock is told again and again, and not counted. */
const MOST_MOVES = 20;

/** Only who has followed the lessons knows the moves; to others, it is said where the rules stand. */
type EndOfLessons = 'knowsNow' | 'helpIsThere';

/** What a player who doesn’t know the game has been told to do next. */
export interface Lesson {
  readonly state: State;
  readonly move: Move;
  readonly message: readonly ['nextMove', PossibleMove];
  /** How many have been told. */
  readonly number: number;
  /** How many moves had been made when it was first told, and when the first lesson was. */
  readonly since: number;
  readonly began: number;
  /** Whether what the stock does has been told. */
  readonly knowsStock: boolean;
  /** Whether it was the last one, and only the end of the lessons is still to be told: in which words. */
  readonly end?: EndOfLessons;
}

/** What the storage holds, for pages without one: for all boards, even of other copies of the kit. */
const known = ((globalThis as Record<symbol, unknown>)[Symbol.for('hourhand.known.1')] ??=
  new Set()) as Set<string>;

/** How often everything had been forgotten when this was last looked at. */
let forgotten = timesForgotten();

/** The ids in the storage, the latest last; a text that is too long to be theirs counts as none. */
function stored({ host }: Play): string[] {
  const storage = storageOf(host)?.();
  const text = (storage && readText(storage, KEY)) ?? '';
  return text.length > MOST_GAMES * (LONGEST_ID + 1) ? [] : text.split(' ').filter(Boolean);
}

/** Whether the player has played this kind of game before. */
export function isKnown(play: Play): boolean {
  const { id } = play.session.game;
  if (forgotten !== timesForgotten()) known.clear();
  forgotten = timesForgotten();
  if (known.has(id)) return true;
  try {
    return stored(play).includes(id);
  } catch {
    return false;
  }
}

function remember(play: Play): void {
  const { id } = play.session.game;
  known.add(id);
  try {
    const all = stored(play);
    if (all.includes(id) || id.length > LONGEST_ID) return;
    storageOf(play.host)?.().setItem(KEY, [...all, id].slice(-MOST_GAMES).join(' '));
  } catch {
    // Until the page is closed, it is known all the same.
  }
}

/**
 * Says what to do next: to a player who doesn’t know the game, and where there is something to decide. To be called
 * after the message about the transition.
 * @param isFirst whether it is the player’s first game of this kind
 * @param said the number of that message: nothing is added to a newer one
 * @param advises whether a move is advised next: then none is told here
 * @param lesson what the player was told before
 * @returns what a player who doesn’t know the game has been told
 */
export function guide(
  play: Play,
  transition: Transition,
  isFirst: boolean,
  said: number,
  advises = false,
  lesson?: Lesson,
): Lesson | undefined {
  const { cause, before, after, by } = transition;
  const { rules, state } = play.session;
  if (cause === 'deal') {
    if (!isFirst || state !== after) return undefined;
    const first = advises ? undefined : nextLesson(play);
    // A deal that is lost already has its own message.
    if (!easyMove(rules, state)) return undefined;
    const line: Message = ['firstLine', rules.game, rules.options, first?.message[1]];
    tell(play, said, line, { replaces: true, lesson: first });
    return first;
  }
  const isOwn = cause === 'move' && by === 'player';
  if (isOwn && isFirst) remember(play);
  if (!play.isAt(after) || play.status !== 'playing') return lesson;
  const goesOn = isFirst && !advises && (isOwn || cause === 'undo') ? lesson : undefined;
  const next = goesOn && nextLesson(play, goesOn, isOwn);
  const choice = choiceOf(rules, state);
  const opened = isOwn && before ? openedBy(play, before, after, isFirst) : undefined;
  const redeal = isFirst && isOwn ? redealOf(play, after) : undefined;
  const instead = choice ?? opened ?? redeal;
  // A suit that has been chosen says nothing of what to press.
  const both = next && instead?.[0] === 'suitOrder';
  // After an undo, the lessons end without a word: what counts is what has been undone.
  const end = goesOn && !next ? endOf(play, goesOn) : undefined;
  const message = instead ?? next?.message ?? (end && isOwn ? [end] : undefined);
  if (message) {
    const shown = both || !instead ? next : undefined;
    tell(play, said, message, { lesson: shown, beside: both ? next.message : undefined });
  }
  if (!goesOn) return lesson;
  // What something else was told instead of is not counted.
  if (!next) return instead && end ? { ...goesOn, end } : undefined;
  return instead && !both ? { ...next, number: goesOn.number } : next;
}

/** Tells a player who has been away from the game what to do next, behind what is said of it. */
export const tellAgain = (play: Play, lesson: Lesson): void =>
  tell(play, play.messages.count, toldAgain(play, lesson.message), { lesson });

/** What was told to do next once more, for what the player plays with now. */
export function toldAgain(play: Play, message: Message): Message {
  const now = { ...playedWith(play), again: false };
  if (message[0] === 'nextMove') return ['nextMove', { ...message[1], ...now }];
  if (message[0] === 'firstLine' && message[3]) {
    return ['firstLine', message[1], message[2], { ...message[3], ...now }];
  }
  return message[0] === 'guided' ? ['guided', { ...message[1], ...now }, message[2]] : message;
}

/**
 * What is still to be done, and why, now that a card has been picked up; undefined if it is another one than was told.
 * @param targets where it can go
 */
export function secondHalf(
  play: Play,
  message: Message,
  card: Card,
  targets: readonly PileFacts[],
): Message | undefined {
  const [name, ...about] = toldAgain(play, message);
  if (name !== 'nextMove' && name !== 'guided') return undefined;
  const [move, reason] = about as readonly [PossibleMove, Reason?];
  const isMeant = move.card === card && targets.some(({ id }) => id === move.to.id);
  return isMeant ? ['secondHalf', move, reason] : undefined;
}

/**
 * What is still to be done after the refusal of the very card that was told, which has just said where that belongs;
 * undefined after another one.
 */
export function rest(
  play: Play,
  message: Message,
  code: string,
  { card }: Attempt,
): Message | undefined {
  const [name, ...about] = toldAgain(play, message);
  if (code !== 'wrong-hour' || (name !== 'nextMove' && name !== 'guided')) return undefined;
  const [move, reason] = about as readonly [PossibleMove, Reason?];
  return move.only && move.card === card ? ['secondHalf', move, reason] : undefined;
}

/** What is said the first time that the waste can be turned over. */
function redealOf(play: Play, state: State): Message | undefined {
  const { rules } = play.session;
  const move = rules.moves(state).find(({ to }) => ROLES[rules.piles[to]!.role].deals);
  if (!move || !isNew(play, 'redeal')) return undefined;
  return ['redeal', toldMove(play, rules, state, move)];
}

/**
 * The next lesson, or the same one again: it stays until it has been followed. Who has made some other moves instead
 * knows how to play.
 */
function nextLesson(play: Play, lesson?: Lesson, isMove = false): Lesson | undefined {
  const { rules, state, moveCount } = play.session;
  if (lesson?.end) return undefined;
  const isFollowed = isMove && isLast(play, lesson);
  if (lesson && !isFollowed && moveCount - lesson.since >= PATIENCE) return undefined;
  if (lesson && moveCount - lesson.began >= MOST_MOVES) return undefined;
  const isNext = !lesson || isFollowed;
  const still = isNext
    ? undefined
    : rules.moves(state).find(({ token }) => token === lesson.move.token);
  const move = still ?? easyMove(rules, state);
  if (!move) return undefined;
  const isStock = ROLES[rules.piles[move.from]!.role].deals;
  const isCounted = isNext && !(isStock && lesson?.knowsStock);
  const number = (lesson?.number ?? 0) + Number(isCounted);
  if (number > LESSONS) return undefined;
  const facts: PossibleMove = still
    ? { ...factsOfMove(rules, state, move), ...playedWith(play), again: true, news: [] }
    : toldMove(play, rules, state, move);
  return {
    state,
    move,
    message: ['nextMove', facts],
    number,
    since: isNext ? moveCount : lesson.since,
    began: lesson?.began ?? moveCount,
    knowsStock: isStock || lesson?.knowsStock === true,
  };
}

/** Whether what was told is the last move that was made. */
const isLast = ({ session }: Play, lesson?: Lesson): boolean =>
  session.history.tokens.at(-1) === lesson?.move.token;

const endOf = (play: Play, lesson: Lesson): EndOfLessons =>
  lesson.end ?? (lesson.number === LESSONS && isLast(play, lesson) ? 'knowsNow' : 'helpIsThere');

/** Says why nothing goes by itself. */
export function explainPause(play: Play): void {
  const { rules, state } = play.session;
  tell(play, play.messages.count, choiceOf(rules, state) ?? ['yourMove'], { replaces: true });
}

interface Telling {
  /** Whether it replaces the last message. */
  readonly replaces?: boolean;
  /** What it tells to do next: that is marked on the board. */
  readonly lesson?: Lesson | undefined;
  /** What is said after it. */
  readonly beside?: Message | undefined;
}

/** Adds a sentence to a message, or replaces it, unless there is a newer one. */
function tell(play: Play, said: number, message: Message, telling: Telling): void {
  const { messages } = play;
  const { replaces, lesson, beside } = telling;
  const say = (): void => {
    if (messages.count !== said) return;
    if (replaces) messages.say(...message);
    else messages.add(message);
    if (beside) messages.addBeside(beside);
    if (lesson) play.display.showHint(lesson.move, () => play.isAt(lesson.state), true);
  };
  // At once if possible: screen readers would repeat the whole message.
  if (messages.more) say();
  else void messages.loadMore(false).then((words) => words && say());
}
