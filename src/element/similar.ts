/** How many letters have to be added, removed, replaced or exchanged with the next to make one word of another. */
export function distance(a: string, b: string): number {
  let [before, row] = [[0], Array.from({ length: b.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let k = 1; k <= b.length; k++) {
      const replaced = row[k - 1]! + (a[i - 1] === b[k - 1] ? 0 : 1);
      next.push(Math.min(row[k]! + 1, next[k - 1]! + 1, replaced));
      const isTurned = a[i - 1] === b[k - 2] && a[i - 2] === b[k - 1];
      if (i > 1 && k > 1 && isTurned) next[k] = Math.min(next[k]!, before[k - 2]! + 1);
    }
    [before, row] = [row, next];
  }
  return row[b.length]!;
}
