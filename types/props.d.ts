// Made by `npm run analyze` from what custom-elements.json says.

import type {
  FaceRenderer,
  SolitaireDealEvent,
  SolitaireLoadEvent,
  SolitaireBeforeDealEvent,
  SolitaireBeforeMoveEvent,
  SolitaireBeforeUndoEvent,
  SolitaireBeforeHintEvent,
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
  WanderingCardSolitaire,
  SolitaireDaily,
  SolitaireSettings,
} from '../dist/types/hourhand.js';

export interface ClockSolitaireProps {
  /** The opening deal: a number from 1 to 4294967295, `random`, `daily` (the same for everyone on that date), the date of such a day (`2026-11-21`), or the cards in dealing order. Only an actual change of value deals again; New game deals a random deal. Never reflected: read `dealNumber`. */
  deal?: number | 'random' | 'daily' | (string & {}) | undefined;
  /** The board’s name for screen readers, when a page has several. */
  label?: string | undefined;
  /** Shows a game move by move instead of playing one: the text that `save()` returned. Nothing is stored or counted, and no event of a game fires. */
  replay?: string | undefined;
  /** Shows a diagram instead of a game: a position in the notation of docs/notation.md. The game’s options set the rules. */
  position?: string | undefined;
  /** Draws arrows on a diagram, or on the first position of a replay: piles with a hyphen between them, as in moves, separated by spaces (`c3-h5 c1-c4`). `12:c3-h5` is for the position of a replay after 12 moves. */
  arrows?: string | undefined;
  /** Makes the game a control of the form around it: its value is the text that `save()` returns. */
  name?: string | undefined;
  /** The form around the game is complete only when the game is won. */
  required?: boolean | '' | 'true' | 'false' | undefined;
  /** The player can’t go on with the game, and its form does not submit it. A `<fieldset disabled>` around it does the same. */
  disabled?: boolean | '' | 'true' | 'false' | undefined;
  /** Random and daily deals are ones that a solver has shown can be won; where the player has choices, daily deals always are, if such deals are known for the options. Ignored when `deal` names a deal. */
  winnable?: boolean | '' | 'true' | 'false' | undefined;
  /** Keeps two boards of the same game apart, so that each has its own unfinished game. */
  'storage-key'?: string | undefined;
  /** Keeps two boards of the same game apart, so that each has its own unfinished game. */
  storageKey?: string | undefined;
  /** The address that links to a shared deal or game lead to, such as `https://example.com/play`; by default the page’s canonical address, or else its own. */
  'share-url'?: string | undefined;
  /** The address that links to a shared deal or game lead to, such as `https://example.com/play`; by default the page’s canonical address, or else its own. */
  shareUrl?: string | undefined;
  /** How much of the toolbar is shown. */
  toolbar?: 'full' | 'minimal' | 'none' | undefined;
  /** Whether piles are on a dial or in rows; with `auto`, the board chooses what fits its box. */
  layout?: 'auto' | 'dial' | 'rows' | undefined;
  /** How fast cards move; `instant` and reduced motion show them in place at once. */
  speed?: 'normal' | 'slow' | 'fast' | 'instant' | undefined;
  /** Which moves are made automatically after the player’s: none, the only legal move (`forced`), or also moves to foundations that can never be wrong (`safe`). */
  'auto-move'?: 'none' | 'forced' | 'safe' | undefined;
  /** Which moves are made automatically after the player’s: none, the only legal move (`forced`), or also moves to foundations that can never be wrong (`safe`). */
  autoMove?: 'none' | 'forced' | 'safe' | undefined;
  /** Whether letters and digits work as shortcuts while the board has the focus. With `scan`, the game is played with one or two switches: Space, Enter or a tap anywhere on the board. */
  keys?: 'on' | 'off' | 'scan' | undefined;
  /** Whether a line under the board says if the game can still be won. It takes hidden cards into account; games of pure luck, and those without a solver, have no verdict. */
  verdict?: 'none' | 'on' | undefined;
  /** Whether a sentence under the board says before every move which one is good, and why. It sees no hidden card. */
  guide?: 'off' | 'on' | undefined;
  /** How hard random and daily deals are, where deals are rated: so far in Grandfather’s Clock. With `rising`, daily deals are easy on Mondays and hard from Friday on. */
  difficulty?: 'any' | 'easy' | 'medium' | 'hard' | 'rising' | undefined;
  /** A built-in theme; without one, the game takes the page’s colours and font. */
  theme?: 'felt' | 'wood' | 'paper' | 'night' | undefined;
  /** How cards are drawn: four-colour suits, large indices, or both, separated by a space. */
  faces?: 'four-color' | 'large' | 'four-color large' | undefined;
  /** The player’s preferred hand: the side for the stock and the controls. */
  hand?: 'right' | 'left' | undefined;
  /** Whether everything done with cards is heard, from its place on the board. */
  sound?: 'off' | 'on' | undefined;
  /** How much is announced: whole sentences, or short ones, which name only the cards that a move has made visible. */
  verbosity?: 'full' | 'brief' | undefined;
  /** Whether anything is stored: the unfinished game, which is resumed if the attributes still ask for the same opening, the results, and the player’s settings. */
  storage?: 'auto' | 'none' | undefined;
  /** Whose date counts for days’ deals: the player’s own (`local`), that of UTC, or that of a time zone, given by its name (`Europe/Berlin`). */
  'day-zone'?: 'local' | 'utc' | (string & {}) | undefined;
  /** Whose date counts for days’ deals: the player’s own (`local`), that of UTC, or that of a time zone, given by its name (`Europe/Berlin`). */
  dayZone?: 'local' | 'utc' | (string & {}) | undefined;
  /** The game is also won if every card that is still face down is on the pile of its own rank. */
  'in-place'?: boolean | '' | 'true' | 'false' | undefined;
  /** The game is also won if every card that is still face down is on the pile of its own rank. */
  inPlace?: boolean | '' | 'true' | 'false' | undefined;
  /** Draws cards in place of the kit. */
  faceRenderer?: FaceRenderer | null | undefined;
}

