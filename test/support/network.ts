/** A copy of the kit for a single test, whose files can arrive late or not at all. */
import { executeServerCommand } from '@web/test-runner-commands';
import { frames, lay, type Table, until } from './table.js';

/** Files, given by the ends of their paths without `.ts`: `menu/index`. */
export interface Conditions {
  /** How many requests for a file are answered with 404. */
  readonly missing?: Readonly<Record<string, number>>;
  /** Files that are held back until {@link Copy.release}. */
  readonly held?: readonly string[];
  /** Whether its functions tell when they are called: see trace.ts. */
  readonly traced?: boolean;
}

interface Defined {
  define(tag: string): void;
}

let copies = 0;

export class Copy {
  private constructor(private readonly id: string) {}

  /** A copy whose elements have unique tags. */
  static async make(conditions: Conditions): Promise<Copy> {
    const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}-${++copies}`;
    await executeServerCommand('hourhand:network', { id, ...conditions });
    // Browsers list only the first 250 files of a page: see answered().
    performance.clearResourceTimings();
    return new Copy(id);
  }

  /** Adds a game of the copy to the page. */
  async lay(game: string, attributes: string): Promise<Table> {
    const url = this.url(`tags/${game}.class.ts`);
    const [element] = Object.values((await import(url)) as Record<string, Defined>);
    const tag = `${game}-${this.id}-solitaire`;
    element!.define(tag);
    return lay(`<${tag} ${attributes}></${tag}>`);
  }

  /** The address of a file of the copy, by its path in src. */
  url(path: string): string {
    return `/copy-${this.id}/src/${path}`;
  }

  /** Releases a file that was held back. */
  async release(file: string): Promise<void> {
    await executeServerCommand('hourhand:network', { id: this.id, release: file });
  }

  /** Waits until the page knows what has come of a request for a file: the next wish is then a request of its own. */
  async answered(file: string): Promise<void> {
    const isAnswered = (): boolean =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => name.includes(`/copy-${this.id}/`) && name.includes(`/${file}.`));
    await until(isAnswered, () => `${file} is not answered`);
    await frames(2);
  }

  /** How often a file was requested. */
  async requests(file: string): Promise<number> {
    const all = await executeServerCommand('hourhand:network', { id: this.id, requests: true });
    return (all as string[]).filter((path) => path.endsWith(`/${file}`)).length;
  }
}
