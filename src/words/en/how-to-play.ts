import type { Options } from '../../rules/engine.js';
import type { GameGuide, HowToPlayWords } from '../learn-words.js';
import { gameName } from './vocabulary.js';

const UNDER =
  'The turned card goes face up under its own pile: a 7 goes under the sevens. Then the top card of that pile is turned up.';
const LUCK =
  'There is nothing to decide: it is pure luck. The Play button makes the moves for you.';
const HOURS =
  'Aces belong at 1 o’clock, twos at 2 and so on. Jacks belong at 11, queens at 12 and kings in the centre.';
const SUITS = 'There are four suits: clubs, diamonds, hearts and spades.';
const SAME_SUIT =
  'if it is the next card of the same suit there: the 7 of hearts goes on the 6 of hearts. After a king comes an ace.';

const fourth = (rank: string): string[] => [
  `The game ends with the fourth ${rank}. You win if every card is face up then.`,
];

const guides: Readonly<Record<string, (options: Options) => GameGuide>> = {
  clock: () => ({
    goal: 'Turn up every card. You lose if the fourth king comes first.',
    table: [
      `Thirteen piles of four cards lie face down: one at each hour, and one in the centre. ${HOURS}`,
      'The top card of the centre is turned up first.',
    ],
    moves: [UNDER, LUCK],
    end: fourth('king'),
  }),
  watch: () => ({
    goal: 'Turn up every card. You lose if the fourth king comes twice before that.',
    table: [
      `Thirteen piles of four cards lie face down: one at each hour, and one in the centre. ${HOURS}`,
      'The top card of the centre is turned up first.',
    ],
    moves: [
      UNDER,
      'The fourth king may go back once, if cards are still face down. Choose a pile with cards face down: the king goes face down into it. Then the top card of that pile is turned up.',
      'This is the only choice in the game. Until then, the Play button makes the moves for you.',
    ],
    end: [
      'The game ends when that king comes again. You win if every card is face up then.',
      'You also win if the fourth king is the very last card.',
    ],
  }),
  travellers: ({ deck }) => ({
    goal: 'Turn up every card. You lose if the fourth king comes first.',
    table: [
      deck === '32'
        ? 'Seven piles of four cards lie face down in order: 7, 8, 9, 10, jack, queen and ace. The kings’ pile is at the end.'
        : 'Twelve piles of four cards lie face down in order, from ace to queen. The kings’ pile is at the end.',
      'The top card of the kings’ pile is turned up first.',
    ],
    moves: [UNDER, LUCK],
    end: fourth('king'),
  }),
  'hide-and-seek': () => ({
    goal: 'Turn up every card. You lose if the fourth ace comes first.',
    table: [
      'Thirteen piles of four cards lie face down in rows, from ace to king.',
      'The top card of the aces’ pile is turned up first.',
    ],
    moves: [UNDER, LUCK],
    end: fourth('ace'),
  }),
  'grandfathers-clock': () => ({
    goal: 'On each hour, put the next higher card of the same suit, until it shows that hour: jack is 11, queen 12, and ace follows king.',
    table: [
      'Twelve cards make the clock, one at each hour. The other forty lie face up in eight columns.',
      'A jack shows 11 o’clock, and a queen 12.',
    ],
    moves: [
      SUITS,
      'In a column, only the card that no other covers can move.',
      `It can go to the clock, ${SAME_SUIT}`,
      'Or put it on a card that is one higher in another column: a 6 goes on a 7. Any suit will do there.',
      'Any card can go to an empty column.',
      'You move one card at a time. A card on the clock stays there.',
    ],
    end: [
      'You win when every hour shows its card. Then the columns are empty.',
      'You lose when no card can move.',
    ],
  }),
  'big-ben': () => ({
    goal: 'On each hour, put the next higher card of the same suit, until it shows that hour: jack is 11, queen 12, and ace follows king.',
    table: [
      'You play with two packs of cards. Twelve cards make the clock, one at each hour. There are twelve fans of three cards, one for each hour. The other 56 cards are the stock, a face-down pile.',
      'A jack shows 11 o’clock, and a queen 12.',
    ],
    moves: [
      SUITS,
      `The top card of a fan can go to the clock, ${SAME_SUIT}`,
      'Or put it on a card that is one higher in another fan, of the same suit: the 6 of hearts goes on the 7 of hearts. A king goes on an ace.',
      'A fan with fewer than three cards has gaps. The stock fills all gaps at once. You decide when.',
      'If no fan has a gap, the stock deals a card to the waste, the face-up pile beside it. The top card of the waste can go to the clock or to a fan.',
    ],
    end: [
      'You win when every hour shows its card. Then all cards are on the clock.',
      'You lose when the stock is empty and no card can move.',
    ],
  }),
  'german-clock': () => ({
    goal: 'Bring the aces to 1 o’clock, the twos to 2 and so on. Every pile takes the suits in the same order.',
    table: ['The clock is empty. All 52 cards are in the stock, a face-down pile.', HOURS],
    moves: [
      `${SUITS} Clubs and spades are black, diamonds and hearts are red.`,
      'Turn up one card of the stock at a time. It goes to the waste, the face-up pile beside the stock. From there it can go to its hour, if its suit comes next there.',
      'The first card that you put on the clock sets the first suit for every pile.',
      'The second suit has the other colour: black after red, red after black. The first card that you put on another one decides which: its suit is the second one everywhere.',
      'Then the colours take turns: red, black, red, black, or the other way round.',
      'You may leave a card on the waste, even if it fits. The game doesn’t warn you if you miss one: ask for a hint.',
      'When the stock is empty, there may be a redeal: you turn the waste over, and it is the stock again.',
    ],
    end: [
      'You win when all 52 cards are on the clock.',
      'You lose when the stock is empty, you can’t turn the waste over again, and its top card doesn’t fit.',
    ],
  }),
  'wandering-card': ({ 'count-first-row': first }) => ({
    goal: 'Bring every card to its own pile: aces to 1 o’clock, twos to 2 and so on.',
    table: [
      `Thirteen piles lie face up: one at each hour, and one in the centre. ${HOURS}`,
      `The cards were dealt in four rows of thirteen, from 1 o’clock to the centre. ${
        first === 'true' ? 'A' : 'From the second row on, a'
      } card that fell on its own pile was laid aside.`,
    ],
    moves: [
      'The last card laid aside begins to wander: it goes under its own pile. Then the top card of that pile wanders on in the same way.',
      'When a pile has only its own cards, the next card laid aside begins to wander.',
      LUCK,
    ],
    end: [
      'The game ends when no card can wander on. You win if every pile has its four cards then.',
      'If no card was laid aside, you have lost at once.',
    ],
  }),
};

