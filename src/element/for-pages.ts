/** Methods of the tag that players have no button for, loaded when a page calls one of them. */
import { type DialogName, DIALOGS, type Play } from '../game/index.js';
import { NONE } from '../game/features/statistics/report.js';
import { OK, refuse, type Result } from '../session/index.js';
import { isShown } from './box.js';

export { clearStatistics, statisticsReport } from '../game/features/statistics/report.js';

/** Opens a dialog of a game’s element. */
export function showDialog(play: Play, name: DialogName, element: Element): Result {
  if (!DIALOGS.includes(name)) {
    const given = typeof name === 'string' ? `“${(name as string).slice(0, 40)}”` : typeof name;
    return refuse('unknown-dialog', `${given} is not a dialog: use ${DIALOGS.join(', ')}`);
  }
  if (!play.commands.isOffered(name)) return notOffered(play, name);
  if (!isShown(element)) {
    return refuse('not-shown', 'the game is not on the page, or hidden: show it before its dialog');
  }
  play.command(name);
  return OK;
}

/** Why a game lacks one of the dialogs. */
function notOffered({ readOnly }: Play, name: DialogName): Result {
  if (readOnly) return refuse('read-only', `the game is only shown here, without “${name}”`);
  if (name === 'statistics') return refuse('no-statistics', NONE);
  return refuse('not-offered', `this board does not offer “${name}”`);
}
