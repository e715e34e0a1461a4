import type { Play } from '../game/index.js';
import { BESIDE, STORAGE_KEYS } from '../keeping/storage-keys.js';
import { mendSettings } from '../settings/choose.js';

/** Sets stored settings aside that can’t be read, and tells the page and the player. */
export async function tellDamagedSettings(play: Play): Promise<void> {
  const settings = mendSettings();
  if (settings === 'good') return;
  const { player } = STORAGE_KEYS;
  play.session.notify({
    code: 'damaged-settings',
    message: `${player} can’t be read; it is kept in ${player}${BESIDE.damaged}`,
  });
  if (await play.messages.loadMore(false))
    play.messages.say('damagedSettings', settings === 'restorable');
}
