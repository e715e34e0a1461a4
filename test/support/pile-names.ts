const RANKS: Record<string, string> = {
  A: 'aces',
  2: 'twos',
  3: 'threes',
  4: 'fours',
  5: 'fives',
  6: 'sixes',
  7: 'sevens',
  8: 'eights',
  9: 'nines',
  10: 'tens',
  J: 'jacks',
  Q: 'queens',
  K: 'kings',
};

/** The name of a pile, by its id. */
export function nameOf(pile: string): string {
  const at = (hour: string): string => `${hour} o’clock`;
  if (/^h\d+$/.test(pile)) return at(pile.slice(1));
  if (/^f\d+$/.test(pile)) return `The fan at ${at(pile.slice(1))}`;
  if (/^c\d+$/.test(pile)) return `Column ${pile.slice(1)}`;
  if (pile in RANKS) return `The ${RANKS[pile]}`;
  const others: Record<string, string> = {
    centre: 'The centre',
    talon: 'The kings',
    aside: 'The cards laid aside',
  };
  return others[pile] ?? `The ${pile}`;
}
