import { rankOf } from '../../cards/index.js';
import { cardOf, isDown, type PileFacts } from '../../rules/engine.js';
import type { LearnWords, PossibleMove, Reason } from '../learn-words.js';
import { enterAt, pressOf, putOn, stockIs } from './by-keys.js';
import { howToPlay } from './how-to-play.js';
import { moveText } from './moving.js';
import {
  accusative,
  at,
  begin,
  dative,
  from,
  isBlack,
  inOrder,
  onto,
  ontoCard,
  pronoun,
  RANKS,
  SUITS,
  the,
  theCard,
  to,
} from './vocabulary.js';

export const ORDINALS = ['erste', 'zweite', 'dritte', 'vierte'];

/** A pronoun in the accusative, by the nominative. */
const OBJECT: Readonly<Record<string, string>> = { er: 'ihn', sie: 'sie', es: 'es' };

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
  if (card) return `${card} ${at(move.to)}`;
  return move.only ? toGoal(move) : to(move.to);
}

/** What a pointer presses once the card is picked up: “auf die Sechsen”. */
function pressedGoalOf(move: PossibleMove): string {
  const card = buildsOn(move);
  return card ? `${card} ${at(move.to)}` : onto(move.to);
}

/** Whether a turned card goes under the pile on which it lies: it is said so, as it goes nowhere else. */
const staysHere = ({ from, to: target }: PossibleMove): boolean => from.over === target.id;

/** Where a card ends: “auf 12 Uhr”. */
const toGoal = (move: PossibleMove): string =>
  staysHere(move) ? 'unter diesen Stapel' : to(move.to);

/** How a pile is pressed by a pointer. */
const PRESSES = { touch: 'tippe', mouse: 'klick' } as const;

/** What a press of the stock does. */
function ofStock({ from, to: target, news }: PossibleMove): string | undefined {
  if (target.role === 'stock') return 'Der Ablagestapel wird umgedreht';
  if (from.role !== 'stock') return undefined;
  if (target.role !== 'waste') return 'Die Lücken werden gefüllt';
  return news?.includes('stock')
    ? 'Eine Karte kommt offen auf den Ablagestapel'
    : 'Eine Karte wird aufgedeckt';
}

/** The same as an aim. */
const aimOfStock = ({ from, to: target }: PossibleMove): string =>
  target.role === 'stock'
    ? 'um den Ablagestapel umzudrehen'
    : from.role === 'stock' && target.role === 'waste'
      ? 'um eine Karte aufzudecken'
      : 'um die Lücken zu füllen';

/** Whether a card needs not be picked up: it is in play. */
const isInPlay = ({ from: source, to: target }: PossibleMove): boolean =>
  source.role === 'turned' || (source.role === 'waste' && target.role === 'foundation');

/** Where a card lies; nothing of a turned card, which is in play. */
const lying = (pile: PileFacts): string => (pile.role === 'turned' ? '' : ` ${at(pile)}`);

/** The card as an object: “den Herz-Buben”. */
const namedCard = ({ card: value }: PossibleMove): string =>
  value === undefined ? 'die Karte' : accusative(value);
const itsObject = ({ card: value }: PossibleMove): string =>
  value === undefined ? 'sie' : OBJECT[pronoun(value)]!;

/** The same to whoever sees the pile: its top card needs no suit, and a first line has no room for it. */
function seenGoalOf(move: PossibleMove, otherwise: typeof goalOf): string {
  const card = buildsOn(move);
  return card ? `${card.replace(/\S+-/, '')} ${at(move.to)}` : otherwise(move);
}

function withPointer(move: PossibleMove, press: string): string {
  const { card: value, from, only } = move;
  const stock = ofStock(move);
  if (stock) return `${begin(press)} auf den Talon${stockIs(move)}: ${stock}.`;
  const start = `${begin(press)} auf ${namedCard(move)}${lying(from)}`;
  if (!only) return `${start}, dann ${seenGoalOf(move, pressedGoalOf)}.`;
  return `${start}: ${begin(value === undefined ? 'sie' : pronoun(value))} kommt ${seenGoalOf(move, goalOf)}.`;
}

function withKeys(move: PossibleMove): string {
  const { card: value, from: source, to: target, only } = move;
  const stock = ofStock(move);
  const press = pressOf(move);
  if (stock)
    return `${press} ${enterAt(target.role === 'stock' ? target : source, move)}: ${stock}.`;
  const goes = `${begin(value === undefined ? 'die Karte' : theCard(value))} kommt`;
  if (isInPlay(move)) {
    const where = source.role === 'waste' ? ` ${from(source)}` : '';
    return `${press} ${putOn(target, move)}: ${goes}${where} ${toGoal(move)}.`;
  }
  const put = putOn(target, { ...move, focus: undefined }, ' und');
  const start = `${press} ${enterAt(source, move)}${only ? '' : `, dann ${put}`}`;
  return `${start}: ${goes} ${buildsOn(move) ?? toGoal(move)}.`;
}

