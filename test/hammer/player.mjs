/** Plays steps on a page of its own: real input at the points that the page names. */
import { build } from 'esbuild';

/** Milliseconds after which a step is taken to hang. */
const HANG = 60_000;

/**
 * @typedef {import('./steps.mjs').Step} Step
 * @typedef {import('./page/agent.ts').Turn} Turn
 * @typedef {import('./page/agent.ts').Carried} Carried
 * @typedef {import('./page/plan.ts').Input} Input
 * @typedef {{ game: string, seed: number, steps: readonly Step[] }} Episode
 * @typedef {{ at: number, faults: readonly string[] }} Failure at: the step after which it was seen
 */

/**
 * Builds the page's script with the kit inside, from its sources.
 * @param {string} folder
 */
export async function buildPage(folder) {
  await build({
    entryPoints: { agent: 'test/hammer/page/agent.ts', worker: 'src/solver/worker/worker.ts' },
    outdir: folder,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
    // An eighth of the time is spent on loading it. Names stay, for the stacks of errors.
    minifyWhitespace: true,
    minifySyntax: true,
  });
}

/** What the browser does in a moment, `kit` being the address of the built page. */
export class Player {
  /** @type {import('playwright-core').Page | undefined} */
  #page;
  /** @type {import('playwright-core').CDPSession | undefined} */
  #session;
  /** Uncaught errors before the page's script is there, and crashes. */
  #troubles = /** @type {string[]} */ ([]);

  /**
   * @param {import('playwright-core').Browser} browser
   * @param {string} kit
   */
  constructor(browser, kit) {
    this.browser = browser;
    this.kit = kit;
  }

  /**
   * Plays an episode on a fresh page.
   * @param {Episode} episode
   * @returns {Promise<Failure | undefined>}
   */
  async play(episode) {
    const context = await this.browser.newContext({ viewport: { width: 900, height: 900 } });
    try {
      return await this.#play(context, episode);
    } catch (error) {
      return { at: this.at, faults: [...this.#troubles, String(error)] };
    } finally {
      await context.close();
    }
  }

  /** What happened how often, and how often it was checked, on all pages to their ends. */
  counts = new Map();

  /** The step that is being made. */
  at = 0;

  /**
   * @param {import('playwright-core').BrowserContext} context
   * @param {Episode} episode
   * @returns {Promise<Failure | undefined>}
   */
  async #play(context, { game, seed, steps }) {
    this.#troubles = [];
    const page = (this.#page = await context.newPage());
    this.#session = await context.newCDPSession(page);
    await this.#session.send('Page.setInterceptFileChooserDialog', { enabled: true });
    page.on('crash', () => this.#troubles.push('the page has crashed'));
    page.on('popup', (popup) => void popup.close());
    await page.route('**/page.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><title>Hammer</title><link rel="icon" href="data:,">
<script type="module" src="agent.js"></script>`,
      }),
    );
    /** @type {Carried | undefined} */
    let carried;
    this.at = 0;
    await page.goto(`${this.kit}/page.html`);
    await this.#ask('start', { game, seed, steps, from: 0 });
    for (let finishes = false; ;) {
      const {
        at,
        inputs,
        reload,
        faults,
        done,
        counts = {},
      } = await this.#ask('go', this.at, finishes);
      this.at = at;
      if (faults) return { at, faults: [...this.#troubles, ...faults] };
      for (const [name, count] of Object.entries(counts)) {
        this.counts.set(name, (this.counts.get(name) ?? 0) + count);
      }
      if (done) return undefined;
      finishes = inputs !== undefined;
      if (inputs) await this.#input(inputs);
      else if (reload) {
        carried = reload;
        this.at = at + 1;
        await page.goto('about:blank');
        await page.goto(`${this.kit}/page.html`);
        await this.#ask('start', { game, seed, steps, from: at + 1, carried });
      }
    }
  }

  /**
   * Calls the page's script.
   * @param {string} method
   * @param {unknown[]} values
   * @returns {Promise<Turn>}
   */
  async #ask(method, ...values) {
    const expression = `hammer.${method}(${values.map((value) => JSON.stringify(value)).join()})`;
    const answer = this.#send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    const { result, exceptionDetails } = await answer;
    if (exceptionDetails) {
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    }
    return result.value;
  }

  /**
   * @param {string} method
   * @param {object} values
   * @returns {Promise<any>}
   */
  async #send(method, values) {
    let timer;
    const hangs = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`${method} hangs in step ${this.at}`)), HANG);
    });
    const session = /** @type {any} */ (this.#session);
    return Promise.race([session.send(method, values), hangs]).finally(() => clearTimeout(timer));
  }

  /** @param {readonly Input[]} inputs */
  async #input(inputs) {
    // They keep their order, and need not wait for each other.
    await Promise.all(inputs.flatMap((input) => this.#one(input)));
  }

  /** @param {Input} input */
  #one(input) {
    if ('mouse' in input) {
      const { mouse: type, x, y, button, buttons, clicks: clickCount } = input;
      return [this.#send('Input.dispatchMouseEvent', { type, x, y, button, buttons, clickCount })];
    }
    if ('touch' in input) {
      const touchPoints = input.points.map((point, id) => ({ ...point, id }));
      return [this.#send('Input.dispatchTouchEvent', { type: input.touch, touchPoints })];
    }
    const keyboard = /** @type {import('playwright-core').Page} */ (this.#page).keyboard;
    return [keyboard.press(input.shift ? `Shift+${input.key}` : input.key)];
  }
}
