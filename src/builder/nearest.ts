import { distance } from '../element/similar.js';

/** The name that was probably meant; undefined if none is similar. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const given = word.toLowerCase().replaceAll('_', '-').slice(0, 60);
  const most = Math.max(1, given.length / 3);
  const [best] = names
    // Words of such different lengths can't be similar.
    .filter((name) => Math.abs(name.length - given.length) <= most)
    .map((name) => ({ name, off: distance(given, name) }))
    .sort((a, b) => a.off - b.off);
  // A word of one letter has nothing in common with another one.
  return best && best.off <= most && best.off < given.length ? best.name : undefined;
}
