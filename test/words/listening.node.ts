/** The sentences of each kind of move in each game, and what listeners are told when they ask. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Play } from '../../src/game/index.js';
import { answer } from '../../src/game/features/listening/answers.js';
import {
  type Effect,
  games,
  type Move,
  parseMove,
  resolveOptions,
  type Rules,
  shuffle,
  type State,
} from '../../src/rules/index.js';
import { en } from '../../src/words/index.js';
import { watchReturn } from '../elements/lines.js';

const { more } = await en.more();

interface Position {
  readonly rules: Rules;
  readonly state: State;
}

/** A position after moves; a number makes as many, always the first legal one. */
function at(
  game: string,
  deal: number,
  line: number | readonly string[] = [],
  asked: Record<string, string> = {},
): Position {
  const rules = games[game]!.create(resolveOptions(games[game]!, asked).options);
  let state: State = rules.deal(shuffle(rules.pack, deal));
  if (typeof line === 'number') {
    for (let i = 0; i < line; i++) state = rules.apply(state, rules.moves(state)[0]!);
  } else for (const token of line) state = rules.apply(state, moveOf(rules, token));
  return { rules, state };
}

function moveOf(rules: Rules, token: string): Move {
  const read = parseMove(rules, token);
  assert.ok(read.ok, token);
  return read.value;
}

const back = (effects: readonly Effect[]): Effect[] =>
  [...effects].reverse().map((one) => ({
    ...one,
    from: one.to,
    fromIndex: one.toIndex,
    to: one.from,
    toIndex: one.fromIndex,
    wasFaceUp: one.faceUp,
    faceUp: one.wasFaceUp,
  }));

/** What is said of a move, of undoing it, and when it is to be brief. */
function told({ rules, state }: Position, token: string): string[] {
  const move = moveOf(rules, token);
  assert.equal(rules.legality(state, move.from, move.to), 'ok', token);
  const effects = rules.effects(state, move);
  const { piles } = rules.table(state);
  return [
    en.move(effects, piles),
    more.undone(1, back(effects), rules.piles),
    more.brief!.move!(effects, piles),
  ];
}

/** What a listener is told about a pile. */
function asked(
  position: Position,
  pile: string,
  ...names: Parameters<typeof answer>[2][]
): string[] {
  const said: string[] = [];
  const play = {
    shown: position,
    messages: {
      say(name: keyof typeof more, ...about: never[]) {
        const sentence = more[name] as unknown as string | ((...all: never[]) => string);
        said.push(typeof sentence === 'string' ? sentence : sentence.apply(more, about));
      },
    },
  } as unknown as Play;
  const index = position.rules.piles.findIndex(({ id }) => id === pile);
  for (const name of names) answer(play, index, name);
  return said;
}

