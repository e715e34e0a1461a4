import { catalogue } from '../../src/catalogue.js';
import { en as words } from '../../src/words/index.js';
import type { Texts } from './texts.js';

export const en: Texts = {
  lang: 'en',
  point: '.',
  title: 'Hourhand: eight clock solitaires for any web page',
  description:
    'Eight clock solitaires as custom elements: one HTML tag is a complete card game. Play all of them here.',
  skip: 'To the games',
  otherLanguage: 'Deutsch',
  theme: {
    title: 'Theme',
    names: { '': 'Each game’s own', felt: 'Felt', wood: 'Wood', paper: 'Paper', night: 'Night' },
  },
  scheme: { title: 'Colours', system: 'As the system', light: 'Light', dark: 'Dark' },
  hero: {
    title: 'A whole card game in one tag',
    short: (code) => `Eight clock solitaires, each <a href="${code}">one tag</a> for any page`,
    lead: 'Eight clock solitaires for any web page. Each is one tag, and complete as it is. Turn a card.',
    snippet: 'This puts Clock on a page',
    copy: 'Copy',
    note: (builder) =>
      `All games are in one folder, <code>hourhand</code>, which lies beside your page. <a href="${builder}">The builder</a> writes the line for each game, and for WordPress, Markdown or a framework.`,
    points: [
      'By mouse, touch, keys or ear',
      'English and German, light and dark',
      'Nothing leaves the browser',
    ],
  },
  noScript: (game) => `${game} appears here when scripts are allowed.`,
  howToPlay: 'How to play',
  build: 'Put it on your page',
  above: 'Play it above',
  games: {
    title: 'Eight games',
    lead: 'Some are pure luck, some are nearly all skill. Every board on this page is live.',
    sentences: {
      clock:
        'Each card that you turn goes under its hour and uncovers the next. The fourth king stops the clock.',
      watch:
        'Clock with one decision: the fourth king goes back once, and you choose the pile that takes him.',
      travellers:
        'Clock in a row: twelve stations on a line, and the kings’ pile below. Also with 32 cards.',
      'hide-and-seek':
        'Two rows of doors, and each card goes home. It starts with the aces, and the fourth one ends it.',
      'grandfathers-clock':
        'All cards lie open: a dial to build up, and eight columns to take from. Here it pays to think ahead.',
      'big-ben':
        'Two packs, and a clock inside a clock. Fans of three cards feed the dial, and the stock fills their gaps.',
      'german-clock':
        'The dial is empty at first. The suits that you play first fix the order of suits for every hour.',
      'wandering-card':
        'All cards lie open on thirteen piles. Those dealt to their own place set out, and send one stray after another home.',
    },
  },
  chance: {
    all: 'Every deal can be won',
    oneIn: (n) => `1 deal in ${n} can be won`,
    share: (percent) => `${percent} % of deals can be won`,
    atLeast: (percent) => `At least ${percent} % of deals can be won`,
  },
  day: {
    title: 'One deal a day',
    lead: 'With <code>deal="daily"</code>, everyone gets the same cards on that date, from midnight to midnight where they live. Where there is something to decide, that deal can always be won.',
    more: 'The calendar in the board’s menu has the days before, and your streak. A date as <code>deal</code> brings any of them back.',
    game: 'Game',
    date: 'Day',
  },
  odds: {
    title: 'The true odds',
    lead: 'Three players have played: one who knows every card, so that nobody can win more; one who follows the game’s hints, which see only what you see; and one who moves at random.',
    game: 'Game',
    winnable: 'Can be won at all',
    hints: 'Won with the hints',
    random: 'Won by random moves',
    luck: 'The same: there is nothing to decide',
    exactly: (n) => `exactly 1 in ${n}`,
    all: 'proved for every deal',
    atLeast: 'at least',
    note: (deals) =>
      `Default rules. What is not exact was counted in ${deals.join(' to ')} deals, depending on game and player; it has the digits that so many carry, and below it the range in which it lies, at 95 %. <code>npm run odds</code> counts again, and <code>docs/odds.md</code> has all rules and players.`,
  },
  page: {
    title: 'On your page',
    lead: 'No framework is needed, and every framework will do. The kit requests nothing but its own files.',
    ways: [
      ['In HTML', 'One module has every game.', ''],
      [
        'In a project',
        'Each game is an entry of its own, with types.',
        "import 'hourhand/clock';\n// or: each game when its tag is near\nimport 'hourhand/autoloader';",
      ],
      [
        'In a script',
        'Events bubble, so one listener hears every board.',
        "addEventListener('solitaire-win', (event) => {\n  console.log(event.detail.moveCount);\n});",
      ],
    ],
    builder: 'Open the builder',
  },
  log: {
    title: 'What the page hears',
    empty: 'Make a move: each event of a board is listed here.',
    clear: 'Clear the list',
    explain: 'The latest event is first. Open one for its details.',
  },
  foot: 'MIT licence. Hourhand sends nothing anywhere: games and statistics stay in this browser.',
  rules: {
    title: 'How to play the eight games',
    lead: 'The same texts are in each board’s menu, with the rules that the board is set to and an example that plays itself.',
    goal: 'Goal',
    back: 'All games',
    play: 'Play',
    keysLead: 'On every board:',
  },
  script: {
    copied: 'Copied',
    select: 'Select the code to copy it',
    games: Object.fromEntries(catalogue.map(({ id }) => [id, words.gameName(id)])),
    by: {
      player: 'by the player',
      method: 'by a method',
      auto: 'automatic',
      solution: 'from the solution',
      finish: 'by finishing',
    },
    deal: 'deal {deal}',
    again: 'deal {deal} again',
    load: 'loaded, moves so far: {moveCount}',
    resume: 'resumed, moves so far: {moveCount}',
    move: 'move {number}, {token}, {by}',
    undo: 'back to move {moveCount}',
    hint: 'a hint',
    redo: 'again to move {moveCount}',
    win: 'won, moves: {moveCount}',
    loss: 'lost, moves: {moveCount}',
    stuck: 'can no longer be won',
    free: 'can be won again',
    change: '{status}, moves: {moveCount}',
    status: { playing: 'playing', won: 'won', lost: 'lost' },
  },
};
