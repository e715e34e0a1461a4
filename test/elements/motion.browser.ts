/** Cards on their way: motion follows the game, and never the game motion. */
import { aTimeout, expect } from '@open-wc/testing';
import '../../src/elements/big-ben.js';
import '../../src/elements/clock.js';
import '../../src/elements/german-clock.js';
import '../../src/elements/grandfathers-clock.js';
import type { SolitaireElement } from '../../src/elements/solitaire-element.js';
import { media } from '../support/commands.js';
import { type Heard, listenToPage } from '../support/page.js';
import { changes, frames, lay, type Table, until } from '../support/table.js';
import { grandfathersClockLost, grandfathersClockWon } from './lines.js';

const grandfathers = (more: string, deal = 21): Promise<Table> =>
  lay(`<grandfathers-clock-solitaire deal="${deal}" ${more}></grandfathers-clock-solitaire>`);

/** Animations of the board's cards. */
const flights = (table: Table): Animation[] =>
  (table.root.querySelector('.cards') as HTMLElement)
    .getAnimations({ subtree: true })
    .filter(({ playState }) => playState === 'running');

/** Has what flies take so long that it is still on its way when a slow machine has played on. */
const slowDown = (all: readonly Animation[]): void =>
  all.forEach((flight) => flight.updatePlaybackRate(0.01));

/** Ends what was slowed down. */
const hurry = (all: readonly Animation[]): void => all.forEach((flight) => flight.finish());

const still = async (table: Table): Promise<void> => {
  // What has just been dealt or played is on its way a moment later.
  await aTimeout(50);
  await until(() => flights(table).length === 0);
};

/** Where the cards lie on the board, and their colours. */
const placesOf = ({ root, element }: Table): string[] => {
  const box = element.getBoundingClientRect();
  return [...root.querySelectorAll('.card:not([hidden])')]
    .map((card) => {
      const { x, y } = card.getBoundingClientRect();
      return `${Math.round(x - box.x)} ${Math.round(y - box.y)} ${card.part.contains('red')}`;
    })
    .sort();
};

/** Events without what the clock says. */
const story = (heard: readonly Heard[]): string[] =>
  heard.map(({ type, detail }) => JSON.stringify([type, { ...detail, elapsed: undefined }]));