function nextMove(move: PossibleMove): string {
  const { card: value, from: source, to: target, only } = move;
  if (move.with === 'touch' || move.with === 'mouse') return withPointer(move, PRESSES[move.with]);
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
  return `Nimm ${named}${where} auf und leg ${itsObject(move)} ${goalOf(move)}.`;
}

/**
 * How a good move is made, as the beginning of a sentence.
 * @param aimOf what a press of the stock is for
 */
function way(move: PossibleMove, aimOf = aimOfStock(move)): string {
  const { from: source, to: target, only } = move;
  const isStock = ofStock(move) !== undefined;
  const where = source.role === 'waste' ? ` ${from(source)}` : '';
  const aim = isStock ? aimOf : `um ${namedCard(move)}${where} ${toGoal(move)} zu legen`;
  if (move.with === 'touch' || move.with === 'mouse') {
    const press = begin(PRESSES[move.with]);
    if (isStock) return `${press} auf den Talon${stockIs(move)}, ${aim}`;
    const start = `${press} auf ${namedCard(move)}${lying(source)}`;
    return only
      ? `${start}, um ${itsObject(move)} ${toGoal(move)} zu legen`
      : `${start}, dann ${pressedGoalOf(move)}`;
  }
  if (move.with) {
    const keys = isStock
      ? enterAt(target.role === 'stock' ? target : source, move)
      : isInPlay(move)
        ? putOn(target, move)
        : enterAt(source, move);
    return `${pressOf(move)} ${keys}, ${aim}`;
  }
  if (isStock) {
    return begin(moveText(undefined, source, target));
  }
  const start = source.role === 'turned' ? '' : ` ${from(source)}`;
  return `Leg ${namedCard(move)}${start} ${toGoal(move)}`;
}

/** What is still to be done with a card that has been picked up. */
function secondHalf(move: PossibleMove, reason?: Reason): string {
  const device = move.with;
  const how =
    device === 'touch' || device === 'mouse'
      ? `${begin(PRESSES[device])} jetzt ${pressedGoalOf(move)}`
      : device
        ? `Drück jetzt ${putOn(move.to, move)}`
        : `Leg ${itsObject(move)} jetzt ${goalOf(move)}`;
  return `${how}${reason ? `: ${begin(why(reason))}` : ''}.`;
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
      return `das gibt ${accusative(reason.card)} für ${the(reason.pile)} frei`;
    case 'nearer':
      return `danach liegen weniger Karten auf ${dative(reason.card)} für ${the(reason.pile)}`;
    case 'follows':
      return `danach kann ${theCard(reason.card)} ${to(reason.pile)}`;
    case 'empties':
      return `so wird ${the(reason.pile)} leer, und du hast Platz`;
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
  guided: (move, reason) => `${way(move)}: ${begin(why(reason))}.`,
  secondHalf,
  newGame: 'Neues Spiel.',
  sameDeal: 'Von vorn, mit denselben Karten.',
  knowsNow: 'Jetzt kennst du die Züge; „So geht’s“ steht im Menü.',
  helpIsThere: '„So geht’s“ steht im Menü.',
  firstLine(game, options, move) {
    const goal = howToPlay.game(game, options)?.goal ?? '';
    return [goal, move ? nextMove(move) : ''].filter(Boolean).join(' ');
  },
  choosePile(value, count) {
    const rank = RANKS[rankOf(value) - 1]!;
    const [article] = theCard(value).split(' ');
    return `Das ist ${article} ${ORDINALS[count - 1]} ${rank}: Wähl einen Stapel mit verdeckten Karten.`;
  },
  gaps(piles, filling) {
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
    if (!filling.with) return `${where}: Der Talon füllt sie, jetzt oder später.`;
    return `${where}. ${way(filling, 'um sie zu füllen')}, jetzt oder später.`;
  },
  suitOrder([first, second, third, fourth]) {
    const name = (suit: number | null | undefined): string => SUITS[suit ?? 0]!;
    if (second === null || second === undefined) {
      const other = isBlack(first ?? 0) ? 'rote' : 'schwarze';
      return `Jeder Stapel nimmt ${name(first)}, dann eine ${other} Farbe, dann ${name(third)}.`;
    }
    return `Jeder Stapel nimmt ${inOrder([first, second, third, fourth].map(name))}.`;
  },
  redeal: (move) => `Der Talon ist leer. ${way(move)}: Er ist dann wieder der Talon.`,
  yourMove: 'Von selbst geht hier keine Karte: Du entscheidest.',
};
