/** The builder's page by mouse and keys. */
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { SolitaireDaily } from '../../src/daily/solitaire-daily.js';
import { check } from '../../src/builder/check.js';
import { contentsOf } from '../../src/builder/contents.js';
import { verdicts } from '../../src/builder/hosts.js';
import { readPasted } from '../../src/builder/read.js';
import { media } from '../support/commands.js';
import { Copy } from '../support/network.js';
import { keys, until } from '../support/table.js';
import { some } from '../support/thorough.js';
import { cases, fates, goodFrame, goodTag } from './cases.js';
import { BuilderPage } from './open.js';

const FILES = 'https://example.com/dist/';

describe('the builder', () => {
  let page: BuilderPage;
  afterEach(() => page?.close());

  it('a game that is picked is in preview, snippet and URL', async () => {
    page = await BuilderPage.ready(`?files=${FILES}&snippet=reserved`);
    expect(page.game.localName).to.equal('clock-solitaire');
    await page.writes('<clock-solitaire></clock-solitaire>');
    expect(page.window.customElements.get('watch-solitaire')).to.be.undefined;
    await page.pick('game', 'Watch');
    await page.shows('watch');
    await page.writes('<watch-solitaire></watch-solitaire>');
    expect(page.snippet).to.match(/^<style>:where\(watch-solitaire\)/);
    expect(page.window.location.search).to.contain('game=watch');
    expect(page.all('#king-returns')).to.have.length(1);
  });

  it('the game of the day has its preview, its attributes, and the space of most days', async () => {
    page = await BuilderPage.ready(`?files=${FILES}&snippet=reserved`);
    await page.pick('game', 'The game of the day');
    const game = (): HTMLElement | null => (page.game as Partial<SolitaireDaily>).game ?? null;
    await until(() => page.game.localName === 'solitaire-daily' && game() !== null);
    await until(
      () => (game()!.shadowRoot!.querySelector<HTMLElement>('[part~=pile]')?.offsetWidth ?? 0) > 0,
    );
    await page.writes('<solitaire-daily></solitaire-daily>');
    expect(page.snippet).to.match(/^<style>:where\(solitaire-daily\)/);
    expect(page.snippet).to.contain('--_above');
    expect(page.window.location.search).to.contain('game=daily');
    // The day decides about the deal and the rules.
    for (const name of ['deal', 'winnable', 'replay', 'redeals', 'name']) {
      expect(page.all(`#${name}`), name).to.be.empty;
    }
    await page.pick('theme', 'felt');
    await page.press('Play');
    await page.type('day-zone', 'Europe/Berlin');
    await page.type('height', '480');
    await page.writes(
      '<solitaire-daily theme="felt" day-zone="Europe/Berlin" style="height:480px"></solitaire-daily>',
    );
    await until(() => game()!.getAttribute('theme') === 'felt' && page.game.offsetHeight === 480);
    await page.press('Frame');
    await page.writes(`<iframe src="${FILES}embed/?game=daily&amp;theme=felt`);
    expect(page.snippet).to.contain('title="The game of the day"');
    await page.press('WordPress');
    await page.writes(
      '[hourhand game="daily" theme="felt" day-zone="Europe/Berlin" height="480px"]',
    );
    await page.press('Vue');
    await page.writes("import 'hourhand/daily';");
    expect(page.one('.notes').textContent).to.contain("tag === 'solitaire-daily'");
    await page.press('HTML');
    await page.press('Where does it work?');
    expect(page.one('.summary').textContent).to.equal('Nothing is wrong with it.');
    expect(page.all('table tr').length).to.be.above(10);
  });

  it('the language that is picked is in preview, snippet and URL', async () => {
    page = await BuilderPage.ready(`?files=${FILES}`);
    expect(page.all<HTMLOptionElement>('#lang option').map((one) => one.label)).to.deep.equal([
      'the page’s (default)',
      'en',
      'de',
    ]);
    await page.pick('lang', 'de');
    await page.writes('<clock-solitaire lang="de"></clock-solitaire>');
    expect(page.window.location.search).to.contain('lang=de');
    await until(() => page.game.shadowRoot!.querySelector('.base[lang=de]') !== null);
    await page.pick('lang', 'the page’s (default)');
    await page.writes('<clock-solitaire></clock-solitaire>');
    await until(() => page.game.shadowRoot!.querySelector('.base[lang=en]') !== null);
  });

  it('options, theme and size change the same game and the snippet', async () => {
    page = await BuilderPage.ready(`?files=${FILES}`);
    const { game } = page;
    await page.type('deal', '7');
    await page.pick('theme', 'felt');
    await page.pick('toolbar', 'none');
    await page.press('in-place');
    await page.press('large');
    await page.press('four-color');
    await page.type('width', '300');
    await page.type('height', '420');
    await page.writes(
      '<clock-solitaire deal="7" in-place theme="felt" faces="four-color large" toolbar="none" ' +
        'style="width:300px;max-width:100%;height:420px">',
    );
    expect(page.game).to.equal(game);
    await until(() => game.offsetWidth === 300 && game.offsetHeight === 420);
    expect(game.getAttribute('theme')).to.equal('felt');
    expect(game.shadowRoot!.querySelector('[part~=toolbar]')).to.be.null;
    await page.pick('toolbar', 'full');
    await page.press('in-place');
    await page.type('width', '');
    await page.writes(
      '<clock-solitaire deal="7" theme="felt" faces="four-color large" style="height:420px">',
    );
    await until(() => game.shadowRoot!.querySelector('[part~=toolbar]') !== null);
  });

  it('a wrong value is told at its field and ignored', async () => {
    page = await BuilderPage.ready();
    await page.type('deal', 'tomorrow');
    const field = page.one<HTMLInputElement>('#deal');
    expect(field.value).to.equal('tomorrow');
    expect(field.ariaInvalid).to.equal('true');
    expect(page.one('#deal-fault').textContent).to.contain('“tomorrow” is not a deal');
    expect(field.getAttribute('aria-describedby')).to.contain('deal-fault');
    await page.writes('<clock-solitaire></clock-solitaire>');
    await page.type('deal', 'daily');
    expect(page.all('#deal-fault')).to.be.empty;
    await page.writes('deal="daily"');
    await page.type('width', '12');
    expect(page.one('#width-fault').textContent).to.contain('from 176 to 4000');
    await page.type('files', 'dist');
    expect(page.one('#files-fault').textContent).to.contain('takes the address of a folder');
    // Beside the page as it is developed there is no such file.
    await page.writes(`src="${page.window.location.origin}/dist/cdn.js"`);
  });

  it('says so if its snippets name a file that its own server doesn’t have', async () => {
    const files = `${location.origin}/test/nowhere/`;
    page = await BuilderPage.ready(`?files=${files}`);
    await until(() => page.all('#unloadable').length > 0, 'it is told');
    expect(page.one('#unloadable').textContent).to.contain(`There is no ${files}cdn.js.`);
    expect(page.one('#files-warning').textContent).to.contain('There is no ');
    page.window.fetch = () => Promise.reject(new TypeError('out of reach'));
    await page.type('files', FILES);
    await until(() => page.all('#unloadable').length === 0, 'of that server nothing is known');
  });

  it('says so if browsers would load no module from another site', async () => {
    page = await BuilderPage.ready();
    const asked: string[] = [];
    page.window.fetch = async (file, init) => {
      asked.push(String(file));
      if (init?.mode !== 'no-cors') throw new TypeError('no Access-Control-Allow-Origin');
      return new Response();
    };
    await page.type('files', FILES);
    await until(() => page.all('#files-warning').length > 0, 'it is told where it is typed');
    expect(page.one('#files-warning').textContent).to.contain(
      'example.com sends no Access-Control-Allow-Origin',
    );
    expect(page.all('#unloadable')).to.have.length(1);
    // Not of any half of the address.
    expect(new Set(asked)).to.deep.equal(new Set([`${FILES}cdn.js`]));
    await page.type('files', `${location.origin}/dist/`);
    await until(() => !page.one('#files-warning').textContent.includes('Allow-Origin'));
  });

  it('preview and snippet follow what is typed, and say nothing of half a value', async () => {
    page = await BuilderPage.ready(`?files=${FILES}`);
    const field = page.one<HTMLInputElement>('#deal');
    await page.click(field);
    await sendKeys({ type: '7' });
    await page.writes('deal="7"');
    await until(() => page.game.getAttribute('deal') === '7');
    await keys('Backspace');
    await page.writes('<clock-solitaire></clock-solitaire>');
    await sendKeys({ type: 'dail' });
    // Longer than the pause after which it counts.
    await new Promise((done) => setTimeout(done, 500));
    expect(page.all('#deal-fault')).to.be.empty;
    expect(field.ariaInvalid).to.equal('false');
    expect(page.snippet).to.contain('<clock-solitaire></clock-solitaire>');
    await sendKeys({ type: 'y' });
    await page.writes('deal="daily"');
    await sendKeys({ type: '7' });
    await keys('Tab');
    expect(page.one('#deal-fault').textContent).to.contain('“daily7”');
    // What is put right is no longer told, and what is left as it was is told again.
    await page.click(field);
    await keys('End', 'Backspace');
    await page.writes('deal="daily"');
    expect(page.all('#deal-fault')).to.be.empty;
    await sendKeys({ type: '7' });
    await keys('Tab');
    await until(() => page.all('#deal-fault').length === 1);
  });

  it('every kind of snippet can be picked, by keys too', async () => {
    page = await BuilderPage.ready(`?files=${FILES}&deal=daily`);
    await page.press('HTML, space reserved');
    await page.writes('<style>:where(clock-solitaire)');
    await page.press('Frame');
    await page.writes(`<iframe src="${FILES}embed/?game=clock&amp;deal=daily`);
    await keys('ArrowRight');
    await page.writes('[hourhand game="clock" deal="daily"]');
    expect(page.window.location.search).to.contain('snippet=wordpress');
  });

  it('what is copied is the snippet, and a status says so', async () => {
    page = await BuilderPage.ready(`?files=${FILES}&deal=daily&snippet=hugo`);
    // Which pages may write to the real one differs: test/embedding/builder.mjs pastes from it.
    const written: string[] = [];
    Object.defineProperty(page.window.navigator.clipboard, 'writeText', {
      value: async (text: string) => void written.push(text),
    });
    const status = page.one('.copied');
    expect(status.getAttribute('role')).to.equal('status');
    expect(status.textContent).to.equal('');
    await page.press('Copy');
    await until(() => status.textContent === 'Copied');
    expect(written).to.deep.equal(['{{< hourhand game="clock" deal="daily" >}}']);
    // What is no longer the snippet is no longer copied.
    await page.type('deal', '7');
    await page.writes('deal="7"');
    expect(status.textContent).to.equal('');
    // A press that leaves the field copies what has just been typed.
    await page.click(page.one('#deal'));
    await sendKeys({ type: '77' });
    await page.press('Copy');
    await until(() => written.length === 2);
    expect(written[1]).to.equal('{{< hourhand game="clock" deal="777" >}}');
  });

  it('where the clipboard is refused there is no button, and the snippet can be selected', async () => {
    page = await BuilderPage.ready();
    Object.defineProperty(page.window.navigator.clipboard, 'writeText', {
      value: () => Promise.reject(new Error('refused')),
    });
    await page.press('Copy');
    await until(() => page.all('button').every(({ textContent }) => textContent !== 'Copy'));
    expect(page.one('.actions').textContent).to.contain('Select the snippet to copy it.');
    await page.click(page.one('pre code'));
    expect(page.window.getSelection()!.toString()).to.equal(page.snippet);
  });

  it('a move in the preview is in the list of events', async () => {
    page = await BuilderPage.ready('?deal=7&speed=instant');
    await page.click(page.one('.events summary'));
    expect(page.one('.events ol').textContent).to.match(/solitaire-deal .*"deal":7/);
    const pile = page.game.shadowRoot!.querySelector<HTMLElement>('button.movable')!;
    await page.click(pile);
    const listed = (): string[] => page.all('.events li code').map((code) => code.textContent);
    await until(() => listed().includes('solitaire-move'));
    expect(listed().slice(0, 3)).to.deep.equal([
      'solitaire-change',
      'solitaire-move',
      'solitaire-before-move',
    ]);
    expect(page.one('.events').textContent).to.contain('"by":"player"');
  });

  it('the preview takes the colours that are picked', async () => {
    page = await BuilderPage.ready();
    const scheme = (): string => page.window.getComputedStyle(page.one('.stage')).colorScheme;
    expect(scheme()).to.equal('light dark');
    await page.press('dark');
    expect(scheme()).to.equal('dark');
    expect(page.window.location.search).to.contain('scheme=dark');
  });

  it('the URL brings everything back', async () => {
    const search = `?game=german-clock&redeals=1&theme=night&width=320&files=${FILES}&snippet=react&scheme=light`;
    page = await BuilderPage.ready(search);
    expect(page.game.localName).to.equal('german-clock-solitaire');
    expect(page.one<HTMLSelectElement>('#redeals').value).to.equal('1');
    expect(page.picked('theme')).to.equal('night');
    expect(page.picked('game')).to.equal('german-clock');
    expect(page.one<HTMLInputElement>('#width').value).to.equal('320');
    expect(page.game.getAttribute('redeals')).to.equal('1');
    await page.writes('<german-clock-solitaire redeals="1" theme="night"');
    expect(page.all('.told')).to.be.empty;
  });

  it('a wrong URL is told in one line, as text, until something is changed', async () => {
    page = await BuilderPage.ready(
      `?toolbar=huge&color=red&label=${encodeURIComponent('<img src=x onerror=parent.harm=1>')}`,
    );
    const told = page.one('.told').textContent;
    expect(told).to.contain(
      'toolbar="huge" is not valid; it takes full, minimal, none; it is ignored',
    );
    expect(told).to.contain('color is not a parameter of Clock');
    expect(page.one<HTMLSelectElement>('#toolbar').value).to.equal('');
    expect(page.all('img')).to.be.empty;
    await page.press('winnable');
    expect(page.all('.told')).to.be.empty;
    expect(page.window.location.search).to.not.contain('huge');
  });

  it('a game that can’t be loaded is told', async () => {
    const copy = await Copy.make({ missing: { 'tags/watch': 9 } });
    page = await BuilderPage.open('?game=watch', { folder: copy.url('') });
    await until(() => page.all('[role=alert]').length === 1);
    expect(page.one('[role=alert]').textContent).to.contain('Watch could not be loaded');
    expect(page.snippet).to.equal('');
    await page.pick('game', 'Clock');
    await page.shows('clock');
    expect(page.all('[role=alert]')).to.be.empty;
  });
});

