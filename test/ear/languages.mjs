/** What a listener knows of a language: its cards, its places, and how a game ends. */

/**
 * @typedef {object} Language
 * @property {(text: string) => string[]} cards the cards that a text names, in its order
 * @property {(card: string) => string} card the name of a card
 * @property {(hour: number) => string} hour the place of an hour
 * @property {(column: number) => string} column the place of a column
 * @property {(hour: number) => string} fan the place of a fan
 * @property {string} stock
 * @property {string} waste
 * @property {string} centre
 * @property {RegExp} lifted the words for a card that was picked up
 * @property {RegExp} pickedUp that a pile’s card is picked up, in the pile’s name
 * @property {RegExp} takesIt that a pile takes it, in the pile’s name
 * @property {RegExp} won
 * @property {RegExp} over that the game was lost
 * @property {RegExp} dealt the first words, before the goal is told
 * @property {RegExp} turned that the card in play lies on a pile, in the pile’s name
 * @property {RegExp} aside the cards laid aside, as a place and as a source
 */

const SUITS = 'CDHS';

/**
 * @param {RegExp} pattern with two groups
 * @param {(match: RegExpExecArray) => [rank: string, suit: string]} partsOf
 * @param {string[]} ranks from the ace on
 * @param {string[]} suits clubs, diamonds, hearts, spades
 * @returns {(text: string) => string[]}
 */
const cardsIn = (pattern, partsOf, ranks, suits) => (text) =>
  [...text.matchAll(pattern)].map((match) => {
    const [rank, suit] = partsOf(/** @type {RegExpExecArray} */ (match));
    const at = ranks.indexOf(rank) + 1;
    const name = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' }[at] ?? String(at);
    return name + SUITS[suits.indexOf(suit)];
  });

const codeOf = (/** @type {string} */ card) => ({
  rank: { A: 0, J: 10, Q: 11, K: 12 }[card.slice(0, -1)] ?? Number(card.slice(0, -1)) - 1,
  suit: SUITS.indexOf(card.slice(-1)),
});

const EN_RANKS = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'];
const EN_SUITS = ['clubs', 'diamonds', 'hearts', 'spades'];
const DE_RANKS = 'Ass Zwei Drei Vier Fünf Sechs Sieben Acht Neun Zehn Bube Dame König'.split(' ');
const DE_SUITS = ['Kreuz', 'Karo', 'Herz', 'Pik'];

/** @type {Record<string, Language>} */
export const languages = {
  en: {
    cards: cardsIn(
      new RegExp(`\\b(${EN_RANKS.join('|')}) of (${EN_SUITS.join('|')})\\b`, 'gi'),
      ([, rank = '', suit = '']) => [rank.toLowerCase(), suit],
      EN_RANKS,
      EN_SUITS,
    ),
    card(card) {
      const { rank, suit } = codeOf(card);
      return `${EN_RANKS[rank]} of ${EN_SUITS[suit]}`;
    },
    hour: (hour) => `${hour} o’clock`,
    column: (column) => `Column ${column}`,
    fan: (hour) => `The fan at ${hour} o’clock`,
    stock: 'The stock',
    waste: 'The waste',
    centre: 'The centre',
    lifted: /^Lifted/,
    pickedUp: /: picked up;/,
    takesIt: /[:;] takes it;/,
    won: /Won in \d/,
    over: /Game over/,
    dealt: /: deal \d+\.$/,
    turned: /(turned|wandering) card/,
    aside: /cards laid aside/i,
  },
  de: {
    cards: cardsIn(
      new RegExp(`(${DE_SUITS.join('|')})-(${DE_RANKS.join('|')})`, 'g'),
      ([, suit = '', rank = '']) => [rank, suit],
      DE_RANKS,
      DE_SUITS,
    ),
    card(card) {
      const { rank, suit } = codeOf(card);
      return `${DE_SUITS[suit]}-${DE_RANKS[rank]}`;
    },
    hour: (hour) => `${hour} Uhr`,
    column: (column) => `Spalte ${column}`,
    fan: (hour) => `Fächer bei ${hour} Uhr`,
    stock: 'Talon',
    waste: 'Ablagestapel',
    centre: 'Mitte',
    lifted: /^Aufgenommen|Karten aufgenommen;/,
    pickedUp: /: aufgenommen;/,
    takesIt: /[:;] passt hier;/,
    won: /Aufgegangen in/,
    over: /Nicht aufgegangen/,
    dealt: /: Spiel \d+\.$/,
    turned: /(aufgedeckte|wandernde) Karte/,
    aside: /beiseitegelegte/i,
  },
};
