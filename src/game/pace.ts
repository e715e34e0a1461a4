/** Milliseconds between two automatic moves, by `speed`. */
const PACE: Readonly<Record<string, number>> = { slow: 1200, normal: 620, fast: 300, instant: 120 };

/** @param speed the setting of that name */
export const paceOf = (speed: string): number => PACE[speed]!;
