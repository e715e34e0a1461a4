/** Layout shifts: a game's space before its script comes, and while it is played. */
import { expect } from '@open-wc/testing';
import { BigBenSolitaire } from '../../src/tags/big-ben.class.js';
import { ClockSolitaire } from '../../src/tags/clock.class.js';
import { GermanClockSolitaire } from '../../src/tags/german-clock.class.js';
import { GrandfathersClockSolitaire } from '../../src/tags/grandfathers-clock.class.js';
import { HideAndSeekSolitaire } from '../../src/tags/hide-and-seek.class.js';
import { reserveStyles } from '../../src/element/reserve.js';
import type { SolitaireElement } from '../../src/element/solitaire-element.js';
import { TravellersSolitaire } from '../../src/tags/travellers.class.js';
import { WanderingCardSolitaire } from '../../src/tags/wandering-card.class.js';
import { WatchSolitaire } from '../../src/tags/watch.class.js';
import '../../src/hourhand.js';
import { leaveOut, media, type MediaFeatures } from '../support/commands.js';
import { knowGames } from '../support/known.js';
import { listenToPage } from '../support/page.js';
import '../support/painted.js';
import { frames, put, screen, Table, until } from '../support/table.js';
import { bigBenLost } from './lines.js';

const GAMES = [
  ClockSolitaire,
  WatchSolitaire,
  TravellersSolitaire,
  HideAndSeekSolitaire,
  GrandfathersClockSolitaire,
  BigBenSolitaire,
  GermanClockSolitaire,
  WanderingCardSolitaire,
];

const cleanups: (() => void)[] = [];
afterEach(() => cleanups.splice(0).forEach((clean) => clean()));

const boardOf = ({ root }: Table): HTMLElement => root.querySelector('[part~=board]')!;
const verdictOf = ({ root }: Table): string | undefined =>
  root.querySelector('[part=verdict]')?.textContent.trim();
const baseOf = ({ root }: Table): HTMLElement => root.querySelector('[part~=base]')!;