export interface WatchSolitaireProps {
  /** The opening deal: a number from 1 to 4294967295, `random`, `daily` (the same for everyone on that date), the date of such a day (`2026-11-21`), or the cards in dealing order. Only an actual change of value deals again; New game deals a random deal. Never reflected: read `dealNumber`. */
  deal?: number | 'random' | 'daily' | (string & {}) | undefined;
  /** The board’s name for screen readers, when a page has several. */
  label?: string | undefined;
  /** Shows a game move by move instead of playing one: the text that `save()` returned. Nothing is stored or counted, and no event of a game fires. */
  replay?: string | undefined;
  /** Shows a diagram instead of a game: a position in the notation of docs/notation.md. The game’s options set the rules. */
  position?: string | undefined;
  /** Draws arrows on a diagram, or on the first position of a replay: piles with a hyphen between them, as in moves, separated by spaces (`c3-h5 c1-c4`). `12:c3-h5` is for the position of a replay after 12 moves. */
  arrows?: string | undefined;
  /** Makes the game a control of the form around it: its value is the text that `save()` returns. */
  name?: string | undefined;
  /** The form around the game is complete only when the game is won. */
  required?: boolean | '' | 'true' | 'false' | undefined;
  /** The player can’t go on with the game, and its form does not submit it. A `<fieldset disabled>` around it does the same. */
  disabled?: boolean | '' | 'true' | 'false' | undefined;
  /** Random and daily deals are ones that a solver has shown can be won; where the player has choices, daily deals always are, if such deals are known for the options. Ignored when `deal` names a deal. */
  winnable?: boolean | '' | 'true' | 'false' | undefined;
  /** Keeps two boards of the same game apart, so that each has its own unfinished game. */
  'storage-key'?: string | undefined;
  /** Keeps two boards of the same game apart, so that each has its own unfinished game. */
  storageKey?: string | undefined;
  /** The address that links to a shared deal or game lead to, such as `https://example.com/play`; by default the page’s canonical address, or else its own. */
  'share-url'?: string | undefined;
  /** The address that links to a shared deal or game lead to, such as `https://example.com/play`; by default the page’s canonical address, or else its own. */
  shareUrl?: string | undefined;
  /** How much of the toolbar is shown. */
  toolbar?: 'full' | 'minimal' | 'none' | undefined;
  /** Whether piles are on a dial or in rows; with `auto`, the board chooses what fits its box. */
  layout?: 'auto' | 'dial' | 'rows' | undefined;
  /** How fast cards move; `instant` and reduced motion show them in place at once. */
  speed?: 'normal' | 'slow' | 'fast' | 'instant' | undefined;
  /** Which moves are made automatically after the player’s: none, the only legal move (`forced`), or also moves to foundations that can never be wrong (`safe`). */
  'auto-move'?: 'none' | 'forced' | 'safe' | undefined;
  /** Which moves are made automatically after the player’s: none, the only legal move (`forced`), or also moves to foundations that can never be wrong (`safe`). */
  autoMove?: 'none' | 'forced' | 'safe' | undefined;
  /** Whether letters and digits work as shortcuts while the board has the focus. With `scan`, the game is played with one or two switches: Space, Enter or a tap anywhere on the board. */
  keys?: 'on' | 'off' | 'scan' | undefined;
  /** Whether a line under the board says if the game can still be won. It takes hidden cards into account; games of pure luck, and those without a solver, have no verdict. */
  verdict?: 'none' | 'on' | undefined;
  /** Whether a sentence under the board says before every move which one is good, and why. It sees no hidden card. */
  guide?: 'off' | 'on' | undefined;
  /** How hard random and daily deals are, where deals are rated: so far in Grandfather’s Clock. With `rising`, daily deals are easy on Mondays and hard from Friday on. */
  difficulty?: 'any' | 'easy' | 'medium' | 'hard' | 'rising' | undefined;
  /** A built-in theme; without one, the game takes the page’s colours and font. */
  theme?: 'felt' | 'wood' | 'paper' | 'night' | undefined;
  /** How cards are drawn: four-colour suits, large indices, or both, separated by a space. */
  faces?: 'four-color' | 'large' | 'four-color large' | undefined;
  /** The player’s preferred hand: the side for the stock and the controls. */
  hand?: 'right' | 'left' | undefined;
  /** Whether everything done with cards is heard, from its place on the board. */
  sound?: 'off' | 'on' | undefined;
  /** How much is announced: whole sentences, or short ones, which name only the cards that a move has made visible. */
  verbosity?: 'full' | 'brief' | undefined;
  /** Whether anything is stored: the unfinished game, which is resumed if the attributes still ask for the same opening, the results, and the player’s settings. */
  storage?: 'auto' | 'none' | undefined;
  /** Whose date counts for days’ deals: the player’s own (`local`), that of UTC, or that of a time zone, given by its name (`Europe/Berlin`). */
  'day-zone'?: 'local' | 'utc' | (string & {}) | undefined;
  /** Whose date counts for days’ deals: the player’s own (`local`), that of UTC, or that of a time zone, given by its name (`Europe/Berlin`). */
  dayZone?: 'local' | 'utc' | (string & {}) | undefined;
  /** The game is also won if every card that is still face down is on the pile of its own rank. */
  'in-place'?: boolean | '' | 'true' | 'false' | undefined;
  /** The game is also won if every card that is still face down is on the pile of its own rank. */
  inPlace?: boolean | '' | 'true' | 'false' | undefined;
  /** Where among the face-down cards of a pile the fourth king is put when it returns. */
  'king-returns'?: 'bottom' | 'top' | undefined;
  /** Where among the face-down cards of a pile the fourth king is put when it returns. */
  kingReturns?: 'bottom' | 'top' | undefined;
  /** Draws cards in place of the kit. */
  faceRenderer?: FaceRenderer | null | undefined;
}

