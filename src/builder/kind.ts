import type { Configuration } from './configuration.js';

/** What snippets are made of. */
export interface Source {
  readonly configuration: Configuration;
  /** The address of the folder with the kit's files. */
  readonly files: string;
  /** The style sheet that reserves the box of the tag: see src/element/reserve.ts. */
  readonly reserve: string;
}

export interface Kind {
  readonly id: string;
  readonly name: string;
  /** Under which word it stands: pages, sites, or projects with a bundler. */
  readonly place: 'Page' | 'Site' | 'Project';
  readonly write: (source: Source) => string;
  /** What an author has to know, one sentence each. */
  readonly notes: (source: Source) => readonly string[];
}
