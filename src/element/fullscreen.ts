import type { CommandTable } from '../game/index.js';
import { OK, refuse, type Result } from '../session/index.js';

/** Colours that nothing shows through: others have an alpha. */
const isOpaque = (colour: string): boolean => !/rgba|\//.test(colour);

/**
 * Gives a game its page's background while it is shown in fullscreen, where what is around it is not drawn
 * and the ground would be black.
 * @param base the box to give it to, as the custom property `--_ground`
 */
export function fillScreen(base: HTMLElement): void {
  const layers: string[] = [];
  let colour = '';
  let isFull = false;
  for (let node: Node | null = base; node && !colour; node = parentOf(node)) {
    if (!(node instanceof Element)) continue;
    const { backgroundColor, backgroundImage } = getComputedStyle(node);
    // The box itself has the background that it is about to get or to lose.
    if (node !== base) {
      if (backgroundImage !== 'none') layers.push(backgroundImage);
      if (isOpaque(backgroundColor)) colour = backgroundColor;
      else layers.push(`linear-gradient(${backgroundColor}, ${backgroundColor})`);
    }
    // Its own background is drawn.
    if (node.matches(':fullscreen')) {
      if (colour) break;
      isFull = true;
    }
  }
  if (isFull) base.style.setProperty('--_ground', [...layers, colour || 'Canvas'].join(', '));
  else base.style.removeProperty('--_ground');
}

/** The commands of the menu: which of them it has depends on whether the game is shown so. */
export function fullscreenCommands(game: Element): CommandTable {
  const run = (): void => void toggleFullscreen(game);
  const isFull = (): boolean => game.matches(':fullscreen');
  return {
    fullscreen: { run, offered: () => canFill(game) && !isFull() },
    leaveFullscreen: { run, offered: isFull },
  };
}

/** On iPhones, only videos can. */
const canFill = (game: Element): boolean =>
  Boolean(game.ownerDocument.fullscreenEnabled) && 'requestFullscreen' in game;

/** Shows a game on the whole screen; if it is, ends that. */
export async function toggleFullscreen(game: Element): Promise<Result> {
  const page = game.ownerDocument;
  if (!canFill(game)) {
    const message =
      'this browser has no full screen, or the frame around the page does not allow it';
    return refuse('fullscreen-missing', message);
  }
  try {
    if (game.matches(':fullscreen')) {
      await page.exitFullscreen();
      return OK;
    }
    const { top } = game.getBoundingClientRect();
    await game.requestFullscreen();
    comeBackTo(top, game);
    return OK;
  } catch (error) {
    const message = `the browser allows full screen only where a visitor asks for it: ${String(error)}`;
    return refuse('fullscreen-refused', message);
  }
}

/**
 * Scrolls the page to where it was once a game is no longer shown in fullscreen: without it the page was shorter, so
 * that browsers have scrolled it.
 * @param top where the game was in the window
 */
function comeBackTo(top: number, game: Element): void {
  const page = game.ownerDocument;
  const stop = new AbortController();
  const left = (): void => {
    if (game.matches(':fullscreen')) return;
    stop.abort();
    // The board takes some frames to have its size again, before which the page can be too short.
    let frames = 12;
    const comeBack = (): void => {
      const away = game.getBoundingClientRect().top - top;
      if (Math.abs(away) > 1) page.defaultView?.scrollBy({ top: away, behavior: 'instant' });
      if (--frames > 0) requestAnimationFrame(comeBack);
    };
    requestAnimationFrame(comeBack);
  };
  page.addEventListener('fullscreenchange', left, { signal: stop.signal });
}

const parentOf = (node: Node): Node | null =>
  (node as Partial<Element>).assignedSlot ?? node.parentNode ?? (node as ShadowRoot).host ?? null;
