/** What the board marks: goals, hints, the turned card, what the stock can do, and the end of a game. */
import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import '../../src/hourhand.js';
import type { SolitaireElement } from '../../src/element/solitaire-element.js';
import { media } from '../support/commands.js';
import '../support/painted.js';
import { contrast, Pixels } from '../support/pixels.js';
import { frames, keys, lay, type Point, type Table, until } from '../support/table.js';
import { some } from '../support/thorough.js';
import { letPass, pass } from '../support/time.js';
import { bigBenWon, grandfathersClockLost, grandfathersClockWon, luck } from './lines.js';

/** A game with all its marks: they come a little later than the board. */
async function game(tag: string, deal: number, more = 'speed="instant"'): Promise<Table> {
  const table = await lay(`<${tag}-solitaire deal="${deal}" ${more}></${tag}-solitaire>`);
  await until(() => table.root.querySelector('.details') !== null, 'its marks are there');
  return table;
}
const grandfathers = (more?: string): Promise<Table> =>
  game('grandfathers-clock', grandfathersClockWon.deal, more);

const all = (table: Table, selector: string): HTMLElement[] => [
  ...table.root.querySelectorAll<HTMLElement>(selector),
];
const one = (table: Table, selector: string): HTMLElement => {
  const found = all(table, selector);
  expect(found, selector).to.have.length(1);
  return found[0]!;
};
const middle = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};
const near = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 2;
const shown = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** What is painted last at a point, also if it is transparent to the pointer. */
function painted(table: Table, { x, y }: Point): Element {
  const style = document.createElement('style');
  style.textContent = '.board * { pointer-events: auto !important }';
  table.root.append(style);
  const found = table.root.elementFromPoint(x, y)!;
  style.remove();
  return found;
}

async function playAll(table: Table): Promise<void> {
  const element = table.element as SolitaireElement;
  while (element.moves.length > 0) element.play(element.moves[0]!);
  await frames(2);
}

describe('goals of a lifted card', () => {
  afterEach(() => resetMouse());

  it('have a ring around the card that takes it, and no wash over its column', async () => {
    const table = await grandfathers();
    await table.tap('c3');
    expect(table.targets).to.deep.equal(['Column 5', 'Column 7', 'Column 8']);
    const rings = all(table, '.inner.target');
    expect(rings).to.have.length(3);
    for (const id of ['c5', 'c7', 'c8']) {
      expect(rings.some((ring) => near(middle(ring), table.top(id)))).to.equal(true, id);
      const { backgroundColor, boxShadow } = getComputedStyle(table.pile(id));
      expect(backgroundColor, id).to.equal('rgba(0, 0, 0, 0)');
      expect(boxShadow, id).to.equal('none');
    }
    for (const ring of rings) {
      // Beside the card are the indices of others.
      const { boxShadow, outlineOffset, outlineWidth } = getComputedStyle(ring);
      expect(parseFloat(outlineWidth)).to.be.at.least(2);
      expect(parseFloat(outlineOffset)).to.be.at.most(-parseFloat(outlineWidth));
      expect(boxShadow).to.match(/ 0px 0px 0px 1px$/);
    }
    await table.tap('c3');
    expect(all(table, '.target')).to.have.length(0);
  });

  it('have one around an empty place too', async () => {
    const table = await game('grandfathers-clock', grandfathersClockWon.deal);
    const element = table.element as SolitaireElement;
    const empty = (id: string): boolean => /empty/.test(table.label(id));
    // Some move to an empty column, of a card that can go elsewhere too.
    const found = (): string | undefined =>
      element.moves
        .map(({ token }) => token.split('-') as [string, string])
        .find(([from, to]) => empty(to) && !empty(from))?.[0];
    for (const token of grandfathersClockWon.moves) {
      if (found()) break;
      element.play(token);
    }
    const from = found()!;
    await table.tap(from);
    const places = all(table, '[part~=target]').filter(({ part }) => part.contains('empty'));
    expect(places.length).to.be.above(0);
    // Its styles come with the details of the table.
    const hasRing = (place: Element): boolean =>
      getComputedStyle(place).boxShadow.includes(' 0px 0px 0px ');
    await until(() => places.every(hasRing), 'there is a ring');
  });

  it('let the ticks of their hours pulse, which stand still with reduced motion', async () => {
    const pulse = async (): Promise<[angle: number, animation: string]> => {
      const table = await grandfathers();
      await table.grab('c2', table.spot('c7'));
      await until(() => all(table, '.pulse').length > 0);
      const found = one(table, '.pulse');
      const [centre, at] = [middle(one(table, '.rim')), middle(found)];
      const { animationName } = getComputedStyle(found);
      await sendMouse({ type: 'up' });
      expect(all(table, '.pulse')).to.have.length(0);
      return [Math.atan2(at.x - centre.x, centre.y - at.y), animationName];
    };
    const [angle, animation] = await pulse();
    // Only nine o’clock takes it.
    expect(angle).to.be.closeTo(-Math.PI / 2, 0.01);
    expect(animation).to.equal('pulse');
    await media({ 'prefers-reduced-motion': 'reduce' });
    expect((await pulse())[1]).to.equal('none');
    await media({});
  });

  it('and everything else, lies under a dragged card', async () => {
    const table = await grandfathers();
    const goal = table.top('c7');
    await table.grab('c3', goal);
    await frames(2);
    const held = one(table, '.card.lifted');
    expect(held.contains(painted(table, goal))).to.equal(true);
    await sendMouse({ type: 'up' });
  });

  it('so does the number of cards in a pile', async () => {
    const table = await game('big-ben', bigBenWon.deal);
    const number = all(table, '.count').find(shown)!;
    const goal = middle(number);
    await table.grab('f5', { x: Math.round(goal.x), y: Math.round(goal.y) });
    await frames(2);
    const held = one(table, '.card.lifted');
    expect(held.contains(painted(table, goal))).to.equal(true);
    await sendMouse({ type: 'up' });
  });
});

