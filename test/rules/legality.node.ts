/** Why a move is refused: one example for each reason, and the moves next to them that are not. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  formatCard,
  formatState,
  pileIndex,
  type Rules,
  rulesOf,
  type State,
} from '../../src/rules/index.js';
import { bigBenEndgame, grandfathersEndgame } from './endgames.js';
import { dealt, position, steps } from './variants.js';

const legality = (rules: Rules, state: State, token: string): string => {
  const [from, to] = token.split('-');
  return rules.legality(state, pileIndex(rules, from!), pileIndex(rules, to!));
};

/** A won position with the cards of `piles` taken back from the tops of the foundations. */
function left(rules: Rules, won: State, piles: string): State {
  let text = formatState(rules, won);
  let cards: string[] = piles.match(/\b(?:\d+|[AJQK])[CDHS]\b/g) ?? [];
  while (cards.length > 0) {
    const top = cards.find((card) => new RegExp(` ${card}(?= \\|)`).test(text));
    assert.ok(top, `none of ${cards.join(' ')} is on top of a foundation`);
    text = text.replace(new RegExp(` ${top}(?= \\|)`), '');
    cards = cards.filter((card) => card !== top);
  }
  const memory = rules.memory.map(({ name }) => name);
  const kept = text
    .split(' | ')
    .filter((part) => !memory.some((name) => piles.includes(name) && part.startsWith(name)));
  return position(rules, [...kept, piles].join(' | '));
}

const clock = rulesOf('clock');
const watch = rulesOf('watch');
const grandfather = rulesOf('grandfathers-clock');
const noWrap = rulesOf('grandfathers-clock', { 'tableau-wrap': 'none' });

describe('a move of the shuttling games is refused', () => {
  const opening = dealt(clock, 1); // turns QD
  const over = [...steps(clock, 1, 1, 60)].at(-1)!.state;

  it('from any pile but the turned card', () => {
    assert.equal(legality(clock, opening, 'h12-h1'), 'not-available');
    assert.equal(legality(clock, opening, 'centre-turned'), 'not-available');
  });
  it('to another hour than the card’s', () => {
    assert.equal(legality(clock, opening, 'turned-h12'), 'ok');
    assert.equal(legality(clock, opening, 'turned-h11'), 'wrong-hour');
    assert.equal(legality(clock, opening, 'turned-centre'), 'wrong-hour');
    assert.equal(legality(clock, opening, 'turned-turned'), 'same-pile');
  });
  it('when the game is over', () => {
    for (const token of ['turned-h12', 'h1-h2', 'turned-turned']) {
      assert.equal(legality(clock, over, token), 'game-over');
    }
  });
  it('while the king must return to a hidden card', () => {
    const last = [...steps(watch, 1, 1, 60)].find(({ moves }) => moves.length > 1)!.state;
    assert.equal(legality(watch, last, 'turned-centre'), 'king-must-return');
    assert.equal(legality(watch, last, 'turned-turned'), 'same-pile');
    const finished = watch.piles.findIndex(
      ({ id }, i) => id.startsWith('h') && last.piles[i]!.every((slot) => slot < 64),
    );
    if (finished >= 0) {
      assert.equal(watch.legality(last, watch.piles.length - 1, finished), 'nothing-hidden');
    }
  });
});

