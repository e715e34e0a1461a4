import type { SettingWords } from '../settings-words.js';

export const settings: SettingWords = {
  title: 'Settings',
  note: 'These settings apply to every clock solitaire on this site.',
  allGames: 'All games',
  nextGame: 'Changes to deals and rules take effect with the next new game.',
  damaged: 'Earlier settings were damaged. Their last good copy can be restored.',
  restore: 'Restore',
  restored: 'Restored.',
  notStored: 'This page stores nothing: your settings last until it is closed.',
  unsaved: 'Your settings can’t be stored: they last until this page is closed.',
  forget: 'Forget everything',
  forgetAll:
    'Forget the settings, results and saved games of every clock solitaire on this site? This can’t be undone.',
  forgetYes: 'Forget',
  forgotten: 'Everything is forgotten. The game on the table is saved again with your next move.',
  notForgotten: 'This browser doesn’t let the page delete anything.',
  cancel: 'Cancel',
  names: {
    // Of one game.
    deal: {
      '': 'Deals',
      random: 'Any',
      winnable: 'Winnable ones',
      daily: 'Today’s first',
    },
    'auto-move': {
      '': 'Automatic moves',
      none: 'None',
      forced: 'Forced ones',
      safe: 'Safe ones too',
    },
    'in-place': { '': 'Easier: face-down cards on the right pile count' },
    'king-returns': {
      '': 'The fourth king returns',
      bottom: 'To the bottom',
      top: 'To the top',
    },
    deck: { '': 'Pack', '52': '52 cards', '32': '32 cards' },
    'tableau-wrap': {
      '': 'Kings on aces',
      'king-on-ace': 'Allowed',
      none: 'Not allowed',
    },
    redeals: { '': 'Redeals', '0': 'None', '1': 'One', '2': 'Two' },
    'gap-build': {
      '': 'Building on fans with gaps',
      never: 'Not allowed',
      nonempty: 'Unless empty',
      any: 'Allowed',
    },
    'fill-start': { '': 'Filling starts at', '12': '12 o’clock', '1': '1 o’clock' },
    'fill-order': {
      '': 'Filling gaps',
      rounds: 'In rounds',
      piles: 'Fan by fan',
    },
    'count-first-row': { '': 'Count the first row too' },
    // Of all games.
    theme: {
      '': 'Theme',
      page: 'Page’s own',
      felt: 'Felt',
      wood: 'Wood',
      paper: 'Paper',
      night: 'Night',
    },
    large: { '': 'Large indices' },
    'four-color': { '': 'Four-colour suits' },
    timer: { '': 'Timer' },
    'double-tap': {
      '': 'A double tap plays',
      foundation: 'To the foundation',
      column: 'To a column',
    },
    hand: { '': 'Preferred hand', right: 'Right', left: 'Left' },
    speed: { '': 'Speed', slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'Instant' },
    sound: { '': 'Sound' },
    keys: { '': 'Letter and number shortcuts' },
    verbosity: { '': 'Announcements', full: 'Whole sentences', brief: 'Short sentences' },
  },
};