export interface TravellersSolitaireProps {
  /** The opening deal: a number from 1 to 4294967295, `random`, `daily` (the same for everyone on that date), the date of such a day (`2026-11-21`), or the cards in dealing order. Only an actual change of value deals again; New game deals a random deal. Never reflected: read `dealNumber`. */
  deal?: number | 'random' | 'daily' | (string & {}) | undefined;
  /** The board’s name for screen readers, when a page has several. */
  label?: string | undefined;
  /** Shows a game move by move instead of playing one: the text that `save()` returned. Nothing is stored or counted, and no event of a game fires. */
  replay?: string | undefined;
  /** Shows a diagram instead of a game: a position in the notation of docs/notation.md. The game’s options set the rules. */
  position?: string | undefined;
  /** Draws arrows on a diagram, or on the first position of a replay: piles with a hyphen between them, as in moves, separated by spaces (`c3-h5 c1-c4`). `12:c3-h5` is for the position of a replay after 12 moves. */
  arrows?: string | undefined;
  /** Makes the game a control of the form around it: its value is the text that `save()` returns. */
  name?: string | undefined;
  /** The form around the game is complete only when the game is won. */
  required?: boolean | '' | 'true' | 'false' | undefined;
  /** The player can’t go on with the game, and its form does not submit it. A `<fieldset disabled>` around it does the same. */
  disabled?: boolean | '' | 'true' | 'false' | undefined;
  /** Random and daily deals are ones that a solver has shown can be won; where the player has choices, daily deals always are, if such deals are known for the options. Ignored when `deal` names a deal. */
  winnable?: boolean | '' | 'true' | 'false' | undefined;
  /** Keeps two boards of the same game apart, so that each has its own unfinished game. */
  'storage-key'?: string | undefined;
  /** Keeps two boards of the same game apart, so that each has its own unfinished game. */
  storageKey?: string | undefined;
  /** The address that links to a shared deal or game lead to, such as `https://example.com/play`; by default the page’s canonical address, or else its own. */
  'share-url'?: string | undefined;
  /** The address that links to a shared deal or game lead to, such as `https://example.com/play`; by default the page’s canonical address, or else its own. */
  shareUrl?: string | undefined;
  /** How much of the toolbar is shown. */
  toolbar?: 'full' | 'minimal' | 'none' | undefined;
  /** Whether piles are on a dial or in rows; with `auto`, the board chooses what fits its box. */
  layout?: 'auto' | 'dial' | 'rows' | undefined;
  /** How fast cards move; `instant` and reduced motion show them in place at once. */
  speed?: 'normal' | 'slow' | 'fast' | 'instant' | undefined;
  /** Which moves are made automatically after the player’s: none, the only legal move (`forced`), or also moves to foundations that can never be wrong (`safe`). */
  'auto-move'?: 'none' | 'forced' | 'safe' | undefined;
  /** Which moves are made automatically after the player’s: none, the only legal move (`forced`), or also moves to foundations that can never be wrong (`safe`). */
  autoMove?: 'none' | 'forced' | 'safe' | undefined;
  /** Whether letters and digits work as shortcuts while the board has the focus. With `scan`, the game is played with one or two switches: Space, Enter or a tap anywhere on the board. */
  keys?: 'on' | 'off' | 'scan' | undefined;
  /** Whether a line under the board says if the game can still be won. It takes hidden cards into account; games of pure luck, and those without a solver, have no verdict. */
  verdict?: 'none' | 'on' | undefined;
  /** Whether a sentence under the board says before every move which one is good, and why. It sees no hidden card. */
  guide?: 'off' | 'on' | undefined;
  /** How hard random and daily deals are, where deals are rated: so far in Grandfather’s Clock. With `rising`, daily deals are easy on Mondays and hard from Friday on. */
  difficulty?: 'any' | 'easy' | 'medium' | 'hard' | 'rising' | undefined;
  /** A built-in theme; without one, the game takes the page’s colours and font. */
  theme?: 'felt' | 'wood' | 'paper' | 'night' | undefined;
  /** How cards are drawn: four-colour suits, large indices, or both, separated by a space. */
  faces?: 'four-color' | 'large' | 'four-color large' | undefined;
  /** The player’s preferred hand: the side for the stock and the controls. */
  hand?: 'right' | 'left' | undefined;
  /** Whether everything done with cards is heard, from its place on the board. */
  sound?: 'off' | 'on' | undefined;
  /** How much is announced: whole sentences, or short ones, which name only the cards that a move has made visible. */
  verbosity?: 'full' | 'brief' | undefined;
  /** Whether anything is stored: the unfinished game, which is resumed if the attributes still ask for the same opening, the results, and the player’s settings. */
  storage?: 'auto' | 'none' | undefined;
  /** Whose date counts for days’ deals: the player’s own (`local`), that of UTC, or that of a time zone, given by its name (`Europe/Berlin`). */
  'day-zone'?: 'local' | 'utc' | (string & {}) | undefined;
  /** Whose date counts for days’ deals: the player’s own (`local`), that of UTC, or that of a time zone, given by its name (`Europe/Berlin`). */
  dayZone?: 'local' | 'utc' | (string & {}) | undefined;
  /** The game is also won if every card that is still face down is on the pile of its own rank. */
  'in-place'?: boolean | '' | 'true' | 'false' | undefined;
  /** The game is also won if every card that is still face down is on the pile of its own rank. */
  inPlace?: boolean | '' | 'true' | 'false' | undefined;
  /** The size of the pack: 52 cards, or the 32 from seven to ace. */
  deck?: '52' | '32' | 52 | 32 | undefined;
  /** Draws cards in place of the kit. */
  faceRenderer?: FaceRenderer | null | undefined;
}

export interface HideAndSeekSolitaireProps {
  /** The opening deal: a number from 1 to 4294967295, `random`, `daily` (the same for everyone on that date), the date of such a day (`2026-11-21`), or the cards in dealing order. Only an actual change of value deals again; New game deals a random deal. Never reflected: read `dealNumber`. */
  deal?: number | 'random' | 'daily' | (string & {}) | undefined;
  /** The board’s name for screen readers, when a page has several. */
  label?: string | undefined;
  /** Shows a game move by move instead of playing one: the text that `save()` returned. Nothing is stored or counted, and no event of a game fires. */
  replay?: string | undefined;
  /** Shows a diagram instead of a game: a position in the notation of docs/notation.md. The game’s options set the rules. */
  position?: string | undefined;
  /** Draws arrows on a diagram, or on the first position of a replay: piles with a hyphen between them, as in moves, separated by spaces (`c3-h5 c1-c4`). `12:c3-h5` is for the position of a replay after 12 moves. */
  arrows?: string | undefined;
  /** Makes the game a control of the form around it: its value is the text that `save()` returns. */
  name?: string | undefined;
  /** The form around the game is complete only when the game is won. */
  required?: boolean | '' | 'true' | 'false' | undefined;
  /** The player can’t go on with the game, and its form does not submit it. A `<fieldset disabled>` around it does the same. */
  disabled?: boolean | '' | 'true' | 'false' | undefined;
  /** Random and daily deals are ones that a solver has shown can be won; where the player has choices, daily deals always are, if such deals are known for the options. Ignored when `deal` names a deal. */
  winnable?: boolean | '' | 'true' | 'false' | undefined;
  /** Keeps two boards of the same game apart, so that each has its own unfinished game. */
  'storage-key'?: string | undefined;
  /** Keeps two boards of the same game apart, so that each has its own unfinished game. */
  storageKey?: string | undefined;
  /** The address that links to a shared deal or game lead to, such as `https://example.com/play`; by default the page’s canonical address, or else its own. */
  'share-url'?: string | undefined;
  /** The address that links to a shared deal or game lead to, such as `https://example.com/play`; by default the page’s canonical address, or else its own. */
  shareUrl?: string | undefined;
  /** How much of the toolbar is shown. */
  toolbar?: 'full' | 'minimal' | 'none' | undefined;
  /** Whether piles are on a dial or in rows; with `auto`, the board chooses what fits its box. */
  layout?: 'auto' | 'dial' | 'rows' | undefined;
  /** How fast cards move; `instant` and reduced motion show them in place at once. */
  speed?: 'normal' | 'slow' | 'fast' | 'instant' | undefined;
  /** Which moves are made automatically after the player’s: none, the only legal move (`forced`), or also moves to foundations that can never be wrong (`safe`). */
  'auto-move'?: 'none' | 'forced' | 'safe' | undefined;
  /** Which moves are made automatically after the player’s: none, the only legal move (`forced`), or also moves to foundations that can never be wrong (`safe`). */
  autoMove?: 'none' | 'forced' | 'safe' | undefined;
  /** Whether letters and digits work as shortcuts while the board has the focus. With `scan`, the game is played with one or two switches: Space, Enter or a tap anywhere on the board. */
  keys?: 'on' | 'off' | 'scan' | undefined;
  /** Whether a line under the board says if the game can still be won. It takes hidden cards into account; games of pure luck, and those without a solver, have no verdict. */
  verdict?: 'none' | 'on' | undefined;
  /** Whether a sentence under the board says before every move which one is good, and why. It sees no hidden card. */
  guide?: 'off' | 'on' | undefined;
  /** How hard random and daily deals are, where deals are rated: so far in Grandfather’s Clock. With `rising`, daily deals are easy on Mondays and hard from Friday on. */
  difficulty?: 'any' | 'easy' | 'medium' | 'hard' | 'rising' | undefined;
  /** A built-in theme; without one, the game takes the page’s colours and font. */
  theme?: 'felt' | 'wood' | 'paper' | 'night' | undefined;
  /** How cards are drawn: four-colour suits, large indices, or both, separated by a space. */
  faces?: 'four-color' | 'large' | 'four-color large' | undefined;
  /** The player’s preferred hand: the side for the stock and the controls. */
  hand?: 'right' | 'left' | undefined;
  /** Whether everything done with cards is heard, from its place on the board. */
  sound?: 'off' | 'on' | undefined;
  /** How much is announced: whole sentences, or short ones, which name only the cards that a move has made visible. */
  verbosity?: 'full' | 'brief' | undefined;
  /** Whether anything is stored: the unfinished game, which is resumed if the attributes still ask for the same opening, the results, and the player’s settings. */
  storage?: 'auto' | 'none' | undefined;
  /** Whose date counts for days’ deals: the player’s own (`local`), that of UTC, or that of a time zone, given by its name (`Europe/Berlin`). */
  'day-zone'?: 'local' | 'utc' | (string & {}) | undefined;
  /** Whose date counts for days’ deals: the player’s own (`local`), that of UTC, or that of a time zone, given by its name (`Europe/Berlin`). */
  dayZone?: 'local' | 'utc' | (string & {}) | undefined;
  /** The game is also won if every card that is still face down is on the pile of its own rank. */
  'in-place'?: boolean | '' | 'true' | 'false' | undefined;
  /** The game is also won if every card that is still face down is on the pile of its own rank. */
  inPlace?: boolean | '' | 'true' | 'false' | undefined;
  /** Draws cards in place of the kit. */
  faceRenderer?: FaceRenderer | null | undefined;
}

