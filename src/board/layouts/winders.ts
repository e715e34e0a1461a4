import { round } from '../geometry/arrange.js';

/* What a watch is wound and started by, at the edge of its case; in hundredths of a card width from its centre. */

/** A crown that is seen from the side, at the edge of a case: towards its edges its flutes are closer. */
export function crown(edge: number, y = 0): string {
  const flutes = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5]
    .map((i) => `M${edge + 6} ${round(y + 27 * Math.sin((i * Math.PI) / 11.4))}h10`)
    .join('');
  return (
    `M${edge} ${y - 15}h4v30h-4ZM${edge + 4} ${y - 25}q0 -4 4 -4h6q5 0 6 5q1 24 0 48q-1 5 -6 5h-6q-4 0 -4 -4Z` +
    flutes
  );
}

/** How far above and below the crown of a chronograph its pushers are, in shares of the case, and how far they stand out. */
const PUSHERS = [0.46, 7, 13] as const;

/** The two pushers of a chronograph on a case of this radius. */
export function pushers(r: number): string {
  const [share, stem, cap] = PUSHERS;
  return [-share, share]
    .map((by) => {
      const y = round(by * r);
      const edge = (up: number): number => round(Math.sqrt(r ** 2 - (y + up) ** 2));
      const end = edge(0) + stem;
      return (
        `M${edge(-7)} ${y - 7}H${end}v14H${edge(7)}A${round(r)} ${round(r)} 0 0 0 ${edge(-7)} ${y - 7}Z` +
        `M${end} ${y - 12}h${cap - 4}q4 0 4 4v16q0 4 -4 4h${4 - cap}Z`
      );
    })
    .join('');
}
