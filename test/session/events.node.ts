/** What a session tells the page: in which order, with what, and how it takes what listeners do. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { games, rulesOf } from '../../src/rules/index.js';
import { restart, type GameRecord, type Session } from '../../src/session/index.js';
import { grandfathersClockLost, grandfathersClockWon } from '../elements/lines.js';
import { player } from '../rules/variants.js';
import { followed } from '../support/effects.js';
import { last, names, playForced, playLine, sit } from '../support/sessions.js';

const [firstMove, secondMove] = grandfathersClockWon.moves as [string, string];
const { deal } = grandfathersClockWon;
const grandfathers = () => sit('grandfathers-clock', deal);

const everyGame = () => Object.keys(games).map((game) => ({ game, rules: rulesOf(game) }));

const frozenThrough = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every(frozenThrough));

describe('the order of what is told', () => {
  it('a deal: deal, then change', () => {
    const bench = grandfathers();
    bench.session.announce('method');
    assert.deepEqual(names(bench.told), ['deal', 'change']);
    assert.deepEqual(bench.told[0]!.detail, {
      game: 'grandfathers-clock',
      deal,
      by: 'method',
      options: { 'tableau-wrap': 'king-on-ace' },
      restart: false,
    });
    assert.deepEqual(bench.told[1]!.detail, {
      game: 'grandfathers-clock',
      deal,
      by: 'method',
      cause: 'deal',
      status: 'playing',
      moveCount: 0,
    });
  });

  it('a move: before-move with the old state, move and change with the new one', () => {
    const bench = grandfathers();
    const before = bench.session.state;
    const seen: [string, boolean, number][] = [];
    bench.listen = ({ type }) =>
      void seen.push([type, bench.session.state === before, bench.session.moveCount]);
    assert.deepEqual(bench.session.play(firstMove, 'player'), { ok: true });
    assert.deepEqual(seen, [
      ['before-move', true, 0],
      ['move', false, 1],
      ['change', false, 1],
    ]);
    assert.deepEqual(last(bench, 'move'), {
      game: 'grandfathers-clock',
      deal,
      by: 'player',
      token: firstMove,
      number: 1,
      effects: [
        {
          card: last(bench, 'move').effects[0]!.card,
          from: 'c2',
          to: 'h9',
          wasFaceUp: true,
          faceUp: true,
        },
      ],
    });
    assert.deepEqual(last(bench, 'before-move'), last(bench, 'move'));
  });

  it('the move that wins: move, win, change', () => {
    const bench = grandfathers();
    playLine(bench, grandfathersClockWon.moves.slice(0, -1));
    bench.told.length = 0;
    bench.pass(1000);
    playLine(bench, grandfathersClockWon.moves.slice(-1));
    assert.deepEqual(names(bench.told), ['before-move', 'move', 'win', 'change']);
    assert.deepEqual(last(bench, 'win'), {
      game: 'grandfathers-clock',
      deal,
      by: 'player',
      moveCount: 42,
      elapsed: 1000,
      first: true,
      undos: 0,
      hints: 0,
      solutionShown: false,
    });
    assert.equal(last(bench, 'change').status, 'won');
  });

  it('the move that loses: move, loss with its reason, change', () => {
    const bench = sit('grandfathers-clock', grandfathersClockLost.deal);
    playLine(bench, grandfathersClockLost.moves);
    assert.deepEqual(names(bench.told).slice(-4), ['before-move', 'move', 'loss', 'change']);
    assert.equal(last(bench, 'loss').reason, 'no-moves');
    assert.equal(last(bench, 'change').status, 'lost');
    const clock = sit('clock', 70);
    playForced(clock);
    assert.equal(last(clock, 'loss').reason, 'cycle');
  });

  it('undo and redo: one record each, then change, before the command returns; an undo is asked about', () => {
    const bench = grandfathers();
    playLine(bench, [firstMove, secondMove]);
    bench.told.length = 0;
    assert.deepEqual(bench.session.undo('player'), { ok: true });
    assert.deepEqual(names(bench.told), ['before-undo', 'undo', 'change']);
    assert.deepEqual(last(bench, 'before-undo'), last(bench, 'undo'));
    assert.deepEqual(last(bench, 'undo'), {
      game: 'grandfathers-clock',
      deal,
      by: 'player',
      tokens: [secondMove],
      moveCount: 1,
    });
    assert.deepEqual(bench.session.redo('method'), { ok: true });
    assert.deepEqual(names(bench.told).slice(3), ['redo', 'change']);
    assert.deepEqual(last(bench, 'redo').tokens, [secondMove]);
    assert.equal(last(bench, 'redo').by, 'method');
    assert.equal(last(bench, 'change').cause, 'redo');
  });

  it('a loaded game: load and change, nothing for its moves, though it had ended', () => {
    const played = grandfathers();
    playLine(played, grandfathersClockWon.moves);
    const bench = grandfathers();
    assert.deepEqual(bench.session.load(played.session.save(), 'method'), { ok: true });
    assert.deepEqual(names(bench.told), ['load', 'change']);
    assert.deepEqual(last(bench, 'load'), {
      game: 'grandfathers-clock',
      deal,
      by: 'method',
      reason: 'load',
      options: { 'tableau-wrap': 'king-on-ace' },
      moveCount: 42,
    });
    assert.equal(last(bench, 'change').status, 'won');
    bench.session.load(played.session.save(), 'method', 'resume');
    assert.equal(last(bench, 'load').reason, 'resume');
  });

  it('a restart and a new deal: asked about, then deal and change', () => {
    const bench = grandfathers();
    playLine(bench, [firstMove]);
    bench.told.length = 0;
    restart(bench.session, 'player');
    assert.deepEqual(names(bench.told), ['before-deal', 'deal', 'change']);
    assert.deepEqual(last(bench, 'before-deal'), last(bench, 'deal'));
    assert.equal(last(bench, 'deal').restart, true);
    bench.session.deal(
      bench.session.rules,
      { number: null, cards: bench.session.history.opening.cards },
      'method',
    );
    assert.equal(last(bench, 'deal').restart, false);
    assert.match(String(last(bench, 'deal').deal), /^([A2-9TJQK0-1]{1,2}[CDHS] ?){40}$/);
  });

  it('trouble: error alone', () => {
    const bench = grandfathers();
    bench.session.notify({ code: 'storage', message: 'the game could not be kept' });
    assert.deepEqual(names(bench.told), ['error']);
    assert.equal(last(bench, 'error').code, 'storage');
    assert.equal(last(bench, 'error').message, 'the game could not be kept');
  });

  it('a command that comes to nothing tells nothing', () => {
    const bench = grandfathers();
    const { session } = bench;
    assert.equal(session.undo('player').ok, false);
    assert.equal(session.redo('player').ok, false);
    assert.equal(session.play('c1-h1', 'player').ok, false);
    assert.equal(session.play('c9-h1', 'player').ok, false);
    assert.equal(session.load('nonsense', 'method').ok, false);
    assert.deepEqual(bench.told, []);
  });

  it('the view hears how every card lay and lies, at undo as at redo', () => {
    for (const { game, rules } of everyGame()) {
      const bench = sit(game, 3);
      const { session } = bench;
      let shown = 0;
      bench.show = ({ before, after, effects }) => {
        shown += effects.length;
        assert.deepEqual(followed(before!.piles, effects), after.piles);
      };
      const choose = player(rules, 3);
      while (session.moves.length > 0 && session.moveCount < 70) {
        session.play(choose(session.moves), 'player');
      }
      const there = shown;
      session.backTo(0, 'player');
      assert.equal(shown, 2 * there);
      while (session.history.canRedo) session.redo('player');
      assert.equal(shown, 3 * there, game);
    }
  });

  it('the view hears of each commit after the page', () => {
    const bench = grandfathers();
    const seen: string[] = [];
    bench.listen = ({ type }) => void seen.push(type);
    bench.show = ({ cause, after }) =>
      void seen.push(`view of a ${cause}`, String(after === bench.session.state));
    playLine(bench, [firstMove]);
    assert.deepEqual(seen, ['before-move', 'move', 'change', 'view of a move', 'true']);
  });
});

describe('details', () => {
  it('are frozen all through, JSON, and survive structuredClone', () => {
    const bench = grandfathers();
    const { session } = bench;
    session.announce('method');
    playLine(bench, grandfathersClockWon.moves);
    session.undo('player');
    session.redo('player');
    session.load(session.save(), 'method');
    restart(session, 'player');
    session.askHint('player', () => ({ ok: true }));
    session.notify({ code: 'storage', message: 'full' });
    const lost = sit('grandfathers-clock', grandfathersClockLost.deal);
    playLine(lost, grandfathersClockLost.moves);
    const all = [...bench.told, ...lost.told];
    const kinds = new Set(names(all));
    assert.equal(kinds.size, 13, [...kinds].join());
    for (const record of all) {
      assert.ok(frozenThrough(record), `${record.type} is frozen`);
      assert.deepEqual(structuredClone(record.detail), record.detail);
      assert.deepEqual(JSON.parse(JSON.stringify(record.detail)), record.detail);
      assert.equal(record.detail.game, 'grandfathers-clock');
      const by = record.type === 'error' ? ['auto'] : ['player', 'method'];
      assert.ok(by.includes(record.detail.by), record.type);
    }
  });

  it('name who gave the command', () => {
    const bench = grandfathers();
    for (const by of ['player', 'method', 'auto', 'solution', 'finish'] as const) {
      bench.session.play(firstMove, by);
      assert.equal(last(bench, 'move').by, by);
      assert.equal(last(bench, 'change').by, by);
      bench.session.undo(by);
      assert.equal(last(bench, 'undo').by, by);
    }
  });

  it('count moves from one, over undo and redo', () => {
    const bench = grandfathers();
    const number = () => last(bench, 'move').number;
    playLine(bench, [firstMove, secondMove]);
    assert.equal(number(), 2);
    bench.session.undo('player');
    playLine(bench, [secondMove]);
    assert.equal(number(), 2);
  });

  it('of a fill list every card on its way', () => {
    const bench = sit('big-ben', 20);
    playLine(bench, ['f11-h2', 'f5-h5', 'stock-f5']);
    const { effects } = last(bench, 'move');
    assert.deepEqual(
      effects.map(({ from, to, wasFaceUp, faceUp }) => [from, to, wasFaceUp, faceUp]),
      [
        ['stock', 'f5', false, true],
        ['stock', 'f11', false, true],
      ],
    );
  });
});

describe('a page that stops a move', () => {
  it('leaves the game as it was', () => {
    const bench = grandfathers();
    const { state } = bench.session;
    bench.listen = ({ type }) => type !== 'before-move';
    const result = bench.session.play(firstMove, 'player');
    assert.ok(!result.ok);
    assert.equal(result.error.code, 'cancelled');
    assert.match(result.error.message, new RegExp(firstMove));
    assert.equal(bench.session.state, state);
    assert.equal(bench.session.moveCount, 0);
    assert.equal(bench.session.elapsed, 0);
    assert.deepEqual(names(bench.told), ['before-move']);
  });

  it('keeps the moves that could be made again', () => {
    const bench = grandfathers();
    playLine(bench, [firstMove]);
    bench.session.undo('player');
    bench.listen = ({ type }) => type !== 'before-move';
    bench.session.play(firstMove, 'player');
    assert.equal(bench.session.history.canRedo, true);
  });

  it('is not asked about an illegal move, an undo, or a redo', () => {
    const bench = grandfathers();
    playLine(bench, [firstMove]);
    bench.told.length = 0;
    bench.session.play('c1-h1', 'player');
    bench.session.undo('player');
    bench.session.redo('player');
    assert.ok(!names(bench.told).includes('before-move'));
  });
});

describe('commands inside before-move', () => {
  const commands: Record<string, (session: Session) => { ok: boolean; error?: { code: string } }> =
    {
      play: (session) => session.play(secondMove, 'method'),
      undo: (session) => session.undo('method'),
      redo: (session) => session.redo('method'),
      restart: (session) => restart(session, 'method'),
      load: (session) => session.load(session.save(), 'method'),
      deal: (session) =>
        session.deal(session.rules, { number: 1, cards: session.history.opening.cards }, 'method'),
    };
  for (const [name, command] of Object.entries(commands)) {
    it(`${name} is refused as busy, and the move goes on`, () => {
      const bench = grandfathers();
      playLine(bench, [firstMove, secondMove]);
      bench.session.undo('player');
      bench.told.length = 0;
      const answers: { ok: boolean; error?: { code: string } }[] = [];
      bench.listen = ({ type }) => {
        if (type === 'before-move') answers.push(command(bench.session));
      };
      assert.deepEqual(bench.session.play(secondMove, 'player'), { ok: true });
      assert.equal(answers.length, 1);
      assert.equal(answers[0]!.error?.code, 'busy');
      assert.deepEqual(names(bench.told), ['before-move', 'move', 'change']);
      assert.equal(bench.session.moveCount, 2);
    });
  }

  it('the game can be read', () => {
    const bench = grandfathers();
    bench.listen = ({ type }) => {
      if (type !== 'before-move') return;
      assert.equal(bench.session.moves.length > 0, true);
      assert.match(bench.session.save(), /^hourhand1~/);
    };
    assert.equal(bench.session.play(firstMove, 'player').ok, true);
  });

  it('a listener that throws there stops nothing', () => {
    const bench = grandfathers();
    bench.listen = ({ type }) => {
      if (type === 'before-move') throw new Error('of the page');
    };
    assert.deepEqual(bench.session.play(firstMove, 'player'), { ok: true });
    assert.equal(bench.thrown.length, 1);
    // And the game is not left busy.
    bench.listen = () => undefined;
    assert.deepEqual(bench.session.undo('player'), { ok: true });
  });
});

describe('commands inside other listeners', () => {
  it('commit at once; what they tell waits behind what is being told', () => {
    const bench = grandfathers();
    const seen: string[] = [];
    bench.listen = (record) => {
      seen.push(`${record.type} ${moveNumber(record)}`.trim());
      if (record.type === 'move' && record.detail.number === 1) {
        assert.deepEqual(bench.session.play(secondMove, 'method'), { ok: true });
        assert.equal(bench.session.moveCount, 2, 'committed at once');
        seen.push('returned');
      }
    };
    bench.session.play(firstMove, 'player');
    assert.deepEqual(seen, [
      'before-move 1',
      'move 1',
      'before-move 2',
      'returned',
      'change 1',
      'move 2',
      'change 2',
    ]);
  });

  it('a command inside a win does not come between the win and its change', () => {
    const bench = grandfathers();
    playLine(bench, grandfathersClockWon.moves.slice(0, -1));
    bench.told.length = 0;
    bench.listen = ({ type }) => {
      if (type === 'win') restart(bench.session, 'method');
    };
    playLine(bench, grandfathersClockWon.moves.slice(-1));
    assert.deepEqual(names(bench.told), [
      ...['before-move', 'move', 'win', 'before-deal', 'change'],
      ...['deal', 'change'],
    ]);
    assert.deepEqual(
      bench.told
        .filter(({ type }) => type === 'change')
        .map(({ detail }) => (detail as any).status),
      ['won', 'playing'],
    );
    assert.equal(bench.session.moveCount, 0);
  });

  it('an undo inside a move takes that move back, and both are told', () => {
    const bench = grandfathers();
    bench.listen = ({ type }) => {
      if (type === 'move') bench.session.undo('method');
    };
    assert.deepEqual(bench.session.play(firstMove, 'player'), { ok: true });
    assert.deepEqual(names(bench.told), [
      ...['before-move', 'move', 'before-undo', 'change'],
      ...['undo', 'change'],
    ]);
    assert.equal(bench.session.moveCount, 0);
  });

  it('the view sees only what follows the last new deal', () => {
    const bench = grandfathers();
    const causes: string[] = [];
    bench.show = ({ cause }) => void causes.push(cause);
    bench.listen = ({ type }) => {
      if (type === 'move') restart(bench.session, 'method');
    };
    bench.session.play(firstMove, 'player');
    assert.deepEqual(causes, ['deal']);
  });

  it('a listener that throws is reported, the rest is told all the same', () => {
    const bench = grandfathers();
    const error = new Error('of the page');
    bench.listen = ({ type }) => {
      if (type === 'move') throw error;
    };
    assert.deepEqual(bench.session.play(firstMove, 'player'), { ok: true });
    assert.deepEqual(names(bench.told), ['before-move', 'move', 'change']);
    assert.deepEqual(bench.thrown, [error]);
    bench.listen = () => undefined;
    assert.deepEqual(bench.session.play(secondMove, 'player'), { ok: true });
    assert.equal(bench.session.moveCount, 2);
  });

  it('trouble told inside a listener waits its turn', () => {
    const bench = grandfathers();
    bench.listen = ({ type }) => {
      if (type === 'move') bench.session.notify({ code: 'storage', message: 'full' });
    };
    bench.session.play(firstMove, 'player');
    assert.deepEqual(names(bench.told), ['before-move', 'move', 'change', 'error']);
  });
});

function moveNumber({ type, detail }: GameRecord): string {
  if (type === 'move' || type === 'before-move') return String(detail.number);
  return type === 'change' ? String(detail.moveCount) : '';
}
