/** Play by hints alone, in samples as large as a test wants them. */
import assert from 'node:assert/strict';
import { cardOf, generator, type State, visible } from '../../src/rules/index.js';
import { finish, hint, type Hint, solve } from '../../src/solver/index.js';
import { type AnyRules, dealOf, follow, rulesFor, wander } from './play.js';

export const ask = (rules: AnyRules, state: State): Hint =>
  finish(hint(rules, visible(rules, state), rules.moves(state)));

export const games: AnyRules[] = [
  rulesFor('clock'),
  rulesFor('travellers'),
  rulesFor('hide-and-seek'),
  rulesFor('wandering-card'),
  rulesFor('watch'),
  rulesFor('watch', { 'king-returns': 'top' }),
  rulesFor('watch', { 'in-place': 'true' }),
  rulesFor('grandfathers-clock'),
  rulesFor('big-ben'),
  rulesFor('big-ben', { rules: 'solsuite' }),
  rulesFor('german-clock'),
  rulesFor('german-clock', { redeals: '1' }),
];

/**
 * Follows hints to the end from the beginning, the middle and the last part of games played at random:
 * no position may come twice.
 * @returns how many hints were followed, and how many games came to their end
 */
export function followHints(deals: number): { followed: number; ended: number } {
  const everyWay = rulesFor('big-ben', { rules: 'solsuite', redeals: '2' });
  const nonempty = rulesFor('big-ben', { rules: 'jsolitaire' });
  let followed = 0;
  let ended = 0;
  for (const rules of [...games, everyWay, nonempty]) {
    for (let deal = 1; deal <= deals; deal++) {
      const states = wander(rules, deal, 400);
      for (const part of [0, 0.5, 0.9]) {
        let state = states[Math.floor(part * (states.length - 1))]!;
        const seen = new Set<string>();
        for (;;) {
          const key = JSON.stringify(visible(rules, state));
          assert.ok(!seen.has(key), `${rules.game} ${deal} from ${part}, after ${seen.size} moves`);
          seen.add(key);
          const advice = ask(rules, state);
          if (advice.kind === 'none') break;
          state = follow(rules, state, [advice.token])[1]!;
          followed++;
        }
        ended += Number(rules.outcome(state).status !== 'playing');
      }
    }
  }
  return { followed, ended };
}

/** An end of Big Ben with everything in sight: what a won game has left, dealt anew at random. */
function openEnd(rules: AnyRules, seed: number, most: number, fans: number): State {
  const random = generator(seed);
  const start = dealOf(rules, 1 + (seed % 20));
  const verdict = finish(solve(rules, start));
  const line = follow(rules, start, verdict.kind === 'won' ? verdict.moves : []);
  const left = ({ piles }: State): number[] => piles.slice(12).flat().map(cardOf);
  const state = line.find((one) => left(one).length <= most)!;
  const cards = left(state);
  const piles = state.piles.map((pile, at) => (at < 12 ? [...pile] : []));
  while (cards.length > 0) {
    const [card] = cards.splice(random() % cards.length, 1) as [number];
    piles[random() % 8 === 0 ? 25 : 12 + (random() % fans)]!.push(card);
  }
  return { ...state, piles, redeals: 0 } as State;
}

/**
 * Follows hints in endings of Big Ben in which every card can be seen; no position may come twice.
 * @param seeds endings for each way to build in gaps
 * @returns how many could be won, how many were, and how many hints were sure
 */
export function playOpenEnds(seeds: number): { could: number; won: number; sure: number } {
  let could = 0;
  let won = 0;
  let sure = 0;
  const ends: [gapBuild: string, seed: number, most: number, fans: number][] = [
    // Here hints once went round in circles.
    ['any', 141, 61, 9],
  ];
  for (const gapBuild of ['never', 'nonempty', 'any']) {
    for (let seed = 1; seed <= seeds; seed++) ends.push([gapBuild, seed, 14 + (seed % 30), 12]);
  }
  for (const [gapBuild, seed, most, fans] of ends) {
    const rules = rulesFor('big-ben', { 'gap-build': gapBuild });
    let state = openEnd(rules, seed, most, fans);
    could += Number(finish(solve(rules, state)).kind === 'won');
    const seen = new Set<string>();
    for (;;) {
      const key = JSON.stringify(state);
      assert.ok(!seen.has(key), `${gapBuild} ${seed}, after ${seen.size} moves`);
      seen.add(key);
      const advice = ask(rules, state);
      if (advice.kind === 'none') break;
      sure += Number(advice.sure);
      state = follow(rules, state, [advice.token])[1]!;
    }
    won += Number(rules.outcome(state).status === 'won');
  }
  return { could, won, sure };
}
