/** The time of play: from the first move on, while somebody attends, until the end. */
import assert from 'node:assert/strict';
import { restart } from '../../src/session/index.js';
import { describe, it } from 'node:test';
import { grandfathersClockWon } from '../elements/lines.js';
import { last, playLine, sit } from '../support/sessions.js';

const { deal, moves } = grandfathersClockWon;
const begin = () => sit('grandfathers-clock', deal);

describe('the time of play', () => {
  it('begins with the first move', () => {
    const bench = begin();
    bench.pass(9000);
    assert.equal(bench.session.elapsed, 0);
    playLine(bench, moves.slice(0, 1));
    bench.pass(1500);
    assert.equal(bench.session.elapsed, 1500);
  });

  it('stands while nobody attends', () => {
    const bench = begin();
    playLine(bench, moves.slice(0, 1));
    bench.pass(1000);
    bench.session.holdTime(true);
    bench.pass(50_000);
    assert.equal(bench.session.elapsed, 1000);
    bench.session.holdTime(false);
    bench.pass(500);
    assert.equal(bench.session.elapsed, 1500);
  });

  it('does not run for a move made while nobody attends', () => {
    const bench = begin();
    bench.session.holdTime(true);
    playLine(bench, moves.slice(0, 1));
    bench.pass(1000);
    assert.equal(bench.session.elapsed, 0);
    bench.session.holdTime(false);
    bench.pass(1000);
    assert.equal(bench.session.elapsed, 1000);
  });

  it('stops at the end, goes on when the end is taken back, and is what the win tells', () => {
    const bench = begin();
    const { session } = bench;
    playLine(bench, moves.slice(0, -1));
    bench.pass(4000);
    playLine(bench, moves.slice(-1));
    assert.equal(last(bench, 'win').elapsed, 4000);
    bench.pass(10_000);
    assert.equal(session.elapsed, 4000);
    session.holdTime(true);
    session.holdTime(false);
    bench.pass(10_000);
    assert.equal(session.elapsed, 4000, 'attending does not start it after the end');
    session.undo('player');
    bench.pass(700);
    assert.equal(session.elapsed, 4700);
    session.redo('player');
    bench.pass(10_000);
    assert.equal(last(bench, 'win').elapsed, 4700);
    assert.equal(session.elapsed, 4700);
  });

  it('stands at the opening again when every move is taken back', () => {
    const bench = begin();
    playLine(bench, moves.slice(0, 1));
    bench.pass(300);
    bench.session.undo('player');
    bench.pass(10_000);
    assert.equal(bench.session.elapsed, 300);
    bench.session.redo('player');
    bench.pass(200);
    assert.equal(bench.session.elapsed, 500);
  });

  it('is nothing again after a restart', () => {
    const bench = begin();
    playLine(bench, moves.slice(0, 1));
    bench.pass(300);
    restart(bench.session, 'player');
    bench.pass(1000);
    assert.equal(bench.session.elapsed, 0);
  });

  it('is saved, and goes on from there', () => {
    const bench = begin();
    playLine(bench, moves.slice(0, 2));
    bench.pass(61_000);
    const other = begin();
    other.session.load(bench.session.save(), 'method');
    assert.equal(other.session.elapsed, 61_000);
    other.pass(250);
    assert.equal(other.session.elapsed, 61_250);
  });

  it('is a whole number of milliseconds, and asking often does not change it', () => {
    const bench = begin();
    playLine(bench, moves.slice(0, 1));
    for (let i = 0; i < 10; i++) {
      bench.pass(0.4);
      bench.session.holdTime(true);
      bench.session.holdTime(false);
    }
    assert.equal(Number.isInteger(bench.session.elapsed), true);
    assert.equal(bench.session.elapsed, 4);
  });
});
