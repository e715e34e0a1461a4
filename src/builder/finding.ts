/** What the check has to say about a pasted text. */
export interface Finding {
  /** An error keeps the game from working, a warning may; a note is good to know. */
  readonly level: 'error' | 'warning' | 'note';
  readonly code: string;
  readonly text: string;
}
