/*
 * Dates such as `2026-11-21`, for languages that write them with names of their own: a format of `Intl` takes a browser
 * as long to make as drawing a dialog.
 */

/** Year, month and day. */
export const partsOf = (date: string): readonly [year: number, month: number, day: number] => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return [year, month, day];
};

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (date: string): number => (new Date(date).getUTCDay() + 6) % 7;