describe('a card that is picked up', () => {
  afterEach(() => resetMouse());

  const choices: Readonly<Record<string, [tag: string, deal: number, pile: string]>> = {
    'on a column': ['grandfathers-clock', 7, 'c8'],
    'on a fan': ['big-ben', bigBenWon.deal, 'f4'],
  };
  for (const [i, [name, [tag, deal, pile]]] of Object.entries(choices).entries()) {
    for (const [j, theme] of ['', 'night'].entries()) {
      for (const how of some(['a tap', 'Enter'], 2, i + j)) {
        it(`${name} is seen in ${theme || 'the usual look'}, by ${how}`, async () => {
          const table = await game(tag, deal, `theme="${theme}"`);
          await table.still();
          if (how === 'Enter') {
            // Its ring of the focus is there before.
            table.pile(pile).focus();
            await keys('Shift');
          }
          const { x, y } = table.top(pile);
          const width = parseFloat(
            getComputedStyle(one(table, '.board')).getPropertyValue('--_card'),
          );
          const half = Math.floor(width / 2);
          const tall = Math.floor(width * 0.7);
          const inside = new DOMRect(x - half, y - tall, 2 * half, 2 * tall);
          const before = (await Pixels.take()).in(inside);
          if (how === 'Enter') await keys('Enter');
          else await table.tap(pile);
          await until(() => all(table, '.card.lifted').length === 1, 'it is picked up');
          await sendMouse({ type: 'move', position: [1, 1] });
          await table.still();
          const after = (await Pixels.take()).in(inside);
          const changed = after.filter((colour, i) => contrast(colour, before[i]!) >= 3).length;
          // As much as a line of one pixel around the card.
          expect(changed).to.be.at.least(Math.round(width * 4.8));
        });
      }
    }
  }
});

