// Made by `npm run analyze` from what custom-elements.json says.

import type {
  FaceRenderer,
  SolitaireDealEvent,
  SolitaireLoadEvent,
  SolitaireBeforeMoveEvent,
  SolitaireMoveEvent,
  SolitaireUndoEvent,
  SolitaireRedoEvent,
  SolitaireWinEvent,
  SolitaireLossEvent,
  SolitaireStuckEvent,
  SolitaireErrorEvent,
  SolitaireChangeEvent,
  ClockSolitaire,
  WatchSolitaire,
  TravellersSolitaire,
  HideAndSeekSolitaire,
  GrandfathersClockSolitaire,
  BigBenSolitaire,
  GermanClockSolitaire,
  SolitaireSettings,
} from '../dist/types/hourhand.js';

export interface ClockSolitaireProps {
  /** The opening deal: a number from 1 to 4294967295, `random`, `daily` (the same for everyone that UTC day), or the cards in dealing order. Only a real change of value deals again; New game goes on to a random deal. Never reflected: read `dealNumber`. */
  deal?: number | 'random' | 'daily' | (string & {}) | undefined;
  /** The board’s name for listeners, when a page has several. */
  label?: string | undefined;
  /** A shipped theme, for authors who can’t write CSS. */
  theme?: 'felt' | 'wood' | 'paper' | 'night' | undefined;
  /** Random and daily deals are ones that a solver has shown can be won. A deal that is named is taken as it is. */
  winnable?: boolean | '' | 'true' | 'false' | undefined;
  /** Tells two boards of one game apart, so that each keeps an unfinished game of its own. */
  'storage-key'?: string | undefined;
  /** Tells two boards of one game apart, so that each keeps an unfinished game of its own. */
  storageKey?: string | undefined;
  /** How much of the toolbar is shown. */
  toolbar?: 'full' | 'minimal' | 'none' | undefined;
  /** Whether piles lie on a dial or in rows; by itself (`auto`) the board takes what fits its box. */
  layout?: 'auto' | 'dial' | 'rows' | undefined;
  /** How fast cards travel; `instant` and reduced motion show them where they belong at once. */
  speed?: 'normal' | 'slow' | 'fast' | 'instant' | undefined;
  /** Which moves follow the player’s by themselves: none, those without a choice (`forced`), or also those to foundations that can never be wrong (`safe`). */
  'auto-move'?: 'none' | 'forced' | 'safe' | undefined;
  /** Which moves follow the player’s by themselves: none, those without a choice (`forced`), or also those to foundations that can never be wrong (`safe`). */
  autoMove?: 'none' | 'forced' | 'safe' | undefined;
  /** Whether letters and digits work as shortcuts while the board has the focus. */
  keys?: 'on' | 'off' | undefined;
  /** Whether a quiet line says that the game can or can’t be won any more. Where cards are hidden, it peeks; games of pure luck have none. */
  verdict?: 'none' | 'on' | undefined;
  /** How cards are drawn: a colour for each suit, large indices, or both between spaces. */
  faces?: 'four-color' | 'large' | 'four-color large' | undefined;
  /** The hand that plays: on which side stock and controls lie. */
  hand?: 'right' | 'left' | undefined;
  /** Whether moves can be heard. */
  sound?: 'off' | 'on' | undefined;
  /** How much is said of each move. */
  verbosity?: 'full' | 'brief' | undefined;
  /** Whether an unfinished game is kept, and resumed if the attributes still ask for the same opening. */
  storage?: 'auto' | 'none' | undefined;
  /** The game is also won when every card still face down lies on the pile of its own rank. */
  'in-place'?: boolean | '' | 'true' | 'false' | undefined;
  /** The game is also won when every card still face down lies on the pile of its own rank. */
  inPlace?: boolean | '' | 'true' | 'false' | undefined;
  /** Draws cards in place of the kit. */
  faceRenderer?: FaceRenderer | null | undefined;
}

