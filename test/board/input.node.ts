/** What players do, as data: what a press, a drag, a tap, a key and a look mean, without a page. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { Act } from '../../src/board/input/input.js';
import { countOf, type Rules, shuffle, type State } from '../../src/rules/index.js';
import { after, deeds, Hand, type Played, playedBy, refusedBy } from '../support/board-table.js';
import { carousel } from '../support/carousel/rules.js';

/** c2 goes to one pile, c3 to two, c1 to none. */
const columns = (): Hand => new Hand(after('grandfathers-clock', 3));

/** A table on which some card can go to its foundation, and to a column with cards. */
function cardWithBoth(): Played {
  const rules = after('grandfathers-clock', 1).rules;
  for (let deal = 1; deal < 500; deal++) {
    const state = rules.deal(shuffle(rules.pack, deal));
    const moves = rules.moves(state);
    const ups = moves.filter(({ to }) => rules.piles[to]!.role === 'foundation');
    if (
      ups.some(({ from }) =>
        moves.some((one) => one.from === from && rules.piles[one.to]!.role === 'tableau'),
      )
    )
      return { rules, state };
  }
  throw new Error('no table has such a card');
}

/** A table on which a pile's top card may move alone or with others. */
function withRun(): { hand: Hand; id: string; counts: number[] } {
  const rules: Rules = carousel.create({});
  for (let deal = 1; deal < 200; deal++) {
    let state: State = rules.deal(shuffle(rules.pack, deal));
    for (let step = 0; step < 12; step++) {
      const moves = rules.moves(state);
      for (const [from, { id }] of rules.piles.entries()) {
        const counts = moves.filter((move) => move.from === from).map(countOf);
        if (counts.includes(1) && Math.max(...counts) > 1 && new Set(counts).size > 1) {
          const game: Played = { rules, state };
          return { hand: new Hand(game), id, counts: [...new Set(counts)].sort((a, b) => a - b) };
        }
      }
      if (moves.length === 0) break;
      state = rules.apply(state, moves[step % moves.length]!);
    }
  }
  throw new Error('no table has a run');
}

