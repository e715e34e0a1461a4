/** A session that takes up a saved game: nothing is dealt first, and the page hears of a load alone. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games, parseGame } from '../../src/rules/index.js';
import { type GameRecord, Session } from '../../src/session/index.js';
import { grandfathersClockWon } from '../elements/lines.js';
import { playLine, sit } from '../support/sessions.js';

test('a saved game is resumed with its history, and nothing is dealt', () => {
  const bench = sit('grandfathers-clock', grandfathersClockWon.deal);
  playLine(bench, grandfathersClockWon.moves.slice(0, 12));
  bench.session.undo('player');
  bench.pass(4321);
  const text = bench.session.save();
  const game = games['grandfathers-clock']!;
  const saved = parseGame(game, text);
  if (!saved.ok) assert.fail(saved.error.message);
  const heard: GameRecord[] = [];
  let dealt = 0;
  const rules = { ...saved.value.rules, deal: () => assert.fail(String(++dealt)) };
  const session = new Session(
    game,
    rules,
    saved.value.opening,
    {
      now: () => 0,
      notify: (record) => (heard.push(record), true),
      report: (error) => assert.fail(String(error)),
    },
    { ...saved.value, rules },
  );
  assert.equal(session.save(), text);
  session.announce('method');
  assert.deepEqual(
    heard.map(({ type }) => type),
    ['load', 'change'],
  );
  const [load] = heard;
  assert.ok(load?.type === 'load' && load.detail.reason === 'resume');
  assert.equal(load.detail.moveCount, 11);
  assert.ok(session.redo('player').ok);
  assert.equal(session.moveCount, 12);
  assert.equal(dealt, 0);
  // The session that the save came from knows nothing of it.
  assert.equal(bench.session.moveCount, 11);
});
