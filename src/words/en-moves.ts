import type { Effect, PileFacts, PileSpec } from '../rules/engine.js';
import { begin, card, cards, en, filled, list, moves, named, place } from './en.js';
import { byGoal, comeIntoPlay, goalGroups } from './goals.js';
import type { MoveWords } from './listening-words.js';

/** Foundations first; empty columns, which are all the same, last and together. */
export function goals(targets: readonly PileFacts[]): string[] {
  const { named, empty, fans } = goalGroups(targets);
  return [
    ...named.map(place),
    ...(empty.length > 1
      ? [`any empty ${fans ? 'fan' : 'column'}`]
      : empty.map((pile) => `${place(pile)}, empty`)),
  ];
}

/** A sentence as it goes on after a colon. */
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Where cards go back to; the player knows them all, although some are face down again. */
function wentBack(effects: readonly Effect[], piles: readonly PileSpec[]): string {
  const open = effects.filter(({ faceUp }) => faceUp);
  const back = byGoal(open.length > 0 ? open : effects, (there, to) =>
    piles[to]!.role === 'turned'
      ? `${card(there.at(-1)!.card)} ${piles[to]!.id === 'wandering' ? 'wanders' : 'is turned'} again`
      : `${named(there, false)} back to ${place(piles[to]!)}`,
  );
  return back.length > 0 && back.length < 4 ? `: ${back.join('; ')}` : '';
}

function moveBrief(effects: readonly Effect[], piles: readonly PileFacts[]): string {
  const turned = comeIntoPlay(effects, piles);
  const seen = turned.length > 0 ? turned : effects.filter(({ faceUp }) => faceUp);
  const fills = turned.length > 0 && piles[turned[0]!.to]!.role === 'tableau';
  if (fills && effects.length > 2) return filled(effects);
  if (effects.length > 2 || seen.length === 0) return en.move(effects, piles);
  return `${begin(list(seen.map((effect) => card(effect.card))))}.`;
}

export const moving: MoveWords = {
  moveBrief,
  undone: (count, effects, piles) => `Undid ${moves(count)}${wentBack(effects, piles)}.`,
  redone(count, effects, piles) {
    const redid = `Redid ${moves(count)}`;
    return count === 1 ? `${redid}: ${small(en.move(effects, piles))}` : `${redid}.`;
  },
  lifted(value, targets, count = 1) {
    const what =
      count > 1 ? `${cards(count)} from the ${card(value)} up; they` : `the ${card(value)}; it`;
    return `Picked up ${what} can go to ${list(goals(targets), 'or')}.`;
  },
  putDown: (value) => `Put the ${card(value)} back.`,
};
