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

/**
 * How far above and below the crown of a chronograph its pushers are, in shares of the case; half of the breadth of their
 * collar and of their cap, which is beyond that, and where both end.
 */
const [SHARE, COLLAR, CAP] = [0.44, 10, 13] as const;
const [OUT, END] = [5, 15] as const;

/** The two pushers of a chronograph on a case of this radius: each points at its axle, and its collar grows out of its edge. */
export function pushers(r: number): string {
  return [-SHARE, SHARE]
    .map((sin) => {
      const cos = Math.sqrt(1 - sin ** 2);
      const at = (out: number, by: number): string =>
        `${round((r + out) * cos - by * sin)} ${round((r + out) * sin + by * cos)}`;
      const sink = round(r - Math.sqrt(r ** 2 - COLLAR ** 2));
      return (
        `M${at(-sink, -COLLAR)}L${at(OUT, -COLLAR)}L${at(OUT, COLLAR)}L${at(-sink, COLLAR)}A${round(r)} ${round(r)} 0 0 0 ${at(-sink, -COLLAR)}Z` +
        `M${at(OUT, -CAP)}L${at(END - 4, -CAP)}Q${at(END, -CAP)} ${at(END, 4 - CAP)}L${at(END, CAP - 4)}Q${at(END, CAP)} ${at(END - 4, CAP)}L${at(OUT, CAP)}Z`
      );
    })
    .join('');
}
