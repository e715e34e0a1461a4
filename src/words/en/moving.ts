/** Moves that can be made or are taken back, in English. */
import type { Card } from '../../cards/index.js';
import type { Effect, PileFacts, PileSpec } from '../../rules/engine.js';
import { byGoal, consequence, goalGroups, isAnyHidden, MANY } from '../goals.js';
import type { MoveWords } from '../listening-words.js';
import { move, named } from './moves.js';
import { begin, card, cards, list, moves, place, small } from './vocabulary.js';

const isColumn = ({ role, place: at }: PileSpec): boolean => role === 'tableau' && 'row' in at;

/** Piles by name; of several columns, only the first one is called so: “column 2”, “7”. */
function places(piles: readonly PileSpec[]): string[] {
  const first = piles.find(isColumn);
  return piles.map((pile) =>
    isColumn(pile) && pile !== first ? place(pile).slice('column '.length) : place(pile),
  );
}

/** Where a card can go, for whoever sees the board: not pile by pile if that is most of them. */
export const goalsSeen = (targets: readonly PileFacts[]): string[] =>
  isAnyHidden(targets) ? ['any pile with cards face down'] : goals(targets);

/** Foundations first; empty columns, which are all the same, last and together. */
export function goals(targets: readonly PileFacts[]): string[] {
  const { named, empty, fans } = goalGroups(targets);
  return [
    ...places(named),
    ...(empty.length > 1
      ? [`any empty ${fans ? 'fan' : 'column'}`]
      : empty.map((pile) => `${place(pile)}, empty`)),
  ];
}

/** Where cards go back to; the player knows them all, although some are face down again. */
function wentBack(effects: readonly Effect[], piles: readonly PileSpec[]): string {
  const open = effects.filter(({ faceUp }) => faceUp);
  const back = byGoal(open.length > 0 ? open : effects, (there, to) =>
    piles[to]!.role === 'turned'
      ? `${card(there.at(-1)!.card)} ${piles[to]!.id === 'wandering' ? 'wanders again' : 'is the turned card again'}`
      : `${named(there, false)} back to ${place(piles[to]!)}`,
  );
  return back.length > 0 && back.length < 4 ? `: ${back.join('; ')}` : '';
}

/**
 * What a move does, as part of a sentence.
 * @param source whether it says where the card lies, and whether it does so at the end: whoever has to choose in time
 * hears first what counts
 */
export function moveText(
  value: Card | undefined,
  from: PileSpec,
  to: PileSpec,
  source: boolean | 'last' = false,
): string {
  if (to.role === 'stock') return 'turn the waste over';
  if (from.role === 'stock')
    return to.role === 'waste' ? 'deal a card from the stock' : 'fill the gaps';
  const what = value === undefined ? place(from) : card(value);
  // A turned card is in play: nobody looks for it.
  const lies = source && value !== undefined && from.role !== 'turned';
  const where = lies ? ` from ${place(from)}` : '';
  return source === 'last'
    ? `${what} to ${place(to)}${where && `,${where}`}`
    : `${what}${where} to ${place(to)}`;
}

function moved(effects: readonly Effect[], piles: readonly PileFacts[]): string {
  const told = consequence(effects, piles);
  if (!told) return move(effects, piles, MANY);
  const { to, from, turned, isNext, other, under, empties } = told;
  // The next card lies where the last one has gone, unless another place is told.
  const clauses = [from.role === 'turned' ? `To ${place(to)}` : begin(place(to))];
  if (turned.length > 0) {
    const names = list(turned.map((one) => `the ${card(one)}`));
    const source = other ? ` from ${place(other)}` : '';
    clauses.push(isNext ? `next ${names}${source}` : `turned ${names} there`);
  } else if (under.length > 0) clauses.push(`leaves ${list(under.map(card))}`);
  if (empties) clauses.push(`${place(from)} is empty`);
  return `${clauses.join('; ')}.`;
}

export const moving: MoveWords = {
  undone: (count, effects, piles) => `Undid ${moves(count)}${wentBack(effects, piles)}.`,
  redone(count, effects, piles) {
    const redid = `Redid ${moves(count)}`;
    return count === 1 ? `${redid}: ${small(move(effects, piles))}` : `${redid}.`;
  },
  lifted(value, targets, count = 1) {
    const what =
      count > 1 ? `${cards(count)} from the ${card(value)} up; they` : `the ${card(value)}; it`;
    return `Picked up ${what} can go to ${list(goalsSeen(targets), 'or')}.`;
  },
  putDown: (value) => `Put the ${card(value)} back.`,
  pickedUp(targets, count = 1) {
    const { named: some } = goalGroups(targets);
    const where = some.length > 0 && !isAnyHidden(targets) ? places(some) : goalsSeen(targets);
    return `Lifted ${count > 1 ? `${cards(count)} ` : ''}for ${list(where, 'or')}.`;
  },
  canGo(value, targets, count = 1) {
    const what = count > 1 ? `${cards(count)} from the ${card(value)} up` : `the ${card(value)}`;
    return `${begin(what)} can go to ${list(goals(targets), 'or')}.`;
  },
  moved,
};
