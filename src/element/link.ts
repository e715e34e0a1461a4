import { LazyModule, type Play } from '../game/index.js';

const sharedGame = new LazyModule('shared game', () => import('./shared-link.js'));

/** Opens the shared game that the page's address may name, in its hash or in a parameter. */
export function openLink(play: Play, board: HTMLElement, change?: Event): void {
  if (!/#h(ourhand|h)\d|[?&]hourhand=/i.test(location.href)) return;
  void play.load(sharedGame).then((part) => part?.openLink(play, board, change));
}
