/** Browsers that are too old for the kit show what is written inside a tag; old ones play. */
import { expect } from '@open-wc/testing';
import { ClockSolitaire } from '../../src/tags/clock.class.js';
import { reserveStyles } from '../../src/element/reserve.js';
import { isWebKit, leaveOut } from '../support/commands.js';
import { put, screen, Table, until } from '../support/table.js';

/** What a page in a frame has said. */
interface Said {
  readonly warn: string[];
  readonly error: string[];
}

/** A page of its own, which takes something from its browser before it loads the kit. */
async function page(
  take: string,
  script = 'hourhand.ts',
  body = '<clock-solitaire deal="21">A game of Clock would be here.</clock-solitaire>',
): Promise<{ readonly document: Document; readonly said: Said; readonly window: Window }> {
  // Firefox plays what Chromium plays here; WebKitGTK never ends one of these tests.
  if (isWebKit) {
    leaveOut('WebKitGTK does not end when a frame’s engine has lost something');
  }
  await screen(1000, 900);
  const frame = document.createElement('iframe');
  frame.style.cssText = 'width: 900px; height: 800px';
  frame.srcdoc = `<!doctype html><html lang="en">
    <script>
      window.said = { warn: [], error: [] };
      for (const level of ['warn', 'error'])
        console[level] = (...parts) => said[level].push(parts.join(' '));
      addEventListener('error', ({ message }) => said.error.push(message));
      addEventListener('unhandledrejection', ({ reason }) => said.error.push(String(reason)));
      ${take}
    </script>
    <body>${body}
    <script type="module">
      await import('/src/${script}').catch((error) => said.error.push(String(error)));
      window.loaded = true;
    </script>`;
  put('').append(frame);
  const view = frame.contentWindow as Window & { loaded?: boolean; said: Said };
  await until(() => view.loaded === true, 'the kit is loaded in the frame');
  return { document: view.document, said: view.said, window: view };
}

describe('a browser that is too old', () => {
  const takes: Readonly<Record<string, readonly [take: string, missing: string]>> = {
    'no replaceSync() of style sheets': [
      'delete CSSStyleSheet.prototype.replaceSync;',
      'constructable style sheets',
    ],
    'style sheets that can’t be constructed': [
      'window.CSSStyleSheet = class { constructor() { throw new TypeError("Illegal constructor"); } };',
      'constructable style sheets',
    ],
    'no adopted style sheets': [
      'delete Document.prototype.adoptedStyleSheets; delete ShadowRoot.prototype.adoptedStyleSheets;',
      'constructable style sheets',
    ],
    'no showModal()': ['delete HTMLDialogElement.prototype.showModal;', 'modal dialogs'],
    'no dialogs at all': ['delete window.HTMLDialogElement;', 'modal dialogs'],
    'no container queries': [
      'const { supports } = CSS; CSS.supports = (...all) => !/container/.test(all) && supports.apply(CSS, all);',
      'container queries',
    ],
    'no findLast()': ['delete Array.prototype.findLast;', 'Array.prototype.findLast()'],
  };
  for (const [name, [take, missing]] of Object.entries(takes)) {
    for (const script of ['hourhand.ts', 'autoloader.ts']) {
      it(`${name}, ${script}: the text inside the tag stays, and one line says why`, async () => {
        const { document, said } = await page(take, script);
        const game = document.querySelector('clock-solitaire')!;
        await until(() => said.warn.length > 0, 'a line in the console');
        expect(said.warn).to.have.length(1);
        expect(said.warn[0]).to.match(/^Hourhand [\d.]+ shows no games here, because this browser/);
        expect(said.warn[0]).to.contain(`has no ${missing}; it takes Chromium 109, Firefox 115 or`);
        expect(said.error).to.deep.equal([]);
        expect((game as HTMLElement).innerText).to.equal('A game of Clock would be here.');
        expect(game.getBoundingClientRect().height).to.be.within(10, 60);
        expect(game.shadowRoot).to.be.null;
        expect(document.documentElement.scrollHeight).to.be.at.most(800);
      });
    }
  }

  it('settings around games: what is inside stays', async () => {
    const { document, said } = await page(
      'delete CSSStyleSheet.prototype.replaceSync;',
      'hourhand.ts',
      '<solitaire-settings theme="felt"><big-ben-solitaire>Big Ben</big-ben-solitaire></solitaire-settings>',
    );
    expect(document.querySelector('solitaire-settings')!.innerText).to.equal('Big Ben');
    expect(said.warn).to.have.length(1);
    expect(said.error).to.deep.equal([]);
  });
});

describe('an old browser', () => {
  const takes: Readonly<Record<string, string>> = {
    'states take only names with dashes': `
      const { add } = CustomStateSet.prototype;
      CustomStateSet.prototype.add = function (name) {
        if (!name.startsWith('--')) throw new DOMException(name + " must start with '--'", 'SyntaxError');
        return add.call(this, name);
      };`,
    'there are no states': 'delete ElementInternals.prototype.states;',
    'there are no internals': 'delete HTMLElement.prototype.attachInternals;',
    'internals are refused': `HTMLElement.prototype.attachInternals = () => {
        throw new DOMException('not here', 'NotSupportedError');
      };`,
    'there are no light-dark() and no color-mix()': `
      const { supports } = CSS;
      CSS.supports = (...all) => !/light-dark|color-mix/.test(all) && supports.apply(CSS, all);`,
  };
  for (const [name, take] of Object.entries(takes)) {
    it(`${name}: a game is dealt, played and named`, async () => {
      const { document, said } = await page(take);
      const game = document.querySelector('clock-solitaire')!;
      const table = await Table.of(game);
      await until(() => table.root.querySelectorAll('.card:not([hidden])').length >= 13);
      const moveCount = (): number => game.moveCount;
      await until(() => {
        table.turned?.click();
        return moveCount() > 0;
      });
      expect(said).to.deep.equal({ warn: [], error: [] });
    });
  }

  it('without states, what reserve.css has reserved is given back', async () => {
    const { document } = await page(
      'delete ElementInternals.prototype.states;',
      'hourhand.ts',
      `<style>${reserveStyles([ClockSolitaire])}</style>
      <clock-solitaire deal="21" theme="felt" toolbar="none"></clock-solitaire>`,
    );
    const game = document.querySelector('clock-solitaire')!;
    const table = await Table.of(game);
    const base = table.root.querySelector<HTMLElement>('.base')!;
    await until(() => game.offsetHeight === base.offsetHeight && base.offsetHeight > 300);
    const { overflow, padding } = getComputedStyle(game);
    expect({ overflow, padding }).to.deep.equal({ overflow: 'visible', padding: '0px' });
    expect(game.offsetWidth).to.equal(base.offsetWidth);
  });
});