describe('a hint', () => {
  const hinted = async (table: Table): Promise<[from: string, to: string]> => {
    await table.press('Hint');
    await until(() => all(table, '.hint').length > 0);
    const move = (await (table.element as SolitaireElement).hint())!;
    return move.token.split('-') as [string, string];
  };

  it('stays, with different rings around the card and its goal', async () => {
    const table = await grandfathers();
    const [from, to] = await hinted(table);
    await pass(10_000);
    const [card, goal] = [one(table, '.hint .hinted'), one(table, '.hint .goal')];
    expect(near(middle(card), table.top(from))).to.equal(true);
    expect(near(middle(goal), table.spot(to))).to.equal(true);
    expect(getComputedStyle(card).outlineStyle).to.not.equal(getComputedStyle(goal).outlineStyle);
  });

  it('has its goal around the top card of a pile under which the card goes', async () => {
    const table = await game('wandering-card', luck['wandering-card'].won);
    await table.play(
      (table.element as SolitaireElement).moves.slice(0, 1).map(({ token }) => token),
    );
    await hinted(table);
    const { transform } = one(table, '.hint .goal').style;
    const cards = all(table, '.card').map(({ style }) => style.transform);
    expect(cards).to.include(transform);
  });

  it('shows where on a column the card will lie, also after the board is laid out anew', async () => {
    const table = await grandfathers();
    const element = table.element as SolitaireElement;
    await table.play(grandfathersClockWon.moves.slice(0, 3));
    const [from, to] = await hinted(table);
    expect(element.moves.map(({ token }) => token)).to.include(`${from}-${to}`);
    const goal = (): Point => middle(one(table, '.hint .goal'));
    const { style } = one(table, '.board');
    const before = style.getPropertyValue('--_card');
    element.parentElement!.style.width = '420px';
    await until(() => style.getPropertyValue('--_card') !== before);
    await frames(2);
    expect(near(middle(one(table, '.hint .hinted')), table.top(from))).to.equal(true);
    expect(table.pile(to).getBoundingClientRect().left).to.be.below(goal().x);
    expect(table.pile(to).getBoundingClientRect().right).to.be.above(goal().x);
  });

  for (const [command, run] of Object.entries<(table: Table) => Promise<unknown>>({
    'a move': (table) => table.tap('c2'),
    'lifting a card': (table) => table.tap('c3'),
    Escape: () => keys('Escape'),
    'a new game': (table) => table.press('New game'),
  })) {
    it(`ends with ${command}`, async () => {
      const table = await grandfathers();
      await hinted(table);
      expect(all(table, '.hint')).to.have.length(1);
      await run(table);
      expect(all(table, '.hint')).to.have.length(0);
    });
  }

  it('ends with a game of other piles', async () => {
    const table = await lay(
      '<travellers-solitaire deal="8" speed="instant" storage="none"></travellers-solitaire>',
    );
    await hinted(table);
    table.element.setAttribute('deck', '32');
    await (table.element as SolitaireElement).updateComplete;
    expect(all(table, '.hint')).to.have.length(0);
    expect(all(table, '.cards .card')).to.have.length(32);
  });

  it('ends with undo', async () => {
    const table = await grandfathers();
    await table.tap('c2');
    await hinted(table);
    await table.press('Undo');
    expect(all(table, '.hint')).to.have.length(0);
  });

  it('sends a ghost of the card to its goal once', async () => {
    const table = await grandfathers('speed="slow"');
    await table.still();
    const ghosts: Element[] = [];
    const observer = new MutationObserver(() => {
      // It may be gone before anybody looks.
      for (const ghost of all(table, '.hint .ghost'))
        if (!ghosts.includes(ghost)) ghosts.push(ghost);
    });
    observer.observe(table.root, { childList: true, subtree: true });
    await table.press('Hint');
    await until(() => ghosts.length > 0 && all(table, '.hint .ghost').length === 0);
    observer.disconnect();
    expect(ghosts).to.have.length(1);
    expect(ghosts[0]!.querySelector('svg')).to.not.equal(null);
    expect(all(table, '.hint .goal')).to.have.length(1);
  });

  it('has a ghost in the colour of the card that it stands for', async () => {
    const table = await game('grandfathers-clock', 21, 'speed="fast" faces="four-color"');
    const element = table.element as SolitaireElement;
    const inks = new Set<string>();
    for (let moves = 0; moves < 7; moves++) {
      await table.still();
      const seen: { ink: string; face: string }[] = [];
      const note = (): void => {
        const ghost = table.root.querySelector<HTMLElement>('.hint .ghost');
        if (ghost && seen.length === 0) seen.push(look(ghost));
      };
      const look = (card: HTMLElement): { ink: string; face: string } => ({
        ink: getComputedStyle(card).color,
        face: card.className.replace(' ghost', '').replace(' last', ''),
      });
      const observer = new MutationObserver(note);
      observer.observe(table.root, { childList: true, subtree: true });
      const move = (await element.hint())!;
      await until(() => seen.length > 0, 'there is a ghost');
      observer.disconnect();
      const spot = table.top(move.from);
      const card = all(table, '.cards .card').findLast((each) => near(middle(each), spot))!;
      expect(seen[0], move.token).to.deep.equal(look(card));
      inks.add(seen[0]!.ink);
      element.play(move.token);
    }
    expect(inks.size).to.be.greaterThan(2);
  });

  it('sends none where nothing moves: at once, or with reduced motion', async () => {
    const table = await grandfathers();
    await hinted(table);
    expect(all(table, '.ghost')).to.have.length(0);
    await media({ 'prefers-reduced-motion': 'reduce' });
    const still = await grandfathers('speed="slow"');
    await hinted(still);
    expect(all(still, '.ghost')).to.have.length(0);
    await media({});
  });
});

