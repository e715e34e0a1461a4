/** `keys="scan"` in the middle of a page that is longer than the window, which a switch can't scroll. */
import { expect } from '@open-wc/testing';
import '../../src/hourhand.js';
import { choose } from '../../src/settings/choose.js';
import { listenToPage } from '../support/page.js';
import { PACE, press, sitAtSwitch } from '../support/switches.js';
import { frames, type Table, until } from '../support/table.js';
import { pass } from '../support/time.js';
import { grandfathersClockWon } from './lines.js';

/** What is shown ends with a question mark. */
const SHOWN = /\?$/;

/** Whether all of an element lies between an upper and a lower edge, with what rounding leaves. */
function isWithin(element: Element, upper: number, lower: number): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= upper - 1 && bottom <= lower + 1;
}
const bar = ({ root }: Table): Element => root.querySelector('[part~=status-bar]')!;

const { deal } = grandfathersClockWon;
const GAME = `<grandfathers-clock-solitaire deal="${deal}" keys="scan" storage="none"></grandfathers-clock-solitaire>`;
const text = (height: number): string => `<p style="height: ${height}px; margin: 0">Text.</p>`;

describe('scanning in a long page', () => {
  const page = listenToPage();

  afterEach(() => choose('scan-pace', undefined, false));

  const rings = ({ root }: Table): number => root.querySelectorAll('.hint .hinted').length;

  it('the first press brings the whole game into view, and so does each that finds it cut', async () => {
    const table = await sitAtSwitch(text(250) + GAME + text(2000), 1280, 1000);
    const isWhole = (): boolean => isWithin(table.element, 0, innerHeight);
    expect(isWhole(), 'it stands too low').to.be.false;
    expect(table.element.getBoundingClientRect().height, 'there is room').to.be.below(1000);
    await press('Space');
    expect(isWhole()).to.be.true;
    expect(table.message).to.match(SHOWN);
    expect(page.events.of('move')).to.have.length(0);
    await until(() => rings(table) === 1);
    // Half of it is seen: that is enough to know what is chosen.
    scrollTo({ top: 0, behavior: 'instant' });
    expect(isWhole()).to.be.false;
    await press('Space');
    expect(isWhole()).to.be.true;
    expect(page.events.of('move'), 'what was seen is chosen').to.have.length(1);
  });

  it('where there is no room for the whole, the bar with the question is in view', async () => {
    const table = await sitAtSwitch(text(300) + GAME + text(2000), 1280, 440);
    expect(table.element.getBoundingClientRect().height, 'no room').to.be.above(440);
    expect(isWithin(bar(table), 0, innerHeight)).to.be.false;
    await press('Space');
    expect(isWithin(bar(table), 0, innerHeight)).to.be.true;
  });

  for (const pace of ['2', 'switch'] as const) {
    it(`scrolled away, a press chooses nothing, and begins the turn anew: pace ${pace}`, async () => {
      choose('scan-pace', pace, false);
      const table = await sitAtSwitch(text(250) + GAME + text(3000), 1280, 1000);
      await press('Space');
      const first = table.message;
      if (pace === 'switch') await press('Space');
      else await pass(PACE);
      expect(table.message).to.not.equal(first);
      scrollTo({ top: 2500, behavior: 'instant' });
      await frames(1);
      expect(table.element.getBoundingClientRect().bottom).to.be.below(0);
      await press('Enter');
      expect(page.events.of('move'), 'nothing is chosen unseen').to.have.length(0);
      expect(isWithin(table.element, 0, innerHeight)).to.be.true;
      expect(table.message, 'anew').to.equal(first);
      await press('Enter');
      expect(page.events.of('move')).to.have.length(1);
    });
  }

  it('comes into view of what scrolls around it, too', async () => {
    const table = await sitAtSwitch(
      `<div style="height: 800px; overflow: auto">${text(900)}${GAME}${text(900)}</div>`,
      1280,
      1000,
    );
    const around = table.element.parentElement!.getBoundingClientRect();
    await press('Space');
    expect(isWithin(bar(table), around.top, around.bottom)).to.be.true;
    const first = table.message;
    await pass(PACE);
    table.element.parentElement!.scrollTo({ top: 0, behavior: 'instant' });
    await press('Space');
    expect(page.events.of('move'), 'nothing is chosen unseen').to.have.length(0);
    expect(isWithin(bar(table), around.top, around.bottom)).to.be.true;
    expect(table.message).to.equal(first);
  });

  it('is played where boxes do not tell that it is seen: fixed in what shows nothing else', async () => {
    const table = await sitAtSwitch(
      `<div style="overflow: hidden; height: 0"><div style="position: fixed; inset: 0 300px auto">${GAME}</div></div>`,
      1280,
      1000,
    );
    await press('Space', 'Space');
    expect(table.message).to.not.match(SHOWN);
    expect(page.events.of('move')).to.have.length(1);
  });
});
