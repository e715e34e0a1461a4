/** What the dialog that explains a game says, of every game with every value of its options. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { exampleOf } from '../../src/game/example.js';
import { factsOfMove } from '../../src/game/next-move.js';
import { easyMove, games, resolveOptions, type Rules, type State } from '../../src/rules/index.js';
import { thirteens } from '../support/throwaway-rules.js';
import { more as german } from '../../src/words/de/more.js';
import { en, type PlayedWith, type PossibleMove } from '../../src/words/index.js';

const { more } = await en.more();
const { howToPlay } = more;

interface Board {
  readonly name: string;
  readonly rules: Rules<State>;
}

/** Each game with its defaults, and with each other value of one option. */
const boards: Board[] = Object.values(games).flatMap((game) => {
  const board = (given: Record<string, string>): Board => ({
    name: [game.id, ...Object.entries(given).map((pair) => pair.join('='))].join(' '),
    rules: game.create(resolveOptions(game, given).options) as Rules<State>,
  });
  const others = game.options.flatMap(({ name, values, default: usual }) =>
    values.filter((value) => value !== usual).map((value) => board({ [name]: value })),
  );
  return [board({}), ...others];
});

const SENTENCES = /^[A-Z1-9].*\.$/;

/** All that the dialog says of a board besides example, odds and keys. */
function textsOf({ game, options }: Rules<State>): string[] {
  const guide = howToPlay.game(game, options);
  assert.ok(guide, game);
  const own = Object.entries(options).map(([name, value]) => howToPlay.option(name, value));
  return [guide.goal, ...guide.table, ...guide.moves, ...guide.end, ...own];
}

