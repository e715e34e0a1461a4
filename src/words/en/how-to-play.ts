import type { Options } from '../../rules/engine.js';
import type { GameGuide, HowToPlayWords } from '../learn-words.js';
import { gameName } from './vocabulary.js';

const UNDER =
  'The turned card goes face up under the pile of its own rank: a 7 goes under the sevens. Then the top card of that pile is turned up.';
const LUCK = 'There is never a choice: the deal decides. The Play button makes the moves for you.';
const HOURS =
  'Aces belong at 1 o’clock, twos at 2 and so on; jacks at 11, queens at 12, kings in the centre.';

const fourth = (rank: string): string[] => [
  `The fourth ${rank} ends the game. You win if every card is face up by then.`,
];

const guides: Readonly<Record<string, (options: Options) => GameGuide>> = {
  clock: () => ({
    goal: 'Turn up every card. The game ends with the fourth king.',
    table: [
      `Thirteen piles of four cards lie face down: one at each hour, and one in the centre. ${HOURS}`,
      'The top card of the centre is turned up first.',
    ],
    moves: [UNDER, LUCK],
    end: fourth('king'),
  }),
  watch: () => ({
    goal: 'Turn up every card. The game ends when the fourth king comes for the second time.',
    table: [
      `Thirteen piles of four cards lie face down: one at each hour, and one in the centre. ${HOURS}`,
      'The top card of the centre is turned up first.',
    ],
    moves: [
      UNDER,
      'The fourth king may go back once, if cards are still face down: choose a pile with cards face down. The king goes face down into that pile. Then the top card of that pile is turned up.',
      'That choice is the only one in the game. Until then, the Play button makes the moves for you.',
    ],
    end: [
      'When that king comes again, the game ends. You win if every card is face up by then.',
      'You also win if the fourth king comes as the very last card.',
    ],
  }),
  travellers: ({ deck }) => ({
    goal: 'Turn up every card. The game ends with the fourth king.',
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
    goal: 'Turn up every card. The game ends with the fourth ace.',
    table: [
      'Thirteen piles of four cards lie face down in two rows: ace to 7, and 8 to king.',
      'The top card of the aces’ pile is turned up first.',
    ],
    moves: [UNDER, LUCK],
    end: fourth('ace'),
  }),
  'grandfathers-clock': () => ({
    goal: 'Build each hour up in one suit until its top card shows that hour.',
    table: [
      'Twelve cards make the clock. The other forty lie face up in eight columns.',
      'Jacks show 11 and queens 12.',
    ],
    moves: [
      'The last card of a column can go to the clock if it comes next there: the 7 of hearts goes on the 6 of hearts. An ace goes on a king.',
      'It can also go to another column, if the last card there is one higher. The suit doesn’t matter there.',
      'Any card can go to an empty column.',
      'You move one card at a time. A card on the clock stays there.',
    ],
    end: [
      'You win when all twelve hours are right, and the columns are empty.',
      'You lose when no card can move.',
    ],
  }),
  'big-ben': () => ({
    goal: 'Build each hour up in one suit until its top card shows that hour.',
    table: [
      'You play with two packs. The inner circle of twelve cards is the clock. Around it lie twelve fans of three cards. The other 56 cards are the stock, a pile that lies face down.',
      'Jacks show 11 and queens 12.',
    ],
    moves: [
      'The top card of a fan can go to the clock if it comes next there: the 7 of hearts goes on the 6 of hearts. An ace goes on a king.',
      'It can also go to another fan, if the top card there is one higher and of the same suit. A king goes on an ace.',
      'A fan with fewer than three cards has gaps. The stock fills all gaps at once. You decide when.',
      'While no fan has a gap, the stock deals cards to the waste, one at a time. The top card of the waste can go to the clock or to a fan.',
    ],
    end: [
      'You win when all twelve hours are right, and every card is on the clock.',
      'You lose when the stock is used up and no card can move.',
    ],
  }),
  'german-clock': () => ({
    goal: 'Bring four cards to each hour, all in one order of suits.',
    table: [
      'The clock is empty. All 52 cards are in the stock, a pile that lies face down.',
      HOURS,
    ],
    moves: [
      'Turn up one card of the stock at a time. It goes face up to the waste. From there it can go to its hour, if its suit comes next there.',
      'The first card that you put on the clock sets the first suit for every pile. If it is red, the second suit will be black; if it is black, the second will be red. Which one, the first card that lies second on any pile decides. After that, red and black go on in turn.',
      'You needn’t play a card that fits. Watch out: if you miss one, only a hint tells you.',
      'When the stock is empty, there may be a redeal: the waste is turned over and is the stock again.',
    ],
    end: [
      'You win when all 52 cards are on the clock.',
      'You lose when the stock is empty for the last time and the top card of the waste can’t be played.',
    ],
  }),
  'wandering-card': ({ 'count-first-row': first }) => ({
    goal: 'Bring every card to the pile of its own rank.',
    table: [
      `Thirteen piles lie face up: one at each hour, and one in the centre. ${HOURS}`,
      `They are dealt in four rows of thirteen, from 1 o’clock to the centre, and counted from ace to king. ${
        first === 'true' ? 'A' : 'From the second row on, a'
      } card that falls on its own place is laid aside, and its place in that row stays empty.`,
    ],
    moves: [
      'The last card laid aside begins to wander: it goes under the pile of its own rank. Then the top card of that pile wanders on in the same way.',
      'If all cards of that pile are of its own rank, the next card laid aside begins to wander.',
      LUCK,
    ],
    end: [
      'The game ends when no card can wander on. You win if every pile has its four cards by then.',
      'If no card was laid aside, the game is lost before it begins.',
    ],
  }),
};