export interface GrandfathersClockSolitaireProps {
  /** The opening deal: a number from 1 to 4294967295, `random`, `daily` (the same for everyone on that date), the date of such a day (`2026-11-21`), or the cards in dealing order. Only an actual change of value deals again; New game deals a random deal. Never reflected: read `dealNumber`. */
  deal?: number | 'random' | 'daily' | (string & {}) | undefined;
  /** The board’s name for screen readers, when a page has several. */
  label?: string | undefined;
  /** Shows a game move by move instead of playing one: the text that `save()` returned. Nothing is stored or counted, and no event of a game fires. */
  replay?: string | undefined;
  /** Shows a diagram instead of a game: a position in the notation of docs/notation.md. The game’s options set the rules. */
  position?: string | undefined;
  /** Draws arrows on a diagram, or on the first position of a replay: piles with a hyphen between them, as in moves, separated by spaces (`c3-h5 c1-c4`). `12:c3-h5` is for the position of a replay after 12 moves. */
  arrows?: string | undefined;
  /** Makes the game a control of the form around it: its value is the text that `save()` returns. */
  name?: string | undefined;
  /** The form around the game is complete only when the game is won. */
  required?: boolean | '' | 'true' | 'false' | undefined;
  /** The player can’t go on with the game, and its form does not submit it. A `<fieldset disabled>` around it does the same. */
  disabled?: boolean | '' | 'true' | 'false' | undefined;
  /** Random and daily deals are ones that a solver has shown can be won; where the player has choices, daily deals always are, if such deals are known for the options. Ignored when `deal` names a deal. */
  winnable?: boolean | '' | 'true' | 'false' | undefined;
  /** Keeps two boards of the same game apart, so that each has its own unfinished game. */
  'storage-key'?: string | undefined;
  /** Keeps two boards of the same game apart, so that each has its own unfinished game. */
  storageKey?: string | undefined;
  /** The address that links to a shared deal or game lead to, such as `https://example.com/play`; by default the page’s canonical address, or else its own. */
  'share-url'?: string | undefined;
  /** The address that links to a shared deal or game lead to, such as `https://example.com/play`; by default the page’s canonical address, or else its own. */
  shareUrl?: string | undefined;
  /** How much of the toolbar is shown. */
  toolbar?: 'full' | 'minimal' | 'none' | undefined;
  /** Whether piles are on a dial or in rows; with `auto`, the board chooses what fits its box. */
  layout?: 'auto' | 'dial' | 'rows' | undefined;
  /** How fast cards move; `instant` and reduced motion show them in place at once. */
  speed?: 'normal' | 'slow' | 'fast' | 'instant' | undefined;
  /** Which moves are made automatically after the player’s: none, the only legal move (`forced`), or also moves to foundations that can never be wrong (`safe`). */
  'auto-move'?: 'none' | 'forced' | 'safe' | undefined;
  /** Which moves are made automatically after the player’s: none, the only legal move (`forced`), or also moves to foundations that can never be wrong (`safe`). */
  autoMove?: 'none' | 'forced' | 'safe' | undefined;
  /** Whether letters and digits work as shortcuts while the board has the focus. With `scan`, the game is played with one or two switches: Space, Enter or a tap anywhere on the board. */
  keys?: 'on' | 'off' | 'scan' | undefined;
  /** Whether a line under the board says if the game can still be won. It takes hidden cards into account; games of pure luck, and those without a solver, have no verdict. */
  verdict?: 'none' | 'on' | undefined;
  /** Whether a sentence under the board says before every move which one is good, and why. It sees no hidden card. */
  guide?: 'off' | 'on' | undefined;
  /** How hard random and daily deals are, where deals are rated: so far in Grandfather’s Clock. With `rising`, daily deals are easy on Mondays and hard from Friday on. */
  difficulty?: 'any' | 'easy' | 'medium' | 'hard' | 'rising' | undefined;
  /** A built-in theme; without one, the game takes the page’s colours and font. */
  theme?: 'felt' | 'wood' | 'paper' | 'night' | undefined;
  /** How cards are drawn: four-colour suits, large indices, or both, separated by a space. */
  faces?: 'four-color' | 'large' | 'four-color large' | undefined;
  /** The player’s preferred hand: the side for the stock and the controls. */
  hand?: 'right' | 'left' | undefined;
  /** Whether everything done with cards is heard, from its place on the board. */
  sound?: 'off' | 'on' | undefined;
  /** How much is announced: whole sentences, or short ones, which name only the cards that a move has made visible. */
  verbosity?: 'full' | 'brief' | undefined;
  /** Whether anything is stored: the unfinished game, which is resumed if the attributes still ask for the same opening, the results, and the player’s settings. */
  storage?: 'auto' | 'none' | undefined;
  /** Whose date counts for days’ deals: the player’s own (`local`), that of UTC, or that of a time zone, given by its name (`Europe/Berlin`). */
  'day-zone'?: 'local' | 'utc' | (string & {}) | undefined;
  /** Whose date counts for days’ deals: the player’s own (`local`), that of UTC, or that of a time zone, given by its name (`Europe/Berlin`). */
  dayZone?: 'local' | 'utc' | (string & {}) | undefined;
  /** Whether a king may be built on an ace in the columns. */
  'tableau-wrap'?: 'king-on-ace' | 'none' | undefined;
  /** Whether a king may be built on an ace in the columns. */
  tableauWrap?: 'king-on-ace' | 'none' | undefined;
  /** Draws cards in place of the kit. */
  faceRenderer?: FaceRenderer | null | undefined;
}

