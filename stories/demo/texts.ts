/** What the front door and the page of rules say, in one language. */
export interface Texts {
  readonly lang: string;
  /** Of the decimal point. */
  readonly point: string;
  readonly title: string;
  readonly description: string;
  readonly skip: string;
  /** A link to this page in the other language, in that language. */
  readonly otherLanguage: string;
  readonly theme: { readonly title: string; readonly names: Readonly<Record<string, string>> };
  readonly scheme: {
    readonly title: string;
    readonly system: string;
    readonly light: string;
    readonly dark: string;
  };
  readonly hero: {
    readonly title: string;
    /** The lead in one line, for a phone’s first screen; its link leads to the code. */
    readonly short: (code: string) => string;
    readonly lead: string;
    readonly snippet: string;
    readonly copy: string;
    readonly note: (builder: string) => string;
    readonly points: readonly string[];
  };
  readonly noScript: (game: string) => string;
  readonly howToPlay: string;
  readonly build: string;
  /** To the board of the first game. */
  readonly above: string;
  readonly games: {
    readonly title: string;
    readonly lead: string;
    readonly sentences: Readonly<Record<string, string>>;
  };
  readonly chance: {
    readonly all: string;
    readonly oneIn: (n: number) => string;
    readonly share: (percent: string) => string;
    readonly atLeast: (percent: string) => string;
  };
  readonly day: {
    readonly title: string;
    readonly lead: string;
    readonly more: string;
    readonly game: string;
    readonly date: string;
  };
  readonly odds: {
    readonly title: string;
    readonly lead: string;
    readonly game: string;
    readonly winnable: string;
    readonly hints: string;
    readonly random: string;
    readonly luck: string;
    readonly exactly: (n: number) => string;
    readonly all: string;
    readonly atLeast: string;
    readonly note: (deals: readonly string[]) => string;
  };
  readonly page: {
    readonly title: string;
    readonly lead: string;
    readonly ways: readonly (readonly [title: string, text: string, code: string])[];
    readonly builder: string;
  };
  readonly log: {
    readonly title: string;
    readonly empty: string;
    readonly clear: string;
    readonly explain: string;
  };
  readonly foot: string;
  readonly rules: {
    readonly title: string;
    readonly lead: string;
    readonly goal: string;
    readonly back: string;
    readonly play: string;
    readonly keysLead: string;
  };
  /** For the script; `{name}` stands for a value. */
  readonly script: ScriptTexts;
}

/** What the script of the front door says. */
export interface ScriptTexts {
  readonly copied: string;
  readonly select: string;
  readonly games: Readonly<Record<string, string>>;
  readonly by: Readonly<Record<string, string>>;
  readonly deal: string;
  readonly again: string;
  readonly load: string;
  readonly resume: string;
  readonly move: string;
  readonly undo: string;
  readonly hint: string;
  readonly redo: string;
  readonly win: string;
  readonly loss: string;
  readonly stuck: string;
  readonly free: string;
  readonly change: string;
  readonly status: Readonly<Record<string, string>>;
}
