/** Saved games: what is written is read back, and what is broken is refused in words. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { formatCard, games, rulesOf, shuffle } from '../../src/rules/index.js';
import { grandfathersClockWon } from '../elements/lines.js';
import {
  type Bench,
  everyOptions,
  names,
  playForced,
  playLine,
  sit,
  sitWith,
} from '../support/sessions.js';

/** A game after some moves at random, of which some are attached and some taken back. */
function playAtRandom(bench: Bench, picks: readonly number[], undos: number): void {
  const { session } = bench;
  picks.forEach((pick, i) => {
    const { moves } = session;
    if (moves.length === 0) return;
    bench.pass(pick);
    session.play(moves[pick % moves.length]!, 'player', i > 0 && pick % 5 === 0);
  });
  for (let i = 0; i < undos; i++) session.undo('player');
}

/** All that a session shows of itself. */
const seen = ({ session }: Bench) => ({
  options: session.rules.options,
  state: session.state,
  moves: session.moves.map(({ token }) => token),
  outcome: session.outcome,
  deal: session.dealNumber,
  cards: [...session.history.opening.cards],
  count: session.moveCount,
  elapsed: session.elapsed,
  undo: session.history.canUndo,
  redo: session.history.canRedo,
});

const half = (): Bench => {
  const bench = sit('grandfathers-clock', grandfathersClockWon.deal);
  playLine(bench, grandfathersClockWon.moves.slice(0, 12));
  bench.session.undo('player');
  bench.pass(4321);
  return bench;
};

describe('a saved game', () => {
  for (const id of Object.keys(games)) {
    it(`of ${id}: with every option, at any point, it comes back as it was`, () => {
      for (const options of everyOptions(id)) {
        fc.assert(
          fc.property(
            fc.integer({ min: 1, max: 4294967295 }),
            fc.array(fc.nat(1000), { maxLength: 80 }),
            fc.nat(6),
            (deal, picks, undos) => {
              const bench = sitWith(id, options, deal);
              playAtRandom(bench, picks, undos);
              const text = bench.session.save();
              assert.equal(encodeURIComponent(text), text);
              // Into a game of other options and another deal.
              const other = sit(id, 77);
              const result = other.session.load(text, 'method');
              if (!result.ok) assert.fail(result.error.message);
              assert.deepEqual(seen(other), seen(bench));
              assert.equal(other.session.save(), text);
              // History too: both go back and forth through the same.
              while (bench.session.history.canRedo) {
                bench.session.redo('player');
                other.session.redo('player');
              }
              while (bench.session.history.canUndo) {
                bench.session.undo('player');
                other.session.undo('player');
                assert.deepEqual(other.session.state, bench.session.state);
                assert.equal(other.session.moveCount, bench.session.moveCount);
              }
            },
          ),
          { numRuns: 4 },
        );
      }
    });
  }

  it('of a deal given as cards holds the cards', () => {
    const rules = rulesOf('clock');
    const bench = sit('clock', 5);
    const cards = shuffle(rules.pack, 5);
    bench.session.deal(bench.session.rules, { number: null, cards }, 'method');
    playForced(bench, 7);
    const text = bench.session.save();
    assert.equal(encodeURIComponent(text), text);
    assert.ok(text.includes(`~${cards.map(formatCard).join('.')}~`));
    const other = sit('clock', 6);
    assert.deepEqual(other.session.load(text, 'method'), { ok: true });
    assert.deepEqual(seen(other), seen(bench));
    assert.equal(other.session.dealNumber, null);
  });

  it('holds tokens and expanded options, no preset and no places in lists', () => {
    const bench = sit('big-ben', 20, { rules: 'solsuite' });
    playLine(bench, ['f11-h2', 'f5-h5']);
    assert.equal(
      bench.session.save(),
      'hourhand1~big-ben~gap-build.any_fill-start.1_fill-order.rounds_redeals.1~20~f11-h2.f5-h5~2~0~~.',
    );
  });

  it('of a whole game is small enough for a URL', () => {
    const bench = sit('grandfathers-clock', grandfathersClockWon.deal);
    playLine(bench, grandfathersClockWon.moves);
    assert.ok(bench.session.save().length < 400);
  });

  it('remembers which ends were reached', () => {
    const bench = sit('grandfathers-clock', grandfathersClockWon.deal);
    playLine(bench, grandfathersClockWon.moves);
    bench.session.undo('player');
    const other = sit('grandfathers-clock', 1);
    other.session.load(bench.session.save(), 'method');
    other.session.redo('player');
    const win = other.told.find(({ type }) => type === 'win');
    assert.equal((win?.detail as { first: boolean }).first, false);
  });

  it('may have its options in any order', () => {
    const options = 'gap-build.any_fill-start.1_fill-order.rounds_redeals.1';
    const turned = options.split('_').reverse().join('_');
    const bench = sit('big-ben', 3);
    const text = `hourhand1~big-ben~${options}~20~f11-h2.f5-h5~2~0~~.`;
    assert.deepEqual(bench.session.load(text.replace(options, turned), 'method'), { ok: true });
    assert.equal(bench.session.save(), text);
  });

  it('may stand between blanks', () => {
    const bench = sit('clock', 3);
    assert.deepEqual(bench.session.load(`\n  ${bench.session.save()} \n`, 'method'), { ok: true });
  });
});

