/** Deals and games in links: short, whole after what programs do to them, and read for ever. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  formatGame,
  formatLink,
  type Game,
  games,
  type Move,
  type Options,
  parseLink,
  type Rules,
  rulesOf,
  type SavedGame,
  shuffle,
} from '../../src/rules/index.js';
import { anyDeal, anySeed, steps, type Variant, variants } from './variants.js';

const all = Object.values(games) as Game[];

/** A game of some moves at random; as many of them are automatic as a seed says. */
function played({ rules }: Variant, deal: number, seed: number, most: number): SavedGame {
  const positions = [...steps(rules, deal, seed, most)];
  const made = positions.flatMap(({ chosen }) => chosen ?? []);
  return {
    rules,
    opening: { number: deal, cards: shuffle(rules.pack, deal) },
    steps: made.map((move, i) => ({ move, attached: i > 0 && seed % 4 > i % 4 })),
    states: positions.map(({ state }) => state),
    at: made.length,
    elapsed: 0,
    ends: '',
    notes: { undos: 0, hints: 0, solutionShown: false },
  };
}

/** The same deal, given as cards. */
const asCards = (game: SavedGame): SavedGame => ({
  ...game,
  opening: { number: null, cards: game.opening.cards },
});

const unplayed = (game: SavedGame): SavedGame => ({ ...game, steps: [], at: 0 });

function read(text: string, of: Game | readonly Game[] = all): SavedGame {
  const found = parseLink(of, text);
  if (!found.ok) assert.fail(`${text}: ${found.error.message}`);
  return found.value;
}

/** A game whose rules list their moves in another way. */
const listing = (game: Game, change: (moves: readonly Move[]) => readonly Move[]): Game => ({
  ...game,
  create(options: Options) {
    const rules = game.create(options);
    return { ...rules, moves: (state) => change(rules.moves(state)) };
  },
});

/** The options of a game that is not told any. */
const usual = ({ game }: Rules): string => Object.values(rulesOf(game).options).join();

const variant = (name: string): Variant => variants.find((one) => one.name === name)!;
const grandfather = variant('grandfathers-clock tableau-wrap=king-on-ace');

describe('a link', () => {
  it('has all of a deal or game, in letters, digits and hyphens', () => {
    fc.assert(
      fc.property(fc.constantFrom(...variants), anyDeal, anySeed, (one, deal, seed) => {
        const game = played(one, deal, seed, seed % 90);
        for (const made of [game, unplayed(game), asCards(game), asCards(unplayed(game))]) {
          const text = formatLink(made);
          assert.match(text, /^hh2(-[a-z\d]+)+$/);
          const again = read(text);
          assert.deepEqual(again.rules.options, made.rules.options);
          assert.equal(formatGame(again), formatGame(made));
          assert.equal(again.states.length, again.steps.length + 1);
          assert.equal(formatLink(again), text);
        }
      }),
    );
  });

  it('is short: a deal by its number, and a game of sixty moves', () => {
    for (const one of variants) {
      const isUsual = Object.values(one.rules.options).join() === usual(one.rules);
      for (let seed = 1; seed <= 12; seed++) {
        const game = played(one, 4294967295, seed, 60);
        const deal = formatLink(unplayed(game));
        assert.ok(deal.length <= (isUsual ? 15 : 17), `${one.name}: ${deal}`);
        const moves = formatLink(game);
        assert.ok(moves.length < 120, `${one.name}: ${moves.length} characters`);
      }
    }
    const { rules } = grandfather;
    const cards = shuffle(rules.pack, 21);
    const first = { rules, opening: { number: 21, cards }, steps: [], states: [], at: 0 };
    assert.equal(formatLink(first), 'hh2-gnsnh');
  });

  it('keeps only the moves that were made', () => {
    const game = { ...played(grandfather, 21, 5, 30), at: 12 };
    const again = read(formatLink(game));
    assert.equal(again.steps.length, 12);
    assert.equal(again.at, 12);
  });

  it('doesn’t depend on the order in which the rules list moves', () => {
    for (const one of variants) {
      const game = played(one, 77, 7, 60);
      const backwards = listing(games[one.rules.game] as Game, (moves) => [...moves].reverse());
      const rules = backwards.create(one.rules.options);
      assert.equal(formatLink({ ...game, rules }), formatLink(game), one.name);
      assert.equal(formatGame(read(formatLink(game), backwards)), formatGame(game), one.name);
    }
  });

  it('is refused where other moves are legal, and doesn’t become another game', () => {
    const game = played(grandfather, 21, 5, 30);
    const fewer = listing(games['grandfathers-clock'] as Game, (moves) => moves.slice(1));
    const found = parseLink(fewer, formatLink(game));
    assert.ok(!found.ok);
    assert.equal(found.error.code, 'damaged-link');
    assert.equal(found.deal?.opening.number, 21);
  });

  it('of a game that the format has no letter for is a saved game', () => {
    const game = played(grandfather, 21, 5, 3);
    const other = { ...game, rules: { ...game.rules, game: 'carousel' } };
    assert.equal(formatLink(other), formatGame(other));
    const more = { ...game, rules: { ...game.rules, options: { speed: 'x' } } };
    assert.match(formatLink(more), /^hourhand1~/);
  });

  it('of the first format is read too', () => {
    const game = played(grandfather, 21, 5, 9);
    assert.equal(formatGame(read(formatGame(game))), formatGame(game));
  });
});