describe('a snippet that is pasted into the builder', () => {
  let page: BuilderPage;
  afterEach(() => page?.close());

  it('is checked while it is typed', async () => {
    page = await BuilderPage.ready();
    await page.click(page.one('#pasted'));
    await sendKeys({ type: '[hourhand game="clock" auto_move="save"]' });
    expect(page.one('.summary').textContent).to.equal('1 error.');
    expect(page.one('.findings').textContent).to.contain('did you mean auto-move?');
    expect(page.all('tbody tr').length).to.be.greaterThan(9);
    expect(page.one('tbody').textContent).to.contain('Works with the Hourhand plugin');
    await keys('Control+a', 'Delete');
    expect(page.all('.findings, table')).to.be.empty;
  });

  /** Puts a text into the field at once, as from the clipboard. */
  async function paste(text: string): Promise<void> {
    await page.click(page.one('#pasted'));
    await keys('Control+a');
    page.document.execCommand('insertText', false, text);
  }

  it('what would stop other readers is read at once', async () => {
    page = await BuilderPage.ready();
    const say = (): string => page.one('.summary').textContent;
    await paste('[hourhand game="clock"]');
    expect(say()).to.equal('Nothing is wrong with it.');
    await paste('<clock(-solitaire></clock(-solitaire>');
    expect(page.one('.findings').textContent).to.contain(
      'There is no tag <clock(-solitaire>; did you mean <clock-solitaire>?',
    );
    expect(page.all('table')).to.be.empty;
    await paste('<clock-solitaire deal="5" winnable lang="xx" drag="on"></clock-solitaire>');
    expect(say()).to.equal('1 error, 2 warnings, 1 note.');
    const attacks = ['<script type=', '<script type=>', '{{<hourhand"\\"', 'import "', '<a-b c d>'];
    for (const [i, attack] of attacks.entries()) {
      for (const before of some(['', '<clock-solitaire>', '<script>'], 3, i)) {
        const text = before + attack.repeat((50_000 - before.length) / attack.length);
        await paste('');
        expect(say()).to.equal('');
        await paste(text);
        expect(say(), text.slice(0, 40)).to.match(/error/);
      }
    }
  });

  it('is too long for a snippet: that is what is said of it', async () => {
    page = await BuilderPage.ready();
    await paste('[hourhand game="clock"]'.padEnd(50_001));
    expect(page.one('.findings').textContent).to.contain(
      'The text has 50,001 characters, and at most 50,000 are checked',
    );
    expect(page.all('table')).to.be.empty;
    await paste('[hourhand game="clock"]'.padEnd(50_000));
    expect(page.one('.summary').textContent).to.equal('Nothing is wrong with it.');
  });

  it('is never told what was said of another, even if the check fails', async () => {
    page = await BuilderPage.ready();
    await paste('[hourhand game="clock"]');
    expect(page.one('.summary').textContent).to.equal('Nothing is wrong with it.');
    const told: ErrorEvent[] = [];
    page.window.addEventListener('error', (event) => {
      event.preventDefault();
      told.push(event);
    });
    page.window.DOMParser = class extends DOMParser {
      override parseFromString(): never {
        throw new Error('out of order');
      }
    };
    await paste('<clock-solitaire></clock-solitaire>');
    expect(page.one('.summary').textContent).to.equal('1 error.');
    expect(page.one('.findings').textContent).to.contain('could not be checked: Error: out of or');
    expect(page.all('table')).to.be.empty;
    expect(told).to.have.length(1);
  });

  it('with errors, the table says what happens once they are put right', async () => {
    page = await BuilderPage.ready();
    const caption = (): string => page.one('caption').textContent.trim();
    await paste('[hourhand game="clock" deal=”7”]');
    expect(page.one('.findings').textContent).to.contain('write straight ones, "7"');
    expect(caption()).to.equal('What happens to it once the errors are put right');
    await paste('[hourhand game="clock" deal="7"]');
    expect(caption()).to.equal('What happens to it');
  });

  it('never becomes part of the page', async () => {
    page = await BuilderPage.ready();
    const before = page.all('img, script, iframe, clock-solitaire').length;
    await page.click(page.one('#pasted'));
    await sendKeys({
      type: '<clock-solitaire a="<img src=x onerror=harm()>"><script>harm()</script><iframe src="javascript:harm()">',
    });
    await until(() => page.all('.findings li').length > 0);
    expect(page.all('img, script, iframe, clock-solitaire').length).to.equal(before);
  });

  it('comes back once the builder’s own has been checked in its place', async () => {
    page = await BuilderPage.ready();
    const mine = '<clock-solitaire dael="3"></clock-solitaire>';
    await page.click(page.one('#pasted'));
    await sendKeys({ type: mine });
    await page.press('Where does it work?');
    const pasted = (): string => page.one<HTMLTextAreaElement>('#pasted').value;
    await until(() => pasted().includes('<script'));
    // Another press has nothing to replace.
    await page.press('Where does it work?');
    await page.press('Put back what I pasted');
    await until(() => pasted() === mine);
    expect(page.all('.checker button'), 'nothing else to put back').to.be.empty;
    expect(page.document.activeElement!.id).to.equal('pasted');
  });

  it('can be that of the builder', async () => {
    page = await BuilderPage.ready(`?files=${FILES}&snippet=reserved`);
    await page.press('Where does it work?');
    expect(page.document.activeElement!.id).to.equal('pasted');
    expect(page.one('.summary').textContent).to.equal('Nothing is wrong with it.');
  });

  it('is read by the browser’s own parser as by the tests’', () => {
    const codes = (text: string): string[] =>
      check(contentsOf(readPasted(text))).map(({ code }) => code);
    for (const good of [goodTag, goodFrame]) expect(codes(good), good).to.be.empty;
    for (const { code, text, instead } of cases) {
      expect(codes(text), text).to.contain(code);
      expect(codes(instead), instead).to.not.contain(code);
    }
    for (const [text, place, fate] of fates) {
      const judged = verdicts(contentsOf(readPasted(text)));
      const { outcome, reason } = judged.find(({ host }) => host.startsWith(place))!;
      expect(`${outcome}: ${reason}`, text).to.match(fate);
    }
  });
});

