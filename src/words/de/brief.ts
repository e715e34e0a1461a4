/** In German, as `en/brief.ts`. What to do next is short enough as it is. */
import {
  type Effect,
  type LossReason,
  type PileFacts,
  type PileSpec,
  rankOf,
  turnsUp,
} from '../../rules/engine.js';
import { dealCode } from '../../rules/notation/deal-code.js';
import { byGoal, comeIntoPlay } from '../goals.js';
import { cardsLeft } from '../pile-contents.js';
import type { BriefWords } from '../words.js';
import { learn, ORDINALS } from './learn.js';
import { filled, move, named } from './moves.js';
import { goalsSeen, moveText } from './moving.js';
import {
  at,
  begin,
  card,
  cards,
  isBlack,
  inOrder,
  list,
  moves,
  percent,
  RANKS,
  SUITS,
  theCard,
  to,
  day,
} from './vocabulary.js';

/** Which cards went where: as the end of a sentence. Empty if they went to too many places. */
function ways(effects: readonly Effect[], piles: readonly PileSpec[]): string {
  const told = byGoal(effects, (there, goal) => {
    const pile = piles[goal]!;
    if (pile.role !== 'turned') {
      const turns = pile.role === 'waste' && turnsUp(there[0]!);
      return `${named(there, false)} ${turns ? 'aufgedeckt' : to(pile)}`;
    }
    return `${card(there.at(-1)!.card)} ${pile.id === 'wandering' ? 'wandert' : 'aufgedeckt'}`;
  });
  return told.length < 4 ? told.join('; ') : '';
}

/** The same of a move, as a sentence; a filling counts its cards. */
function way(effects: readonly Effect[], piles: readonly PileFacts[]): string {
  const known = effects.filter(({ wasFaceUp, faceUp }) => wasFaceUp || faceUp);
  const fills = effects.length > 2 && piles[effects[0]!.from]!.role === 'stock';
  return `${(fills ? '' : ways(known, piles)) || move(effects, piles).slice(0, -1)}.`;
}

const step = (
  number: number,
  count: number,
  effects: readonly Effect[],
  piles: readonly PileFacts[],
): string => `${number} von ${count}: ${way(effects, piles)}`;

const won = (count: number): string => `Aufgegangen: ${moves(count)}.`;

const LOST: Readonly<Record<LossReason, string>> = {
  cycle: 'Keine Karte mehr aufzudecken.',
  'no-moves': 'Kein Zug mehr möglich.',
  'none-aside': 'Keine Karte beiseitegelegt.',
  'passes-over': 'Letzter Durchgang vorbei.',
};

