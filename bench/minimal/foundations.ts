/** The twelve foundations of both games, as plain numbers. */

export const nextInSuit = (card: number): number => (card % 13 === 12 ? card - 12 : card + 1);

/** Whether `card` goes to the foundation at `hour`. */
function leadsOver(base: number, hour: number, card: number): boolean {
  for (let at = base; (at % 13) + 1 !== hour;) {
    at = nextInSuit(at);
    if (at === card) return true;
  }
  return false;
}

/** The foundations of each card, `width` places per card, -1 if there is none. */
export function homeTable(bases: readonly number[], width: number): Int8Array {
  const table = new Int8Array(52 * width).fill(-1);
  for (let card = 0; card < 52; card++) {
    let at = card * width;
    bases.forEach((base, i) => {
      if (leadsOver(base, i + 1, card)) table[at++] = i;
    });
  }
  return table;
}

/** The cards of a foundation, from its base to its top card. */
export function built(base: number, top: number): number[] {
  const cards = [base];
  while (cards[cards.length - 1] !== top) cards.push(nextInSuit(cards[cards.length - 1]!));
  return cards;
}
