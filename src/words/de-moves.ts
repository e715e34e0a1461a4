/** What happens in a game, in German. */
import {
  type Card,
  cardOf,
  type Effect,
  isDown,
  type LossReason,
  type PileFacts,
  type PileSpec,
  turnsUp,
} from '../rules/engine.js';
import { begin, card, cards, from, moves, ofMoves, the, theCard, to } from './de-cases.js';
import { byGoal, comeIntoPlay, goalGroups } from './goals.js';
import type { MoveWords } from './listening-words.js';

/** “A”, “A und B”, “A, B und C”. */
export function list(things: readonly string[], and = 'und'): string {
  const last = things[things.length - 1]!;
  return things.length > 1 ? `${things.slice(0, -1).join(', ')} ${and} ${last}` : last;
}

/** The cards by name, or their number if there are many or some must stay hidden. */
export const named = (
  effects: readonly Effect[],
  hides = effects.some(({ faceUp }) => !faceUp),
): string =>
  hides || effects.length > 3 ? cards(effects.length) : list(effects.map((one) => card(one.card)));

export const filled = (effects: readonly Effect[]): string =>
  `Lücken mit ${cards(effects.length)} gefüllt.`;

export function move(effects: readonly Effect[], piles: readonly PileFacts[], most = 2): string {
  const [first] = effects;
  if (!first) return '';
  const source = piles[first.from]!;
  const target = piles[first.to]!;
  if (source.role === 'waste' && target.role === 'stock') {
    return `Ablagestapel umgedreht: ${cards(effects.length)} im Talon.`;
  }
  const fills = source.role === 'stock' && target.role === 'tableau';
  if (fills && effects.length > most) return filled(effects);
  const turned = fills ? [] : comeIntoPlay(effects, piles);
  const moved = effects.filter((effect) => !turned.includes(effect));
  const lowest = Math.min(...moved.map(({ fromIndex }) => fromIndex));
  const under = source.cards[lowest - 1];
  const leaves =
    (source.role === 'tableau' || source.role === 'waste') &&
    moved.every((effect) => effect.from === first.from);
  const way = leaves ? ` ${from(source)}` : '';
  const clauses = byGoal(moved, (there, pile) => {
    const hidden = there.filter(({ wasFaceUp, faceUp }) => wasFaceUp && !faceUp);
    const others = there.filter((effect) => !hidden.includes(effect));
    const goal = to(piles[pile]!);
    return [
      ...hidden.map((effect) => `${card(effect.card)} verdeckt zurück ${goal}`),
      ...(others.length > 0 ? [`${named(others)}${way} ${goal}`] : []),
    ];
  }).flat();
  if (turned.length > 0) {
    const how = turned.every(turnsUp) ? 'aufgedeckt' : 'als Nächstes';
    // Usually it comes from where the last card has gone.
    const other = !turned.every(turnsUp) && turned[0]!.from !== first.to;
    const start = other ? ` ${from(piles[turned[0]!.from]!)}` : '';
    clauses.push(`${how}: ${list(turned.map((one) => card(one.card)))}${start}`);
  } else if (leaves && under !== undefined && !isDown(under)) {
    clauses.push(`darunter liegt ${theCard(cardOf(under))}`);
  } else if (leaves && under === undefined) clauses.push(`${the(source)} ist leer`);
  return fills
    ? `Lücke${effects[1] ? 'n' : ''} gefüllt: ${clauses.join('; ')}.`
    : `${begin(clauses.join('; '))}.`;
}

/** What a move does, as part of a sentence. */
export function moveText(value: Card | undefined, source: PileSpec, target: PileSpec): string {
  if (target.role === 'stock') return 'den Ablagestapel umdrehen';
  if (source.role === 'stock') {
    return target.role === 'waste' ? 'eine Karte vom Talon aufdecken' : 'die Lücken füllen';
  }
  return `${value === undefined ? from(source) : card(value)} ${to(target)}`;
}

/** Where a card can go; empty columns, which are all the same, last and together. */
export function goals(targets: readonly PileFacts[]): string[] {
  const { named, empty, fans } = goalGroups(targets);
  return [
    ...named.map(to),
    ...(empty.length > 1
      ? [fans ? 'auf jeden leeren Fächer' : 'auf jede leere Spalte']
      : empty.map((pile) => `${to(pile)}, ${fans ? 'der' : 'die'} leer ist`)),
  ];
}

/** Where cards go back to; the player knows them all, although some are face down again. */
function wentBack(effects: readonly Effect[], piles: readonly PileSpec[]): string {
  const open = effects.filter(({ faceUp }) => faceUp);
  const back = byGoal(open.length > 0 ? open : effects, (there, goal) =>
    piles[goal]!.role === 'turned'
      ? `${card(there.at(-1)!.card)} ${piles[goal]!.id === 'wandering' ? 'wandert wieder' : 'ist wieder aufgedeckt'}`
      : `${named(there, false)} zurück ${to(piles[goal]!)}`,
  );
  return back.length > 0 && back.length < 4 ? `: ${back.join('; ')}` : '';
}

export const moving: MoveWords = {
  undone: (count, effects, piles) => `${moves(count)} zurückgenommen${wentBack(effects, piles)}.`,
  redone: (count, effects, piles) =>
    count === 1 ? `1 Zug wiederholt: ${move(effects, piles)}` : `${moves(count)} wiederholt.`,
  lifted(value, targets, count = 1) {
    const what = count > 1 ? `${cards(count)} ab ${card(value)}` : card(value);
    const fits = count > 1 ? 'passen' : 'passt';
    return `${what} aufgenommen: ${fits} ${list(goals(targets), 'oder')}.`;
  },
  putDown: (value) => `${card(value)} zurückgelegt.`,
};

export const won = (count: number): string => `Aufgegangen in ${ofMoves(count)}.`;

export function lost(reason: LossReason): string {
  if (reason === 'cycle') {
    return 'Keine Karte lässt sich mehr aufdecken, aber einige liegen noch verdeckt.';
  }
  if (reason === 'passes-over') {
    return 'Der letzte Durchgang ist vorbei, und einige Karten sind übrig.';
  }
  return 'Es ist kein Zug mehr möglich.';
}
