/** The texts of the attributes `replay`, `position` and `arrows`. */
import {
  fault,
  type Game,
  type Move,
  type Options,
  parseGame,
  parseMove,
  type Parsed,
  parsed,
  ROLES,
  type SavedGame,
  wordsOf,
} from '../../rules/engine.js';
import { parseLink } from '../../rules/notation/link.js';
import { readPosition } from '../../rules/notation/read-position.js';

/** The attributes that show a game to be looked at. */
export interface Viewed {
  readonly replay: string | undefined;
  readonly position: string | undefined;
  readonly arrows: string | undefined;
}

/** A game to be looked at. */
export interface Read {
  /** Whether it is a position alone. */
  readonly isDiagram: boolean;
  readonly game: SavedGame;
  /** Each arrow as a move, with the number of moves made in the position that it is drawn on. */
  readonly arrows: readonly { readonly move: Move; readonly at: number }[];
  /** What is wrong with the arrows that are left out. */
  readonly faults: readonly string[];
}

/** What an attribute takes. */
const TAKES = {
  replay: 'it takes the text that save() returns, or a link that “Share” has copied',
  position: 'it takes a position as in “Positions” of docs/notation.md',
  arrows:
    'it takes piles with a hyphen, such as c3-h5, or 12:c3-h5 for the position after 12 moves',
};

const faultOf = (name: keyof typeof TAKES, message: string, at: number): string =>
  `${name} can’t be read at character ${at + 1}: ${message}; ${TAKES[name]}`;

/** The game in the text of `save()`, in a link, or in the end of a link. */
function readReplay(game: Game, text: string): Parsed<SavedGame> {
  const start = text.search(/hh\d+-|hourhand\d+~/i);
  if (start < 0) return parseGame(game, text);
  const read = parseLink(game, text.slice(start));
  if (read.ok) return read;
  const { code, message, at } = read.error;
  return fault(code, message, start + at);
}

/**
 * The position alone, as a game without moves. Whether play can lead to it is left to the author, who may
 * want to show what can't be; but each card must have its place.
 */
function readDiagram(game: Game, options: Options, text: string): Parsed<SavedGame> {
  const rules = game.create(options);
  const read = readPosition(rules, text);
  if (!read.ok) return read;
  const { state, positions } = read.value;
  const homeless = rules
    .table(state)
    .piles.find(({ role, cards, over }) => ROLES[role].inHand && cards.length > 0 && !over);
  if (homeless) {
    const message = `“${homeless.id}” has a card, but nothing says on which pile it lies`;
    return fault('impossible-pile', message, positions.get(homeless.id)!);
  }
  const opening = { number: null, cards: [] };
  const notes = { undos: 0, hints: 0, solutionShown: false };
  return parsed({ rules, opening, steps: [], states: [state], at: 0, elapsed: 0, ends: '', notes });
}

/**
 * Reads what is to be shown.
 * @param options those of the page, for a position; a saved game has its own
 * @returns if it can’t be read, the error’s message says it all
 */
export function readViewed(
  game: Game,
  options: Options,
  { replay, position, arrows }: Viewed,
): Parsed<Read> {
  const isReplay = replay !== undefined;
  const name = isReplay ? 'replay' : 'position';
  const read = isReplay ? readReplay(game, replay) : readDiagram(game, options, position ?? '');
  if (!read.ok) {
    const { code, message, at } = read.error;
    return fault(code, faultOf(name, message, at), at);
  }
  const drawn: { move: Move; at: number }[] = [];
  const faults: string[] = [];
  if (isReplay && position) faults.push('position is ignored, because replay is given too');
  for (const word of wordsOf(arrows ?? '', /[^\s,]+/g)) {
    const one = readArrow(read.value, word.text, word.at);
    if (one.ok) drawn.push(one.value);
    else faults.push(`${faultOf('arrows', one.error.message, one.error.at)}; it is left out`);
  }
  return parsed({ isDiagram: !isReplay, game: read.value, arrows: drawn, faults });
}

function readArrow(
  { rules, states, at: most }: SavedGame,
  text: string,
  at: number,
): Parsed<{ move: Move; at: number }> {
  const [, count = '0', token = ''] = /^(?:(\d{1,9}):)?(.*)$/.exec(text)!;
  const made = Number(count);
  if (made > most) {
    const has = most > 0 ? `it has ${most} moves` : 'it has none';
    return fault(
      'bad-count',
      `“${text}” belongs to a position after ${made} moves, but ${has}`,
      at,
    );
  }
  const read = parseMove(rules, token, at + text.length - token.length);
  if (!read.ok) return read;
  const { piles } = rules.table(states[made]!);
  const nowhere = [read.value.from, read.value.to].find(
    (pile) => ROLES[piles[pile]!.role].inHand && piles[pile]!.cards.length === 0,
  );
  if (nowhere === undefined) return parsed({ move: read.value, at: made });
  const what = `in this position nothing lies on “${piles[nowhere]!.id}”, which has no place of its own`;
  return fault('empty-pile', what, at);
}
