/** The buttons under the board stay under the finger: what they say grows away from them. */
import { expect } from '@open-wc/testing';
import '../../src/tags/grandfathers-clock.js';
import '../../src/tags/hide-and-seek.js';
import type { SolitaireElement } from '../../src/element/solitaire-element.js';
import { media } from '../support/commands.js';
import '../support/painted.js';
import { frames, lay, spotOf, type Table, until } from '../support/table.js';
import { some } from '../support/thorough.js';
import { grandfathersClockLost } from './lines.js';

/** One without choices is turned over to its end, in the other the moves lose. */
const LOST = {
  'hide-and-seek': { deal: 4, moves: undefined },
  'grandfathers-clock': grandfathersClockLost,
};

const WINDOWS = [
  [360, 740],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 800],
] as const;

async function lose(id: keyof typeof LOST, lang: string, size: readonly [number, number]) {
  const { deal, moves } = LOST[id];
  // Instant: the game has to be lost before anything is looked at.
  const table = await lay(
    `<${id}-solitaire deal="${deal}" lang="${lang}" storage="none" speed="instant"></${id}-solitaire>`,
    ...size,
  );
  const game = table.element as SolitaireElement;
  for (const move of moves ?? []) game.play(move);
  while (game.status === 'playing') game.play(game.moves[0]!);
  await until(() => buttonsOf(table).length > 2, 'the buttons are there');
  await until(
    () => !table.root.querySelector('.base.waits'),
    'the words of the language are there',
  );
  await still(table);
  return table;
}

/** Waits until what comes late, such as details and their styles, moves no button any more. */
async function still(table: Table): Promise<void> {
  const places = (): string =>
    buttonsOf(table)
      .map((one) => JSON.stringify(one.getBoundingClientRect()))
      .join();
  for (let quiet = 0, before = places(); quiet < 10; quiet++) {
    await frames(1);
    if (places() !== before) [quiet, before] = [0, places()];
  }
}

async function answerAfter(table: Table, said: string): Promise<void> {
  await until(() => table.message !== said && !table.message.endsWith('…'), 'the answer');
  await still(table);
}

const buttonsOf = ({ root }: Table): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('.status-bar.lost .button'),
];

for (const size of WINDOWS) {
  for (const lang of ['en', 'de']) {
    describe(`a lost game in a window of ${size[0]} pixels, ${lang}`, () => {
      for (const id of some(Object.keys(LOST) as (keyof typeof LOST)[], 2, lang === 'de' ? 1 : 0)) {
        it(`${id}: no button goes down when “Why?” is answered`, async () => {
          const table = await lose(id, lang, size);
          const before = buttonsOf(table).map((one) => one.getBoundingClientRect());
          const said = table.message;
          buttonsOf(table)[0]!.click();
          await answerAfter(table, said);
          const first = buttonsOf(table)[0]!.getBoundingClientRect();
          expect(first.top, 'the button that was pressed').to.equal(before[0]!.top);
          const board = table.root.querySelector('.board')!.getBoundingClientRect();
          const text = table.root.querySelector('.message')!.getBoundingClientRect();
          expect(text.top, 'the board is not covered').to.be.at.least(board.bottom);
          // What is pressed next may have a longer label, and be in another row.
          if (id !== 'hide-and-seek') return;
          const after = buttonsOf(table).map((one) => one.getBoundingClientRect());
          expect(after.map(({ x, y }) => [x, y])).to.deep.equal(before.map(({ x, y }) => [x, y]));
          // Boxes end between pixels.
          expect(after.at(-1)!.bottom, 'in the window').to.be.below(innerHeight + 1);
        });
      }
    });
  }
}

describe('the answer to “Why?”', () => {
  for (const id of Object.keys(LOST) as (keyof typeof LOST)[]) {
    it(`${id}: is in the window, wherever the page was scrolled to`, async () => {
      const table = await lose(id, 'en', [390, 620]);
      const why = buttonsOf(table)[0]!;
      why.scrollIntoView({ block: 'end' });
      await still(table);
      const said = table.message;
      await table.pointer.tap(spotOf(why));
      await answerAfter(table, said);
      const { top, bottom } = table.root.querySelector('.message')!.getBoundingClientRect();
      // Browsers scroll by whole pixels.
      expect(bottom, 'its last line').to.be.below(innerHeight + 1);
      expect(top, 'its first line').to.be.at.least(0);
    });
  }
});

describe('a game that is lost', () => {
  afterEach(() => media({}));

  it('breaks no label of its buttons on a phone on its side', async () => {
    for (const [width, lang] of [
      [672, 'en'],
      [568, 'en'],
      [667, 'de'],
    ] as const) {
      const table = await lose('grandfathers-clock', lang, [width, 390]);
      await media({ pointer: 'coarse' });
      await still(table);
      const said = table.message;
      buttonsOf(table)[0]!.click();
      await answerAfter(table, said);
      for (const one of buttonsOf(table)) {
        const label = one.querySelector<HTMLElement>('.label')!;
        expect(label.offsetHeight, label.textContent).to.be.below(30);
        const beside = one.offsetWidth - label.offsetWidth;
        expect(beside, label.textContent).to.be.at.least(12);
      }
    }
  });

  it('keeps its reason under the board when a card is tapped, and says to who listens that it is over', async () => {
    const table = await lose('hide-and-seek', 'en', [768, 1024]);
    const said = table.message;
    expect(said).to.match(/face down/);
    await table.tap(table.buttons[3]!.dataset['pile']!);
    const heard = table.root.querySelector('.announcement')!;
    await until(() => /The game is over: undo/.test(heard.textContent), 'it is heard');
    expect(table.message).to.equal(said);
  });
});
