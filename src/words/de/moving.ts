/** Moves that can be made or are taken back, in German. */
import type { Card, Effect, PileFacts, PileSpec } from '../../rules/engine.js';
import { byGoal, goalGroups } from '../goals.js';
import type { MoveWords } from '../listening-words.js';
import { move, named } from './moves.js';
import { card, cards, from, list, moves, to } from './vocabulary.js';

/**
 * What a move does, as part of a sentence.
 * @param lies whether it says where the card lies
 */
export function moveText(
  value: Card | undefined,
  source: PileSpec,
  target: PileSpec,
  lies = false,
): string {
  if (target.role === 'stock') return 'den Ablagestapel umdrehen';
  if (source.role === 'stock') {
    return target.role === 'waste' ? 'eine Karte vom Talon aufdecken' : 'die Lücken füllen';
  }
  if (value === undefined) return `${from(source)} ${to(target)}`;
  // A turned card is in play: nobody looks for it.
  return `${card(value)}${lies && source.role !== 'turned' ? ` ${from(source)}` : ''} ${to(target)}`;
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
