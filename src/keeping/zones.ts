import { dateOf } from '../rules/engine.js';

/** The formats of the zones that were asked for: making one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone });
  formats.set(zone, format);
  return format;
}

/**
 * The date of a time in a zone, as `2026-11-21`.
 * @param zone `local` (the browser’s), `utc`, or the name of a time zone
 * @throws {RangeError} if the browser doesn’t know the zone
 */
export function dateIn(zone: string, time: number): string {
  const date = new Date(time);
  if (zone === 'local') return dateOf(time - date.getTimezoneOffset() * 60_000);
  if (zone === 'utc') return dateOf(time);
  // It is `11/21/2026`, and read as midnight in UTC.
  return dateOf(Date.parse(`${formatOf(zone).format(date)} UTC`));
}

/** Whether the browser knows a time zone of this name. */
export function isZone(name: string): boolean {
  try {
    return !!dateIn(name, 0);
  } catch {
    return false;
  }
}
