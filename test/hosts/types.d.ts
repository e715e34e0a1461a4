/** What a bundler's file exports. */
export interface Bundler {
  readonly name: string;
  /** Builds `main.js` in the folder. */
  build(workplace: Workplace): Promise<Site>;
}

/** A folder in the workshop, which is the current one while it is built in. */
export interface Workplace {
  readonly folder: string;
  /** Imports a package of the workshop. */
  need(name: string): Promise<any>;
  /** Runs a program of the workshop: a file in node_modules, and its arguments. */
  run(command: readonly string[]): Promise<string>;
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