describe('a tap', () => {
  it('plays a card that has one goal, and lifts one that has several', () => {
    const hand = columns();
    const lifted = hand.tap('c3');
    assert.deepEqual(deeds(lifted), ['show-lifted', 'say-lifted']);
    assert.deepEqual(hand.state.lifted, { pile: hand.pile('c3'), count: 1, at: 0 });
    assert.equal(playedBy(hand.tap('c8', 5000)), 'c3-c8');
    assert.equal(hand.state.lifted, undefined);
    assert.equal(playedBy(columns().tap('c2')), 'c2-h3');
  });

  it('on the lifted card puts it down; on another that can move, takes that instead', () => {
    const hand = columns();
    hand.tap('c3');
    assert.deepEqual(deeds(hand.tap('c3', 5000)), ['show-lifted', 'say-put-down']);
    hand.tap('c3', 10000);
    assert.equal(playedBy(hand.tap('c2', 15000)), 'c2-h3');
  });

  it('is refused with its reason', () => {
    assert.equal(refusedBy(columns().tap('c1')), 'no-moves-from');
    assert.equal(refusedBy(columns().tap('h1')), 'foundation-keeps');
    const hand = columns();
    hand.tap('c3');
    assert.equal(
      refusedBy(hand.tap('h1', 5000)),
      hand.rules.legality(hand.table.state, hand.pile('c3'), hand.pile('h1')),
    );
    assert.equal(hand.state.lifted, undefined);
    const empty = new Hand(after('big-ben', 3));
    assert.equal(refusedBy(empty.tap('waste')), 'empty-pile');
  });

  it('on a place of the clock plays the top of the waste there, in Big Ben too, whose fans play their own cards', () => {
    const { rules } = after('big-ben', 3);
    const idOf = (pile: number): string => rules.piles[pile]!.id;
    const isUp = ({ from, to }: { from: number; to: number }): boolean =>
      idOf(from) === 'waste' && rules.piles[to]!.role === 'foundation';
    const states = Array.from({ length: 100 }, (_, deal) => {
      let state = rules.deal(shuffle(rules.pack, deal + 1));
      for (let dealt = 0; dealt < 56; dealt++) {
        if (rules.moves(state).some(isUp)) return state;
        state = rules.apply(
          state,
          rules.moves(state).find((one) => idOf(one.to) === 'waste')!,
        );
      }
      return undefined;
    });
    const state = states.find((one) => one !== undefined)!;
    const up = rules.moves(state).find(isUp)!;
    assert.equal(playedBy(new Hand({ rules, state }).tap(idOf(up.to))), up.token);
    const [other] = rules.piles.filter(
      ({ role }, to) => role === 'foundation' && rules.legality(state, up.from, to) !== 'ok',
    );
    assert.equal(refusedBy(new Hand({ rules, state }).tap(other!.id)), 'foundation-keeps');
  });

  it('twice on a card that has several goals plays the obvious move', () => {
    const hand = columns();
    const { rules } = hand;
    const obvious = rules.obvious(hand.table.state, hand.pile('c3'))!;
    hand.tap('c3', 100);
    assert.equal(playedBy(hand.tap('c3', 400)), obvious.token);
  });

  it('twice plays to a column first, where the player wants that and there is one', () => {
    // A card that can go to its foundation and to a column.
    const { rules, state } = cardWithBoth();
    const hand = new Hand({ rules, state });
    const moves = rules.moves(state);
    const isUp = ({ to }: { to: number }): boolean => rules.piles[to]!.role === 'foundation';
    const up = moves.find(
      (one) => isUp(one) && moves.some((other) => other.from === one.from && !isUp(other)),
    )!;
    const { id } = rules.piles[up.from]!;
    hand.tap(id, 100);
    assert.equal(playedBy(hand.tap(id, 400)), up.token);
    const other = new Hand({ rules, state });
    other.toColumns = true;
    other.tap(id, 100);
    const played = playedBy(other.tap(id, 400))!;
    const to = rules.piles.find((pile) => pile.id === played.split('-')[1])!;
    assert.equal(to.role, 'tableau');
  });

  it('whose second half meets what it uncovered means nothing; nor does one on the goal', () => {
    const hand = columns();
    assert.ok(playedBy(hand.tap('c2', 100)));
    assert.deepEqual(deeds(hand.tap('c2', 400)), []);
    assert.deepEqual(deeds(hand.tap('h3', 1200)), []);
    // Only once.
    assert.equal(refusedBy(hand.tap('h3', 1250)), 'foundation-keeps');
  });

  it('on the stock deals; several in a row are not double taps', () => {
    const hand = new Hand(after('german-clock', 3));
    assert.equal(playedBy(hand.tap('stock', 0)), 'stock-waste');
    assert.equal(playedBy(hand.tap('stock', 100)), 'stock-waste');
  });

  it('with a turned card means the turned card', () => {
    const hand = new Hand(after('clock', 3));
    assert.ok(refusedBy(hand.tap('h1')));
    const [move] = hand.rules.moves(hand.table.state);
    assert.equal(playedBy(hand.tap('h7', 5000)), move!.token);
  });

  it('of Enter goes on with the next turned card, wherever it lies, until something else is done', () => {
    const hand = new Hand(after('clock', 3));
    for (let count = 0; hand.rules.moves(hand.table.state).length > 0; count++) {
      assert.ok(count < 60, 'the game ends');
      const [move] = hand.rules.moves(hand.table.state);
      assert.equal(playedBy(hand.enter('centre')), move!.token, `press ${count + 1}`);
    }
    const other = new Hand(after('clock', 3));
    const next = (): string => other.rules.moves(other.table.state)[0]!.token;
    /** A pile to which the turned card doesn’t go, and on which it doesn’t lie. */
    const away = (): string => {
      const { rules, table } = other;
      const turned = table.piles.find(({ role, cards }) => role === 'turned' && cards.length > 0)!;
      const goals = rules.moves(table.state).map(({ to }) => rules.piles[to]!.id);
      return rules.piles.find(
        ({ id, role }) => role !== 'turned' && id !== turned.over && !goals.includes(id),
      )!.id;
    };
    other.enter('centre');
    assert.ok(refusedBy(other.enter(away())), 'Enter elsewhere');
    // The focus has gone on; where it comes back to, the card may lie.
    other.give({ type: 'focus', pile: other.pile('h1') });
    assert.equal(playedBy(other.enter('centre')), undefined, 'after another pile had the focus');
    const token = next();
    other.give({ type: 'new-table' });
    assert.ok(refusedBy(other.enter(away())), 'another table');
    assert.equal(next(), token);
  });

  it('of Enter never chooses: where the turned card has several goals, it is as before', () => {
    const hand = new Hand(after('watch', 2));
    for (let count = 0; count < 60; count++) {
      const moves = hand.rules.moves(hand.table.state);
      if (moves.length === 0) break;
      const played = playedBy(hand.enter('centre'));
      if (moves.length > 1) {
        assert.equal(played, undefined);
        return;
      }
      assert.equal(played, moves[0]!.token);
    }
    assert.fail('Watch 2 has a king that goes back');
  });

  it('points at a card of a run; Enter lifts longer ones one by one', () => {
    const { hand, id, counts } = withRun();
    hand.enter(id);
    assert.equal(hand.state.lifted?.count, counts[0]);
    hand.enter(id);
    assert.equal(hand.state.lifted?.count, counts[1]);
    for (let i = counts.length; i > 1; i--) hand.enter(id);
    assert.equal(hand.state.lifted, undefined);
    const other = withRun();
    const taken = other.hand.tap(other.id, 0, { depth: 2 }).flatMap((act) => {
      if (act.do === 'play') return [countOf(act.move)];
      return act.do === 'say-lifted' ? [act.lifted.count] : [];
    });
    assert.deepEqual(taken, [other.counts.find((count) => count >= 2)]);
  });
});

