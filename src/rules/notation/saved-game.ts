import {
  type Card,
  fault,
  formatCard,
  isDealNumber,
  MAX_DEAL,
  parseDeal,
  type Parsed,
  parsed,
  shuffle,
  type Word,
} from '../../cards/index.js';
import { NO_NOTES, type Notes, formatNotes, readNotes } from './notes.js';
import { parseMove } from './notation.js';
import { type Options, resolveOptions } from '../contract/options.js';
import { whyNotLegal } from '../contract/legality.js';
import type { Game, Move, Rules, State } from '../contract/rules.js';

/** The deal that a game began with. */
export interface OpeningDeal {
  /** Null for a deal given as cards. */
  readonly number: number | null;
  readonly cards: readonly Card[];
  /** The date whose deal it is, as `2026-11-21`; it is missing if the deal is not a day's. */
  readonly day?: string;
}

/** One entry of a game's history. */
export interface Step {
  readonly move: Move;
  /** Whether it was made automatically after the previous move, and is undone together with it. */
  readonly attached: boolean;
}

export interface SavedGame<S extends State = State> {
  readonly rules: Rules<S>;
  readonly opening: OpeningDeal;
  readonly steps: readonly Step[];
  /** The position after each step, the opening first. */
  readonly states: readonly S[];
  /** The number of steps made; the rest can be redone. */
  readonly at: number;
  readonly elapsed: number;
  /** The results that this game has had so far: `w`, `l`, both or none. */
  readonly ends: string;
  readonly notes: Notes;
}

/** A game to be written, without what follows from the rest. */
type Unplayed = Omit<SavedGame, 'states' | 'notes'> & Partial<Pick<SavedGame, 'notes'>>;

const FIELDS = ['version', 'game', 'options', 'deal', 'moves', 'count', 'time', 'ends', 'end mark'];
/** The number of fields with notes, which stand before the end mark. */
const MOST_FIELDS = FIELDS.length + 1;
const VERSION = 'hourhand1';
const END = '.';
/** Milliseconds: fifteen digits, as they are read. */
const LONGEST_TIME = 1e15 - 1;

/**
 * What turns a saved game of an older version into one of a later version, by the older version's name.
 * An entry stays for ever.
 */
export const migrations = new Map<string, (text: string) => string>();

/** The moves of a game as text. */
export const formatSteps = (steps: readonly Step[]): string =>
  steps.map(({ move, attached }) => move.token + (attached ? '*' : '')).join('.');

/**
 * A game as text: nine fields separated by tildes, or ten if there is something to note, with no
 * characters that have to be escaped in a URL. The full stop at the end shows that nothing is cut off.
 */
export function formatGame(game: Unplayed): string {
  const { rules, opening, steps } = game;
  const notes = formatNotes(game.notes ?? NO_NOTES, opening.day);
  return (
    [
      VERSION,
      rules.game,
      pairs(rules.options),
      opening.number ?? opening.cards.map(formatCard).join('.'),
      formatSteps(steps),
      game.at,
      Math.round(Math.min(game.elapsed, LONGEST_TIME)),
      game.ends,
      notes && `${notes}~`,
    ].join('~') + END
  );
}

/** Names with their values, without those that have none. */
const pairs = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .filter(([, value]) => value)
    .map((pair) => pair.join('.'))
    .join('_');

/** The parts of `text` between separators, each with its position; none for an empty text. */
function piecesOf(text: string, separator: string, at: number): Word[] {
  return (text === '' ? [] : text.split(separator)).map((piece) => {
    const word = { text: piece, at };
    at += piece.length + 1;
    return word;
  });
}

/** The fields before the end mark; of nine, the last is the end mark itself. */
type NineWords = readonly [Word, Word, Word, Word, Word, Word, Word, Word, Word];

const faultIn = (code: string, { text, at }: Word, expected: string): Parsed<never> =>
  fault(code, `“${text}” is not ${expected}`, at);

