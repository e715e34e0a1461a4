/** The drawn clock: its track is the score, its hands tell the last move, and its numerals can be styled. */
import { expect } from '@open-wc/testing';
import type { Hour } from '../../src/board/marks/dial.js';
import { light } from '../../src/board/marks/score.js';
import { makeSvg } from '../../src/board/pieces.js';
import '../../src/hourhand.js';
import type { SolitaireElement } from '../../src/element/solitaire-element.js';
import { lay, put, screen, Table, until } from '../support/table.js';
import { grandfathersClockWon, luck } from './lines.js';

const shown = ({ root }: Table, selector: string): Element[] => [
  ...root.querySelectorAll(`.dial ${selector}`),
];
const lit = (table: Table): number => shown(table, '.track.lit:not(.bar)').length;
const litHours = (table: Table): number => shown(table, '.track.bar.lit').length;
/** Degrees clockwise from noon, 0 … 359. */
const angles = (table: Table): number[] =>
  shown(table, '.hand').map((hand) => {
    const [, degrees] = /rotate\((-?[\d.]+)deg\)/.exec((hand as SVGElement).style.transform) ?? [];
    return (Number(degrees ?? 0) + 3600) % 360;
  });
const middleOf = (element: Element): { x: number; y: number } => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};
const play = ({ element }: Table, token?: string): void =>
  void (element as SolitaireElement).play(token ?? (element as SolitaireElement).moves[0]!.token);

/** A game whose dial has all that is drawn on it: the details come a little later than the board. */
async function drawn(...how: Parameters<typeof lay>): Promise<Table> {
  const table = await lay(...how);
  await until(() => shown(table, '.details').length > 0, 'its details are there');
  return table;
}