describe('motion', () => {
  const page = listenToPage();
  afterEach(() => media({}));

  it('the same events in the same order at every speed, and with reduced motion', async function () {
    this.timeout(30_000);
    const stories: string[][] = [];
    for (const speed of ['instant', 'fast', 'normal', 'slow', 'reduced']) {
      await media(speed === 'reduced' ? { 'prefers-reduced-motion': 'reduce' } : {});
      page.ear.forget();
      const table = await grandfathers(speed === 'reduced' ? '' : `speed="${speed}"`, 9);
      await table.play(grandfathersClockLost.moves);
      await table.press('Undo');
      await table.press('Redo');
      stories.push(story(page.ear.heard));
    }
    for (const other of stories) expect(other).to.deep.equal(stories[0]);
    expect(stories[0]).to.have.length(2 + 9 + 1 + 2 + 3);
  });

  it('a card flies from where it was to where it goes; the game is already there', async () => {
    const table = await grandfathers('speed="slow"');
    await still(table);
    const from = table.top('c2');
    const to = table.spot('h9');
    // Stopped as soon as it is there: a slow driver would come back when it is over.
    let flight: Animation | undefined;
    const caught = until(() => {
      [flight] = flights(table);
      flight?.pause();
      return flight !== undefined;
    }, 'a card flies');
    await table.tap('c2');
    await caught;
    expect(page.ear.types.slice(2)).to.deep.equal(['before-move', 'move', 'change']);
    expect(table.label('h9')).to.match(/7 of hearts/);
    const card = (flight!.effect as KeyframeEffect).target as HTMLElement;
    flight!.currentTime = 60;
    const { x, y, width, height } = card.getBoundingClientRect();
    const [cx, cy] = [x + width / 2, y + height / 2];
    const along = (a: number, b: number, at: number): boolean =>
      at >= Math.min(a, b) - 3 && at <= Math.max(a, b) + 3;
    expect(along(from.x, to.x, cx) && along(from.y, to.y, cy), `${cx} ${cy}`).to.be.true;
    expect(Math.hypot(cx - to.x, cy - to.y), 'not there yet').to.be.above(5);
    flight!.play();
    await still(table);
    const landed = card.getBoundingClientRect();
    expect(landed.x + landed.width / 2).to.be.closeTo(to.x, 2);
    expect(landed.y + landed.height / 2).to.be.closeTo(to.y, 2);
  });

  for (const game of ['big-ben', 'german-clock']) {
    it(`${game}: what was dealt card by card lies where it lies without motion`, async function () {
      this.timeout(20_000);
      const tag = `${game}-solitaire`;
      const table = await lay(`<${tag} deal="8"></${tag}>`);
      await aTimeout(300);
      await still(table);
      const inMotion = placesOf(table);
      const instant = await lay(`<${tag} deal="8" speed="instant"></${tag}>`);
      await frames(2);
      expect(inMotion).to.deep.equal(placesOf(instant));
    });
  }

  it('cards that were held up leave a few in a frame: all at once would hold it up again', async () => {
    const table = await lay('<clock-solitaire deal="19"></clock-solitaire>');
    const seen = (): number => table.root.querySelectorAll('.card:not([hidden])').length;
    await until(() => flights(table).length > 0, 'the deal has begun');
    const busy = performance.now() + 500;
    while (performance.now() < busy);
    const counts = [seen()];
    while (counts.length < 8) {
      await new Promise(requestAnimationFrame);
      counts.push(seen());
    }
    const more = counts.slice(1).map((count, i) => count - counts[i]!);
    expect(Math.max(...more), String(counts)).to.be.within(1, 4);
    await still(table);
    expect(seen()).to.be.above(13);
  });

  it('nothing turns or fades at the speed “instant”', async () => {
    const moved: string[] = [];
    const table = await lay('<clock-solitaire deal="19" speed="instant"></clock-solitaire>');
    for (const name of ['transitionrun', 'animationstart']) {
      table.root.addEventListener(name, ({ target }) => moved.push((target as Element).outerHTML));
    }
    await table.tap('centre');
    expect(page.ear.of('move')).to.have.length(1);
    await frames(3);
    expect(moved).to.be.empty;
  });

  it('nobody waits: moves in flight can be followed by the next ones, and all arrive', async () => {
    const table = await grandfathers('speed="slow"');
    await still(table);
    // What flies stays in the air until all is played.
    const holding = setInterval(() => slowDown(flights(table)), 10);
    await table.play(grandfathersClockWon.moves.slice(0, 12));
    expect(page.ear.of('move')).to.have.length(12);
    expect(flights(table).length).to.be.above(0);
    await table.press('Undo');
    await table.press('Undo');
    clearInterval(holding);
    hurry(flights(table));
    await still(table);
    const other = await grandfathers('speed="instant"');
    await other.play(grandfathersClockWon.moves.slice(0, 10));
    expect(placesOf(table)).to.deep.equal(placesOf(other));
  });

  it('a game can be played, and taken back, while it is dealt', async () => {
    const table = await grandfathers('speed="slow"');
    await still(table);
    const moves = grandfathersClockWon.moves.slice(0, 6);
    await (table.element as SolitaireElement).newGame(21);
    await until(() => flights(table).length > 4, 'cards are dealt');
    slowDown(flights(table));
    await table.play(moves);
    await table.press('Undo');
    expect(flights(table).length).to.be.above(2);
    hurry(flights(table));
    await still(table);
    const other = await grandfathers('speed="instant"');
    await other.play(moves.slice(0, 5));
    expect(placesOf(table)).to.deep.equal(placesOf(other));
    expect(table.labels).to.deep.equal(other.labels);
  });

  it('a card that lay under others is drawn when it is seen', async () => {
    const table = await lay('<clock-solitaire deal="70" speed="instant"></clock-solitaire>');
    const seen = () => [...table.root.querySelectorAll('.card:not([hidden])')];
    const before = seen().filter((card) => card.querySelector('svg')).length;
    expect(before).to.be.below(52);
    await table.follow();
    const open = seen().filter(({ part }) => part.contains('face-up'));
    expect(open.length).to.be.above(before);
    for (const card of open) expect(card.querySelector('svg'), card.part.value).to.exist;
  });

  it('speed="instant" and reduced motion move nothing', async () => {
    const instant = await grandfathers('speed="instant"');
    await instant.tap('c2');
    expect(flights(instant)).to.deep.equal([]);
    await media({ 'prefers-reduced-motion': 'reduce' });
    const reduced = await grandfathers('');
    expect(flights(reduced)).to.deep.equal([]);
    await reduced.tap('c2');
    expect(flights(reduced)).to.deep.equal([]);
    await reduced.press('New game');
    expect(flights(reduced)).to.deep.equal([]);
  });

  it('a turned card shows its face in the end, however fast the next ones follow', async () => {
    const table = await lay('<clock-solitaire deal="70" speed="fast"></clock-solitaire>');
    for (let i = 0; i < 8; i++) await table.tapTurned();
    for (let i = 0; i < 5; i++) await table.press('Undo');
    await still(table);
    const other = await lay('<clock-solitaire deal="70" speed="instant"></clock-solitaire>');
    for (let i = 0; i < 3; i++) await other.tapTurned();
    const faces = ({ root }: Table): string[] =>
      [...root.querySelectorAll('.card')].map(({ part }) => part.value.replace(' last', '')).sort();
    expect(faces(table)).to.deep.equal(faces(other));
    expect(table.labels).to.deep.equal(other.labels);
  });

  it('a card that is let go in the wrong place flies home', async () => {
    const table = await grandfathers('speed="normal"');
    await still(table);
    const { picture } = table;
    await table.drag('c1', table.spot('c5'));
    await still(table);
    expect(changes(picture, table.picture)).to.deep.equal([]);
  });
});
