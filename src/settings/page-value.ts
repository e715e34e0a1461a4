/**
 * What a page has set as a property, as text; undefined for nothing, and for what can’t be converted.
 * @param warn told of that
 */
export function asText(
  name: string,
  value: unknown,
  warn: (message: string) => void,
): string | undefined {
  if (value === undefined || value === null) return undefined;
  try {
    return String(value).trim();
  } catch {
    warn(`${name} was set to a value that can’t be converted to text; it is ignored`);
    return undefined;
  }
}
