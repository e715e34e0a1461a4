/**
 * What attributes, parts and custom properties mean, one sentence each, for custom-elements.json and
 * other documentation. It is a separate file so that pages don't load it.
 */
import type { StyleProperty } from '../board/themes/theme.js';
import { type Command, type DialogName, DIALOGS, type ListeningCommand } from '../game/command.js';
import type { Badge, Meanings, PileRole } from '../rules/engine.js';
import { labels } from '../words/en/labels.js';

/**
 * The attributes that every game has, in the groups in which the builder shows them; the options of a game are described
 * beside its rules.
 */
export const attributeGroups = {
  Deal: {
    deal: 'The opening deal: a number from 1 to 4294967295, `random`, `daily` (the same for everyone on that date), the date of such a day (`2026-11-21`), or the cards in dealing order. Only an actual change of value deals again; New game deals a random deal. Never reflected: read `dealNumber`.',
    winnable:
      'Random and daily deals are ones that a solver has shown can be won; where the player has choices, daily deals always are, if such deals are known for the options. Ignored when `deal` names a deal.',
    difficulty:
      'How hard random and daily deals are, where deals are rated: so far in Grandfather’s Clock. With `rising`, daily deals are easy on Mondays and hard from Friday on.',
  },
  Rules: {
    rules: 'A named set of rules; options given separately override it.',
  },
  Look: {
    theme: 'A built-in theme; without one, the game takes the page’s colours and font.',
    faces: 'How cards are drawn: four-colour suits, large indices, or both, separated by a space.',
    layout:
      'Whether piles are on a dial or in rows; with `auto`, the board chooses what fits its box.',
    toolbar: 'How much of the toolbar is shown.',
    hand: 'The player’s preferred hand: the side for the stock and the controls.',
  },
  Article: {
    replay:
      'Shows a game move by move instead of playing one: the text that `save()` returned. Nothing is stored or counted, and no event of a game fires.',
    position:
      'Shows a diagram instead of a game: a position in the notation of docs/notation.md. The game’s options set the rules.',
    arrows:
      'Draws arrows on a diagram, or on the first position of a replay: piles with a hyphen between them, as in moves, separated by spaces (`c3-h5 c1-c4`). `12:c3-h5` is for the position of a replay after 12 moves.',
  },
  Form: {
    name: 'Makes the game a control of the form around it: its value is the text that `save()` returns.',
    required: 'The form around the game is complete only when the game is won.',
    disabled:
      'The player can’t go on with the game, and its form does not submit it. A `<fieldset disabled>` around it does the same.',
  },
  Play: {
    label: 'The board’s name for screen readers, when a page has several.',
    'storage-key':
      'Keeps two boards of the same game apart, so that each has its own unfinished game.',
    'share-url':
      'The address that links to a shared deal or game lead to, such as `https://example.com/play`; by default the page’s canonical address, or else its own.',
    'day-zone':
      'Whose date counts for days’ deals: the player’s own (`local`), that of UTC, or that of a time zone, given by its name (`Europe/Berlin`).',
    speed: 'How fast cards move; `instant` and reduced motion show them in place at once.',
    'auto-move':
      'Which moves are made automatically after the player’s: none, the only legal move (`forced`), or also moves to foundations that can never be wrong (`safe`).',
    keys: 'Whether letters and digits work as shortcuts while the board has the focus. With `scan`, the game is played with one or two switches: Space, Enter or a tap anywhere on the board.',
    verdict:
      'Whether a line under the board says if the game can still be won. It takes hidden cards into account; games of pure luck, and those without a solver, have no verdict.',
    guide:
      'Whether a sentence under the board says before every move which one is good, and why. It sees no hidden card.',
    sound: 'Whether everything done with cards is heard, from its place on the board.',
    verbosity:
      'How much is announced: whole sentences, or short ones, which name only the cards that a move has made visible.',
    storage:
      'Whether anything is stored: the unfinished game, which is resumed if the attributes still ask for the same opening, the results, and the player’s settings.',
  },
} satisfies Record<string, Meanings>;

export const attributeMeanings: Meanings = Object.assign({}, ...Object.values(attributeGroups));

/** The tokens of `::part()` that every game can have. */
export const partMeanings: Meanings = {
  base: 'The box around everything.',
  board: 'The table.',
  dial: 'The drawn clock under the cards.',
  card: 'A card.',
  'face-up': 'A card that shows its face.',
  'face-down': 'A card that shows its back.',
  red: 'A red card.',
  black: 'A black card.',
  clubs: 'A club.',
  diamonds: 'A diamond.',
  hearts: 'A heart.',
  spades: 'A spade.',
  lifted: 'The card that is picked up.',
  last: 'The card that moved last.',
  pile: 'The button over all cards of a pile.',
  complete: 'A pile that is complete.',
  empty: 'A pile without cards.',
  target: 'A pile that the picked-up card can go to.',
  outline: 'The outline of an empty pile.',
  mark: 'The hour or rank beside a pile.',
  count: 'The number of cards in a pile, or of its face-down cards.',
  ways: 'The arrows that explain a loss, or that `arrows` draws.',
  toolbar: 'The toolbar.',
  info: 'The deal, moves and time in the toolbar.',
  'deal-number': 'The deal’s number.',
  'move-count': 'How many moves have been made.',
  time: 'The time played.',
  button: 'A button of the toolbar, the menu, the dialogs, or under the board.',
  menu: 'The menu, and the button that opens it.',
  scrubber: 'The slider through the moves of a demonstration or replay.',
  dialog: 'A dialog.',
  close: 'The button that closes a dialog.',
  'status-bar': 'The bar under the board.',
  playing: 'The status bar while the game is on.',
  won: 'The status bar of a game that is won.',
  lost: 'The status bar of a game that is lost.',
  result: 'How the game ended.',
  message: 'The last message.',
  caption: 'The caption under a replay or a diagram.',
};

