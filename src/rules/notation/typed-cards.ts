/** Cards as people list them: in short forms or in words, in lines with numbers or with the names of piles. */
import { type Card, makeCard, type Suit } from '../../cards/index.js';
import { cardInOneWord, isFiller, isInWords, rankNamed, suitNamed } from './card-names.js';

/** How the cards of a text are written. */
export interface CardStyle {
  readonly suits: 'last' | 'first' | 'mixed';
  readonly symbols: boolean;
  /** Whether cards are named in words. */
  readonly words: boolean;
  /** What stands before the cards or lines and is left out: numbers, or names of piles. */
  readonly labels?: 'numbers' | 'piles';
}

/** Where a card stands in a text: which one it is, and in which line. */
export interface CardPlace {
  readonly card: number;
  readonly line: number;
}

export interface Written extends CardPlace {
  readonly value: Card;
  /** The cards of a line, of a pile, or between two strokes belong together. */
  readonly group: number;
}

/** A word that is not a card. */
export interface NotACard {
  readonly kind: 'not-a-card';
  readonly text: string;
  readonly place: CardPlace;
}

/** The cards of a text, as far as they can be read. */
export interface ReadCards {
  readonly written: readonly Written[];
  readonly style: CardStyle;
  /** The hours that groups are labelled with. */
  readonly hours: ReadonlyMap<number, number>;
  readonly fault?: NotACard;
}

// Short forms -----------------------------------------------------------------------------------

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const LETTERS = 'CDHS';
/** Each suit’s black symbol, then its white one. */
const SYMBOLS = '♣♦♥♠♧♢♡♤';
/** German jacks and queens: beside a suit, a `D` can’t be a diamond. */
const OTHERS: Readonly<Record<string, string>> = { T: '10', B: 'J', D: 'Q' };

const RANK = '10|[A2-9TJQKBD]';
const SUIT = `[${LETTERS}${SYMBOLS}]`;
const LAST = new RegExp(`(?<rank>${RANK})(?<suit>${SUIT})`, 'y');
const FIRST = new RegExp(`(?<suit>${SUIT})(?<rank>${RANK})`, 'y');

/** The cards of a word, which may follow each other without a gap; undefined if it has anything else in it. */
function cardsOf(word: string, pattern: RegExp): Card[] | undefined {
  const cards: Card[] = [];
  pattern.lastIndex = 0;
  while (pattern.lastIndex < word.length) {
    const { rank, suit } = pattern.exec(word)?.groups ?? {};
    if (!rank || !suit) return undefined;
    const place = Math.max(LETTERS.indexOf(suit), SYMBOLS.indexOf(suit) % 4);
    cards.push(makeCard(RANKS.indexOf(OTHERS[rank] ?? rank) + 1, place as Suit));
  }
  return cards;
}

// A part of a line ------------------------------------------------------------------------------

type Order = 'last' | 'first';

/** What has been read of a part of a line. */
interface Part {
  readonly cards: readonly { readonly value: Card; readonly group: number }[];
  readonly orders: ReadonlySet<Order>;
  readonly symbols: boolean;
  readonly words: boolean;
  readonly numbers: boolean;
  readonly groups: number;
  /** The word that is not a card. */
  readonly wrong?: string;
}

const WORD = /[\p{L}\p{N}♣♦♥♠♧♢♡♤]+/gu;

/**
 * Reads cards in which the suit comes last, or first, where it stands apart from the rank.
 * What is neither a letter, a digit nor a suit’s symbol only stands between them.
 */
function readPart(text: string, order: Order): Part {
  const cards: { value: Card; group: number }[] = [];
  const orders = new Set<Order>();
  let [symbols, words, numbers, groups, end] = [false, false, false, 0, 0];
  let wrong: string | undefined;
  /** The half of a card whose other half comes next. */
  let half: string | undefined;
  const add = (value: Card, how: Order): void => {
    orders.add(how);
    cards.push({ value, group: groups });
  };
  for (const found of text.matchAll(WORD)) {
    const [word] = found;
    if (cards.length > 0 && /[|/;\]]/.test(text.slice(end, found.index))) groups++;
    end = found.index + word.length;
    symbols ||= /[♣♦♥♠♧♢♡♤]/.test(word);
    if (half !== undefined) {
      if (isFiller(word)) continue;
      const [named, of] = order === 'last' ? [half, word] : [word, half];
      const [rank, suit] = [rankNamed(named), suitNamed(of)];
      if (rank === undefined || suit === undefined) break;
      add(makeCard(rank, suit), order);
      words ||= isInWords(named) || isInWords(of);
      half = undefined;
      continue;
    }
    const upper = word.toUpperCase();
    const last = cardsOf(upper, LAST);
    const short = last ?? cardsOf(upper, FIRST);
    const one = short ? undefined : cardInOneWord(word);
    if (short) for (const value of short) add(value, last ? 'last' : 'first');
    else if (one) {
      add(one.card, one.suitFirst ? 'first' : 'last');
      words = true;
    } else if (/^\d{1,3}$/.test(word) && /^[.):]\s/.test(text.slice(end, end + 2))) numbers = true;
    else if ((order === 'last' ? rankNamed(word) : suitNamed(word)) !== undefined) half = word;
    else if (!isFiller(word)) {
      wrong = word;
      break;
    }
  }
  wrong ??= half;
  return { cards, orders, symbols, words, numbers, groups, ...(wrong !== undefined && { wrong }) };
}

// Labels ----------------------------------------------------------------------------------------