describe('a press', () => {
  it('that is let go elsewhere is no tap, nor is one that ended an animation', () => {
    const hand = columns();
    hand.give({ type: 'press', pile: hand.pile('c2') });
    assert.equal(playedBy(hand.give({ type: 'release', pile: hand.pile('c3') })), undefined);
    assert.equal(playedBy(hand.tap('c2', 0, { ended: true })), undefined);
    assert.equal(playedBy(hand.tap('c2')), 'c2-h3');
  });

  it('of a finger that is let go over another pile is no tap, unless it has only trembled', () => {
    for (const [x, token] of [
      [10, 'c2-h3'],
      [30, undefined],
    ] as const) {
      const hand = columns();
      const pile = hand.pile('c2');
      hand.give({ type: 'press', pile, device: 'touch' });
      const acts = hand.give({ type: 'release', pile, under: hand.pile('c3'), x });
      assert.equal(playedBy(acts), token, `${x} pixels`);
    }
  });

  it('of another button or finger is none', () => {
    const hand = columns();
    assert.equal(playedBy(hand.tap('c2', 0, { first: false })), undefined);
    hand.give({ type: 'press', pile: hand.pile('c2') });
    hand.give({ type: 'release', id: 2, pile: hand.pile('c2') });
    assert.equal(playedBy(hand.give({ type: 'release', pile: hand.pile('c2') })), 'c2-h3');
  });

  it('of a finger that moves along scrolls, sideways drags; once held, it drags in any direction', () => {
    const touch = { device: 'touch' } as const;
    const along = columns();
    along.give({ type: 'press', pile: along.pile('c2'), ...touch });
    assert.deepEqual(deeds(along.give({ type: 'move', y: 30, ...touch })), []);
    assert.equal(along.state.ours, false);
    // The player is told how to drag it.
    const release = along.give({ type: 'release', y: 30, pile: along.pile('c2') });
    assert.deepEqual(deeds(release), ['say-hold']);

    const ended = columns();
    ended.give({ type: 'press', pile: ended.pile('c2'), ...touch });
    ended.give({ type: 'move', y: 30, ...touch });
    assert.deepEqual(deeds(ended.give({ type: 'cancel', id: 1 })), ['say-hold']);

    const sideways = columns();
    sideways.give({ type: 'press', pile: sideways.pile('c2'), ...touch });
    assert.ok(deeds(sideways.give({ type: 'move', x: 30, ...touch })).includes('pick-up'));

    const held = columns();
    const acts = held.give({ type: 'press', pile: held.pile('c2'), ...touch });
    assert.ok(acts.some((act) => act.do === 'wait' && act.until === 'held'));
    held.give({ type: 'held' });
    assert.ok(deeds(held.give({ type: 'move', y: 30, ...touch })).includes('pick-up'));
  });

  it('answers the click that follows it; a click by a key or a voice is a tap of its own', () => {
    const hand = columns();
    assert.ok(playedBy(hand.tap('c2')));
    assert.deepEqual(deeds(hand.give({ type: 'activate', pile: hand.pile('c3') })), []);
    assert.deepEqual(deeds(hand.enter('c3')), ['show-lifted', 'say-lifted']);
    const moving = columns();
    const pile = moving.pile('c2');
    assert.equal(playedBy(moving.give({ type: 'activate', pile, ended: true })), undefined);
    assert.equal(
      playedBy(moving.give({ type: 'activate', pile, ended: true, by: 'other' })),
      'c2-h3',
    );
  });
});