/** The parts that `<solitaire-daily>` has around those of its game. */
export const dailyPartMeanings: Meanings = {
  game: 'The element of the game that is shown.',
  day: 'The line above the game.',
  'day-title': 'The title, with the game of the day.',
  streak: 'The days in a row that were won.',
  'day-button': 'The button for today’s game, or for the one that is not finished.',
};

const commandMeanings: Readonly<
  Record<Exclude<Command, ListeningCommand | DialogName | 'menu'>, string>
> = {
  newGame: 'The button for a new game.',
  restart: 'The button that deals the same cards again.',
  bringBack: 'The button that restores the previous game.',
  continueSaved: 'The button that continues the game that was saved in another tab.',
  keepThis: 'The button that keeps this game, and not the one that was saved in another tab.',
  restoreResults: 'The button that restores the last good copy of results that were damaged.',
  undo: 'The button that undoes a move.',
  redo: 'The button that redoes a move.',
  hint: 'The button for a hint.',
  guide: 'The menu entry that turns the guide on: advice before every move, and why.',
  leaveGuide: 'The menu entry that turns the guide off.',
  play: 'The button that starts automatic play.',
  pause: 'The button that stops automatic play.',
  fullscreen: 'The menu entry that shows the game on the whole screen, where the browser can.',
  leaveFullscreen: 'The menu entry that leaves full screen.',
  shareResult: 'The button that shares the result of a day’s deal.',
  why: 'The button that explains why the game was lost.',
  replay: 'The button that shows the game again, move by move.',
  solution: 'The menu entry that shows how to win.',
  toStart: 'The button for the first position of a demonstration or replay.',
  stepBack: 'The button that goes back by one move of a demonstration or replay.',
  step: 'The button for the next move of a demonstration or replay.',
  toEnd: 'The button for the last position of a demonstration or replay.',
  takeOver: 'The button that continues the game from a demonstration or replay.',
  backToGame: 'The button that ends a demonstration or replay.',
  finish: 'The button that plays the rest of a game that is certain to be won.',
  back: 'The button that goes back to the last position that could be won.',
};

/** What a button does is a part token too; `menu` is described above. */
export const buttonMeanings: Meanings = {
  ...commandMeanings,
  ...Object.fromEntries(
    DIALOGS.map((name) => [name, `The button that opens “${labels[name].replace('…', '')}”.`]),
  ),
};

/** The part tokens of games in which the player has choices and the solver knows what they lead to. */
export const solverPartMeanings: Meanings = {
  verdict: 'Whether the game can still be won.',
};

/** The buttons of those games. */
export const solverButtons: readonly Command[] = ['solution', 'back'];

/** The buttons of all games in which the player has choices. */
export const choiceButtons: readonly Command[] = ['finish'];

/** A pile's role as a part token; the turned card lies on another pile and has no button. */
export const roleMeanings: Readonly<Record<Exclude<PileRole, 'turned'>, string>> = {
  foundation: 'A pile that collects the cards of an hour or a rank.',
  tableau: 'A pile from which cards are played.',
  stock: 'The stock.',
  waste: 'The waste.',
};

/** For games whose fans can have gaps. */
export const gapMeanings: Meanings = {
  gap: 'A gap in a fan.',
  gaps: 'A fan that has gaps.',
};

/** The badges beside the piles. */
export const badgeMeanings: Readonly<Record<Badge['kind'], string>> = {
  redeals: 'The number of redeals left.',
  'suit-order': 'The order of the suits.',
};

/** The custom properties, without `--solitaire-`. */
export const styleMeanings: Readonly<Record<StyleProperty | 'max-block-size' | 'red', string>> = {
  background: 'The background of board and controls.',
  padding: 'The padding around board and controls.',
  radius: 'The corner radius around board and controls.',
  ink: 'The colour of text, numerals, hands and lines.',
  font: 'The font of text.',
  'numeral-font': 'The font of the hours and ranks on the table.',
  board: 'The background of the table alone.',
  dial: 'The face of the dial.',
  case: 'The wood of a clock’s case, in Grandfather’s Clock.',
  pile: 'The background of an empty pile’s outline.',
  accent:
    'Lit marks, completed hours, picked-up cards, targets, the last card, hints; charts in dialogs.',
  focus: 'The inner colour of the focus ring.',
  'control-radius': 'The corner radius of buttons.',
  'max-block-size':
    'The maximum height of toolbar, board and status bar together: the board is at most 120 pixels lower.',
  'card-paper': 'A card’s background, which must be a plain colour.',
  'card-edge': 'A card’s border.',
  'card-black': 'The colour of clubs and spades.',
  'card-red': 'The colour of diamonds and hearts.',
  'card-clubs': 'The colour of clubs with `faces="four-color"`.',
  'card-diamonds': 'The colour of diamonds with `faces="four-color"`.',
  'card-accent': 'The gold of the court cards.',
  back: 'The background of a card’s back.',
  'back-ink': 'The pattern on a card’s back.',
  red: 'Red outside the cards: Travellers’ line, and German Clock’s order of suits and seconds hand.',
};
