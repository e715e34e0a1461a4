/** The page of the builder: its state is in the URL, everything else follows from it. */
import { html, nothing, render } from 'lit/html.js';
import { lettered } from '../controls/dialogs/lettering.js';
import { EVENTS } from '../embed/protocol.js';
import { checkView } from './check-view.js';
import {
  fromQuery,
  type Known,
  type PageState,
  read,
  toQuery,
  valueFault,
} from './configuration.js';
import { eventsView, type HeardEvent } from './events-view.js';
import { typed } from './fields.js';
import { type FormActions, formView, gamesView } from './form-view.js';
import { whyUnloadable } from './look-for-files.js';
import { Pasted } from './pasted.js';
import { Preview, reserveOf } from './preview.js';
import { coloursOf, rootsOf, type SeenColours } from './preview-colours.js';
import { partsInOrder, type PartsOfPage, whenOrderChanges } from './order.js';
import { shrinkWhenPassed } from './small-preview.js';
import type { Source } from './kind.js';
import { kinds } from './snippets.js';
import { type Clipboard, codeOf, snippetView } from './snippet-view.js';

const SCHEMES = ['auto', 'light', 'dark'];
/** Whether this is the page as it is developed, and not as it is built. */
const isSource = location.pathname.includes('/src/builder/');
/** Milliseconds after which what is typed counts: after each letter the game would be dealt anew. */
const PAUSE = 300;
/** How many events are listed. */
const MOST_EVENTS = 50;

