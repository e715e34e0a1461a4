/** Games whose elements are defined only after the page has been painted, in the space reserved for them. */
import { expect } from '@open-wc/testing';
import { reserveStyles } from '../../src/element/reserve.js';
import type { SolitaireElement } from '../../src/element/solitaire-element.js';
import { BigBenSolitaire } from '../../src/tags/big-ben.class.js';
import { ClockSolitaire } from '../../src/tags/clock.class.js';
import { GermanClockSolitaire } from '../../src/tags/german-clock.class.js';
import { GrandfathersClockSolitaire } from '../../src/tags/grandfathers-clock.class.js';
import { HideAndSeekSolitaire } from '../../src/tags/hide-and-seek.class.js';
import { TravellersSolitaire } from '../../src/tags/travellers.class.js';
import { WanderingCardSolitaire } from '../../src/tags/wandering-card.class.js';
import { WatchSolitaire } from '../../src/tags/watch.class.js';
import { isChromium, media, type MediaFeatures } from './commands.js';
import { frames, keys, put, screen, Table, until } from './table.js';
import { waits } from './time.js';

export const GAMES = [
  ClockSolitaire,
  WatchSolitaire,
  TravellersSolitaire,
  HideAndSeekSolitaire,
  GrandfathersClockSolitaire,
  BigBenSolitaire,
  GermanClockSolitaire,
  WanderingCardSolitaire,
];

type GameClass = (typeof GAMES)[number];

export interface Late {
  readonly reserved: string;
  readonly table: Table;
}

/** The size of a tag. Narrower than a game gets, the game sticks out of it. */
export const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement): string =>
  `${Math.max(176, offsetWidth)} × ${offsetHeight}`;

/** Firefox computes styles with seven digits, which can make a pixel less or more of half a pixel. */
function expectSize(element: HTMLElement, reserved: string, what: string): void {
  const now = sizeOf(element);
  if (isChromium) return void expect(now, what).to.equal(reserved);
  const [one, other] = [now, reserved].map((size) => size.split(' × ').map(Number));
  for (const i of [0, 1]) {
    expect(one![i], `${what}: ${now}, not ${reserved}`).to.be.closeTo(other![i]!, 1);
  }
}

const cleanups: (() => void)[] = [];
afterEach(() => cleanups.splice(0).forEach((clean) => clean()));
let count = 0;
/** The games before these: they would be laid out anew with every size of the window. */
let shown: HTMLElement | undefined;

/** Puts a game on the page whose element is defined only after the page has been painted. */
export async function comeLate(
  Game: GameClass,
  attributes: string,
  width: number,
  height: number,
  around = '%',
  features?: MediaFeatures,
): Promise<Late> {
  const [late] = await comeLateTogether(Game, [{ attributes, around }], width, height, features);
  return late!;
}

/** For tests that watch how the games come. */
interface Watched {
  /** Called when the page has been painted without them. */
  readonly painted?: () => void;
  /** Waits for the end of a deal. */
  readonly end?: (table: Table) => Promise<void>;
}

/** The same, for several tags of a game on one page: that takes much less time than one after another. */
export async function comeLateTogether(
  Game: GameClass,
  places: readonly { readonly attributes: string; readonly around?: string }[],
  width: number,
  height: number,
  features?: MediaFeatures,
  { painted = () => {}, end = endDeal }: Watched = {},
): Promise<Late[]> {
  const tag = `late-${++count}-solitaire`;
  shown?.remove();
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
  shown = box;
  await frames(3);
  painted();
  const elements = [...box.querySelectorAll<SolitaireElement>(tag)];
  const reserved = elements.map(sizeOf);
  Game.define(tag);
  const tables: Table[] = [];
  for (const [i, element] of elements.entries()) {
    // Far from the screen, it would wait to be seen.
    await element.updateComplete;
    const table = await Table.of(element);
    // Without motion the size is there at once; what comes later is seen by the tests with motion.
    if (!places[i]!.attributes.includes('speed="instant"')) await end(table);
    tables.push(table);
  }
  await frames(3);
  for (const [i, element] of elements.entries()) {
    const { attributes, around = '' } = places[i]!;
    expectSize(element, reserved[i]!, `the reserved size, ${attributes} ${around}`);
  }
  return tables.map((table, i) => ({ reserved: reserved[i]!, table }));
}

/** Ends the deal, once cards are on their way, as a player does who doesn't want to wait. */
async function endDeal(table: Table): Promise<void> {
  await until(() => table.flights.length > 1 || !waits(), 'cards are dealt');
  table.buttons.find(({ tabIndex }) => tabIndex === 0)!.focus({ preventScroll: true });
  await keys('Escape');
  await table.still();
}
