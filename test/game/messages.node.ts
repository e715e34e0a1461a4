/** What is shown when sentences come late, because their words are still being loaded. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Loader } from '../../src/game/lazy-module.js';
import type { Heard } from '../../src/game/message.js';
import { Messages } from '../../src/game/messages.js';
import { rulesOf, shuffle } from '../../src/rules/index.js';
import { en } from '../../src/words/index.js';

/** A game whose further words come when the test lets them, and whose cards turn then too. */
function speaker() {
  let arrive!: () => void;
  const arrived = new Promise<void>((done) => (arrive = done));
  let turned!: () => void;
  const turns = new Promise<void>((done) => (turned = done));
  const display = {
    turning: undefined as Promise<void> | undefined,
    hear: () => {},
    update: () => {},
  };
  const { load } = new Loader(assert.fail, assert.fail);
  const words = { ...en, more: () => arrived.then(() => en.more()) };
  const messages = new Messages({ words, setting: () => '' }, display, load);
  return {
    messages,
    display,
    turns,
    /** Says something in the place of the message with that number, as the guide does. */
    advise: async (said: number) => {
      await messages.loadMore(false);
      if (messages.count === said) messages.say('noHint');
    },
    arrive: async () => {
      arrive();
      for (let i = 0; i < 5; i++) await new Promise((next) => setTimeout(next));
    },
    turn: async () => {
      turned();
      await new Promise((next) => setTimeout(next));
    },
  };
}

describe('advice that comes late', () => {
  const moved: Heard = { message: ['yourMove'], by: 'player' };

  it('does not take the place of a refusal that waits for its words', async () => {
    const { messages, advise, arrive } = speaker();
    messages.say('yourMove');
    void advise(messages.count);
    messages.refuse('disabled');
    await arrive();
    assert.equal(messages.shown(), 'This game can’t be played at the moment.');
  });

  it('does not take the place of a move that waits for its card', async () => {
    const { messages, display, advise, arrive, turns, turn } = speaker();
    messages.say('noHint');
    void advise(messages.count);
    display.turning = turns;
    let followed = false;
    messages.sayWhenSeen(moved, () => (followed = true));
    await arrive();
    await turn();
    assert.equal(messages.shown(), messages.sentence(moved.message));
    assert.ok(followed);
  });
});

describe('a hint whose move has been made', () => {
  it('is not shown any more while the next card is turned, and what that is is not told before', async () => {
    const rules = rulesOf('clock');
    const opening = rules.deal(shuffle(rules.pack, 103));
    const [move] = rules.moves(opening);
    const { piles } = rules.table(opening);
    const effects = rules.effects(opening, move!);
    const { messages, display, turns, turn, arrive } = speaker();
    void messages.loadMore();
    await arrive();
    messages.say('hint', effects[0]!.card, piles[move!.from]!, piles[move!.to]!, undefined);
    assert.match(messages.shown(), /^Hint: queen of diamonds/);
    display.turning = turns;
    messages.sayWhenSeen({ message: ['move', effects, piles], by: 'auto' });
    assert.equal(messages.shown(), 'Queen of diamonds to 12 o’clock.');
    await turn();
    assert.equal(messages.shown(), 'Queen of diamonds to 12 o’clock; turned the 8 of hearts.');
  });
});
