/** What a page is asked before it happens: deals, undos and hints, as moves are. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { shuffle } from '../../src/rules/index.js';
import {
  restart,
  type Again,
  type GameRecord,
  type RecordType,
  type Result,
  type Session,
} from '../../src/session/index.js';
import { grandfathersClockWon } from '../elements/lines.js';
import { type Bench, names, playLine, sit } from '../support/sessions.js';

const { deal, moves } = grandfathersClockWon;
const [first, second, third] = moves as [string, string, string];

const OK: Result = { ok: true };

/** A game of two moves, of which a third could be redone. */
function begun(): Bench {
  const bench = sit('grandfathers-clock', deal);
  playLine(bench, [first, second, third]);
  bench.session.undo('player');
  bench.told.length = 0;
  return bench;
}

interface Asked {
  readonly ask: RecordType;
  run(session: Session): Result;
  /** What it tells besides, if it happens. */
  readonly told: readonly RecordType[];
}

const opening = (session: Session) => ({ number: 5, cards: shuffle(session.rules.pack, 5) });

const commands: Record<string, Asked> = {
  'a move': {
    ask: 'before-move',
    run: (session) => session.play(third, 'player'),
    told: ['move', 'change'],
  },
  'an undo': {
    ask: 'before-undo',
    run: (session) => session.undo('player'),
    told: ['undo', 'change'],
  },
  'going back several moves': {
    ask: 'before-undo',
    run: (session) => session.backTo(0, 'player'),
    told: ['undo', 'change'],
  },
  'a new deal': {
    ask: 'before-deal',
    run: (session) => session.deal(session.rules, opening(session), 'player'),
    told: ['deal', 'change'],
  },
  'a restart': {
    ask: 'before-deal',
    run: (session) => restart(session, 'player'),
    told: ['deal', 'change'],
  },
  'a hint': {
    ask: 'before-hint',
    run: (session) => session.askHint('player', () => OK),
    told: [],
  },
};

const stateOf = ({ state, moveCount, elapsed, history }: Session) => ({
  state,
  moveCount,
  elapsed,
  canRedo: history.canRedo,
  notes: history.notes,
  opening: history.opening,
});

describe('before', () => {
  for (const [name, { ask, run, told }] of Object.entries(commands)) {
    it(`${name}, the page is asked, and then told`, () => {
      const bench = begun();
      const before = stateOf(bench.session);
      bench.listen = ({ type }) => {
        if (type === ask) assert.deepEqual(stateOf(bench.session), before);
      };
      assert.deepEqual(run(bench.session), OK);
      assert.deepEqual(names(bench.told), [ask, ...told]);
      assert.equal(bench.told[0]!.detail.by, 'player');
      assert.ok(Object.isFrozen(bench.told[0]!.detail));
    });

    it(`${name}, a page that cancels it leaves the game as it was`, () => {
      const bench = begun();
      const before = stateOf(bench.session);
      bench.listen = ({ type }) => type !== ask;
      const result = run(bench.session);
      assert.equal(result.ok === false && result.error.code, 'cancelled');
      assert.deepEqual(stateOf(bench.session), before);
      assert.deepEqual(names(bench.told), [ask]);
      // And the game is not left busy.
      bench.listen = () => undefined;
      assert.deepEqual(run(bench.session), OK);
    });

    it(`${name}, commands inside are busy`, () => {
      const bench = begun();
      const answers: Result[] = [];
      bench.listen = ({ type }) => {
        if (type !== ask || answers.length > 0) return;
        for (const other of Object.values(commands)) answers.push(other.run(bench.session));
        answers.push(bench.session.redo('method'), bench.session.load('', 'method'));
      };
      assert.deepEqual(run(bench.session), OK);
      assert.equal(answers.length, Object.keys(commands).length + 2);
      for (const answer of answers) assert.equal(answer.ok === false && answer.error.code, 'busy');
      assert.deepEqual(names(bench.told), [ask, ...told]);
    });

    it(`${name}, a listener that throws is reported, and it happens`, () => {
      const bench = begun();
      bench.listen = ({ type }) => {
        if (type === ask) throw new Error('of the page');
      };
      assert.deepEqual(run(bench.session), OK);
      assert.equal(bench.thrown.length, 1);
      assert.deepEqual(names(bench.told), [ask, ...told]);
    });
  }

  it('what can’t be done anyway, the page is not asked', () => {
    const bench = sit('grandfathers-clock', deal);
    bench.session.undo('player');
    bench.session.backTo(3, 'player');
    bench.session.redo('player');
    assert.deepEqual(bench.told, []);
  });

  it('a redo, a loaded game, or a deal that the page itself has requested, it is not asked', () => {
    const bench = begun();
    const { session } = bench;
    session.redo('player');
    session.load(session.save(), 'player');
    session.deal(session.rules, opening(session), 'method', 'unasked');
    assert.ok(!names(bench.told).some((name) => name.startsWith('before-')));
  });
});

describe('a page that answers later', () => {
  /** A bench whose page puts off what it is asked. */
  function patient(): { bench: Bench; waiting: Again[] } {
    const bench = begun();
    const waiting: Again[] = [];
    bench.listen = (_: GameRecord, again?: Again) => {
      if (!again) return true;
      waiting.push(again);
      return 'later';
    };
    return { bench, waiting };
  }

  for (const [name, { ask, run, told }] of Object.entries(commands)) {
    if (name === 'a hint') continue;
    it(`${name} happens once it agrees, and it is not asked again`, () => {
      const { bench, waiting } = patient();
      const before = stateOf(bench.session);
      const result = run(bench.session);
      assert.equal(result.ok === false && result.error.code, 'asked');
      assert.deepEqual(stateOf(bench.session), before);
      assert.deepEqual(waiting[0]!(), OK);
      assert.deepEqual(names(bench.told), [ask, ...told]);
      assert.equal(waiting.length, 1);
      // The next command is asked about again.
      bench.session.play(bench.session.moves[0]!, 'player');
      assert.equal(waiting.length, 2);
    });
  }

  it('a move that is no longer legal then is refused as any other, and the next one is asked about', () => {
    const { bench, waiting } = patient();
    bench.session.play(third, 'player');
    bench.session.play(third, 'player');
    assert.deepEqual(waiting[0]!(), OK);
    const late = waiting[1]!();
    assert.ok(!late.ok && late.error.code !== 'asked');
    bench.session.undo('player');
    assert.equal(waiting.length, 3);
    assert.equal(bench.session.moveCount, 3);
  });

  it('a command that a listener gives meanwhile is asked about', () => {
    const { bench, waiting } = patient();
    const ask = bench.listen;
    bench.session.play(third, 'player');
    bench.listen = (record, again) => {
      if (record.type === 'move') bench.session.undo('method');
      return ask(record, again);
    };
    waiting[0]!();
    assert.equal(waiting.length, 2);
    assert.equal(bench.session.moveCount, 3);
  });
});
