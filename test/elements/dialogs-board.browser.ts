/** The styles of dialogs come into the same shadow root as the board's: they leave the board as it is. */
import { expect } from '@open-wc/testing';
import '../../src/hourhand.js';
import { DIALOGS } from '../../src/game/index.js';
import { ownStorage } from '../support/storage.js';
import { frames, keys, lay, type Table, until } from '../support/table.js';

const NAMES = [
  ...['display', 'opacity', 'margin', 'width', 'height', 'fill', 'stroke'],
  ...['stroke-width', 'stroke-linejoin', 'vector-effect', 'shape-rendering', 'overflow'],
];

/** What is drawn on the table besides cards. */
const dialOf = ({ root }: Table): Element[] => [
  ...root.querySelectorAll('.board :is(.dial, .dial *)'),
];

const stylesOf = (drawn: readonly Element[]): string[] =>
  drawn.map((one) => {
    const style = getComputedStyle(one);
    const values = NAMES.map((name) => `${name}: ${style.getPropertyValue(name)}`);
    return `${one.localName}.${one.classList.value} ${values.join('; ')}`;
  });

describe('a dialog', () => {
  ownStorage();

  for (const name of DIALOGS) {
    it(`${name} leaves the board as it is`, async () => {
      const table = await lay('<clock-solitaire deal="7" speed="instant"></clock-solitaire>');
      await table.still();
      const dial = dialOf(table);
      const before = stylesOf(dial);
      expect(before.length).to.be.above(20);
      const press = async (part: string): Promise<void> => {
        const find = () => table.root.querySelector<HTMLElement>(`button[part~=${part}]`);
        await until(() => find() !== null);
        find()!.click();
      };
      await press('menu');
      await press(name);
      await until(() => table.root.querySelector('dialog[open]:not(.menu)') !== null);
      await frames(3);
      expect(stylesOf(dial)).to.deep.equal(before);
      await keys('Escape');
    });
  }
});
