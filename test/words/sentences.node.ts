/** The sentences that players read and hear. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { odds } from '../../src/game/odds.js';
import {
  makeCard,
  parseMove,
  rankOf,
  type Rules,
  rulesOf,
  shuffle,
  suitOf,
  type State,
} from '../../src/rules/index.js';
import { LEGALITIES } from '../../src/rules/contract/rules.js';
import { watchReturn } from '../elements/lines.js';
import { thirteens } from '../support/throwaway-rules.js';
import { en, OTHER_REFUSALS, type Refusal } from '../../src/words/index.js';
import { uphill } from '../support/uphill.js';

const { more } = await en.more();

describe('a refusal', () => {
  const refusals = [...LEGALITIES.filter((code) => code !== 'ok'), ...OTHER_REFUSALS];
  const { piles } = (() => {
    const rules = rulesOf('grandfathers-clock');
    return rules.table(rules.deal(rules.pack));
  })();

  it('has a sentence for every reason, with a card and piles, and without', () => {
    for (const code of refusals) {
      for (const attempt of [
        { card: makeCard(1, 0), from: piles[12]!, to: piles[3]! },
        { from: piles[12]!, to: piles[13]! },
        { from: piles[12]! },
      ]) {
        const sentence = more.refusal(code, attempt);
        assert.match(sentence, /^[A-Z0-9].*\.$/, code);
        assert.doesNotMatch(sentence, /undefined|null|NaN/, code);
        assert.notEqual(sentence, more.refusal('no such reason' as Refusal, {}), code);
      }
    }
  });

  it('says of a card that has to wait what comes first, and of one that never fits why', () => {
    const rules = rulesOf('grandfathers-clock');
    const { piles: dealt } = rules.table(rules.deal(shuffle(rules.pack, 1)));
    // 5 o’clock ends with a 5 of the suit of its first card.
    const to = dealt.find(({ id }) => id === 'h5')!;
    const [first] = to.cards;
    const after = (steps: number): number =>
      makeCard(((rankOf(first!) + steps - 1) % 13) + 1, suitOf(first!));
    const tell = (card: number): string => more.refusal('not-next-in-suit', { card, to });
    assert.equal(
      tell(after(2)),
      `The ${en.card(after(2))} can’t go to 5 o’clock yet: the ${en.card(after(1))} comes first.`,
    );
    assert.match(tell(after(-1)), /never goes to 5 o’clock: it belongs on another pile\.$/);
    const other = makeCard(5, suitOf(first!) === 0 ? 1 : 0);
    assert.match(tell(other), /never goes to 5 o’clock: only \w+ go there\.$/);
    const onto = { ...to, cards: [makeCard(9, 0)] };
    assert.match(
      more.refusal('not-next-down', { card: other, to: onto }),
      /can’t go there: only an 8 goes on the 9 of clubs\.$/,
    );
  });

  it('for a reason that nobody knows is a sentence too', () => {
    assert.equal(more.refusal('of-the-page' as Refusal, {}), 'That isn’t possible right now.');
  });
});

describe('a move', () => {
  const told = (rules: Rules, state: State, token: string) => {
    const read = parseMove(rules, token);
    assert.ok(read.ok && rules.legality(state, read.value.from, read.value.to) === 'ok', token);
    const effects = rules.effects(state, read.value);
    const { piles } = rules.table(state);
    return { full: en.move(effects, piles), brief: more.brief!.move!(effects, piles) };
  };
  const at = (game: string, deal: number, line: readonly string[] = []) => {
    const rules = rulesOf(game);
    const state = line.reduce(
      (before, token) => {
        const read = parseMove(rules, token);
        assert.ok(read.ok);
        return rules.apply(before, read.value);
      },
      rules.deal(shuffle(rules.pack, deal)),
    );
    return { rules, state };
  };

  it('names two cards that leave together, and turns neither', () => {
    const rules = thirteens.create({ columns: '4' });
    const state = rules.deal(shuffle(rules.pack, 42));
    assert.deepEqual(told(rules, state, 'c1-c4'), {
      full: 'Ace of spades and queen of spades to the centre.',
      brief: 'Ace of spades and queen of spades.',
    });
  });

  it('names the card that it turns, and it alone when it is to be brief', () => {
    const { rules, state } = at('clock', 1);
    const [only] = rules.moves(state);
    const { full, brief } = told(rules, state, only!.token);
    const [, turned] = /^[A-Z0-9]\w* of \w+ to .+; turned the (\w+ of \w+)\.$/.exec(full) ?? [];
    assert.equal(brief.toLowerCase(), `${turned}.`);
  });

  it('tells a card turned from the stock, and one that only goes', () => {
    const { rules, state } = at('german-clock', 7);
    const { full, brief } = told(rules, state, 'stock-waste');
    assert.match(full, /^Turned the \w+ of \w+\.$/);
    assert.match(brief, /^[A-Z0-9]\w* of \w+\.$/);
    const after = rules.apply(state, rules.move(13, 14));
    const play = rules.moves(after).find(({ to }) => to < 13)!;
    assert.match(
      told(rules, after, play.token).full,
      /^[A-Z0-9]\w* of \w+ from the waste to [^;]+; the waste is empty\.$/,
    );
  });

  it('tells the king of Watch that goes back face down, and what it finds', () => {
    const { rules, state: dealt } = at('watch', watchReturn.deal);
    let state = dealt;
    for (let i = 0; i < watchReturn.before; i++) state = rules.apply(state, rules.moves(state)[0]!);
    assert.match(
      told(rules, state, `turned-${watchReturn.won}`).full,
      /^King of \w+ goes back face down to [^;]+; turned the \w+ of \w+\.$/,
    );
  });

  it('of many cards counts them', () => {
    const { rules, state } = at('big-ben', 20, ['f11-h2', 'f5-h5']);
    assert.match(
      told(rules, state, 'stock-f5').full,
      /^Filled the gaps: \w+ of \w+ to the fan at 5 o’clock; \w+ of \w+ to the fan at 11 o’clock\.$/,
    );
    const waste = at('german-clock', 7, new Array<string>(52).fill('stock-waste'));
    assert.match(told(waste.rules, waste.state, 'waste-stock').brief, /over: 52 cards/);
  });
});

describe('the odds', () => {
  const told = (game: string, set: string, luck: boolean): string => {
    const [share, sure, oneIn] = odds[game]![set]!;
    return more.odds({ share, noChoices: luck, sure: sure === 1, oneIn });
  };

  it('are exact where they are proved, and rounded where they were counted', () => {
    assert.equal(told('clock', 'false', true), 'About 1 game in 13 can be won.');
    assert.equal(told('hide-and-seek', 'false', true), 'About 1 game in 13 can be won.');
    assert.equal(told('travellers', 'false 32', true), 'About 1 game in 8 can be won.');
    assert.equal(told('german-clock', '2', false), 'Every deal can be won.');
    assert.match(told('clock', 'true', true), /^About 20% of all games can be won\.$/);
    // Exactly 38.486 %.
    assert.match(told('wandering-card', 'false', true), /^About 38% of all games can be won\.$/);
    assert.equal(told('grandfathers-clock', 'king-on-ace', false), '99% of all deals can be won.');
    assert.match(told('big-ben', 'never 12 rounds 0', false), /^At least 98% /);
    assert.equal(
      more.odds({ share: 0.00005, noChoices: false, sure: true }),
      '0.005% of all deals can be won.',
    );
    assert.equal(
      more.odds({ share: 0.9995, noChoices: false, sure: false }),
      'Nearly all deals can be won.',
    );
  });
});

describe('the end of a game', () => {
  const title = (game: string): string => en.wonTitle(rulesOf(game).piles, game);

  it('is the clock’s only where there is one', () => {
    for (const game of ['clock', 'grandfathers-clock', 'big-ben', 'german-clock']) {
      assert.equal(title(game), 'The clock is complete');
    }
    assert.equal(title('watch'), 'The watch is complete');
    for (const game of ['travellers', 'hide-and-seek']) {
      assert.equal(title(game), 'Every card is home');
    }
    // Where no pile collects cards, none has a home.
    assert.equal(en.wonTitle(uphill.create({}).piles, 'uphill'), 'You made it');
  });
});
