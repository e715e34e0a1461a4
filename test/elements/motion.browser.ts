/** Cards on their way: motion follows the game, and never the game motion. */
import { expect } from '@open-wc/testing';
import '../../src/tags/big-ben.js';
import '../../src/tags/clock.js';
import '../../src/tags/german-clock.js';
import '../../src/tags/grandfathers-clock.js';
import '../../src/tags/hide-and-seek.js';
import type { SolitaireElement } from '../../src/element/solitaire-element.js';
import { sendMouse } from '@web/test-runner-commands';
import { media } from '../support/commands.js';
import { Held } from '../support/held.js';
import { type RecordedEvent, listenToPage } from '../support/page.js';
import { changes, frames, keys, lay, type Table, until } from '../support/table.js';
import { ThirteensSolitaire } from '../support/throwaway-game.js';
import { grandfathersClockLost, grandfathersClockWon } from './lines.js';

ThirteensSolitaire.define();

const grandfathers = (more: string, deal = 21): Promise<Table> =>
  lay(`<grandfathers-clock-solitaire deal="${deal}" ${more}></grandfathers-clock-solitaire>`);

const flights = (table: Table): Animation[] => table.flights;

const still = (table: Table): Promise<void> => table.still();

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
const story = (heard: readonly RecordedEvent[]): string[] =>
  heard.map(({ type, detail }) => JSON.stringify([type, { ...detail, elapsed: undefined }]));

