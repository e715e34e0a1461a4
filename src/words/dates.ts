/** Writes a date such as `2026-11-21` in a language. */
export type WriteDate = (date: string, how: Intl.DateTimeFormatOptions) => string;

/** Each format is made once: it takes a browser about as long as drawing a dialog. */
export function datesIn(language: string): WriteDate {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (date, how) => {
    const key = JSON.stringify(how);
    let format = formats.get(key);
    if (!format) {
      format = new Intl.DateTimeFormat(language, { ...how, timeZone: 'UTC' });
      formats.set(key, format);
    }
    return format.format(Date.parse(date));
  };
}
