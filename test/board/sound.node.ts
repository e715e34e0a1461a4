/** Which sounds there are, when and where they are heard, and that each can be told from all others. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { type Drawing, heardAt, playSounds, soundsOf } from '../../src/board/cards/sound.js';
import { type HeardAt, playVoice, type Voice } from '../../src/board/cards/voices.js';
import type { Arrangement } from '../../src/board/geometry/arrange.js';
import {
  dealEvery,
  dealTapEvery,
  MOST_TAPS,
  type Speed,
  startsOf,
  TAP_EVERY,
  TRAVEL,
} from '../../src/board/tempo.js';
import {
  type Effect,
  type PileFacts,
  type Rules,
  shuffle,
  type State,
} from '../../src/rules/index.js';
import type { Transition } from '../../src/session/index.js';
import { after, type Played } from '../support/board-table.js';
import { FakeAudio, type Started } from '../support/fake-audio.js';
import { find, layoutOf } from '../support/layouts.js';
import { variants } from '../rules/variants.js';
import { germanClockWon, grandfathersClockWon, luck } from '../elements/lines.js';

const MIDDLE: HeardAt = { side: 0, height: 0.5 };

const arrangementOf = (game: string, kind: 'dial' | 'rows'): Arrangement =>
  find(game, (one) => one.kind === kind).arrangement;

const drawingOf = (rules: Rules, speed: Speed = 'normal'): Drawing => ({
  arrangement: arrangementOf(rules.game, 'dial'),
  travel: TRAVEL[speed],
  facts: (state) => rules.table(state).piles,
});

/** A game's next move, by its token or the first one, as a board is told of it. */
function move({ rules, state: before }: Played, token?: string): Transition & { state: State } {
  const moves = rules.moves(before);
  const one = token === undefined ? moves[0]! : moves.find((other) => other.token === token)!;
  const state = rules.apply(before, one);
  const effects = rules.effects(before, one);
  return { cause: 'move', by: 'player', before, after: state, effects, count: 1, state };
}

/** As many effects as are wanted, which move cards from the first pile to the second. */
function many(game: Played, count: number): Transition {
  const effects = Array.from({ length: count }, (_, i): Effect => ({
    card: i,
    from: 0,
    fromIndex: 0,
    to: 1,
    toIndex: i,
    wasFaceUp: true,
    faceUp: true,
  }));
  const { state } = game;
  return { cause: 'undo', by: 'player', before: state, after: state, effects, count };
}

const voices = (sounds: ReturnType<typeof soundsOf>): Voice[] => sounds.map(({ voice }) => voice);

const clock = (): Played => after('clock', luck.clock.won);
const grandfathers = (count = 0): Played =>
  after(
    'grandfathers-clock',
    grandfathersClockWon.deal,
    grandfathersClockWon.moves.slice(0, count),
  );

