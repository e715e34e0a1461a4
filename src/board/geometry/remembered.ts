import type { Arrangement, Layout } from './arrange.js';

const all = new WeakMap<Layout, Layout>();

/**
 * A layout that is asked once for the same piles and hand, by all boards of its game together: it draws paths, which can
 * take milliseconds, and a board asks for its arrangements each time that it is fitted into its box.
 */
export function remembered(layout: Layout): Layout {
  const known = all.get(layout);
  if (known) return known;
  const answers = new Map<string, readonly Arrangement[]>();
  const asked: Layout = (piles, hand) => {
    const question = hand + JSON.stringify(piles);
    const answer = answers.get(question) ?? layout(piles, hand);
    answers.set(question, answer);
    return answer;
  };
  all.set(layout, asked);
  return asked;
}