describe('a drag', () => {
  it('lifts the card, which follows, and is played where it is let go', () => {
    const hand = columns();
    assert.deepEqual(deeds(hand.drag('c3')), ['pick-up', 'show-lifted', 'carry']);
    assert.deepEqual(deeds(hand.give({ type: 'move', x: 50 })), ['carry']);
    const acts = hand.give({ type: 'drop', pile: hand.pile('c8') });
    assert.deepEqual(deeds(acts), ['send-home', 'show-lifted', 'play']);
    assert.equal(playedBy(acts), 'c3-c8');
    assert.equal(hand.state.gesture.is, 'none');
  });

  it('is put down beside all piles, and refused on a wrong one', () => {
    const hand = columns();
    hand.drag('c3');
    assert.deepEqual(deeds(hand.give({ type: 'drop' })), [
      'send-home',
      'show-lifted',
      'say-put-down',
    ]);
    hand.drag('c3');
    assert.ok(refusedBy(hand.give({ type: 'drop', pile: hand.pile('h1') })));
  });

  it('let go on its own pile was a tap, with what was in the hand before', () => {
    const hand = columns();
    hand.tap('c3');
    hand.drag('c8', {});
    assert.equal(playedBy(hand.give({ type: 'drop', pile: hand.pile('c8'), time: 5000 })), 'c3-c8');
  });

  it('is nobody’s when the table changes, or a key puts the card down', () => {
    const hand = columns();
    hand.drag('c3');
    assert.deepEqual(deeds(hand.give({ type: 'new-table' })), ['let-go', 'show-lifted']);
    assert.deepEqual(deeds(hand.give({ type: 'drop', pile: hand.pile('c8') })), []);
    hand.drag('c3');
    assert.ok(deeds(hand.give({ type: 'put-down' })).includes('send-home'));
    assert.deepEqual(deeds(hand.give({ type: 'drop', pile: hand.pile('c8') })), []);
  });

  it('ends without a word when the browser takes the pointer', () => {
    const hand = columns();
    hand.drag('c3');
    assert.deepEqual(deeds(hand.give({ type: 'cancel', id: 2 })), []);
    assert.deepEqual(deeds(hand.give({ type: 'cancel', id: 1 })), ['send-home', 'show-lifted']);
  });

  it('waits until it is loaded, asks once, and goes on with the same press', () => {
    const hand = columns();
    hand.canDrag = false;
    assert.deepEqual(deeds(hand.drag('c3')), ['capture', 'load-drag']);
    assert.deepEqual(deeds(hand.give({ type: 'move', x: 40 })), []);
    hand.canDrag = true;
    assert.ok(deeds(hand.give({ type: 'move', x: 50 })).includes('pick-up'));
  });

  it('begins once it is loaded, though the pointer stands still', () => {
    const hand = columns();
    hand.canDrag = false;
    hand.drag('c3');
    hand.give({ type: 'move', x: 90, y: 20 });
    assert.deepEqual(deeds(hand.give({ type: 'drag-loaded' })), [], 'it has not come');
    hand.canDrag = true;
    const acts = hand.give({ type: 'drag-loaded' });
    assert.deepEqual(deeds(acts), ['pick-up', 'show-lifted', 'carry']);
    assert.deepEqual(acts.at(-1), { do: 'carry', x: 90, y: 20 });
    assert.deepEqual(deeds(columns().give({ type: 'drag-loaded' })), []);
  });

  it('that is over before it is loaded drops the card on the pile under the pointer', () => {
    const dropOn = (id: string | undefined): readonly Act[] => {
      const hand = columns();
      hand.canDrag = false;
      hand.drag('c3');
      const under = id === undefined ? undefined : hand.pile(id);
      const acts = hand.give({ type: 'release', x: 200, pile: undefined, under });
      assert.equal(hand.state.gesture.is, 'none');
      return acts;
    };
    assert.equal(playedBy(dropOn('c8')), 'c3-c8');
    assert.ok(refusedBy(dropOn('c1')));
    assert.equal(playedBy(dropOn(undefined)), undefined);
    // As after a drag: it is tapped.
    assert.deepEqual(deeds(dropOn('c3')), ['show-lifted', 'say-lifted']);
  });

  it('is none of a foundation, or of a card that is face down', () => {
    assert.deepEqual(deeds(columns().drag('h1')), []);
    assert.deepEqual(deeds(new Hand(after('clock', 3)).drag('h1')), []);
  });

  it('of the stock taps it, wherever it is let go, and nothing around acts on it', () => {
    for (const device of ['mouse', 'touch'] as const) {
      for (const pile of ['stock', 'waste', 'h3', undefined]) {
        const hand = new Hand(after('german-clock', 3));
        assert.deepEqual(deeds(hand.drag('stock', { device })).slice(-1), ['capture'], device);
        assert.equal(hand.state.ours, true);
        assert.deepEqual(deeds(hand.give({ type: 'move', x: 60, device })), [], 'once');
        const under = pile === undefined ? pile : hand.pile(pile);
        // A finger's events stay with the pile that it pressed; what has captured the pointer is no pile.
        const acts = hand.give({ type: 'release', x: 60, under });
        assert.equal(playedBy(acts), 'stock-waste', `${device}, ${pile}`);
      }
    }
  });

  it('of the stock is none that scrolls the page, that trembles, or that the browser ends', () => {
    const [device, stock] = ['touch', 'stock'] as const;
    const along = new Hand(after('german-clock', 3));
    const pile = along.pile(stock);
    along.give({ type: 'press', pile, device });
    assert.deepEqual(deeds(along.give({ type: 'move', y: 30, device })), []);
    assert.equal(along.state.ours, false);
    assert.equal(playedBy(along.give({ type: 'release', y: 30, pile })), undefined);
    const trembling = new Hand(after('german-clock', 3));
    trembling.give({ type: 'press', pile, device });
    assert.deepEqual(deeds(trembling.give({ type: 'move', x: 5, device })), []);
    assert.equal(playedBy(trembling.give({ type: 'release', x: 5, pile })), 'stock-waste');
    const ended = new Hand(after('german-clock', 3));
    ended.drag(stock, { device });
    ended.give({ type: 'cancel', id: 1 });
    assert.equal(playedBy(ended.give({ type: 'release', x: 30 })), undefined);
  });

  it('from a pile on which another lies takes that one’s card', () => {
    const hand = new Hand(after('clock', 3));
    const turned = hand.table.piles.findIndex(({ role }) => role === 'turned');
    const below = hand.table.piles[turned]!.over!;
    const acts = hand.drag(below);
    assert.ok(acts.some((act) => act.do === 'pick-up' && act.source === turned));
  });
});

