/** The space of `<solitaire-daily>` before its script comes. */
import { expect } from '@open-wc/testing';
import { SolitaireDaily } from '../../src/daily/solitaire-daily.class.js';
import { DAY_GAME } from '../../src/element/day-line.js';
import { reserveStyles } from '../../src/element/reserve.js';
import { gameOfDay } from '../../src/rules/index.js';
import { leaveOut } from '../support/commands.js';
import { GAMES } from '../support/late.js';
import { Copy } from '../support/network.js';
import { listenToPage } from '../support/page.js';
import '../support/painted.js';
import { ownStorage } from '../support/storage.js';
import { Tab } from '../support/tab.js';
import { frames, put, screen, Table, until } from '../support/table.js';
import { setDate } from '../support/time.js';

/** A day whose game has the size that is reserved, and one whose game has another. */
const [LIKELY, OTHER] = ['2026-11-25', '2026-11-24'];

let count = 0;

/** From now on, 30 ms pass between two looks at the time. */
function passTime(performance: Performance): void {
  let time = performance.now();
  performance.now = () => (time += 30);
}

describe('the space of the game of the day before its script comes', () => {
  listenToPage();
  ownStorage();
  afterEach(() => setDate());

  /** A tag that comes late, what it was like until then, and what it has moved. */
  async function comes(
    date: string,
    width: number,
    attributes = '',
  ): Promise<{ element: SolitaireDaily; reserved: number; shifts: string[] }> {
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) {
      leaveOut('it does not report layout shifts');
    }
    setDate(`${date}T10:00:00Z`);
    await screen(width, 800);
    const { game, layout } = GAMES.find((one) => one.game.id === DAY_GAME)!;
    const tag = `late-daily-${++count}`;
    const box = put(`<style>${reserveStyles([{ tag, game, layout, isDaily: true }])}</style>
      <h1>Before</h1>
      <${tag} speed="instant" day-zone="utc" ${attributes}><p>A game a day</p></${tag}>
      <p>After</p>`);
    const element = box.querySelector<SolitaireDaily>(tag)!;
    await frames(3);
    const reserved = element.offsetHeight;
    const shifts: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    // Each is a class of its own.
    customElements.define(tag, class extends SolitaireDaily {});
    await until(() => element.matches(':state(playing)'));
    await Table.of(element.game!);
    await frames(3);
    shifts.push(...observer.takeRecords());
    observer.disconnect();
    // With those soon after a press or a change of the window’s size, which the browser would excuse.
    return { element, reserved, shifts: shifts.map((shift) => JSON.stringify(shift)) };
  }

  it('is that of the game which is meant', () => {
    expect(gameOfDay(LIKELY!).game).to.equal(DAY_GAME);
    expect(gameOfDay(OTHER!).game).to.not.equal(DAY_GAME);
  });

  for (const width of [320, 390, 768, 1280]) {
    it(`at ${width} pixels: nothing moves on most days`, async () => {
      for (const attributes of ['', 'toolbar="none"', 'storage="none" theme="felt"']) {
        const { element, reserved, shifts } = await comes(LIKELY!, width, attributes);
        expect(element.offsetHeight, attributes).to.equal(reserved);
        expect(shifts.join('; '), attributes).to.equal('');
      }
    });
  }

  for (const isSlow of [false, true]) {
    const where = isSlow ? ', also where each step of drawing takes long' : '';
    it(`is the game’s as soon as that is drawn, although the days in a row come later${where}`, async () => {
      const { game, layout } = GAMES.find((one) => one.game.id === DAY_GAME)!;
      const copy = await Copy.make({ held: ['daily/streak'] });
      const styles = reserveStyles([{ tag: 'solitaire-daily', game, layout, isDaily: true }]);
      const shifts: PerformanceEntry[] = [];
      const tab = await Tab.open(
        `<solitaire-daily speed="instant" day-zone="utc" theme="felt"><style>${styles}</style></solitaire-daily>`,
        (window) => {
          if (isSlow) passTime(window.performance);
          window.Date.now = () => Date.parse(`${LIKELY}T10:00:00Z`);
          new window.PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
            type: 'layout-shift',
          });
        },
        new URL(copy.url('daily/solitaire-daily.ts'), location.href).href,
      );
      const element = tab.window.document.querySelector('solitaire-daily')!;
      const streak = element.shadowRoot!.querySelector('[part=streak]')!;
      await until(() => element.matches(':state(playing)'), 'the game is drawn');
      const { width } = element.game!.getBoundingClientRect();
      expect(width).to.equal(element.offsetWidth);
      expect(streak.textContent).to.equal('');
      await copy.release('daily/streak');
      await until(() => streak.textContent !== '', 'the days in a row');
      await frames(3);
      expect(JSON.stringify(shifts)).to.equal('[]');
      tab.close();
    });
  }

  it('on other days it ends with the game, which is as high as it needs to be', async () => {
    const { element, reserved } = await comes(OTHER!, 390);
    expect(element.offsetHeight).to.not.equal(reserved);
    const [tag, game] = [element, element.game!].map((one) => one.getBoundingClientRect());
    expect(tag!.bottom).to.be.closeTo(game!.bottom, 1);
    expect(getComputedStyle(element, '::before').content).to.equal('none');
  });
});