export interface WatchSolitaireProps {
  /** The opening deal: a number from 1 to 4294967295, `random`, `daily` (the same for everyone that UTC day), or the cards in dealing order. Only a real change of value deals again; New game goes on to a random deal. Never reflected: read `dealNumber`. */
  deal?: number | 'random' | 'daily' | (string & {}) | undefined;
  /** The board’s name for listeners, when a page has several. */
  label?: string | undefined;
  /** A shipped theme, for authors who can’t write CSS. */
  theme?: 'felt' | 'wood' | 'paper' | 'night' | undefined;
  /** Random and daily deals are ones that a solver has shown can be won. A deal that is named is taken as it is. */
  winnable?: boolean | '' | 'true' | 'false' | undefined;
  /** Tells two boards of one game apart, so that each keeps an unfinished game of its own. */
  'storage-key'?: string | undefined;
  /** Tells two boards of one game apart, so that each keeps an unfinished game of its own. */
  storageKey?: string | undefined;
  /** How much of the toolbar is shown. */
  toolbar?: 'full' | 'minimal' | 'none' | undefined;
  /** Whether piles lie on a dial or in rows; by itself (`auto`) the board takes what fits its box. */
  layout?: 'auto' | 'dial' | 'rows' | undefined;
  /** How fast cards travel; `instant` and reduced motion show them where they belong at once. */
  speed?: 'normal' | 'slow' | 'fast' | 'instant' | undefined;
  /** Which moves follow the player’s by themselves: none, those without a choice (`forced`), or also those to foundations that can never be wrong (`safe`). */
  'auto-move'?: 'none' | 'forced' | 'safe' | undefined;
  /** Which moves follow the player’s by themselves: none, those without a choice (`forced`), or also those to foundations that can never be wrong (`safe`). */
  autoMove?: 'none' | 'forced' | 'safe' | undefined;
  /** Whether letters and digits work as shortcuts while the board has the focus. */
  keys?: 'on' | 'off' | undefined;
  /** Whether a quiet line says that the game can or can’t be won any more. Where cards are hidden, it peeks; games of pure luck have none. */
  verdict?: 'none' | 'on' | undefined;
  /** How cards are drawn: a colour for each suit, large indices, or both between spaces. */
  faces?: 'four-color' | 'large' | 'four-color large' | undefined;
  /** The hand that plays: on which side stock and controls lie. */
  hand?: 'right' | 'left' | undefined;
  /** Whether moves can be heard. */
  sound?: 'off' | 'on' | undefined;
  /** How much is said of each move. */
  verbosity?: 'full' | 'brief' | undefined;
  /** Whether an unfinished game is kept, and resumed if the attributes still ask for the same opening. */
  storage?: 'auto' | 'none' | undefined;
  /** The game is also won when every card still face down lies on the pile of its own rank. */
  'in-place'?: boolean | '' | 'true' | 'false' | undefined;
  /** The game is also won when every card still face down lies on the pile of its own rank. */
  inPlace?: boolean | '' | 'true' | 'false' | undefined;
  /** Where the fourth king goes in the pile it returns to, among the cards face down. */
  'king-returns'?: 'bottom' | 'top' | undefined;
  /** Where the fourth king goes in the pile it returns to, among the cards face down. */
  kingReturns?: 'bottom' | 'top' | undefined;
  /** Draws cards in place of the kit. */
  faceRenderer?: FaceRenderer | null | undefined;
}