const options: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'in-place': {
    false: 'A card may already lie on its own pile. It has to be turned up all the same.',
    true: 'You also win if every card that is still face down lies on its own pile.',
  },
  'king-returns': {
    bottom: 'The king goes back under the other face-down cards of the pile that you choose.',
    top: 'The king goes back on top of the face-down cards of the pile that you choose.',
  },
  deck: {
    '52': 'All 52 cards are dealt.',
    '32': 'Only 32 cards are dealt: the twos to sixes are left out.',
  },
  'tableau-wrap': {
    'king-on-ace': 'In the columns, a king can go on an ace.',
    none: 'In the columns, no card can go on an ace.',
  },
  'gap-build': {
    never: 'No card can go to a fan that has gaps: the stock must fill them first.',
    nonempty: 'A card can go to a fan with one or two cards. An empty fan waits for the stock.',
    any: 'A card can go to a fan with one or two cards. An empty fan takes any card.',
  },
  'fill-start': {
    '12': 'The stock fills the fans clockwise, from 12 o’clock on.',
    '1': 'The stock fills the fans clockwise, from 1 o’clock on.',
  },
  'fill-order': {
    rounds: 'First, each fan with a gap gets one card. If some still have gaps, it starts again.',
    piles: 'The stock fills one fan, then the next.',
  },
  'count-first-row': {
    false: 'The first row doesn’t count: its cards stay where they fall.',
    true: 'The first row counts too: a card that falls on its own pile is laid aside.',
  },
  redeals: {
    '0': 'You go through the stock only once: the waste is not turned over.',
    '1': 'When the stock is empty, turn the waste over. You may do this once.',
    '2': 'When the stock is empty, turn the waste over. You may do this twice.',
  },
};

/** How each game is played, in English. */
export const howToPlay: HowToPlayWords = {
  title: (game) => `How to play ${gameName(game)}`,
  table: 'The table',
  moves: 'How cards move',
  end: 'The end',
  options: 'The rules of this board',
  odds: 'Your chances',
  keys: 'Keys',
  example: {
    title: 'An example',
    begins: 'This is how a game begins.',
    ends: 'That’s the end of the example.',
    back: 'Previous move',
    next: 'Next move',
    play: 'Play',
    pause: 'Pause',
    again: 'Play again',
  },
  touch: {
    title: 'With a finger',
    lines: [
      'Tap a card to play it, or drag it.',
      'To drag it up or down, hold it for a moment first. Otherwise the page scrolls.',
      'Where cards lie close together, hold the pile a little longer to spread them.',
    ],
  },
  game: (game, chosen) => guides[game]?.(chosen),
  option: (name, value) => options[name]?.[value] ?? `${name}: ${value}`,
  keyLines: [
    [['Tab'], 'To the board, and on to the buttons'],
    [['Arrows'], 'To the next pile in that direction'],
    [['Page Up', 'Page Down'], 'To the previous or next pile; on a clock, round it'],
    [['Home', 'End'], 'To the first or last pile'],
    [
      ['Enter'],
      'Play a card. If it can go to several piles: pick it up, and put it on one of them',
    ],
    [['Esc'], 'Put the card back'],
    [['Ctrl+Z', 'Cmd+Z'], 'Undo'],
    [['Ctrl+Y', 'Ctrl+Shift+Z', 'Cmd+Shift+Z'], 'Redo'],
  ],
  shortcuts: [
    [['1', '…', '9', '0', '-', '='], 'To an hour, from 1 to 12'],
    [['L'], 'See all cards of a pile'],
    [['D'], 'Hear what is in a pile'],
    [['.', ','], 'Hear the next card down or up in the pile'],
    [['W'], 'Hear what the pile takes next'],
    [['M'], 'Hear what you can play now'],
    [['R'], 'Hear the last words again'],
    [['?'], 'Hear the keys'],
  ],
  centreShortcuts: [[['C'], 'To the centre']],
  stockShortcuts: [[['S'], 'To the stock; again, to the waste']],
};