export interface BigBenSolitaireProps {
  /** The opening deal: a number from 1 to 4294967295, `random`, `daily` (the same for everyone on that date), the date of such a day (`2026-11-21`), or the cards in dealing order. Only an actual change of value deals again; New game deals a random deal. Never reflected: read `dealNumber`. */
  deal?: number | 'random' | 'daily' | (string & {}) | undefined;
  /** The board’s name for screen readers, when a page has several. */
  label?: string | undefined;
  /** Shows a game move by move instead of playing one: the text that `save()` returned. Nothing is stored or counted, and no event of a game fires. */
  replay?: string | undefined;
  /** Shows a diagram instead of a game: a position in the notation of docs/notation.md. The game’s options set the rules. */
  position?: string | undefined;
  /** Draws arrows on a diagram, or on the first position of a replay: piles with a hyphen between them, as in moves, separated by spaces (`c3-h5 c1-c4`). `12:c3-h5` is for the position of a replay after 12 moves. */
  arrows?: string | undefined;
  /** Makes the game a control of the form around it: its value is the text that `save()` returns. */
  name?: string | undefined;
  /** The form around the game is complete only when the game is won. */
  required?: boolean | '' | 'true' | 'false' | undefined;
  /** The player can’t go on with the game, and its form does not submit it. A `<fieldset disabled>` around it does the same. */
  disabled?: boolean | '' | 'true' | 'false' | undefined;
  /** Random and daily deals are ones that a solver has shown can be won; where the player has choices, daily deals always are, if such deals are known for the options. Ignored when `deal` names a deal. */
  winnable?: boolean | '' | 'true' | 'false' | undefined;
  /** Keeps two boards of the same game apart, so that each has its own unfinished game. */
  'storage-key'?: string | undefined;
  /** Keeps two boards of the same game apart, so that each has its own unfinished game. */
  storageKey?: string | undefined;
  /** The address that links to a shared deal or game lead to, such as `https://example.com/play`; by default the page’s canonical address, or else its own. */
  'share-url'?: string | undefined;
  /** The address that links to a shared deal or game lead to, such as `https://example.com/play`; by default the page’s canonical address, or else its own. */
  shareUrl?: string | undefined;
  /** How much of the toolbar is shown. */
  toolbar?: 'full' | 'minimal' | 'none' | undefined;
  /** Whether piles are on a dial or in rows; with `auto`, the board chooses what fits its box. */
  layout?: 'auto' | 'dial' | 'rows' | undefined;
  /** How fast cards move; `instant` and reduced motion show them in place at once. */
  speed?: 'normal' | 'slow' | 'fast' | 'instant' | undefined;
  /** Which moves are made automatically after the player’s: none, the only legal move (`forced`), or also moves to foundations that can never be wrong (`safe`). */
  'auto-move'?: 'none' | 'forced' | 'safe' | undefined;
  /** Which moves are made automatically after the player’s: none, the only legal move (`forced`), or also moves to foundations that can never be wrong (`safe`). */
  autoMove?: 'none' | 'forced' | 'safe' | undefined;
  /** Whether letters and digits work as shortcuts while the board has the focus. With `scan`, the game is played with one or two switches: Space, Enter or a tap anywhere on the board. */
  keys?: 'on' | 'off' | 'scan' | undefined;
  /** Whether a line under the board says if the game can still be won. It takes hidden cards into account; games of pure luck, and those without a solver, have no verdict. */
  verdict?: 'none' | 'on' | undefined;
  /** Whether a sentence under the board says before every move which one is good, and why. It sees no hidden card. */
  guide?: 'off' | 'on' | undefined;
  /** How hard random and daily deals are, where deals are rated: so far in Grandfather’s Clock. With `rising`, daily deals are easy on Mondays and hard from Friday on. */
  difficulty?: 'any' | 'easy' | 'medium' | 'hard' | 'rising' | undefined;
  /** A built-in theme; without one, the game takes the page’s colours and font. */
  theme?: 'felt' | 'wood' | 'paper' | 'night' | undefined;
  /** How cards are drawn: four-colour suits, large indices, or both, separated by a space. */
  faces?: 'four-color' | 'large' | 'four-color large' | undefined;
  /** The player’s preferred hand: the side for the stock and the controls. */
  hand?: 'right' | 'left' | undefined;
  /** Whether everything done with cards is heard, from its place on the board. */
  sound?: 'off' | 'on' | undefined;
  /** How much is announced: whole sentences, or short ones, which name only the cards that a move has made visible. */
  verbosity?: 'full' | 'brief' | undefined;
  /** Whether anything is stored: the unfinished game, which is resumed if the attributes still ask for the same opening, the results, and the player’s settings. */
  storage?: 'auto' | 'none' | undefined;
  /** Whose date counts for days’ deals: the player’s own (`local`), that of UTC, or that of a time zone, given by its name (`Europe/Berlin`). */
  'day-zone'?: 'local' | 'utc' | (string & {}) | undefined;
  /** Whose date counts for days’ deals: the player’s own (`local`), that of UTC, or that of a time zone, given by its name (`Europe/Berlin`). */
  dayZone?: 'local' | 'utc' | (string & {}) | undefined;
  /** A named set of rules; options given separately override it. */
  rules?: 'classic' | 'catsatcards' | 'solsuite' | 'jsolitaire' | undefined;
  /** Which cards can be built on a fan with fewer than three cards: none, the next lower card of the suit if the fan is not empty, or also any card if it is empty. Left out, it is as `rules` has it. */
  'gap-build'?: 'never' | 'nonempty' | 'any' | undefined;
  /** Which cards can be built on a fan with fewer than three cards: none, the next lower card of the suit if the fan is not empty, or also any card if it is empty. Left out, it is as `rules` has it. */
  gapBuild?: 'never' | 'nonempty' | 'any' | undefined;
  /** The hour at which filling the gaps begins; it continues clockwise. Left out, it is as `rules` has it. */
  'fill-start'?: '12' | '1' | 12 | 1 | undefined;
  /** The hour at which filling the gaps begins; it continues clockwise. Left out, it is as `rules` has it. */
  fillStart?: '12' | '1' | 12 | 1 | undefined;
  /** Whether filling gives one card to each fan in turn, or completes each fan before the next. Left out, it is as `rules` has it. */
  'fill-order'?: 'rounds' | 'piles' | undefined;
  /** Whether filling gives one card to each fan in turn, or completes each fan before the next. Left out, it is as `rules` has it. */
  fillOrder?: 'rounds' | 'piles' | undefined;
  /** The number of redeals: how often the waste can be turned over to make a new stock. Left out, it is as `rules` has it. */
  redeals?: '0' | '1' | '2' | 0 | 1 | 2 | undefined;
  /** Draws cards in place of the kit. */
  faceRenderer?: FaceRenderer | null | undefined;
}