class Page {
  readonly #main = document.querySelector('main')!;
  readonly #known: Known = {
    snippets: kinds.map(({ id }) => id),
    schemes: SCHEMES,
    // The page's folder lies beside the files; that of its source, beside no file that a page could load.
    files: new URL(isSource ? '../../dist/' : '..', location.href).href,
  };
  readonly #preview = new Preview();
  #state: PageState;
  /** What was wrong with the URL. */
  #told: readonly string[];
  /** What the snippets are made of, once the game has been loaded. */
  #source: Source | undefined;
  #failure = '';
  /** The folder that was looked into last, and why its files can't be loaded, as far as this page can see. */
  #lookedFor = '';
  #unloadable = '';
  /** Until what is being typed counts. */
  #pause: ReturnType<typeof setTimeout> | undefined;
  /** Settles when what has been chosen is shown. */
  #showing = Promise.resolve();
  #clipboard: Clipboard = { refused: !navigator.clipboard, copied: '' };
  readonly #pasted = new Pasted(() => this.#render());
  #events: readonly HeardEvent[] = [];
  /** The colours of the game in the preview, as they were seen last. */
  #seen: SeenColours = {};
  /** Tells when the game is drawn in another way: its theme comes later than itself. */
  readonly #drawn = new MutationObserver(() => this.#look());
  #isLooking = false;

  constructor() {
    const { state, faults } = fromQuery(location.search, this.#known);
    this.#state = state;
    this.#told = faults;
    for (const type of EVENTS) {
      this.#preview.box.addEventListener(type, ({ detail }: CustomEventInit<unknown>) => {
        this.#events = [{ type, detail }, ...this.#events].slice(0, MOST_EVENTS);
        this.#render();
      });
    }
    // Colours follow the scheme of the system.
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.#look());
    whenOrderChanges(() => this.#render());
    this.#main.replaceChildren();
    this.#showing = this.#show();
    // Where the code stays in view, the game and the field with the focus keep clear of it.
    const order = this.#main.querySelector<HTMLElement>('.order')!;
    shrinkWhenPassed(this.#main.querySelector('.preview')!, this.#preview.box);
    new ResizeObserver(() => {
      document.documentElement.style.setProperty('--order', `${order.offsetHeight}px`);
    }).observe(order);
  }

  #change(state: Partial<PageState>): void {
    clearTimeout(this.#pause);
    this.#state = { ...this.#state, ...state };
    // The URL no longer has what was wrong with it.
    this.#told = [];
    const address = `${location.pathname}${toQuery(this.#state, this.#known)}`;
    history.replaceState(null, '', address);
    this.#showing = this.#show();
  }

  #choose(choices: Partial<PageState['choices']>): void {
    this.#change({ choices: { ...this.#state.choices, ...choices } });
  }

  /** What is typed counts while it is right; what is wrong with it is told once the field is left. */
  #try(name: string, changed: Partial<PageState['choices']>): void {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => {
      const { faults } = read({ ...this.#state.choices, ...changed });
      if (faults[name]) this.#render();
      else this.#choose(changed);
    }, PAUSE);
  }

  async #show(): Promise<void> {
    const { configuration, faults } = read(this.#state.choices);
    if (configuration.game !== this.#source?.configuration.game) {
      this.#source = undefined;
      this.#events = [];
    }
    this.#render();
    try {
      if (!(await this.#preview.show(configuration))) return;
      const { files } = this.#state.choices;
      this.#source = {
        configuration,
        files: faults['files'] ? this.#known.files : files,
        reserve: reserveOf(configuration),
      };
      this.#failure = '';
      // Half an address is another one.
      if (!typed.has('files')) void this.#lookFor(this.#source.files);
    } catch (error) {
      this.#failure = `${configuration.game.name} could not be loaded: ${String(error)}`;
    }
    this.#render();
  }

  async #lookFor(files: string): Promise<void> {
    if (files === this.#lookedFor) return;
    this.#lookedFor = files;
    // What lies beside this page has drawn its preview.
    const isBeside = !isSource && files === this.#known.files;
    const why = isBeside ? '' : await whyUnloadable(files, isSource);
    if (files !== this.#lookedFor) return;
    this.#unloadable = why;
    this.#render();
  }

  /** A press that ends what is typed into a field means the snippet with that. */
  async #code(): Promise<string> {
    await this.#showing;
    return codeOf(this.#state.snippet, this.#source);
  }

  async #copy(): Promise<void> {
    const code = await this.#code();
    try {
      await navigator.clipboard.writeText(code);
      this.#clipboard = { refused: false, copied: code };
    } catch {
      this.#clipboard = { refused: true, copied: '' };
    }
    this.#render();
  }

  async #checkSnippet(): Promise<void> {
    this.#pasted.show(await this.#code());
    this.#main.querySelector<HTMLElement>('#pasted')!.focus();
  }

  /** Reads the colours of the game again, once a frame at most. */
  #look(): void {
    if (this.#isLooking) return;
    this.#isLooking = true;
    requestAnimationFrame(() => {
      this.#isLooking = false;
      const seen = coloursOf(this.#preview.box);
      for (const root of rootsOf(this.#preview.box.firstElementChild)) {
        this.#drawn.observe(root, {
          attributeFilter: ['style', 'class'],
          childList: true,
          subtree: true,
        });
      }
      // Reading has left no trace.
      this.#drawn.takeRecords();
      if (JSON.stringify(seen) === JSON.stringify(this.#seen)) return;
      this.#seen = seen;
      this.#render();
    });
  }

  #render(): void {
    this.#look();
    const { choices, snippet, scheme } = this.#state;
    const current = read(choices);
    const withAttribute = (name: string, value: string) => ({
      attributes: { ...choices.attributes, [name]: value },
    });
    const withColour = (property: string, colour: string) => ({
      colours: { ...choices.colours, [property]: colour },
    });
    const actions: FormActions = {
      pickGame: (game) => this.#choose({ game }),
      tryAttribute: (name, value) => this.#try(name, withAttribute(name, value)),
      setAttribute: (name, value) => this.#choose(withAttribute(name, value)),
      try: (name, value) => this.#try(name, { [name]: value }),
      set: (name, value) => this.#choose({ [name]: value }),
      setColour: (property, colour) => this.#choose(withColour(property, colour)),
      tryColour: (property, colour) => {
        this.#try(property, withColour(property, colour));
        if (!valueFault(current.configuration.game, property, colour, {}))
          this.#preview.tint(property, colour);
        this.#look();
      },
    };
    const snippets = snippetView(snippet, this.#source, this.#clipboard, {
      pickSnippet: (id) => this.#change({ snippet: id }),
      copy: () => void this.#copy(),
      check: () => void this.#checkSnippet(),
    });
    const parts: PartsOfPage = {
      games: gamesView(current.configuration.game, actions),
      code: html`
        ${snippets}
        ${
          this.#unloadable
            ? html`<p class="fault" role="status" id="unloadable">${this.#unloadable}</p>`
            : nothing
        }
      `,
      options: formView(choices, current, this.#seen, this.#unloadable, actions),
      preview: html`
        <section class="preview" data-scheme=${scheme} aria-labelledby="preview-title">
          <div class="bar">
            <h2 id="preview-title">${lettered('Preview')}</h2>
            ${this.#schemes(scheme)}
          </div>
          ${this.#failure ? html`<p class="fault" role="alert">${this.#failure}</p>` : nothing}
          ${this.#preview.box}
        </section>
      `,
      events: eventsView(this.#events),
    };
    render(
      html`
        ${
          this.#told.length > 0
            ? html`<p class="told" role="status">${this.#told.join('. ')}.</p>`
            : nothing
        }
        <div class="builder">${partsInOrder(parts)}</div>
        ${checkView(this.#pasted)}
      `,
      this.#main,
    );
  }

  #schemes(chosen: string): unknown {
    return html`<fieldset class="kinds">
      <legend class="hidden">Colours</legend>
      ${SCHEMES.map(
        (scheme) => html`<label>
          <input
            type="radio"
            name="scheme"
            value=${scheme}
            .checked=${scheme === chosen}
            @change=${() => this.#change({ scheme })}
          />
          <span>${scheme}</span>
        </label>`,
      )}
    </fieldset>`;
  }
}

new Page();
