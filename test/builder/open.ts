/** The builder's page in a frame that fills the window, used with real mouse and keys. */
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { leaveOut } from '../support/commands.js';
import { keys, screen, until } from '../support/table.js';

/** What is used of axe. */
interface Axe {
  run(document: Document): Promise<{
    violations: readonly { id: string; nodes: readonly { html: string }[] }[];
  }>;
}

export class BuilderPage {
  private constructor(private readonly frame: HTMLIFrameElement) {}

  /**
   * @param search of the page's URL
   * @param folder where the kit's sources are
   */
  static async open(
    search = '',
    { width = 1280, height = 900, folder = '/src/' } = {},
  ): Promise<BuilderPage> {
    // It passes these tests, but only in a run of this file alone.
    if (navigator.userAgent.includes('Firefox'))
      leaveOut('its driver stops when other files follow');
    await screen(width, height);
    const frame = document.createElement('iframe');
    frame.title = 'The builder';
    frame.allow = 'clipboard-write';
    frame.src = `${folder}builder/index.html${search}`;
    // At the window's corner, so that a point in it is the same point outside.
    frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0';
    document.body.append(frame);
    const page = new BuilderPage(frame);
    await until(() => page.all('form').length === 1, 'the page has its form');
    return page;
  }

  /** The same with the game in its preview. */
  static async ready(
    search = '',
    size?: { width?: number; height?: number },
  ): Promise<BuilderPage> {
    const page = await BuilderPage.open(search, size);
    await page.shows();
    return page;
  }

  close(): void {
    this.frame.remove();
  }

  get window(): Window & typeof globalThis {
    return this.frame.contentWindow as Window & typeof globalThis;
  }

  get document(): Document {
    return this.frame.contentDocument!;
  }

  all<T extends HTMLElement>(selector: string): T[] {
    return [...this.document.querySelectorAll<T>(selector)];
  }

  one<T extends HTMLElement = HTMLElement>(selector: string): T {
    const found = this.all<T>(selector);
    if (found.length !== 1) throw new Error(`${found.length} elements are ${selector}`);
    return found[0]!;
  }

  /** The game in the preview. */
  get game(): HTMLElement {
    return this.one('.stage > *');
  }

  get snippet(): string {
    return this.one('pre').textContent;
  }

  /** Waits until the game is drawn, and the snippet there. */
  async shows(tag = ''): Promise<void> {
    await until(
      () => {
        const game = this.all('.stage > *')[0];
        const piles = game?.shadowRoot?.querySelectorAll<HTMLElement>('[part~=pile]') ?? [];
        const isDrawn = piles.length > 0 && piles[0]!.offsetWidth > 0;
        return isDrawn && game!.localName.startsWith(tag) && this.snippet !== '';
      },
      `the preview shows ${tag || 'a game'}`,
    );
  }

  /** Waits until the snippet contains a text. */
  async writes(text: string): Promise<void> {
    await until(
      () => this.snippet.includes(text),
      () => `${this.snippet} contains ${text}`,
    );
  }

  /** Clicks the centre of an element, once the group that it is in is open. */
  async click(element: HTMLElement): Promise<void> {
    const group = element.closest('form details:not([open])');
    if (element.localName !== 'summary') group?.querySelector('summary')!.click();
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    await sendMouse({
      type: 'click',
      position: [Math.round(left + width / 2), Math.round(top + height / 2)],
    });
  }

  /** Clicks what a word is written on: a button, the name of a group, a label. */
  async press(word: string): Promise<void> {
    const found = this.all('button, summary, label').filter(
      (element) => (element.querySelector('.title') ?? element).textContent.trim() === word,
    );
    if (found.length !== 1) throw new Error(`${found.length} elements say “${word}”`);
    await this.click(found[0]!);
  }

  /** Replaces the text of a field, and leaves it. */
  async type(id: string, text: string): Promise<void> {
    const field = this.one(`#${id}`);
    // Again, if what has come above it has moved it away.
    for (let tries = 0; tries < 20 && this.document.activeElement !== field; tries++) {
      await this.click(field);
    }
    await until(() => this.document.activeElement === field, `${id} has the focus`);
    await keys('Control+a', 'Delete');
    if (text) await sendKeys({ type: text });
    await keys('Tab');
  }

  /** Picks the option, or the picture, that begins with a word. */
  async pick(id: string, word: string): Promise<void> {
    const select = this.one<HTMLSelectElement>(`#${id}`);
    if (select.localName === 'fieldset') {
      const label = [...select.querySelectorAll('label')].find((one) =>
        one.textContent.trim().startsWith(word),
      )!;
      await this.click(label);
      return until(() => label.querySelector('input')!.checked, `${id} is ${word}`);
    }
    // A click on the field itself would open its list in a window of its own.
    await this.click(this.one(`label[for=${id}]`));
    await until(() => this.document.activeElement === select, `${id} has the focus`);
    const wanted = [...select.options].findIndex(({ text }) => text.startsWith(word));
    const way = wanted - select.selectedIndex;
    for (let i = 0; i < Math.abs(way); i++) await keys(way > 0 ? 'ArrowDown' : 'ArrowUp');
    await until(() => select.selectedIndex === wanted, `${id} is ${word}`);
  }

  /** The value that is chosen by its picture. */
  picked(id: string): string {
    return this.one<HTMLInputElement>(`#${id} :checked`).value;
  }

  /** What axe finds. */
  async accessibilityFaults(): Promise<string[]> {
    const window = this.window as Window & { axe?: Axe };
    if (!window.axe) {
      const script = this.document.createElement('script');
      script.src = '/node_modules/axe-core/axe.min.js';
      this.document.head.append(script);
      await until(() => window.axe !== undefined);
    }
    const { violations } = await window.axe!.run(this.document);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }
}
