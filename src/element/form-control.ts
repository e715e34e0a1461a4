import type { Play } from '../game/index.js';

/**
 * Asks an element's internals about its form.
 * @returns undefined if the element is no control of a form: so says a page's own class, or a polyfill of scoped
 *   registries that knows another element by this tag
 */
export function ofForm<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}

/** A press on a label is a click on the element itself, where nothing of the game is: it leads to the board. */
export function followLabel(
  element: HTMLElement,
  internals: ElementInternals | undefined,
  signal: AbortSignal,
): void {
  const clicked = (event: Event): void => {
    const isLabelled = ofForm(() => internals?.labels.length);
    if (isLabelled && event.composedPath()[0] === element) element.focus();
  };
  element.addEventListener('click', clicked, { signal });
}

/**
 * Tells the form around an element what the game's value is, and whether that is valid.
 * @param play undefined for a game that can't be played
 */
export function tellForm(
  internals: ElementInternals | undefined,
  { name, required, shadowRoot }: HTMLElement & { name: unknown; required: boolean },
  play: Play | undefined,
): void {
  // Some browsers have internals without these.
  if (!internals?.setFormValue) return;
  const session = play?.begun ? play.session : undefined;
  if (!ofForm(() => (internals.setFormValue(name && session ? session.save() : null), true)))
    return;
  if (required && session && session.outcome.status !== 'won') {
    const pile = shadowRoot!.querySelector<HTMLElement>('[data-pile]');
    internals.setValidity({ valueMissing: true }, play!.words.winFirst, pile ?? undefined);
  } else internals.setValidity({});
}

/**
 * Goes on with the game that the browser has kept for a form, unless that is the one on the board. One that
 * can't be read changes nothing, and the page and the player are told.
 */
export function restoreForm(play: Play, save: string): void {
  const { session, messages } = play;
  if (withoutTime(save) === withoutTime(session.save())) return;
  const loaded = session.load(save, 'method');
  if (loaded.ok || play.readOnly) return;
  session.notify({ code: 'damaged-save', message: `the form’s game: ${loaded.error.message}` });
  void messages.loadMore().then((words) => words && messages.say('notRestored'));
}

const withoutTime = (save: string): string => save.split('~').slice(0, 6).join('~');