export interface GermanClockSolitaireProps {
  /** The opening deal: a number from 1 to 4294967295, `random`, `daily` (the same for everyone on that date), the date of such a day (`2026-11-21`), or the cards in dealing order. Only an actual change of value deals again; New game deals a random deal. Never reflected: read `dealNumber`. */
  deal?: number | 'random' | 'daily' | (string & {}) | undefined;
  /** The board’s name for screen readers, when a page has several. */
  label?: string | undefined;
  /** Shows a game move by move instead of playing one: the text that `save()` returned. Nothing is stored or counted, and no event of a game fires. */
  replay?: string | undefined;
  /** Shows a diagram instead of a game: a position in the notation of docs/notation.md. The game’s options set the rules. */
  position?: string | undefined;
  /** Draws arrows on a diagram, or on the first position of a replay: piles with a hyphen between them, as in moves, separated by spaces (`c3-h5 c1-c4`). `12:c3-h5` is for the position of a replay after 12 moves. */
  arrows?: string | undefined;
  /** Makes the game a control of the form around it: its value is the text that `save()` returns. */
  name?: string | undefined;
  /** The form around the game is complete only when the game is won. */
  required?: boolean | '' | 'true' | 'false' | undefined;
  /** The player can’t go on with the game, and its form does not submit it. A `<fieldset disabled>` around it does the same. */
  disabled?: boolean | '' | 'true' | 'false' | undefined;
  /** Random and daily deals are ones that a solver has shown can be won; where the player has choices, daily deals always are, if such deals are known for the options. Ignored when `deal` names a deal. */
  winnable?: boolean | '' | 'true' | 'false' | undefined;
  /** Keeps two boards of the same game apart, so that each has its own unfinished game. */
  'storage-key'?: string | undefined;
  /** Keeps two boards of the same game apart, so that each has its own unfinished game. */
  storageKey?: string | undefined;
  /** The address that links to a shared deal or game lead to, such as `https://example.com/play`; by default the page’s canonical address, or else its own. */
  'share-url'?: string | undefined;
  /** The address that links to a shared deal or game lead to, such as `https://example.com/play`; by default the page’s canonical address, or else its own. */
  shareUrl?: string | undefined;
  /** How much of the toolbar is shown. */
  toolbar?: 'full' | 'minimal' | 'none' | undefined;
  /** Whether piles are on a dial or in rows; with `auto`, the board chooses what fits its box. */
  layout?: 'auto' | 'dial' | 'rows' | undefined;
  /** How fast cards move; `instant` and reduced motion show them in place at once. */
  speed?: 'normal' | 'slow' | 'fast' | 'instant' | undefined;
  /** Which moves are made automatically after the player’s: none, the only legal move (`forced`), or also moves to foundations that can never be wrong (`safe`). */
  'auto-move'?: 'none' | 'forced' | 'safe' | undefined;
  /** Which moves are made automatically after the player’s: none, the only legal move (`forced`), or also moves to foundations that can never be wrong (`safe`). */
  autoMove?: 'none' | 'forced' | 'safe' | undefined;
  /** Whether letters and digits work as shortcuts while the board has the focus. With `scan`, the game is played with one or two switches: Space, Enter or a tap anywhere on the board. */
  keys?: 'on' | 'off' | 'scan' | undefined;
  /** Whether a line under the board says if the game can still be won. It takes hidden cards into account; games of pure luck, and those without a solver, have no verdict. */
  verdict?: 'none' | 'on' | undefined;
  /** Whether a sentence under the board says before every move which one is good, and why. It sees no hidden card. */
  guide?: 'off' | 'on' | undefined;
  /** How hard random and daily deals are, where deals are rated: so far in Grandfather’s Clock. With `rising`, daily deals are easy on Mondays and hard from Friday on. */
  difficulty?: 'any' | 'easy' | 'medium' | 'hard' | 'rising' | undefined;
  /** A built-in theme; without one, the game takes the page’s colours and font. */
  theme?: 'felt' | 'wood' | 'paper' | 'night' | undefined;
  /** How cards are drawn: four-colour suits, large indices, or both, separated by a space. */
  faces?: 'four-color' | 'large' | 'four-color large' | undefined;
  /** The player’s preferred hand: the side for the stock and the controls. */
  hand?: 'right' | 'left' | undefined;
  /** Whether everything done with cards is heard, from its place on the board. */
  sound?: 'off' | 'on' | undefined;
  /** How much is announced: whole sentences, or short ones, which name only the cards that a move has made visible. */
  verbosity?: 'full' | 'brief' | undefined;
  /** Whether anything is stored: the unfinished game, which is resumed if the attributes still ask for the same opening, the results, and the player’s settings. */
  storage?: 'auto' | 'none' | undefined;
  /** Whose date counts for days’ deals: the player’s own (`local`), that of UTC, or that of a time zone, given by its name (`Europe/Berlin`). */
  'day-zone'?: 'local' | 'utc' | (string & {}) | undefined;
  /** Whose date counts for days’ deals: the player’s own (`local`), that of UTC, or that of a time zone, given by its name (`Europe/Berlin`). */
  dayZone?: 'local' | 'utc' | (string & {}) | undefined;
  /** The number of redeals: how often the waste can be turned over to make a new stock. */
  redeals?: '0' | '1' | '2' | 0 | 1 | 2 | undefined;
  /** Draws cards in place of the kit. */
  faceRenderer?: FaceRenderer | null | undefined;
}

