/**
 * What attributes, parts and custom properties mean, one sentence each: for custom-elements.json and
 * whatever else documents the kit. It stands apart, so that pages go without.
 */
import type { StyleProperty } from '../board/themes/theme.js';
import type { Command } from '../game/index.js';
import type { Badge, Meanings, PileRole } from '../rules/engine.js';

/** The attributes that every game has; those of the rules are told beside the rules. */
export const attributeMeanings: Meanings = {
  deal: 'The opening deal: a number from 1 to 4294967295, `random`, `daily` (the same for everyone that UTC day), or the cards in dealing order. Only a real change of value deals again; New game goes on to a random deal. Never reflected: read `dealNumber`.',
  rules: 'A set of rules by name; the options given by themselves beat it.',
  winnable:
    'Random and daily deals are ones that a solver has shown can be won. A deal that is named is taken as it is.',
  label: 'The board’s name for listeners, when a page has several.',
  theme: 'A shipped theme, for authors who can’t write CSS.',
  'storage-key':
    'Tells two boards of one game apart, so that each keeps an unfinished game of its own.',
  toolbar: 'How much of the toolbar is shown.',
  layout:
    'Whether piles lie on a dial or in rows; by itself (`auto`) the board takes what fits its box.',
  speed: 'How fast cards travel; `instant` and reduced motion show them where they belong at once.',
  'auto-move':
    'Which moves follow the player’s by themselves: none, those without a choice (`forced`), or also those to foundations that can never be wrong (`safe`).',
  keys: 'Whether letters and digits work as shortcuts while the board has the focus.',
  verdict:
    'Whether a quiet line says that the game can or can’t be won any more. Where cards are hidden, it peeks; games of pure luck have none.',
  faces: 'How cards are drawn: a colour for each suit, large indices, or both between spaces.',
  hand: 'The hand that plays: on which side stock and controls lie.',
  sound: 'Whether moves can be heard.',
  verbosity: 'How much is said of each move.',
  storage:
    'Whether an unfinished game is kept, and resumed if the attributes still ask for the same opening.',
};

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
  lifted: 'The card in hand.',
  last: 'The card that moved last.',
  pile: 'The button over all cards of a pile.',
  complete: 'A pile that needs nothing more.',
  empty: 'A pile without cards.',
  target: 'A pile that would take the card in hand.',
  outline: 'What a pile leaves when it is empty.',
  mark: 'The hour or rank beside a pile.',
  count: 'How many cards a pile holds or hides.',
  ways: 'The arrows that explain a loss.',
  toolbar: 'The toolbar.',
  info: 'The facts in the toolbar: deal, moves, time.',
  'deal-number': 'The deal’s number.',
  'move-count': 'How many moves have been made.',
  time: 'The time played.',
  button: 'A button of the toolbar, the menu, the dialogs, or under the board.',
  menu: 'The menu, and the button that opens it.',
  dialog: 'A dialog.',
  close: 'The button that closes a dialog.',
  'status-bar': 'What stands under the board.',
  playing: 'The status bar of a game that goes on.',
  won: 'The status bar of a game that is won.',
  lost: 'The status bar of a game that is lost.',
  result: 'How the game has ended.',
  message: 'What was said last.',
};

/** What a button does is a token as well; the menu's is told above. */
export const buttonMeanings: Readonly<Record<Exclude<Command, 'menu'>, string>> = {
  newGame: 'The button for a new game.',
  restart: 'The button that deals the same cards again.',
  bringBack: 'The button that takes up the game that was left.',
  undo: 'The button that takes a move back.',
  redo: 'The button that makes it again.',
  hint: 'The button for a hint.',
  play: 'The button that lets the game play itself.',
  pause: 'The button that stops it.',
  settings: 'The entry that opens the settings.',
  why: 'The button that asks why the game was lost.',
  solution: 'The entry that shows a way to win.',
  step: 'The button for one move of a demonstration.',
  takeOver: 'The button that plays on from a demonstration.',
  backToGame: 'The button that ends a demonstration.',
  finish: 'The button that plays a certain end.',
  back: 'The button that goes back to the last position that could be won.',
};

/** The tokens that only games have in which the player decides something. */
export const choicePartMeanings: Meanings = {
  verdict: 'Whether the game can still be won.',
};

/** The buttons that only those games have. */
export const choiceButtons: readonly Command[] = [
  'solution',
  'step',
  'takeOver',
  'backToGame',
  'finish',
  'back',
];

/** A pile's token for what it is in its game; one that lies on another has no button. */
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

/** What stands beside the piles, by its kind. */
export const badgeMeanings: Readonly<Record<Badge['kind'], string>> = {
  redeals: 'How often the waste may still be turned over.',
  'suit-order': 'The order in which the suits were opened.',
};

/** The custom properties, `--solitaire-` left off. */
export const styleMeanings: Readonly<Record<StyleProperty | 'max-block-size' | 'red', string>> = {
  background: 'What lies behind board and controls.',
  padding: 'The space between that box and what is in it.',
  radius: 'The corners of that box.',
  ink: 'The colour of text.',
  font: 'The font of text.',
  'numeral-font': 'The font of the hours and ranks on the table.',
  board: 'The background of the table alone.',
  dial: 'The face of the dial.',
  pile: 'The ground of the outline that a pile leaves when it is empty.',
  accent: 'The hand, lifted cards, goals, completed hours.',
  focus: 'The inner tone of the focus ring.',
  'control-radius': 'The corners of buttons.',
  'max-block-size': 'The height that toolbar, board and status bar may have together.',
  'card-paper': 'A card’s ground, which has to be a plain colour.',
  'card-edge': 'A card’s rim.',
  'card-black': 'The ink of clubs and spades.',
  'card-red': 'The ink of diamonds and hearts.',
  'card-clubs': 'The ink of clubs with `faces="four-color"`.',
  'card-diamonds': 'The ink of diamonds with `faces="four-color"`.',
  'card-accent': 'The gold of the courts.',
  back: 'The ground of a card’s back.',
  'back-ink': 'The drawing on a card’s back.',
  red: 'The red suits in the order of suits that German Clock shows beside its piles.',
};