describe('the turned card is marked', () => {
  for (const tag of ['clock', 'travellers', 'hide-and-seek'] as const) {
    it(`in ${tag}: at the start, after a move, after undo and when loaded`, async () => {
      const table = await game(tag, luck[tag].won);
      const element = table.element as SolitaireElement;
      await until(() => all(table, '.card.last').length > 0);
      const marked = (): string => one(table, '.card.last').part.value;
      const opening = marked();
      await table.tapTurned();
      await table.tapTurned();
      expect(all(table, '.card.last')).to.have.length(1);
      await table.press('Undo');
      await table.press('Undo');
      expect(marked()).to.equal(opening);
      await table.tapTurned();
      const after = marked();
      const saved = element.save();
      element.load(saved);
      expect(marked()).to.equal(after);
    });
  }
});

describe('the card that moved last is marked', () => {
  const marked = (table: Table): string => {
    const { x, y } = middle(one(table, '.card.last'));
    return `${Math.round(x)} ${Math.round(y)}`;
  };

  it('after a move, and when the game is loaded, in another element too', async () => {
    const table = await grandfathers();
    await table.play(grandfathersClockWon.moves.slice(0, 3));
    const [{ x, y }, after] = [table.top('c2'), marked(table)];
    expect(after).to.equal(`${Math.round(x)} ${Math.round(y)}`);
    const element = table.element as SolitaireElement;
    const saved = element.save();
    element.load(saved);
    expect(marked(table)).to.equal(after);
    element.undo();
    expect(all(table, '.card.last')).to.have.length(0);
    element.remove();
    // Other options make it a game with other rules, which is set up anew.
    const other = await grandfathers('speed="instant" tableau-wrap="none"');
    (other.element as SolitaireElement).load(saved);
    expect(marked(other)).to.equal(after);
    (other.element as SolitaireElement).restart();
    expect(all(other, '.card.last')).to.have.length(0);
  });

  it('of several that fill gaps, the last one', async () => {
    const table = await game('big-ben', bigBenWon.deal);
    const element = table.element as SolitaireElement;
    const { moves } = bigBenWon;
    for (const token of moves.slice(0, moves.indexOf('stock-f1') + 1)) element.play(token);
    const after = marked(table);
    element.load(element.save());
    expect(marked(table)).to.equal(after);
  });
});

