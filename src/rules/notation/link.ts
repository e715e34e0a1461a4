/**
 * Deals and games as they stand in links: letters, digits and hyphens, which no program cuts off or
 * escapes. docs/notation.md describes the format for others; what is written once is read for ever.
 */
import { type Card, fault, isDealNumber, parsed, type Parsed, shuffle } from '../../cards/index.js';
import { type Options, resolveOptions } from '../contract/options.js';
import type { Game, Rules, State } from '../contract/rules.js';
import { CHECK, digitsOf, plainDigits, VERSION } from './deal-code.js';
import {
  afterMoves,
  type Choice,
  Choices,
  closed,
  DEALS,
  facesOf,
  FOLLOWED,
  GAMES,
  isWhole,
  numberOf,
  type OptionNumbers,
  readDigits,
  sortedMoves,
  VALUES,
} from './link-parts.js';
import { NO_NOTES } from './notes.js';
import {
  formatGame,
  type OpeningDeal,
  parseGame,
  type SavedGame,
  type Step,
} from './saved-game.js';

/** Characters, and moves: far more than any player makes. */
const MAX_LENGTH = 100_000;
const MAX_MOVES = 10_000;

/** A link’s game; or what is wrong with it, and its deal if that can be read. */
export type ReadLink<S extends State = State> = Parsed<SavedGame<S>> & {
  readonly deal?: SavedGame<S>;
};

// Writing ---------------------------------------------------------------------------------------

/** The ids of the games that have links of their own. */
export const linkedGames = Object.values(GAMES).map(([id]) => id);

/** The id of the game that a text of the first format is of, or a link; undefined if it can't be one of a game. */
export function gameOfLink(text: string): string | undefined {
  if (/^hourhand/.test(text)) return text.split('~')[1] ?? '';
  const [version, head = ''] = charactersOf(text).code.split('-');
  return version === VERSION ? GAMES[head[0]!]?.[0] : undefined;
}

/**
 * A game’s deal and the moves that were made, for a link. A game that the format doesn’t know, such as one
 * of your own, is written as {@link formatGame} does.
 */
export function formatLink(
  game: Pick<SavedGame, 'rules' | 'opening' | 'steps' | 'states' | 'at'>,
): string {
  const { rules, opening, states } = game;
  const steps = game.steps.slice(0, game.at);
  const { number, cards } = opening;
  const head = formatHead(rules, number ?? 0);
  const choices = choicesOf(rules, steps, states);
  if (head === undefined || choices === undefined || steps.length > MAX_MOVES) {
    const at = steps.length;
    return formatGame({ rules, opening: { number, cards }, steps, at, elapsed: 0, ends: '' });
  }
  const after = steps.length > 0 ? FOLLOWED : '';
  let text = closed(`${VERSION}-${head}`, number === null ? FOLLOWED : after);
  if (number === null) {
    text = closed(`${text}-${digitsOf(numberOf(cardChoices(rules, cards)))}`, after);
  }
  if (steps.length === 0) return text;
  const moves = `${digitsOf(BigInt(steps.length))}-${digitsOf(numberOf(choices))}`;
  return closed(`${text}-${moves}`, afterMoves(steps));
}

/** The game’s letter, its options and the deal’s number; undefined for what the format has no place for. */
function formatHead({ game, options }: Rules, deal: number): string | undefined {
  const found = Object.entries(GAMES).find(([, [id]]) => id === game);
  if (!found) return undefined;
  const [letter, [, known]] = found;
  let number = deal;
  let unit = DEALS;
  for (const [name, ...values] of known) {
    number += values.indexOf(options[name]!) * unit;
    unit *= VALUES;
  }
  const all = known.every(([name, ...values]) => values.includes(options[name]!));
  const isComplete = all && Object.keys(options).length === known.length;
  return isComplete ? letter + digitsOf(BigInt(number)) : undefined;
}

/** Which card comes next, among those that are left. */
function cardChoices(rules: Rules, cards: readonly Card[]): Choice[] {
  const left = [...rules.pack];
  return cards.map((card) => {
    const faces = facesOf(left);
    left.splice(left.indexOf(card), 1);
    return [faces.indexOf(card), faces.length];
  });
}

/** Which moves were made, among those that were legal; undefined if one of them is not among them. */
function choicesOf(
  rules: Rules,
  steps: readonly Step[],
  states: readonly State[],
): Choice[] | undefined {
  const automatic = steps.some(({ attached }) => attached);
  const choices: Choice[] = [[Number(automatic), 2]];
  for (const [i, { move, attached }] of steps.entries()) {
    const moves = sortedMoves(rules, states[i]!);
    const index = moves.findIndex(({ token }) => token === move.token);
    if (index < 0) return undefined;
    choices.push([index, moves.length]);
    if (automatic) choices.push([Number(attached), 2]);
  }
  return choices;
}

// Reading ---------------------------------------------------------------------------------------

/** The characters of a link, as they were written first, and where each stands in the text. */
interface Characters {
  readonly code: string;
  readonly places: readonly number[];
}

/** What is no character of a link ends it, except for blanks, which some programs put into one. */
function charactersOf(text: string): Characters {
  let code = '';
  const places: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const character = text[i]!.toLowerCase();
    if (/[\s\u00ad\u200b-\u200d\u2060\ufeff]/.test(character)) continue;
    if (!/[\da-z‐‑-]/.test(character)) break;
    code += plainDigits(character).replace(/[‐‑]/, '-');
    places.push(i);
  }
  places.push(text.length);
  return { code: code.replace(/-+$/, ''), places };
}

