import { LazyModule, type Play } from '../game/index.js';

const sharedGame = new LazyModule('shared game', () => import('./shared-link.js'));

/** Whether the page's address names a game, in its hash or in a parameter. */
export const namesGame = (): boolean => /#h(ourhand|h)\d|[?&]hourhand=/i.test(location.href);

/** Opens the shared game that the page's address may name, in its hash or in a parameter. */
export function openLink(play: Play, board: HTMLElement, change?: Event): void {
  if (!namesGame()) return;
  void play.load(sharedGame).then((part) => part?.openLink(play, board, change));
}
