/** Deals as people write and name them: cards in the usual conventions, numbers, codes and links. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type Card,
  cardOf,
  formatCard,
  formatCards,
  formatGame,
  formatLink,
  games,
  isDown,
  MAX_DEAL,
  type Rules,
  rulesOf,
  shuffle,
} from '../../src/rules/index.js';
import { dealCode } from '../../src/rules/notation/deal-code.js';
import * as de from '../../src/words/de/vocabulary.js';
import * as en from '../../src/words/en/vocabulary.js';
import { hasLink, readNamedDeal } from '../../src/rules/notation/named-deal.js';
import { openConventions, readTypedDeal } from '../../src/rules/notation/typed-deal.js';

/** “Clock Patience”, problem 170 of the UVa Online Judge: its sample deck, whose result is `44,KD`. */
const UVA_170 = `TS QC 8S 8D QH 2D 3H KH 9H 2H TH KS KC
9D JH 7H JD 2S QS TD 2C 4H 5H AD 4D 5D
6D 4S 9S 5S 7S JS 8H 3D 8C 3S 4C 6S 9C
AS 7C AH 6H KD JC 7D AC 5C TC QD 6C 3C
#`;

const SUITS = '♣♦♥♠';
/** The usual ways to write a card. */
const styles: Readonly<Record<string, (rank: string, suit: number) => string>> = {
  '10H': (rank, suit) => rank + 'CDHS'[suit]!,
  th: (rank, suit) => (rank.replace('10', 'T') + 'CDHS'[suit]!).toLowerCase(),
  HT: (rank, suit) => 'CDHS'[suit]! + rank.replace('10', 'T'),
  '10♥': (rank, suit) => rank + SUITS[suit]!,
  '♥T': (rank, suit) => SUITS[suit]! + rank.replace('10', 'T'),
  'in German': (rank, suit) => SUITS[suit]! + rank.replace('J', 'B').replace('Q', 'D'),
};
const NUMBERS = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const germanRank = (rank: string): string => rank.replace('J', 'B').replace('Q', 'D');

const write = (card: Card, style: (rank: string, suit: number) => string): string =>
  style(formatCard(card).slice(0, -1), Math.floor(card / 13));

const understood = (text: string, rules: Rules, chosen = {}): readonly Card[] => {
  const { cards, faults } = readTypedDeal(text, rules, chosen);
  assert.deepEqual(faults, []);
  return cards!;
};

/** The piles of a game in which it deals, from the first one on, with the indices of the cards that they get. */
function pilesByDealing(rules: Rules): Map<string, number[]> {
  const piles = new Map<string, number[]>();
  // A card that is marked by its place in the pack, where no face occurs twice.
  const state = rules.deal(rules.pack);
  const { piles: facts } = rules.table(state);
  for (const [i, card] of rules.pack.entries()) {
    const at = state.piles.findIndex((pile) => pile.some((slot) => cardOf(slot) === card));
    // The turned card comes from the pile on which it lies.
    const pile = facts[at]!.over ?? facts[at]!.id;
    piles.set(pile, [...(piles.get(pile) ?? []), i]);
  }
  return piles;
}