export interface TravellersSolitaireProps {
  /** The opening deal: a number from 1 to 4294967295, `random`, `daily` (the same for everyone that UTC day), or the cards in dealing order. Only a real change of value deals again; New game goes on to a random deal. Never reflected: read `dealNumber`. */
  deal?: number | 'random' | 'daily' | (string & {}) | undefined;
  /** The board’s name for listeners, when a page has several. */
  label?: string | undefined;
  /** A shipped theme, for authors who can’t write CSS. */
  theme?: 'felt' | 'wood' | 'paper' | 'night' | undefined;
  /** Random and daily deals are ones that a solver has shown can be won. A deal that is named is taken as it is. */
  winnable?: boolean | '' | 'true' | 'false' | undefined;
  /** Tells two boards of one game apart, so that each keeps an unfinished game of its own. */
  'storage-key'?: string | undefined;
  /** Tells two boards of one game apart, so that each keeps an unfinished game of its own. */
  storageKey?: string | undefined;
  /** How much of the toolbar is shown. */
  toolbar?: 'full' | 'minimal' | 'none' | undefined;
  /** Whether piles lie on a dial or in rows; by itself (`auto`) the board takes what fits its box. */
  layout?: 'auto' | 'dial' | 'rows' | undefined;
  /** How fast cards travel; `instant` and reduced motion show them where they belong at once. */
  speed?: 'normal' | 'slow' | 'fast' | 'instant' | undefined;
  /** Which moves follow the player’s by themselves: none, those without a choice (`forced`), or also those to foundations that can never be wrong (`safe`). */
  'auto-move'?: 'none' | 'forced' | 'safe' | undefined;
  /** Which moves follow the player’s by themselves: none, those without a choice (`forced`), or also those to foundations that can never be wrong (`safe`). */
  autoMove?: 'none' | 'forced' | 'safe' | undefined;
  /** Whether letters and digits work as shortcuts while the board has the focus. */
  keys?: 'on' | 'off' | undefined;
  /** Whether a quiet line says that the game can or can’t be won any more. Where cards are hidden, it peeks; games of pure luck have none. */
  verdict?: 'none' | 'on' | undefined;
  /** How cards are drawn: a colour for each suit, large indices, or both between spaces. */
  faces?: 'four-color' | 'large' | 'four-color large' | undefined;
  /** The hand that plays: on which side stock and controls lie. */
  hand?: 'right' | 'left' | undefined;
  /** Whether moves can be heard. */
  sound?: 'off' | 'on' | undefined;
  /** How much is said of each move. */
  verbosity?: 'full' | 'brief' | undefined;
  /** Whether an unfinished game is kept, and resumed if the attributes still ask for the same opening. */
  storage?: 'auto' | 'none' | undefined;
  /** The game is also won when every card still face down lies on the pile of its own rank. */
  'in-place'?: boolean | '' | 'true' | 'false' | undefined;
  /** The game is also won when every card still face down lies on the pile of its own rank. */
  inPlace?: boolean | '' | 'true' | 'false' | undefined;
  /** The size of the pack: 52 cards, or the 32 from seven to ace. */
  deck?: '52' | '32' | 52 | 32 | undefined;
  /** Draws cards in place of the kit. */
  faceRenderer?: FaceRenderer | null | undefined;
}

export interface HideAndSeekSolitaireProps {
  /** The opening deal: a number from 1 to 4294967295, `random`, `daily` (the same for everyone that UTC day), or the cards in dealing order. Only a real change of value deals again; New game goes on to a random deal. Never reflected: read `dealNumber`. */
  deal?: number | 'random' | 'daily' | (string & {}) | undefined;
  /** The board’s name for listeners, when a page has several. */
  label?: string | undefined;
  /** A shipped theme, for authors who can’t write CSS. */
  theme?: 'felt' | 'wood' | 'paper' | 'night' | undefined;
  /** Random and daily deals are ones that a solver has shown can be won. A deal that is named is taken as it is. */
  winnable?: boolean | '' | 'true' | 'false' | undefined;
  /** Tells two boards of one game apart, so that each keeps an unfinished game of its own. */
  'storage-key'?: string | undefined;
  /** Tells two boards of one game apart, so that each keeps an unfinished game of its own. */
  storageKey?: string | undefined;
  /** How much of the toolbar is shown. */
  toolbar?: 'full' | 'minimal' | 'none' | undefined;
  /** Whether piles lie on a dial or in rows; by itself (`auto`) the board takes what fits its box. */
  layout?: 'auto' | 'dial' | 'rows' | undefined;
  /** How fast cards travel; `instant` and reduced motion show them where they belong at once. */
  speed?: 'normal' | 'slow' | 'fast' | 'instant' | undefined;
  /** Which moves follow the player’s by themselves: none, those without a choice (`forced`), or also those to foundations that can never be wrong (`safe`). */
  'auto-move'?: 'none' | 'forced' | 'safe' | undefined;
  /** Which moves follow the player’s by themselves: none, those without a choice (`forced`), or also those to foundations that can never be wrong (`safe`). */
  autoMove?: 'none' | 'forced' | 'safe' | undefined;
  /** Whether letters and digits work as shortcuts while the board has the focus. */
  keys?: 'on' | 'off' | undefined;
  /** Whether a quiet line says that the game can or can’t be won any more. Where cards are hidden, it peeks; games of pure luck have none. */
  verdict?: 'none' | 'on' | undefined;
  /** How cards are drawn: a colour for each suit, large indices, or both between spaces. */
  faces?: 'four-color' | 'large' | 'four-color large' | undefined;
  /** The hand that plays: on which side stock and controls lie. */
  hand?: 'right' | 'left' | undefined;
  /** Whether moves can be heard. */
  sound?: 'off' | 'on' | undefined;
  /** How much is said of each move. */
  verbosity?: 'full' | 'brief' | undefined;
  /** Whether an unfinished game is kept, and resumed if the attributes still ask for the same opening. */
  storage?: 'auto' | 'none' | undefined;
  /** The game is also won when every card still face down lies on the pile of its own rank. */
  'in-place'?: boolean | '' | 'true' | 'false' | undefined;
  /** The game is also won when every card still face down lies on the pile of its own rank. */
  inPlace?: boolean | '' | 'true' | 'false' | undefined;
  /** Draws cards in place of the kit. */
  faceRenderer?: FaceRenderer | null | undefined;
}

