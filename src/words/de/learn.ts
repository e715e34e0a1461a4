import { rankOf } from '../../cards/index.js';
import { cardOf, isDown } from '../../rules/engine.js';
import type { LearnWords, PossibleMove, Reason } from '../learn-words.js';
import { howToPlay } from './how-to-play.js';
import { moveText } from './moving.js';
import {
  at,
  begin,
  list,
  ontoCard,
  percent,
  RANKS,
  SUITS,
  the,
  theCard,
  to,
} from './vocabulary.js';

export const ORDINALS = ['erste', 'zweite', 'dritte', 'vierte'];

/** “den Herz-Buben”. */
const accusative = (value: number): string => ontoCard(value).slice('auf '.length);

/** Clubs and spades are black. */
export const isBlack = (suit: number): boolean => suit % 3 === 0;

function nextMove({ card: value, from, to: target }: PossibleMove): string {
  if (target.role === 'stock')
    return 'Dreh den Ablagestapel um, um den Talon noch einmal durchzugehen.';
  if (from.role === 'stock') {
    return target.role === 'waste'
      ? 'Deck eine Karte vom Talon auf.'
      : 'Füll die Lücken aus dem Talon.';
  }
  const named = value === undefined ? 'eine Karte' : accusative(value);
  const top = target.cards.at(-1);
  if (target.role !== 'tableau' || from.role === 'turned' || top === undefined || isDown(top)) {
    return `Leg ${named} ${to(target)}.`;
  }
  return `Leg ${named} ${ontoCard(cardOf(top))}.`;
}

/** Why a move is a good one, as the end of a sentence. */
function why(reason: Reason): string {
  switch (reason.kind) {
    case 'only':
      return 'der einzige Zug';
    case 'ends':
      return 'der einzige Zug, und der letzte';
    case 'completes':
      return `damit ist ${the(reason.pile)} vollständig`;
    case 'frees':
      return `das gibt ${accusative(reason.card)} frei; die Karte fehlt ${at(reason.pile)}`;
    case 'nearer':
      return `so kommst du näher an ${accusative(reason.card)}; die Karte fehlt ${at(reason.pile)}`;
    case 'follows':
      return `dann kann ${theCard(reason.card)} ${to(reason.pile)}`;
    case 'empties':
      return `so wird ${the(reason.pile)} leer`;
    case 'chance':
      return `damit geht es in ${percent(Math.round(reason.share * 100))} der Fälle auf`;
    case 'safe':
      return 'keine andere Karte wird sie noch brauchen';
    case 'home':
      return 'dort gehört die Karte hin';
    case 'fills':
      return 'so kommen neue Karten ins Spiel';
    case 'deals':
      return 'was offen liegt, kann warten';
    case 'again':
      return 'so kommen die abgelegten Karten noch einmal';
    case 'best':
      return 'kein Zug ist besser';
    case 'good':
      return 'ein besserer Zug ist nicht bekannt';
  }
}

/** What is said to a player who learns a game, in German. */
export const learn: LearnWords = {
  howToPlay,
  nextMove,
  guided: (value, source, target, reason) =>
    `${begin(moveText(value, source, target, true))}: ${why(reason)}.`,
  firstLine(game, options, move) {
    const goal = howToPlay.game(game, options)?.goal ?? '';
    return [move ? nextMove(move) : '', goal].filter(Boolean).join(' ');
  },
  choosePile(value, count) {
    const rank = RANKS[rankOf(value) - 1]!;
    const [article] = theCard(value).split(' ');
    return `Das ist ${article} ${ORDINALS[count - 1]} ${rank}: Wähl einen Stapel mit verdeckten Karten.`;
  },
  gaps(piles) {
    const [one] = piles;
    const isEmpty = one!.missing === 0;
    const isRing = 'ring' in one!.place;
    const where =
      piles.length > 1
        ? isEmpty
          ? `${piles.length} ${isRing ? 'Fächer' : 'Spalten'} sind leer`
          : `In ${piles.length} ${isRing ? 'Fächern' : 'Spalten'} sind Lücken`
        : isEmpty
          ? `${begin(the(one!))} ist leer`
          : one!.missing > 1
            ? `${begin(at(one!))} sind ${one!.missing} Lücken`
            : `${begin(at(one!))} ist eine Lücke`;
    return `${where}: Der Talon füllt sie, jetzt oder später.`;
  },
  suitOrder([first, second, third, fourth]) {
    const name = (suit: number | null | undefined): string => SUITS[suit ?? 0]!;
    if (second === null || second === undefined) {
      const other = isBlack(first ?? 0) ? 'rot' : 'schwarz';
      return `Jeder Stapel nimmt zuerst ${name(first)} und als dritte Farbe ${name(third)}; die zweite wird ${other}.`;
    }
    const order = [first, second, third, fourth].map(name);
    return `Jeder Stapel nimmt die Farben in dieser Reihenfolge: ${list(order)}.`;
  },
  yourMove: 'Von selbst geht hier keine Karte: Du entscheidest.',
};
