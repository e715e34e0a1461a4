/** Scanning without a page: what is shown in turn, what a switch chooses, and whole games by it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nextCommands } from '../../src/game/index.js';
import {
  choosable,
  type Choosable,
  sentenceFor,
} from '../../src/game/features/scanning/choosable.js';
import { Scan } from '../../src/game/features/scanning/scan.js';
import { games, rulesOf } from '../../src/rules/index.js';
import { words as de } from '../../src/words/de/words.js';
import { en } from '../../src/words/index.js';
import {
  bigBenLost,
  bigBenWon,
  germanClockLost,
  germanClockWon,
  grandfathersClockLost,
  grandfathersClockWon,
  type Line,
  luck,
  watchReturn,
} from '../elements/lines.js';
import { sitDown } from '../support/tables.js';
import { until } from '../support/until.js';

/** A timer that is turned by hand. */
class Hand {
  now = 0;
  #waiting: { at: number; run: () => void } | undefined;

  after(ms: number, run: () => void): () => void {
    const mine = (this.#waiting = { at: this.now + ms, run });
    return () => {
      if (this.#waiting === mine) this.#waiting = undefined;
    };
  }

  get isUsed(): boolean {
    return this.#waiting !== undefined;
  }

  pass(ms: number): void {
    const end = this.now + ms;
    while (this.#waiting && this.#waiting.at <= end) {
      this.now = this.#waiting.at;
      const { run } = this.#waiting;
      this.#waiting = undefined;
      run();
    }
    this.now = end;
  }
}

const PACE = 2000;

/** Things to be chosen, and what was done with them. */
function scanOf(names: readonly string[], pace?: number) {
  const timer = new Hand();
  const shown: (string | undefined)[] = [];
  const chosen: string[] = [];
  const is = { names, stays: 0, waits: false, isHidden: false, rested: 0 };
  const scan = new Scan<{ readonly id: string }>(
    {
      items: () => is.names.map((id) => ({ id })),
      waits: () => is.waits,
      isHidden: () => is.isHidden,
      show: (item) => void shown.push(item?.id),
      choose: ({ id }) => void chosen.push(id),
      stays: () => is.stays,
      rested: () => is.rested++,
    },
    timer,
    () => pace,
  );
  return { scan, timer, shown, chosen, is, now: () => scan.shown?.id };
}

describe('scanning with one switch', () => {
  it('shows nothing before the first press, then one thing after another', () => {
    const { scan, timer, chosen, now } = scanOf(['a', 'b', 'c'], PACE);
    timer.pass(10 * PACE);
    assert.equal(now(), undefined);
    scan.choose();
    assert.deepEqual([now(), chosen], ['a', []]);
    timer.pass(PACE);
    assert.equal(now(), 'b');
    timer.pass(2 * PACE);
    assert.equal(now(), 'a');
  });

  it('chooses what is shown, and goes on after a pause', () => {
    const { scan, timer, shown, chosen, now } = scanOf(['a', 'b'], PACE);
    scan.choose();
    timer.pass(PACE);
    scan.choose();
    assert.deepEqual([now(), chosen], [undefined, ['b']]);
    timer.pass(PACE);
    assert.deepEqual(shown, ['a', undefined, 'b', undefined, 'a']);
  });

  it('what stays can be chosen again for as long as it is given, then the turn goes on from there', () => {
    const { scan, timer, is, chosen, now } = scanOf(['a', 'b', 'c'], PACE);
    scan.choose();
    timer.pass(PACE);
    is.stays = 5;
    scan.choose();
    timer.pass(4 * PACE);
    scan.choose();
    assert.deepEqual([now(), chosen], ['b', ['b', 'b']]);
    timer.pass(4 * PACE);
    assert.equal(now(), 'b');
    timer.pass(PACE);
    assert.equal(now(), 'c');
    timer.pass(PACE);
    assert.equal(now(), 'a', 'and then at the usual pace');
  });

  it('begins anew with what can be chosen in another position', () => {
    const { scan, timer, is, now } = scanOf(['a', 'b'], PACE);
    scan.choose();
    is.names = ['c', 'd'];
    scan.changed();
    assert.equal(now(), undefined);
    timer.pass(PACE);
    assert.equal(now(), 'c');
  });

  it('does not choose what can no longer be chosen', () => {
    const { scan, is, chosen, now } = scanOf(['a', 'b'], PACE);
    scan.choose();
    is.names = ['b'];
    scan.choose();
    assert.deepEqual([now(), chosen], ['b', []]);
  });

  it('rests after three rounds without a choice, and a press goes on', () => {
    const { scan, timer, is, now } = scanOf(['a', 'b'], PACE);
    scan.choose();
    timer.pass(5 * PACE);
    assert.deepEqual([now(), is.rested], ['b', 0]);
    timer.pass(PACE);
    assert.deepEqual([now(), is.rested, timer.isUsed], [undefined, 1, false]);
    scan.choose();
    assert.equal(now(), 'a');
  });

  it('waits while something moves, and ends when nobody can see it', () => {
    const { scan, timer, is, now } = scanOf(['a', 'b'], PACE);
    scan.choose();
    is.waits = true;
    timer.pass(10 * PACE);
    assert.equal(now(), 'a');
    is.waits = false;
    timer.pass(PACE);
    assert.equal(now(), 'b');
    is.isHidden = true;
    timer.pass(PACE);
    assert.deepEqual([now(), timer.isUsed], [undefined, false]);
  });

  it('with nothing to choose, waits for nothing', () => {
    const { scan, timer, is, chosen } = scanOf([], PACE);
    scan.choose();
    timer.pass(PACE);
    assert.deepEqual([chosen, is.rested, timer.isUsed], [[], 1, false]);
  });
});

describe('scanning with two switches', () => {
  it('one goes on, the other chooses, and nothing goes by itself', () => {
    const { scan, timer, chosen, now } = scanOf(['a', 'b']);
    scan.step();
    scan.step();
    timer.pass(10 * PACE);
    assert.deepEqual([now(), timer.isUsed], ['b', false]);
    scan.choose();
    assert.deepEqual([now(), chosen], [undefined, ['b']]);
    scan.choose();
    assert.deepEqual([now(), chosen], ['a', ['b']], 'nothing is chosen unseen');
  });
});

/** The moves of a game without choices, or with only one that matters. */
function luckLine(id: string, deal: number): Line {
  const rules = rulesOf(id);
  const { play } = sitDown(id, { deal });
  const moves: string[] = [];
  while (play.status === 'playing') {
    const at = id === 'watch' ? `turned-${watchReturn.won}` : '';
    const { token } = play.session.moves.find((one) => one.token === at) ?? play.session.moves[0]!;
    moves.push(token);
    play.play(token);
  }
  assert.equal(rules.game, id);
  return { deal, moves };
}

const LINES: readonly (readonly [id: string, line: Line])[] = [
  ...Object.entries(luck).flatMap(([id, { won, lost }]) =>
    [won, lost].map((deal) => [id, luckLine(id, deal)] as const),
  ),
  ['watch', luckLine('watch', watchReturn.deal)],
  ['grandfathers-clock', grandfathersClockWon],
  ['grandfathers-clock', grandfathersClockLost],
  ['big-ben', bigBenWon],
  ['big-ben', bigBenLost],
  ['german-clock', germanClockWon],
  ['german-clock', germanClockLost],
];

describe('a whole game by scanning, and the next one', () => {
  it('is tried with every game', () => {
    const tried = new Set(LINES.map(([id]) => id));
    assert.deepEqual([...tried].sort(), Object.keys(games).sort());
  });

  for (const [id, { deal, moves }] of LINES) {
    for (const pace of [PACE, undefined]) {
      it(`${id}, deal ${deal}: ${pace ? 'one switch' : 'two switches'}`, () => {
        const { play } = sitDown(id, { deal });
        const timer = new Hand();
        const scan = new Scan<Choosable>(
          {
            items: () => choosable(play, true),
            waits: () => false,
            isHidden: () => false,
            show: () => {},
            stays: () => 0,
            choose: (item) => {
              if (item.is === 'move') play.play(item.move);
              else play.command(item.id);
              scan.changed();
            },
            rested: () => assert.fail('it rests in the middle of a game'),
          },
          timer,
          () => pace,
        );
        const choose = (wanted: string): void => {
          if (pace && !scan.running) scan.choose();
          const most = choosable(play, true).length + 1;
          for (let i = 0; i < most && scan.shown?.id !== wanted; i++) {
            if (pace) timer.pass(pace);
            else scan.step();
          }
          assert.equal(scan.shown?.id, wanted);
          scan.choose();
        };
        for (const token of moves) choose(token);
        assert.notEqual(play.status, 'playing');
        assert.equal(play.session.moveCount, moves.length);
        assert.ok(nextCommands(play).includes('newGame'));
        const { opening } = play.session.saved;
        choose('newGame');
        assert.equal(play.session.moveCount, 0);
        assert.notEqual(play.session.saved.opening, opening);
      });
    }
  }
});

describe('what is shown in turn', () => {
  const ids = (play: Parameters<typeof choosable>[0], hasMenu = true): string[] =>
    choosable(play, hasMenu).map(({ id }) => id);

  it('is every legal move, then what else can be done', () => {
    const { play } = sitDown('grandfathers-clock', { deal: grandfathersClockWon.deal });
    const legal = play.session.moves.map(({ token }) => token).sort();
    const all = ids(play);
    assert.deepEqual(all.slice(0, legal.length).sort(), legal);
    assert.deepEqual(all.slice(legal.length), ['hint', 'newGame', 'menu']);
    play.play(grandfathersClockWon.moves[0]!);
    assert.deepEqual(ids(play, false).slice(-3), ['hint', 'undo', 'newGame']);
    play.command('undo');
    assert.ok(ids(play).includes('redo'));
  });

  it('of a game that is over is how to go on', () => {
    const { play } = sitDown('clock', { deal: luck.clock.lost });
    while (play.status === 'playing') play.play(play.session.moves[0]!);
    assert.deepEqual(ids(play), ['why', 'undo', 'newGame', 'menu']);
  });

  it('of a line of moves is going through it, and leaving it', async () => {
    const { play } = sitDown('clock', { deal: luck.clock.won });
    play.play(play.session.moves[0]!);
    play.play(play.session.moves[0]!);
    play.command('replay');
    await until(() => play.playback !== undefined, 'the replay is shown');
    play.playback!.pause();
    play.command('toStart');
    assert.deepEqual(ids(play), ['step', 'takeOver', 'backToGame']);
    play.command('step');
    assert.deepEqual(ids(play), ['step', 'stepBack', 'takeOver', 'backToGame']);
    play.command('backToGame');
    assert.equal(ids(play)[0], play.session.moves[0]!.token);
  });

  for (const words of [en, de]) {
    it(`is said in ${words.lang}: every thing has a sentence of its own`, async () => {
      const { more } = await words.more();
      for (const [id, { deal, moves }] of LINES) {
        const { play } = sitDown(id, { deal });
        for (const token of moves.slice(0, 40)) {
          const said = choosable(play, true).map((one) => {
            const [name, ...about] = sentenceFor(play, one);
            if (name === 'scanCommand')
              return more.scanCommand(...(about as Parameters<typeof more.scanCommand>));
            assert.equal(name, 'scanMove');
            return more.scanMove(...(about as Parameters<typeof more.scanMove>));
          });
          assert.equal(new Set(said).size, said.length, said.join(' '));
          for (const one of said) assert.match(one, /^\p{Lu}|^\d/u);
          assert.doesNotMatch(said.join(), /undefined|null/);
          play.play(token);
        }
      }
    });
  }

  for (const [words, first] of [
    [en, '9 of diamonds to 11 o’clock, from column 1?'],
    [de, 'Karo-Neun auf 11 Uhr, von Spalte 1?'],
  ] as const) {
    it(`is said with what counts first: the card, and where it goes (${words.lang})`, async () => {
      const { more } = await words.more();
      const { play } = sitDown('grandfathers-clock', { deal: 1 });
      const [, ...about] = sentenceFor(play, choosable(play, true)[0]!);
      assert.equal(more.scanMove(...(about as Parameters<typeof more.scanMove>)), first);
    });
  }

  for (const [words, ...questions] of [
    [en, 'Play on automatically?', 'Menu?', 'Hint?', 'Why?'],
    [de, 'Von selbst weiterspielen?', 'Menü?', 'Tipp?', 'Warum?'],
  ] as const) {
    it(`is named so that it is understood alone: ${words.lang}`, async () => {
      const { more } = await words.more();
      const { labels } = words;
      const said = (['play', 'menu', 'hint', 'why'] as const).map((name) =>
        more.scanCommand(labels[name], name),
      );
      assert.deepEqual(said, questions);
    });
  }

  it('tells a gap without asking for a press of the stock', async () => {
    const { play } = sitDown('big-ben', { deal: 2919, settings: { keys: 'scan' } });
    play.session.play(
      play.session.moves.find(({ token }) => /^f\d+-/.test(token))!,
      'player',
    );
    await until(() => /has a gap/.test(play.message), 'the gap is told');
    assert.match(
      play.message,
      /^The fan at \d+ o’clock has a gap: the stock fills it, now or later/,
    );
  });
});
