/** What steel, brass and wood are painted with. */
import { expect } from '@open-wc/testing';
import '../../src/hourhand.js';
import type { SolitaireElement } from '../../src/element/solitaire-element.js';
import { media } from '../support/commands.js';
import { show, themes } from '../support/looks.js';
import { listenToPage } from '../support/page.js';
import { type Table, until } from '../support/table.js';
import { bigBenWon } from './lines.js';

const partOf = ({ root }: Table, selector: string): Element => {
  const found = root.querySelector(`.dial ${selector}`);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};
const fillOf = (table: Table, selector: string): string =>
  getComputedStyle(partOf(table, selector)).fill;

/** Game, what is of a material there, and the name of its gradient or pattern. */
const MATERIALS = [
  ['watch-solitaire', '.metal', 'steel'],
  ['watch-solitaire', '.bezel', 'polish'],
  ['watch-solitaire', '.brass', 'gilt'],
  ['grandfathers-clock-solitaire', '.ground.wood', 'timber'],
  ['grandfathers-clock-solitaire', '.grain', 'grain'],
] as const;

describe('steel, brass and wood', () => {
  listenToPage();
  afterEach(() => media({}));

  for (const theme of themes) {
    it(`catch the light: ${theme || 'no theme'}`, async () => {
      for (const [tag, selector, name] of MATERIALS) {
        const table = await show(tag, 'deal="21"', { theme, scheme: 'light' });
        await until(() => fillOf(table, selector).includes(`#${name}`), `${selector} has ${name}`);
        const paint = partOf(table, `#${name}`);
        const stops = [...paint.querySelectorAll('stop')].map((one) => getComputedStyle(one));
        const colours = new Set(stops.map(({ stopColor }) => stopColor));
        if (name === 'grain') expect(paint.querySelector('path')).to.exist;
        else expect(colours.size, `${name} in ${theme}`).to.be.at.least(3);
      }
    });
  }

  it('a palace is lit by lamps once its game is won, brightest in the middle', async () => {
    const attributes = `deal="${bigBenWon.deal}"`;
    const table = await show('big-ben-solitaire', attributes, { theme: '', scheme: 'light' });
    await until(() => table.root.querySelector('.details') !== null);
    expect(fillOf(table, '.inside')).to.not.include('lamps');
    for (const token of bigBenWon.moves) (table.element as SolitaireElement).play(token);
    await until(() => fillOf(table, '.inside').includes('#lamps'), 'the lamps are lit');
    const stops = [...partOf(table, '#lamps').querySelectorAll('stop')];
    const light = stops.map((stop) => {
      const [, r, g, b] = /([\d.]+) ([\d.]+) ([\d.]+)/.exec(getComputedStyle(stop).stopColor)!;
      return Number(r) + Number(g) + Number(b);
    });
    expect(light.indexOf(Math.max(...light))).to.equal((stops.length - 1) / 2);
    await media({ 'forced-colors': 'active' });
    await until(() => !fillOf(table, '.inside').includes('url'), 'they are plain');
  });

  it('are plain in forced colours, and take no ink in print', async () => {
    for (const features of [{ 'forced-colors': 'active' }, { type: 'print' }] as const) {
      for (const [tag, selector, name] of MATERIALS) {
        const table = await show(tag, 'deal="21"', { theme: '', scheme: 'light' });
        await until(() => fillOf(table, selector).includes(`#${name}`), `${selector} has ${name}`);
        await media(features);
        await until(() => !fillOf(table, selector).includes('url'), `${selector} is plain`);
        if (tag.startsWith('grand')) expect(fillOf(table, selector)).to.equal('none');
        await media({});
      }
    }
  });
});