const options: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'in-place': {
    false: 'Every card has to be turned up, even those that lie on the pile of their own rank.',
    true: 'You also win if every card that is still face down lies on the pile of its own rank.',
  },
  'king-returns': {
    bottom: 'The king that goes back becomes the last face-down card of the pile that you choose.',
    top: 'The king that goes back becomes the first face-down card of the pile that you choose.',
  },
  deck: {
    '52': 'All 52 cards are dealt.',
    '32': 'Only 32 cards are dealt: those from seven to ace.',
  },
  'tableau-wrap': {
    'king-on-ace': 'In the columns, a king can go onto an ace.',
    none: 'In the columns, nothing goes onto an ace.',
  },
  'gap-build': {
    never: 'Nothing can be built on a fan that has gaps: it waits for the stock.',
    nonempty: 'A fan with one or two cards can be built on; an empty fan waits for the stock.',
    any: 'A fan with one or two cards can be built on, and an empty fan takes any card.',
  },
  'fill-start': {
    '12': 'Filling begins at 12 o’clock and goes on clockwise.',
    '1': 'Filling begins at 1 o’clock and goes on clockwise.',
  },
  'fill-order': {
    rounds: 'Filling goes round the clock and gives each fan one card at a time.',
    piles: 'Filling completes each fan before it goes on to the next.',
  },
  'count-first-row': {
    false: 'Counting begins with the second row: cards of the first row stay where they fall.',
    true: 'The first row is counted too: cards in it that fall on their own place are laid aside.',
  },
  redeals: {
    '0': 'The waste is not turned over: you go through the stock once.',
    '1': 'When the stock is used up, the waste can be turned over once.',
    '2': 'When the stock is used up, the waste can be turned over, twice in all.',
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
      'To drag it up or down, hold it for a moment first: otherwise the page scrolls.',
      'Hold a pile a little longer to look at all its cards.',
    ],
  },
  game: (game, chosen) => guides[game]?.(chosen),
  option: (name, value) => options[name]?.[value] ?? `${name}: ${value}`,
  keyLines: [
    [['Tab'], 'To the board, and on to the buttons'],
    [['Arrows'], 'To the next pile in that direction'],
    [['Page Up', 'Page Down'], 'To the previous or next pile; on a dial, round it'],
    [['Home', 'End'], 'To the first or last pile'],
    [
      ['Enter'],
      'Play a card, or pick it up if it can go to several piles; then put it down where the focus is',
    ],
    [['Esc'], 'Put the card back'],
  ],
  shortcuts: [
    [['1', '…', '9', '0', '-', '='], 'To an hour, from 1 to 12'],
    [['L'], 'Look at all cards of a pile'],
    [['D'], 'Hear what is in a pile'],
    [['.', ','], 'Hear the next card down or up in the pile'],
    [['W'], 'Hear what it takes next'],
    [['M'], 'Hear the legal moves'],
    [['R'], 'Hear the last words again'],
    [['?'], 'Hear the keys'],
  ],
  centreShortcuts: [[['C'], 'To the centre']],
  stockShortcuts: [[['S'], 'To the stock; again, to the waste']],
};
