/** Layout shifts: a game's space before its script comes, and while it is played. */
import { expect } from '@open-wc/testing';
import type { SolitaireElement } from '../../src/element/solitaire-element.js';
import { ClockSolitaire } from '../../src/tags/clock.class.js';
import '../../src/hourhand.js';
import { leaveOut } from '../support/commands.js';
import { knowGames } from '../support/known.js';
import { comeLateTogether, GAMES, type Late } from '../support/late.js';
import { listenToPage } from '../support/page.js';
import '../support/painted.js';
import { frames, put, screen, Table, until } from '../support/table.js';
import { some } from '../support/thorough.js';
import { bigBenLost } from './lines.js';

const boardOf = ({ root }: Table): HTMLElement => root.querySelector('[part~=board]')!;
const verdictOf = ({ root }: Table): string | undefined =>
  root.querySelector('[part=verdict]')?.textContent.trim();
const baseOf = ({ root }: Table): HTMLElement => root.querySelector('[part~=base]')!;

describe('the space of a game before its script comes', () => {
  listenToPage();

  /**
   * What layout shifts may add up to: less than a board that moves by the three pixels that browsers count. On a slow
   * machine Chromium sometimes tells, when a theme comes, that the seven icons of the toolbar were twelve pixels aside in
   * their buttons: 0.00014.
   */
  const ROOM = 0.0005;

  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly sources: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }[];
  }

  /** What was moved, from where to where, and how the box around it is now. */
  function described({ sources, startTime }: LayoutShift): string {
    const at = ({ x, y, width, height }: DOMRectReadOnly): string =>
      `${x} ${y}, ${width} × ${height}`;
    const moved = sources.map(({ node, previousRect, currentRect }) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const name = element?.closest('[part], [class]')?.outerHTML.slice(0, 60) ?? 'what is gone';
      return `${name}: from ${at(previousRect)} to ${at(currentRect)}`;
    });
    const host = document.querySelector('[deal]');
    const around = ['.base', '.inside', '.toolbar', '.tools'].map((name) => {
      const one = host?.shadowRoot?.querySelector<HTMLElement>(name);
      return one ? `${name} ${at(one.getBoundingClientRect())} ${one.style.cssText}` : `no ${name}`;
    });
    return `${Math.round(startTime)} ms: ${[...moved, ...around].join('; ')}`;
  }

  /** What has been moved on the page since the call, without its owner having done anything. */
  function listenToShifts(): () => Promise<string[]> {
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) {
      leaveOut('it does not report layout shifts');
    }
    const shifts: string[] = [];
    let sum = 0;
    const tell = (entries: readonly PerformanceEntry[]): void => {
      for (const entry of entries as readonly LayoutShift[]) {
        sum += entry.value;
        shifts.push(described(entry));
      }
    };
    const observer = new PerformanceObserver((list) => tell(list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    return async () => {
      await frames(3);
      tell(observer.takeRecords());
      observer.disconnect();
      return sum > ROOM ? shifts : [];
    };
  }

  /** A game that comes late at the normal speed, and what it has moved. */
  async function comes(
    Game: (typeof GAMES)[number],
    attributes: string,
    width: number,
    end?: (table: Table) => Promise<void>,
  ): Promise<Late & { readonly shifts: () => Promise<string[]> }> {
    let shifts = (): Promise<string[]> => Promise.resolve(['not painted']);
    const places = [{ attributes }];
    const painted = (): void => {
      shifts = listenToShifts();
    };
    const [late] = await comeLateTogether(Game, places, width, 800, undefined, {
      painted,
      ...(end && { end }),
    });
    return { ...late!, shifts };
  }

  for (const Game of GAMES) {
    for (const width of [200, 360, 768, 1280]) {
      it(`<${Game.tag}> at ${width} pixels: nothing moves`, async () => {
        const { shifts } = await comes(Game, '', width);
        expect((await shifts()).join('; ')).to.equal('');
      });
    }
  }

  it('long facts, such as the date of a day’s deal, have the height of a button beside the buttons', async () => {
    await screen(1280, 800);
    const place = put('<travellers-solitaire deal="7" speed="instant"></travellers-solitaire>');
    const { root } = await Table.of(place.firstElementChild as HTMLElement);
    const toolbar = root.querySelector<HTMLElement>('.toolbar')!;
    const [tools, info] = root.querySelectorAll<HTMLElement>('.toolbar > *');
    root.querySelector('[part~=deal-number]')!.textContent = '30 September 2026';
    const around = innerWidth - toolbar.offsetWidth;
    for (const less of [0, 10, 40]) {
      await screen(around + tools!.offsetWidth + info!.offsetWidth - less, 800);
      expect(toolbar.offsetHeight, `${less} pixels are missing`).to.equal(44);
    }
  });

  it('a deal that nobody ends moves nothing either', async () => {
    const { shifts } = await comes(ClockSolitaire, '', 768, (table) => table.still());
    expect((await shifts()).join('; ')).to.equal('');
  });

  it('the first sentence to a new player moves nothing when it comes', async () => {
    knowGames('');
    try {
      const { shifts, table } = await comes(ClockSolitaire, '', 390);
      await until(() => /fourth king/.test(table.message));
      expect((await shifts()).join('; ')).to.equal('');
    } finally {
      knowGames();
    }
  });

  it('a theme that comes later moves nothing', async () => {
    const { shifts, table } = await comes(ClockSolitaire, 'theme="felt"', 600);
    await until(() => getComputedStyle(baseOf(table)).paddingTop === '12px');
    expect((await shifts()).join('; ')).to.equal('');
  });

  for (const width of some([200, 360, 768, 1280], 2)) {
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