describe('the sounds of a transition', () => {
  it('a card is put down when its way is over, at every speed, and a tick ends the move', () => {
    const game = grandfathers();
    for (const speed of ['normal', 'slow', 'fast'] as const) {
      const [down, tick, ...more] = soundsOf(move(game), false, drawingOf(game.rules, speed));
      assert.deepEqual([down!.voice, down!.at], ['put-down', TRAVEL[speed]]);
      assert.equal(tick!.voice, 'tick');
      assert.ok(tick!.at > down!.at);
      assert.deepEqual(more, []);
    }
  });

  it('where no motion is seen, it is heard at once', () => {
    const game = grandfathers();
    assert.equal(soundsOf(move(game), false, drawingOf(game.rules, 'instant'))[0]!.at, 0);
  });

  it('a card that is turned where it lies is not put down there; one that moves is, at its new place', () => {
    const game = clock();
    const next = move(game);
    const sounds = soundsOf(next, false, drawingOf(game.rules));
    assert.deepEqual(voices(sounds), ['put-down', 'turn', 'tick']);
    const [down, turn] = sounds;
    const goal = game.rules.table(next.state).piles[next.effects[0]!.to]!;
    assert.deepEqual(down!.place, heardAt(goal, arrangementOf('clock', 'dial')));
    assert.deepEqual(turn!.place, down!.place, 'the next card lies on that pile');
    const [, start] = startsOf(next.effects, 1, TRAVEL.normal);
    assert.ok(turn!.at > start!, 'when its face is seen');
    assert.ok(turn!.at < start! + TRAVEL.normal);
  });

  it('a tick for a move only', () => {
    const game = grandfathers();
    for (const cause of ['undo', 'redo'] as const) {
      const sounds = soundsOf({ ...move(game), cause }, false, drawingOf(game.rules));
      assert.deepEqual(voices(sounds), ['put-down']);
    }
  });

  it('a pile that is completed is heard there, after its card; not the piles that were complete before', () => {
    const { deal, moves } = grandfathersClockWon;
    const game = grandfathers();
    const arrangement = arrangementOf('grandfathers-clock', 'dial');
    let completed = 0;
    for (const token of moves.slice(0, -1)) {
      const next = move(game, token);
      const before = game.rules.table(game.state).piles;
      const now = game.rules.table(next.state).piles;
      const expected = now.filter((pile, i) => pile.complete && !before[i]!.complete);
      const sounds = soundsOf(next, false, drawingOf(game.rules));
      const chords = sounds.filter(({ voice }) => voice === 'complete');
      assert.deepEqual(
        chords.map(({ place }) => place),
        expected.map((pile) => heardAt(pile, arrangement)),
        `${deal} ${token}`,
      );
      const down = sounds.find(({ voice }) => voice === 'put-down')!;
      assert.ok(chords.every(({ at }) => at > down.at));
      completed += chords.length;
      game.state = next.state;
    }
    // The last move completes the twelfth, and wins.
    assert.equal(completed, 11);
    const undone = soundsOf({ ...many(game, 1), before: game.state }, false, drawingOf(game.rules));
    assert.ok(!voices(undone).includes('complete'));
  });

  it('three bells for a win, after the card, and no chord with them', () => {
    const game = grandfathers(grandfathersClockWon.moves.length - 1);
    const sounds = soundsOf(move(game), true, drawingOf(game.rules));
    assert.deepEqual(voices(sounds), ['put-down', 'bell', 'bell', 'bell']);
    const times = sounds.map(({ at }) => at);
    assert.ok(times.every((at, i) => i === 0 || at > times[i - 1]!));
  });

  it('never more than a dozen of a kind, however many cards move, and each by itself', () => {
    const game = grandfathers();
    const sounds = soundsOf(many(game, 40), false, drawingOf(game.rules));
    assert.equal(sounds.length, MOST_TAPS);
    assert.ok(sounds.every(({ at }, i) => i === 0 || at - sounds[i - 1]!.at >= TAP_EVERY));
  });

  it('a deal is heard at the tempo in which it is seen, and over when its last card sets off', () => {
    const game = clock();
    for (const speed of ['normal', 'slow', 'fast', 'instant'] as const) {
      const travel = TRAVEL[speed] || TRAVEL.fast;
      const deal = { ...many(game, 0), cause: 'deal' as const };
      const taps = soundsOf(deal, false, drawingOf(game.rules, speed));
      assert.equal(taps.length, MOST_TAPS);
      assert.ok(taps.every(({ voice, place }) => voice === 'tap' && place.side === 0));
      assert.equal(taps[1]!.at, dealTapEvery(travel));
      assert.ok(taps.at(-1)!.at < 52 * dealEvery(travel));
    }
  });

  it('of a board that has no size, and so no places, all is heard in the middle', () => {
    const game = clock();
    const drawing = { ...drawingOf(game.rules), arrangement: undefined };
    const sounds = soundsOf(move(game), false, drawing);
    assert.ok(sounds.length > 1);
    for (const { place } of sounds) assert.deepEqual(place, MIDDLE);
  });

  it('a game that is loaded is not heard', () => {
    const game = clock();
    const loaded = { ...move(game), cause: 'load' as const };
    assert.deepEqual(soundsOf(loaded, false, drawingOf(game.rules)), []);
  });
});