export interface GrandfathersClockSolitaireProps {
  /** The opening deal: a number from 1 to 4294967295, `random`, `daily` (the same for everyone that UTC day), or the cards in dealing order. Only a real change of value deals again; New game goes on to a random deal. Never reflected: read `dealNumber`. */
  deal?: number | 'random' | 'daily' | (string & {}) | undefined;
  /** The board’s name for listeners, when a page has several. */
  label?: string | undefined;
  /** A shipped theme, for authors who can’t write CSS. */
  theme?: 'felt' | 'wood' | 'paper' | 'night' | undefined;
  /** Random and daily deals are ones that a solver has shown can be won. A deal that is named is taken as it is. */
  winnable?: boolean | '' | 'true' | 'false' | undefined;
  /** Tells two boards of one game apart, so that each keeps an unfinished game of its own. */
  'storage-key'?: string | undefined;
  /** Tells two boards of one game apart, so that each keeps an unfinished game of its own. */
  storageKey?: string | undefined;
  /** How much of the toolbar is shown. */
  toolbar?: 'full' | 'minimal' | 'none' | undefined;
  /** Whether piles lie on a dial or in rows; by itself (`auto`) the board takes what fits its box. */
  layout?: 'auto' | 'dial' | 'rows' | undefined;
  /** How fast cards travel; `instant` and reduced motion show them where they belong at once. */
  speed?: 'normal' | 'slow' | 'fast' | 'instant' | undefined;
  /** Which moves follow the player’s by themselves: none, those without a choice (`forced`), or also those to foundations that can never be wrong (`safe`). */
  'auto-move'?: 'none' | 'forced' | 'safe' | undefined;
  /** Which moves follow the player’s by themselves: none, those without a choice (`forced`), or also those to foundations that can never be wrong (`safe`). */
  autoMove?: 'none' | 'forced' | 'safe' | undefined;
  /** Whether letters and digits work as shortcuts while the board has the focus. */
  keys?: 'on' | 'off' | undefined;
  /** Whether a quiet line says that the game can or can’t be won any more. Where cards are hidden, it peeks; games of pure luck have none. */
  verdict?: 'none' | 'on' | undefined;
  /** How cards are drawn: a colour for each suit, large indices, or both between spaces. */
  faces?: 'four-color' | 'large' | 'four-color large' | undefined;
  /** The hand that plays: on which side stock and controls lie. */
  hand?: 'right' | 'left' | undefined;
  /** Whether moves can be heard. */
  sound?: 'off' | 'on' | undefined;
  /** How much is said of each move. */
  verbosity?: 'full' | 'brief' | undefined;
  /** Whether an unfinished game is kept, and resumed if the attributes still ask for the same opening. */
  storage?: 'auto' | 'none' | undefined;
  /** Whether a king may be built on an ace in the columns. */
  'tableau-wrap'?: 'king-on-ace' | 'none' | undefined;
  /** Whether a king may be built on an ace in the columns. */
  tableauWrap?: 'king-on-ace' | 'none' | undefined;
  /** Draws cards in place of the kit. */
  faceRenderer?: FaceRenderer | null | undefined;
}