export interface WanderingCardSolitaireProps {
  /** The opening deal: a number from 1 to 4294967295, `random`, `daily` (the same for everyone on that date), the date of such a day (`2026-11-21`), or the cards in dealing order. Only an actual change of value deals again; New game deals a random deal. Never reflected: read `dealNumber`. */
  deal?: number | 'random' | 'daily' | (string & {}) | undefined;
  /** The board’s name for screen readers, when a page has several. */
  label?: string | undefined;
  /** Shows a game move by move instead of playing one: the text that `save()` returned. Nothing is stored or counted, and no event of a game fires. */
  replay?: string | undefined;
  /** Shows a diagram instead of a game: a position in the notation of docs/notation.md. The game’s options set the rules. */
  position?: string | undefined;
  /** Draws arrows on a diagram, or on the first position of a replay: piles with a hyphen between them, as in moves, separated by spaces (`c3-h5 c1-c4`). `12:c3-h5` is for the position of a replay after 12 moves. */
  arrows?: string | undefined;
  /** Makes the game a control of the form around it: its value is the text that `save()` returns. */
  name?: string | undefined;
  /** The form around the game is complete only when the game is won. */
  required?: boolean | '' | 'true' | 'false' | undefined;
  /** The player can’t go on with the game, and its form does not submit it. A `<fieldset disabled>` around it does the same. */
  disabled?: boolean | '' | 'true' | 'false' | undefined;
  /** Random and daily deals are ones that a solver has shown can be won; where the player has choices, daily deals always are, if such deals are known for the options. Ignored when `deal` names a deal. */
  winnable?: boolean | '' | 'true' | 'false' | undefined;
  /** Keeps two boards of the same game apart, so that each has its own unfinished game. */
  'storage-key'?: string | undefined;
  /** Keeps two boards of the same game apart, so that each has its own unfinished game. */
  storageKey?: string | undefined;
  /** The address that links to a shared deal or game lead to, such as `https://example.com/play`; by default the page’s canonical address, or else its own. */
  'share-url'?: string | undefined;
  /** The address that links to a shared deal or game lead to, such as `https://example.com/play`; by default the page’s canonical address, or else its own. */
  shareUrl?: string | undefined;
  /** How much of the toolbar is shown. */
  toolbar?: 'full' | 'minimal' | 'none' | undefined;
  /** Whether piles are on a dial or in rows; with `auto`, the board chooses what fits its box. */
  layout?: 'auto' | 'dial' | 'rows' | undefined;
  /** How fast cards move; `instant` and reduced motion show them in place at once. */
  speed?: 'normal' | 'slow' | 'fast' | 'instant' | undefined;
  /** Which moves are made automatically after the player’s: none, the only legal move (`forced`), or also moves to foundations that can never be wrong (`safe`). */
  'auto-move'?: 'none' | 'forced' | 'safe' | undefined;
  /** Which moves are made automatically after the player’s: none, the only legal move (`forced`), or also moves to foundations that can never be wrong (`safe`). */
  autoMove?: 'none' | 'forced' | 'safe' | undefined;
  /** Whether letters and digits work as shortcuts while the board has the focus. With `scan`, the game is played with one or two switches: Space, Enter or a tap anywhere on the board. */
  keys?: 'on' | 'off' | 'scan' | undefined;
  /** Whether a line under the board says if the game can still be won. It takes hidden cards into account; games of pure luck, and those without a solver, have no verdict. */
  verdict?: 'none' | 'on' | undefined;
  /** Whether a sentence under the board says before every move which one is good, and why. It sees no hidden card. */
  guide?: 'off' | 'on' | undefined;
  /** How hard random and daily deals are, where deals are rated: so far in Grandfather’s Clock. With `rising`, daily deals are easy on Mondays and hard from Friday on. */
  difficulty?: 'any' | 'easy' | 'medium' | 'hard' | 'rising' | undefined;
  /** A built-in theme; without one, the game takes the page’s colours and font. */
  theme?: 'felt' | 'wood' | 'paper' | 'night' | undefined;
  /** How cards are drawn: four-colour suits, large indices, or both, separated by a space. */
  faces?: 'four-color' | 'large' | 'four-color large' | undefined;
  /** The player’s preferred hand: the side for the stock and the controls. */
  hand?: 'right' | 'left' | undefined;
  /** Whether everything done with cards is heard, from its place on the board. */
  sound?: 'off' | 'on' | undefined;
  /** How much is announced: whole sentences, or short ones, which name only the cards that a move has made visible. */
  verbosity?: 'full' | 'brief' | undefined;
  /** Whether anything is stored: the unfinished game, which is resumed if the attributes still ask for the same opening, the results, and the player’s settings. */
  storage?: 'auto' | 'none' | undefined;
  /** Whose date counts for days’ deals: the player’s own (`local`), that of UTC, or that of a time zone, given by its name (`Europe/Berlin`). */
  'day-zone'?: 'local' | 'utc' | (string & {}) | undefined;
  /** Whose date counts for days’ deals: the player’s own (`local`), that of UTC, or that of a time zone, given by its name (`Europe/Berlin`). */
  dayZone?: 'local' | 'utc' | (string & {}) | undefined;
  /** The first row is counted too: a card of it that falls on the place of its own rank is laid aside. */
  'count-first-row'?: boolean | '' | 'true' | 'false' | undefined;
  /** The first row is counted too: a card of it that falls on the place of its own rank is laid aside. */
  countFirstRow?: boolean | '' | 'true' | 'false' | undefined;
  /** Draws cards in place of the kit. */
  faceRenderer?: FaceRenderer | null | undefined;
}

export interface SolitaireDailyProps {
  /** The board’s name for screen readers, when a page has several. */
  label?: string | undefined;
  /** Keeps two boards of the same game apart, so that each has its own unfinished game. */
  'storage-key'?: string | undefined;
  /** Keeps two boards of the same game apart, so that each has its own unfinished game. */
  storageKey?: string | undefined;
  /** The address that links to a shared deal or game lead to, such as `https://example.com/play`; by default the page’s canonical address, or else its own. */
  'share-url'?: string | undefined;
  /** The address that links to a shared deal or game lead to, such as `https://example.com/play`; by default the page’s canonical address, or else its own. */
  shareUrl?: string | undefined;
  /** How much of the toolbar is shown. */
  toolbar?: 'full' | 'minimal' | 'none' | undefined;
  /** Whether piles are on a dial or in rows; with `auto`, the board chooses what fits its box. */
  layout?: 'auto' | 'dial' | 'rows' | undefined;
  /** How fast cards move; `instant` and reduced motion show them in place at once. */
  speed?: 'normal' | 'slow' | 'fast' | 'instant' | undefined;
  /** Which moves are made automatically after the player’s: none, the only legal move (`forced`), or also moves to foundations that can never be wrong (`safe`). */
  'auto-move'?: 'none' | 'forced' | 'safe' | undefined;
  /** Which moves are made automatically after the player’s: none, the only legal move (`forced`), or also moves to foundations that can never be wrong (`safe`). */
  autoMove?: 'none' | 'forced' | 'safe' | undefined;
  /** Whether letters and digits work as shortcuts while the board has the focus. With `scan`, the game is played with one or two switches: Space, Enter or a tap anywhere on the board. */
  keys?: 'on' | 'off' | 'scan' | undefined;
  /** Whether a line under the board says if the game can still be won. It takes hidden cards into account; games of pure luck, and those without a solver, have no verdict. */
  verdict?: 'none' | 'on' | undefined;
  /** Whether a sentence under the board says before every move which one is good, and why. It sees no hidden card. */
  guide?: 'off' | 'on' | undefined;
  /** How hard random and daily deals are, where deals are rated: so far in Grandfather’s Clock. With `rising`, daily deals are easy on Mondays and hard from Friday on. */
  difficulty?: 'any' | 'easy' | 'medium' | 'hard' | 'rising' | undefined;
  /** A built-in theme; without one, the game takes the page’s colours and font. */
  theme?: 'felt' | 'wood' | 'paper' | 'night' | undefined;
  /** How cards are drawn: four-colour suits, large indices, or both, separated by a space. */
  faces?: 'four-color' | 'large' | 'four-color large' | undefined;
  /** The player’s preferred hand: the side for the stock and the controls. */
  hand?: 'right' | 'left' | undefined;
  /** Whether everything done with cards is heard, from its place on the board. */
  sound?: 'off' | 'on' | undefined;
  /** How much is announced: whole sentences, or short ones, which name only the cards that a move has made visible. */
  verbosity?: 'full' | 'brief' | undefined;
  /** Whether anything is stored: the unfinished game, which is resumed if the attributes still ask for the same opening, the results, and the player’s settings. */
  storage?: 'auto' | 'none' | undefined;
  /** Whose date counts for days’ deals: the player’s own (`local`), that of UTC, or that of a time zone, given by its name (`Europe/Berlin`). */
  'day-zone'?: 'local' | 'utc' | (string & {}) | undefined;
  /** Whose date counts for days’ deals: the player’s own (`local`), that of UTC, or that of a time zone, given by its name (`Europe/Berlin`). */
  dayZone?: 'local' | 'utc' | (string & {}) | undefined;
  /** Draws cards in place of the kit. */
  faceRenderer?: FaceRenderer | null | undefined;
}

