/** `npm run lines`: what it prints is played by the rules, and wins and loses. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { rulesOf, shuffle, type State } from '../../src/rules/index.js';

const lines = (...values: string[]) =>
  spawnSync(process.execPath, ['scripts/lines.mjs', ...values], { encoding: 'utf8' });

describe('npm run lines', () => {
  for (const game of ['grandfathers-clock', 'watch', 'german-clock']) {
    it(`finds a line of ${game} that wins and one that loses`, () => {
      const { status, stdout, stderr } = lines(game, '--deals', '40');
      assert.equal(status, 0, stderr);
      const found = stdout.matchAll(/export const \w+?(Won|Lost) = line\(\s*(\d+),\s*`([^`]*)`/g);
      const ends = Array.from(found, ([, how = '', deal, moves = '']) => {
        const rules = rulesOf(game);
        let state: State = rules.deal(shuffle(rules.pack, Number(deal)));
        for (const token of moves.trim().split(/\s+/)) {
          const move = rules.moves(state).find((one) => one.token === token);
          assert.ok(move, `${game} ${how}: ${token}`);
          state = rules.apply(state, move);
        }
        assert.equal(rules.outcome(state).status, how.toLowerCase());
        return how;
      });
      assert.deepEqual(ends, ['Won', 'Lost']);
    });
  }

  it('finds deals where the player has no choice', () => {
    const { stdout } = lines('clock');
    const [, won, lost] = /^won: (\d+)\nlost: (\d+)\n$/.exec(stdout) ?? [];
    const rules = rulesOf('clock');
    for (const [deal, how] of [
      [won, 'won'],
      [lost, 'lost'],
    ]) {
      let state: State = rules.deal(shuffle(rules.pack, Number(deal)));
      for (let [move] = rules.moves(state); move; [move] = rules.moves(state)) {
        state = rules.apply(state, move);
      }
      assert.equal(rules.outcome(state).status, how);
    }
  });

  it('says which games there are, and when it has found nothing', () => {
    assert.match(lines('poker').stderr, /“poker” is no game; there are clock, watch/);
    const nothing = lines('clock', '--deals', '0');
    assert.equal(nothing.status, 1);
    assert.match(nothing.stderr, /No line was found that is won/);
  });
});
