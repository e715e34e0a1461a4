import type { CardPlace } from '../../rules/notation/typed-cards.js';
import type { ChooseDealWords } from '../choose-deal-words.js';
import { begin, card, day, list, moves } from './vocabulary.js';

/** A list of more missing cards would only tell that a text is not complete yet. */
const NAMED = 6;

const where = ({ card: nth, line }: CardPlace): string => `card ${nth} (line ${line})`;

export const chooseDeal: ChooseDealWords = {
  title: 'Choose a deal',
  now(code, number, date, today) {
    if (code === undefined) return 'On the board: a custom deal.';
    const ofDay = date ? `the deal of ${day(date, today)}, ` : '';
    return `On the board: ${ofDay}${number === undefined ? '' : `deal ${number}, `}No. ${code}.`;
  },
  which: 'Which deal?',
  kind: (kind, today) =>
    ({
      random: 'A random one',
      today: `Today’s, ${day(today, today)}`,
      number: 'By number or code',
      date: 'Of an earlier day',
      cards: 'From cards of your own',
    })[kind],
  fields: { number: 'Number, code or link', date: 'Day', cards: 'Cards' },
  hints: {
    number: (code) =>
      `A number up to 4294967295, a code such as ${code}, a date, or a link that somebody has sent.`,
    date: 'Any day since 1970.',
    cards:
      'All cards that are dealt, written like 10H, TH, H10, 10♥ or 10 of hearts. Numbers and pile names may come before them.',
  },
  conventions: {
    order: {
      label: 'Order of the cards',
      values: { rounds: 'Round by round', piles: 'Pile by pile' },
    },
    first: {
      label: 'First pile',
      values: { 12: '12 o’clock', 1: '1 o’clock' },
    },
    begin: {
      label: 'Dealt first',
      values: { first: 'The first card', last: 'The last card' },
    },
  },
  understood({ suits, symbols, words, labels }, { order, first, begin }, open) {
    const suit = symbols ? 'symbol' : 'suit';
    const style = {
      last: `the rank before the ${suit}`,
      first: `the ${suit} before the rank`,
      mixed: `the ${suit} before or after the rank`,
    }[suits];
    const way = order === 'piles' ? 'dealt pile by pile' : 'dealt round by round';
    const hour = open.includes('first') ? ` from ${first} o’clock on` : '';
    const from = begin === 'last' ? 'the last card first' : 'the first card first';
    const how = open.includes('order') ? `${way}${hour}, ${from}` : `dealt with ${from}`;
    const named = words ? 'cards in words, ' : '';
    const before = labels ? { numbers: ', numbered', piles: ', with names of piles' }[labels] : '';
    return `Understood: ${named}${style}${before}; ${how}.`;
  },
  found: (code, number) =>
    code === String(number) ? `Deal ${number}.` : `No. ${code}, deal ${number}.`,
  ownCards: 'A custom deal.',
  begun: (count) =>
    `This is a game of ${moves(count)}: it is shown first, and you can play on from any move.`,
  movesLost: 'The moves in this link are damaged: only its deal is taken.',
  badName: (fault) =>
    ({
      range: 'The number of a deal is a whole number from 1 to 4294967295.',
      code: 'This is not a number, a code, a date or a link to a game: a character is missing or wrong.',
      link: 'This link is damaged: a character is missing or wrong. Copy it again.',
      'other-game': 'This is a link to another game.',
      date: 'There is no such day since 1970.',
      future: 'This day has not begun yet.',
    })[fault],
  badCards(fault) {
    switch (fault.kind) {
      case 'not-a-card':
        return `“${fault.text}”, ${where(fault.place)}, is not a card. Write 10H, TH, H10 or 10♥.`;
      case 'foreign':
        return `The ${card(fault.card)}, ${where(fault.place)}, is not dealt in this game. Leave it out.`;
      case 'twice': {
        const { places } = fault;
        const times = places.length === 2 ? 'twice' : `${places.length} times`;
        return `The ${card(fault.card)} occurs ${times}: ${list(places.map(where))}.`;
      }
      case 'missing': {
        const { cards, given, wanted } = fault;
        if (cards.length > NAMED) return `${given} of ${wanted} cards so far.`;
        return `${begin(list(cards.map((one) => `the ${card(one)}`)))} ${cards.length === 1 ? 'is' : 'are'} missing.`;
      }
    }
  },
  piles: 'The cards of each pile',
  deal: 'Deal',
  show: 'Show game',
};
