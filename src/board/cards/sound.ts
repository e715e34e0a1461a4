import type { PileFacts, State } from '../../rules/engine.js';
import type { Transition } from '../../session/index.js';
import type { Arrangement, Place } from '../geometry/arrange.js';
import { dealTapEvery, MOST_TAPS, startsOf, TAP_EVERY, TRAVEL } from '../tempo.js';
import { type HeardAt, playVoice, type Voice } from './voices.js';

/** A card is heard to land at the end of its move, and to turn when its other side shows: after this share. */
const SEEN_AFTER = 0.4;
/** Milliseconds from the last card of a move to the tick that ends it, to a chord, and to the first bell. */
const THEN = 90;
const BELL_EVERY = 750;
/** A sound that begins this many milliseconds after its cause, or later, would seem to have another cause. */
const LATE = 300;
/** Where a sound is heard that has no place of its own. */
const MIDDLE: HeardAt = { side: 0, height: 0.5 };

/** Something that is heard, where, and when: milliseconds after what it tells. */
export interface Sound {
  readonly voice: Voice;
  readonly place: HeardAt;
  readonly at: number;
}

/** How a board draws what is heard. */
export interface Drawing {
  /** Undefined while it has no size. */
  readonly arrangement: Arrangement | undefined;
  /** Milliseconds of a card's way; 0 if none is seen. */
  readonly travel: number;
  /** The piles in a position. */
  facts(state: State): readonly PileFacts[];
}

/** Where a value lies between the lowest and the highest of some, from 0 to 1. */
function share(value: number, among: readonly number[]): number {
  const [low, high] = [Math.min(...among), Math.max(...among)];
  return high > low ? (value - low) / (high - low) : 0.5;
}

/** Where a pile is drawn; undefined for one that lies nowhere, or on a board without a size. */
const drawnAt = (pile: PileFacts, arrangement: Arrangement | undefined): Place | undefined =>
  arrangement?.places[pile.over ?? pile.id];

/** Where a pile is heard: as far to a side, and as high, as it is drawn among all. */
export function heardAt(pile: PileFacts, arrangement: Arrangement | undefined): HeardAt {
  const place = drawnAt(pile, arrangement);
  if (!arrangement || !place) return MIDDLE;
  const { x, y } = place;
  const all = Object.values(arrangement.places);
  return {
    side:
      2 *
        share(
          x,
          all.map((one) => one.x),
        ) -
      1,
    height:
      1 -
      share(
        y,
        all.map((one) => one.y),
      ),
  };
}

/** A deal: as many taps as are heard of a pack, in the middle. */
const ofDeal = (travel: number): Sound[] =>
  Array.from({ length: MOST_TAPS }, (_, i) => ({
    voice: 'tap',
    place: MIDDLE,
    at: i * dealTapEvery(travel || TRAVEL.fast),
  }));

/** What is heard of a transition, at the tempo at which it is seen. */
export function soundsOf(transition: Transition, won: boolean, drawing: Drawing): Sound[] {
  const { cause, before, after, effects, count } = transition;
  const { arrangement, travel, facts } = drawing;
  if (cause === 'deal') return ofDeal(travel);
  if (cause === 'load' || !before || effects.length === 0) return [];
  const [old, now] = [facts(before), facts(after)];
  const sounds: Sound[] = [];
  /** Adds one of at most a dozen of its kind, each of which is heard by itself. */
  const add = (voice: Voice, pile: PileFacts, at: number): void => {
    const same = sounds.filter((one) => one.voice === voice);
    if (same.length === MOST_TAPS) return;
    const soonest = same.length === 0 ? 0 : same.at(-1)!.at + TAP_EVERY;
    sounds.push({ voice, place: heardAt(pile, arrangement), at: Math.max(at, soonest) });
  };
  const starts = startsOf(effects, count, travel);
  effects.forEach(({ from, to, wasFaceUp, faceUp }, i) => {
    const goal = now[to]!;
    if (faceUp !== wasFaceUp) add('turn', goal, starts[i]! + travel * SEEN_AFTER);
    // A card that is turned where it lies is not put down.
    const place = drawnAt(goal, arrangement);
    if (!place || place !== drawnAt(old[from]!, arrangement))
      add('put-down', goal, starts[i]! + travel);
  });
  if (cause !== 'move') return sounds;
  const end = Math.max(0, ...sounds.map(({ at }) => at)) + THEN;
  if (won) {
    const bells = [0, 1, 2].map((i) => end + i * BELL_EVERY);
    return [...sounds, ...bells.map((at): Sound => ({ voice: 'bell', place: MIDDLE, at }))];
  }
  now.forEach((pile, i) => {
    if (pile.complete && !old[i]!.complete) add('complete', pile, end);
  });
  return [...sounds, { voice: 'tick', place: MIDDLE, at: end }];
}

let context: AudioContext | undefined;

/** The page's shared audio context; undefined if the browser refuses it. */
function audio(): AudioContext | undefined {
  try {
    context ??= new AudioContext();
    return context;
  } catch {
    return undefined;
  }
}

/**
 * Plays sounds. A browser may refuse until the player has touched the page: what can't be heard at once is not
 * heard at all.
 */
export function playSounds(sounds: readonly Sound[]): void {
  const to = sounds.length > 0 ? audio() : undefined;
  if (!to) return;
  const asked = performance.now();
  const start = (): void => {
    if (performance.now() - asked > LATE) return;
    for (const { voice, place, at } of sounds) {
      playVoice(to, voice, place, to.currentTime + 0.01 + at / 1000);
    }
  };
  if (to.state === 'running') start();
  else to.resume().then(start, () => {});
}