describe('how the builder looks', () => {
  let page: BuilderPage;
  afterEach(() => page?.close());

  for (const scheme of ['light', 'dark']) {
    it(`it is accessible in ${scheme}, with findings too`, async () => {
      await media({ 'prefers-color-scheme': scheme });
      page = await BuilderPage.ready('?toolbar=huge&deal=7&speed=instant');
      await page.click(page.one('#pasted'));
      await sendKeys({ type: '<clock-solitaire tolbar="x">' });
      await page.type('width', '1');
      expect(await page.accessibilityFaults()).to.deep.equal([]);
    });
  }

  for (const [width, height] of [
    [360, 740],
    [390, 844],
  ] as const) {
    // It was smaller on the first screen, too, with cards and hints that could not be read.
    it(`on a phone of ${width} × ${height}, the game is as a phone shows it, and all of it is seen while it is changed`, async () => {
      for (const game of ['clock', 'grandfathers-clock', 'big-ben']) {
        page = await BuilderPage.ready(`?game=${game}`, { width, height });
        const box = (): DOMRect => page.game.getBoundingClientRect();
        const top = (): number => page.one('.groups > :nth-child(5)').getBoundingClientRect().top;
        expect(page.one('.preview').getBoundingClientRect().top, game).to.be.above(0);
        expect(box().width, game).to.be.above(width * 0.9);
        expect(page.window.getComputedStyle(page.game).zoom, game).to.equal('1');
        const before = top();
        page.window.scrollTo(0, before - height * 0.6);
        await until(() => box().height < height * 0.5 && box().top > 0, `${game} is smaller`);
        expect(box().bottom, game).to.be.below(height * 0.6);
        expect(top(), `${game}: nothing else moves`).to.be.closeTo(height * 0.6, 2);
        const { scrollHeight, clientHeight } = page.one('.stage');
        expect(scrollHeight, game).to.be.at.most(clientHeight);
        page.window.scrollTo(0, 0);
        await until(() => box().width > width * 0.9, `${game} is as it was`);
        expect(top(), game).to.be.closeTo(before, 2);
        if (game !== 'big-ben') page.close();
      }
    });
  }

  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1280, 800],
  ] as const) {
    it(`at ${width} × ${height} the code is on the first screen, and the game on every one that has the form`, async () => {
      for (const game of ['clock', 'hide-and-seek', 'big-ben']) {
        page = await BuilderPage.ready(`?game=${game}&deal=7`, { width, height });
        const code = page.one('pre').getBoundingClientRect();
        expect(code.top, game).to.be.above(0);
        // On a phone the choice of the game comes before it.
        expect(code.bottom, game).to.be.below(width < 700 ? height * 0.7 : height / 2);
        expect(page.window.scrollY).to.equal(0);
        for (const summary of page.all('form details:not([open]) > summary')) {
          await page.click(summary);
        }
        // Beside the last group, there is less room than the game needs.
        const fields = page.all<HTMLInputElement>(
          width < 700
            ? '#game input, form :is(input, select)'
            : '#game input, .groups > :not(:last-child) :is(input, select)',
        );
        expect(fields.length).to.be.above(40);
        // Focus brings each field into view, clear of the game.
        for (const field of fields.filter((_, i) => i % 6 === 0)) {
          field.focus();
          await until(
            () => {
              const [at, board, order] = [field, page.game, page.one('.order')].map((one) =>
                one.getBoundingClientRect(),
              );
              const isBeside = at!.right <= board!.left + 1 || at!.left >= board!.right - 1;
              const isClear = at!.top >= board!.bottom - 1 || at!.bottom <= board!.top + 1;
              // On a phone it is scrolled with the page until half of it has gone: then all of it comes, smaller.
              const isSeen =
                board!.top >= -1 || (width < 700 && board!.bottom >= board!.height * 0.45);
              const isBelow = at!.top >= Math.max(0, order!.bottom) && isSeen;
              const isFirst = width < 700 && field.closest('#game') !== null && at!.top >= 0;
              return (isClear || isBeside) && (isBelow || isFirst) && at!.bottom <= height;
            },
            `${game}: ${field.id || field.value} is beside the game`,
          );
          // There the game is chosen on the first screen, of which it has the end.
          if (width < 700 && field.closest('#game')) continue;
          const stage = page.one('.stage').getBoundingClientRect();
          expect(Math.round(stage.bottom), `${game}: ${field.id}`).to.be.at.most(height);
        }
        if (game !== 'big-ben') page.close();
      }
    });
  }

  for (const width of some([200, 360, 768, 1280], 2)) {
    it(`at ${width} pixels nothing is wider than the page`, async () => {
      page = await BuilderPage.ready('?game=big-ben&width=1500&label=' + 'W'.repeat(60), { width });
      await page.click(page.one('#pasted'));
      await sendKeys({ type: `<clock-solitaire ${'w'.repeat(60)}>` });
      for (const summary of page.all('details:not([open]) > summary')) await page.click(summary);
      const { scrollWidth, clientWidth } = page.document.documentElement;
      expect(scrollWidth).to.equal(clientWidth);
      expect(page.all('details:not([open])')).to.be.empty;
    });
  }
});
