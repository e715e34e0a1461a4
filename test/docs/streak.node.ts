/** The streak of docs/events.md, as it stands there, with the events of real games. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { grandfathersClockLost, grandfathersClockWon } from '../elements/lines.js';
import { playLine, sit } from '../support/sessions.js';
import { FakeStorage } from '../support/storage.js';

const page = readFileSync('docs/events.md', 'utf8');
const [, code = ''] = /^## A streak\n.*?^```js\n(.*?)^```$/ms.exec(page) ?? [];

/** A page that counts, and plays the deal of a day. */
function begin() {
  const storage = new FakeStorage();
  const document = new EventTarget();
  let today = '';
  /** The page's clock: noon of a day. */
  class PageDate extends Date {
    constructor(...given: [number | string] | []) {
      super(...((given.length > 0 ? given : [`${today}T12:00`]) as [string]));
    }
  }
  new Function('document', 'localStorage', 'Date', code)(document, storage, PageDate);
  const bench = sit('grandfathers-clock', grandfathersClockWon.deal);
  const { session } = bench;
  bench.listen = ({ type, detail }) => {
    const event = new Event(`solitaire-${type}`, { cancelable: type.startsWith('before-') });
    return document.dispatchEvent(Object.assign(event, { detail }));
  };
  const { cards } = session.history.opening;
  const play = (day: string | undefined, helped = false, on = day): void => {
    today = on ?? '2026-03-02';
    const opening = { number: grandfathersClockWon.deal, cards, ...(day && { day }) };
    assert.ok(session.deal(session.rules, opening, 'player').ok);
    if (helped) session.note({ solutionShown: true });
    playLine(bench, grandfathersClockWon.moves);
    session.undo('player');
    session.redo('player');
  };
  const days = (): number =>
    JSON.parse(storage.getItem('streak of grandfathers-clock') ?? '{}').days;
  return { bench, play, days };
}

describe('the streak of docs/events.md', () => {
  it('has ten lines, and counts each day once', () => {
    assert.ok(code.trim().split('\n').length <= 10);
    const { play, days } = begin();
    for (const [day, count] of [
      ['2026-02-27', 1],
      ['2026-02-28', 2],
      ['2026-02-28', 2],
      ['2026-03-01', 3],
      [undefined, 3],
      // A day in between is missing.
      ['2026-03-03', 1],
      ['2026-03-04', 2],
    ] as const) {
      play(day);
      assert.equal(days(), count, day);
    }
  });

  it('counts no earlier day, of which somebody plays several at once', () => {
    const { play, days } = begin();
    play('2026-03-04');
    for (const day of ['2026-01-01', '2026-03-02', '2026-03-03', '2026-03-04']) {
      play(day, false, '2026-03-04');
      assert.equal(days(), 1, day);
    }
    play('2026-03-05');
    assert.equal(days(), 2);
  });

  it('counts neither a loss nor a win after the solution', () => {
    const { bench, play, days } = begin();
    play('2026-11-26', true);
    assert.equal(days(), undefined);
    const lost = sit('grandfathers-clock', grandfathersClockLost.deal);
    const { opening } = lost.session.history;
    bench.session.deal(bench.session.rules, { ...opening, day: '2026-11-26' }, 'player');
    playLine(bench, grandfathersClockLost.moves);
    assert.equal(days(), undefined);
  });
});
