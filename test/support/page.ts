/** What a page hears: the events of its games, and what goes wrong in the console. */

const NAMES = [
  'deal',
  'load',
  'before-move',
  'move',
  'undo',
  'redo',
  'win',
  'loss',
  'stuck',
  'error',
  'change',
];

/** One event as the page heard it. */
export interface Heard {
  readonly type: string;
  readonly detail: any;
  readonly event: CustomEvent;
}

/** Everything the games of the page have told, in order, as heard from the document. */
export class Ear {
  readonly heard: Heard[] = [];
  private readonly stop = new AbortController();

  constructor(target: EventTarget = document) {
    const { signal } = this.stop;
    for (const name of NAMES) {
      target.addEventListener(
        `solitaire-${name}`,
        (event) => {
          const { detail } = event as CustomEvent;
          this.heard.push({ type: name, detail, event: event as CustomEvent });
        },
        // Before any handler of the page: in the order in which events are dispatched.
        { signal, capture: true },
      );
    }
  }

  get types(): string[] {
    return this.heard.map(({ type }) => type);
  }

  of(type: string): any[] {
    return this.heard.filter((one) => one.type === type).map(({ detail }) => detail);
  }

  last(type: string): any {
    return this.of(type).at(-1);
  }

  forget(): void {
    this.heard.length = 0;
  }

  close(): void {
    this.stop.abort();
  }
}

/** Collects what is written to the console as an error or a warning, and errors nobody caught. */
export class ConsoleWatch {
  readonly lines: string[] = [];
  private readonly original = { error: console.error, warn: console.warn };
  private readonly stop = new AbortController();

  constructor() {
    for (const level of ['error', 'warn'] as const) {
      console[level] = (...parts: unknown[]) => void this.lines.push(parts.map(String).join(' '));
    }
    const { signal } = this.stop;
    window.addEventListener('error', ({ message }) => this.lines.push(message), { signal });
    window.addEventListener('unhandledrejection', ({ reason }) => this.lines.push(String(reason)), {
      signal,
    });
  }

  close(): void {
    Object.assign(console, this.original);
    this.stop.abort();
  }
}

/**
 * Listens to the page during each test of a suite. The suite fails if the console spoke in any of
 * them, except for lines that the test took away.
 */
export function listenToPage(): { readonly ear: Ear; readonly watch: ConsoleWatch } {
  let ear: Ear;
  let watch: ConsoleWatch;
  const said: string[] = [];
  beforeEach(() => {
    ear = new Ear();
    watch = new ConsoleWatch();
  });
  afterEach(function () {
    ear.close();
    watch.close();
    for (const line of watch.lines) said.push(`${this.currentTest?.title}: ${line}`);
  });
  // In the end: a hook that throws earlier would end the suite.
  after(() => {
    if (said.length > 0) throw new Error(`the console was not silent\n${said.join('\n')}`);
  });
  return {
    get ear() {
      return ear;
    },
    get watch() {
      return watch;
    },
  };
}