/**
 * Parses the output of {@link formatLink}, and that of {@link formatGame}, which links were made of at
 * first.
 * @param of the expected game, or a list of possible games
 */
export function parseLink<S extends State>(
  of: Game<S> | readonly Game<S>[],
  text: string,
): ReadLink<S> {
  if (typeof text !== 'string') text = '';
  if (/^\s*hourhand/.test(text)) return parseGame(of, text);
  const { code, places } = charactersOf(text.slice(0, MAX_LENGTH));
  const [version, head = ''] = code.split('-');
  if (version !== VERSION) return fault('unknown-version', `a link begins with “${VERSION}-”`, 0);

  let end = VERSION.length + 1;
  const damaged = (what: string): Parsed<never> =>
    fault('damaged-link', `${what}: a character is missing or wrong`, places[end] ?? text.length);
  const games = [of].flat() as Game<S>[];
  const [id, known] = GAMES[head[0]!] ?? [];
  const game = games.find((one) => one.id === id);
  if (id && !game) {
    const wanted = games.map((one) => one.id).join(', ');
    return fault('other-game', `this is a link to ${id}, not to ${wanted}`, places[end]!);
  }
  const number = readDigits(head.slice(1, -CHECK));
  let part = partAt(code, end);
  if (!game || !known || number === undefined || !part) {
    return damaged('the game and its deal can’t be read');
  }
  const options = readOptions(game, known, number / BigInt(DEALS));
  if (!options) {
    return fault('unknown-version', 'the link has options of a later version', places[end]!);
  }
  const rules = game.create(options);
  let opening = numbered(rules, Number(number % BigInt(DEALS)));
  if (!opening) {
    end = part.end + 1;
    part = partAt(code, end);
    opening = part && readCards(rules, code.slice(end, part.end - CHECK));
    if (!part || !opening) return damaged('the deal’s cards can’t be read');
  }
  const deal: SavedGame<S> = {
    rules,
    opening,
    steps: [],
    states: [rules.deal(opening.cards)],
    at: 0,
    elapsed: 0,
    ends: '',
    notes: NO_NOTES,
  };
  end = part.end + 1;
  if (!part.isFollowed && end > code.length) return parsed(deal);
  const played = part.isFollowed && readMoves(deal, code, code.slice(end).split('-'));
  return played ? parsed(played) : { ...damaged('the moves can’t be read'), deal };
}

/** The part of a link that begins here, if its check is right: where it ends, and whether another was to follow. */
function partAt(
  code: string,
  start: number,
): { readonly end: number; readonly isFollowed: boolean } | undefined {
  const end = `${code}-`.indexOf('-', start);
  const text = code.slice(0, end);
  const isFollowed = isWhole(text, FOLLOWED);
  return isFollowed || isWhole(text) ? { end, isFollowed } : undefined;
}

/** The options with these numbers; undefined if the format doesn’t know them. */
function readOptions(game: Game, known: OptionNumbers, numbers: bigint): Options | undefined {
  const given: Record<string, string | undefined> = {};
  const places = new Choices(numbers);
  for (const [name, ...values] of known) {
    given[name] = values[places.take(VALUES)];
    if (given[name] === undefined) return undefined;
  }
  const { options, faults } = resolveOptions(game, given);
  return places.isEmpty && faults.length === 0 ? options : undefined;
}

function numbered(rules: Rules, number: number): OpeningDeal | undefined {
  return isDealNumber(number) ? { number, cards: shuffle(rules.pack, number) } : undefined;
}

/** The deal of these cards; undefined if they can’t be read. */
function readCards(rules: Rules, text: string): OpeningDeal | undefined {
  const number = readDigits(text);
  if (number === undefined) return undefined;
  const choices = new Choices(number);
  const left = [...rules.pack];
  const cards = rules.pack.map(() => {
    const faces = facesOf(left);
    const card = faces[choices.take(faces.length)]!;
    left.splice(left.indexOf(card), 1);
    return card;
  });
  return choices.isEmpty ? { number: null, cards } : undefined;
}

/** A deal with the moves of a link; undefined if they can’t be read. */
function readMoves<S extends State>(
  deal: SavedGame<S>,
  code: string,
  [counted = '', chosen = '', ...more]: readonly string[],
): SavedGame<S> | undefined {
  const { rules } = deal;
  const count = readDigits(counted);
  const number = readDigits(chosen.slice(0, -CHECK));
  if (count === undefined || number === undefined || more.length > 0) return undefined;
  if (count > MAX_MOVES) return undefined;
  const choices = new Choices(number);
  const automatic = choices.take(2) === 1;
  const states = [...deal.states];
  const steps: Step[] = [];
  for (let state = states[0]!; steps.length < count;) {
    const moves = sortedMoves(rules, state);
    if (moves.length === 0) return undefined;
    const move = moves[choices.take(moves.length)]!;
    steps.push({ move, attached: automatic && choices.take(2) === 1 });
    state = rules.apply(state, move);
    states.push(state);
  }
  // The check is made of the moves too: other rules would have led elsewhere.
  if (!choices.isEmpty || !isWhole(code, afterMoves(steps))) return undefined;
  return { ...deal, steps, states, at: steps.length };
}
