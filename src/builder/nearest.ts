/** How many letters have to be added, removed or replaced to make one word of another. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let k = 1; k <= b.length; k++) {
      const replaced = row[k - 1]! + (a[i - 1] === b[k - 1] ? 0 : 1);
      next.push(Math.min(row[k]! + 1, next[k - 1]! + 1, replaced));
    }
    row = next;
  }
  return row[b.length]!;
}

/** The name that was probably meant; undefined if none is similar. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const given = word.toLowerCase().replaceAll('_', '-').slice(0, 60);
  const most = Math.max(1, given.length / 3);
  const [best] = names
    // Words of such different lengths can't be similar.
    .filter((name) => Math.abs(name.length - given.length) <= most)
    .map((name) => ({ name, off: distance(given, name) }))
    .sort((a, b) => a.off - b.off);
  return best && best.off <= most ? best.name : undefined;
}