describe('what the stock can do', () => {
  const sign = (table: Table): string => getComputedStyle(table.pile('stock'), '::after').content;

  it('an empty stock shows when the waste can be turned over, and when not', async () => {
    const table = await game('german-clock', 25);
    const element = table.element as SolitaireElement;
    await until(() => sign(table) === 'none');
    while (element.play('stock-waste').ok);
    expect(element.moves.some(({ token }) => token === 'waste-stock')).to.equal(true);
    await until(() => sign(table) !== 'none');
    for (;;) {
      while (element.play('stock-waste').ok);
      if (!element.play('waste-stock').ok) break;
    }
    await until(() => sign(table) === 'none');
  });

  it('gaps that it can fill have a sign, and so has the stock', async () => {
    const table = await game('big-ben', bigBenWon.deal);
    const gaps = (): HTMLElement[] => all(table, '.gap').filter(shown);
    await table.play(bigBenWon.moves.slice(0, 2));
    await until(() => getComputedStyle(table.pile('stock')).boxShadow !== 'none');
    expect(gaps()).to.have.length(2);
    // In the dark of a niche they are as bright as its numeral.
    const [numeral] = all(table, '.numeral.minor');
    for (const { firstElementChild: edge } of gaps())
      expect(getComputedStyle(edge!).borderBottomColor).to.equal(getComputedStyle(numeral!).color);
    await table.tap('stock');
    expect(gaps()).to.have.length(0);
    expect(getComputedStyle(table.pile('stock')).boxShadow).to.equal('none');
  });

  it('a fan shows where each card that is missing will lie, below its last one, and an empty one none', async () => {
    const table = await game('big-ben', bigBenWon.deal);
    for (const token of bigBenWon.moves.slice(0, 50))
      (table.element as SolitaireElement).play(token);
    const gaps = all(table, '.gap').filter(shown);
    const fans = all(table, '[part~=gaps]');
    await until(() => all(table, '.gap').filter(shown).length === fans.length);
    expect(fans.length).to.be.above(4);
    const missing = fans.map(({ part, ariaLabel }) => {
      const under = Number(/(\d+) under it/.exec(ariaLabel!)?.[1] ?? 0);
      // Only its outline can be lit.
      return part.contains('empty') ? 1 : 2 - under;
    });
    expect(gaps.map(({ childElementCount }) => childElementCount)).to.deep.equal(missing);
    const bottoms = fans.map((fan) =>
      Math.max(
        ...[...fan.querySelectorAll('.grip')].map((grip) => grip.getBoundingClientRect().bottom),
      ),
    );
    gaps.forEach((gap, i) => {
      const seen = [...gap.children].map((edge) => edge.getBoundingClientRect().bottom);
      const all = [bottoms[i]!, ...seen];
      const isEmpty = fans[i]!.part.contains('empty');
      if (isEmpty) expect(seen[0]).to.be.closeTo(bottoms[i]!, 1);
      // As far apart as cards of a fan.
      const half = gap.getBoundingClientRect().width / 2;
      if (!isEmpty)
        for (let k = 1; k < all.length; k++) expect(all[k]! - all[k - 1]!).to.be.closeTo(half, 1);
    });
  });

  it('signs beside a dial are named where there is room, in the player’s language', async () => {
    const table = await lay(
      `<german-clock-solitaire deal="25" lang="de" speed="instant"></german-clock-solitaire>`,
      390,
      844,
    );
    await until(() =>
      all(table, '.badge:not([hidden]) .caption')
        .filter(shown)
        .some(({ textContent }) => textContent === 'Durchgänge'),
    );
  });

  it('the redeals left are a number beside the sign, which is not there if there were none', async () => {
    const table = await game('big-ben', 20, 'speed="instant" redeals="2"');
    const badge = one(table, '[part~=redeals]');
    const count = (): string => badge.querySelector('.count-left')!.textContent;
    expect(count()).to.equal('2');
    table.element.setAttribute('redeals', '0');
    await until(() => badge.ariaLabel === 'no redeals left');
    expect(count()).to.equal('0');
    expect(badge.title).to.equal('no redeals left');
    expect(badge.hidden, 'it is still what describes the stock').to.equal(true);
  });
});

