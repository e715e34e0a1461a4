/** `guide="on"`: which move is good, and why, from the first position to the last. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Play } from '../../src/game/index.js';
import { factsOfMove } from '../../src/game/next-move.js';
import { reasonFor } from '../../src/game/features/guide/reason.js';
import {
  games,
  isDown,
  type Move,
  type Rules,
  rulesOf,
  shuffle,
  type State,
} from '../../src/rules/index.js';
import { ROLES } from '../../src/rules/contract/roles.js';
import { words as de } from '../../src/words/de/words.js';
import { en, type Reason } from '../../src/words/index.js';
import { grandfathersClockLost, grandfathersClockWon, luck } from '../elements/lines.js';
import { sitDown } from '../support/tables.js';
import { until } from '../support/until.js';

/** Positions of a game, with each legal move. */
function* movesIn(id: string, deals: number): Generator<[Rules, State, Move]> {
  const rules = rulesOf(id);
  for (let deal = 1; deal <= deals; deal++) {
    let state: State = rules.deal(shuffle(rules.pack, deal));
    for (let i = 0; i < 120; i++) {
      const moves = rules.moves(state);
      if (moves.length === 0) break;
      for (const move of moves) yield [rules, state, move];
      state = rules.apply(state, moves[(i * 7 + deal) % moves.length]!);
    }
  }
}

const goalOf = ({ piles }: Rules, { id }: { readonly id: string }): number =>
  piles.findIndex((pile) => pile.id === id);

/** How a move is made, by what it is made with. */
const HOW = {
  mouse: /^(Click|Klick) /,
  touch: /^(Tap|Tippe) /,
  keys: /^(Press|Drück) .*Enter/,
  arrows: /^(Press|Drück) Enter/,
};

const kinds = new Set<Reason['kind']>();

describe('the reason for a move', () => {
  for (const id of Object.keys(games)) {
    it(`${id}: is true, and tells no hidden card`, async () => {
      const sentences = [(await en.more()).more, (await de.more()).more];
      for (const [rules, state, move] of movesIn(id, 4)) {
        const reason = reasonFor(rules, state, move, {});
        kinds.add(reason.kind);
        const { piles } = rules.table(state);
        const after = rules.apply(state, move);
        const then = rules.table(after).piles;
        const at = `${move.token}: ${JSON.stringify(reason)}`;
        if ('card' in reason) {
          const open = piles.some(({ cards }) => cards.includes(reason.card));
          assert.ok(open, `${at} names a card that can’t be seen`);
          const to = goalOf(rules, reason.pile);
          const goes = rules
            .moves(after)
            .some((next) => next.to === to && after.piles[next.from]!.at(-1) === reason.card);
          assert.equal(goes, reason.kind !== 'nearer', at);
        }
        if (reason.kind === 'nearer') {
          assert.ok(after.piles[move.from]!.slice(0, -1).includes(reason.card), at);
        }
        if (reason.kind === 'completes') assert.ok(then[move.to]!.complete, at);
        if (reason.kind === 'empties') assert.equal(after.piles[move.from]!.length, 0, at);
        if (reason.kind === 'frees') {
          const others = rules
            .moves(after)
            .filter((next) => next.from !== move.from && next.to === goalOf(rules, reason.pile));
          const isOpen = others.some(({ from }) => after.piles[from]!.at(-1) === reason.card);
          assert.ok(!isOpen, `${at}: the other one lies open already`);
        }
        const ends = rules.outcome(after).status === 'lost' && rules.moves(state).length === 1;
        assert.equal(reason.kind === 'ends', ends, at);
        if (reason.kind === 'only') assert.equal(rules.moves(state).length, 1, at);
        if (reason.kind === 'safe') {
          assert.equal(rules.safe(state)?.token, move.token, at);
          assert.ok(ROLES[piles[move.from]!.role].builds, `cards are put on it: ${at}`);
        }
        if (reason.kind === 'home') assert.ok(ROLES[piles[move.to]!.role].collects, at);
        const slot = state.piles[move.from]!.at(-1)!;
        for (const more of sentences) {
          const card = isDown(slot) ? undefined : slot;
          for (const how of [undefined, 'mouse', 'touch', 'keys', 'arrows'] as const) {
            const facts = { ...factsOfMove(rules, state, move), card, with: how };
            const said = more.guided(facts, reason);
            assert.match(said, /^[\p{Lu}\d].*: .+\.$/u);
            if (how) assert.match(said, HOW[how]);
            for (const one of [said, more.secondHalf(facts, reason), more.secondHalf(facts)])
              assert.doesNotMatch(one, /undefined|NaN|null| {2}| ,/);
          }
        }
      }
    });
  }

  it('is found in all its kinds; what the solver adds, too', () => {
    const [rules, state, plain] = [...movesIn('grandfathers-clock', 4)].find(
      (one) => reasonFor(...one, {}).kind === 'good',
    )!;
    assert.equal(reasonFor(rules, state, plain, { sure: true }).kind, 'best');
    const chance = reasonFor(rules, state, plain, { chance: 0.25 });
    assert.deepEqual(chance, { kind: 'chance', share: 0.25 });
    for (const kind of [
      'only',
      'ends',
      'completes',
      'frees',
      'nearer',
      'follows',
      'home',
      'deals',
    ] as const)
      assert.ok(kinds.has(kind), kind);
    for (const kind of ['fills', 'again', 'good'] as const) assert.ok(kinds.has(kind), kind);
  });

  it('names the card that a foundation waits for', async () => {
    const { more } = await en.more();
    const { deal, moves } = grandfathersClockWon;
    const { play } = sitDown('grandfathers-clock', { deal });
    const said = moves.map((token) => {
      const { rules, state } = play.session;
      const move = play.session.moves.find((one) => one.token === token)!;
      const reason = reasonFor(rules, state, move, {});
      const facts = factsOfMove(rules, state, move);
      play.play(token);
      return more.guided(facts, reason);
    });
    assert.deepEqual(
      [said[1], said[3], said[11], said[17]],
      [
        'Play the 10 of clubs from column 6 to 12 o’clock: fewer cards cover the 6 of clubs for 8 o’clock.',
        'Play the ace of spades from column 3 to column 5: it frees the 5 of diamonds for 7 o’clock.',
        'Play the jack of diamonds from column 1 to 11 o’clock: it completes 11 o’clock.',
        'Play the king of diamonds from column 1 to 3 o’clock: the ace of diamonds can go to 3 o’clock next.',
      ],
    );
  });
});

