/** Moves that can be made or are taken back, in German. */
import type { Card, Effect, PileFacts, PileSpec } from '../../rules/engine.js';
import { byGoal, consequence, goalGroups, isAnyHidden, MANY } from '../goals.js';
import type { MoveWords } from '../listening-words.js';
import { move, named } from './moves.js';
import { begin, card, cards, from, list, moves, place, the, to } from './vocabulary.js';

/**
 * What a move does, as part of a sentence.
 * @param lies whether it says where the card lies, and whether it does so at the end: whoever has to choose in time
 * hears first what counts
 */
export function moveText(
  value: Card | undefined,
  source: PileSpec,
  target: PileSpec,
  lies: boolean | 'last' = false,
): string {
  if (target.role === 'stock') return 'den Ablagestapel umdrehen';
  if (source.role === 'stock') {
    return target.role === 'waste' ? 'eine Karte vom Talon aufdecken' : 'die Lücken füllen';
  }
  if (value === undefined) return `${from(source)} ${to(target)}`;
  // A turned card is in play: nobody looks for it.
  const where = lies && source.role !== 'turned' ? ` ${from(source)}` : '';
  return lies === 'last'
    ? `${card(value)} ${to(target)}${where && `,${where}`}`
    : `${card(value)}${where} ${to(target)}`;
}

const isColumn = ({ role, place: where }: PileSpec): boolean =>
  role === 'tableau' && 'row' in where;

/** Where a card goes; of several columns, only the first one is called so: “auf Spalte 2”, “7”. */
function toPlaces(piles: readonly PileSpec[]): string[] {
  const first = piles.find(isColumn);
  return piles.map((pile) =>
    isColumn(pile) && pile !== first ? to(pile).slice('auf Spalte '.length) : to(pile),
  );
}

/** Where a card can go, for whoever sees the board: not pile by pile if that is most of them. */
export const goalsSeen = (targets: readonly PileFacts[]): string[] =>
  isAnyHidden(targets) ? ['auf jeden Stapel mit verdeckten Karten'] : goals(targets);

/** Where a card can go; empty columns, which are all the same, last and together. */
export function goals(targets: readonly PileFacts[]): string[] {
  const { named, empty, fans } = goalGroups(targets);
  return [
    ...toPlaces(named),
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

function moved(effects: readonly Effect[], piles: readonly PileFacts[]): string {
  const told = consequence(effects, piles);
  if (!told) return move(effects, piles, MANY);
  const { to: goal, from: source, turned, isNext, other, under, empties } = told;
  // The next card lies where the last one has gone, unless another place is told.
  const clauses = [begin(source.role === 'turned' ? to(goal) : place(goal))];
  if (turned.length > 0) {
    const how = isNext ? 'als Nächstes' : 'dort aufgedeckt';
    clauses.push(`${how} ${list(turned.map(card))}${other ? ` ${from(other)}` : ''}`);
  } else if (under.length > 0) clauses.push(`frei: ${list(under.map(card))}`);
  if (empties) clauses.push(`${the(source)} ist leer`);
  return `${clauses.join('; ')}.`;
}

export const moving: MoveWords = {
  undone: (count, effects, piles) => `${moves(count)} zurückgenommen${wentBack(effects, piles)}.`,
  redone: (count, effects, piles) =>
    count === 1 ? `1 Zug wiederholt: ${move(effects, piles)}` : `${moves(count)} wiederholt.`,
  lifted(value, targets, count = 1) {
    const what = count > 1 ? `${cards(count)} ab ${card(value)}` : card(value);
    const fits = count > 1 ? 'passen' : 'passt';
    return `${what} aufgenommen: ${fits} ${list(goalsSeen(targets), 'oder')}.`;
  },
  putDown: (value) => `${card(value)} zurückgelegt.`,
  pickedUp(targets, count = 1) {
    const { named: some } = goalGroups(targets);
    const where = some.length > 0 && !isAnyHidden(targets) ? toPlaces(some) : goalsSeen(targets);
    const what = count > 1 ? `${cards(count)} aufgenommen; passen` : 'Aufgenommen; passt';
    return `${what} ${list(where, 'oder')}.`;
  },
  canGo(value, targets, count = 1) {
    const what = count > 1 ? `${cards(count)} ab ${card(value)} passen` : `${card(value)} passt`;
    return `${what} ${list(goals(targets), 'oder')}.`;
  },
  moved,
};