describe('a look', () => {
  const waits = (acts: readonly Act[]): boolean =>
    acts.some((act) => act.do === 'wait' && act.until === 'rested');

  it('comes to a pointer that rests on a crowded pile, and what was held is not played', () => {
    const hand = columns();
    const pile = hand.pile('c2');
    assert.equal(waits(hand.give({ type: 'press', pile })), false);
    hand.crowded = [pile];
    assert.equal(waits(hand.give({ type: 'press', pile })), true);
    assert.deepEqual(deeds(hand.give({ type: 'rested' })), ['look']);
    assert.deepEqual(deeds(hand.give({ type: 'release', pile })), ['end-look']);
  });

  it('comes to a mouse that rests, and ends when it moves on', () => {
    const hand = columns();
    const [pile, other] = [hand.pile('c2'), hand.pile('c3')];
    hand.crowded = [pile];
    assert.equal(waits(hand.give({ type: 'move', pressed: false, pile })), true);
    hand.give({ type: 'rested' });
    assert.deepEqual(deeds(hand.give({ type: 'move', pressed: false, pile })), []);
    assert.deepEqual(deeds(hand.give({ type: 'move', pressed: false, pile: other })), ['end-look']);
  });

  it('ends when the pointer drags the card, leaves, or the table changes', () => {
    for (const end of [
      { type: 'move', x: 30 },
      { type: 'leave' },
      { type: 'new-table' },
      { type: 'end-look' },
    ] as const) {
      const hand = columns();
      const pile = hand.pile('c2');
      hand.crowded = [pile];
      hand.give({ type: 'press', pile });
      hand.give({ type: 'rested' });
      assert.ok(deeds(hand.give(end)).includes('end-look'), end.type);
      assert.equal(hand.state.look, undefined);
    }
  });

  it('by a key shows what can be spread, and tells what cannot', () => {
    const hand = columns();
    assert.deepEqual(deeds(hand.give({ type: 'look', pile: hand.pile('c2') })), ['look']);
    assert.deepEqual(deeds(hand.give({ type: 'end-look' })), ['end-look']);
    const stock = new Hand(after('big-ben', 3));
    assert.deepEqual(deeds(stock.give({ type: 'look', pile: stock.pile('stock') })), ['command']);
  });
});