export interface BigBenSolitaireProps {
  /** The opening deal: a number from 1 to 4294967295, `random`, `daily` (the same for everyone that UTC day), or the cards in dealing order. Only a real change of value deals again; New game goes on to a random deal. Never reflected: read `dealNumber`. */
  deal?: number | 'random' | 'daily' | (string & {}) | undefined;
  /** The board’s name for listeners, when a page has several. */
  label?: string | undefined;
  /** A shipped theme, for authors who can’t write CSS. */
  theme?: 'felt' | 'wood' | 'paper' | 'night' | undefined;
  /** Random and daily deals are ones that a solver has shown can be won. A deal that is named is taken as it is. */
  winnable?: boolean | '' | 'true' | 'false' | undefined;
  /** Tells two boards of one game apart, so that each keeps an unfinished game of its own. */
  'storage-key'?: string | undefined;
  /** Tells two boards of one game apart, so that each keeps an unfinished game of its own. */
  storageKey?: string | undefined;
  /** How much of the toolbar is shown. */
  toolbar?: 'full' | 'minimal' | 'none' | undefined;
  /** Whether piles lie on a dial or in rows; by itself (`auto`) the board takes what fits its box. */
  layout?: 'auto' | 'dial' | 'rows' | undefined;
  /** How fast cards travel; `instant` and reduced motion show them where they belong at once. */
  speed?: 'normal' | 'slow' | 'fast' | 'instant' | undefined;
  /** Which moves follow the player’s by themselves: none, those without a choice (`forced`), or also those to foundations that can never be wrong (`safe`). */
  'auto-move'?: 'none' | 'forced' | 'safe' | undefined;
  /** Which moves follow the player’s by themselves: none, those without a choice (`forced`), or also those to foundations that can never be wrong (`safe`). */
  autoMove?: 'none' | 'forced' | 'safe' | undefined;
  /** Whether letters and digits work as shortcuts while the board has the focus. */
  keys?: 'on' | 'off' | undefined;
  /** Whether a quiet line says that the game can or can’t be won any more. Where cards are hidden, it peeks; games of pure luck have none. */
  verdict?: 'none' | 'on' | undefined;
  /** How cards are drawn: a colour for each suit, large indices, or both between spaces. */
  faces?: 'four-color' | 'large' | 'four-color large' | undefined;
  /** The hand that plays: on which side stock and controls lie. */
  hand?: 'right' | 'left' | undefined;
  /** Whether moves can be heard. */
  sound?: 'off' | 'on' | undefined;
  /** How much is said of each move. */
  verbosity?: 'full' | 'brief' | undefined;
  /** Whether an unfinished game is kept, and resumed if the attributes still ask for the same opening. */
  storage?: 'auto' | 'none' | undefined;
  /** A set of rules by name; the options given by themselves beat it. */
  rules?: 'classic' | 'catsatcards' | 'solsuite' | 'jsolitaire' | undefined;
  /** What a fan of fewer than three cards takes: nothing, the next card down in suit unless it is empty, or also any card when it is empty. Left out, it is as `rules` has it. */
  'gap-build'?: 'never' | 'nonempty' | 'any' | undefined;
  /** What a fan of fewer than three cards takes: nothing, the next card down in suit unless it is empty, or also any card when it is empty. Left out, it is as `rules` has it. */
  gapBuild?: 'never' | 'nonempty' | 'any' | undefined;
  /** The hour at which filling the gaps begins; it goes clockwise. Left out, it is as `rules` has it. */
  'fill-start'?: '12' | '1' | 12 | 1 | undefined;
  /** The hour at which filling the gaps begins; it goes clockwise. Left out, it is as `rules` has it. */
  fillStart?: '12' | '1' | 12 | 1 | undefined;
  /** Whether filling gives one card to each fan in turn, or fills each fan before the next. Left out, it is as `rules` has it. */
  'fill-order'?: 'rounds' | 'piles' | undefined;
  /** Whether filling gives one card to each fan in turn, or fills each fan before the next. Left out, it is as `rules` has it. */
  fillOrder?: 'rounds' | 'piles' | undefined;
  /** How often the waste may be turned over as a new stock. Left out, it is as `rules` has it. */
  redeals?: '0' | '1' | '2' | 0 | 1 | 2 | undefined;
  /** Draws cards in place of the kit. */
  faceRenderer?: FaceRenderer | null | undefined;
}

