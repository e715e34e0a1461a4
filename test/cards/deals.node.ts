/** Packs, numbered deals, deals of the day, and deals given as cards. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  checkDeal,
  dailyDeal,
  formatCards,
  generator,
  isDealNumber,
  MAX_DEAL,
  packOf,
  type Parsed,
  parseCards,
  parseDeal,
  shuffle,
  type TextFault,
} from '../../src/cards/index.js';

const cardsOf = (text: string): number[] => {
  const read = parseCards(text);
  assert.ok(read.ok);
  return read.value;
};
const laidOut = cardsOf('10H JS QD KC 2H 3S 4D 5C 6H 7S 8D 9C');

const packs: Readonly<Record<number, readonly number[]>> = {
  52: packOf(1),
  32: packOf(1).filter((card) => card % 13 === 0 || card % 13 > 5),
  40: packOf(1, laidOut),
  92: packOf(2, cardsOf('6C 7H 8S 9D 10C JH QS KD 2C 3H 4S 5D')),
};
/** The first cards of some deals, by pack and number; docs/deals.md has whole ones. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  '52/1': '5D 2H KH JD 8D 8H 6S 3H',
  '52/4294967295': 'KS QS 6D 4D 8H AC 3H 8C',
  '32/1': '9C 9D KS 8D 9S KD AC QD',
  '32/4294967295': 'JC QD AD 8S KH QC KS 10H',
  '40/1': 'QH 5H KD 8S JD 5D 4S 7H',
  '40/4294967295': '10D 8S 5D AH 7H 4C 3H 2C',
  '92/1': '2D 2C JS 10S 4C 5S 6S 7C',
  '92/4294967295': '2H 6H QH 3C JD KS AC 5C',
};

const anyPack = fc.constantFrom(...Object.values(packs));
const anyDeal = fc.integer({ min: 1, max: MAX_DEAL });

const sorted = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);

function faultOf(read: Parsed<unknown>): TextFault {
  assert.ok(!read.ok, 'no fault was found');
  return read.error;
}

describe('a pack', () => {
  it('holds as many cards as its game deals, in their starting order', () => {
    for (const [size, pack] of Object.entries(packs)) assert.equal(pack.length, Number(size));
    assert.deepEqual(
      packs[52],
      Array.from({ length: 52 }, (_, card) => card),
    );
    assert.deepEqual(packs[40], sorted(packs[40]!));
    // The cards laid out come from the first of two packs; the second stays whole.
    assert.deepEqual(packs[92]!.slice(40), packs[52]);
  });

  it('lacks the cards laid out before the deal, once each', () => {
    assert.ok(!packs[40]!.some((card) => laidOut.includes(card)));
    assert.deepEqual(sorted([...packs[40]!, ...laidOut]), packs[52]);
  });

  it('can’t be changed', () => {
    assert.throws(() => (packs[52] as number[]).push(0), TypeError);
  });
});

describe('a numbered deal', () => {
  it('has all the cards of its pack, and leaves the pack alone', () => {
    fc.assert(
      fc.property(anyPack, anyDeal, (pack, deal) => {
        const before = [...pack];
        assert.deepEqual(sorted(shuffle(pack, deal)), sorted(pack));
        assert.deepEqual(pack, before);
      }),
    );
  });

  it('is the same every time, and another one for another number', () => {
    fc.assert(
      fc.property(anyDeal, anyDeal, (one, other) => {
        const cards = shuffle(packs[52]!, one);
        assert.deepEqual(shuffle(packs[52]!, one), cards);
        if (one !== other) assert.notDeepEqual(shuffle(packs[52]!, other), cards);
      }),
    );
  });

  it('has a whole number from 1 to 4294967295', () => {
    for (const good of [1, 2, 65536, 2147483648, 4294967295]) assert.ok(isDealNumber(good));
    for (const bad of [0, -1, 1.5, 4294967296, NaN, Infinity]) assert.ok(!isDealNumber(bad));
  });

  it('is dealt for no other number', () => {
    for (const bad of [0, -1, 1.5, 4294967296, NaN, Infinity, -Infinity, 2 ** 53, -0]) {
      assert.throws(() => shuffle(packs[52]!, bad), {
        name: 'RangeError',
        message: `${bad} is not a deal number: use 1 to 4294967295`,
      });
    }
    for (const bad of ['7', null, undefined, 7n, {}]) {
      assert.throws(() => shuffle(packs[52]!, bad as number), RangeError);
    }
    for (const good of [1, 4294967295]) assert.equal(shuffle(packs[52]!, good).length, 52);
  });

  it('is what it always was', () => {
    const begin = (size: number, deal: number): string =>
      formatCards(shuffle(packs[size]!, deal).slice(0, 8));
    for (const [key, cards] of Object.entries(BEGINNINGS)) {
      const [size, deal] = key.split('/').map(Number);
      assert.equal(begin(size!, deal!), cards, key);
    }
  });

  it('puts every card in every place equally often', () => {
    // Small packs, so that each place is met thousands of times. Deals 1 to 12000 are fixed, so
    // this can't fail by chance; the bounds are the 99.99 % points of chi-square.
    for (const [size, bound] of [
      [5, 46],
      [13, 216],
    ] as const) {
      const pack = packOf(1).slice(0, size);
      const met = pack.map(() => new Array<number>(size).fill(0));
      const deals = 12_000;
      for (let deal = 1; deal <= deals; deal++) {
        shuffle(pack, deal).forEach((card, place) => met[card]![place]!++);
      }
      const expected = deals / size;
      const chiSquare = met.flat().reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
      assert.ok(chiSquare < bound, `${size} cards: ${chiSquare.toFixed(1)}`);
    }
  });

  it('brings every order of a few cards equally often', () => {
    const counts = new Map<string, number>();
    const deals = 24_000;
    for (let deal = 1; deal <= deals; deal++) {
      const order = shuffle([0, 1, 2, 3], deal).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    assert.equal(counts.size, 24);
    const expected = deals / 24;
    const chiSquare = [...counts.values()].reduce(
      (sum, n) => sum + (n - expected) ** 2 / expected,
      0,
    );
    assert.ok(chiSquare < 57, chiSquare.toFixed(1));
  });
});

describe('the generator', () => {
  it('gives whole numbers below 2³²', () => {
    fc.assert(
      fc.property(anyDeal, (seed) => {
        const next = generator(seed);
        for (let i = 0; i < 50; i++) {
          const value = next();
          assert.ok(Number.isInteger(value) && value >= 0 && value <= 0xffffffff);
        }
      }),
    );
  });

  it('sets each bit half of the time', () => {
    const next = generator(1);
    const set = new Array<number>(32).fill(0);
    const draws = 20_000;
    for (let i = 0; i < draws; i++) {
      const value = next();
      for (let bit = 0; bit < 32; bit++) set[bit]! += (value >>> bit) & 1;
    }
    for (const count of set) assert.ok(Math.abs(count - draws / 2) < 4 * Math.sqrt(draws / 4));
  });
});

describe('the deal of the day', () => {
  const ids = ['clock', 'watch', 'travellers', 'hide-and-seek', 'big-ben', 'german-clock'];
  const day = 86_400_000;

  it('lasts from midnight to midnight, in universal time', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ids), fc.nat(30_000), fc.nat(day - 1), (game, date, time) => {
        assert.equal(dailyDeal(game, date * day + time), dailyDeal(game, date * day));
      }),
    );
  });

  it('is another one every day and for every game', () => {
    const seen = new Set<number>();
    for (const game of ids) {
      for (let date = 20_000; date < 20_365; date++) seen.add(dailyDeal(game, date * day));
    }
    assert.equal(seen.size, 365 * ids.length);
  });

  it('is a deal’s number, and what it always was', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ids), fc.nat(60_000), (game, date) => {
        assert.ok(isDealNumber(dailyDeal(game, date * day)));
      }),
    );
    assert.equal(dailyDeal('clock', Date.UTC(2026, 0, 1)), 3461132671);
    assert.equal(dailyDeal('german-clock', Date.UTC(2026, 11, 31, 23, 59)), 178150795);
    // No game of that name, but one whose hash is 0, which is no deal.
    assert.equal(dailyDeal('gearone', Date.UTC(2026, 0, 1)), 1);
  });
});

describe('a deal given as cards', () => {
  it('is taken when it is the pack in any order', () => {
    fc.assert(
      fc.property(anyPack, anyDeal, (pack, deal) => {
        const cards = shuffle(pack, deal);
        assert.deepEqual(checkDeal(cards, pack), { ok: true, value: cards });
        assert.deepEqual(parseDeal(formatCards(cards), pack), { ok: true, value: cards });
      }),
    );
  });

  it('is refused at the first card that comes too often', () => {
    fc.assert(
      fc.property(anyPack, anyDeal, fc.nat(), fc.nat(), (pack, deal, one, other) => {
        const cards = shuffle(pack, deal);
        const [kept, lost] = [one % cards.length, other % cards.length];
        fc.pre(cards[kept] !== cards[lost]);
        cards[lost] = cards[kept]!;
        const often = pack.filter((card) => card === cards[kept]).length;
        const places = cards.flatMap((card, i) => (card === cards[kept] ? [i] : []));
        const { code, at } = faultOf(checkDeal(cards, pack));
        assert.equal(code, 'card-twice');
        assert.equal(at, places[often]);
      }),
    );
  });

  it('is refused where it has a card that the game does not deal', () => {
    const cards = shuffle(packs[40]!, 5);
    cards[11] = laidOut[3]!;
    assert.deepEqual(faultOf(checkDeal(cards, packs[40]!)), {
      code: 'foreign-card',
      message: 'card 12, KC, is not part of this game’s deal',
      at: 11,
    });
    for (const none of [52, -1, 0.5, NaN]) {
      const { code, at } = faultOf(checkDeal([cards[0]!, none], packs[40]!));
      assert.equal(`${code} ${at}`, 'not-a-card 1');
    }
  });

  it('is refused where it ends too soon', () => {
    fc.assert(
      fc.property(anyPack, anyDeal, fc.nat(), (pack, deal, length) => {
        const cards = shuffle(pack, deal).slice(0, length % pack.length);
        const { code, at, message } = faultOf(checkDeal(cards, pack));
        assert.equal(code, 'card-missing');
        assert.equal(at, cards.length);
        assert.ok(message.includes(String(pack.length)) && message.includes(String(cards.length)));
      }),
    );
  });

  it('has its faults found in the text', () => {
    const pack = packs[32]!;
    const text = formatCards(shuffle(pack, 9));
    const fault = (wrong: string): string => {
      const { code, at } = faultOf(parseDeal(wrong, pack));
      return `${code} ${at}`;
    };
    const third = text.split(' ').slice(0, 2).join(' ').length + 1;
    const replaced = (card: string): string => text.split(' ').toSpliced(2, 1, card).join(' ');
    assert.equal(fault(replaced('8X')), `not-a-card ${third}`);
    assert.equal(fault(replaced('2C')), `foreign-card ${third}`);
    assert.equal(fault(replaced(text.split(' ')[0]!)), `card-twice ${third}`);
    assert.equal(fault(`${text}, AC`), `card-twice ${text.length + 2}`);
    assert.equal(
      fault(text.slice(0, text.lastIndexOf(' '))),
      `card-missing ${text.lastIndexOf(' ')}`,
    );
    assert.equal(fault(''), 'card-missing 0');
    assert.equal(fault('42'), 'not-a-card 0');
  });
});
