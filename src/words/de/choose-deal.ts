import type { CardPlace } from '../../rules/notation/typed-cards.js';
import type { ChooseDealWords } from '../choose-deal-words.js';
import { card, day, list, ofMoves } from './vocabulary.js';

/** A list of more missing cards would only tell that a text is not complete yet. */
const NAMED = 6;

const where = ({ card: nth, line }: CardPlace): string => `als ${nth}. Karte (Zeile ${line})`;

export const chooseDeal: ChooseDealWords = {
  title: 'Spiel auswählen',
  now(code, number, date, today) {
    if (code === undefined) return 'Auf dem Tisch: eigene Karten.';
    const ofDay = date ? `das Spiel vom ${day(date, today)}, ` : '';
    return `Auf dem Tisch: ${ofDay}${number === undefined ? '' : `Spiel ${number}, `}Nr. ${code}.`;
  },
  which: 'Welches Spiel?',
  kind: (kind, today) =>
    ({
      random: 'Ein zufälliges',
      today: `Das heutige, ${day(today, today)}`,
      number: 'Nach Nummer oder Kurzcode',
      date: 'Das eines früheren Tages',
      cards: 'Mit eigenen Karten',
    })[kind],
  fields: { number: 'Nummer, Kurzcode oder Link', date: 'Tag', cards: 'Karten' },
  hints: {
    number: (code) =>
      `Eine Nummer bis 4294967295, ein Kurzcode wie ${code}, ein Datum oder ein Link, den dir jemand geschickt hat.`,
    date: 'Ein beliebiger Tag seit 1970.',
    cards:
      'Alle Karten, die gegeben werden, geschrieben wie 10H, TH, H10, 10♥ oder Herz 10. Nummern und Namen von Stapeln dürfen davor stehen.',
  },
  conventions: {
    order: {
      label: 'Reihenfolge der Karten',
      values: { rounds: 'Reihum', piles: 'Stapel für Stapel' },
    },
    first: {
      label: 'Erster Stapel',
      values: { 12: '12 Uhr', 1: '1 Uhr' },
    },
    begin: {
      label: 'Zuerst gegeben',
      values: { first: 'Die erste Karte', last: 'Die letzte Karte' },
    },
  },
  understood({ suits, symbols, words, labels }, { order, first, begin }, open) {
    const suit = symbols ? 'Symbol' : 'Farbe';
    const style = {
      last: `Wert vor ${suit}`,
      first: `${suit} vor Wert`,
      mixed: `${suit} vor oder nach dem Wert`,
    }[suits];
    const way = order === 'piles' ? 'Stapel für Stapel gegeben' : 'reihum gegeben';
    const hour = open.includes('first') ? ` ab ${first} Uhr` : '';
    const from = begin === 'last' ? 'die letzte Karte zuerst' : 'die erste Karte zuerst';
    const named = words ? 'Karten in Worten, ' : '';
    const before = labels
      ? { numbers: ', nummeriert', piles: ', mit Namen der Stapel' }[labels]
      : '';
    return `Verstanden: ${named}${style}${before}; ${open.includes('order') ? `${way}${hour}, ` : ''}${from}.`;
  },
  found: (code, number) =>
    code === String(number) ? `Spiel ${number}.` : `Nr. ${code}, Spiel ${number}.`,
  ownCards: 'Ein Spiel mit eigenen Karten.',
  begun: (count) =>
    `Ein Spiel mit ${ofMoves(count)}: Es wird zuerst gezeigt, und du kannst ab jedem Zug weiterspielen.`,
  movesLost: 'Die Züge in diesem Link sind beschädigt: Nur die Karten werden übernommen.',
  badName: (fault) =>
    ({
      range: 'Die Nummer eines Spiels ist eine ganze Zahl von 1 bis 4294967295.',
      code: 'Das ist keine Nummer, kein Kurzcode, kein Datum und kein Link zu einem Spiel: Ein Zeichen fehlt oder ist falsch.',
      link: 'Dieser Link ist beschädigt: Ein Zeichen fehlt oder ist falsch. Kopiere ihn noch einmal.',
      'other-game': 'Dieser Link führt zu einem anderen Spiel.',
      date: 'Das ist kein Datum seit 1970.',
      future: 'Dieser Tag hat noch nicht begonnen.',
    })[fault],
  badCards(fault) {
    switch (fault.kind) {
      case 'not-a-card': {
        const { card: nth, line } = fault.place;
        return `„${fault.text}“ ist keine Karte (${nth}. Karte, Zeile ${line}). Schreibe 10H, TH, H10 oder 10♥.`;
      }
      case 'foreign':
        return `${card(fault.card)}, ${where(fault.place)}, wird in diesem Spiel nicht gegeben. Lass die Karte weg.`;
      case 'twice': {
        const { places } = fault;
        const times = places.length === 2 ? 'zweimal' : `${places.length}-mal`;
        return `${card(fault.card)} kommt ${times} vor: ${list(places.map(where))}.`;
      }
      case 'missing': {
        const { cards, given, wanted } = fault;
        if (cards.length > NAMED) return `${given} von ${wanted} Karten bisher.`;
        return `Es ${cards.length === 1 ? 'fehlt' : 'fehlen'} ${list(cards.map(card))}.`;
      }
    }
  },
  piles: 'Die Karten jedes Stapels',
  deal: 'Geben',
  show: 'Spiel zeigen',
};
