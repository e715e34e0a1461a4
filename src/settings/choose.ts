import { KEY, shared } from './player.js';

/**
 * Changes a setting, and stores it if the browser allows it.
 * @param value undefined leaves it to the page again
 */
export function choose(name: string, value: string | undefined): void {
  const { [name]: _, ...others } = shared.values;
  shared.values = Object.freeze(value === undefined ? others : { ...others, [name]: value });
  try {
    localStorage.setItem(KEY, JSON.stringify(shared.values));
  } catch {
    // It can't be stored: the change lasts until the page is closed.
  }
  for (const changed of shared.changed) changed();
}