export const brief: BriefWords = {
  // Only the cards that have become visible.
  move(effects, piles) {
    const turned = comeIntoPlay(effects, piles);
    const seen = turned.length > 0 ? turned : effects.filter(({ faceUp }) => faceUp);
    const fills = turned.length > 0 && piles[turned[0]!.to]!.role === 'tableau';
    if (fills && effects.length > 2) return filled(effects);
    if (effects.length > 2 || seen.length === 0) return move(effects, piles);
    return `${list(seen.map((effect) => card(effect.card)))}.`;
  },
  dealt: (game, deal, today = '') =>
    deal === null
      ? 'Eigene Karten.'
      : `Spiel ${typeof deal === 'string' ? `vom ${day(deal, today)}` : dealCode(game, deal)}.`,
  loaded: (count) => `Weiter nach ${count === 1 ? '1 Zug' : `${count} Zügen`}.`,
  won,
  wonTitle: () => 'Vollständig',
  lost: (reason) => LOST[reason],
  left(reason, piles) {
    const { sum, down } = cardsLeft(piles);
    if (sum === 0 || reason === 'none-aside') return LOST[reason];
    return `${cards(sum)} ${down ? 'verdeckt' : 'übrig'}.`;
  },
  par: (count, fewest) => `${won(count)} Am wenigsten: ${fewest}.`,
  verdict(kind, moveCount) {
    if (kind === 'won') return 'Zu gewinnen.';
    if (kind === 'lost') return `Nicht ${moveCount === 0 ? '' : 'mehr '}zu gewinnen.`;
    return kind === 'unknown' ? 'Unklar.' : 'Vorausschau läuft…';
  },
  undone(count, effects, piles) {
    // The player knows the cards that are face down again, too.
    const open = effects.filter(({ faceUp }) => faceUp);
    const told = ways(open.length > 0 ? open : effects, piles);
    if (count === 1 && told) return `Zurück: ${told}.`;
    return `${moves(count)} zurück${told ? `: ${told}` : ''}.`;
  },
  redone: (count, effects, piles) =>
    count === 1 ? `Wiederholt: ${way(effects, piles)}` : `${moves(count)} wiederholt.`,
  played: (count, effects, piles) => `${moves(count)}, zuletzt: ${way(effects, piles)}`,
  lifted(value, targets, count = 1) {
    const what = count > 1 ? `${cards(count)} ab ${card(value)}` : card(value);
    return `${what}: ${list(goalsSeen(targets), 'oder')}.`;
  },
  putDown: (value) => `${card(value)} zurück.`,
  hint(value, from, goal, chance) {
    const odds = chance === undefined ? '' : `; gewinnt zu ${percent(Math.round(chance * 100))}`;
    return `Tipp: ${begin(moveText(value, from, goal, true))}${odds}.`;
  },
  plainHint: (value, from, goal) =>
    `Kein Löser. Möglich: ${begin(moveText(value, from, goal, true))}.`,
  noHint: 'Kein Zug mehr möglich.',
  hintLost: 'Kein Weg zum Ziel: Nimm einige Züge zurück.',
  noSolution(kind, moveCount) {
    if (kind === 'unknown') return 'Kein Weg zum Ziel gefunden.';
    return moveCount === 0 ? 'Dieses Spiel ist nicht zu gewinnen.' : 'Nicht mehr zu gewinnen.';
  },
  solutionBegins: (count) => `Vorführung: ${moves(count)}; das Spiel zählt nicht mehr.`,
  step,
  solutionEnds: (count, effects, piles) => `${step(count, count, effects, piles)} Aufgegangen.`,
  replayBegins: (count) => `Noch einmal: ${moves(count)}.`,
  sharedBegins: (game, deal, count) =>
    `Geteiltes Spiel: ${deal === null ? 'eigene Karten' : `Nr. ${dealCode(game, deal)}`}, ${moves(count)}.`,
  replayEnds: (count, effects, piles, status) =>
    `${step(count, count, effects, piles)} ${{ playing: 'So weit.', won: 'Aufgegangen.', lost: 'Nicht aufgegangen.' }[status]}`,
  // Its goal is in the rules.
  firstLine: (game, options, next) =>
    next ? learn.nextMove(next) : learn.firstLine(game, options, next),
  choosePile(value, count) {
    const [article] = theCard(value).split(' ');
    return `${begin(article!)} ${ORDINALS[count - 1]} ${RANKS[rankOf(value) - 1]}: Wähl einen Stapel mit verdeckten Karten.`;
  },
  gaps([one, ...others]) {
    if (others.length > 0) return `Lücken in ${others.length + 1} Fächern.`;
    return `${one!.missing > 1 ? `${one!.missing} Lücken` : 'Lücke'} ${at(one!)}.`;
  },
  suitOrder(suits) {
    const [first] = suits;
    const other = isBlack(first ?? 0) ? 'rot' : 'schwarz';
    const told = suits.map((suit) => (suit === null ? other : SUITS[suit]!));
    // The fourth follows from the second.
    return `Farben: ${inOrder(told.slice(0, suits[1] === null ? 3 : 4))}.`;
  },
  yourMove: 'Du entscheidest.',
};