/** A guided game, and the moves that were shown. */
function guided(id: string, deal: number) {
  const { play, told } = sitDown(id, { deal, settings: { guide: 'on' } });
  const shown: Move[] = [];
  Object.assign(play.display, { showHint: (move: Move) => void shown.push(move) });
  return { play, told, shown };
}

/** Does what the guide says until the game is over. */
async function follow({ play, shown }: { play: Play; shown: Move[] }): Promise<void> {
  for (let count = 1; play.status === 'playing'; count++) {
    await until(
      () => shown.length === count,
      () => `${shown.length} of ${count} moves are shown; “${play.message}”`,
    );
    assert.match(play.message, /: .+\.$/);
    const { ok } = play.play(shown.at(-1)!);
    assert.ok(ok);
  }
}

describe('a game with the guide', () => {
  it('of choice is won from its first move to its last, each explained', async () => {
    const game = guided('grandfathers-clock', grandfathersClockWon.deal);
    await follow(game);
    assert.equal(game.play.status, 'won');
    const { moveCount, history } = game.play.session;
    assert.equal(game.shown.length, moveCount);
    assert.ok(history.notes.hints > 30, 'they count as hints');
  });

  it('of luck is lost with a sentence for each move, and no hint is counted', async () => {
    const game = guided('clock', luck.clock.lost);
    await follow(game);
    assert.equal(game.play.status, 'lost');
    assert.equal(game.play.session.history.notes.hints, 0);
    assert.ok(!game.told.some(({ type }) => type === 'before-hint'));
  });

  it('says once that no move leads to a win, and goes on when one does again', async () => {
    const { deal, moves } = grandfathersClockLost;
    const game = guided('grandfathers-clock', deal);
    const { play, shown } = game;
    await until(() => shown.length === 1, 'the first move is shown');
    play.play(moves[0]!);
    play.play(moves[1]!);
    await until(
      () => /No move leads to a win/.test(play.message) || shown.length > 1,
      () => play.message,
    );
    play.command('undo');
    play.command('undo');
    const { length } = shown;
    await until(() => shown.length > length, 'a move is shown again');
    assert.match(play.message, /: .+\.$/);
  });

  it('asks the page before each advice, as for a hint', async () => {
    const { play, told, shown } = guided('grandfathers-clock', grandfathersClockWon.deal);
    await until(() => shown.length === 1, 'the first move is shown');
    assert.equal(told.filter(({ type }) => type === 'before-hint').length, 1);
    play.play(shown[0]!);
    await until(() => shown.length === 2, 'the second move is shown');
    assert.equal(told.filter(({ type }) => type === 'before-hint').length, 2);
  });

  it('tells nothing unless it is wanted', async () => {
    const { play } = sitDown('clock', { deal: luck.clock.lost });
    play.play(play.session.moves[0]!);
    await import('../../src/game/features/advice.js');
    for (let i = 0; i < 20; i++) await new Promise((next) => setTimeout(next));
    assert.doesNotMatch(play.message, /the only move/);
  });
});
