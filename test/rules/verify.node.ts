/** What `verify` says of saved games: what a session saved is true, what was changed is refused. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  formatCards,
  games,
  LEGALITIES,
  parseMove,
  shuffle,
  verify,
} from '../../src/rules/index.js';
import { restart, type Session } from '../../src/session/index.js';
import type { By } from '../../src/session/index.js';
import { grandfathersClockLost, grandfathersClockWon } from '../elements/lines.js';
import { type Bench, playLine, sit, sitWith } from '../support/sessions.js';
import { anyDeal, everyOptions, gameIds } from './variants.js';

const anyGame = fc
  .constantFrom(...gameIds)
  .chain((id) => fc.tuple(fc.constant(id), fc.constantFrom(...everyOptions(id))));

const anyPlay = fc.array(fc.nat(1000), { maxLength: 80 });

/** Plays at random, with automatic moves, undos, hints and a restart among the moves. */
function playAtRandom({ session, pass }: Bench, picks: readonly number[]): void {
  picks.forEach((pick, i) => {
    pass(pick);
    const { moves } = session;
    if (pick % 11 === 10) session.undo('player');
    else if (pick % 41 === 40) session.note({ hints: session.history.notes.hints + 1 });
    else if (pick % 97 === 96) session.note({ solutionShown: true });
    else if (pick % 101 === 100) restart(session, 'player');
    else if (moves.length > 0) {
      session.play(moves[pick % moves.length]!, 'player', i > 0 && pick % 5 === 0);
    }
  });
}

const faultOf = (save: unknown) => {
  const read = verify(save as string);
  assert.ok(!read.ok, String(save).slice(0, 200));
  assert.match(read.error.code, /^[a-z-]+$/);
  assert.ok(read.error.message.length > 0);
  assert.ok(read.error.at >= 0);
  return read.error;
};

describe('a save of a game', () => {
  it('of any game, played at random, verifies with the facts of its session', () => {
    fc.assert(
      fc.property(anyGame, anyDeal, anyPlay, ([id, options], deal, picks) => {
        const bench = sitWith(id, options, deal);
        playAtRandom(bench, picks);
        const { session } = bench;
        const { undos, hints, solutionShown } = session.history.notes;
        assert.deepEqual(verify(session.save()), {
          ok: true,
          game: id,
          options: { ...options },
          deal,
          won: session.outcome.status === 'won',
          status: session.outcome.status,
          moves: session.moveCount,
          tokens: session.history.tokens,
          time: session.elapsed,
          undos,
          hints,
          solutionShown,
        });
      }),
      { numRuns: 300 },
    );
  });

  it('won, lost, with cards for a deal, and of a day', () => {
    const won = sit('grandfathers-clock', grandfathersClockWon.deal);
    playLine(won, grandfathersClockWon.moves);
    const read = verify(won.session.save());
    assert.deepEqual(read.ok && [read.won, read.status, read.moves], [true, 'won', 42]);
    // Won, but undone since.
    won.session.undo('player');
    const undone = verify(won.session.save());
    assert.deepEqual(undone.ok && [undone.won, undone.moves, undone.undos], [false, 41, 1]);

    const lost = sit('grandfathers-clock', grandfathersClockLost.deal);
    playLine(lost, grandfathersClockLost.moves);
    const other = verify(lost.session.save());
    assert.deepEqual(other.ok && [other.won, other.status], [false, 'lost']);

    const { session } = won;
    const cards = shuffle(session.rules.pack, 3);
    session.deal(session.rules, { number: null, cards }, 'player');
    const given = verify(session.save());
    assert.equal(given.ok && given.deal, formatCards(cards));
    session.deal(session.rules, { number: 3, cards, day: '2026-11-26' }, 'player');
    const ofDay = verify(session.save());
    assert.deepEqual(ofDay.ok && [ofDay.deal, ofDay.day], [3, '2026-11-26']);
  });

  it('of a game of one’s own is read with that game, and only the games asked for are', () => {
    const save = sit('clock', 5).session.save();
    assert.ok(verify(save, games['clock']).ok);
    const other = verify(save, [games['watch']!]);
    assert.equal(!other.ok && other.error.code, 'other-game');
  });
});

