import type { Transition } from '../../session/index.js';
import { dealTapEvery, MOST_TAPS, TAP_EVERY, TRAVEL } from '../tempo.js';

/** Milliseconds after which the tick of a move is heard, and the first bell of a win; and between bells. */
const TICK_AT = 120;
const BELL_AT = 350;
const BELL_EVERY = 750;
/** A sound that could only begin this many milliseconds after its transition would seem to be of another. */
const LATE = 300;

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

/** A tone with a short attack that fades out. */
function tone(to: AudioContext, pitch: number, at: number, length: number, loudness: number): void {
  const oscillator = to.createOscillator();
  const gain = to.createGain();
  oscillator.frequency.value = pitch;
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loudness, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(to.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}

/** A card on felt: a short burst of noise through a band-pass filter. */
function tap(to: AudioContext, at: number, pitch: number): void {
  const length = 0.045;
  const buffer = to.createBuffer(1, Math.ceil(length * to.sampleRate), to.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) {
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3;
  }
  const source = to.createBufferSource();
  const filter = to.createBiquadFilter();
  const gain = to.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  gain.gain.value = 0.35;
  source.connect(filter).connect(gain).connect(to.destination);
  source.start(at);
}

/** A bell: the partials of a church bell, of which the higher ones fade sooner. */
function strike(to: AudioContext, at: number): void {
  const partials = [0.5, 1, 1.19, 1.5, 2, 2.74];
  partials.forEach((partial, i) =>
    tone(to, 220 * partial, at, 2.6 / (1 + i * 0.6), 0.09 / (1 + i)),
  );
}

/** Something that is heard, and when: milliseconds after the transition. */
export type Sound =
  | { readonly kind: 'tap'; readonly at: number; readonly pitch: number }
  | { readonly kind: 'tick' | 'bell'; readonly at: number };

/** What is heard of a transition: taps for its cards, a tick for a move, bells for a win. */
export function soundsOf({ cause, effects }: Transition, won: boolean): Sound[] {
  if (cause === 'deal') {
    return Array.from({ length: MOST_TAPS }, (_, i) => ({
      kind: 'tap',
      at: i * dealTapEvery(TRAVEL.normal),
      pitch: 1500 + (i % 3) * 200,
    }));
  }
  const sounds: Sound[] = effects.slice(0, MOST_TAPS).map(({ faceUp }, i) => ({
    kind: 'tap',
    at: i * TAP_EVERY,
    pitch: faceUp ? 1900 : 1300,
  }));
  if (cause === 'move') sounds.push({ kind: 'tick', at: TICK_AT });
  if (won) {
    for (let i = 0; i < 3; i++) sounds.push({ kind: 'bell', at: BELL_AT + i * BELL_EVERY });
  }
  return sounds;
}

/**
 * Plays the sounds of a transition. A browser may refuse until the player has touched the page: what can't
 * be heard at once is not heard at all.
 */
export function sound(transition: Transition, won: boolean): void {
  const to = audio();
  if (!to) return;
  const asked = performance.now();
  const start = (): void => {
    if (performance.now() - asked > LATE) return;
    for (const one of soundsOf(transition, won)) play(to, one);
  };
  if (to.state === 'running') start();
  else to.resume().then(start, () => {});
}

function play(to: AudioContext, one: Sound): void {
  const at = to.currentTime + 0.01 + one.at / 1000;
  switch (one.kind) {
    case 'tap':
      return tap(to, at, one.pitch);
    case 'tick':
      return tone(to, 2600, at, 0.03, 0.02);
    case 'bell':
      return strike(to, at);
    default:
      return one satisfies never;
  }
}