describe('whatever a player does', () => {
  const pile = fc.option(fc.nat(19), { nil: undefined });
  const place = { x: fc.nat(60), y: fc.nat(60), time: fc.nat(3000), id: fc.constantFrom(1, 2) };
  const device = fc.constantFrom('mouse', 'pen', 'touch');
  const type = <T extends string>(name: T): fc.Arbitrary<T> => fc.constant(name);
  const input = fc.oneof(
    fc.record({
      type: type('press'),
      pile,
      first: fc.boolean(),
      device,
      ended: fc.boolean(),
      ...place,
    }),
    fc.record({ type: type('move'), pile, pressed: fc.boolean(), device, ...place }),
    fc.record({ type: type('touch-move'), x: place.x, y: place.y }),
    fc.record({ type: type('release'), pile, under: pile, ...place }),
    fc.record({ type: type('drop'), pile, id: place.id, time: place.time }),
    fc.record({ type: type('activate'), pile, by: fc.constantFrom('pointer', 'other') }),
    fc.record({ type: type('look'), pile: fc.nat(19) }),
    fc.constantFrom(
      { type: 'cancel' },
      { type: 'cancel', id: 1 },
      { type: 'leave' },
      { type: 'held' },
      { type: 'rested' },
      { type: 'looks-loaded' },
      { type: 'put-down' },
      { type: 'end-look' },
      { type: 'press-over' },
      { type: 'new-table' },
    ),
  );

  it('cards in the air are lifted, come down once, and only legal moves are played', () => {
    fc.assert(
      fc.property(fc.array(input, { maxLength: 60 }), (inputs) => {
        const hand = columns();
        hand.crowded = [14, 15];
        let carried = 0;
        for (const one of inputs) {
          for (const act of hand.give(one as Parameters<Hand['give']>[0])) {
            if (act.do === 'pick-up') carried++;
            if (act.do === 'send-home' || act.do === 'let-go') carried--;
            assert.ok(carried === 0 || carried === 1);
          }
          const { gesture, lifted } = hand.state;
          assert.equal(gesture.is === 'drag', carried === 1);
          if (gesture.is === 'drag') assert.equal(lifted?.pile, gesture.source);
          if (lifted) assert.ok(hand.table.piles[lifted.pile]!.cards.length >= lifted.count);
        }
      }),
      { numRuns: 400 },
    );
  });
});