/** Where some piles of a game are heard, by their ids. */
function placesOf({ rules, state }: Played, kind: 'dial' | 'rows'): (id: string) => HeardAt {
  const arrangement = arrangementOf(rules.game, kind);
  const { piles } = rules.table(state);
  const pile = (id: string): PileFacts => piles.find((one) => one.id === id)!;
  return (id) => heardAt(pile(id), arrangement);
}

const falls = (values: readonly number[]): boolean =>
  values.every((value, i) => i === 0 || value < values[i - 1]!);

describe('a place is heard', () => {
  it('of every card that moves or turns, in whole games of all rules, on dials and in rows', () => {
    for (const { rules } of variants) {
      for (const arrangement of layoutOf(rules.game)(rules.piles, 'right')) {
        const facts = (state: State): readonly PileFacts[] => rules.table(state).piles;
        const drawing: Drawing = { arrangement, travel: TRAVEL.normal, facts };
        const game: Played = { rules, state: rules.deal(shuffle(rules.pack, 7)) };
        for (let i = 0; i < 80 && rules.moves(game.state).length > 0; i++) {
          const next = move(game);
          const sounds = soundsOf(next, false, drawing);
          const goals = new Set(next.effects.map(({ to }) => to));
          const piles = rules.table(next.state).piles;
          const spots = [...goals].map((to) => heardAt(piles[to]!, arrangement));
          for (const { voice, place, at } of sounds) {
            assert.ok(at >= 0 && Number.isFinite(at));
            if (voice === 'put-down' || voice === 'turn')
              assert.ok(spots.some((spot) => isDeepStrictEqual(spot, place)));
          }
          for (const to of goals) {
            const { id, over } = piles[to]!;
            assert.ok(
              arrangement.places[over ?? id],
              `${rules.game}: ${next.effects.length} ${id}`,
            );
          }
          game.state = next.state;
        }
      }
    }
  });

  it('on a dial: from 9 to 3 o’clock by its side, and from 12 to 6 by its height', () => {
    for (const game of [clock(), after('german-clock', germanClockWon.deal)]) {
      const at = placesOf(game, 'dial');
      const hours = (...some: number[]): HeardAt[] => some.map((hour) => at(`h${hour}`));
      for (const down of [hours(12, 1, 2, 3, 4, 5, 6), hours(12, 11, 10, 9, 8, 7, 6)])
        assert.ok(falls(down.map(({ height }) => height)), game.rules.game);
      for (const left of [hours(3, 2, 1, 12, 11, 10, 9), hours(3, 4, 5, 6, 7, 8, 9)])
        assert.ok(falls(left.map(({ side }) => side)), game.rules.game);
    }
    const at = placesOf(clock(), 'dial');
    assert.deepEqual([at('h9').side, at('h3').side], [-1, 1]);
    assert.deepEqual([at('h6').height, at('h12').height], [0, 1]);
  });

  it('in rows: from the first column to the last by its side, and a row above another one is higher', () => {
    const at = placesOf(grandfathers(), 'rows');
    const columns = [8, 7, 6, 5, 4, 3, 2, 1].map((column) => at(`c${column}`));
    assert.ok(falls(columns.map(({ side }) => side)));
    assert.equal(new Set(columns.map(({ height }) => height)).size, 1);
    assert.ok(at('h12').height > at('c1').height);
  });
});

/** What is started for a voice at a place. */
function playedBy(voice: Voice, place: HeardAt = MIDDLE): readonly Started[] {
  FakeAudio.started.splice(0);
  playVoice(new FakeAudio() as unknown as BaseAudioContext, voice, place, 0);
  return FakeAudio.started.splice(0);
}