/** What is said of a move, of undoing it, and when it is to be brief. */
const TABLE: Record<string, [Position, string, string[]]> = {
  'Clock: a card is put under its pile': [
    at('clock', 7),
    'turned-h6',
    [
      '6 of hearts to 6 o’clock; turned the ace of clubs.',
      'Undid 1 move: 6 of hearts is the turned card again.',
      'Ace of clubs.',
    ],
  ],
  'Watch: the fourth king': [
    at('watch', watchReturn.deal, watchReturn.before),
    `turned-${watchReturn.won}`,
    [
      'King of spades goes back face down to 4 o’clock; turned the 5 of clubs.',
      'Undid 1 move: king of spades is the turned card again.',
      '5 of clubs.',
    ],
  ],
  'Travellers: a card is put under its pile': [
    at('travellers', 7),
    'turned-6',
    [
      '6 of hearts to the sixes; turned the king of hearts.',
      'Undid 1 move: 6 of hearts is the turned card again.',
      'King of hearts.',
    ],
  ],
  'Hide-and-Seek: a card is put under its pile': [
    at('hide-and-seek', 7),
    'turned-2',
    [
      '2 of hearts to the twos; turned the king of clubs.',
      'Undid 1 move: 2 of hearts is the turned card again.',
      'King of clubs.',
    ],
  ],
  'Grandfather’s Clock: to a foundation': [
    at('grandfathers-clock', 7),
    'c8-h12',
    [
      '10 of clubs from column 8 to 12 o’clock; uncovered the king of diamonds.',
      'Undid 1 move: 10 of clubs back to column 8.',
      '10 of clubs.',
    ],
  ],
  'Grandfather’s Clock: to a column': [
    at('grandfathers-clock', 7),
    'c1-c4',
    [
      '3 of clubs from column 1 to column 4; uncovered the 2 of diamonds.',
      'Undid 1 move: 3 of clubs back to column 1.',
      '3 of clubs.',
    ],
  ],
  'Big Ben: to a foundation': [
    at('big-ben', 7),
    'f10-h6',
    [
      'Queen of hearts from the fan at 10 o’clock to 6 o’clock; uncovered the 10 of diamonds.',
      'Undid 1 move: queen of hearts back to the fan at 10 o’clock.',
      'Queen of hearts.',
    ],
  ],
  'Big Ben: to a fan': [
    at('big-ben', 7),
    'f12-f9',
    [
      '6 of spades from the fan at 12 o’clock to the fan at 9 o’clock; uncovered the 4 of diamonds.',
      'Undid 1 move: 6 of spades back to the fan at 12 o’clock.',
      '6 of spades.',
    ],
  ],
  'Big Ben: a filling': [
    at('big-ben', 7, ['f10-h6', 'f2-h9']),
    'stock-f2',
    [
      'Filled the gaps: 6 of hearts to the fan at 2 o’clock; 3 of spades to the fan at 10 o’clock.',
      'Undid 1 move: 3 of spades and 6 of hearts back to the stock.',
      '6 of hearts and 3 of spades.',
    ],
  ],
  'Big Ben: a card from the stock': [
    at('big-ben', 7),
    'stock-waste',
    ['Turned the 6 of hearts.', 'Undid 1 move: 6 of hearts back to the stock.', '6 of hearts.'],
  ],
  'German Clock: a card from the stock': [
    at('german-clock', 7),
    'stock-waste',
    ['Turned the 7 of spades.', 'Undid 1 move: 7 of spades back to the stock.', '7 of spades.'],
  ],
  'German Clock: from the waste': [
    at('german-clock', 7, ['stock-waste', 'stock-waste']),
    'waste-h12',
    [
      'Queen of hearts from the waste to 12 o’clock; uncovered the 7 of spades.',
      'Undid 1 move: queen of hearts back to the waste.',
      'Queen of hearts.',
    ],
  ],
  'German Clock: a redeal': [
    at('german-clock', 7, new Array<string>(52).fill('stock-waste')),
    'waste-stock',
    [
      'Turned the waste over: 52 cards in the stock.',
      'Undid 1 move: 52 cards back to the waste.',
      'Turned the waste over: 52 cards in the stock.',
    ],
  ],
};

