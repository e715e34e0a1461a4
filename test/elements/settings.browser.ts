/** `<solitaire-settings>`: settings that every game inside takes, in whatever order they come. */
import { expect } from '@open-wc/testing';
import type { SolitaireElement } from '../../src/element/solitaire-element.js';
import { ClockSolitaire } from '../../src/tags/clock.class.js';
import '../../src/tags/watch.js';
import { settingFault, settingSpecs } from '../../src/settings/index.js';
import { listenToPage } from '../support/page.js';
import { lay, put, Table, until } from '../support/table.js';

/** Not in every browser's types. */
interface Mover {
  moveBefore(node: Node, child: Node | null): void;
}

const paddingOf = ({ root }: Table): string =>
  getComputedStyle(root.querySelector('[part~=base]')!).paddingTop;
const hasToolbar = ({ root }: Table): boolean => root.querySelector('[part~=toolbar]') !== null;

describe('<solitaire-settings>', () => {
  const page = listenToPage();

  before(() => ClockSolitaire.define());

  // The first test: later ones find the tag defined.
  it('defined after the games inside, it reaches them', async () => {
    expect(customElements.get('solitaire-settings')).to.be.undefined;
    const table = await lay(
      '<solitaire-settings toolbar="none" theme="felt"><clock-solitaire deal="3" speed="instant"></clock-solitaire></solitaire-settings>',
    );
    expect(hasToolbar(table)).to.be.true;
    await table.tapTurned();
    await import('../../src/tags/solitaire-settings.js');
    await until(() => !hasToolbar(table));
    await until(() => paddingOf(table) === '12px');
    table.element.parentElement!.setAttribute('toolbar', 'minimal');
    await until(() => hasToolbar(table));
    expect(page.events.of('deal'), 'no setting deals').to.have.length(1);
  });

  it('defined before the games inside, it reaches them', async () => {
    const box = put(
      '<solitaire-settings toolbar="none"><later-solitaire deal="3" speed="instant"></later-solitaire></solitaire-settings>',
    );
    ClockSolitaire.define('later-solitaire');
    const table = await Table.of(box.querySelector('later-solitaire')!);
    expect(hasToolbar(table)).to.be.false;
  });

  it('the theme follows its changes; a game’s own theme wins', async () => {
    const table = await lay(
      `<solitaire-settings theme="felt" speed="instant">
        <clock-solitaire></clock-solitaire><watch-solitaire theme="night"></watch-solitaire>
      </solitaire-settings>`,
    );
    const other = await Table.of(table.element.parentElement!.querySelector('watch-solitaire')!);
    const backOf = ({ root }: Table): string =>
      getComputedStyle(root.querySelector('[part~=base]')!).getPropertyValue('--_theme-back');
    await until(() => backOf(table) !== '' && backOf(other) !== '');
    const [felt, night] = [backOf(table), backOf(other)];
    expect(felt).to.not.equal(night);
    const settings = table.element.parentElement!;
    settings.setAttribute('theme', 'night');
    await until(() => backOf(table) === night);
    settings.removeAttribute('theme');
    await until(() => backOf(table) === '');
    expect(backOf(other)).to.equal(night);
    settings.setAttribute('theme', 'gold');
    await until(() => page.watch.lines.length > 0);
    expect(page.watch.lines.splice(0)).to.deep.equal([
      '<solitaire-settings>: theme="gold" is not valid; theme takes felt, wood, paper, night; it is ignored',
    ]);
  });

  it('a game that is moved takes the settings of its new place', async () => {
    const table = await lay(
      `<solitaire-settings toolbar="none"><clock-solitaire deal="3" speed="instant"></clock-solitaire></solitaire-settings>
      <solitaire-settings toolbar="minimal" id="other"></solitaire-settings><p id="outside"></p>`,
    );
    const { element } = table;
    await table.tapTurned();
    const infoOf = (): Element | null => table.root.querySelector('[part~=info]');
    document.querySelector('#other')!.append(element);
    await until(() => hasToolbar(table) && !infoOf());
    document.querySelector('#outside')!.append(element);
    await until(() => infoOf() !== null);
    const first = document.querySelector('solitaire-settings')!;
    const move = (first as Partial<Mover>).moveBefore ?? first.append;
    move.call(first, element, null!);
    await until(() => !hasToolbar(table));
    expect(page.events.of('deal')).to.have.length(1);
  });

  it('the inner one of two wins, even if it comes later', async () => {
    const table = await lay(
      '<solitaire-settings toolbar="none" id="outer"><clock-solitaire deal="3" speed="instant"></clock-solitaire></solitaire-settings>',
    );
    expect(hasToolbar(table)).to.be.false;
    const inner = document.createElement('solitaire-settings');
    inner.setAttribute('toolbar', 'minimal');
    table.element.before(inner);
    inner.append(table.element);
    await until(() => hasToolbar(table));
    document.querySelector('#outer')!.setAttribute('toolbar', 'full');
    inner.setAttribute('toolbar', 'none');
    await until(() => !hasToolbar(table));
  });

  it('its settings reach every game inside; a game’s own attribute wins', async () => {
    const table = await lay(
      `<solitaire-settings toolbar="none" speed="instant"><section>
        <clock-solitaire deal="3"></clock-solitaire>
        <watch-solitaire toolbar="minimal"></watch-solitaire>
      </section></solitaire-settings>`,
    );
    const other = table.element.parentElement!.querySelector('watch-solitaire')!;
    expect(table.root.querySelector('[part~=toolbar]')).to.be.null;
    expect(other.shadowRoot!.querySelector('[part~=toolbar]')).to.not.be.null;
    expect(other.shadowRoot!.querySelector('[part~=info]')).to.be.null;
  });

  it('changed later, or with a value that is not understood', async () => {
    const table = await lay(
      '<solitaire-settings toolbar="none"><clock-solitaire deal="3" speed="instant"></clock-solitaire></solitaire-settings>',
    );
    const settings = table.element.parentElement!;
    await table.tapTurned();
    settings.setAttribute('toolbar', 'full');
    await until(() => table.controls('Restart').length === 1);
    settings.setAttribute('toolbar', 'odd');
    await until(() => page.watch.lines.length > 0);
    expect(page.watch.lines.splice(0)).to.have.length(1);
    expect(table.controls('Restart')).to.have.length(1);
    settings.removeAttribute('toolbar');
    await table.press('Undo');
    expect(page.events.of('deal'), 'no setting deals').to.have.length(1);
  });

  it('a value that is not understood is its own fault, whichever setting, and it says so once', async () => {
    const table = await lay(
      '<solitaire-settings><clock-solitaire></clock-solitaire><watch-solitaire></watch-solitaire></solitaire-settings>',
    );
    const settings = table.element.parentElement!;
    for (const [name, spec] of settingSpecs) {
      settings.setAttribute(name, 'odd');
      await until(() => page.watch.lines.length > 0);
      // Set again, and in the games' next updates, it is told no more.
      settings.removeAttribute(name);
      await (table.element as SolitaireElement).updateComplete;
      settings.setAttribute(name, ' odd ');
      await (table.element as SolitaireElement).updateComplete;
      expect(page.watch.lines.splice(0)).to.deep.equal([
        `<solitaire-settings>: ${settingFault(spec, 'odd')}; it is ignored`,
      ]);
      settings.removeAttribute(name);
    }
  });

  it('takes part in no layout', async () => {
    const table = await lay(
      '<solitaire-settings><clock-solitaire></clock-solitaire></solitaire-settings>',
    );
    expect(getComputedStyle(table.element.parentElement!).display).to.equal('contents');
  });

  it('leaves its own attributes alone; the page can set how it is displayed', async () => {
    const table = await lay(
      '<solitaire-settings toolbar="none"><clock-solitaire></clock-solitaire></solitaire-settings>',
    );
    const settings = table.element.parentElement!;
    expect(settings.getAttributeNames()).to.deep.equal(['toolbar']);
    settings.hidden = true;
    expect(table.element.offsetHeight).to.equal(0);
    settings.hidden = false;
    settings.style.display = 'block';
    expect(getComputedStyle(settings).display).to.equal('block');
    // What rewrites the attributes, as Turbo does, must not change it.
    settings.removeAttribute('style');
    expect(getComputedStyle(settings).display).to.equal('contents');
  });
});