const PLACED = ['lift', 'put-down', 'turn', 'refuse', 'complete'] as const;

describe('the voices', () => {
  it('a higher place is higher, by the same steps for every tone of a voice, within two octaves', () => {
    const heights = [0, 0.25, 0.5, 0.75, 1];
    for (const voice of PLACED) {
      const pitches = heights.map((height) =>
        playedBy(voice, { side: 0, height })
          .filter(({ kind }) => kind === 'tone')
          .map(({ pitches: [pitch] }) => pitch!),
      );
      for (const tone of pitches[0]!.keys()) {
        const rising = pitches.map((one) => one[tone]!);
        assert.ok(falls([...rising].reverse()), `${voice}: ${rising.join(' ')}`);
        assert.ok(Math.abs(rising.at(-1)! / rising[0]! - 4) < 1e-9, voice);
      }
    }
  });

  it('all of a voice is heard on the side of its place, and never in one ear alone', () => {
    for (const voice of PLACED) {
      const pans = [-1, -0.5, 0, 0.5, 1].map((side) => {
        const of = new Set(playedBy(voice, { side, height: 0.5 }).map(({ pan }) => pan));
        assert.equal(of.size, 1, voice);
        return [...of][0]!;
      });
      assert.ok(falls([...pans].reverse()), voice);
      assert.equal(pans[2], 0);
      assert.deepEqual([pans[0], pans[4]], [-0.8, 0.8], voice);
    }
  });

  it('six are told apart without their places, by rhythm and colour', () => {
    const kinds = [...PLACED, 'bell'] as const;
    /** What remains of a voice for an ear that hears no pitch: the beats, and of what they are. */
    const beats = kinds.map((voice) =>
      playedBy(voice)
        .map(({ kind, at, wave }) => `${kind} ${kind === 'tone' ? wave : ''} ${at.toFixed(2)}`)
        .sort()
        .join(', '),
    );
    assert.equal(new Set(beats).size, kinds.length, beats.join('\n'));
    /** How its tones go on, for an ear that hears nothing else. */
    const tunes = kinds.map((voice) => {
      const tones = playedBy(voice).filter(({ kind }) => kind === 'tone');
      const [first] = tones[0]!.pitches;
      return tones.map(({ pitches: [pitch] }) => (pitch! / first!).toFixed(2)).join(' ');
    });
    // A card that is put down and one that is turned have one tone: a knock, or a flick before it.
    assert.equal(new Set(tunes).size, kinds.length - 1, tunes.join('\n'));
    const noise = (voice: Voice): readonly number[] =>
      playedBy(voice).find(({ kind }) => kind === 'noise')!.pitches;
    assert.equal(noise('put-down')[0], noise('put-down')[1]);
    assert.ok(noise('turn')[1]! > 3 * noise('turn')[0]!);
  });

  it('all are quiet: what sounds at once stays below a third of what can be', () => {
    for (const voice of [...PLACED, 'bell', 'tick'] as const) {
      const tones = playedBy(voice).filter(({ kind }) => kind === 'tone');
      const sum = tones.reduce((loud, { loudness }) => loud + loudness, 0);
      assert.ok(sum > 0 && sum < 1 / 3, `${voice}: ${sum}`);
    }
  });

  it('are played when they are due', () => {
    (globalThis as { AudioContext?: unknown }).AudioContext = FakeAudio;
    FakeAudio.allow();
    const game = grandfathers();
    playSounds(soundsOf(move(game), false, drawingOf(game.rules)));
    const started = FakeAudio.started.splice(0);
    assert.deepEqual(
      started.map(({ kind, at }) => `${kind} ${at.toFixed(2)}`),
      ['tone 0.27', 'noise 0.27', 'tone 0.36'],
    );
  });
});
