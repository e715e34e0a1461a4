import { html } from 'lit';

/**
 * The places of a live region: as many sentences stay in it. Each is a piece of its own, which a screen reader hears as
 * it comes: if the next one replaced it, those that come at once would never be heard.
 *
 * Each has a place of its own, which is there before it: of all that Firefox tells of one element, Orca drops everything
 * but the newest if it comes late to it. A section is an element for Firefox even while it is empty.
 */
export const places = html`<section></section><section></section><section></section>`;
/** Milliseconds after which screen readers know that a region is live. */
const LEARNT = 150;

/** What was written last into a region of the page. */
let written = '';

/**
 * Says a sentence; the same one again is heard again: Orca drops a text that is the last one that came, even if it never
 * spoke that, so it gets a space at its end.
 */
export function say(region: HTMLElement, text: string): void {
  const sentence = document.createElement('p');
  sentence.dir = 'auto';
  // What the eye finds in a list is heard as one text.
  const plain = text.replaceAll('\n', ' ');
  written = plain === written ? `${plain}\u00a0` : plain;
  sentence.textContent = written;
  const { last = '-1' } = region.dataset;
  const next = (Number(last) + 1) % region.childElementCount;
  region.dataset['last'] = String(next);
  region.children[next]!.replaceChildren(sentence);
}

/** Takes back what has been said. */
export function clear(region: HTMLElement): void {
  for (const place of region.children) place.replaceChildren();
  // The next sentences stand in the order in which they are said.
  delete region.dataset['last'];
}

/** Whether a region still keeps to itself what it has to say. */
export const isAsleep = (region: HTMLElement): boolean => region.ariaLive === 'off';

/**
 * Until the player comes, a new game is not told: it would cut off the page, which a screen reader reads from the top.
 * @param again whether what has been said so far is told now, unless something else is said first
 */
export function wake(region: HTMLElement, again: boolean): void {
  if (!isAsleep(region)) return;
  region.ariaLive = 'polite';
  const told = newest(region);
  const tell = (): void => {
    if (newest(region) !== told) return;
    const text = [...region.children]
      .map(({ textContent }) => textContent)
      .join(' ')
      .trim();
    clear(region);
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

/** The sentence that was said last. */
const newest = (region: HTMLElement): Element | null | undefined =>
  region.children[Number(region.dataset['last'])]?.firstElementChild;

/** What was said last. */
export const lastSaid = (region: HTMLElement): string => newest(region)?.textContent.trim() ?? '';