describe('a board that is won', () => {
  it('has no empty places, gaps or redeals', async () => {
    const table = await game('big-ben', bigBenWon.deal);
    await table.play(bigBenWon.moves);
    expect(table.element.matches(':state(won)')).to.equal(true);
    expect(all(table, '.outline, .gap, .badge').filter(shown)).to.deep.equal([]);
    await table.press('Undo');
    expect(all(table, '.outline').filter(shown)).to.not.deep.equal([]);
  });

  it('nor numerals of piles that are gone', async () => {
    const html = `<big-ben-solitaire deal="${bigBenWon.deal}" speed="instant"></big-ben-solitaire>`;
    const table = await lay(html, 844, 390);
    const numerals = (): HTMLElement[] => all(table, '.numeral').filter(shown);
    expect(numerals()).to.have.length(24);
    for (const token of bigBenWon.moves) (table.element as SolitaireElement).play(token);
    await until(() => numerals().length === 12);
    expect(numerals().every(({ classList }) => classList.contains('complete'))).to.equal(true);
  });

  for (const [tag, theme, drawn] of [
    ['clock', 'felt', { lit: 12 }],
    ['travellers', 'paper', { rail: 12, train: 12 }],
    // Thirteen doors and two street lamps.
    ['hide-and-seek', 'night', { door: 15, lamp: 15 }],
  ] as const) {
    it(`is celebrated inside the board in the theme’s colours: ${tag}, ${theme}`, async () => {
      const table = await game(tag, luck[tag].won, `speed="fast" theme="${theme}"`);
      await playAll(table);
      await until(() => all(table, '.celebration').length > 0);
      const probe = document.createElement('i');
      probe.style.color = 'var(--_accent)';
      const board = one(table, '.board');
      board.append(probe);
      const { color } = getComputedStyle(probe);
      for (const [name, count] of Object.entries<number>(drawn)) {
        const found = all(table, `.celebration .${name}`);
        expect(found, name).to.have.length(count);
        for (const each of found) {
          const { stroke, fill } = getComputedStyle(each);
          expect([stroke, fill], name).to.include(color);
        }
      }
      const light = one(table, '.celebration');
      expect(getComputedStyle(light).overflow).to.equal('hidden');
      // The theme may come later, and change the board's size.
      await until(() => {
        const [inner, outer] = [light, board].map((one) => one.getBoundingClientRect());
        return (['left', 'top', 'right', 'bottom'] as const).every(
          (side) => Math.abs(inner![side] - outer![side]) < 1,
        );
      });
      await pass(10_000);
      expect(all(table, '.celebration')).to.have.length(0);
    });
  }

  it('has no ring around the last card, which has one again once it is taken back', async () => {
    const table = await game('travellers', luck.travellers.won, 'speed="instant"');
    const ringOf = (): string => getComputedStyle(one(table, '.card.last .inner')).outlineStyle;
    const tell = table.element as SolitaireElement;
    while (tell.moves.length > 1 || tell.moveCount < 40) tell.play(tell.moves[0]!.token);
    await until(() => all(table, '.card.last').length === 1);
    expect(ringOf()).to.equal('solid');
    await playAll(table);
    await until(() => tell.status === 'won' && ringOf() === 'none');
    await table.press('Undo');
    await until(() => ringOf() === 'solid');
  });

  it('is on the last card itself, and covers no index beside it', async () => {
    const table = await game('watch', 2, 'speed="instant"');
    const { play, moves } = table.element as SolitaireElement;
    play.call(table.element, moves[0]!.token);
    await until(() => all(table, '.card.last').length === 1);
    const { boxShadow, outlineOffset, outlineWidth } = getComputedStyle(
      one(table, '.card.last .inner'),
    );
    expect(parseFloat(outlineOffset)).to.be.at.most(-parseFloat(outlineWidth));
    // What is outside is no wider than a card's edge.
    for (const [, spread] of boxShadow.matchAll(/ 0px 0px 0px ([\d.]+)px/g)) {
      expect(Number(spread)).to.be.below(1.5);
    }
  });

  it('leaves the lamps of its street lit, until a move is taken back', async () => {
    const table = await game('hide-and-seek', luck['hide-and-seek'].won, 'speed="instant"');
    const lit = (name: string): number => all(table, `.lights .${name}`).length;
    expect([lit('lantern'), lit('fanlight')]).to.deep.equal([0, 0]);
    await playAll(table);
    await until(() => lit('lantern') === 2);
    expect(lit('fanlight')).to.equal(13);
    // The numerals lie on their light.
    const [numeral] = all(table, '.numeral');
    const order = one(table, '.lights').compareDocumentPosition(numeral!);
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).to.not.equal(0);
    const [lamp] = all(table, '.lights .lantern');
    // The lantern is filled, and it lies on the one that is drawn.
    expect(getComputedStyle(lamp!).fill).to.not.equal('none');
    const { left, right } = one(table, '.ornament').getBoundingClientRect();
    expect(middle(lamp!).x).to.be.within(left, right);
    await table.press('Undo');
    await until(() => lit('lantern') === 0 && lit('fanlight') === 0);
  });

  it('frames the names of its stations, each all around, until a move is taken back', async () => {
    const table = await game('travellers', luck.travellers.won, 'speed="instant"');
    const frames = (): number =>
      all(table, '.lights .gilt').map((one) => one.getAttribute('d')!.split('Z').length - 1)[1] ??
      0;
    expect(frames()).to.equal(0);
    await playAll(table);
    await until(() => frames() === 13);
    const within = all(table, '.lights .gilt')[1]!.getBoundingClientRect();
    for (const name of all(table, '.numeral')) {
      const { left, right, top, bottom } = name.getBoundingClientRect();
      expect(left, name.getAttribute('data-mark')!).to.be.above(within.left);
      expect(right).to.be.below(within.right);
      expect(top).to.be.above(within.top);
      expect(bottom).to.be.below(within.bottom);
    }
    await table.press('Undo');
    await until(() => frames() === 0);
  });

  it('lights its doors in the order of reading', async () => {
    const table = await game('hide-and-seek', luck['hide-and-seek'].won, 'speed="fast"');
    await playAll(table);
    await until(() => all(table, '.celebration .door').length > 0);
    const doors = all(table, '.celebration .door').map((door) => {
      const { delay } = door.getAnimations()[0]!.effect!.getTiming();
      return { ...middle(door), delay: delay! };
    });
    const inOrder = doors.toSorted((a, b) => a.delay - b.delay);
    inOrder.slice(1).forEach((door, i) => {
      const { x, y } = inOrder[i]!;
      // A lamp is higher than the doors beside it.
      const inRow = Math.abs(door.y - y) < 100;
      expect(inRow ? door.x > x : door.y > y, `${i}`).to.equal(true);
    });
  });

  it('has no celebration with reduced motion', async () => {
    await media({ 'prefers-reduced-motion': 'reduce' });
    const table = await game('travellers', luck.travellers.won, 'speed="fast"');
    await import('../../src/board/marks/celebration.js');
    await playAll(table);
    expect(table.element.matches(':state(won)')).to.equal(true);
    await frames(5);
    expect(all(table, '.celebration')).to.have.length(0);
    await media({});
  });
});

