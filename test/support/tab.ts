/** A page of its own over the test's page, like a tab: closed and opened anew, or several at once. */
import type { SolitaireElement } from '../../src/element/solitaire-element.js';
import { EventLog } from './page.js';
import { screen, Table, until } from './table.js';

export type Realm = Window & typeof globalThis;

/** A page of its own over the test's page, like a tab. */
export class Tab {
  readonly said: string[] = [];
  events!: EventLog;
  private readonly frame = document.createElement('iframe');

  /**
   * @param prepare called in the page before the kit
   * @param script the kit
   */
  static async open(
    html: string,
    prepare: (window: Realm) => void = () => {},
    script = '/copy-for-tabs/src/hourhand.js',
  ): Promise<Tab> {
    await screen(1000, 900);
    const tab = new Tab();
    const { frame } = tab;
    // At the same coordinates as the page of the test.
    frame.style.cssText = 'position: fixed; inset: 0; width: 1000px; height: 900px; border: 0';
    frame.srcdoc = `<!doctype html><html lang="en"><title>A tab</title><body style="margin: 0; background: white">${html}</body></html>`;
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    tabs.push(tab);
    await loaded;
    const { window } = tab;
    for (const level of ['error', 'warn'] as const) {
      window.console[level] = (...parts: unknown[]) => void tab.said.push(parts.join(' '));
    }
    window.addEventListener('error', ({ message }) => void tab.said.push(message));
    tab.events = new EventLog(window.document);
    // Two taps are as far apart as in the test's own page.
    Object.defineProperty(window.Event.prototype, 'timeStamp', { get: () => performance.now() });
    prepare(window);
    const module = window.document.createElement('script');
    module.type = 'module';
    module.src = script;
    const failed = new Promise((_, fail) => module.addEventListener('error', fail));
    const run = new Promise((resolve) => module.addEventListener('load', resolve));
    window.document.head.append(module);
    await Promise.race([run, failed]);
    await until(() => tab.boards.every(({ shadowRoot }) => shadowRoot), 'the kit is loaded');
    return tab;
  }

  get window(): Realm {
    return this.frame.contentWindow as Realm;
  }

  get boards(): SolitaireElement[] {
    return [...this.window.document.querySelectorAll<SolitaireElement>('body > *')];
  }

  get board(): SolitaireElement {
    return this.boards[0]!;
  }

  table(number = 0): Promise<Table> {
    return Table.of(this.boards[number]!);
  }

  /** Puts it above the others, which keep their layout, as hidden tabs do. */
  show(): void {
    for (const { frame } of tabs) frame.style.visibility = frame === this.frame ? '' : 'hidden';
  }

  close(): void {
    tabs.splice(tabs.indexOf(this), 1);
    this.events.close();
    this.frame.remove();
  }
}

/** Those that are open. */
export const tabs: Tab[] = [];
