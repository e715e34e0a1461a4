/** The names of the controls of a line of moves. */
export interface PlaybackWords {
  readonly title: string;
  readonly toStart: string;
  readonly stepBack: string;
  readonly step: string;
  readonly toEnd: string;
  readonly takeOver: string;
  readonly backToGame: string;
  /** The slider. */
  readonly scrubber: string;
}
