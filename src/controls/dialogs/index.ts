import { css } from 'lit';
import { hasOwnFont } from '../../board/page-look.js';
import type { DialogName } from '../../game/index.js';
import { chooseDealDialog } from './choose-deal/choose-deal.js';
import { chooseDealStyles } from './choose-deal/styles.js';
import { dailyDialog } from './daily/daily.js';
import { contentStyles } from './content-styles.js';
import { drawnStyles } from './drawn-styles.js';
import { dailyStyles } from './daily/styles.js';
import type { DialogContent, DialogHost, OpenDialog } from './dialog.js';
import { howToPlayDialog } from './how-to-play/how-to-play.js';
import { howToPlayStyles } from './how-to-play/styles.js';
import { pictureDialog } from './picture/picture.js';
import { pictureStyles } from './picture/styles.js';
import { settingsDialog } from './settings/settings.js';
import { settingsStyles } from './settings/styles.js';
import { shareDialog } from './share/share.js';
import { statisticsDialog } from './statistics/statistics.js';
import { statisticsStyles } from './statistics/styles.js';
import { dialogStyles as commonStyles } from './styles.js';
import { wideStyles } from './wide-styles.js';

export { dialog } from './dialog.js';
export { shareResult } from './daily/share-result.js';
export { addressFor } from './share/address.js';

export const dialogStyles = css`
  ${commonStyles}
  ${contentStyles}
  ${drawnStyles}
  ${statisticsStyles}
  ${dailyStyles}
  ${howToPlayStyles}
  ${settingsStyles}
  ${chooseDealStyles}
  ${pictureStyles}
  ${wideStyles}
`;

/** The dialogs by the commands that open them. */
const dialogs: Readonly<Record<DialogName, OpenDialog>> = {
  howToPlay: howToPlayDialog,
  settings: settingsDialog,
  share: shareDialog,
  statistics: statisticsDialog,
  daily: dailyDialog,
  chooseDeal: chooseDealDialog,
  picture: pictureDialog,
};

/**
 * Opens a dialog; its words must be loaded.
 * @returns what is called for each rendering while it is open
 */
export function openDialog(name: DialogName, host: Omit<DialogHost, 'words'>): () => DialogContent {
  const { play } = host;
  const open = () => dialogs[name]({ ...host, words: play.messages.more! });
  let [language, content] = [play.words, open()];
  return () => {
    // It has taken its words when it opened.
    if (language !== play.words) [language, content] = [play.words, open()];
    return { ...content(), ownFont: hasOwnFont(host.element) };
  };
}