describe('motion', () => {
  const page = listenToPage();
  afterEach(() => {
    Held.end();
    return media({});
  });

  it('the same events in the same order at every speed, and with reduced motion', async function () {
    const stories: string[][] = [];
    for (const speed of ['instant', 'fast', 'normal', 'slow', 'reduced']) {
      await media(speed === 'reduced' ? { 'prefers-reduced-motion': 'reduce' } : {});
      page.events.clear();
      const table = await grandfathers(speed === 'reduced' ? '' : `speed="${speed}"`, 9);
      await still(table);
      await table.play(grandfathersClockLost.moves);
      await table.press('Undo');
      await table.press('Redo');
      stories.push(story(page.events.all));
    }
    for (const other of stories) expect(other).to.deep.equal(stories[0]);
    expect(stories[0]).to.have.length(2 + 9 + 1 + 2 + 3);
  });

  it('a card flies from where it was to where it goes; the game is already there', async () => {
    const table = await grandfathers('speed="slow"');
    await still(table);
    const from = table.top('c2');
    const to = table.spot('h9');
    const held = new Held();
    await table.tap('c2');
    await until(() => held.waiting.length > 0, 'a card flies');
    const [flight] = held.waiting;
    expect(page.events.types.slice(2)).to.deep.equal(['before-move', 'move', 'change']);
    expect(table.label('h9')).to.match(/7 of hearts/);
    const card = (flight!.effect as KeyframeEffect).target as HTMLElement;
    flight!.currentTime = 60;
    const { x, y, width, height } = card.getBoundingClientRect();
    const [cx, cy] = [x + width / 2, y + height / 2];
    // In an arc, which is bent upwards.
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(dx, dy);
    const way = ((cx - from.x) * dx + (cy - from.y) * dy) / length ** 2;
    expect(way, 'under way').to.be.within(0, 1);
    const beside = { x: cx - from.x - way * dx, y: cy - from.y - way * dy };
    expect(Math.hypot(beside.x, beside.y)).to.be.within(1, 0.12 * length);
    expect(beside.y).to.be.below(0);
    expect(Math.hypot(cx - to.x, cy - to.y), 'not there yet').to.be.above(5);
    held.letGo();
    await still(table);
    const landed = card.getBoundingClientRect();
    expect(landed.x + landed.width / 2).to.be.closeTo(to.x, 2);
    expect(landed.y + landed.height / 2).to.be.closeTo(to.y, 2);
  });

  /** The level of a card, and how far it is from a spot. */
  const levelOf = (card: Element): number =>
    Number((card.parentElement as HTMLElement).style.zIndex);
  const awayFrom = (spot: { x: number; y: number }, card: Element): number => {
    const { x, y, width, height } = card.getBoundingClientRect();
    return Math.hypot(x + width / 2 - spot.x, y + height / 2 - spot.y);
  };
  const cardOf = ({ effect }: Animation): HTMLElement =>
    (effect as KeyframeEffect).target as HTMLElement;

  it('a card that is put under its pile slides under it, and comes out from there again', async () => {
    const table = await lay('<clock-solitaire deal="70"></clock-solitaire>');
    await still(table);
    for (let i = 0; i < 3; i++) {
      await table.tapTurned();
      await still(table);
    }
    const height = 1.4 * table.pile('h12').offsetWidth;
    const held = new Held();
    await table.tapTurned();
    await until(() => held.waiting.length > 0, 'it is over all others');
    const card = cardOf(held.waiting[0]!);
    const goal = table.spot(page.events.last('move').token.split('-')[1]!);
    const others = [...table.root.querySelectorAll('.card:not([hidden])')].filter(
      (other) => other !== card && awayFrom(goal, other) < height,
    );
    expect(others.length).to.be.above(0);
    const highest = (): number => Math.max(...others.map(levelOf));
    expect(levelOf(card)).to.be.above(highest());
    expect(table.root.querySelectorAll('.card.last')).to.have.length(0);
    held.waiting[0]!.finish();
    await until(() => held.waiting.some((one) => cardOf(one) === card), 'it slides');
    expect(levelOf(card)).to.be.below(highest());
    expect(awayFrom(goal, card), 'clear of the pile before it slides').to.be.above(height);
    held.letGo();
    await still(table);
    expect(levelOf(card)).to.be.below(highest());
    expect(awayFrom(goal, card)).to.be.below(height);
    const again = new Held();
    await table.press('Undo');
    const flights = (): Animation[] => again.waiting.filter((one) => cardOf(one) === card);
    await until(() => flights().length > 0, 'it slides out');
    expect(levelOf(card)).to.be.below(highest());
    flights()[0]!.finish();
    await until(() => flights().length > 0, 'it is lifted');
    expect(levelOf(card)).to.be.above(highest());
    expect(awayFrom(goal, card), 'clear of the pile before it is lifted').to.be.above(height);
    again.letGo();
    await still(table);
  });

  it('the ring around the card that is turned comes with its face', async () => {
    const table = await lay('<clock-solitaire deal="70"></clock-solitaire>');
    await still(table);
    const seen = new Set<string>();
    const observer = new MutationObserver(() => {
      for (const { part } of table.root.querySelectorAll('.card.last')) seen.add(part.value);
    });
    observer.observe(table.root.querySelector('.cards')!, { subtree: true, attributes: true });
    await table.tapTurned();
    await still(table);
    observer.disconnect();
    expect(table.root.querySelectorAll('.card.last')).to.have.length(1);
    expect([...seen].filter((part) => part.includes('face-down'))).to.deep.equal([]);
  });

  it('a press while a card is on its way under a pile plays on', async () => {
    const table = await lay('<clock-solitaire deal="70"></clock-solitaire>');
    await still(table);
    const held = new Held();
    await table.tapTurned();
    await until(() => held.waiting.length > 0, 'a card flies');
    await table.tapTurned();
    expect(page.events.of('move')).to.have.length(2);
    held.letGo();
    await still(table);
    const other = await lay('<clock-solitaire deal="70" speed="instant"></clock-solitaire>');
    for (let i = 0; i < 2; i++) await other.tapTurned();
    expect(placesOf(table)).to.deep.equal(placesOf(other));
  });

  for (const game of ['big-ben', 'german-clock']) {
    it(`${game}: what was dealt card by card lies where it lies without motion`, async function () {
      const tag = `${game}-solitaire`;
      const table = await lay(`<${tag} deal="8"></${tag}>`);
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
    const held = new Held();
    await until(() => held.all.length > 0, 'the deal has begun');
    held.letGo();
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
    expect(page.events.of('move')).to.have.length(1);
    await frames(3);
    expect(moved).to.be.empty;
  });

  it('nobody waits: moves in flight can be followed by the next ones, and all arrive', async () => {
    const table = await grandfathers('speed="slow"');
    await still(table);
    // What flies stays in the air until all is played.
    const held = new Held();
    await table.play(grandfathersClockWon.moves.slice(0, 12));
    expect(page.events.of('move')).to.have.length(12);
    expect(held.waiting.length).to.be.above(0);
    await table.press('Undo');
    await table.press('Undo');
    held.letGo();
    await still(table);
    const other = await grandfathers('speed="instant"');
    await other.play(grandfathersClockWon.moves.slice(0, 10));
    expect(placesOf(table)).to.deep.equal(placesOf(other));
  });

  it('a tap or Escape ends the deal, and means none of the cards that are not there yet', async () => {
    const table = await grandfathers('speed="slow"');
    await still(table);
    const element = table.element as SolitaireElement;
    const lying = placesOf(table);
    const ends = [
      () => table.tapAgain('c2'),
      () => table.grab('c3', table.spot('c5')).then(() => sendMouse({ type: 'up' })),
      () => keys('Escape'),
    ];
    for (const end of ends) {
      const held = new Held();
      await element.restart();
      table.pile('c2').focus();
      await until(() => held.waiting.length > 4, 'cards are dealt');
      await end();
      expect(held.waiting, String(end)).to.deep.equal([]);
      held.letGo();
      expect(placesOf(table)).to.deep.equal(lying);
      expect(page.events.of('move')).to.deep.equal([]);
    }
    await table.tap('c2');
    expect(page.events.of('move')).to.have.length(1);
  });

  it('a tap ends a redeal too, and is none on the stock', async () => {
    const table = await lay(
      '<big-ben-solitaire deal="20" redeals="1" speed="slow"></big-ben-solitaire>',
    );
    await still(table);
    const element = table.element as SolitaireElement;
    for (let count = 0; count < 56; count++) element.play('stock-waste');
    await still(table);
    const held = new Held();
    await table.tap('stock');
    await until(() => held.waiting.length > 4, 'the waste is turned over');
    await table.tap('stock');
    expect(held.waiting).to.deep.equal([]);
    held.letGo();
    expect(page.events.last('move').token).to.equal('waste-stock');
    expect(table.label('stock')).to.match(/56 cards/);
    await table.tap('stock');
    expect(page.events.last('move').token).to.equal('stock-waste');
  });

  it('the cards of a whole game that is taken back set off within two and a half seconds', async () => {
    const table = await lay(
      '<german-clock-solitaire deal="8" redeals="2" speed="slow"></german-clock-solitaire>',
    );
    await still(table);
    const element = table.element as SolitaireElement;
    for (let i = 0; i < 120; i++) element.play(element.moves[0]!);
    // As if automatic play had made all moves after the first.
    const fields = element.save().split('~');
    fields[4] = fields[4]!.split('.').join('*.').replace('*', '') + '*';
    expect(element.load(fields.join('~')).ok).to.be.true;
    await still(table);
    const delays: number[] = [];
    const { setTimeout: start } = window;
    window.setTimeout = ((run: () => void, ms = 0) => {
      delays.push(ms);
      return start(run, ms);
    }) as typeof setTimeout;
    element.undo();
    window.setTimeout = start;
    expect(element.moveCount).to.equal(0);
    expect(delays.length).to.be.above(40);
    expect(Math.max(...delays)).to.be.at.most(2500);
    await still(table);
  });

  for (const tag of ['clock', 'hide-and-seek', 'grandfathers-clock', 'big-ben']) {
    it(`${tag}: a game that is loaded while another is dealt lies where it should`, async () => {
      const instant = await lay(`<${tag}-solitaire deal="8" speed="instant"></${tag}-solitaire>`);
      const other = instant.element as SolitaireElement;
      for (let i = 0; i < 5; i++) other.play(other.moves[0]!);
      const save = other.save();
      await other.updateComplete;
      await frames(2);
      const lying = placesOf(instant);
      const table = await lay(`<${tag}-solitaire deal="8"></${tag}-solitaire>`);
      const element = table.element as SolitaireElement;
      const ways = [() => element.restart(), () => element.newGame(9), () => element.newGame(10)];
      for (const [i, begin] of ways.entries()) {
        const held = new Held();
        await begin();
        // Once before the first card leaves, else in the midst of the deal.
        if (i < 2) await until(() => held.waiting.length > 4, 'cards are dealt');
        expect(element.load(save).ok).to.be.true;
        held.letGo();
        await still(table);
        expect(placesOf(table), String(begin)).to.deep.equal(lying);
      }
    });
  }

  it('the last game is back where it lay, though another is being dealt', async () => {
    const table = await grandfathers('');
    await still(table);
    await table.play(grandfathersClockWon.moves.slice(0, 2));
    await still(table);
    const lying = placesOf(table);
    const held = new Held();
    await table.press('Restart');
    await until(() => held.waiting.length > 4, 'the deal is under way');
    await table.press('Restore last game');
    held.letGo();
    await still(table);
    expect(placesOf(table)).to.deep.equal(lying);
  });

  it('a card is not named before it is seen to turn', async () => {
    const table = await lay('<clock-solitaire deal="70" speed="slow"></clock-solitaire>');
    await still(table);
    const before = table.message;
    const held = new Held();
    await table.tapTurned();
    // The king flies, and what lay under it has begun to turn.
    await until(() => held.waiting.length === 2, 'the next card turns');
    expect(page.events.of('move')).to.have.length(1);
    expect(table.message).to.equal(before);
    held.letGo();
    await table.says(/; turned the /);
    const named = /turned the (\w+) of (\w+)/.exec(table.message)!;
    expect(table.turned!.ariaLabel).to.contain(`${named[1]} of ${named[2]}`);
  });

  it('only a card that turns waits until another has gone', async () => {
    const waits = async (table: Table, play: () => Promise<void>): Promise<number[]> => {
      await still(table);
      const { setTimeout } = window;
      const asked: number[] = [];
      window.setTimeout = ((run: () => void, ms: number) => {
        asked.push(ms);
        return setTimeout(run, ms);
      }) as typeof setTimeout;
      try {
        await play();
        await still(table);
      } finally {
        window.setTimeout = setTimeout;
      }
      return asked.filter((ms) => ms === 35 || ms === 1.23 * 520);
    };
    const clock = await lay('<clock-solitaire deal="70" speed="slow"></clock-solitaire>');
    expect(await waits(clock, () => clock.tapTurned())).to.deep.equal([1.23 * 520]);
    const thirteens = await lay(
      '<thirteens-solitaire deal="42" speed="slow"></thirteens-solitaire>',
    );
    expect(await waits(thirteens, () => thirteens.play(['c1-c4']))).to.deep.equal([35]);
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
    await still(table);
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