export interface GermanClockSolitaireProps {
  /** The opening deal: a number from 1 to 4294967295, `random`, `daily` (the same for everyone that UTC day), or the cards in dealing order. Only a real change of value deals again; New game goes on to a random deal. Never reflected: read `dealNumber`. */
  deal?: number | 'random' | 'daily' | (string & {}) | undefined;
  /** The board’s name for listeners, when a page has several. */
  label?: string | undefined;
  /** A shipped theme, for authors who can’t write CSS. */
  theme?: 'felt' | 'wood' | 'paper' | 'night' | undefined;
  /** Random and daily deals are ones that a solver has shown can be won. A deal that is named is taken as it is. */
  winnable?: boolean | '' | 'true' | 'false' | undefined;
  /** Tells two boards of one game apart, so that each keeps an unfinished game of its own. */
  'storage-key'?: string | undefined;
  /** Tells two boards of one game apart, so that each keeps an unfinished game of its own. */
  storageKey?: string | undefined;
  /** How much of the toolbar is shown. */
  toolbar?: 'full' | 'minimal' | 'none' | undefined;
  /** Whether piles lie on a dial or in rows; by itself (`auto`) the board takes what fits its box. */
  layout?: 'auto' | 'dial' | 'rows' | undefined;
  /** How fast cards travel; `instant` and reduced motion show them where they belong at once. */
  speed?: 'normal' | 'slow' | 'fast' | 'instant' | undefined;
  /** Which moves follow the player’s by themselves: none, those without a choice (`forced`), or also those to foundations that can never be wrong (`safe`). */
  'auto-move'?: 'none' | 'forced' | 'safe' | undefined;
  /** Which moves follow the player’s by themselves: none, those without a choice (`forced`), or also those to foundations that can never be wrong (`safe`). */
  autoMove?: 'none' | 'forced' | 'safe' | undefined;
  /** Whether letters and digits work as shortcuts while the board has the focus. */
  keys?: 'on' | 'off' | undefined;
  /** Whether a quiet line says that the game can or can’t be won any more. Where cards are hidden, it peeks; games of pure luck have none. */
  verdict?: 'none' | 'on' | undefined;
  /** How cards are drawn: a colour for each suit, large indices, or both between spaces. */
  faces?: 'four-color' | 'large' | 'four-color large' | undefined;
  /** The hand that plays: on which side stock and controls lie. */
  hand?: 'right' | 'left' | undefined;
  /** Whether moves can be heard. */
  sound?: 'off' | 'on' | undefined;
  /** How much is said of each move. */
  verbosity?: 'full' | 'brief' | undefined;
  /** Whether an unfinished game is kept, and resumed if the attributes still ask for the same opening. */
  storage?: 'auto' | 'none' | undefined;
  /** How often the waste may be turned over as a new stock. */
  redeals?: '0' | '1' | '2' | 0 | 1 | 2 | undefined;
  /** Draws cards in place of the kit. */
  faceRenderer?: FaceRenderer | null | undefined;
}

