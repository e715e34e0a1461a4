/** The way of a tap through the rooms, as docs/architecture.md tells it. */
import { expect } from '@open-wc/testing';
import { courtsOf, hasFigure } from '../support/courts.js';
import { heardLast } from '../support/heard.js';
import { Copy } from '../support/network.js';
import type { Table } from '../support/table.js';
import { until } from '../support/table.js';
import { type Call, onCall, roomOf, running, wayTo } from '../support/trace.js';
import { grandfathersClockWon } from './lines.js';

type Way = readonly Call[];

const isOfSession = (call: Call): boolean => roomOf(call) === 'session';

/** Without repetitions of what comes directly before. */
const stations = (all: readonly string[]): string[] => all.filter((one, i) => one !== all[i - 1]);
const filesOf = (way: Way): string[] => stations(way.map(({ file }) => file.slice('src/'.length)));
const roomsOf = (way: Way): string[] => stations(way.map(roomOf));

/** The ways that the page tells, and what they lead to. */
async function toldWays(): Promise<[what: string, files: string[]][]> {
  const page = await (await fetch('/docs/architecture.md')).text();
  const [, section = ''] = /^## The way of a tap\n(.*?)^## /ms.exec(page)!;
  const items = section.matchAll(/^\d\. (.+?):\s+(`.+?)\.$/gms);
  return Array.from(items, ([, what, files]) => [
    what!,
    Array.from(files!.matchAll(/`([^`]+)`/g), ([, file]) => file!),
  ]);
}

/** What a tap on a card that is played leads to, each with its first way. */
class Trace {
  readonly ways: Record<string, Way> = {};
  /** The ways by which others come to the element before the rules have answered. */
  readonly relays = new Set<string>();

  private constructor(private readonly table: Table) {}

  static async make(): Promise<Trace> {
    const copy = await Copy.make({ traced: true });
    const table = await copy.lay('grandfathers-clock', `deal="${grandfathersClockWon.deal}"`);
    await table.still();
    // They are drawn when they come, which may be in the middle of the tap.
    await until(() => courtsOf(table).every(hasFigure), 'the figures of the courts are there');
    const trace = new Trace(table);
    await trace.#tap();
    return trace;
  }

  #note(what: string, way: Way): void {
    this.ways[what] ??= way;
  }

  /** Notes what happens while the session does its work; timers that run meanwhile have ways of their own. */
  #noteNow(what: string): void {
    const way = wayTo(running());
    if (way.some(isOfSession)) this.#note(what, way);
  }

  async #tap(): Promise<void> {
    const { table } = this;
    const { element } = table;
    const { setItem } = Storage.prototype;
    const { animate } = Element.prototype;
    const note = (what: string): void => this.#noteNow(what);
    element.addEventListener('solitaire-move', () => note('The page is told'));
    Storage.prototype.setItem = function (...entry) {
      note('The game is saved');
      setItem.apply(this, entry);
    };
    Element.prototype.animate = function (...animation) {
      note('The card flies');
      return animate.apply(this, animation);
    };
    Object.assign(element, {
      requestUpdate(...change: []) {
        note('The sentence is due');
        Reflect.get(Object.getPrototypeOf(element), 'requestUpdate').apply(element, change);
      },
    });
    onCall((call) => this.#called(call));
    try {
      await table.tap('c2');
      const sentence = '7 of hearts from column 2 to 9 o’clock; uncovered the 3 of clubs.';
      await table.says(sentence);
      const heard = '9 o’clock; leaves 3 of clubs.';
      await until(() => heardLast(table) === heard);
      await table.still();
    } finally {
      onCall(undefined);
      Object.assign(Storage.prototype, { setItem });
      Object.assign(Element.prototype, { animate });
      Reflect.deleteProperty(element, 'requestUpdate');
    }
  }

  #called(call: Call): void {
    const isOn = !('The rules answer' in this.ways);
    if (isOn && roomOf(call) === 'element' && call.caller && roomOf(call.caller) !== 'element') {
      const way = wayTo(call);
      // An update of the element, or an answer of the solver, may come meanwhile: those begin elsewhere.
      if (roomOf(way[0]!) === 'board') this.relays.add(filesOf(way).join(' → '));
    }
    if (roomOf(call) === 'rules' && call.name === 'effects') {
      this.#note('The rules answer', wayTo(call));
    }
    // A message is the name of a sentence; it is made twice, to be read and, shorter, to be heard.
    if (roomOf(call) === 'words' && /^moved?$/.test(call.name)) {
      const way = wayTo(call);
      const shown = this.ways['The sentence is shown'];
      const again = shown && filesOf(shown).join() === filesOf(way).join();
      if (!again) this.#note(`The sentence is ${shown ? 'announced' : 'shown'}`, way);
    }
  }
}

describe('the way of a tap', () => {
  let trace: Trace;
  before(async () => {
    trace = await Trace.make();
  });

  /** From where the session has taken the command. */
  const outOf = (way: Way): Way => way.slice(Math.max(0, way.findIndex(isOfSession)));
  const inwards = (): Way => trace.ways['The rules answer']!;

  it('is the one in docs/architecture.md', async () => {
    const found = Object.entries(trace.ways).map(([what, way]) => [
      what,
      filesOf(way === inwards() ? way : outOf(way)),
    ]);
    expect(found).to.deep.equal(await toldWays());
  });

  it('leads from the board through the game and its history to the rules', () => {
    expect(roomsOf(inwards())).to.deep.equal(['board', 'game', 'session', 'rules']);
  });

  it('asks nothing of the element until the rules have answered', () => {
    expect([...trace.relays]).to.deep.equal([]);
  });

  it('is the same up to the session, whatever follows at once', () => {
    const toSession = inwards().findIndex(isOfSession);
    for (const what of ['The game is saved', 'The page is told', 'The card flies']) {
      const way = trace.ways[what]!;
      expect(way.slice(0, toSession + 1), what).to.deep.equal(inwards().slice(0, toSession + 1));
    }
  });

  it('enters no room twice, in or out', () => {
    for (const [what, way] of Object.entries(trace.ways)) {
      const rooms = roomsOf(way === inwards() ? way : outOf(way));
      expect(rooms, what).to.deep.equal([...new Set(rooms)]);
    }
  });
});
