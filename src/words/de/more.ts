import type { Card, Explanation, PileSpec } from '../../rules/engine.js';
import { dealCode } from '../../rules/notation/deal-code.js';
import type { MoreWords } from '../words.js';
import { brief } from './brief.js';
import { chooseDeal } from './choose-deal.js';
import { daily, dayAhead, dayCome, dayDone } from './daily.js';
import { learn } from './learn.js';
import { listening } from './listening.js';
import { lost, move, won } from './moves.js';
import { moveText, moving } from './moving.js';
import { picture } from './picture.js';
import { reading } from './reading.js';
import { refusal } from './refusals.js';
import { scanning } from './scanning.js';
import { settings } from './settings.js';
import { statistics } from './statistics.js';
import { at, begin, gameName, moves, ofMoves, percent, place } from './vocabulary.js';

function explain(explanation: Explanation, piles: readonly PileSpec[]): string {
  if (explanation.kind === 'cycle') {
    const circle = explanation.piles.map((id) => piles.find((one) => one.id === id)!);
    const [first] = circle;
    if (circle.length === 1) {
      const others = explanation.count - 1;
      const same = others === 1 ? 'einen weiteren Stapel' : `${others} weitere Stapel`;
      const result = explanation.kingReturned
        ? 'Nur der vierte König hätte sie aufdecken können, und der kehrt nur einmal zurück.'
        : 'Sie ließ sich deshalb nie aufdecken.';
      return `Die unterste Karte ${at(first!)} gehört selbst dorthin. ${result}${others > 0 ? ` Dasselbe gilt für ${same}.` : ''}`;
    }
    const others =
      explanation.count > 1 ? ` Das ist einer von ${explanation.count} solchen Kreisen.` : '';
    const king = explanation.kingReturned ? ' Der vierte König kann nur einen Kreis öffnen.' : '';
    return `Die untersten Karten blockieren einander: Jede gehört zum nächsten Stapel eines Kreises, ${circle.map(place).join(', dann ')}, dann wieder ${place(first!)}.${others}${king}`;
  }
  if (explanation.kind === 'none-aside') {
    return 'Keine Karte, die zählt, fiel auf ihren eigenen Stapel, also wurde keine beiseitegelegt.';
  }
  if (explanation.kind !== 'turning-point') return lost(explanation.kind);
  const { moveCount, token, card: made, instead, sure } = explanation;
  if (moveCount < 0) {
    return sure
      ? 'Dieses Spiel ist nicht zu gewinnen.'
      : 'Es fand sich kein Weg, dieses Spiel zu gewinnen.';
  }
  const text = (name: string | null | undefined, value: Card | null | undefined): string => {
    const [source, target] = (name ?? '')
      .split('-')
      .map((id) => piles.find((pile) => pile.id === id));
    return source && target ? begin(moveText(value ?? undefined, source, target)) : '';
  };
  const then = moveCount === 0 ? 'Vor dem ersten Zug' : `Nach ${ofMoves(moveCount)}`;
  const until = `${then} war das Spiel noch zu gewinnen.`;
  if (!instead) return until;
  return `${until} Ein Gewinnzug: ${text(instead.token, instead.card)}. Gespielt: ${text(token, made)}.`;
}

