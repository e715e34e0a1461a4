import type { Browser } from 'playwright-core';

/** What every group of hosts is given. */
export interface Run {
  readonly browser: Browser;
  /** Whether a host is to be tested. */
  wanted(name: string): boolean;
  /** An empty folder in the workshop, or in the one of the oldest versions, which becomes the current one. */
  workplace(name: string, set?: 'oldest'): Workplace;
  /** Whether the newest versions of today are tried, not those of the lock. */
  readonly isLatest: boolean;
  /** Notes the outcome; the work throws what is wrong. */
  check(kind: string, host: string, check: string, work: () => unknown): Promise<boolean>;
  /** Notes why a check does not apply. */
  leaveOut(kind: string, host: string, check: string, why: string): void;
  /** Notes which version of a host was tried. */
  tell(kind: string, host: string, version: string): void;
}

export interface Result {
  readonly kind: string;
  readonly host: string;
  readonly check: string;
  /** What is wrong, or nothing. */
  readonly problem: string;
  /** Why it was left out. */
  readonly why?: string;
}

/** A host and all that was found, as it is kept. */
export interface Tried {
  readonly kind: string;
  readonly host: string;
  /** Its packages and their versions. */
  readonly version?: string;
  /** `✓`, or `✖` or `–` with the reason, by the names of the checks. */
  readonly checks: Record<string, string>;
}

/** What a bundler's file exports. */
export interface Bundler {
  readonly name: string;
  readonly package: string;
  /** Builds `main.js` in the folder. */
  build(workplace: Workplace): Promise<Site>;
}

/** A folder in the workshop, which is the current one while it is built in. */
export interface Workplace {
  readonly folder: string;
  /** Its packages, each with the version that is installed. */
  versions(...names: readonly string[]): string;
  /** Imports a package of the workshop. */
  need(name: string): Promise<any>;
  /** Runs a program of the workshop: a file in node_modules, and its arguments. */
  run(command: readonly string[], flags?: readonly string[], node?: string): Promise<string>;
  /** Starts a server, and waits until it says where. */
  start(command: readonly string[], said: RegExp): Promise<{ url: string; close(): Promise<void> }>;
  /** A Node that is new enough for hosts that need 24, if there is one. */
  readonly node24: string | undefined;
  /** Writes an index.html that loads a script. */
  page(script: string): void;
}

/** What has come of it: files to be served, or a server. */
export type Site =
  | {
      readonly folder: string;
      /** Where the tool makes no page: what its page loads. */
      readonly script?: string;
      readonly style?: string;
    }
  | { readonly url: string; close(): Promise<void> };

/** What the page of a framework shows. */
export interface State {
  readonly label: string;
  readonly deal: number;
  faces(): null;
  hear(event: Event): void;
  stop(event: Event): void;
}

/** What a framework's main module exports: puts one game into a root, or takes over the server's. */
export type Mount = (root: HTMLElement, start: State) => Mounted | Promise<Mounted>;

interface Mounted {
  render(state: State): unknown;
  unmount(): unknown;
}

/** A framework that renders on a server. */
export interface Server {
  readonly name: string;
  readonly package: string;
  readonly folder: string;
  readonly main: string;
  /** The module that exports `markup`. */
  readonly server: string;
  readonly vite: import('./frameworks/vite.mjs').Options;
}

/** A framework or a page library. */
export interface Framework {
  readonly name: string;
  /** In frameworks/. */
  readonly folder: string;
  /** The module that exports `mount`; without one the folder has a page of its own. */
  readonly main?: string;
  build(workplace: Workplace): Promise<Site>;
  /** The package whose version it has. */
  readonly package: string;
  /** `oldest` for the oldest version that is promised. */
  readonly set?: 'oldest';
  readonly needsNode24?: boolean;
  /** The address of its page that leaves loading the kit to the run. */
  readonly late?: string;
  /** Whether it runs effects twice. */
  readonly isStrict?: boolean;
  /** Whether its build checks types. */
  readonly checksTypes?: boolean;
  /** Checks that do not apply, and why. */
  readonly without?: Readonly<Record<string, string>>;
}
