import type { Command } from '../command.js';
import type { Play } from '../play.js';
import { Day } from './day/index.js';
import { Guide } from './guide/index.js';
import { Saving } from './saving/index.js';
import { StatisticsFeed } from './statistics/index.js';
import { Verdict } from './verdict/index.js';
import { Why } from './why/index.js';

/** What most players will want to do next, for the status bar. */
export function nextCommands(play: Play): readonly Command[] {
  const { status, session } = play;
  if (play.feature(Saving)?.question) return ['continueSaved', 'keepThis'];
  const share: Command[] = play.feature(Day)?.result ? ['shareResult'] : [];
  const other: Command[] = play.feature(Saving)?.hasOther ? ['bringBack'] : [];
  if (status === 'won') return [...share, ...other, 'newGame', 'replay'];
  if (status === 'lost') {
    const why = play.feature(Why)?.hasLastChance ? 'back' : 'why';
    // Without choices, the same deal would be lost again; and narrow boxes have room for only four buttons.
    const again: Command[] = session.rules.noChoices ? [] : ['restart'];
    // A deal may be lost before the first move.
    const undo: Command[] = session.moveCount > 0 ? ['undo'] : [];
    return [why, ...undo, ...(share.length > 0 ? share : again), 'newGame'];
  }
  if (play.feature(StatisticsFeed)?.loaded?.store.isDamaged) return ['restoreResults'];
  if (play.feature(Day)?.news?.[0] === 'dayCome') return ['newGame'];
  const isLeft = session.moveCount === 0 || play.feature(Saving)?.offersOther;
  if (isLeft && session.lastGame !== undefined) return ['bringBack'];
  if (session.moveCount === 0 && play.feature(Guide)?.isFirst) return ['howToPlay'];
  if (play.feature(Verdict)?.stuck) return ['back'];
  return session.history.finishingLine ? ['finish'] : [];
}