export const more: MoreWords = {
  ...learn,
  ...listening,
  ...moving,
  ...reading,
  ...scanning,
  brief,
  settings,
  playback: {
    title: 'Züge',
    scrubber: 'Stellung',
    toStart: 'Erste Stellung',
    stepBack: 'Voriger Zug',
    step: 'Nächster Zug',
    toEnd: 'Letzte Stellung',
    takeOver: 'Ab hier weiterspielen',
    backToGame: 'Zu meinem Spiel',
  },
  share: {
    title: 'Teilen',
    what: 'Was geteilt wird',
    deal: 'Nur die Auslage',
    game: (count) => `Mit meinem Spiel bis hier: ${moves(count)}`,
    link: 'Link',
    text: 'Text',
    copyLink: 'Link kopieren',
    copyText: 'Als Text kopieren',
    send: 'Teilen…',
    copied: (text) => (text ? 'Der Text ist kopiert.' : 'Der Link ist kopiert.'),
    notCopied:
      'Der Browser lässt das Kopieren nicht zu: Kopiere bitte den markierten Text von Hand.',
    notSent: 'Der Browser lässt das Teilen nicht zu: Kopiere bitte stattdessen den Link.',
    dealNote: 'Darin steht die ganze Auslage: Nichts ist anderswo gespeichert.',
    gameNote: 'Darin stehen die Auslage und alle Züge: Nichts ist anderswo gespeichert.',
  },
  statistics,
  daily,
  chooseDeal,
  picture,
  rating: (difficulty, won, plays) =>
    `${{ easy: 'Eine leichte Auslage', medium: 'Eine mittelschwere Auslage', hard: 'Eine schwere Auslage' }[difficulty]}${
      won === undefined
        ? ''
        : `: Ein simulierter Spieler, der nie vorausdenkt, gewinnt sie in ${won} von ${plays} Spielen`
    }.`,
  dayDone,
  dayCome,
  dayAhead,
  dayShared: (how) =>
    ({
      shared: 'Dein Ergebnis ist geteilt.',
      copied: 'Dein Ergebnis ist kopiert.',
      refused: 'Der Browser lässt das Kopieren nicht zu.',
    })[how],
  hint(value, source, target, chance) {
    const odds =
      chance === undefined
        ? ''
        : ` Damit geht es in ${percent(Math.round(chance * 100))} der Fälle auf.`;
    return `Tipp: ${begin(moveText(value, source, target, true))}.${odds}`;
  },
  plainHint: (value, source, target) =>
    `Der Löser ist nicht verfügbar. Ein möglicher Zug: ${begin(moveText(value, source, target, true))}.`,
  noSolver: 'Der Löser ist nicht verfügbar.',
  lookingBack: (share = 0) =>
    `Rückschau läuft…${share > 0 ? ` ${Math.floor(100 * share)}\u00a0%. Ein zweiter Druck auf „Warum?“ beendet sie.` : ''}`,
  noHint: 'Es ist kein Zug mehr möglich.',
  hintLost: 'Von hier aus führt kein Zug mehr zum Ziel: Nimm einige Züge zurück.',
  verdict(kind, moveCount) {
    if (kind === 'won') return `Das Spiel ist ${moveCount === 0 ? '' : 'noch '}zu gewinnen.`;
    if (kind === 'lost') return `Das Spiel ist nicht ${moveCount === 0 ? '' : 'mehr '}zu gewinnen.`;
    return kind === 'unknown'
      ? 'Ob das Spiel zu gewinnen ist, lässt sich nicht sagen.'
      : 'Vorausschau läuft…';
  },
  noSolution(kind, moveCount) {
    if (kind === 'unknown') return 'Der Löser hat keinen Weg zum Ziel gefunden.';
    return moveCount === 0
      ? 'Dieses Spiel ist nicht zu gewinnen, wie man es auch spielt.'
      : 'Von hier aus ist das Spiel nicht mehr zu gewinnen.';
  },
  solutionAsks:
    'Mit der Lösung zählt das Spiel des Tages nicht mehr. Wähle noch einmal „Lösung zeigen“, um sie zu sehen.',
  solutionBegins: (count) =>
    `Vorführung: So geht das Spiel in ${ofMoves(count)} auf. Der Löser sieht alle Karten; dieses Spiel zählt nicht mehr.`,
  step: (number, count, effects, piles) => `Zug ${number} von ${count}: ${move(effects, piles)}`,
  solutionEnds(count, effects, piles) {
    return `${this.step(count, count, effects, piles)} So geht das Spiel in ${ofMoves(count)} auf.`;
  },
  replayBegins: (count) => `Dein Spiel noch einmal: ${moves(count)}.`,
  sharedBegins: (game, deal, count) =>
    `Ein geteiltes Spiel: ${gameName(game)}, ${deal === null ? 'eigene Karten' : `Spiel ${dealCode(game, deal)}`}, ${moves(count)}.`,
  replayEnds(count, effects, piles, status) {
    const end = {
      playing: 'Mehr Züge gibt es noch nicht.',
      won: 'Das Spiel ist aufgegangen.',
      lost: 'Das Spiel ist nicht aufgegangen.',
    }[status];
    return `${this.step(count, count, effects, piles)} ${end}`;
  },
  otherGame: (game) =>
    `Dieser Link führt zu einem Spiel, das es auf dieser Seite nicht gibt: ${gameName(game)}.`,
  badLink(part, position) {
    if (part === 'version') return 'Dieser Link stammt aus einer anderen Version dieses Spiels.';
    if (part === 'end') {
      return 'Dieser Link ist unvollständig: Sein Ende fehlt. Kopiere ihn als Ganzes.';
    }
    if (part === 'damaged') {
      return 'Dieser Link ist beschädigt: Ein Zeichen fehlt oder ist falsch. Kopiere ihn noch einmal.';
    }
    if (part === 'damaged-moves') {
      return 'Die Züge in diesem Link sind beschädigt: Ein Zeichen fehlt oder ist falsch. Hier ist das Spiel ohne sie.';
    }
    const fault = {
      options: 'Seine Regeln sind',
      deal: 'Seine Auslage ist',
      moves: 'Seine Züge sind',
      other: 'Er ist',
    }[part ?? 'other'];
    return `Dieser Link lässt sich nicht öffnen: ${fault} ab Zeichen ${position} des Spiels fehlerhaft.`;
  },
  explain(explanation, piles, chances) {
    const reason = explain(explanation, piles);
    return chances ? `${reason} ${this.odds(chances)}` : reason;
  },
  odds({ share, noChoices, sure, oneIn }) {
    if (oneIn === 1) return 'Jedes Spiel ist zu gewinnen.';
    if (oneIn) return `Du gewinnst etwa 1 von ${oneIn} Spielen.`;
    if (share > 0.995) return 'Fast alle Spiele sind zu gewinnen.';
    const part = `${percent(Number((share * 100).toPrecision(2)))} aller Spiele`;
    if (noChoices) return `Du gewinnst etwa ${part}.`;
    return `${sure ? '' : 'Mindestens '}${part} sind zu gewinnen.`;
  },
  savedElsewhere: 'In einem anderen Tab wurde ein neueres Spiel gespeichert.',
  damagedSave: (restorable) =>
    `Dein gespeichertes Spiel war beschädigt und ließ sich nicht öffnen. ${restorable ? 'Seine letzte gute Kopie lässt sich zurückholen.' : 'Dieses hier ist neu.'}`,
  damagedResults: (restorable) =>
    `Deine früheren Ergebnisse waren beschädigt und ließen sich nicht lesen. ${restorable ? 'Ihre letzte gute Kopie lässt sich zurückholen.' : 'Ab jetzt wird neu gezählt.'}`,
  resultsRestored: 'Deine Ergebnisse sind wieder da.',
  damagedSettings: (restorable) =>
    `Deine Einstellungen waren beschädigt und ließen sich nicht lesen. ${restorable ? 'Ihre letzte gute Kopie lässt sich zurückholen: in den Einstellungen.' : 'Wähle sie in den Einstellungen noch einmal.'}`,
  paused: 'Pause: Die Zeit steht still, bis du weiterspielst.',
  unpaused: 'Das Spiel geht weiter.',
  notSaved:
    'Dieser Browser lässt die Seite dein Spiel nicht speichern. Wenn du sie schließt, ist es vorbei.',
  notSavedHere:
    'Dieses Spiel wird nicht gespeichert, weil ein anderes auf der Seite gespeichert wird. Wenn du sie schließt, ist es vorbei.',
  storageFull:
    'Zum Speichern ist kein Platz. Wenn du die Seite schließt, gehen deine letzten Züge verloren.',
  holdToDrag: 'Um eine Karte nach oben oder unten zu ziehen, halte sie erst einen Augenblick.',
  noLanguage: 'Die Sprache dieser Seite ließ sich nicht laden.',
  par: (count, fewest) => `${won(count)} Am wenigsten wären ${fewest} möglich.`,
  refusal,
};
