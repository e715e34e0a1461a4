/** Many boards on a page: those far from the screen are boxes until somebody wants them. */
import { expect } from '@open-wc/testing';
import '../../src/hourhand.js';
import { reserveStyles } from '../../src/element/reserve.js';
import type { SolitaireElement } from '../../src/element/solitaire-element.js';
import { BigBenSolitaire } from '../../src/tags/big-ben.class.js';
import { ClockSolitaire } from '../../src/tags/clock.class.js';
import { listenToPage } from '../support/page.js';
import { frames, keys, put, screen, Table, until } from '../support/table.js';

const RESERVED = `<style>${reserveStyles([ClockSolitaire, BigBenSolitaire])}</style>`;
const clock = (deal: number, more = ''): string =>
  `<clock-solitaire deal="${deal}" speed="instant" ${more}></clock-solitaire>`;
/** Much more than a screen. */
const GAP = '<p style="height: 4000px">Between</p>';

const isDrawn = ({ shadowRoot }: Element): boolean =>
  shadowRoot!.querySelector('.card:not([hidden])') !== null;

/** Boards on a page, in their order; the first one, at the top, has been drawn. */
async function lay(html: string): Promise<SolitaireElement[]> {
  await screen(1000, 700);
  scrollTo(0, 0);
  const box = put(RESERVED + html);
  const boards = [...box.querySelectorAll<SolitaireElement>('[deal]')];
  await Table.of(boards[0]!);
  return boards;
}

describe('a board far from the screen', () => {
  const page = listenToPage();

  it('is a box of its size until it comes near, and is drawn before it is seen', async () => {
    const [near, far] = await lay(clock(1, 'storage="none"') + GAP + clock(2, 'storage="none"'));
    await frames(10);
    expect(isDrawn(far!)).to.be.false;
    expect(page.events.of('deal').map(({ deal }) => deal)).to.deep.equal([1]);
    expect(far!.offsetHeight).to.equal(near!.offsetHeight);
    const { top } = far!.getBoundingClientRect();
    scrollTo(0, top - 1.5 * innerHeight);
    await until(() => isDrawn(far!), 'it is drawn');
    expect(far!.getBoundingClientRect().top, 'not in sight yet').to.be.above(innerHeight);
    expect(far!.offsetHeight).to.equal(near!.offsetHeight);
    expect(page.events.of('deal').map(({ deal }) => deal)).to.deep.equal([1, 2]);
  });

  it('is drawn at once if its space is not reserved, in a form, or where it is not seen at all', async () => {
    const settings = 'storage="none"';
    const boards = await lay(
      `${clock(1, settings)}${GAP}<watch-solitaire deal="2" ${settings}></watch-solitaire>
      <form>${clock(3, settings)}</form><div style="display: none">${clock(4, settings)}</div>`,
    );
    await until(() => boards.slice(0, 3).every(isDrawn), 'all are drawn');
    // What is not seen is not drawn either, and its turn comes last.
    await until(() => page.events.of('deal').length === 4, 'all are dealt');
    expect(page.events.of('deal').map(({ deal }) => deal)).to.include.members([2, 3, 4]);
  });

  it('answers a page that calls its methods', async () => {
    const [, second, third, fourth] = await lay(
      [1, 2, 3, 4].map((deal) => clock(deal, 'storage="none"')).join(GAP),
    );
    expect(second!.play(second!.moves[0]!).ok).to.be.true;
    expect(second!.moveCount).to.equal(1);
    expect(third!.state.deal).to.equal(3);
    expect(page.events.of('move')).to.have.length(1);
    await fourth!.updateComplete;
    for (const board of [second!, third!, fourth!]) await until(() => isDrawn(board));
  });

  it('is reached by the Tab key, from both sides', async () => {
    const boards = await lay(
      `${clock(1, 'storage="none"')}${GAP}<button id="before">Before</button>
      ${clock(2, 'storage="none" label="The second"')}${GAP}${clock(3, 'storage="none"')}
      <button id="after">After</button>`,
    );
    const focused = ({ shadowRoot }: Element): Element | null => shadowRoot!.activeElement;
    const [, second, third] = boards;
    await until(() => second!.shadowRoot!.querySelector('[role=group]') !== null, 'it has a sign');
    expect(second!.shadowRoot!.querySelector('[role=group]')!.ariaLabel).to.equal('The second');
    document.getElementById('before')!.focus({ preventScroll: true });
    await keys('Tab');
    await until(() => focused(second!)?.matches('.toolbar button') === true, 'its first button');
    await until(() => isDrawn(second!));
    document.getElementById('after')!.focus({ preventScroll: true });
    await keys('Shift+Tab');
    await until(() => focused(third!)?.matches('button') === true, 'something on the board');
    expect(focused(third!)!.closest('.toolbar'), 'what comes last').to.be.null;
    expect(third!.shadowRoot!.querySelectorAll('[tabindex="0"][role=group]')).to.have.length(0);
  });

  it('is there with all that is on it when the page is printed', async () => {
    const boards = await lay(
      clock(1, 'storage="none"') +
        GAP +
        // At the normal speed, at which dealing takes a while.
        '<big-ben-solitaire deal="2" storage="none"></big-ben-solitaire>' +
        GAP +
        clock(3, 'storage="none"'),
    );
    await until(() => boards.every(({ shadowRoot }) => shadowRoot!.childElementCount > 0));
    window.dispatchEvent(new Event('beforeprint'));
    // What is drawn for paper has no more time than this.
    for (let i = 0; i < 500; i++) await Promise.resolve();
    for (const board of boards.slice(1)) {
      expect(isDrawn(board), board.localName).to.be.true;
      expect(board.shadowRoot!.querySelector('.dial .details'), board.localName).to.exist;
      expect(board.matches(':state(playing)')).to.be.true;
    }
    window.dispatchEvent(new Event('afterprint'));
  });

  it('is drawn where a link of the page leads', async () => {
    const [, second] = await lay(`<a href="#there">There</a>${clock(1, 'storage="none"')}${GAP}
      ${clock(2, 'storage="none" id="there"')}`);
    await frames(3);
    expect(isDrawn(second!)).to.be.false;
    const link = document.querySelector<HTMLElement>('a[href="#there"]')!;
    try {
      link.focus();
      await keys('Enter');
      await until(() => isDrawn(second!));
      const { top } = second!.getBoundingClientRect();
      expect(top).to.be.within(-1, innerHeight);
    } finally {
      history.replaceState(null, '', location.pathname + location.search);
    }
  });

  it('waits on, after it has been taken out of the page and put back', async () => {
    const [, second] = await lay(clock(1, 'storage="none"') + GAP + clock(2, 'storage="none"'));
    await until(() => second!.shadowRoot!.childElementCount > 0);
    const place = second!.parentElement!;
    second!.remove();
    await frames(3);
    place.append(second!);
    await frames(3);
    expect(isDrawn(second!)).to.be.false;
    place.prepend(second!);
    await until(() => isDrawn(second!), 'it has come near');
    const table = await Table.of(second!);
    await table.tapTurned();
    expect(page.events.of('move')).to.have.length(1);
  });

  it('leaves the saved game to the first board of the page', async () => {
    const [first, second] = await lay(clock(1) + GAP + clock(1));
    await frames(3);
    scrollTo(0, 1e6);
    await until(() => isDrawn(second!));
    second!.play(second!.moves[0]!);
    expect(localStorage.getItem('hourhand.game.clock')).to.be.null;
    first!.play(first!.moves[0]!);
    expect(localStorage.getItem('hourhand.game.clock')).to.not.be.null;
  });
});
