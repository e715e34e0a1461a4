/** Records the events of a page's games, and warnings and errors in the console. */

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

/** An event that was dispatched. */
export interface RecordedEvent {
  readonly type: string;
  readonly detail: any;
  readonly event: CustomEvent;
}

/** All events of the page's games, in order, as received by the document. */
export class EventLog {
  readonly all: RecordedEvent[] = [];
  private readonly stop = new AbortController();

  constructor(target: EventTarget = document) {
    const { signal } = this.stop;
    for (const name of NAMES) {
      target.addEventListener(
        `solitaire-${name}`,
        (event) => {
          const { detail } = event as CustomEvent;
          this.all.push({ type: name, detail, event: event as CustomEvent });
        },
        // Captures events before the page's own listeners, in the order of dispatch.
        { signal, capture: true },
      );
    }
  }

  get types(): string[] {
    return this.all.map(({ type }) => type);
  }

  of(type: string): any[] {
    return this.all.filter((one) => one.type === type).map(({ detail }) => detail);
  }

  last(type: string): any {
    return this.of(type).at(-1);
  }

  clear(): void {
    this.all.length = 0;
  }

  close(): void {
    this.stop.abort();
  }
}

/** A test may put several boards of one game on its page. */
const SAVED_ONCE = /: this game isn’t saved, because another board on the page /;

/** Collects errors and warnings in the console, and uncaught errors. */
export class ConsoleWatch {
  readonly lines: string[] = [];
  private readonly original = { error: console.error, warn: console.warn };
  private readonly stop = new AbortController();

  constructor() {
    for (const level of ['error', 'warn'] as const) {
      console[level] = (...parts: unknown[]) => {
        const line = parts.map(String).join(' ');
        if (!SAVED_ONCE.test(line)) this.lines.push(line);
      };
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
 * Records the page's events and console during each test of a suite. The suite fails if a test leaves
 * lines in `watch`.
 */
export function listenToPage(): { readonly events: EventLog; readonly watch: ConsoleWatch } {
  let events: EventLog;
  let watch: ConsoleWatch;
  const said: string[] = [];
  beforeEach(() => {
    events = new EventLog();
    watch = new ConsoleWatch();
  });
  afterEach(function () {
    events.close();
    watch.close();
    for (const line of watch.lines) said.push(`${this.currentTest?.title}: ${line}`);
  });
  // At the end, because a hook that throws earlier would end the suite.
  after(() => {
    if (said.length > 0) throw new Error(`the console was not silent\n${said.join('\n')}`);
  });
  return {
    get events() {
      return events;
    },
    get watch() {
      return watch;
    },
  };
}
