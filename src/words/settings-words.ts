/** The names of settings and of their values, as the settings dialog shows them. */
export interface SettingWords {
  readonly title: string;
  readonly note: string;
  /** The heading of the settings that every game has; those of a game have its name. */
  readonly allGames: string;
  /** When a change of rules or deals takes effect. */
  readonly nextGame: string;
  /** Settings that were damaged can be restored. */
  readonly damaged: string;
  readonly restore: string;
  readonly restored: string;
  /** Settings are kept until the page is closed. */
  readonly notStored: string;
  /** The browser doesn't store them, so they are kept until the page is closed. */
  readonly unsaved: string;
  /** Removes everything that is stored, after asking. */
  readonly forget: string;
  readonly forgetAll: string;
  readonly forgetYes: string;
  readonly forgotten: string;
  readonly notForgotten: string;
  readonly cancel: string;
  /**
   * By setting or option, then by value; the empty value has its own name. The names of a switch that is
   * on or off have only that one.
   */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
