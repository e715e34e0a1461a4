import {
  type Card,
  fault,
  formatCard,
  type Game,
  isDealNumber,
  type Move,
  type Options,
  parseDeal,
  type Parsed,
  parsed,
  parseMove,
  resolveOptions,
  type Rules,
  shuffle,
  type State,
} from '../rules/engine.js';

/** The deal that a game began from. */
export interface OpeningDeal {
  /** Null for a deal given as cards. */
  readonly number: number | null;
  readonly cards: readonly Card[];
}

/** One entry of a game's history. */
export interface Step {
  readonly move: Move;
  /** It followed from the move before by itself, and is taken back together with it. */
  readonly attached: boolean;
}

export interface SavedGame<S extends State = State> {
  readonly rules: Rules<S>;
  readonly opening: OpeningDeal;
  readonly steps: readonly Step[];
  /** The position after each step, the opening first. */
  readonly states: readonly S[];
  /** How many steps are made now; those behind them can be made again. */
  readonly at: number;
  readonly elapsed: number;
  /** Ends this game has reached before, `w` and `l`. */
  readonly ends: string;
}

const FIELDS = ['version', 'game', 'options', 'deal', 'moves', 'count', 'time', 'ends', 'end mark'];
const VERSION = 'hourhand1';
const END = '.';

/**
 * A game as text: nine fields between tildes, with nothing in them that a URL would have to escape.
 * The full stop at the end shows that none is cut off.
 */
export function formatGame(game: Omit<SavedGame, 'states'>): string {
  const { rules, opening, steps } = game;
  return [
    VERSION,
    rules.game,
    Object.entries(rules.options)
      .map(([name, value]) => `${name}.${value}`)
      .join('_'),
    opening.number ?? opening.cards.map(formatCard).join('.'),
    steps.map(({ move, attached }) => move.token + (attached ? '*' : '')).join('.'),
    game.at,
    Math.round(game.elapsed),
    game.ends,
    END,
  ].join('~');
}

function readOptions(game: Game, text: string, at: number): Parsed<Options> {
  const asked: Record<string, string> = {};
  for (const pair of text === '' ? [] : text.split('_')) {
    const cut = pair.indexOf('.');
    asked[pair.slice(0, cut)] = pair.slice(cut + 1);
  }
  const { options, faults } = resolveOptions(game, asked);
  const [first] = faults;
  if (first) {
    const takes = first.takes.join(', ');
    return fault(first.code, `${first.name} “${first.value}” is not known: use ${takes}`, at);
  }
  const missing = game.options.find(({ name }) => !asked[name]);
  if (missing) return fault('option-missing', `the option ${missing.name} is missing`, at);
  return parsed(options);
}

function readDeal(rules: Rules, text: string, at: number): Parsed<OpeningDeal> {
  if (/^\d+$/.test(text)) {
    const number = Number(text);
    if (isDealNumber(number)) return parsed({ number, cards: shuffle(rules.pack, number) });
    return fault('deal-range', `there is no deal ${text}: use 1 to 4294967295`, at);
  }
  const cards = parseDeal(text, rules.pack);
  if (cards.ok) return parsed({ number: null, cards: cards.value });
  return fault(cards.error.code, cards.error.message, at + cards.error.at);
}

/** Reads what {@link formatGame} writes by playing it through; a text that doesn't replay is refused. */
export function parseGame<S extends State>(game: Game<S>, text: string): Parsed<SavedGame<S>> {
  const fields = typeof text === 'string' ? text.trim().split('~') : [];
  const begins: number[] = [];
  const blanks = fields.length > 0 ? text.length - text.trimStart().length : 0;
  fields.reduce((at, field, i) => ((begins[i] = at), at + field.length + 1), blanks);
  if (fields[0] !== VERSION) {
    return fault('not-a-save', `a saved game begins with “${VERSION}~”`, 0);
  }
  if (fields.length > FIELDS.length) {
    return fault('too-long', 'the saved game goes on after its end', begins[FIELDS.length]!);
  }
  if (fields.length < FIELDS.length || fields[8] !== END) {
    const field = FIELDS[fields.length - 1];
    return fault('truncated', `the saved game is cut off in its ${field}`, text.length);
  }
  const [, id, optionText, dealText, moveText, countText, timeText, ends] = fields as string[];
  if (id !== game.id) {
    return fault('other-game', `this is a saved game of ${id}, not of ${game.id}`, begins[1]!);
  }
  const options = readOptions(game as Game, optionText!, begins[2]!);
  if (!options.ok) return options;
  const rules = game.create(options.value);
  const opening = readDeal(rules as Rules, dealText!, begins[3]!);
  if (!opening.ok) return opening;

  const states = [rules.deal(opening.value.cards)];
  const steps: Step[] = [];
  let at = begins[4]!;
  for (const word of moveText === '' ? [] : moveText!.split('.')) {
    const attached = word.endsWith('*');
    const token = attached ? word.slice(0, -1) : word;
    const move = parseMove(rules as Rules, token, at);
    if (!move.ok) return move;
    const state = states[states.length - 1]!;
    const verdict = rules.verdict(state, move.value.from, move.value.to);
    if (verdict !== 'ok') {
      const what = `move ${steps.length + 1}, “${token}”, is not legal: ${verdict}`;
      return fault('illegal-move', what, at);
    }
    steps.push({ move: move.value, attached });
    states.push(rules.apply(state, move.value));
    at += word.length + 1;
  }
  const count = Number(countText);
  if (!/^\d+$/.test(countText!) || count > steps.length) {
    const what = `the count of moves, “${countText}”, is not 0 to ${steps.length}`;
    return fault('bad-count', what, begins[5]!);
  }
  if (!/^\d{1,15}$/.test(timeText!)) {
    const what = `the time, “${timeText}”, is not a number of milliseconds`;
    return fault('bad-time', what, begins[6]!);
  }
  if (!/^w?l?$/.test(ends!)) {
    return fault('bad-ends', `“${ends}” is not w, l or wl`, begins[7]!);
  }
  const elapsed = Number(timeText);
  return parsed({ rules, opening: opening.value, steps, states, at: count, elapsed, ends: ends! });
}
