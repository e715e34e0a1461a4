/** How each thing that is heard on a board sounds. All of it is synthesised: no file is loaded. */

/** Where something is heard: from −1, left, to 1, right, and from 0, the bottom of the board, to 1, the top. */
export interface HeardAt {
  readonly side: number;
  readonly height: number;
}

/** What is heard. A tap is one of a deal's, a tick ends a move. */
export type Voice = 'lift' | 'put-down' | 'turn' | 'refuse' | 'complete' | 'tap' | 'tick' | 'bell';

/** The pitch at the bottom of a board, in hertz; at the top it is two octaves higher. */
const LOWEST = 220;
/** How far to a side a sound is heard: never in one ear alone, which may be the one that hears less. */
const ASIDE = 0.8;

const pitchAt = ({ height }: HeardAt): number => LOWEST * 4 ** height;

/** A tone with a short attack that fades out. */
interface Tone {
  readonly pitch: number;
  readonly at: number;
  readonly length: number;
  readonly loudness: number;
  readonly wave?: OscillatorType;
}

/** A short burst of noise through a band-pass filter, which may glide to another pitch. */
interface Noise {
  readonly from: number;
  readonly to?: number;
  readonly length: number;
}

interface Sounding {
  readonly tones?: readonly Tone[];
  readonly noise?: Noise;
}

/** A card on felt. */
const FELT: Noise = { from: 1700, length: 0.045 };
/** Something thin that flicks over. */
const FLICK: Noise = { from: 800, to: 4200, length: 0.11 };
/** The partials of a church bell, of which the higher ones fade sooner. */
const BELL = [0.5, 1, 1.19, 1.5, 2, 2.74];
/** A major chord, from its lowest tone up. */
const CHORD = [1, 1.25, 1.5];

/** What a voice consists of at a pitch, in seconds from its beginning. */
function soundingOf(voice: Voice, pitch: number): Sounding {
  switch (voice) {
    case 'lift':
      return {
        tones: [
          { pitch, at: 0, length: 0.07, loudness: 0.03 },
          { pitch: pitch * 1.5, at: 0.07, length: 0.1, loudness: 0.03 },
        ],
      };
    case 'put-down':
      return { noise: FELT, tones: [{ pitch, at: 0, length: 0.16, loudness: 0.03 }] };
    case 'turn':
      return { noise: FLICK, tones: [{ pitch, at: 0.09, length: 0.12, loudness: 0.03 }] };
    case 'refuse':
      return {
        tones: [0, 0.11].map((at) => ({
          pitch: pitch / 2,
          at,
          length: 0.07,
          loudness: 0.02,
          wave: 'square',
        })),
      };
    case 'complete':
      return {
        tones: CHORD.map((step, i) => ({
          pitch: pitch * step,
          at: i * 0.1,
          length: 0.5,
          loudness: 0.03,
          wave: 'triangle',
        })),
      };
    case 'tap':
      return { noise: FELT };
    case 'tick':
      return { tones: [{ pitch: 2600, at: 0, length: 0.03, loudness: 0.02 }] };
    case 'bell':
      return {
        tones: BELL.map((partial, i) => ({
          pitch: LOWEST * partial,
          at: 0,
          length: 2.6 / (1 + i * 0.6),
          loudness: 0.09 / (1 + i),
        })),
      };
    default:
      return voice satisfies never;
  }
}

function playTone(on: BaseAudioContext, to: AudioNode, start: number, tone: Tone): void {
  const { pitch, at, length, loudness, wave = 'sine' } = tone;
  const [from, end] = [start + at, start + at + length];
  const oscillator = on.createOscillator();
  const gain = on.createGain();
  oscillator.type = wave;
  oscillator.frequency.value = pitch;
  gain.gain.setValueAtTime(0.0001, from);
  gain.gain.exponentialRampToValueAtTime(loudness, from + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  oscillator.connect(gain).connect(to);
  oscillator.start(from);
  oscillator.stop(end);
}

function playNoise(on: BaseAudioContext, to: AudioNode, start: number, noise: Noise): void {
  const { from, to: goal = from, length } = noise;
  const buffer = on.createBuffer(1, Math.ceil(length * on.sampleRate), on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) {
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3;
  }
  const source = on.createBufferSource();
  const filter = on.createBiquadFilter();
  const gain = on.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(goal, start + length);
  gain.gain.value = 0.35;
  source.connect(filter).connect(gain).connect(to);
  source.start(start);
}

/**
 * Plays a voice.
 * @param start in seconds of the context
 */
export function playVoice(on: BaseAudioContext, voice: Voice, place: HeardAt, start: number): void {
  const pan = on.createStereoPanner();
  pan.pan.value = place.side * ASIDE;
  pan.connect(on.destination);
  const { tones = [], noise } = soundingOf(voice, pitchAt(place));
  for (const tone of tones) playTone(on, pan, start, tone);
  if (noise) playNoise(on, pan, start, noise);
}
