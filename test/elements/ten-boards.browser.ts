/** Ten boards on a page ask for verdicts at once: all are served, and the page goes on meanwhile. */
import { expect, fixture } from '@open-wc/testing';
import '../../src/hourhand.js';
import { listenToPage } from '../support/page.js';
import { Table, until } from '../support/table.js';
import { isThorough } from '../support/thorough.js';

/** Big Ben's deals 149 and 172 are hard: after more than a second they are still undecided. */
const HARD = 2;
const boards = [
  ['big-ben', 149],
  ['big-ben', 172],
  ['big-ben', 1],
  ['big-ben', 2],
  ['german-clock', 1],
  ['watch', 1],
  ['german-clock', 2],
  ['grandfathers-clock', 79],
  ['grandfathers-clock', 2],
  ['grandfathers-clock', 21],
] as const;

const RealWorker = Worker;
const verdict = (table: Table): string =>
  table.root.querySelector('[part=verdict]')?.textContent ?? '';
const SAYS = /^This game|^The solver/;

/** Waits for the long searches to end, which on a busy machine takes many times their second. */
async function atLast(isTrue: () => boolean): Promise<void> {
  for (let patience = 0; !isTrue() && patience < 12; patience++)
    await until(isTrue).catch(() => {});
}

describe('ten boards', function () {
  const page = listenToPage();
  let started = 0;
  let ended = 0;

  beforeEach(() => {
    started = ended = 0;
    window.Worker = class extends RealWorker {
      constructor(...how: ConstructorParameters<typeof Worker>) {
        super(...how);
        started++;
      }

      override terminate(): void {
        ended++;
        super.terminate();
      }
    };
  });
  afterEach(() => {
    window.Worker = RealWorker;
  });

  for (const where of ['in one worker', 'in slices of the page’s own time']) {
    it(`have their verdicts ${where}: nobody waits for the long searches of others`, async () => {
      if (where !== 'in one worker') Object.assign(window, { Worker: undefined });
      const root = await fixture<HTMLElement>(
        `<div style="max-width: 500px">${boards
          .map(
            ([game, deal]) =>
              `<${game}-solitaire deal="${deal}" verdict="on" speed="instant"></${game}-solitaire>`,
          )
          .join('')}</div>`,
      );
      const tables = await Promise.all(
        [...root.children].map((element) => Table.of(element as HTMLElement)),
      );
      /** The boards in the order in which they had their verdicts. */
      const served: number[] = [];
      let frames = 0;
      let looks = true;
      let framesWhenServed = 0;
      const look = (): void => {
        frames++;
        tables.forEach((table, i) => {
          if (served.includes(i) || !SAYS.test(verdict(table))) return;
          served.push(i);
          if (served.length === boards.length - HARD) framesWhenServed = frames;
        });
        if (looks && served.length < boards.length) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);

      await until(() => served.length >= boards.length - HARD, 'the short searches end');
      // The hard ones were asked first, and are still being worked on: the page can be played.
      expect(served.every((board) => board >= HARD)).to.be.true;
      const last = tables.at(-1)!;
      await last.play(['c2-h9', 'c6-h12', 'c8-c2']);
      expect(page.events.of('move')).to.have.length(3);
      await until(() => SAYS.test(verdict(last)), 'the position after the moves is judged');
      expect(served.length).to.be.below(boards.length);

      expect(verdict(tables[7]!)).to.equal('This game can’t be won.');
      expect(started).to.be.within(
        ...((where === 'in one worker' ? [1, 4] : [0, 0]) as [number, number]),
      );
      // Not how fast they came, but that the page is drawn while the long searches go on.
      await until(() => frames > framesWhenServed + 10, 'the page is drawn');
      if (isThorough) {
        await atLast(() => served.length === boards.length);
        expect([...served].sort((a, b) => a - b)).to.deep.equal([...boards.keys()]);
        expect(verdict(tables[0]!)).to.equal('The solver can’t tell if this can be won.');
      }
      looks = false;
    });
  }

  it('wait for nothing while they are off the page, and ask again when they are back', async () => {
    const element = await fixture<HTMLElement>(
      '<big-ben-solitaire deal="149" verdict="on" speed="instant"></big-ben-solitaire>',
    );
    const table = await Table.of(element);
    await until(() => started === 1);
    const { parentElement: place } = element;
    element.remove();
    await until(() => ended === 1);
    expect(verdict(table)).to.equal('Looking ahead…');
    place!.append(element);
    await until(() => started === 2);
    if (isThorough) await atLast(() => SAYS.test(verdict(table)));
  });
});