export interface SolitaireSettingsProps {
  /** How much of the toolbar is shown. */
  toolbar?: 'full' | 'minimal' | 'none' | undefined;
  /** Whether piles are on a dial or in rows; with `auto`, the board chooses what fits its box. */
  layout?: 'auto' | 'dial' | 'rows' | undefined;
  /** How fast cards move; `instant` and reduced motion show them in place at once. */
  speed?: 'normal' | 'slow' | 'fast' | 'instant' | undefined;
  /** Which moves are made automatically after the player’s: none, the only legal move (`forced`), or also moves to foundations that can never be wrong (`safe`). */
  'auto-move'?: 'none' | 'forced' | 'safe' | undefined;
  /** Which moves are made automatically after the player’s: none, the only legal move (`forced`), or also moves to foundations that can never be wrong (`safe`). */
  autoMove?: 'none' | 'forced' | 'safe' | undefined;
  /** Whether letters and digits work as shortcuts while the board has the focus. With `scan`, the game is played with one or two switches: Space, Enter or a tap anywhere on the board. */
  keys?: 'on' | 'off' | 'scan' | undefined;
  /** Whether a line under the board says if the game can still be won. It takes hidden cards into account; games of pure luck, and those without a solver, have no verdict. */
  verdict?: 'none' | 'on' | undefined;
  /** Whether a sentence under the board says before every move which one is good, and why. It sees no hidden card. */
  guide?: 'off' | 'on' | undefined;
  /** How hard random and daily deals are, where deals are rated: so far in Grandfather’s Clock. With `rising`, daily deals are easy on Mondays and hard from Friday on. */
  difficulty?: 'any' | 'easy' | 'medium' | 'hard' | 'rising' | undefined;
  /** A built-in theme; without one, the game takes the page’s colours and font. */
  theme?: 'felt' | 'wood' | 'paper' | 'night' | undefined;
  /** How cards are drawn: four-colour suits, large indices, or both, separated by a space. */
  faces?: 'four-color' | 'large' | 'four-color large' | undefined;
  /** The player’s preferred hand: the side for the stock and the controls. */
  hand?: 'right' | 'left' | undefined;
  /** Whether everything done with cards is heard, from its place on the board. */
  sound?: 'off' | 'on' | undefined;
  /** How much is announced: whole sentences, or short ones, which name only the cards that a move has made visible. */
  verbosity?: 'full' | 'brief' | undefined;
  /** Whether anything is stored: the unfinished game, which is resumed if the attributes still ask for the same opening, the results, and the player’s settings. */
  storage?: 'auto' | 'none' | undefined;
  /** Whose date counts for days’ deals: the player’s own (`local`), that of UTC, or that of a time zone, given by its name (`Europe/Berlin`). */
  'day-zone'?: 'local' | 'utc' | (string & {}) | undefined;
  /** Whose date counts for days’ deals: the player’s own (`local`), that of UTC, or that of a time zone, given by its name (`Europe/Berlin`). */
  dayZone?: 'local' | 'utc' | (string & {}) | undefined;
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
  'wandering-card-solitaire': WanderingCardSolitaireProps;
  'solitaire-daily': SolitaireDailyProps;
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
  'wandering-card-solitaire': WanderingCardSolitaire;
  'solitaire-daily': SolitaireDaily;
  'solitaire-settings': SolitaireSettings;
}

/** What each event's listener is given. */
export interface Events {
  /** a new game has been dealt. Detail: `DealDetail` */
  'solitaire-deal': SolitaireDealEvent;
  /** a game was loaded or resumed; no other event fires for its moves. Detail: `LoadDetail` */
  'solitaire-load': SolitaireLoadEvent;
  /** the player or a method is about to deal a game; cancelable. Detail: `DealDetail` */
  'solitaire-before-deal': SolitaireBeforeDealEvent;
  /** a legal move is about to happen; cancelable. Detail: `MoveDetail` */
  'solitaire-before-move': SolitaireBeforeMoveEvent;
  /** moves are about to be undone; cancelable. Detail: `StepDetail` */
  'solitaire-before-undo': SolitaireBeforeUndoEvent;
  /** a hint is about to be looked for; cancelable. Detail: `GameDetail` */
  'solitaire-before-hint': SolitaireBeforeHintEvent;
  /** a move has happened. Detail: `MoveDetail` */
  'solitaire-move': SolitaireMoveEvent;
  /** moves have been undone. Detail: `StepDetail` */
  'solitaire-undo': SolitaireUndoEvent;
  /** moves have been redone. Detail: `StepDetail` */
  'solitaire-redo': SolitaireRedoEvent;
  /** a move or redo has won the game. Detail: `WinDetail` */
  'solitaire-win': SolitaireWinEvent;
  /** a move or redo has lost the game. Detail: `LossDetail` */
  'solitaire-loss': SolitaireLossEvent;
  /** with `verdict="on"`: the solver has shown that the game can't be won any more, or it can be won again after undo. Detail: `StuckDetail` */
  'solitaire-stuck': SolitaireStuckEvent;
  /** something went wrong that the page may want to know about. Detail: `ErrorDetail` */
  'solitaire-error': SolitaireErrorEvent;
  /** the state has changed, through any of the above. Detail: `ChangeDetail` */
  'solitaire-change': SolitaireChangeEvent;
}

/** Listeners as properties: `onsolitaire-win`, with whatever a framework puts before the name. */
export type Listeners<Prefix extends string> = {
  [Name in keyof Events as `${Prefix}${Name}`]?: ((event: Events[Name]) => void) | undefined;
};
