import type { Luck, StatisticsWords } from '../statistics-words.js';
import { begin, gameName } from './vocabulary.js';

const games = (count: number): string => (count === 1 ? '1 game' : `${count} games`);

/** One decimal for small numbers: 3.2 of 41. */
const about = (value: number): string => (value < 99.5 ? value.toFixed(1) : value.toFixed(0));

function luck({ games: count, won, chances }: Luck): string {
  const { share, noChoices, sure } = chances;
  const deals = count === 1 ? '1 deal' : `${count} deals`;
  const expected = share * count;
  if (!noChoices) {
    const best = `${sure ? '' : 'at least '}${about(expected)}`;
    return `You won ${won} of ${deals}. With best play, ${best} could be won: that is a limit, not a matter of luck.`;
  }
  const spread = Math.sqrt(expected * (1 - share));
  const off = (won - expected) / (spread || 1);
  const much = Math.abs(off) > 2 ? 'very ' : '';
  const how = Math.abs(off) < 1 ? 'about average' : `${much}${off > 0 ? 'lucky' : 'unlucky'}`;
  const verb = won === 1 ? 'win' : 'wins';
  return `${won} ${verb} in ${deals}; one would expect ${about(expected)}. That’s ${how}.`;
}

export const statistics: StatisticsWords = {
  title: 'Statistics',
  played: 'Games',
  won: 'Won',
  streak: 'Current streak',
  bestStreak: 'Best streak',
  bestTime: 'Best time',
  fewestMoves: 'Fewest moves',
  none: 'Nothing here yet: your games are counted here.',
  toBoard: 'Play',
  begun: 'Nothing here yet: this game counts when it ends.',
  newer:
    'A newer version of this game stored the results here; they stay as they are. What you play now counts only until the page is closed.',
  choose: 'Rules',
  rules(game, options) {
    if (game === '*') return 'Other rules';
    const chosen = options.split('_').flatMap((option) => {
      const [name = '', value] = option.split(/\.(.*)/s);
      if (!value || value === 'false') return [];
      const words = name.replaceAll('-', ' ');
      return value === 'true' ? words : `${words} ${value.replaceAll('-', ' ')}`;
    });
    return [gameName(game), ...chosen].join(', ');
  },
  share: (won, played) => (played === 0 ? '0' : `${won} (${Math.round((won / played) * 100)}%)`),
  par: (fewest) => `fewest possible: ${fewest}`,
  afterLoss: (count) => `${games(count)} won after a loss, by undoing or restarting.`,
  notCounted: (count) => `${begin(games(count))} not counted.`,
  luck,
  chart: {
    wins: 'Your wins',
    expected: 'Expected',
    likely: 'Likely range',
    ceiling: 'Most that can be won',
  },
  howItCounts: 'How it counts',
  howLines: [
    'A game counts from your first move. Automatic moves count too.',
    'Each deal counts once, however often you undo, redo or restart it. If you win after a loss, it’s a win.',
    'When you begin another game, an unfinished one counts as lost, unless you restore and win it.',
    'A game isn’t counted if its solution was shown before its end, if it was loaded, or if the page chose the cards.',
    'Only random deals and those of a day are compared with the odds: not deals that were chosen, or are known to be winnable.',
    'Times and moves are those of the first win of a deal.',
    'The time played counts in every game, as long as the page is visible.',
  ],
  allGames: 'All games',
  back: 'Back to this game',
  time: 'Time played',
  local: 'Your results stay in this browser. Nothing is sent anywhere.',
  notStored: 'This browser doesn’t store the results: they are kept until the page is closed.',
  damaged: 'Earlier results were damaged. Their last good copy can be restored.',
  restore: 'Restore',
  restored: 'Restored.',
  export: 'Export',
  exported: 'All results as text, for a backup or another browser:',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied:
    'The browser doesn’t allow copying: the text is selected, so you can copy it yourself.',
  saveFile: 'Save as file',
  import: 'Import',
  importHere: 'Paste exported results, or choose a file:',
  chooseFile: 'Choose a file',
  check: 'Continue',
  found: (played, count) =>
    `Found ${games(played)}${count > 1 ? ` with ${count} sets of rules` : ''}. Add to your results, or replace them?`,
  sameSource:
    'Some of these games are already counted here, so they can’t be added. They can replace your results.',
  merge: 'Add',
  replace: 'Replace',
  noResults: 'There are no results in this text.',
  imported: 'Imported.',
  erase: 'Erase',
  eraseAll: 'Erase the results of all games in this browser? This can’t be undone.',
  eraseYes: 'Erase all',
  erased: 'Erased.',
  cancel: 'Cancel',
  fault({ code, where, takes }) {
    switch (code) {
      case 'too-long':
        return 'This text is too long to be exported results.';
      case 'truncated':
        return 'The end of the text is missing: copy it again, from the first brace to the last.';
      case 'newer-version':
        return 'This was exported by a newer version of the game; this version can’t read it.';
      case 'missing-field':
        return `Nothing was imported: ${where} is missing.`;
      case 'unknown-field':
        return `Nothing was imported: ${where} doesn’t belong there. Only these do: ${takes}.`;
      case 'bad-value':
        return `Nothing was imported: ${where} is wrong. It takes ${takes}.`;
      case 'not-statistics':
        return 'This text wasn’t exported here: exported results begin with {"hourhand-statistics".';
    }
  },
};
