import type { Transition } from '../../session/index.js';

let context: AudioContext | undefined;

/** The page's shared audio context; undefined if the browser refuses it. */
function audio(): AudioContext | undefined {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
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

/** Plays the sounds of a transition: a tap for each card, a tick for a move, a bell for a win. */
export function sound({ cause, effects }: Transition, won: boolean): void {
  const to = audio();
  if (!to) return;
  const now = to.currentTime + 0.01;
  if (cause === 'deal') {
    for (let i = 0; i < 12; i++) tap(to, now + i * 0.035, 1500 + (i % 3) * 200);
    return;
  }
  effects.slice(0, 12).forEach((effect, i) => tap(to, now + i * 0.05, effect.faceUp ? 1900 : 1300));
  if (cause === 'move') tone(to, 2600, now + 0.12, 0.03, 0.02);
  if (won) for (let i = 0; i < 3; i++) strike(to, now + 0.35 + i * 0.75);
}
