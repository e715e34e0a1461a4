import { KEY, shared } from './player.js';

/** Changes a setting, and stores it if the browser allows it. */
export function choose(name: string, value: string): void {
  shared.values = Object.freeze({ ...shared.values, [name]: value });
  try {
    localStorage.setItem(KEY, JSON.stringify(shared.values));
  } catch {
    // It can't be stored: the change lasts until the page is closed.
  }
  for (const changed of shared.changed) changed();
}