/** Parses a value for every option, in any order. */
function readOptions(game: Game, { text, at }: Word): Parsed<Options> {
  const given: Record<string, string> = {};
  for (const pair of piecesOf(text, '_', at)) {
    const [name, value] = pair.text.split(/\.(.*)/s); // at the first full stop
    if (!name || !value) return faultIn('bad-option', pair, 'an option and its value');
    if (name === 'rules' && game.presets) {
      return faultIn('preset', pair, 'an option but a preset: list its options instead');
    }
    const [wrong] = resolveOptions(game, { [name]: value }).faults;
    if (wrong) return faultIn(wrong.code, pair, `valid: use ${wrong.takes.join(', ')}`);
    if (given[name]) return faultIn('option-twice', pair, `the only value of ${name}`);
    given[name] = value;
  }
  const missing = game.options.find(({ name }) => !given[name]);
  if (missing) {
    const end = { text, at: at + text.length };
    return faultIn('option-missing', end, `a complete list of options: ${missing.name} is missing`);
  }
  return parsed(resolveOptions(game, given).options);
}

function readDeal(rules: Rules, word: Word): Parsed<OpeningDeal> {
  const { text, at } = word;
  if (/^\d+$/.test(text)) {
    const number = Number(text);
    if (isDealNumber(number)) return parsed({ number, cards: shuffle(rules.pack, number) });
    return faultIn('deal-range', word, `a deal number: use 1 to ${MAX_DEAL}`);
  }
  const cards = parseDeal(text, rules.pack, at);
  return cards.ok ? parsed({ number: null, cards: cards.value }) : cards;
}

/**
 * Parses the output of {@link formatGame} and replays it; a text with an illegal move is rejected.
 * @param of the expected game, or a list of possible games
 */
export function parseGame<S extends State>(
  of: Game<S> | readonly Game<S>[],
  text: string,
): Parsed<SavedGame<S>> {
  if (typeof text !== 'string') text = '';
  const rest = text.trimStart();
  const fields = piecesOf(rest.trimEnd(), '~', text.length - rest.length);
  const version = fields[0]?.text;
  if (version !== VERSION) {
    const migrate = migrations.get(version!);
    if (migrate) return parseGame(of, migrate(rest));
    return fault('not-a-save', `a saved game begins with “${VERSION}~”`, 0);
  }
  const last = fields[8]?.text === END ? FIELDS.length : MOST_FIELDS;
  if (fields.length > last) {
    return fault('too-long', 'there is text after the saved game', fields[last]!.at);
  }
  if (fields.length < last || fields[last - 1]!.text !== END) {
    const field = FIELDS[Math.min(fields.length, FIELDS.length) - 1];
    return fault('truncated', `the saved game is cut off in the field “${field}”`, text.length);
  }
  const [, id, optionList, dealt, moves, count, time, ends, noted] = fields as unknown as NineWords;
  const known = [of].flat() as Game<S>[];
  const game = known.find((one) => one.id === id.text);
  if (!game) {
    const wanted = known.map((one) => one.id).join(', ');
    return fault('other-game', `this is a saved game of ${id.text}, not of ${wanted}`, id.at);
  }
  const options = readOptions(game, optionList);
  if (!options.ok) return options;
  const rules = game.create(options.value);
  const opening = readDeal(rules, dealt);
  if (!opening.ok) return opening;

  const states = [rules.deal(opening.value.cards)];
  const steps: Step[] = [];
  for (const { text, at } of piecesOf(moves.text, '.', moves.at)) {
    const token = text.replace(/\*$/, '');
    const read = parseMove(rules, token, at);
    if (!read.ok) return read;
    const move = read.value;
    const state = states[steps.length]!;
    const legality = rules.legality(state, move.from, move.to, move.count);
    if (legality !== 'ok') {
      return faultIn(
        'illegal-move',
        { text: token, at },
        `a legal move here: ${whyNotLegal(legality)}`,
      );
    }
    steps.push({ move, attached: token !== text });
    states.push(rules.apply(state, move));
  }
  const made = Number(count.text);
  if (!/^\d+$/.test(count.text) || made > steps.length) {
    return faultIn('bad-count', count, `a number of moves from 0 to ${steps.length}`);
  }
  if (!/^\d{1,15}$/.test(time.text)) return faultIn('bad-time', time, 'a time in milliseconds');
  if (!/^w?l?$/.test(ends.text)) return faultIn('bad-ends', ends, 'w, l or wl');
  const found = readNotes(last > FIELDS.length ? noted : { text: '', at: 0 }, steps.length);
  if (!found.ok) return found;
  const { day, ...notes } = found.value;
  return parsed({
    rules,
    opening: day ? { ...opening.value, day } : opening.value,
    steps,
    states,
    at: made,
    elapsed: Number(time.text),
    ends: ends.text,
    notes,
  });
}