describe('cards as people write them', () => {
  it('the deck of a known exercise is dealt as its author deals it, with the result that is published', () => {
    const rules = rulesOf('clock');
    const cards = understood(UVA_170, rules, { first: '1', begin: 'last' });
    let state = rules.deal(cards);
    for (let [move] = rules.moves(state); move; [move] = rules.moves(state)) {
      state = rules.apply(state, move);
    }
    const exposed = state.piles.flat().filter((slot) => !isDown(slot)).length;
    const last = rules.piles.findIndex(({ id }) => id === 'turned');
    const king =
      state.piles[last]?.at(-1) ??
      state.piles
        .at(rules.piles.findIndex(({ id }) => id === 'centre'))!
        .find((slot) => !isDown(slot));
    assert.equal(exposed, 44);
    assert.equal(formatCard(cardOf(king!)), 'KD');
  });

  for (const [name, style] of Object.entries(styles)) {
    it(`are read as ${name}, with any gaps or none`, () => {
      for (const game of Object.keys(games)) {
        const rules = rulesOf(game);
        const cards = shuffle(rules.pack, 21);
        const words = cards.map((card) => write(card, style));
        for (const gap of [' ', ', ', '\n', '', ' | ', '","']) {
          const read = readTypedDeal(words.join(gap), rules, { order: 'rounds' });
          assert.deepEqual(
            read.cards,
            cards,
            `${game}, gap “${gap}”: ${JSON.stringify(read.faults)}`,
          );
          assert.equal(read.style.symbols, /[♣♦♥♠]/.test(words[0]!));
          assert.equal(read.style.suits, /^[CDHS♣♦♥♠]/i.test(words[0]!) ? 'first' : 'last');
        }
      }
    });
  }

  it('a text can mix them', () => {
    const rules = rulesOf('clock');
    const cards = shuffle(rules.pack, 7);
    const all = Object.values(styles);
    const words = cards.map((card, i) => write(card, all[i % all.length]!));
    const { cards: read, style } = readTypedDeal(words.join(' '), rules);
    assert.deepEqual(read, cards);
    assert.deepEqual(style, { suits: 'mixed', symbols: true, words: false });
  });

  describe('in lists as people have them', () => {
    const rules = rulesOf('grandfathers-clock');
    const cards = shuffle(rules.pack, 21);
    const short = cards.map((card) => formatCard(card));
    const english = cards.map(en.card);
    const german = cards.map(de.card);
    const turned = german.map((one) => one.replace('-', ' '));
    const lines = (all: readonly string[], length: number): string[] =>
      all.flatMap((_, i) => (i % length === 0 ? [all.slice(i, i + length).join(' ')] : []));
    const numbered = (all: readonly string[], write: (nth: number, text: string) => string) =>
      all.map((text, i) => write(i + 1, text)).join('\n');

    for (const [name, text, style] of [
      ['1. 4H', numbered(short, (i, one) => `${i}. ${one}`), { labels: 'numbers' }],
      ['1) 4H', numbered(short, (i, one) => `${i}) ${one}`), { labels: 'numbers' }],
      ['(1) 4H', numbered(short, (i, one) => `(${i}) ${one}`), { labels: 'numbers' }],
      ['#1: 4H', numbered(short, (i, one) => `#${i}: ${one}`), { labels: 'numbers' }],
      ['1 - 4H', numbered(short, (i, one) => `${i} - ${one}`), { labels: 'numbers' }],
      ['1, tab, 4H', numbered(short, (i, one) => `${i}\t${one}`), { labels: 'numbers' }],
      [
        '1. 4H 2. 5D',
        numbered(short, (i, one) => `${i}. ${one}`).replaceAll('\n', ' '),
        { labels: 'numbers' },
      ],
      ['bullets', short.map((one) => `• ${one}`).join('\n'), {}],
      ['hyphens', short.map((one) => `  - ${one}`).join('\n'), {}],
      ['commas', short.join(', '), {}],
      ['semicolons', short.join(';'), {}],
      ['slashes', short.join(' / '), {}],
      ['tabs', short.join('\t'), {}],
      [
        'apart',
        cards.map((card) => write(card, (rank, suit) => `${rank} ${'♣♦♥♠'[suit]}`)).join(', '),
        { symbols: true },
      ],
      ['4 of hearts', english.join(', '), { words: true }],
      [
        'four of hearts',
        english.map((one) => one.replace(/^\d+/, (rank) => NUMBERS[Number(rank)]!)).join('\n'),
        { words: true },
      ],
      [
        'Queen of Spades',
        english
          .map((one) => one.replace(/\b[a-z](?!f\b)/g, (letter) => letter.toUpperCase()))
          .join('; '),
        { words: true },
      ],
      [
        '1. queen of spades',
        numbered(english, (i, one) => `${i}. ${one}`),
        { words: true, labels: 'numbers' },
      ],
      ['Herz 4', turned.join(', '), { words: true, suits: 'first' }],
      [
        'Herzdame',
        turned.map((one) => one.replace(/ /g, '')).join(' '),
        { words: true, suits: 'first' },
      ],
      [
        '1. Herz 4',
        numbered(turned, (i, one) => `${i}. ${one}`),
        { words: true, suits: 'first', labels: 'numbers' },
      ],
      [
        '1, tab, Herz 4',
        numbered(turned, (i, one) => `${i}\t${one}`),
        { words: true, suits: 'first', labels: 'numbers' },
      ],
      [
        'Herz D',
        cards
          .map((card) => write(card, (rank, suit) => `${de.SUITS[suit]} ${germanRank(rank)}`))
          .join(' | '),
        { words: true, suits: 'first' },
      ],
      [
        'HD',
        cards
          .map((card) => write(card, (rank, suit) => `${'CDHS'[suit]}${germanRank(rank)}`))
          .join(' '),
        { suits: 'first' },
      ],
      [
        'DH',
        cards
          .map((card) => write(card, (rank, suit) => `${germanRank(rank)}${'CDHS'[suit]}`))
          .join(' '),
        {},
      ],
    ] as const) {
      it(name, () => {
        const read = readTypedDeal(text, rules, { order: 'rounds' });
        assert.deepEqual(read.faults, []);
        assert.deepEqual(read.cards, cards);
        const usual = { suits: 'last', symbols: false, words: false };
        assert.deepEqual(read.style, { ...usual, ...style });
      });
    }

    for (const [name, label] of [
      ['Column 1: …', (i: number) => `Column ${i}: `],
      ['Pile 3 - …', (i: number) => `Pile ${i} - `],
      ['Tableau 3: …', (i: number) => `Tableau ${i}: `],
      ['Stapel 3 …', (i: number) => `Stapel ${i} `],
      ['3rd column: …', (i: number) => `${i}rd column: `],
      ['a line of its own', (i: number) => `Spalte ${i}\n`],
    ] as const) {
      it(`the names of piles: ${name}`, () => {
        for (const gap of ['\n', ' ']) {
          // Only a name that is known as one can stand within a line.
          if (gap === ' ' && /Tableau|rd/.test(name)) continue;
          const text = lines(short, 5)
            .map((line, i) => label(i + 1) + line)
            .join(gap);
          const read = readTypedDeal(text, rules);
          assert.deepEqual(read.faults, []);
          assert.equal(read.conventions.order, 'piles');
          assert.equal(read.style.labels, 'piles');
          assert.deepEqual(understood(text, rules), understood(lines(short, 5).join('\n'), rules));
        }
      });
    }

    it('hours are the piles that they name, wherever the list begins', () => {
      const clock = rulesOf('clock');
      const dealt = shuffle(clock.pack, 7);
      const piles = Array.from({ length: 13 }, (_, pile) =>
        formatCards(dealt.filter((_, i) => i % 13 === pile)),
      );
      for (const [write, order, first] of [
        [(hour: number) => `${hour} o’clock: `, [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], '12'],
        [(hour: number) => `${hour} o'clock `, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], '1'],
        [(hour: number) => `${hour} Uhr - `, [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2], '12'],
        [(hour: number) => `${hour} Uhr: `, [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1], '12'],
      ] as const) {
        const hours = order.map((hour) => write(hour) + piles[hour % 12]!);
        const read = readTypedDeal([...hours, `Centre: ${piles[12]}`].join('\n'), clock);
        assert.deepEqual(read.faults, []);
        assert.deepEqual(read.conventions, { order: 'piles', first, begin: 'first' });
        assert.deepEqual(read.cards, dealt);
      }
    });

    it('a card that is wrong is named with its place, whatever stands before it', () => {
      for (const [line, text] of [
        ['1. 4H\n2. 5X', '5X'],
        ['1. 4H\n2. 5', '5'],
        ['4 of hearts\n5 of harts', '5'],
        ['Herz 4\nHrez 5', 'Hrez'],
        ['Herz 4\nHerz Bauer', 'Herz'],
        ['Column 1: 4H\nColumn 2: 4Y', '4Y'],
        ['4H\n12 5D', '12'],
        ['10 QH', '10'],
      ] as const) {
        const [fault] = readTypedDeal(line, rules).faults;
        const nth = line.includes('\n') ? 2 : 1;
        assert.deepEqual(
          fault,
          { kind: 'not-a-card', text, place: { card: nth, line: nth } },
          line,
        );
      }
    });

    it('a card in front of a colon is not taken for the name of a pile', () => {
      assert.equal(readTypedDeal('4H 5D: 6S', rules).faults[0]?.kind, 'missing');
      const { faults } = readTypedDeal('4H 5D: 6S', rules);
      assert.ok(faults[0]?.kind === 'missing' && faults[0].given === 3);
    });
  });

  it('round by round or pile by pile, from 12 or from 1, from either end: the same deal in each', () => {
    for (const game of Object.keys(games)) {
      const rules = rulesOf(game);
      const cards = shuffle(rules.pack, 5);
      const open = openConventions(rules);
      for (const order of ['rounds', 'piles'] as const) {
        for (const first of ['12', '1'] as const) {
          for (const begin of ['first', 'last'] as const) {
            if (order === 'piles' && !open.includes('order')) continue;
            const text = written(rules, cards, {
              order,
              first: open.includes('first') ? first : '12',
            });
            if (begin === 'last') text.reverse();
            const read = readTypedDeal(formatCards(text), rules, { order, first, begin });
            assert.deepEqual(read.cards, cards, `${game} ${order} ${first} ${begin}`);
          }
        }
      }
    }
  });

  it('which card goes to which pile is what the game itself does', () => {
    for (const game of ['clock', 'watch', 'travellers', 'hide-and-seek', 'grandfathers-clock']) {
      const rules = rulesOf(game);
      assert.ok(openConventions(rules).includes('order'), game);
      const piles = [...pilesByDealing(rules).values()];
      // The pack, pile by pile, is dealt to the same piles.
      const text = piles.flat().map((i) => rules.pack[i]!);
      assert.deepEqual(understood(formatCards(text), rules, { order: 'piles' }), rules.pack, game);
    }
    const bigBen = rulesOf('big-ben');
    const cards = shuffle(bigBen.pack, 3);
    const text = written(bigBen, cards, { order: 'piles', first: '1' });
    const { piles } = bigBen.deal(
      understood(formatCards(text), bigBen, { order: 'piles', first: '1' }),
    );
    const fan = bigBen.piles.findIndex(({ id }) => id === 'f1');
    assert.deepEqual(piles[fan], text.slice(0, 3), 'the first three cards are those at 1 o’clock');
  });

  it('every game is read in one way or in several: none is forgotten', () => {
    const of = Object.keys(games).map((game) => [game, openConventions(rulesOf(game)).join(' ')]);
    assert.deepEqual(Object.fromEntries(of), {
      clock: 'order first begin',
      watch: 'order first begin',
      travellers: 'order begin',
      'hide-and-seek': 'order begin',
      'grandfathers-clock': 'order begin',
      'big-ben': 'order first begin',
      'german-clock': 'begin',
      'wandering-card': 'order begin',
    });
  });

  it('lines that are as long as piles are piles, unless the reader says otherwise', () => {
    const rules = rulesOf('grandfathers-clock');
    const cards = shuffle(rules.pack, 21);
    const lines = (length: number): string =>
      cards
        .flatMap((card, i) => (i % length === 0 ? [cards.slice(i, i + length)] : []))
        .map(formatCards)
        .join('\n');
    assert.equal(readTypedDeal(lines(5), rules).conventions.order, 'piles');
    assert.equal(readTypedDeal(`\n\n${lines(5)}\n`, rules).conventions.order, 'piles');
    assert.equal(readTypedDeal(lines(8), rules).conventions.order, 'rounds');
    assert.equal(readTypedDeal(lines(40), rules).conventions.order, 'rounds');
    assert.deepEqual(understood(lines(5), rules, { order: 'rounds' }), cards);
  });

  it('a card that is there twice is named with both places, and the one that is missing too', () => {
    const rules = rulesOf('clock');
    const cards = shuffle(rules.pack, 1);
    const wrong = [...cards];
    wrong[40] = cards[2]!;
    const lines = [wrong.slice(0, 13), wrong.slice(13)].map(formatCards).join('\n');
    assert.deepEqual(readTypedDeal(lines, rules).faults, [
      {
        kind: 'twice',
        card: cards[2],
        places: [
          { card: 3, line: 1 },
          { card: 41, line: 2 },
        ],
      },
      { kind: 'missing', cards: [cards[40]], given: 52, wanted: 52 },
    ]);
    // With two packs, three times is once too often.
    const bigBen = rulesOf('big-ben');
    const pack = [...bigBen.pack];
    const [first] = pack.filter((card, i) => pack.indexOf(card) !== i);
    const others = pack.findIndex(
      (card) => card !== first && pack.filter((one) => one === card).length === 2,
    );
    pack[others] = first!;
    const [fault] = readTypedDeal(formatCards(pack), bigBen).faults;
    assert.ok(fault?.kind === 'twice' && fault.places.length === 3);
  });

  it('what is no card, or none of the game, is named with its place', () => {
    const rules = rulesOf('grandfathers-clock');
    const place = { card: 3, line: 2 };
    for (const text of ['1H', '11H', 'XS', 'H', '10', '♥', 'hearts', '5DH', 'B♥H']) {
      assert.deepEqual(readTypedDeal(`5D 2S\n${text} QH`, rules).faults, [
        { kind: 'not-a-card', text, place },
      ]);
    }
    const long = readTypedDeal('abcdefghijklmnop', rules).faults[0];
    assert.ok(long?.kind === 'not-a-card' && long.text === 'abcdefghijkl…');
    const [foreign] = readTypedDeal(`10H ${formatCards(shuffle(rules.pack, 2))}`, rules).faults;
    assert.deepEqual(foreign, { kind: 'foreign', card: 35, place: { card: 1, line: 1 } });
    assert.equal(formatCard(35), '10H');
  });
});

