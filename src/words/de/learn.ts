import { rankOf } from '../../cards/index.js';
import { cardOf, isDown, type PileFacts } from '../../rules/engine.js';
import type { LearnWords, PossibleMove, Reason } from '../learn-words.js';
import { howToPlay } from './how-to-play.js';
import { moveText } from './moving.js';
import {
  at,
  begin,
  from,
  list,
  ontoCard,
  pronoun,
  RANKS,
  SUITS,
  the,
  theCard,
  to,
} from './vocabulary.js';

export const ORDINALS = ['erste', 'zweite', 'dritte', 'vierte'];

/** “den Herz-Buben”. */
const accusative = (value: number): string => ontoCard(value).slice('auf '.length);

/** A pronoun in the accusative, by the nominative. */
const OBJECT: Readonly<Record<string, string>> = { er: 'ihn', sie: 'sie', es: 'es' };

/** Clubs and spades are black. */
export const isBlack = (suit: number): boolean => suit % 3 === 0;

/** The card of a column or fan onto which another one is built: “auf den Herz-Buben”. */
function buildsOn({ from, to: target }: PossibleMove): string | undefined {
  const top = target.cards.at(-1);
  return target.role !== 'tableau' || from.role === 'turned' || top === undefined || isDown(top)
    ? undefined
    : ontoCard(cardOf(top));
}

/** Where a card goes: onto which card, and where that lies; or to which pile. */
function goalOf(move: PossibleMove): string {
  const card = buildsOn(move);
  return card ? `${card} ${at(move.to)}` : to(move.to);
}

/** What a press of the stock does. */
function ofStock({ from, to: target }: PossibleMove): string | undefined {
  if (target.role === 'stock') return 'Der Ablagestapel wird umgedreht';
  if (from.role !== 'stock') return undefined;
  return target.role === 'waste' ? 'Eine Karte wird aufgedeckt' : 'Die Lücken werden gefüllt';
}

/** The key of an hour or of the centre. */
function keyOf({ place }: PileFacts): string | undefined {
  if (!('ring' in place)) return undefined;
  if (place.ring === 'centre') return 'C';
  const others = ['0', 'die Taste rechts neben der 0', 'die zweite Taste rechts neben der 0'];
  return others[place.hour - 10] ?? String(place.hour);
}

/** Where Enter is to be pressed, and the keys that lead there from elsewhere. */
function enterAt(pile: PileFacts, { with: device }: PossibleMove): string {
  const { place, role } = pile;
  const isFan = 'ring' in place && place.ring === 'outer';
  const isColumn = 'row' in place && role === 'tableau';
  const keys =
    role === 'stock'
      ? 'S führt dorthin'
      : isFan
        ? `zweimal ${keyOf(pile)} führt dorthin`
        : undefined;
  const way = isColumn ? 'Ende führt zu den Spalten' : device === 'keys' ? keys : undefined;
  return `Enter ${role === 'stock' ? 'auf dem Talon' : at(pile)}${way ? ` (${way})` : ''}`;
}

/** Where a card lies; nothing of a turned card, which is in play. */
const lying = (pile: PileFacts): string => (pile.role === 'turned' ? '' : ` ${at(pile)}`);

function withFinger(move: PossibleMove): string {
  const { card: value, from, only } = move;
  const stock = ofStock(move);
  if (stock) return `Tipp auf den Talon: ${stock}.`;
  const start = `Tipp auf ${value === undefined ? 'die Karte' : accusative(value)}${lying(from)}`;
  if (!only) return `${start}, dann ${goalOf(move)}.`;
  return `${start}: ${begin(value === undefined ? 'sie' : pronoun(value))} kommt ${goalOf(move)}.`;
}

function withKeys(move: PossibleMove): string {
  const { card: value, from: source, to: target, only } = move;
  const stock = ofStock(move);
  if (stock) return `Drück ${enterAt(target.role === 'stock' ? target : source, move)}: ${stock}.`;
  const goes = `${begin(value === undefined ? 'die Karte' : theCard(value))} kommt`;
  const isOuter = 'ring' in target.place && target.place.ring === 'outer';
  const key = move.with === 'keys' && !isOuter ? keyOf(target) : undefined;
  // A card in play needs not be picked up.
  if (source.role === 'turned' || (source.role === 'waste' && target.role === 'foundation')) {
    const where = source.role === 'waste' ? ` ${from(source)}` : '';
    return key
      ? `Drück ${key}, dann Enter: ${goes}${where} ${to(target)}.`
      : `Drück Enter ${at(target)}: ${goes}${where} dorthin.`;
  }
  const put = key ? `${key} und Enter` : `Enter ${at(target)}`;
  const start = `Drück ${enterAt(source, move)}${only ? '' : `, dann ${put}`}`;
  return `${start}: ${goes} ${buildsOn(move) ?? to(target)}.`;
}

function nextMove(move: PossibleMove): string {
  const { card: value, from: source, to: target, only } = move;
  if (move.with === 'touch') return withFinger(move);
  if (move.with) return withKeys(move);
  if (target.role === 'stock')
    return 'Dreh den Ablagestapel um, um den Talon noch einmal durchzugehen.';
  if (source.role === 'stock') {
    return target.role === 'waste'
      ? 'Deck eine Karte vom Talon auf.'
      : 'Füll die Lücken aus dem Talon.';
  }
  const named = value === undefined ? 'eine Karte' : accusative(value);
  const where = source.role === 'turned' ? '' : ` ${from(source)}`;
  if (only) return `Leg ${named}${where} ${goalOf(move)}.`;
  const it = value === undefined ? 'sie' : OBJECT[pronoun(value)]!;
  return `Nimm ${named}${where} auf und leg ${it} ${goalOf(move)}.`;
}

/** Why a move is a good one, as the end of a sentence. */
function why(reason: Reason): string {
  switch (reason.kind) {
    case 'only':
      return 'der einzige Zug';
    case 'ends':
      return 'der einzige Zug, und der letzte';
    case 'completes':
      return `dann ist ${the(reason.pile)} vollständig`;
    case 'frees':
      return `das gibt ${accusative(reason.card)} für ${the(reason.pile)} frei`;
    case 'nearer':
      return `so kommst du näher an ${accusative(reason.card)} für ${the(reason.pile)}`;
    case 'follows':
      return `dann kann ${theCard(reason.card)} ${to(reason.pile)}`;
    case 'empties':
      return `dann ist ${the(reason.pile)} leer und hat Platz`;
    case 'chance':
      return `so gewinnst du ${Math.round(reason.share * 100)} von 100 Mal`;
    case 'safe':
      return 'keine andere Karte muss mehr darauf liegen';
    case 'home':
      return 'dort gehört die Karte hin';
    case 'fills':
      return 'so kommen neue Karten ins Spiel';
    case 'deals':
      return 'eine neue Karte hilft jetzt am meisten';
    case 'again':
      return 'so kommen die Karten des Ablagestapels noch einmal';
    case 'best':
      return 'kein Zug ist besser';
    case 'good':
      return 'ein besserer Zug war nicht zu finden';
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
    return [goal, move ? nextMove(move) : ''].filter(Boolean).join(' ');
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
