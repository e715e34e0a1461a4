/** The space of a game before its script comes: it is as large as the game, whatever is around it. */
import { expect } from '@open-wc/testing';
import { choose } from '../../src/board/geometry/arrange.js';
import { reserveStyles } from '../../src/element/reserve.js';
import { resolveOptions } from '../../src/rules/engine.js';
import { BigBenSolitaire } from '../../src/tags/big-ben.class.js';
import { ClockSolitaire } from '../../src/tags/clock.class.js';
import { TravellersSolitaire } from '../../src/tags/travellers.class.js';
import '../../src/hourhand.js';
import { media } from '../support/commands.js';
import { knowGames } from '../support/known.js';
import { comeLate, comeLateTogether, GAMES, sizeOf } from '../support/late.js';
import { listenToPage } from '../support/page.js';
import { put, screen, type Table, until } from '../support/table.js';
import { some } from '../support/thorough.js';

const boardOf = ({ root }: Table): HTMLElement => root.querySelector('[part~=board]')!;

const SIZES = [
  [740, 360],
  [320, 568],
  [1024, 1366],
  [520, 300],
  [844, 390],
  [320, 200],
  [590, 900],
  [390, 844],
  // 82 % of it is a number and a half.
  [1404, 925],
] as const;

describe('the space of a game before its script comes, in boxes of all kinds', () => {
  listenToPage();
  afterEach(() => knowGames());
  // A scrollbar would make boxes narrower than they are meant to be, in some browsers.
  before(() => document.documentElement.style.setProperty('overflow', 'hidden'));
  after(() => document.documentElement.style.removeProperty('overflow'));

  for (const [i, Game] of GAMES.entries()) {
    it(`<${Game.tag}>`, async () => {
      for (const [width, height] of some(SIZES, 3, i)) {
        const places = ['', 'toolbar="none" layout="rows"', 'toolbar="minimal" layout="dial"'].map(
          (attributes) => ({ attributes: `speed="instant" ${attributes}` }),
        );
        await comeLateTogether(Game, places, width, height);
      }
    });
  }

  it('the same in a page whose reset reaches pseudo-elements, and comes later', async () => {
    const reset = new CSSStyleSheet();
    reset.replaceSync(
      '*, *::before, *::after { box-sizing: border-box; padding: 0; border: 0; font: inherit }',
    );
    document.adoptedStyleSheets.push(reset);
    try {
      for (const Game of GAMES) {
        const places = [{ attributes: 'speed="instant"' }];
        for (const width of [320, 1024]) await comeLateTogether(Game, places, width, 568);
      }
    } finally {
      document.adoptedStyleSheets.pop();
    }
  });

  it('reserves the arrangement that is chosen, at every width', async () => {
    const tagOf = ({ tag }: { tag: string }): string => `chosen-${tag}`;
    const tags = GAMES.map((Game) => ({ tag: tagOf(Game), game: Game.game, layout: Game.layout }));
    const widths = some(
      Array.from({ length: 130 }, (_, i) => 176 + 9.3 * i),
      3,
    );
    for (const height of [340, 700, 1111]) {
      await screen(1000, height);
      const room = Math.max(144, 0.82 * height);
      for (const Game of GAMES) {
        const kinds = ['auto', 'dial', 'rows'] as const;
        const all = kinds.flatMap((kind) => widths.map((width) => ({ kind, width })));
        // A diagram has neither toolbar nor status bar, but the same board, over a caption.
        const diagrams = all.map(
          ({ kind, width }) =>
            `<div style="width: ${width}px"><${tagOf(Game)} position="" layout="${kind}"></${tagOf(Game)}></div>`,
        );
        const box = put(`<style>${reserveStyles(tags)}</style>
          <div style="font: 16px/1.5 sans-serif">${diagrams.join('')}</div>`);
        const piles = Game.game.create(resolveOptions(Game.game, {}).options).piles;
        const arrangements = Game.layout(piles, 'right');
        for (const [i, element] of [...box.querySelectorAll<HTMLElement>('[position]')].entries()) {
          const { kind, width } = all[i]!;
          const { arrangement, scale } = choose(arrangements, kind, width, room, 1e5);
          const caption = 12.8 + 1.36 * 16;
          expect(
            element.getBoundingClientRect().height,
            `${Game.tag} ${kind}, ${width} × ${height}`,
          ).to.be.closeTo(scale * arrangement.height + caption, 0.1);
        }
        box.remove();
      }
    }
  });

  it('an upright phone shows toolbar, board and message at once, to a new player too', async () => {
    for (const Game of GAMES) {
      const { table } = await comeLate(Game, '', 390, 844, '%', { pointer: 'coarse' });
      await until(() => table.message !== '', 'there is a message');
      // Pages have a margin, too.
      expect(table.element.offsetHeight, Game.tag).to.be.at.most(844 - 8);
    }
  });

  it('a phone on its side shows toolbar, board and message at once', async () => {
    const onPhone = async (
      Game: (typeof GAMES)[number],
      [width, height]: readonly [number, number],
      attributes = '',
    ): Promise<Table> => {
      const instant = `speed="instant" ${attributes}`;
      return (await comeLate(Game, instant, width, height, '%', { pointer: 'coarse' })).table;
    };
    const cardOf = (table: Table): number =>
      parseFloat(boardOf(table).style.getPropertyValue('--_card'));
    /** From the top of the game to the end of its message. */
    const endOf = ({ element, root }: Table): number =>
      root.querySelector('.message')!.getBoundingClientRect().bottom -
      element.getBoundingClientRect().top;
    for (const Game of GAMES) {
      const table = await onPhone(Game, [844, 390]);
      expect(table.element.offsetHeight, Game.tag).to.be.at.most(390);
      expect(cardOf(table), Game.tag).to.be.at.least(44);
      expect(table.message).to.not.equal('');
      // Pages have a margin, too.
      expect(endOf(table), Game.tag).to.be.at.most(390 - 16);
      for (const [width, height] of [
        [740, 360],
        [667, 375],
      ] as const) {
        const end = endOf(await onPhone(Game, [width, height]));
        expect(end, `${Game.tag} ${width} × ${height}`).to.be.at.most(height);
      }
    }
    // Cards that can be touched come before seeing all of them.
    expect(cardOf(await onPhone(ClockSolitaire, [667, 340]))).to.be.closeTo(44, 0.1);
    await onPhone(BigBenSolitaire, [667, 375], 'theme="felt" toolbar="minimal"');
    await media({});
  });

  it('what a page chooses: another pack, a theme, a height, settings around it', async () => {
    const instant = 'speed="instant"';
    await comeLate(TravellersSolitaire, `deck="32" ${instant}`, 600, 800);
    await comeLate(TravellersSolitaire, `deck="32" ${instant}`, 300, 800);
    for (const style of [
      'height: 300px',
      'aspect-ratio: 1',
      '--solitaire-max-block-size: 500px',
      '--solitaire-padding: 10px 20px',
    ]) {
      await comeLate(ClockSolitaire, `style="${style}" ${instant}`, 600, 800);
    }
    await comeLate(ClockSolitaire, instant, 600, 800, '<div style="font-size: 20px">%</div>');
    const settings = '<solitaire-settings toolbar="none">%</solitaire-settings>';
    await comeLate(ClockSolitaire, instant, 600, 800, settings);
    await comeLate(ClockSolitaire, `toolbar="minimal" ${instant}`, 600, 800, settings);
    const felt = '<solitaire-settings theme="felt">%</solitaire-settings>';
    await comeLate(ClockSolitaire, instant, 600, 800, felt);
  });

  it('large text, and space between its lines: the first message to a new player has room', async () => {
    knowGames('');
    const fonts = ['16px/1.55', '17px/1.2', '18px/1.6', '24px/1.5'];
    const places = fonts.map((font) => ({
      attributes: 'speed="instant"',
      around: `<div style="font: ${font} sans-serif">%</div>`,
    }));
    for (const width of [200, 300, 480, 1000]) {
      const late = await comeLateTogether(ClockSolitaire, places, width, 900);
      for (const [i, { table, reserved }] of late.entries()) {
        await until(() => /fourth king/.test(table.message));
        expect(sizeOf(table.element), `${fonts[i]} at ${width} pixels`).to.equal(reserved);
      }
    }
  });

  it('what stands in the tag where scripts don’t run is in its space', async () => {
    const { table } = await comeLate(ClockSolitaire, '', 600, 800);
    const box = put(`<${table.element.localName}>Fallback</${table.element.localName}>`);
    expect(box.offsetHeight).to.equal(table.element.offsetHeight);
  });
});
