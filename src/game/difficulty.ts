/** How hard a deal is, by how many of a hundred games a careful player wins: see docs/odds.md. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** At least as many of a hundred games make a deal easy, or medium. */
const EASY = 60;
const MEDIUM = 10;

const WEEK: readonly Difficulty[] = ['hard', 'easy', 'easy', 'medium', 'medium', 'hard', 'hard'];

/**
 * How hard a deal is to be, by the setting `difficulty`; undefined leaves it open.
 * @param day the date of a day's deal
 */
export function wantedDifficulty(setting: string, day: string | undefined): Difficulty | undefined {
  if (setting === 'rising') return day === undefined ? undefined : WEEK[new Date(day).getUTCDay()];
  return DIFFICULTIES.find((one) => one === setting);
}

export const difficultyOf = (won: number): Difficulty =>
  won >= EASY ? 'easy' : won >= MEDIUM ? 'medium' : 'hard';
