import { cardOf, isDown, rankOf } from '../../rules/engine.js';
import type { Attempt, Refusal } from '../words.js';
import { at, begin, ontoCard, pronoun, theCard, to, toRank } from './vocabulary.js';

/** Why a command was refused, as a sentence. */
export function refusal(code: Refusal, attempt: Attempt): string {
  const that = attempt.card === undefined ? 'Diese Karte' : begin(theCard(attempt.card));
  const goal = attempt.to ? to(attempt.to) : 'dorthin';
  const there = attempt.to ? at(attempt.to) : 'dort';
  const top = attempt.to?.cards[attempt.to.cards.length - 1];
  const onto = top === undefined || isDown(top) ? goal : ontoCard(cardOf(top));
  switch (code) {
    case 'game-over':
      return 'Das Spiel ist zu Ende: Nimm Züge zurück oder beginne ein neues.';
    case 'empty-pile':
      return `${begin(at(attempt.from ?? attempt.to!))} liegt keine Karte.`;
    case 'not-available':
    case 'unknown-move':
      return attempt.to
        ? `${that} lässt sich nicht ${goal} legen.`
        : `${that} ist jetzt nicht spielbar.`;
    case 'foundation-keeps':
      return 'Karten auf einem Grundstapel bleiben liegen.';
    case 'pile-complete':
      return `${begin(there)} fehlt keine Karte mehr.`;
    case 'not-next-in-suit':
      return `${that} passt nicht ${onto}: Grundstapel werden farbgleich aufsteigend aufgebaut.`;
    case 'not-next-down':
      return `${that} passt nicht ${onto}: In den Spalten wird absteigend angelegt, egal in welcher Farbe.`;
    case 'not-next-down-in-suit':
      return `${that} passt nicht ${onto}: An Fächer wird farbgleich absteigend angelegt.`;
    case 'wrong-hour':
      return attempt.card === undefined
        ? `${that} gehört auf einen anderen Stapel.`
        : `${that} passt nicht ${goal}: ${begin(pronoun(attempt.card))} gehört ${toRank(rankOf(attempt.card))}.`;
    case 'suit-not-open':
      return `${that} hat nicht die Farbe, die ${there} als Nächstes kommt.`;
    case 'wrong-colour':
      return `${that} kann die zweite Farbe nicht beginnen: Auf Rot folgt Schwarz, auf Schwarz Rot.`;
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
      return 'Der Talon darf nicht noch einmal durchgenommen werden.';
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
      return `${that} lässt sich nirgends anlegen.`;
    default:
      code satisfies never;
      // A page’s own rules may refuse with codes of their own.
      return 'Das ist gerade nicht möglich.';
  }
}