/** The text of a deal in other conventions: the inverse of reading, written anew. */
function written(
  rules: Rules,
  cards: readonly Card[],
  { order, first }: { readonly order: 'rounds' | 'piles'; readonly first: '12' | '1' },
): Card[] {
  const rounds = { 'grandfathers-clock': 5, 'big-ben': 3 }[rules.game] ?? 4;
  const stock = { 'big-ben': 56, 'german-clock': 52 }[rules.game] ?? 0;
  const dealt = cards.slice(0, cards.length - stock);
  const count = dealt.length / rounds;
  const piles = Array.from({ length: count }, (_, pile) =>
    dealt.filter((_, i) => i % count === pile),
  );
  // What lay at 12 o’clock comes after 11 o’clock, and before the centre.
  if (first === '1') piles.splice(11, 0, piles.shift()!);
  const all =
    order === 'piles'
      ? piles.flat()
      : Array.from({ length: rounds }, (_, round) => piles.map((pile) => pile[round]!)).flat();
  return [...all, ...cards.slice(cards.length - stock)];
}

describe('the name of a deal', () => {
  const numbers = [1, 19, 99_999, 100_000, 3_271_046, 33_554_431, 2_147_483_648, MAX_DEAL];
  const numberIn = (text: string, game = 'grandfathers-clock'): unknown => {
    const read = readNamedDeal(text, games[game]!, rulesOf(game).pack);
    return read.ok ? read.opening.number : read.fault;
  };

  it('is a number up to five digits, and else the code that its link has', () => {
    assert.equal(dealCode('clock', 19), '19');
    assert.equal(dealCode('clock', 99_999), '99999');
    for (const [id, game] of Object.entries(games)) {
      for (const number of numbers.filter((one) => one > 99_999)) {
        const code = dealCode(id, number);
        assert.match(code, /^[\dA-HJKMNP-TV-Z]{4,7}-[\dA-HJKMNP-TV-Z]{3}$/);
        const rules = rulesOf(id);
        const link = formatLink({
          rules,
          opening: { number, cards: shuffle(rules.pack, number) },
          steps: [],
          states: [],
          at: 0,
        });
        // Big Ben’s usual rules have a number of their own in a link.
        if (id === 'big-ben') continue;
        assert.equal(link.slice(5), code.replace('-', '').toLowerCase(), `${game.id} ${number}`);
      }
    }
    assert.equal(dealCode('carousel', 3_271_046), '3271046', 'a game that links don’t know');
  });

  it('is read again as it may be typed', () => {
    for (const number of numbers) {
      const code = dealCode('grandfathers-clock', number);
      for (const text of [code, ` ${code} `, code.toLowerCase(), `No. ${code}`, `Nr. ${code}`]) {
        assert.equal(numberIn(text), number, text);
      }
      assert.equal(numberIn(String(number)), number);
      assert.equal(numberIn(number.toLocaleString('en')), number);
      assert.equal(numberIn(number.toLocaleString('de')), number);
    }
    const code = dealCode('grandfathers-clock', 3_271_046);
    assert.equal(numberIn(code.replace('-', ' ')), 3_271_046);
    assert.equal(numberIn(code.replaceAll('1', 'l').replaceAll('0', 'O')), 3_271_046);
    assert.equal(numberIn(code, 'clock'), 'code', 'the check is another one in another game');
  });

  it('can be a link, alone or with what a chat puts around it', () => {
    const rules = rulesOf('grandfathers-clock');
    const opening = { number: 21, cards: shuffle(rules.pack, 21) };
    const link = formatLink({ rules, opening, steps: [], states: [], at: 0 });
    assert.equal(numberIn(link), 21);
    assert.equal(numberIn(`Try https://example.com/play#${link}.`), 21);
    assert.equal(numberIn('hourhand1~grandfathers-clock~tableau-wrap.king-on-ace~21~~0~0~~.'), 21);
    assert.equal(
      numberIn('hourhand1%7Egrandfathers-clock%7Etableau-wrap.king-on-ace%7E21%7E%7E0%7E0%7E%7E.'),
      21,
    );
    assert.equal(numberIn(link, 'clock'), 'other-game');
    assert.equal(numberIn(`${link}x`), 'link');
  });

  it('a link or a save of a game that was begun has its moves, or says that they are lost', () => {
    const rules = rulesOf('grandfathers-clock');
    const game = games['grandfathers-clock']!;
    const opening = { number: 21, cards: shuffle(rules.pack, 21) };
    const states = [rules.deal(opening.cards)];
    const steps = [];
    for (let i = 0; i < 3; i++) {
      const [move] = rules.moves(states[i]!);
      steps.push({ move: move!, attached: false });
      states.push(rules.apply(states[i]!, move!));
    }
    const link = formatLink({ rules, opening, steps, states, at: 3 });
    const save = formatGame({ rules, opening, steps, at: 3, elapsed: 7000, ends: '' });
    for (const text of [`https://example.com/#${link}`, save]) {
      const read = readNamedDeal(text, game, rules.pack);
      assert.ok(read.ok && read.game?.at === 3, text);
      assert.deepEqual(read.game.states[3], states[3]);
    }
    const damaged = readNamedDeal(link.slice(0, -1), game, rules.pack);
    assert.ok(damaged.ok && damaged.movesLost === true && damaged.game === undefined);
    assert.ok(hasLink(link) && hasLink(save) && !hasLink('4H 5D'));
  });

  it('any wrong character shows, and numbers have limits', () => {
    const code = dealCode('clock', 3_271_046);
    for (let i = 0; i < code.length; i++) {
      if (code[i] === '-') continue;
      const wrong = code.slice(0, i) + (code[i] === 'Q' ? 'R' : 'Q') + code.slice(i + 1);
      assert.equal(numberIn(wrong, 'clock'), 'code', wrong);
    }
    for (const text of ['0', '4294967296', '99999999999999']) assert.equal(numberIn(text), 'range');
    // A number all the same, though no deal's: no character of a code is wrong.
    for (const text of ['-3', '−3', '-5', '12.5', '12,50', '.5', '+7']) {
      assert.equal(numberIn(text), 'range', text);
    }
    for (const text of ['', '-', 'x', '1e5', 'monday', 'ü', '1 2'])
      assert.equal(numberIn(text), 'code');
  });
});