describe('what is said of a move', () => {
  for (const [name, [position, token, sentences]] of Object.entries(TABLE)) {
    it(name, () => assert.deepEqual(told(position, token), sentences));
  }

  it('of filling many gaps counts the cards', () => {
    const rules = at('big-ben', 7).rules;
    const dealt = at('big-ben', 7).state;
    const piles = dealt.piles.map((pile, i) => (i > 11 && i < 24 ? pile.slice(0, 2) : pile));
    assert.equal(
      told({ rules, state: { ...dealt, piles } }, 'stock-f12')[0],
      'Filled the gaps with 12 cards.',
    );
  });

  it('of filling one gap is about one gap', () => {
    assert.equal(
      told(at('big-ben', 7, ['f10-h6']), 'stock-f10')[0],
      'Filled a gap: 6 of hearts to the fan at 10 o’clock.',
    );
  });

  it('that loses the game names what is left once', () => {
    const { rules, state } = at('clock', 7);
    const facts = rules.table(state).piles;
    assert.equal(more.left('cycle', facts.slice(0, 1)), '4 cards are still face down.');
  });

  it('tells where the fourth king can go in one word to whoever sees, and pile by pile to whoever asks', () => {
    const { rules, state } = at('watch', 2, 36);
    const facts = rules.table(state).piles;
    const moves = rules.moves(state);
    assert.ok(moves.length > 2);
    const king = facts[moves[0]!.from]!.cards.at(-1) as number;
    const targets = moves.map(({ to }) => facts[to]!);
    const said = 'king of spades; it can go to any pile with cards face down.';
    assert.equal(more.lifted(king, targets), `Picked up the ${said}`);
    assert.equal(
      more.brief!.lifted!(king, targets),
      'King of spades: any pile with cards face down.',
    );
    const asked = more.canGo(king, targets);
    for (const { id } of targets) {
      assert.ok(asked.includes(`${id.slice(1)} o’clock`), asked);
    }
  });

  it('tells that a column is empty, and puts all empty columns together', () => {
    const { rules, state } = at('grandfathers-clock', 7);
    const piles = state.piles.map((pile, i) => (i === 12 || i === 13 ? [] : pile));
    const c8 = rules.piles.findIndex(({ id }) => id === 'c8');
    piles[c8] = piles[c8]!.slice(-1);
    const position = { rules, state: { ...state, piles } };
    assert.equal(
      told(position, 'c8-h12')[0],
      '10 of clubs from column 8 to 12 o’clock; column 8 is empty.',
    );
    const facts = rules.table(position.state).piles;
    const targets = rules
      .moves(position.state)
      .filter(({ from }) => from === c8)
      .map(({ to }) => facts[to]!);
    assert.equal(
      more.lifted(piles[c8]![0]!, targets.reverse()),
      'Picked up the 10 of clubs; it can go to 12 o’clock, column 7 or any empty column.',
    );
    // To who has just heard the card’s name; empty columns are known, and M tells all.
    assert.equal(more.pickedUp(targets), 'Lifted for 12 o’clock or column 7.');
    const empty = targets.filter(({ cards }) => cards.length === 0);
    assert.equal(more.pickedUp(empty), 'Lifted for any empty column.');
    assert.equal(more.pickedUp(targets, 3), 'Lifted 3 cards for 12 o’clock or column 7.');
    assert.equal(
      more.canGo(piles[c8]![0]!, targets),
      'The 10 of clubs can go to 12 o’clock, column 7 or any empty column.',
    );
    assert.equal(more.left('no-moves', facts), 'No card can move: 26 are left.');
    // The rest is told when it is asked for.
    assert.equal(
      more.remaining('no-moves', facts),
      'There are no legal moves. 26 cards are left: 5 in column 3, 5 in column 4, 5 in column 5, 5 in column 6, 5 in column 7 and 1 in column 8.',
    );
  });
});

describe('who has made a move hears what follows from it', () => {
  /** What is said of the first legal move of a position, and what in a whole sentence. */
  const both = ({ rules, state }: Position, token?: string): [string, string] => {
    const move = token ? moveOf(rules, token) : rules.moves(state)[0]!;
    const effects = rules.effects(state, move);
    const { piles } = rules.table(state);
    return [more.moved(effects, piles), en.move(effects, piles)];
  };

  it('the place, and the card that is uncovered or turned', () => {
    assert.deepEqual(both(at('grandfathers-clock', 7), 'c8-h12'), [
      '12 o’clock; leaves king of diamonds.',
      '10 of clubs from column 8 to 12 o’clock; uncovered the king of diamonds.',
    ]);
    assert.deepEqual(both(at('clock', 7)), [
      'To 6 o’clock; turned the ace of clubs there.',
      '6 of hearts to 6 o’clock; turned the ace of clubs.',
    ]);
  });

  it('all of it where the player can’t know: what the stock deals', () => {
    const [moved, whole] = both(at('german-clock', 7), 'stock-waste');
    assert.equal(moved, whole);
  });

  it('never more words than the whole sentence, and all cards that have become visible', () => {
    for (const game of Object.keys(games)) {
      let { rules, state } = at(game, 3);
      for (let count = 0; count < 60; count++) {
        const moves = rules.moves(state);
        if (moves.length === 0) break;
        const move = moves[count % moves.length]!;
        const effects = rules.effects(state, move);
        const { piles } = rules.table(state);
        const moved = more.moved(effects, piles);
        const whole = en.move(effects, piles, 9);
        assert.ok(moved.split(' ').length <= whole.split(' ').length, `${moved} / ${whole}`);
        const seen = effects.filter(({ wasFaceUp, faceUp }) => !wasFaceUp && faceUp);
        if (seen.length <= 3) {
          for (const { card } of seen)
            assert.ok(moved.includes(en.card(card)), `${game}: ${moved}`);
        }
        state = rules.apply(state, move);
      }
    }
  });
});

