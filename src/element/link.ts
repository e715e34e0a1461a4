import { LazyModule, type Play } from '../game/index.js';

const sharedGame = new LazyModule('shared game', () => import('./shared-link.js'));

/** Opens the shared game that the page's address may name. */
export function openLink(play: Play, change?: Event): void {
  if (!/^#hourhand\d/.test(location.hash)) return;
  void play.load(sharedGame).then((part) => part?.openLink(play, change));
}