describe('the dial', () => {
  it('lights a minute for each card that comes to its hour, and the hour when it is whole', async () => {
    const table = await drawn(
      `<clock-solitaire deal="${luck.clock.won}" speed="instant"></clock-solitaire>`,
    );
    const element = table.element as SolitaireElement;
    expect([lit(table), litHours(table)]).to.deep.equal([0, 0]);
    const cards = new Map<string, number>();
    while (element.status === 'playing') {
      const { token } = element.moves[0]!;
      play(table, token);
      const goal = token.split('-')[1]!;
      if (goal !== 'centre') cards.set(goal, (cards.get(goal) ?? 0) + 1);
      const counts = [...cards.values()];
      expect(lit(table)).to.equal(counts.reduce((sum, count) => sum + count, 0));
      expect(litHours(table)).to.equal(counts.filter((count) => count === 4).length);
    }
    expect([lit(table), litHours(table)]).to.deep.equal([48, 12]);
    const order = shown(table, '*');
    const unlit = order.filter((one) => one.matches('.track:not(.lit)'));
    const first = order.findIndex((one) => one.matches('.lit'));
    expect(unlit, 'drawn over unlit ones').to.have.length(2);
    for (const one of unlit) expect(order.indexOf(one)).to.be.below(first);
    // The last card is a king, which has no hour.
    element.undo();
    element.undo();
    expect([lit(table), litHours(table)]).to.deep.equal([47, 11]);
    element.restart();
    expect([lit(table), litHours(table)]).to.deep.equal([0, 0]);
  });

  it('counts in proportion where an hour has another number of cards', async () => {
    const table = await drawn(
      '<grandfathers-clock-solitaire deal="21" speed="instant"></grandfathers-clock-solitaire>',
    );
    expect([lit(table), litHours(table)]).to.deep.equal([0, 0]);
    play(
      table,
      (table.element as SolitaireElement).moves.find(({ to }) => to.startsWith('h'))!.token,
    );
    expect(lit(table)).to.be.above(0);
  });

  it('counts every card of a foundation that is empty at first', () => {
    const group = makeSvg('g', {});
    const mark = makeSvg('g', {}, group);
    const hour: Hour = { mark, bar: 'M0 0v9', ticks: ['M1 0', 'M2 0', 'M3 0', 'M4 0'], lit: [] };
    const litWith = (count: number): number => {
      const cards = Array.from({ length: count }, (_, i) => i);
      const [missing, complete] = [4 - count, count === 4];
      const place = { ring: 'inner', hour: 1 } as const;
      const spec = { id: 'h1', role: 'foundation', place, spread: 'stack' } as const;
      light(hour, { ...spec, cards, hidden: 0, missing, complete }, 0);
      return hour.lit.length;
    };
    expect([0, 1, 2, 3, 4, 3, 0].map(litWith)).to.deep.equal([0, 1, 2, 3, 5, 3, 0]);
  });

  // While Chromium animates the transform of an SVG element, it draws it without its translate: at the corner.
  it('has hands whose place is part of what turns them', async () => {
    const tables = ['clock', 'grandfathers-clock'].map(
      (game) => `<${game}-solitaire deal="21"></${game}-solitaire>`,
    );
    for (const html of tables) {
      const table = await lay(html);
      await until(() => table.root.querySelector('.details') !== null, 'its hands are there');
      const hands = [...table.root.querySelectorAll<SVGElement>('.hand')];
      expect(hands.length).to.be.above(0);
      for (const hand of hands) {
        expect(getComputedStyle(hand).translate).to.equal('none');
        expect(hand.style.transform).to.match(/^translate\(.+px, .+px\) rotate\(/);
      }
    }
  });

  it('has a hand that points to the hour that the turned card goes to', async () => {
    const table = await drawn('<clock-solitaire deal="19" speed="instant"></clock-solitaire>');
    const element = table.element as SolitaireElement;
    for (let i = 0; i < 24; i++) {
      const [move] = element.moves;
      const hour = /^h(\d+)$/.exec(move!.to)?.[1];
      expect(shown(table, '.hand.resting')).to.have.length(hour ? 0 : 1);
      if (hour) expect(angles(table)).to.deep.equal([(Number(hour) * 30) % 360]);
      play(table);
    }
  });

  for (const [width, height] of [
    [844, 390],
    [640, 400],
    [300, 600],
    [200, 720],
  ] as const) {
    it(`points at a pile from the track of a rectangular dial: ${width} × ${height}`, async () => {
      const html = '<clock-solitaire deal="19" speed="instant"></clock-solitaire>';
      const table = await drawn(html, width, height);
      const element = table.element as SolitaireElement;
      const away = (from: { x: number; y: number }, to: Element): number => {
        const { left, right, top, bottom } = to.getBoundingClientRect();
        const across = Math.max(left - from.x, from.x - right, 0);
        return Math.hypot(across, Math.max(top - from.y, from.y - bottom, 0));
      };
      const seen = new Set<string>();
      while (element.status === 'playing' && seen.size < 9) {
        const hour = /^h\d+$/.exec(element.moves[0]!.to)?.[0];
        const [tip] = shown(table, '.hand');
        expect(tip!.classList.contains('resting')).to.equal(!hour);
        if (hour) {
          seen.add(hour);
          const middle = middleOf(tip!);
          const way = away(middle, table.pile(hour)) / table.pile('h12').offsetWidth;
          expect(way).to.be.below(0.25);
        }
        play(table);
      }
    });
  }

  for (const height of [500, 560, 600, 700]) {
    it(`keeps its words off the ring around the card in the centre, ${height} pixels high`, async () => {
      const table = await drawn('<clock-solitaire deal="4000000"></clock-solitaire>', 900, height);
      await table.still();
      const words = shown(table, '.signature') as SVGTextElement[];
      expect(words).to.have.lengthOf.at.least(1);
      const card = table.pile('centre').getBoundingClientRect();
      for (const word of words) {
        // Capitals and figures have nothing below their line.
        const line = new DOMPoint(0, Number(word.getAttribute('y')));
        const { y } = line.matrixTransform(word.getScreenCTM()!);
        const away = y < card.top ? card.top - y : y - card.bottom;
        expect(away, word.textContent).to.be.at.least(5.5);
      }
    });
  }

  for (const width of [330, 345, 358, 374, 390, 430, 768]) {
    it(`keeps its words off the small dial of the seconds, ${width} pixels wide`, async () => {
      const table = await drawn(
        '<watch-solitaire deal="19" speed="instant"></watch-solitaire>',
        width,
        844,
      );
      while ((table.element as SolitaireElement).status === 'playing') play(table);
      await table.still();
      const card = table.pile('centre').getBoundingClientRect().width;
      // Its hand turns around its middle; a dial like a cushion has that hand in its own middle.
      const [hand] = shown(table, '.second') as SVGGraphicsElement[];
      const middle = new DOMPoint().matrixTransform(hand!.getScreenCTM()!);
      for (const word of shown(table, '.signature')) {
        const box = word.getBoundingClientRect();
        const away = Math.hypot(
          Math.max(box.left - middle.x, 0, middle.x - box.right),
          Math.max(box.top - middle.y, 0, middle.y - box.bottom),
        );
        expect(away, word.textContent).to.be.above(0.31 * card);
      }
    });
  }

  it('has hands of its own where the centre is free: from ten past ten a minute for each move, the last hour', async () => {
    const table = await drawn(
      '<grandfathers-clock-solitaire deal="21" speed="instant"></grandfathers-clock-solitaire>',
    );
    const element = table.element as SolitaireElement;
    // Where they leave the name and the number free.
    expect(angles(table)).to.deep.equal([305, 60]);
    let hour = 10;
    for (let moves = 1; moves < 16; moves++) {
      const move = element.moves.find(({ to }) => to.startsWith('h')) ?? element.moves[0]!;
      if (move.to.startsWith('h')) hour = Number(move.to.slice(1));
      play(table, move.token);
      // Between two hours, as in a clock.
      expect(angles(table)).to.deep.equal([((hour % 12) + (10 + moves) / 60) * 30, 60 + moves * 6]);
    }
    const save = element.save();
    element.restart();
    expect(angles(table)).to.deep.equal([305, 60]);
    element.load(save);
    expect(angles(table)).to.deep.equal([((hour % 12) + 25 / 60) * 30, 150]);
  });

  it('shows the local time when it is won', async () => {
    const { won } = luck.clock;
    const table = await drawn(`<clock-solitaire deal="${won}" speed="instant"></clock-solitaire>`);
    const before = new Date();
    while ((table.element as SolitaireElement).status === 'playing') play(table);
    const after = new Date();
    const degrees = (time: Date): number => ((time.getHours() % 12) + time.getMinutes() / 60) * 30;
    expect(shown(table, '.hand.resting')).to.have.length(0);
    const apart = [before, after].map((time) => Math.abs(angles(table)[0]! - degrees(time)));
    expect(Math.min(...apart)).to.be.below(0.01);
  });

  it('has a way all around it once Wandering Card is won', async () => {
    for (const [width, height] of [
      [1000, 900],
      [390, 844],
    ] as const) {
      const { won } = luck['wandering-card'];
      const html = `<wandering-card-solitaire deal="${won}" speed="instant" storage="none"></wandering-card-solitaire>`;
      const table = await drawn(html, width, height);
      expect(shown(table, '.gilt')).to.have.length(0);
      while ((table.element as SolitaireElement).status === 'playing') play(table);
      await until(() => shown(table, '.gilt').length === 1, 'it is gilded');
      const [way, rim] = ['.gilt', '.chapter'].map((one) => shown(table, one)[0]!);
      const [{ width: around }, { width: inner }] = [way!, rim!].map((one) =>
        one.getBoundingClientRect(),
      ) as [DOMRect, DOMRect];
      expect(around).to.be.within(inner, 1.1 * inner);
      expect(shown(table, '.signature.name')).not.to.have.length(0);
    }
  });

  it('is a hood on a cabinet, and stands in a case with brass behind its glass once it is won', async () => {
    const { deal, moves } = grandfathersClockWon;
    const table = await drawn(
      `<grandfathers-clock-solitaire deal="${deal}" theme="wood" speed="instant"></grandfathers-clock-solitaire>`,
      390,
      844,
    );
    const drawings = (): (string | null)[] =>
      shown(table, ':is(.wood, .ornament)').map((one) => one.getAttribute('d'));
    const before = drawings();
    expect(before).to.have.length(2);
    // Of brass are only the handles of its drawers.
    expect(shown(table, '.inside')).to.have.length(0);
    expect(shown(table, '.wood ~ .gleam ~ .brass')).to.have.length(1);
    for (const move of moves) play(table, move);
    await until(() => shown(table, '.hand.resting').length === 0, 'the clock runs');
    expect(drawings()).to.have.length(2);
    expect(shown(table, '.wood ~ .inside ~ .brass')).to.have.length(1);
    drawings().forEach((drawing, i) => expect(drawing).not.to.equal(before[i]));
  });

  it('is signed with the game and the deal where there is room, and the toolbar always has the deal', async () => {
    const table = await drawn('<clock-solitaire deal="19" speed="instant"></clock-solitaire>');
    expect(shown(table, '.signature').map((text) => text.textContent)).to.deep.equal([
      'Clock',
      'No. 19',
    ]);
    const number = table.root.querySelector<HTMLElement>('[part=deal-number]')!;
    const isSeen = (): boolean =>
      number.checkVisibility({ visibilityProperty: true }) &&
      number.offsetWidth > 5 &&
      getComputedStyle(number.parentElement!).clipPath === 'none';
    expect(isSeen()).to.equal(true);
    await screen(280, 800);
    await until(() => shown(table, '.signature').length === 0);
    expect(isSeen()).to.equal(true);
    (table.element as SolitaireElement).newGame(7);
    await screen(1000, 900);
    await until(() => shown(table, '.signature.number')[0]?.textContent === 'No. 7');
    // Whoever plays the deal of a day sees which one.
    (table.element as SolitaireElement).newGame('2026-11-05');
    await until(() => shown(table, '.signature.number')[0]?.textContent === '5 November');
  });

  it('bears the long name of German Clock between the numerals of 10 and 2', async () => {
    await screen(1200, 900);
    const table = await drawn(
      '<german-clock-solitaire deal="1" speed="instant"></german-clock-solitaire>',
    );
    const [name] = shown(table, '.signature.name') as SVGTextElement[];
    const card = table.pile('centre').offsetWidth;
    const length = name!.getComputedTextLength() * name!.getScreenCTM()!.a;
    expect(length).to.be.below(1.8 * card);
    expect(parseFloat(getComputedStyle(name!).fontSize) * name!.getScreenCTM()!.a).to.be.above(
      8.99,
    );
  });

  it('has the number of the cards laid aside clear of its name, in every column', async () => {
    for (const width of [300, 340, 374, 420, 520]) {
      await screen(1000, 900);
      const box = put(
        `<div style="width: ${width}px"><wandering-card-solitaire deal="2" speed="instant" storage="none"></wandering-card-solitaire></div>`,
      );
      const table = await Table.of(box.querySelector('wandering-card-solitaire')!);
      await until(() => shown(table, '.details').length > 0, 'its details are there');
      const element = table.element as SolitaireElement;
      const counts = (): HTMLElement[] => [...table.root.querySelectorAll<HTMLElement>('.count')];
      while (element.status === 'playing') {
        play(table);
        await element.updateComplete;
        for (const count of counts().map((one) => one.getBoundingClientRect())) {
          for (const word of shown(table, '.signature, .caption')) {
            const { left, right, top, bottom, width: w } = word.getBoundingClientRect();
            const isApart =
              w === 0 ||
              count.right < left ||
              right < count.left ||
              count.bottom < top ||
              bottom < count.top;
            expect(isApart, `${word.textContent} in ${width} px`).to.equal(true);
          }
        }
      }
    }
  });

  it('has drawn numerals, and those of the page’s font where it sets one', async () => {
    const table = await drawn('<clock-solitaire deal="19" speed="instant"></clock-solitaire>');
    expect(shown(table, 'g.numeral path')).to.have.length(12);
    expect(shown(table, 'text.numeral')).to.have.length(0);
    await screen(1000, 900);
    const box = put(
      '<div style="--solitaire-numeral-font: monospace"><watch-solitaire speed="instant"></watch-solitaire></div>',
    );
    const other = await Table.of(box.querySelector('watch-solitaire')!);
    const texts = shown(other, 'text.numeral');
    expect(
      texts.map((text) => text.textContent).sort((a, b) => Number(a) - Number(b)),
    ).to.deep.equal(Array.from({ length: 12 }, (_, i) => String(i + 1)));
    expect(getComputedStyle(texts[0]!).fontFamily).to.equal('monospace');
  });
});