describe('the arrows of a loss', () => {
  it('end in the lower half of their cards, and both ways differ in colour, line and end', async () => {
    const table = await game('grandfathers-clock', grandfathersClockLost.deal);
    await table.play(grandfathersClockLost.moves);
    await table.press('Why?');
    await until(() => table.controls('Back to my last chance').length > 0);
    // It is in the place of “Why?”, and a double click is none.
    letPass(1500);
    await table.press('Back to my last chance');
    await until(() => all(table, '[part=ways] g').length === 2);
    const ends = all(table, '[part=ways] .end');
    expect(ends).to.have.length(2);
    const better = one(table, '[part=ways] .better');
    const worse = one(table, '[part=ways] g:not(.better)');
    const line = (group: Element): CSSStyleDeclaration =>
      getComputedStyle(group.querySelector('.way')!);
    expect(line(better).stroke).to.not.equal(line(worse).stroke);
    expect(line(better).strokeDasharray).to.not.equal(line(worse).strokeDasharray);
    // One is filled, the other one open.
    const fill = (group: Element): string => getComputedStyle(group.querySelector('.end')!).fill;
    expect(fill(better)).to.not.equal(fill(worse));
    const bead = worse.querySelector('.end')!;
    const column = table.buttons.find((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const { x, y } = middle(bead);
      return x > left && x < right && y > top && y < bottom + 4;
    })!;
    expect(column, 'ends on a pile').to.not.equal(undefined);
  });

  /** A way as 200 points of the window. */
  function pointsOf(element: Element): DOMPoint[] {
    const way = element as unknown as SVGPathElement;
    const matrix = way.getScreenCTM()!;
    return Array.from({ length: 200 }, (_, at) => {
      const { x, y } = way.getPointAtLength((way.getTotalLength() * at) / 199);
      return new DOMPoint(x, y).matrixTransform(matrix);
    });
  }

  it('run round its own numeral from a pile that waits for itself', async () => {
    const table = await game('clock', luck.clock.lost);
    await table.follow();
    await table.press('Why?');
    await until(() => all(table, '[part=ways] .way').length === 1);
    const points = pointsOf(one(table, '[part=ways] .way'));
    const { left, right, top, bottom } = one(
      table,
      '[part~=mark][data-mark="11"]',
    ).getBoundingClientRect();
    expect(points.some(({ x, y }) => x > left && x < right && y > top && y < bottom)).to.be.false;
    // All around it, from its pile and back there.
    const centre = { x: (left + right) / 2, y: (top + bottom) / 2 };
    const sides = new Set(
      points.map(({ x, y }) => Math.round(Math.atan2(y - centre.y, x - centre.x) / (Math.PI / 4))),
    );
    expect(sides.size).to.be.at.least(7);
    const dial = middle(one(table, '[part~=dial]'));
    const card = table.pile('h12').offsetWidth;
    for (const { x, y } of points) {
      expect(Math.hypot(x - centre.x, y - centre.y)).to.be.below(card);
      expect(Math.hypot(x - dial.x, y - dial.y)).to.be.above(1.3 * card);
    }
  });

  it('run round a dial: inside its numerals, under the cards in the centre, and not through a word', async () => {
    // In this deal the piles of 4 and 10 wait for each other.
    const table = await game('clock', 2);
    await table.follow();
    await table.press('Why?');
    // One way with two heads, on one side of the dial.
    await until(() => all(table, '[part=ways] .head').length === 2);
    const dial = middle(one(table, '[part~=dial]'));
    const card = table.pile('h12').offsetWidth;
    const hours = new Set<number>();
    for (const { x, y } of pointsOf(one(table, '[part=ways] .way'))) {
      const [across, down] = [x - dial.x, y - dial.y];
      expect(Math.hypot(across, down)).to.be.above(1.2 * card);
      hours.add((Math.round(Math.atan2(across, -down) / (Math.PI / 6)) + 12) % 12);
    }
    expect(hours).to.have.property('size', 7);
    // The kings' indices are within it: it goes under all their cards.
    const under = one(table, '[part=ways] clipPath path') as unknown as SVGPathElement;
    for (const king of table.pile('centre').querySelectorAll('.card')) {
      const { left, right, top, bottom } = king.getBoundingClientRect();
      for (const [x, y] of [
        [left, top],
        [right, bottom],
      ] as const) {
        const point = new DOMPoint(x, y).matrixTransform(under.getScreenCTM()!.inverse());
        expect(under.isPointInFill(point), 'on a king').to.equal(false);
      }
    }
    await until(() =>
      all(table, '.signature').every((word) => getComputedStyle(word).opacity === '0'),
    );
    await table.press('Undo');
    await until(() =>
      all(table, '.signature').some((word) => getComputedStyle(word).opacity !== '0'),
    );
  });

  it('end at the inner edge of the cards of a dial', async () => {
    const table = await game('clock', luck.clock.lost);
    await table.follow();
    await table.press('Why?');
    await until(() => all(table, '[part=ways] .end').length > 0);
    const centre = middle(one(table, '[part~=dial]'));
    const { width } = one(table, '[part~=dial]').getBoundingClientRect();
    for (const bead of all(table, '[part=ways] .end')) {
      const { x, y } = middle(bead);
      const away = Math.hypot(x - centre.x, y - centre.y) / width;
      expect(away).to.be.below(0.31);
    }
  });
});
