import { formatCards, type TextFault } from '../cards/index.js';
import type { Options } from './contract/options.js';
import type { Game } from './contract/rules.js';
import { games } from './games/index.js';
import { parseMove } from './notation/notation.js';
import type { Notes } from './notation/notes.js';
import { parseGame } from './notation/saved-game.js';

/** What a saved game says, all of its moves having been replayed by the rules. */
export interface Verified extends Omit<Notes, 'par' | 'advised'> {
  readonly ok: true;
  readonly game: string;
  readonly options: Options;
  /** The deal's number, or its cards if it has none. */
  readonly deal: number | string;
  /** The date whose deal the save says that it is; it is missing if it says nothing. */
  readonly day?: string;
  /** Whether the moves win the game. */
  readonly won: boolean;
  readonly status: 'playing' | 'won' | 'lost';
  /** The number of moves made, without those that were undone. */
  readonly moves: number;
  /** The tokens of these moves. */
  readonly tokens: readonly string[];
  /** Milliseconds of play, as the save says. */
  readonly time: number;
}

/** Why a save is none. */
export interface NotVerified {
  readonly ok: false;
  readonly error: TextFault & {
    /** Which move is wrong, if one is. */
    readonly move?: {
      /** From 0. */
      readonly index: number;
      readonly token: string;
      /** Why the rules don't allow it, or `unknown-pile`. */
      readonly why: string;
    };
  };
}

/** What says which games are accepted. */
const TAKES =
  'is a game, such as games.clock of hourhand/rules, or a list of at least one; without it, all games of the kit are accepted';

const isGame = (one: unknown): boolean =>
  typeof (one as Partial<Game> | null | undefined)?.id === 'string' &&
  typeof (one as Partial<Game>).create === 'function';

/** More than any game of play has: a longer text is not read. */
const LONGEST = 300_000;

/** The fields of a saved game that are looked at again when a move in it is wrong. */
const MOVES = 4;
const COUNT = 5;

/**
 * Replays a saved game, the text of `save()`. The moves, and with them whether the game is won, can't be
 * made up. Time, undos, hints, whether a solution was shown, and the day are what the save says. It never
 * throws, uses no DOM, and takes nothing but the text.
 * @param of the games that are accepted: by default, all of the kit
 */
export function verify(
  save: string,
  ...accepts: [of?: Game | readonly Game[]]
): Verified | NotVerified {
  // A game that is undefined is a misspelt one, and must not let all others in.
  const [of] =
    accepts.length === 0 ? [Object.values(games)] : (accepts as [Game | readonly Game[]]);
  if (typeof save !== 'string') {
    return refuse('not-a-save', `a saved game is a text, not of the type ${typeof save}`, 0);
  }
  if (save.length > LONGEST) {
    return refuse('too-long', `a saved game has at most ${LONGEST} characters`, LONGEST);
  }
  const accepted: unknown[] = Array.isArray(of) ? of : [of];
  if (accepted.length === 0 || !accepted.every(isGame)) {
    return refuse('not-a-game', `the second argument of verify ${TAKES}`, 0);
  }
  const read = parseGame(of, save);
  if (!read.ok) return wrongMove(save, of, read.error) ?? read;
  const { rules, opening, steps, states, at, elapsed, notes } = read.value;
  const { undos, hints, solutionShown } = notes;
  const { status } = rules.outcome(states[at]!);
  const { number, cards, day } = opening;
  return {
    ok: true,
    game: rules.game,
    options: { ...rules.options },
    deal: number ?? formatCards(cards),
    ...(day && { day }),
    won: status === 'won',
    status,
    moves: at,
    tokens: steps.slice(0, at).map(({ move }) => move.token),
    time: elapsed,
    undos,
    hints,
    solutionShown,
  };
}

/** Which move an error is about, found by replaying those before it; undefined if it is about none. */
function wrongMove(
  save: string,
  of: Game | readonly Game[],
  error: TextFault,
): NotVerified | undefined {
  if (error.code !== 'illegal-move' && error.code !== 'unknown-pile') return undefined;
  const fields = save.split('~');
  const index = save.slice(0, error.at).split('~')[MOVES]!.split('.').length - 1;
  const moves = fields[MOVES]!.split('.');
  const token = moves[index]!.replace(/\*$/, '');
  fields[MOVES] = moves.slice(0, index).join('.');
  fields[COUNT] = '0';
  const before = parseGame(of, fields.join('~'));
  let why: string = error.code;
  if (before.ok) {
    const { rules, states } = before.value;
    const move = parseMove(rules, token);
    if (move.ok)
      why = rules.legality(states[index]!, move.value.from, move.value.to, move.value.count);
  }
  return { ok: false, error: { ...error, move: { index, token, why } } };
}

const refuse = (code: string, message: string, at: number): NotVerified => ({
  ok: false,
  error: { code, message, at },
});