describe('a move of Grandfather’s Clock is refused', () => {
  const won = grandfathersEndgame(grandfather, 1, 0);
  const few = left(grandfather, won, 'c1 2S | c2 AS | c3 KS | c4 AH');

  it('from a foundation', () => {
    assert.equal(legality(grandfather, dealt(grandfather, 1), 'h1-c1'), 'foundation-keeps');
    assert.equal(legality(grandfather, won, 'h1-c1'), 'foundation-keeps');
  });
  it('from an empty column, or to the same one', () => {
    assert.equal(legality(grandfather, few, 'c5-c1'), 'empty-pile');
    assert.equal(legality(grandfather, few, 'c1-c1'), 'same-pile');
  });
  it('to a foundation that is complete, or wants another card', () => {
    assert.equal(legality(grandfather, few, 'c4-h1'), 'ok');
    assert.equal(legality(grandfather, few, 'c3-h2'), 'ok');
    assert.equal(legality(grandfather, few, 'c2-h2'), 'not-next-in-suit');
    assert.equal(legality(grandfather, few, 'c4-h3'), 'pile-complete');
  });
  it('to a column whose card is not one higher, a king on an ace apart', () => {
    assert.equal(legality(grandfather, few, 'c4-c1'), 'ok');
    assert.equal(legality(grandfather, few, 'c1-c4'), 'not-next-down');
    assert.equal(legality(grandfather, few, 'c1-c3'), 'not-next-down');
    assert.equal(legality(grandfather, few, 'c3-c4'), 'ok');
    assert.equal(legality(noWrap, few, 'c3-c4'), 'not-next-down');
    for (const rules of [grandfather, noWrap]) assert.equal(legality(rules, few, 'c3-c8'), 'ok');
  });
});

describe('a move of Big Ben is refused', () => {
  const rulesWith = (build: string): Rules =>
    rulesOf('big-ben', { 'gap-build': build, redeals: '1' });
  const never = rulesWith('never');
  const nonempty = rulesWith('nonempty');
  const any = rulesWith('any');
  const won = bigBenEndgame(never, 1, { count: 0, stock: 0, waste: 0, redeals: 1 });
  const fans = 'f1 5H 6H 2H | f2 AH | f3 KH | f4 10H 9C QD';
  const few = left(never, won, `${fans} | waste 5C`);
  const opening = dealt(never, 1);

  it('from a foundation, from nothing, and to where cards are dealt', () => {
    assert.equal(legality(never, few, 'h1-f1'), 'foundation-keeps');
    assert.equal(legality(never, few, 'f9-f1'), 'empty-pile');
    assert.equal(legality(never, few, 'f1-f1'), 'same-pile');
    assert.equal(legality(never, opening, 'waste-f1'), 'waste-empty');
    assert.equal(legality(never, few, 'f1-waste'), 'not-available');
    assert.equal(legality(never, few, 'f1-stock'), 'not-available');
  });

  it('to a foundation that is complete, or wants another card', () => {
    assert.equal(legality(never, few, 'f3-h2'), 'ok');
    assert.equal(legality(never, few, 'f2-h2'), 'not-next-in-suit');
    assert.equal(legality(never, few, 'f4-h12'), 'ok');
    assert.equal(legality(never, few, 'f4-h4'), 'pile-complete');
    assert.equal(legality(never, few, 'waste-h5'), 'ok');
  });

  it('to a fan with gaps, as the rules of building have it', () => {
    const told = (token: string): string[] =>
      [never, nonempty, any].map((rules) => legality(rules, few, token));
    assert.deepEqual(told('f2-f1'), ['ok', 'ok', 'ok']);
    assert.deepEqual(told('f3-f2'), ['has-gaps', 'ok', 'ok']);
    assert.deepEqual(told('f1-f2'), ['has-gaps', ...Array(2).fill('not-next-down-in-suit')]);
    assert.deepEqual(told('f3-f1'), Array(3).fill('not-next-down-in-suit'));
    assert.deepEqual(told('f3-f9'), ['empty-fan', 'empty-fan', 'ok']);
    assert.deepEqual(told('waste-f9'), ['empty-fan', 'empty-fan', 'ok']);
  });

  it('from the stock before the gaps are filled, to anywhere but the first gap', () => {
    const state = left(never, won, `${fans} | stock (5C)`);
    assert.equal(legality(never, state, 'stock-f12'), 'ok');
    assert.equal(legality(never, state, 'stock-waste'), 'fill-first');
    assert.equal(legality(never, state, 'stock-f1'), 'fill-first');
    assert.equal(legality(never, state, 'stock-f2'), 'fill-first');
    assert.equal(legality(never, state, 'stock-h5'), 'not-available');
    const fromOne = rulesOf('big-ben', { 'fill-start': '1', redeals: '1' });
    assert.equal(legality(fromOne, state, 'stock-f2'), 'ok');
    assert.equal(legality(fromOne, state, 'stock-f12'), 'fill-first');
  });

  it('from the stock to a fan where there is no gap, or when the stock is out', () => {
    assert.equal(legality(never, opening, 'stock-waste'), 'ok');
    assert.equal(legality(never, opening, 'stock-f3'), 'no-gaps');
    assert.equal(legality(never, few, 'stock-f12'), 'stock-empty');
    assert.equal(legality(never, few, 'stock-waste'), 'stock-empty');
  });

  it('that turns the waste over too early or too often', () => {
    assert.equal(legality(never, few, 'waste-stock'), 'ok');
    const over = left(never, won, `${fans} | waste 5C | redeals 0`);
    assert.equal(legality(never, over, 'waste-stock'), 'no-redeals');
    const early = left(never, won, `${fans} | stock (4C) | waste 5C`);
    assert.equal(legality(never, early, 'waste-stock'), 'stock-not-empty');
  });
});

