/** Tags are defined once, whoever was first, and classes without side effect. */
import { expect } from '@open-wc/testing';
import { ClockSolitaire } from '../../src/tags/clock.class.js';
import { TravellersSolitaire } from '../../src/tags/travellers.class.js';
import { WatchSolitaire } from '../../src/tags/watch.class.js';
import { listenToPage } from '../support/page.js';
import { lay } from '../support/table.js';

describe('definition', () => {
  const page = listenToPage();

  it('a class defines nothing by being loaded', () => {
    for (const tag of ['clock-solitaire', 'watch-solitaire', 'travellers-solitaire']) {
      expect(customElements.get(tag)).to.be.undefined;
    }
  });

  it('define() defines its tag; once more changes nothing and says nothing', async () => {
    ClockSolitaire.define();
    ClockSolitaire.define();
    expect(customElements.get('clock-solitaire')).to.equal(ClockSolitaire);
    const table = await lay('<clock-solitaire deal="3"></clock-solitaire>');
    expect(table.element).to.be.instanceOf(ClockSolitaire);
    expect(page.watch.lines).to.deep.equal([]);
  });

  it('a further tag of the same class is a subclass', async () => {
    ClockSolitaire.define('my-solitaire');
    ClockSolitaire.define('my-solitaire');
    const mine = customElements.get('my-solitaire')!;
    expect(mine).to.not.equal(ClockSolitaire);
    expect(mine.prototype).to.be.instanceOf(ClockSolitaire);
    const table = await lay('<my-solitaire deal="3" speed="instant"></my-solitaire>');
    await table.tapTurned();
    expect(page.events.last('move').game).to.equal('clock');
  });

  it('a class of the kit that the page has defined itself gets a subclass too', async () => {
    customElements.define('pages-own-solitaire', WatchSolitaire);
    WatchSolitaire.define();
    const kits = customElements.get('watch-solitaire')!;
    expect(kits.prototype).to.be.instanceOf(WatchSolitaire);
    const table = await lay('<watch-solitaire deal="3" speed="instant"></watch-solitaire>');
    await table.tapTurned();
    expect(page.events.last('move').game).to.equal('watch');
    expect(page.watch.lines).to.deep.equal([]);
  });

  it('a tag that other code has taken is left to it, with one line that names both', () => {
    class Other extends HTMLElement {}
    customElements.define('travellers-solitaire', Other);
    TravellersSolitaire.define();
    TravellersSolitaire.define();
    expect(customElements.get('travellers-solitaire')).to.equal(Other);
    const lines = page.watch.lines.splice(0);
    expect(lines).to.have.length(1);
    expect(lines[0]).to.match(
      /<travellers-solitaire> is already defined by other code; Hourhand \d+\.\d+\.\d+ doesn’t/,
    );
  });

  it('another version of the kit is named by its number', () => {
    class Older extends HTMLElement {
      static version = '0.0.1';
    }
    customElements.define('older-solitaire', Older);
    ClockSolitaire.define('older-solitaire');
    const lines = page.watch.lines.splice(0);
    expect(lines).to.have.length(1);
    expect(lines[0]).to.match(/by Hourhand 0\.0\.1; Hourhand \d+\.\d+\.\d+ doesn’t replace it/);
  });

  it('a page’s own subclass plays by its own name', async () => {
    class Mine extends ClockSolitaire {
      static override readonly tag = 'subclassed-solitaire';
    }
    Mine.define();
    expect(customElements.get('subclassed-solitaire')).to.equal(Mine);
    const table = await lay(
      '<subclassed-solitaire deal="70" speed="instant"></subclassed-solitaire>',
    );
    await table.follow();
    expect(page.events.of('loss')).to.have.length(1);
  });
});
