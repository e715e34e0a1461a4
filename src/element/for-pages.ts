/** Methods of the tag that players have no button for, loaded when a page calls one of them. */
import { type DialogName, DIALOGS, type Play } from '../game/index.js';
import { NONE } from '../game/features/statistics/report.js';
import { OK, refuse, type Result } from '../session/index.js';

export { clearStatistics, statisticsReport } from '../game/features/statistics/report.js';

/** Opens a dialog. */
export function showDialog(play: Play, name: DialogName): Result {
  if (!DIALOGS.includes(name)) {
    const given = typeof name === 'string' ? `“${(name as string).slice(0, 40)}”` : typeof name;
    return refuse('unknown-dialog', `${given} is not a dialog: use ${DIALOGS.join(', ')}`);
  }
  if (!play.commands.isOffered(name)) return refuse('no-statistics', NONE);
  play.command(name);
  return OK;
}