describe('the space of a game before its script comes', () => {
  listenToPage();
  let count = 0;

  /** What has been moved on the page since the call, without its owner having done anything. */
  function listenToShifts(): () => Promise<string[]> {
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) {
      leaveOut('it does not report layout shifts');
    }
    const shifts: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    return async () => {
      await frames(3);
      shifts.push(...observer.takeRecords());
      observer.disconnect();
      return shifts.map((shift) => JSON.stringify(shift));
    };
  }

  interface Late {
    readonly reserved: string;
    readonly shifts: string[];
    readonly table: Table;
  }

  /** Puts a game on the page whose element is defined only after the page has been painted. */
  async function comeLate(
    Game: (typeof GAMES)[number],
    attributes: string,
    width: number,
    height: number,
    around = '%',
    features?: MediaFeatures,
  ): Promise<Late> {
    const [late] = await comeLateTogether(Game, [{ attributes, around }], width, height, features);
    return late!;
  }

  /** The same, for several tags of a game on one page: that takes much less time than one after another. */
  async function comeLateTogether(
    Game: (typeof GAMES)[number],
    places: readonly { readonly attributes: string; readonly around?: string }[],
    width: number,
    height: number,
    features?: MediaFeatures,
  ): Promise<Late[]> {
    const tag = `late-${++count}-solitaire`;
    await screen(width, height);
    // The driver's screen has a mouse whenever it gets another size.
    if (features) await media(features);
    const sheet = document.createElement('style');
    sheet.textContent = reserveStyles([{ tag, game: Game.game, layout: Game.layout }]);
    document.head.append(sheet);
    cleanups.push(() => sheet.remove());
    const tags = places.map(({ attributes, around = '%' }) =>
      around.replace('%', `<${tag} deal="21" ${attributes}></${tag}>`),
    );
    const box = put(`<h1>Before</h1>${tags.join('<p>Between</p>')}<p>After</p>`);
    await frames(3);
    const shiftsSince = listenToShifts();
    const elements = [...box.querySelectorAll<SolitaireElement>(tag)];
    const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement): string =>
      `${offsetWidth} × ${offsetHeight}`;
    const reserved = elements.map(sizeOf);
    Game.define(tag);
    const tables: Table[] = [];
    for (const [i, element] of elements.entries()) {
      const table = await Table.of(element);
      // Without motion the size is there at once; what comes later is seen by the tests with motion.
      if (!places[i]!.attributes.includes('speed="instant"')) await table.still();
      tables.push(table);
    }
    await frames(3);
    for (const [i, element] of elements.entries()) {
      const { attributes, around = '' } = places[i]!;
      expect(sizeOf(element), `the reserved size, ${attributes} ${around}`).to.equal(reserved[i]);
    }
    const shifts = await shiftsSince();
    return tables.map((table, i) => ({ reserved: reserved[i]!, shifts, table }));
  }

  for (const Game of GAMES) {
    for (const width of [200, 360, 768, 1280]) {
      it(`<${Game.tag}> at ${width} pixels: nothing moves`, async () => {
        const { shifts } = await comeLate(Game, '', width, 800);
        expect(shifts).to.deep.equal([]);
      });
    }
    it(`<${Game.tag}> in boxes of all kinds`, async () => {
      for (const [width, height] of [
        [740, 360],
        [320, 568],
        [1024, 1366],
        [520, 300],
        [844, 390],
        [320, 200],
        [590, 900],
      ] as const) {
        const places = ['', 'toolbar="none" layout="rows"', 'toolbar="minimal" layout="dial"'].map(
          (attributes) => ({ attributes: `speed="instant" ${attributes}` }),
        );
        await comeLateTogether(Game, places, width, height);
      }
    });
  }

  it('a phone on its side shows toolbar, board and message at once', async () => {
    cleanups.push(() => void media({}));
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
    for (const Game of GAMES) {
      const table = await onPhone(Game, [844, 390]);
      expect(table.element.offsetHeight, Game.tag).to.be.at.most(390);
      expect(cardOf(table), Game.tag).to.be.at.least(44);
      expect(table.message).to.not.equal('');
    }
    // Cards that can be touched come before seeing all of them.
    expect(cardOf(await onPhone(ClockSolitaire, [667, 340]))).to.be.closeTo(44, 0.1);
    await onPhone(BigBenSolitaire, [667, 375], 'theme="felt" toolbar="minimal"');
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
    const { shifts, table } = await comeLate(ClockSolitaire, 'theme="felt"', 600, 800);
    await until(() => getComputedStyle(baseOf(table)).paddingTop === '12px');
    expect(shifts).to.deep.equal([]);
  });

  it('large text, and space between its lines: the first message to a new player has room', async () => {
    knowGames('');
    cleanups.push(() => knowGames());
    const fonts = ['16px/1.55', '17px/1.2', '18px/1.6', '24px/1.5'];
    const places = fonts.map((font) => ({
      attributes: 'speed="instant"',
      around: `<div style="font: ${font} sans-serif">%</div>`,
    }));
    for (const width of [200, 300, 480, 1000]) {
      const late = await comeLateTogether(ClockSolitaire, places, width, 900);
      for (const [i, { table, reserved }] of late.entries()) {
        await until(() => /fourth king/.test(table.message));
        const { offsetWidth, offsetHeight } = table.element;
        const now = `${offsetWidth} × ${offsetHeight}`;
        expect(now, `${fonts[i]} at ${width} pixels`).to.equal(reserved);
      }
    }
  });

  it('what stands in the tag where scripts don’t run is in its space', async () => {
    const { table } = await comeLate(ClockSolitaire, '', 600, 800);
    const box = put(`<${table.element.localName}>Fallback</${table.element.localName}>`);
    expect(box.offsetHeight).to.equal(table.element.offsetHeight);
  });

  for (const width of [200, 360, 768, 1280]) {
    it(`the status line changes at ${width} pixels: the box stays`, async () => {
      await screen(width, 800);
      const box = put(
        `<big-ben-solitaire deal="${bigBenLost.deal}" speed="instant" verdict="on"></big-ben-solitaire>`,
      );
      const table = await Table.of(box.firstElementChild as HTMLElement);
      const element = table.element as SolitaireElement;
      const sizes = new Set<string>();
      const note = (): void =>
        void sizes.add(`${element.offsetHeight}, ${boardOf(table).offsetHeight}`);
      note();
      for (const token of bigBenLost.moves) {
        if (token === bigBenLost.moves.at(-1)) {
          // It comes late, with a button: in one line with the message, or below it.
          await until(() => verdictOf(table) === 'This game can’t be won any more.');
          await frames(2);
          note();
        }
        element.play(token);
        await frames(1);
        note();
      }
      expect(element.status).to.equal('lost');
      await frames(2);
      note();
      expect([...sizes]).to.have.length(1);
    });
  }
});