describe('a listener who asks', () => {
  it('about a pile of turned cards', () => {
    assert.deepEqual(
      asked(
        at('watch', watchReturn.deal, watchReturn.before),
        'h3',
        'describe',
        'wants',
        'listMoves',
      ),
      [
        '3 o’clock: 2 face down; 3 of hearts, 3 of clubs. Takes any 3 or any king next.',
        '3 o’clock: 2 face down; 3 of hearts, 3 of clubs. It takes any 3 or any king next: king of spades as the turned card.',
        '9 moves: king of spades to 12 o’clock, 2 o’clock, 3 o’clock, 4 o’clock, 5 o’clock, 6 o’clock, 8 o’clock, 10 o’clock or 11 o’clock.',
      ],
    );
    assert.deepEqual(asked(at('clock', 7), 'centre', 'describe', 'cardBelow', 'cardBelow'), [
      'The centre: turned card, 6 of hearts; 3 face down. Takes any king next.',
      '6 of hearts, 1 of 2.',
      '3 face down, 2 of 2.',
    ]);
  });

  it('about a column, and reads it card by card', () => {
    assert.deepEqual(
      asked(
        at('grandfathers-clock', 7),
        'c2',
        'describe',
        'wants',
        'cardBelow',
        'cardBelow',
        'cardAbove',
        'cardAbove',
      ),
      [
        'Column 2: queen of hearts, 5 of diamonds, 8 of hearts, 4 of clubs, 7 of diamonds. Takes any jack next.',
        'Column 2 takes any jack next: jack of diamonds on top of column 7; jack of clubs in column 7, under 3 cards; jack of hearts in column 4, under 4 cards.',
        'Queen of hearts, 1 of 5.',
        '5 of diamonds, 2 of 5.',
        'Queen of hearts, 1 of 5.',
        'Queen of hearts, 1 of 5.',
      ],
    );
  });

  it('about a pile whose name is a plural', () => {
    assert.deepEqual(asked(at('travellers', 7), '3', 'describe', 'wants'), [
      'The threes: 4 face down. They take any 3 next.',
      'The threes: 4 face down. They take any 3 next.',
    ]);
  });

  it('about a fan with a gap', () => {
    assert.deepEqual(asked(at('big-ben', 7, ['f10-h6', 'f2-h9']), 'f2', 'describe', 'wants'), [
      'The fan at 2 o’clock: ace of clubs, 3 of spades; 1 gap.',
      'The fan at 2 o’clock takes no card now.',
    ]);
  });

  it('about foundation, stock and waste', () => {
    const german = at('german-clock', 7, ['stock-waste', 'stock-waste', 'waste-h12']);
    assert.deepEqual(asked(german, 'h12', 'describe', 'wants'), [
      '12 o’clock: queen of hearts; 3 to go. Takes the queen of clubs or the queen of spades next.',
      '12 o’clock takes the queen of clubs or the queen of spades next.',
    ]);
    assert.deepEqual(asked(german, 'waste', 'describe', 'cardBelow'), [
      'The waste: 7 of spades; 1 card. Suit order from the bottom: hearts, not chosen, diamonds, not chosen.',
      '7 of spades, 1 of 1.',
    ]);
    assert.deepEqual(asked(at('big-ben', 7, [], { redeals: '1' }), 'stock', 'describe', 'wants'), [
      'The stock: 56 face down. 1 redeal left.',
      'The stock takes no card now.',
    ]);
  });

  it('about the legal moves, hears the rest when asking again', () => {
    const position = at('grandfathers-clock', 1);
    const [first, second, third] = asked(position, 'c1', 'listMoves', 'listMoves', 'listMoves');
    assert.match(
      first!,
      /^9 moves: 9 of diamonds .*; 10 of spades from column 6 to column 2; ask again for the rest\.$/,
    );
    assert.match(second!, /^The rest: \w+ of \w+ from column \d to column \d\.$/);
    assert.equal(third, first);
    // In between, something else was asked: that it goes on would be forgotten.
    const [, , anew] = asked(position, 'c1', 'listMoves', 'describe', 'listMoves');
    assert.equal(anew, first);
  });

  it('about the keys hears of those that lead somewhere', () => {
    const told = (game: string): string =>
      asked(at(game, 7), at(game, 7).rules.piles[0]!.id, 'keyHelp')[0]!;
    assert.match(told('german-clock'), /hours\.\nC: centre\.\nS: stock\.\n/);
    assert.doesNotMatch(told('travellers'), /hours|centre|stock/);
    assert.doesNotMatch(told('grandfathers-clock'), /centre|stock/);
    assert.match(told('grandfathers-clock'), /\nEnd: columns\.\n/);
    for (const other of ['german-clock', 'big-ben', 'travellers', 'wandering-card']) {
      assert.doesNotMatch(told(other), /column/);
    }
  });
});