describe('a broken save', () => {
  const good = half().session.save();
  const place = (piece: string): number => {
    assert.ok(good.includes(piece), piece);
    return good.indexOf(piece);
  };
  const change = (piece: string, by: string): string => {
    place(piece);
    return good.replace(piece, by);
  };
  const fieldAt = (field: number): number => good.split('~').slice(0, field).join('~').length + 1;
  const withField = (field: number, text: string): string =>
    good
      .split('~')
      .map((old, i) => (i === field ? text : old))
      .join('~');

  /** Loads a text into a game in progress, which must stay just as it is. */
  function refused(text: unknown, game = 'grandfathers-clock') {
    const bench = game === 'grandfathers-clock' ? half() : sit(game, 9);
    playForced(bench, 2);
    const before = [seen(bench), bench.session.save()];
    bench.told.length = 0;
    const result = bench.session.load(text as string, 'method');
    assert.ok(!result.ok, String(text));
    assert.deepEqual([seen(bench), bench.session.save()], before, 'nothing has changed');
    assert.deepEqual(names(bench.told), [], 'and nothing was told');
    assert.ok(Object.isFrozen(result.error));
    const { code, message, at } = result.error;
    assert.match(message, /^the saved game was not loaded: .{10,}/);
    const length = typeof text === 'string' ? text.length : 0;
    assert.ok(at !== undefined && at >= 0 && at <= length, `${code} at ${at}`);
    return { code, message, at };
  }

  it('cut off after any character is refused', () => {
    for (let length = 0; length < good.length; length++) {
      const { code, at } = refused(good.slice(0, length));
      if (length < 'hourhand1~'.length - 1) assert.equal(code, 'not-a-save');
      else assert.equal(code, 'truncated');
      assert.equal(at, code === 'truncated' ? length : 0);
    }
  });

  it('cut off at its beginning is refused', () => {
    for (let from = 1; from < good.length; from++) {
      assert.equal(refused(good.slice(from)).code, 'not-a-save');
    }
  });

  it('says which field it is cut off in', () => {
    assert.match(refused(good.slice(0, place('c3-c5'))).message, /cut off in the field “moves”/);
    assert.match(refused(good.slice(0, -1)).message, /cut off in the field “end mark”/);
    assert.match(refused('hourhand1').message, /cut off in the field “version”/);
  });

  it('of another game is refused, and both are named', () => {
    const { code, message, at } = refused(good, 'clock');
    assert.equal(code, 'other-game');
    assert.match(message, /grandfathers-clock.*clock/);
    assert.equal(at, place('grandfathers-clock'));
    assert.equal(refused(withField(1, 'chess')).code, 'other-game');
  });

  it('of something else altogether is refused', () => {
    for (const text of ['', ' ', 'hello', '{"version":1}', 'hourhand2~clock', null, undefined, 7]) {
      assert.equal(refused(text).code, 'not-a-save');
    }
  });

  it('with an option or a value that is not known', () => {
    const value = refused(change('king-on-ace', 'ace-on-king'));
    assert.equal(value.code, 'unknown-value');
    assert.match(value.message, /tableau-wrap.*ace-on-king.*king-on-ace, none/);
    assert.equal(value.at, place('tableau-wrap'));
    const option = refused(change('tableau-wrap', 'table-wrap'));
    assert.equal(option.code, 'unknown-option');
    assert.match(option.message, /table-wrap.*tableau-wrap/);
    assert.equal(option.at, place('tableau-wrap'));
  });

  /** What is wrong with these options of a game, and where among them. */
  const wrongOptions = (options: string, game = 'big-ben'): string => {
    const { code, at } = refused(`hourhand1~${game}~${options}~20~~0~0~~.`, game);
    return `${code} ${at - `hourhand1~${game}~`.length}`;
  };

  it('with options that are not those of the game, each once and with a value', () => {
    const others = 'gap-build.any_fill-start.1_fill-order.rounds';
    const next = others.length + 1;
    assert.equal(wrongOptions(others), `option-missing ${others.length}`);
    assert.equal(wrongOptions(''), 'option-missing 0');
    assert.equal(wrongOptions(`${others}_redeals.3`), `unknown-value ${next}`);
    assert.equal(wrongOptions('redeals.2_x.1', 'german-clock'), 'unknown-option 10');
    assert.equal(wrongOptions('redeals.2.1', 'german-clock'), 'unknown-value 0');
    assert.equal(wrongOptions('redeals.2_redeals.2', 'german-clock'), 'option-twice 10');
    assert.equal(wrongOptions(`redeals.2_redeals.1_${others}`), 'option-twice 10');
    // The first fault from the left is told.
    assert.equal(wrongOptions(`redeals.9_x.1_${others}`), 'unknown-value 0');
  });

  it('with options that are empty or have no value', () => {
    assert.equal(wrongOptions('redeals.2_', 'german-clock'), 'bad-option 10');
    assert.equal(wrongOptions('_redeals.2', 'german-clock'), 'bad-option 0');
    assert.equal(wrongOptions('gap-build.any__redeals.2'), 'bad-option 14');
    assert.equal(wrongOptions('_', 'german-clock'), 'bad-option 0');
    assert.equal(wrongOptions('redeals', 'german-clock'), 'bad-option 0');
    assert.equal(wrongOptions('redeals.', 'german-clock'), 'bad-option 0');
    assert.equal(wrongOptions('gap-build.any_.2'), 'bad-option 14');
    assert.equal(wrongOptions('gap-build.any_.'), 'bad-option 14');
  });

  it('with a preset, whose options may once be others', () => {
    assert.equal(wrongOptions('rules.solsuite'), 'preset 0');
    const all = 'gap-build.any_fill-start.1_fill-order.rounds_redeals.1';
    assert.equal(wrongOptions(`${all}_rules.solsuite`), `preset ${all.length + 1}`);
    assert.equal(wrongOptions('rules.no-such'), 'preset 0');
    const { message } = refused('hourhand1~big-ben~rules.solsuite~20~~0~0~~.', 'big-ben');
    assert.match(
      message,
      /“rules.solsuite” is not an option but a preset: list its options instead/,
    );
    // In a game without presets it is an option like any other that there is not.
    assert.equal(wrongOptions('redeals.2_rules.solsuite', 'german-clock'), 'unknown-option 10');
  });

  it('with options called like what every object has', () => {
    const before = Object.getOwnPropertyNames(Object.prototype);
    for (const name of ['constructor', 'toString', 'hasOwnProperty', 'valueOf']) {
      assert.equal(wrongOptions(`redeals.2_${name}.1`, 'german-clock'), 'unknown-option 10');
      assert.equal(wrongOptions(`redeals.${name}`, 'german-clock'), 'unknown-value 0');
    }
    assert.equal(wrongOptions('redeals.2___proto__.1', 'german-clock'), 'bad-option 10');
    assert.equal(wrongOptions('rules.constructor'), 'preset 0');
    assert.equal(wrongOptions('rules.__proto__'), 'bad-option 0');
    assert.deepEqual(Object.getOwnPropertyNames(Object.prototype), before);
  });

  it('with a deal out of range, or cards that are not the game’s', () => {
    for (const number of ['0', '4294967296', '99999999999999999999']) {
      const { code, message, at } = refused(withField(3, number));
      assert.equal(code, 'deal-range');
      assert.match(message, new RegExp(`${number}.*1 to 4294967295`));
      assert.equal(at, fieldAt(3));
    }
    const cards = shuffle(rulesOf('grandfathers-clock').pack, 21).map(formatCard);
    const twice = [...cards.slice(0, 5), cards[0]!, ...cards.slice(6)].join('.');
    const dealt = refused(withField(3, twice));
    assert.equal(dealt.code, 'card-twice');
    assert.equal(dealt.at, fieldAt(3) + cards.slice(0, 5).join('.').length + 1);
    assert.equal(refused(withField(3, cards.slice(1).join('.'))).code, 'card-missing');
    assert.equal(refused(withField(3, ['ZZ', ...cards.slice(1)].join('.'))).code, 'not-a-card');
    assert.equal(refused(withField(3, ['9C', ...cards.slice(1)].join('.'))).code, 'foreign-card');
    assert.equal(refused(withField(3, '')).code, 'card-missing');
  });

  it('with a move that is not legal where it stands', () => {
    const { code, message, at } = refused(change('c3-c5', 'c3-c4'));
    assert.equal(code, 'illegal-move');
    assert.match(message, /“c3-c4” is not a legal move here: columns are built down$/);
    assert.equal(at, place('c3-c5'));
  });

  it('with a move between piles that are not there', () => {
    const { code, at } = refused(change('c3-c5', 'c3-x5'));
    assert.equal(code, 'unknown-pile');
    assert.equal(at, place('c3-c5') + 3);
    assert.equal(refused(change('c3-c5', 'c3')).code, 'unknown-pile');
    assert.equal(refused(change('c3-c5', '')).code, 'unknown-pile');
  });

  it('from another deal does not replay', () => {
    assert.equal(refused(withField(3, '22')).code, 'illegal-move');
  });

  it('with a count of moves that cannot be', () => {
    for (const count of ['13', '-1', '1.5', '', 'x', '1e1']) {
      const { code, at } = refused(withField(5, count));
      assert.equal(code, 'bad-count');
      assert.equal(at, fieldAt(5));
    }
  });

  it('with a time or ends that cannot be', () => {
    for (const time of ['-1', '', '1.5', 'soon', '1234567890123456']) {
      assert.deepEqual(
        [refused(withField(6, time)).code, refused(withField(6, time)).at],
        ['bad-time', fieldAt(6)],
      );
    }
    for (const ends of ['x', 'ww', 'lw']) {
      assert.deepEqual(
        [refused(withField(7, ends)).code, refused(withField(7, ends)).at],
        ['bad-ends', fieldAt(7)],
      );
    }
  });

  it('with more fields than there are', () => {
    assert.equal(refused(`${good}~more`).code, 'too-long');
  });

  it('counts the place of the fault in the text as it was given', () => {
    assert.equal(refused(`\n  ${change('c3-c5', 'c3-c4')}`).at, place('c3-c5') + 3);
  });

  it('damaged in any one place never throws, and never leaves the game half loaded', () => {
    fc.assert(
      fc.property(fc.nat(good.length - 1), fc.string({ maxLength: 3 }), (at, by) => {
        const bench = half();
        const before = seen(bench);
        const text = good.slice(0, at) + by + good.slice(at + 1);
        const result = bench.session.load(text, 'method');
        if (!result.ok) {
          assert.deepEqual(seen(bench), before);
          assert.ok(result.error.at! >= 0 && result.error.at! <= text.length);
        } else {
          // What loads is a game: it can be played to its end of history and saved again.
          while (bench.session.history.canRedo) bench.session.redo('player');
          assert.deepEqual(
            sit('grandfathers-clock', 1).session.load(bench.session.save(), 'method'),
            {
              ok: true,
            },
          );
        }
      }),
      { numRuns: 500 },
    );
  });

  it('leaves a game that can be played on', () => {
    const bench = half();
    bench.session.load(good.slice(0, 40), 'method');
    playLine(bench, grandfathersClockWon.moves.slice(11));
    assert.equal(bench.session.outcome.status, 'won');
  });
});
