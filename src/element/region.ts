/**
 * As many sentences stay in a live region. Each is a piece of its own, which a screen reader hears as it comes: if the
 * next one replaced it, those that come at once would never be heard.
 */
const KEPT = 3;
/** Milliseconds after which screen readers know that a region is live. */
const LEARNT = 150;

/** Says a sentence; the same one again is heard again. */
export function say(region: Element, text: string): void {
  const sentence = document.createElement('p');
  sentence.dir = 'auto';
  // What the eye finds in a list is heard as one text.
  sentence.textContent = text.replaceAll('\n', ' ');
  region.append(sentence);
  while (region.childElementCount > KEPT) region.firstElementChild!.remove();
}

/** Whether a region still keeps to itself what it has to say. */
export const isAsleep = (region: Element): boolean => region.ariaLive === 'off';

/**
 * Until the player comes, a new game is not told: it would cut off the page, which a screen reader reads from the top.
 * @param again whether what has been said so far is told now, unless something else is said first
 */
export function wake(region: Element, again: boolean): void {
  if (!isAsleep(region)) return;
  region.ariaLive = 'polite';
  const told = [...region.children];
  const tell = (): void => {
    if (region.lastElementChild !== told.at(-1)) return;
    const text = told.map(({ textContent }) => textContent).join(' ');
    region.replaceChildren();
    if (text) say(region, text);
  };
  if (!again) return;
  // What Orca knows of an element in Firefox, it never asks again: drawn anew, it is another one.
  region.setAttribute('hidden', '');
  region.getBoundingClientRect();
  region.removeAttribute('hidden');
  // A screen reader first has to learn that it is live.
  setTimeout(tell, LEARNT);
}

/** What was said last. */
export const lastSaid = (region: Element): string => region.lastElementChild?.textContent ?? '';
