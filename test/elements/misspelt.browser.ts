/** An attribute that is nearly one of the kit's is told on the console; one of anybody else is not. */
import { expect } from '@open-wc/testing';
import '../../src/hourhand.js';
import { meant } from '../../src/element/misspelt.js';
import { listenToPage } from '../support/page.js';
import { lay, put, Table, until } from '../support/table.js';

/** What any element of HTML takes, and what frameworks and libraries write on elements. */
const OTHERS =
  `accesskey anchor autocapitalize autocorrect autofocus class contenteditable dir draggable enterkeyhint
  exportparts form hidden id inert inputmode is itemid itemprop itemref itemscope itemtype lang nonce part popover role
  slot spellcheck style tabindex title translate virtualkeyboardpolicy writingsuggestions align width height value type
  src href alt for data media loading reserve data-theme data-deal data-hand aria-label aria-labelledby onclick onload
  key ref v-cloak v-if v-model x-data x-show x-on hx-get hx-target ng-version ng-reflect-deal ng-reflect-theme
  _ngcontent-abc-c1 client:load q:key wire:key bis_skin_checked cz-shortcut-listen data-v-7ba5bd90
  b-k2x9 astro-island up-keep`.split(/\s+/);

const observed = (tag: string): readonly string[] =>
  (customElements.get(tag) as unknown as { observedAttributes: string[] }).observedAttributes;

describe('a misspelt attribute', () => {
  const page = listenToPage();

  /** @returns what is told of a game's tag, once all of it has loaded */
  async function told(markup: string): Promise<string[]> {
    await lay(markup);
    await until(() => page.watch.lines.length > 0, 'something is told');
    return page.watch.lines.splice(0);
  }

  it('is told once, with the right name', async () => {
    const tag = 'grandfathers-clock-solitaire';
    expect(
      await told(
        `<${tag} dael="4" them="felt" tableauwrap="none" storagekey="a" class="deals"></${tag}>`,
      ),
    ).to.deep.equal([
      `<${tag}>: there is no attribute dael; did you mean deal?`,
      `<${tag}>: there is no attribute them; did you mean theme?`,
      `<${tag}>: there is no attribute tableauwrap; did you mean tableau-wrap?`,
      `<${tag}>: there is no attribute storagekey; did you mean storage-key?`,
    ]);
  });

  it('so is one that is turned on by a word for off', async () => {
    const tag = 'clock-solitaire';
    expect(
      await told(`<${tag} in-place="no" winnable="off" theme="felt" autofocus="no"></${tag}>`),
    ).to.deep.equal([
      `<${tag}>: in-place="no" turns in-place on; write "false", or leave it out`,
      `<${tag}>: winnable="off" turns winnable on; write "false", or leave it out`,
    ]);
    await lay(`<${tag} in-place="false" winnable="true"></${tag}>`);
  });

  it('is told of <solitaire-settings>, which lies around several games', async () => {
    const lines = await told(
      `<solitaire-settings toolbr="none">
        <clock-solitaire deal="3"></clock-solitaire><watch-solitaire deal="3"></watch-solitaire>
      </solitaire-settings>`,
    );
    const other = document.querySelector('watch-solitaire')!;
    await Table.of(other);
    await until(() => other.shadowRoot!.querySelector('[part~=menu]') !== null);
    expect([...lines, ...page.watch.lines.splice(0)]).to.deep.equal([
      '<solitaire-settings>: there is no attribute toolbr; did you mean toolbar?',
    ]);
  });

  it('is told of <solitaire-daily>', async () => {
    put('<solitaire-daily storage="none" guid="on"></solitaire-daily>');
    await until(() => page.watch.lines.length > 0, 'something is told');
    expect(page.watch.lines.splice(0)).to.deep.equal([
      '<solitaire-daily>: there is no attribute guid; did you mean guide?',
    ]);
  });

  it('is told as one of games where it is on what lies around them', async () => {
    const game = '<clock-solitaire></clock-solitaire>';
    expect(await told(`<solitaire-settings deal="7">${game}</solitaire-settings>`)).to.deep.equal([
      '<solitaire-settings>: deal is an attribute of games, and does nothing here',
    ]);
  });

  it('is told as one that does nothing by itself', async () => {
    expect(await told('<clock-solitaire arrows="c1-c4"></clock-solitaire>')).to.deep.equal([
      '<clock-solitaire>: arrows needs replay or position, and draws nothing without',
    ]);
  });

  it('is not what others write on elements, nor an attribute of the kit', () => {
    for (const tag of ['big-ben-solitaire', 'solitaire-settings', 'solitaire-daily']) {
      const names = observed(tag);
      const found = [...OTHERS, ...names].filter((name) => meant(name, names));
      expect(found, tag).to.deep.equal([]);
    }
  });

  it('is one or two letters away, exchanged, or without its hyphens', () => {
    const names = observed('big-ben-solitaire');
    const right = (...written: string[]): unknown[] => written.map((name) => meant(name, names));
    expect(right('layuot', 'verbositty', 'winable', 'automove')).to.deep.equal([
      'layout',
      'verbosity',
      'winnable',
      'auto-move',
    ]);
    expect(right('gap_build', 'fillorder', 'sounds', 'dayzone')).to.deep.equal([
      'gap-build',
      'fill-order',
      'sound',
      'day-zone',
    ]);
    expect(right('seed')).to.deep.equal(['deal']);
    expect(right('hint', 'name-of-it', 'colour')).to.deep.equal([undefined, undefined, undefined]);
  });
});