describe('a move of German Clock is refused', () => {
  const rules = rulesOf('german-clock');

  /** A position of these piles, with every other card in the stock, or in the waste without one. */
  function at(piles: string, rest: 'stock' | 'waste' = 'stock'): State {
    const others = rules.pack
      .map(formatCard)
      .filter((card) => !piles.split(/[ |]+/).includes(card));
    const under = rest === 'stock' ? others.map((card) => `(${card})`) : others;
    const memory = piles.includes('redeals') ? '' : '| redeals 2';
    return position(rules, `german-clock | ${rest} ${under.join(' ')} | ${piles} ${memory}`);
  }

  it('from a pile of the clock, or from nothing', () => {
    assert.equal(legality(rules, at('h1 AC'), 'h1-h2'), 'foundation-keeps');
    assert.equal(legality(rules, at('h1 AC'), 'waste-h2'), 'waste-empty');
    assert.equal(legality(rules, at('h1 AC', 'waste'), 'stock-waste'), 'stock-empty');
    assert.equal(legality(rules, at('waste 2D'), 'stock-h1'), 'not-available');
    assert.equal(legality(rules, at('waste 2D'), 'waste-waste'), 'same-pile');
  });

  it('to another hour', () => {
    assert.equal(legality(rules, at('waste 2D'), 'waste-h2'), 'ok');
    assert.equal(legality(rules, at('waste 2D'), 'waste-h3'), 'wrong-hour');
    assert.equal(legality(rules, at('waste KD'), 'waste-centre'), 'ok');
  });

  it('in another suit than the layer has', () => {
    assert.equal(legality(rules, at('h1 AC | waste 2C'), 'waste-h2'), 'ok');
    assert.equal(legality(rules, at('h1 AC | waste 2D'), 'waste-h2'), 'suit-not-open');
    assert.equal(legality(rules, at('h1 AC AD | h2 2C | waste 2D'), 'waste-h2'), 'ok');
    assert.equal(legality(rules, at('h1 AC AD | h2 2C | waste 2H'), 'waste-h2'), 'suit-not-open');
  });

  it('that would open a second suit of the first one’s colour', () => {
    for (const [card, code] of [
      ['AS', 'wrong-colour'],
      ['AD', 'ok'],
      ['AH', 'ok'],
    ]) {
      assert.equal(legality(rules, at(`h1 AC | waste ${card}`), 'waste-h1'), code);
    }
  });

  it('in another suit than the colour has left for the later layers', () => {
    assert.equal(legality(rules, at('h1 AC AD | waste AH'), 'waste-h1'), 'suit-not-open');
    assert.equal(legality(rules, at('h1 AC AD | waste AS'), 'waste-h1'), 'ok');
    assert.equal(legality(rules, at('h1 AC AD AS | waste AH'), 'waste-h1'), 'ok');
  });

  it('that turns the waste over too early or too often', () => {
    assert.equal(legality(rules, at('waste 2D'), 'waste-stock'), 'stock-not-empty');
    assert.equal(legality(rules, at('h1 AC', 'waste'), 'waste-stock'), 'ok');
    assert.equal(legality(rules, at('h1 AC | redeals 0', 'waste'), 'waste-stock'), 'no-redeals');
  });
});
