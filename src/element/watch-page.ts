import { settingsContext } from '../settings/index.js';

/** What an element wants to know of its page. */
export interface PageWatcher {
  /** Whether the page is seen: told at once, and whenever that, or what another tab saved, may have changed. */
  setVisible(visible: boolean): void;
  /** The page has entered fullscreen or left it. */
  fullscreenChanged(): void;
  /** A `<solitaire-settings>` around the element may have become one. */
  settingsCame(): void;
}

/** Tells an element what happens to its page. */
export function watchPage(watcher: PageWatcher, signal: AbortSignal): void {
  // <solitaire-settings> may be defined after the games inside. If it is moved to another document
  // with them, they get there after it.
  document.addEventListener(
    'context-provider',
    ({ context }: Event & { context?: unknown }) =>
      context === settingsContext && queueMicrotask(() => watcher.settingsCame()),
    { signal },
  );
  document.addEventListener('fullscreenchange', () => watcher.fullscreenChanged(), { signal });
  const updateVisibility = (event?: Event): void =>
    watcher.setVisible(!document.hidden && event?.type !== 'pagehide');
  document.addEventListener('visibilitychange', updateVisibility, { signal });
  // Another tab may have saved a game.
  for (const type of ['pageshow', 'pagehide', 'storage']) {
    window.addEventListener(type, updateVisibility, { signal });
  }
  updateVisibility();
}