describe('a link that programs have changed', () => {
  const game = played(grandfather, 4294967295, 3, 40);
  const links = [formatLink(game), formatLink(unplayed(game)), formatLink(asCards(game))];

  it('is read with what follows it in a sentence', () => {
    for (const link of links) {
      for (const end of ['.', ',', ')', '>', '"', '”', ').', '!', '\n', '-', '&utm_source=x']) {
        assert.equal(formatLink(read(link + end)), link, end);
      }
    }
  });

  it('is read with blanks, line breaks and soft hyphens in it', () => {
    for (const link of links) {
      for (const blank of [' ', '\r\n  ', '\u00a0', '\u00ad', '\u200b', '\u2060']) {
        for (let i = 4; i < link.length; i += 3) {
          assert.equal(formatLink(read(link.slice(0, i) + blank + link.slice(i))), link);
        }
      }
      assert.equal(formatLink(read(link.replaceAll('-', '\u2011'))), link);
    }
  });

  it('is read in capital letters, and with letters for the digits that they look like', () => {
    for (const link of links) {
      assert.equal(formatLink(read(link.toUpperCase())), link);
      assert.equal(formatLink(read(link.replaceAll('0', 'O').replaceAll('1', 'l'))), link);
      assert.equal(formatLink(read(link.replaceAll('0', 'o').replaceAll('1', 'I'))), link);
    }
  });
});

describe('a damaged link', () => {
  const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz-';
  const same = (a: string): string => a.replaceAll('o', '0').replace(/[il]/g, '1');

  it('shows it wherever a character is wrong, and never leads to another deal', () => {
    const game = played(grandfather, 987654321, 3, 20);
    for (const link of [formatLink(unplayed(game)), formatLink(game)]) {
      for (let i = 4; i < link.length; i++) {
        for (const letter of LETTERS) {
          const wrong = link.slice(0, i) + letter + link.slice(i + 1);
          if (same(wrong) === link) continue;
          const found = parseLink(games['grandfathers-clock'] as Game, wrong);
          assert.ok(!found.ok, wrong);
          if (found.deal) assert.equal(found.deal.opening.number, 987654321, wrong);
        }
      }
    }
  });

  it('shows it wherever its end is cut off, and has its deal as soon as that is there', () => {
    const game = played(grandfather, 987654321, 3, 20);
    for (const whole of [unplayed(game), game, asCards(unplayed(game)), asCards(game)]) {
      const link = formatLink(whole);
      const deal = formatLink(unplayed(whole)).length;
      for (let end = 5; end < link.length; end++) {
        const found = parseLink(all, link.slice(0, end));
        assert.ok(!found.ok, link.slice(0, end));
        assert.equal(found.error.code, 'damaged-link');
        assert.equal(found.deal !== undefined, end >= deal, link.slice(0, end));
      }
    }
  });

  const link = formatLink(played(grandfather, 21, 5, 9));
  for (const [text, fault] of [
    ['hh3-gnsnh', 'unknown-version 0'],
    ['hh2', 'damaged-link 3'],
    ['hh2-', 'damaged-link 4'],
    ['hh2-unsnh', 'damaged-link 4'],
    ['hh2-gnsnj', 'damaged-link 4'],
    [' hh2 -gnsnj', 'damaged-link 6'],
    [`${link.slice(0, 9)}-1-0`, 'damaged-link 10'],
    [`${link}-0`, 'damaged-link 10'],
    [link.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')), 'damaged-link 10'],
    ['', 'unknown-version 0'],
    ['gnsnh', 'unknown-version 0'],
  ] as const) {
    it(`“${text}” is ${fault}`, () => {
      const found = parseLink(all, text);
      assert.ok(!found.ok);
      assert.equal(`${found.error.code} ${found.error.at}`, fault);
      assert.ok(found.error.message.length > 5);
    });
  }

  it('says of which game it is, if that is not the expected one', () => {
    const found = parseLink([games['clock'], games['watch']] as Game[], 'hh2-gnsnh');
    assert.ok(!found.ok);
    assert.equal(found.error.code, 'other-game');
    assert.match(found.error.message, /grandfathers-clock, not to clock, watch$/);
  });
});
