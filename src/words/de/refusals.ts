import {
  type Card,
  cardOf,
  isDown,
  isRed,
  makeCard,
  type PileSpec,
  rankOf,
  suitOf,
} from '../../rules/engine.js';
import type { Attempt, Refusal } from '../words.js';
import { at, begin, ontoCard, pronoun, RANKS, SUITS, theCard, to, toRank } from './vocabulary.js';

/** Why a foundation that is built up in suit doesn’t take a card: not yet, or never. */
function inSuit({ card: value, to: pile }: Attempt, that: string): string {
  const slot = pile?.cards.at(-1);
  if (!pile || value === undefined || slot === undefined || isDown(slot)) {
    return `${that} passt nicht dorthin: Erst kommt eine andere Karte.`;
  }
  const top = cardOf(slot);
  const where = to(pile);
  if (suitOf(top) !== suitOf(value))
    return `${that} passt nie ${where}: Dorthin kommt nur ${SUITS[suitOf(top)]}.`;
  const next = makeCard((rankOf(top) % 13) + 1, suitOf(top));
  const steps = (rankOf(value) - rankOf(top) + 13) % 13;
  return steps > 0 && steps <= pile.missing
    ? `${that} passt noch nicht ${where}: Erst kommt ${theCard(next)}.`
    : `${that} passt nie ${where}: ${begin(pronoun(value))} gehört auf einen anderen Stapel.`;
}

/** What goes on a card where cards are built down. */
function takesDown(slot: number | undefined, where: string, inSuit = false): string {
  const top = slot === undefined || isDown(slot) ? undefined : cardOf(slot);
  // What goes on an ace depends on the game.
  if (top === undefined || rankOf(top) === 1) {
    return `${where} kommt eine Karte auf die nächsthöhere${inSuit ? ' ihrer Farbe' : ''}`;
  }
  const next = makeCard(rankOf(top) - 1, suitOf(top));
  const [article] = theCard(next).split(' ');
  const rank = inSuit
    ? theCard(next)
    : `${article === 'die' ? 'eine' : 'ein'} ${RANKS[rankOf(next) - 1]}`;
  return `${begin(ontoCard(top))} passt nur ${rank}`;
}

/** What the stock can do where nothing lies. */
const first = ({ stock }: Attempt): string =>
  stock === 'deals'
    ? ': Deck erst eine Karte vom Talon auf'
    : stock === 'fills'
      ? ': Der Talon gibt erst Karten dorthin, wenn kein Fächer Lücken hat'
      : '';

/** Why a command was refused, as a sentence. */
/** Where a card belongs: on a clock, the hour of its rank. */
function home(value: Card, target?: PileSpec): string {
  const rank = rankOf(value);
  if (!target || !('ring' in target.place)) return toRank(rank);
  return rank === 13 ? 'in die Mitte' : `auf ${rank} Uhr`;
}

export function refusal(code: Refusal, attempt: Attempt): string {
  const that = attempt.card === undefined ? 'Diese Karte' : begin(theCard(attempt.card));
  const goal = attempt.to ? to(attempt.to) : 'dorthin';
  const there = attempt.to ? at(attempt.to) : 'dort';
  const top = attempt.to?.cards[attempt.to.cards.length - 1];
  switch (code) {
    case 'game-over':
      return `Das Spiel ist zu Ende: ${attempt.canUndo ? 'Nimm Züge zurück oder beginne' : 'Beginne'} ein neues.`;
    case 'empty-pile':
      return `${begin(at(attempt.from ?? attempt.to!))} liegt keine Karte${first(attempt)}.`;
    case 'not-available':
    case 'unknown-move':
      return attempt.to
        ? `${that} lässt sich nicht ${goal} legen.`
        : `${that} ist jetzt nicht spielbar.`;
    case 'foundation-keeps':
      return `Karten ${attempt.from ? at(attempt.from) : 'auf einem Grundstapel'} bleiben für immer dort.`;
    case 'pile-complete':
      return `${begin(there)} fehlt keine Karte mehr.`;
    case 'not-next-in-suit':
      return inSuit(attempt, that);
    case 'not-next-down':
      return `${that} passt nicht dorthin: ${takesDown(top, 'In einer Spalte')}.`;
    case 'not-next-down-in-suit':
      return `${that} passt nicht dorthin: ${takesDown(top, 'In einem Fächer', true)}.`;
    case 'wrong-hour':
      return attempt.card === undefined
        ? `${that} gehört auf einen anderen Stapel.`
        : `${that} passt nicht ${goal}: ${begin(pronoun(attempt.card))} gehört ${home(attempt.card, attempt.to)}.`;
    case 'suit-not-open':
      return `${that} muss warten: ${begin(there)} kommt zuerst ${attempt.suit === undefined ? 'eine andere Farbe' : SUITS[attempt.suit]}.`;
    case 'wrong-colour':
      return `${that} muss warten: ${begin(there)} kommt zuerst eine ${attempt.card !== undefined && isRed(attempt.card) ? 'schwarze' : 'rote'} Farbe.`;
    case 'has-gaps':
      return `${begin(there)} sind Lücken: Fülle sie, bevor du anlegst.`;
    case 'empty-fan':
      return 'Ein leerer Fächer wird nur aus dem Talon gefüllt.';
    case 'no-gaps':
      return 'Es gibt keine Lücken zu füllen.';
    case 'fill-first':
      return 'Fülle zuerst die Lücken.';
    case 'stock-empty':
      return 'Der Talon ist leer.';
    case 'stock-not-empty':
      return 'Der Talon ist noch nicht leer.';
    case 'waste-empty':
      return 'Der Ablagestapel ist leer.';
    case 'no-redeals':
      return 'Der letzte Durchgang ist vorbei: Der Ablagestapel wird nicht mehr umgedreht.';
    case 'king-must-return':
      return `${that} muss auf einen Stapel zurück, in dem noch Karten verdeckt sind.`;
    case 'nothing-hidden':
      return `${begin(there)} liegt keine verdeckte Karte.`;
    case 'same-pile':
      return `${that} liegt schon dort.`;
    case 'busy':
      return 'Ein anderer Zug läuft noch: Versuche es gleich noch einmal.';
    case 'demonstration':
      return 'Das ist eine Vorführung: Kehre zu deinem Spiel zurück, um zu spielen.';
    case 'replay':
      return 'Hier wird nachgespielt: Kehre zu deinem Spiel zurück oder spiele ab hier weiter.';
    case 'disabled':
      return 'Dieses Spiel lässt sich gerade nicht spielen.';
    case 'cancelled':
      return `Diese Seite lässt ${attempt.from ? 'den Zug' : 'das'} gerade nicht zu.`;
    case 'nothing-to-undo':
      return 'Es gibt keinen Zug zurückzunehmen.';
    case 'nothing-to-redo':
      return 'Es gibt keinen Zug zu wiederholen.';
    case 'no-moves-from':
      return `${that} passt noch nirgends.`;
    default:
      code satisfies never;
      // A page’s own rules may refuse with codes of their own.
      return 'Das ist gerade nicht möglich.';
  }
}
