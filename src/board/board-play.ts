import type { Commands, Messages, Play } from '../game/index.js';
import type { PileFacts } from '../rules/engine.js';

/**
 * What a board sees of the game that it shows: a `Play`, or an example that looks like one and can't be
 * played.
 */
export interface BoardPlay extends Pick<Play, 'shown' | 'words' | 'play' | 'command' | 'load'> {
  readonly messages: Pick<Messages, 'say' | 'sayAside' | 'sayWhenLoaded' | 'refuse'>;
  /** `disabled`: a touch of a pile is refused. */
  readonly commands: Pick<Commands, 'ofKey'> & Partial<Pick<Commands, 'disabled'>>;
  /** Whether the game is only to be looked at: then nothing is picked up. */
  readonly readOnly?: boolean;
}

/** Whether it is a game, and not an example. */
export const isWhole = (play: BoardPlay): play is Play => 'feature' in play;

/** The piles in the position that is shown. */
export const pilesOf = ({ shown: { rules, state } }: BoardPlay): readonly PileFacts[] =>
  rules.table(state).piles;

/** Whether a game is won: then its clock tells the time. */
export const isWon = ({ rules, state }: Pick<Play['shown'], 'rules' | 'state'>): boolean =>
  rules.outcome(state).status === 'won';

/** The page's own drawing of a card, or of the back for null; undefined leaves it to the kit. */
export type DrawCard = (card: number | null, large: boolean) => Node | undefined;