export interface SolitaireSettingsProps {
  /** How much of the toolbar is shown. */
  toolbar?: 'full' | 'minimal' | 'none' | undefined;
  /** Whether piles lie on a dial or in rows; by itself (`auto`) the board takes what fits its box. */
  layout?: 'auto' | 'dial' | 'rows' | undefined;
  /** How fast cards travel; `instant` and reduced motion show them where they belong at once. */
  speed?: 'normal' | 'slow' | 'fast' | 'instant' | undefined;
  /** Which moves follow the player’s by themselves: none, those without a choice (`forced`), or also those to foundations that can never be wrong (`safe`). */
  'auto-move'?: 'none' | 'forced' | 'safe' | undefined;
  /** Which moves follow the player’s by themselves: none, those without a choice (`forced`), or also those to foundations that can never be wrong (`safe`). */
  autoMove?: 'none' | 'forced' | 'safe' | undefined;
  /** Whether letters and digits work as shortcuts while the board has the focus. */
  keys?: 'on' | 'off' | undefined;
  /** Whether a quiet line says that the game can or can’t be won any more. Where cards are hidden, it peeks; games of pure luck have none. */
  verdict?: 'none' | 'on' | undefined;
  /** How cards are drawn: a colour for each suit, large indices, or both between spaces. */
  faces?: 'four-color' | 'large' | 'four-color large' | undefined;
  /** The hand that plays: on which side stock and controls lie. */
  hand?: 'right' | 'left' | undefined;
  /** Whether moves can be heard. */
  sound?: 'off' | 'on' | undefined;
  /** How much is said of each move. */
  verbosity?: 'full' | 'brief' | undefined;
  /** Whether an unfinished game is kept, and resumed if the attributes still ask for the same opening. */
  storage?: 'auto' | 'none' | undefined;
}

/** What each tag takes. */
export interface Props {
  'clock-solitaire': ClockSolitaireProps;
  'watch-solitaire': WatchSolitaireProps;
  'travellers-solitaire': TravellersSolitaireProps;
  'hide-and-seek-solitaire': HideAndSeekSolitaireProps;
  'grandfathers-clock-solitaire': GrandfathersClockSolitaireProps;
  'big-ben-solitaire': BigBenSolitaireProps;
  'german-clock-solitaire': GermanClockSolitaireProps;
  'solitaire-settings': SolitaireSettingsProps;
}

/** The elements. */
export interface Elements {
  'clock-solitaire': ClockSolitaire;
  'watch-solitaire': WatchSolitaire;
  'travellers-solitaire': TravellersSolitaire;
  'hide-and-seek-solitaire': HideAndSeekSolitaire;
  'grandfathers-clock-solitaire': GrandfathersClockSolitaire;
  'big-ben-solitaire': BigBenSolitaire;
  'german-clock-solitaire': GermanClockSolitaire;
  'solitaire-settings': SolitaireSettings;
}

/** What each event's listener is given. */
export interface Events {
  /** a new game has been dealt. Detail: `DealDetail` */
  'solitaire-deal': SolitaireDealEvent;
  /** a game was loaded or resumed; no other event fires for its moves. Detail: `LoadDetail` */
  'solitaire-load': SolitaireLoadEvent;
  /** a legal move is about to happen; cancelable. Detail: `MoveDetail` */
  'solitaire-before-move': SolitaireBeforeMoveEvent;
  /** a move has happened. Detail: `MoveDetail` */
  'solitaire-move': SolitaireMoveEvent;
  /** moves have been taken back. Detail: `StepDetail` */
  'solitaire-undo': SolitaireUndoEvent;
  /** moves have been made again. Detail: `StepDetail` */
  'solitaire-redo': SolitaireRedoEvent;
  /** a move or redo has won the game. Detail: `EndDetail` */
  'solitaire-win': SolitaireWinEvent;
  /** a move or redo has lost the game. Detail: `LossDetail` */
  'solitaire-loss': SolitaireLossEvent;
  /** with `verdict="on"`: the solver has shown that the game can't be won any more, or undo has left that position. Detail: `StuckDetail` */
  'solitaire-stuck': SolitaireStuckEvent;
  /** something went wrong that the page may want to know. Detail: `ErrorDetail` */
  'solitaire-error': SolitaireErrorEvent;
  /** the state has changed, by any of the above. Detail: `ChangeDetail` */
  'solitaire-change': SolitaireChangeEvent;
}

/** Listeners as properties: `onsolitaire-win`, with whatever a framework puts before the name. */
export type Listeners<Prefix extends string> = {
  [Name in keyof Events as `${Prefix}${Name}`]?: ((event: Events[Name]) => void) | undefined;
};