describe('a text that was changed', () => {
  it('by an illegal move says which one it is, and why', () => {
    const bench = sit('grandfathers-clock', grandfathersClockWon.deal);
    playLine(bench, grandfathersClockWon.moves);
    const save = bench.session.save();
    const [first, second, third] = grandfathersClockWon.moves as [string, string, string];
    const fault = faultOf(save.replace(`${third}.`, `${first}.`));
    assert.equal(fault.code, 'illegal-move');
    assert.equal(fault.move?.index, 2);
    assert.equal(fault.move?.token, first);
    assert.ok(LEGALITIES.includes(fault.move!.why as (typeof LEGALITIES)[number]));
    assert.notEqual(fault.move!.why, 'ok');
    assert.equal(save.indexOf(third), fault.at);
    const unknown = faultOf(save.replace(`.${second}.`, '.c1-nowhere.'));
    assert.equal(unknown.code, 'unknown-pile');
    assert.deepEqual(unknown.move, { index: 1, token: 'c1-nowhere', why: 'unknown-pile' });
  });

  it('at random, by two moves that change places, verifies only if they are legal in that order', () => {
    let refused = 0;
    fc.assert(
      fc.property(anyGame, anyDeal, anyPlay, fc.nat(), ([id, options], deal, picks, at) => {
        const bench = sitWith(id, options, deal);
        playAtRandom(bench, picks);
        const { rules, history } = bench.session;
        const tokens = [...history.tokens];
        if (tokens.length < 2) return;
        const i = at % (tokens.length - 1);
        [tokens[i], tokens[i + 1]] = [tokens[i + 1]!, tokens[i]!];
        const fields = bench.session.save().split('~');
        fields[4] = tokens.join('.');
        fields[5] = String(tokens.length);
        const read = verify(fields.join('~'));
        // The rules, asked step by step, must say the same.
        let state = history.line[0]!;
        const wrong = tokens.findIndex((token) => {
          const move = parseMove(rules, token);
          if (
            !move.ok ||
            rules.legality(state, move.value.from, move.value.to, move.value.count) !== 'ok'
          )
            return true;
          state = rules.apply(state, move.value);
          return false;
        });
        assert.equal(read.ok, wrong < 0);
        if (read.ok) return;
        refused++;
        assert.equal(read.error.move?.index, wrong);
        assert.equal(read.error.move?.token, tokens[wrong]);
        assert.notEqual(read.error.move?.why, 'ok');
      }),
      { numRuns: 200 },
    );
    assert.ok(refused > 20, String(refused));
  });

  it('cut off anywhere, or with a letter changed, is refused or is another game; it never throws', () => {
    const bench = sit('big-ben', 20);
    playAtRandom(bench, [1, 5, 9, 21, 3, 8, 10, 40, 2, 6]);
    const save = bench.session.save();
    for (let end = 0; end < save.length; end++) faultOf(save.slice(0, end));
    fc.assert(
      fc.property(fc.nat(save.length - 1), fc.string({ maxLength: 3 }), (at, other) => {
        const changed = save.slice(0, at) + other + save.slice(at + 1);
        const read = verify(changed);
        if (!read.ok) faultOf(changed);
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => void faultOf(text)));
  });

  it('that is none, or far too long, is refused at once', () => {
    for (const value of [undefined, null, 5, {}, [], Symbol('save'), () => '']) {
      assert.equal(faultOf(value).code, 'not-a-save');
    }
    assert.equal(faultOf('hourhand1~'.padEnd(300_001, '~')).code, 'too-long');
  });

  it('is compared with games, of which there must be some', () => {
    const save = sit('clock', 5).session.save();
    for (const of of [
      // What a misspelt name of a game gives.
      undefined,
      null,
      'clock',
      5,
      {},
      [],
      [null],
      [games['clock'], 'watch'],
      { id: 'clock' },
    ]) {
      const read = verify(save, of as never);
      assert.ok(!read.ok);
      assert.equal(read.error.code, 'not-a-game');
      assert.match(
        read.error.message,
        /^the second argument of verify is a game, such as games\.clock of /,
      );
    }
    assert.ok(verify(save).ok);
    for (const of of [games['clock']!, [games['watch']!, games['clock']!]])
      assert.ok(verify(save, of).ok);
  });

  it('names notes that there are not', () => {
    const save = sit('clock', 5).session.save();
    const order = 'day, undos, hints, advised, solutionShown';
    const none = `is none: use ${order}, each with a full stop and a value`;
    const late = `comes twice or too late: the order is ${order}`;
    const wrong: [notes: string, note: string, what: string][] = [
      ['undos.0', 'undos.0', 'is not valid: use a number from 1, such as undos.2'],
      ['hints.-1', 'hints.-1', 'is not valid: use a number from 1, such as hints.1'],
      ['hints.01', 'hints.01', 'is not valid: use a number from 1, such as hints.1'],
      ['undos', 'undos', 'is not valid: use a number from 1, such as undos.2'],
      ['undos.1_undos.1', 'undos.1', late],
      ['hints.1_undos.1', 'undos.1', late],
      ['undos.1_', '', none],
      ['x.1', 'x.1', none],
      [
        'hints.1_advised.1',
        'advised.1',
        'is not valid: use one of the numbers of moves, such as advised.0',
      ],
      ['hints.1_solutionShown.yes', 'solutionShown.yes', 'is not valid: use solutionShown.true'],
    ];
    for (const day of ['2026-13-26', '2026-02-30', '26-11-2026', '']) {
      const what = 'is not valid: use a date such as day.2026-11-26';
      wrong.push([`day.${day}_undos.1_hints.2`, `day.${day}`, what]);
    }
    for (const [notes, note, what] of wrong) {
      const { code, message, at } = faultOf(save.replace(/\.$/, `${notes}~.`));
      assert.deepEqual([code, message], ['bad-notes', `the note “${note}” ${what}`]);
      assert.equal(at, save.length - 1 + notes.lastIndexOf(note), notes);
    }
  });
});

describe('what is noted of a game', () => {
  const help = ({ history }: Session) => ({ ...history.notes });
  const by: By = 'player';
  const [first, second] = grandfathersClockWon.moves as [string, string];

  it('counts undos of any kind once each, through restarts, and begins anew with each deal', () => {
    const bench = sit('grandfathers-clock', grandfathersClockWon.deal);
    const { session } = bench;
    playLine(bench, [first, second]);
    session.undo(by);
    session.redo(by);
    session.backTo(0, by);
    assert.equal(help(session).undos, 2);
    session.note({ hints: 1, par: 40 });
    restart(session, by);
    assert.deepEqual(help(session), { undos: 2, hints: 1, solutionShown: false, par: 40 });
    // A cancelled undo is none.
    playLine(bench, [first]);
    bench.listen = ({ type }) => type !== 'before-undo';
    session.undo(by);
    assert.equal(help(session).undos, 2);
    bench.listen = () => undefined;
    session.deal(session.rules, session.history.opening, by);
    assert.deepEqual(help(session), { undos: 0, hints: 0, solutionShown: false });
  });

  it('is in the event of a win, also after it was saved and loaded; the par only if it is known', () => {
    const bench = sit('grandfathers-clock', grandfathersClockWon.deal);
    playLine(bench, grandfathersClockWon.moves.slice(0, 30));
    bench.session.undo(by);
    bench.session.note({ hints: 3, solutionShown: true });
    const other = sit('grandfathers-clock', 5);
    assert.ok(other.session.load(bench.session.save(), by).ok);
    playLine(other, grandfathersClockWon.moves.slice(29));
    const win = other.told.findLast(({ type }) => type === 'win')!.detail as any;
    assert.deepEqual([win.undos, win.hints, win.solutionShown], [1, 3, true]);
    assert.ok(!('par' in win));
    other.session.undo(by);
    other.session.note({ par: 41 });
    other.session.redo(by);
    const again = other.told.findLast(({ type }) => type === 'win')!.detail as any;
    assert.deepEqual([again.undos, again.par, again.first], [2, 41, false]);
    assert.ok(structuredClone(again) && Object.isFrozen(again));
  });
});
