import { KEY, shared } from './player.js';

/** Sets one setting, for good where the page lets us store it. */
export function choose(name: string, value: string): void {
  shared.values = Object.freeze({ ...shared.values, [name]: value });
  try {
    localStorage.setItem(KEY, JSON.stringify(shared.values));
  } catch {
    // Nowhere to keep it: the choice holds for this visit.
  }
  for (const changed of shared.changed) changed();
}
