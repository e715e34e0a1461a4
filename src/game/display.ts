import type { Move } from '../rules/engine.js';
import type { Session, Transition } from '../session/index.js';
import type { Command, DialogName } from './command.js';
import type { Heard } from './message.js';

/** An arrow between two piles, given by their ids. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  /** Whether it explains a loss, shows the move that should have been played, or is the page’s own. */
  readonly kind: 'loss' | 'better' | 'mark';
}

/** What the board shows: the player's game, or a line of moves. */
export type Shown = Pick<
  Session['history'],
  'rules' | 'state' | 'dealNumber' | 'moveCount' | 'tokens' | 'lastEffects'
>;

/** What surrounds a game. */
export interface Surroundings {
  /** Whether the page can be seen. */
  readonly visible: boolean;
  /** Whether a dialog covers the board. */
  readonly covered: boolean;
  /** Whether the game is on the page. */
  readonly connected: boolean;
  /** Whether the page has paused it. */
  readonly paused: boolean;
  /** Whether the page has disabled the game: then its player can’t go on with it. */
  readonly disabled: boolean;
}

/** Before a game is on a page. */
export const NOWHERE: Surroundings = {
  visible: false,
  covered: false,
  connected: false,
  paused: false,
  disabled: false,
};

/** What shows a game: a page, a terminal, or nothing at all. */
export interface Display {
  /** Shows a new game, which may have other piles. */
  setGame(deals: boolean): void;
  /** Shows a transition, with animation. */
  show(transition: Transition): void;
  /** Shows the current position without animation. */
  reset(): void;
  /**
   * Shows a move until the next command.
   * @param lasts whether it is shown again once cards that were picked up have been put back; asked then
   * @param isStill whether it is only marked: no card shows the way
   */
  showHint(move: Move, lasts?: () => boolean, isStill?: boolean): void;
  drawArrows(arrows: readonly Arrow[]): Promise<void>;
  celebrate(): void;
  /** The game is stopped, because it can't be seen, is covered or disabled; or it goes on. */
  hold(held: boolean): void;
  sound(transition: Transition, won: boolean): void;
  /** What the player plays with now; undefined if that isn’t known. */
  readonly playedWith?: 'touch' | 'mouse' | 'keys' | undefined;
  /** Resolves when all cards that are going to be turned face up can be seen; undefined if there is none. */
  readonly turning: Promise<void> | undefined;
  /** Whether a modal dialog of the page makes the game inert. */
  readonly isBehind: boolean;
  toggleMenu(): void;
  openDialog(name: DialogName): void;
  /**
   * Loads the controls of a playback; undefined if it fails. A line runs by itself where cards are seen
   * moving, unless it was asked for with keys or a voice: then it waits to be stepped.
   */
  preparePlayback(): Promise<{ readonly runs: boolean } | undefined>;
  /**
   * Shares a text, or copies it where the browser can’t share.
   * @param deal what a link to the deal ends with, where the display has an address for it
   * @returns undefined if the player has decided against it
   */
  shareText(text: string, deal: string): Promise<'shared' | 'copied' | 'refused' | undefined>;
  /** Lets a message be heard. */
  hear(heard: Heard): void;
  /** Answers what a listener asks. */
  answer(name: Command): void;
  /** A control’s label that names the board too; undefined while it is the only one. */
  distinguish(label: string): string | undefined;
  /** Requests a rendering, because something visible has changed. */
  update(): void;
}