describe('how to play', () => {
  for (const { name, rules } of boards) {
    it(`${name}: whole sentences, and an example that is played by the rules`, () => {
      for (const text of textsOf(rules)) {
        assert.match(text, SENTENCES);
        assert.doesNotMatch(text, /undefined|null|NaN|\[object|: \w+$/);
      }
      const { moves, states, deal } = exampleOf(rules);
      assert.ok(deal! > 1, 'this game has an example of its own');
      assert.ok(moves.length >= 5 && moves.length <= 15, `${moves.length} moves`);
      assert.equal(states.length, moves.length + 1);
      moves.forEach((move, i) => {
        const { from, to, count, token } = move;
        assert.equal(rules.legality(states[i]!, from, to, count), 'ok', token);
        assert.deepEqual(rules.apply(states[i]!, move), states[i + 1]);
      });
    });
  }

  it('tells every value of an option from the others', () => {
    for (const { id, options } of Object.values(games)) {
      for (const { name, values } of options) {
        const told = values.map((value) => howToPlay.option(name, value));
        assert.equal(new Set(told).size, values.length, `${id} ${name}: ${told.join(' | ')}`);
      }
    }
  });

  it('is another text for each game', () => {
    const all = Object.values(games).map((game) =>
      textsOf(game.create(resolveOptions(game, {}).options) as Rules<State>).join(' '),
    );
    assert.equal(new Set(all).size, all.length);
  });

  it('shows of each game of choice what can be done in it', () => {
    const kinds = (id: string): string[] => {
      const game = games[id]!;
      const rules = game.create(resolveOptions(game, {}).options);
      const kind = ({ from, to }: { from: number; to: number }): string =>
        `${rules.piles[from]!.role}-${rules.piles[to]!.role}`;
      return [...new Set(exampleOf(rules as Rules<State>).moves.map(kind))].sort();
    };
    assert.deepEqual(kinds('grandfathers-clock'), ['tableau-foundation', 'tableau-tableau']);
    assert.deepEqual(kinds('german-clock'), ['stock-waste', 'waste-foundation']);
    assert.deepEqual(kinds('big-ben'), [
      'stock-tableau',
      'stock-waste',
      'tableau-foundation',
      'tableau-tableau',
      'waste-foundation',
      'waste-tableau',
    ]);
  });

  it('of a game that it doesn’t know says nothing, and shows an example all the same', () => {
    const rules = thirteens.create(resolveOptions(thirteens, {}).options) as Rules<State>;
    assert.equal(howToPlay.game(rules.game, rules.options), undefined);
    assert.equal(howToPlay.option('speed', 'fast'), 'speed: fast');
    const { states } = exampleOf(rules);
    const move = easyMove(rules, states[0]!);
    const facts = move && factsOfMove(rules, states[0]!, move);
    const line = more.firstLine(rules.game, rules.options, facts);
    assert.equal(line, facts ? more.nextMove(facts) : '');
  });
});

describe('the next move', () => {
  /** The sentences of all kinds of moves in a game with one easy move after another. */
  const told = (id: string, how?: PlayedWith, words = more): string[] => {
    const game = games[id]!;
    const rules = game.create(resolveOptions(game, {}).options) as Rules<State>;
    const { states, moves } = exampleOf(rules);
    return moves.map((move, i) =>
      words.nextMove({ ...factsOfMove(rules, states[i]!, move), with: how }),
    );
  };

  it('is told by card and place', () => {
    assert.deepEqual(told('clock').slice(0, 2), [
      'Play the king of spades: it goes to the bottom of this pile.',
      'Play the king of hearts: it goes to the bottom of this pile.',
    ]);
    assert.match(told('travellers')[0]!, /^Play the .+: it goes to the \w+s\.$/);
    const columns = told('grandfathers-clock');
    assert.ok(columns.some((line) => /^Play the .+ from column \d: it goes to .+\.$/.test(line)));
    assert.ok(columns.some((line) => / onto the .+ of .+ in column \d\.$/.test(line)));
    // Whoever presses it sees it.
    const seen = told('grandfathers-clock', 'mouse');
    assert.ok(seen.some((line) => / onto the \w+ in column \d\.$/.test(line)));
    const bigBen = told('big-ben');
    assert.ok(bigBen.includes('Fill the gaps from the stock.'));
    assert.ok(bigBen.includes('Turn up a card of the stock.'));
  });

  it('says which keys make it, or which taps, and where the card lies', () => {
    const has = (lines: readonly string[], sentence: string): void =>
      assert.ok(lines.includes(sentence), `${sentence}\n${lines.join('\n')}`);
    has(
      told('german-clock', 'keys'),
      'Press Enter on the stock (S leads there): a card is turned up.',
    );
    has(
      told('german-clock', 'keys'),
      'Press 8, then Enter: the 8 of diamonds goes from the waste to 8 o’clock.',
    );
    has(
      told('german-clock', 'arrows'),
      'Press Enter on 8 o’clock: the 8 of diamonds goes from the waste to 8 o’clock.',
    );
    has(told('german-clock', 'touch'), 'Tap the 8 of diamonds on the waste: it goes to 8 o’clock.');
    has(
      told('german-clock', 'mouse'),
      'Click the 8 of diamonds on the waste: it goes to 8 o’clock.',
    );
    has(
      told('german-clock', 'mouse', german),
      'Klick auf die Karo-Acht auf dem Ablagestapel: Sie kommt auf 8 Uhr.',
    );
    has(
      told('german-clock', 'keys', german),
      'Drück 8, dann Enter: Die Karo-Acht kommt vom Ablagestapel auf 8 Uhr.',
    );
    has(
      told('german-clock', 'touch', german),
      'Tippe auf die Karo-Acht auf dem Ablagestapel: Sie kommt auf 8 Uhr.',
    );
    // A card with several goals is picked up first: both steps are told.
    has(told('grandfathers-clock', 'touch'), 'Tap the 10 of clubs in column 4, then 12 o’clock.');
    has(
      told('grandfathers-clock', 'keys'),
      'Press Enter in column 4 (End leads to the columns), then equals and Enter: the 10 of clubs goes to 12 o’clock.',
    );
    has(
      told('grandfathers-clock', undefined, german),
      'Nimm die Kreuz-Zehn von Spalte 4 auf und leg sie auf 12 Uhr.',
    );
  });

  it('does not lead to the columns who is in one', () => {
    const game = games['grandfathers-clock']!;
    const rules = game.create(resolveOptions(game, {}).options) as Rules<State>;
    const { states, moves } = exampleOf(rules);
    const facts = { ...factsOfMove(rules, states[0]!, moves[0]!), with: 'keys' } as const;
    const other = rules.piles.find(({ id }) => /^c\d/.test(id) && id !== facts.from.id)!.id;
    for (const [words, way] of [
      [more, /\(End leads to the columns\)/],
      [german, /\(Ende führt zu den Spalten\)/],
    ] as const) {
      const from = (inColumn: boolean): string =>
        words.nextMove({ ...facts, focus: { pile: other, isThere: true, inColumn } });
      assert.match(from(false), way);
      assert.doesNotMatch(from(true), way);
    }
  });

  describe('to who listens', () => {
    const game = games['german-clock']!;
    const rules = game.create(resolveOptions(game, {}).options) as Rules<State>;
    const { states, moves } = exampleOf(rules);
    /** The sentence about the move at this place of the example, with the focus on a pile. */
    const heard = (at: number, pile: string, more: Partial<PossibleMove> = {}): string => {
      const facts = { ...factsOfMove(rules, states[at]!, moves[at]!), with: 'keys' } as const;
      return english.nextMove({ ...facts, focus: { pile, isThere: true }, ...more });
    };
    const english = more;

    it('says only what is still to be pressed from where the focus is', () => {
      assert.equal(heard(0, 'h1'), 'Press S, then Enter: a card is turned up.');
      assert.equal(heard(0, 'stock'), 'Press Enter: a card is turned up.');
      assert.equal(
        heard(0, 'stock', { focus: { pile: 'stock', isThere: false } }),
        'Tab to the board and press Enter on the stock: a card is turned up.',
      );
      assert.equal(
        heard(1, 'h8'),
        'Press Enter: the 8 of diamonds goes from the waste to 8 o’clock.',
      );
    });

    it('says “on the sixes” of a pile of a row, as every other sentence does', () => {
      const seek = games['hide-and-seek'].create({ 'in-place': 'false' }) as Rules<State>;
      const {
        states: [first],
        moves: [made],
      } = exampleOf(seek);
      const facts = { ...factsOfMove(seek, first!, made!), with: 'keys' } as const;
      assert.match(english.nextMove(facts), /^Press Enter on the aces: /);
    });

    it('explains the stock and the marks beside 0 where they are new', () => {
      assert.equal(
        heard(0, 'h1', { news: ['stock'] }),
        'Press S, then Enter on the stock, the face-down pile: a card goes face up to the waste.',
      );
      const at = moves.findIndex(({ token }) => token === 'waste-h11');
      assert.match(heard(at, 'h1', { news: ['minus'] }), /^Press minus, the key right of 0, then /);
      assert.match(heard(at, 'h1'), /^Press minus, then Enter: /);
      assert.match(
        german.nextMove({
          ...factsOfMove(rules, states[0]!, moves[0]!),
          news: ['stock'],
          with: 'mouse',
        }),
        /^Klick auf den Talon, den verdeckten Stapel: Eine Karte kommt offen auf den Ablagestapel\.$/,
      );
    });
  });

  it('is never one from the stock while a card on the table can move', () => {
    for (const { rules } of boards) {
      const { states, moves } = exampleOf(rules);
      moves.forEach(({ from }, i) => {
        if (rules.piles[from]!.role !== 'stock') return;
        const roles = rules.moves(states[i]!).map((move) => rules.piles[move.to]!.role);
        assert.ok(!roles.includes('foundation'), `${rules.game}: move ${i + 1}`);
      });
    }
  });
});