/** Bullets and brackets. */
const BEFORE = '[^\\p{L}\\p{N}♣♦♥♠♧♢♡♤]*';
const AFTER = `\\s*[:.)=–—-]*`;
const CLOCK = `(?<![\\p{L}\\p{N}])(?<hour>1[0-2]|0?[1-9])\\s*(?:o\\s*['’\u0060´]?\\s*clock|uhr)(?!\\p{L})`;
const PILES =
  'column|col|pile|row|stack|fan|heap|hour|position|group|spalte|reihe|stapel|haufen|häufchen|säule|fächer|gruppe|stunde|platz';
const PILE = `(?<!\\p{L})(?:${PILES})\\s*(?:(?:no\\.?|nr\\.?|#)\\s*)?\\d{1,2}(?![\\p{L}\\p{N}])`;
/** The name of a pile, anywhere in a line. */
const NAMED = new RegExp(`(?:${CLOCK}|${PILE})${AFTER}`, 'giu');
/** A number in front of a line: `1.`, `1)`, `(1)`, `#1:`, `1 - `. */
const NUMBER = new RegExp(`^${BEFORE}\\d{1,3}(?:\\s*[.):\\]]+|\\s+[–—-]\\s)`, 'u');
/** A bare one, which counts if the lines are counted. */
const BARE = new RegExp(`^${BEFORE}(\\d{1,3})\\s+`, 'u');
/** Anything else in front of a line that has a colon: “Centre:”. */
const TITLE = /^[^:]{1,40}:/;

/** A part of a line after the name of a pile. */
interface Piece {
  readonly text: string;
  readonly isNamed: boolean;
  readonly hour?: number;
}

function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let [from, isNamed] = [0, false];
  let hour: number | undefined;
  const add = (to: number): void => {
    const text = line.slice(from, to);
    if (isNamed || /\S/.test(text)) {
      pieces.push({ text, isNamed, ...(hour !== undefined && { hour }) });
    }
  };
  for (const found of line.matchAll(NAMED)) {
    add(found.index);
    from = found.index + found[0].length;
    isNamed = true;
    hour = found.groups?.['hour'] === undefined ? undefined : Number(found.groups['hour']);
  }
  add(line.length);
  return pieces;
}

/** Whether a title is one of cards. */
const hasCard = (title: string): boolean =>
  (['last', 'first'] as const).some((order) => readPart(title, order).cards.length > 0) ||
  Array.from(title.matchAll(WORD), ([word]) => readPart(word, 'last')).some(
    ({ cards }) => cards.length > 0,
  );

type Label = 'numbers' | 'piles' | undefined;

/** What the cards of a piece may be, the likeliest first: with what stands before them left out, or not. */
function readings({ text, isNamed }: Piece, next: number): (readonly [text: string, Label])[] {
  if (isNamed) return [[text, 'piles']];
  const [number] = NUMBER.exec(text) ?? [];
  if (number !== undefined) {
    return [
      [text.slice(number.length), 'numbers'],
      [text, undefined],
    ];
  }
  const [title] = TITLE.exec(text) ?? [];
  if (title !== undefined && !hasCard(title)) {
    return [[text.slice(title.length), 'piles']];
  }
  const [bare = '', count] = BARE.exec(text) ?? [];
  if (Number(count) !== next) return [[text, undefined]];
  return [
    [text, undefined],
    [text.slice(bare.length), 'numbers'],
  ];
}

/** Reads a piece in the way in which all of it makes sense; in none, as far as the first way goes. */
function readPiece(piece: Piece, next: number): Part & { readonly label: Label } {
  let best: (Part & { readonly label: Label }) | undefined;
  for (const [text, label] of readings(piece, next)) {
    for (const order of ['last', 'first'] as const) {
      const part = { ...readPart(text, order), label };
      if (part.wrong === undefined) return part;
      if (!best || (label === best.label && part.cards.length > best.cards.length)) best = part;
    }
  }
  return best!;
}

// A text ----------------------------------------------------------------------------------------

/** The cards of a text, in the order in which they stand there. */
export function readCards(text: string): ReadCards {
  const written: Written[] = [];
  const hours = new Map<number, number>();
  const orders = new Set<Order>();
  let [symbols, words, group, next] = [false, false, 0, 1];
  let labels: Label;
  const read = (): Omit<ReadCards, 'fault'> => {
    const suits = orders.size > 1 ? 'mixed' : orders.has('first') ? 'first' : 'last';
    return { written, hours, style: { suits, symbols, words, ...(labels && { labels }) } };
  };
  for (const [i, line] of text.split(/\r\n?|\n/).entries()) {
    for (const piece of piecesOf(line)) {
      const part = readPiece(piece, next);
      group++;
      if (piece.hour !== undefined) hours.set(group, piece.hour);
      for (const { value, group: own } of part.cards) {
        written.push({ value, card: written.length + 1, line: i + 1, group: group + own });
      }
      group += part.groups;
      for (const order of part.orders) orders.add(order);
      symbols ||= part.symbols;
      words ||= part.words;
      const isUsed = part.cards.length > 0 || piece.isNamed;
      if (isUsed) labels ??= part.label ?? (part.numbers ? 'numbers' : undefined);
      if (part.label === 'numbers') next++;
      // A label in a line of its own is that of the next line.
      if (part.cards.length === 0 && piece.isNamed && part.wrong === undefined) group--;
      if (part.wrong === undefined) continue;
      const shown = part.wrong.length > 12 ? `${part.wrong.slice(0, 12)}…` : part.wrong;
      const place = { card: written.length + 1, line: i + 1 };
      return { ...read(), fault: { kind: 'not-a-card', text: shown, place } };
    }
  }
  return read();
}
