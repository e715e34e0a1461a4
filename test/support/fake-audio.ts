/** An audio context that plays nothing and writes down what it is to play. */

/** What was started: a tone or a burst of noise, when, in seconds of the context, and on which side. */
export interface Started {
  readonly kind: 'tone' | 'noise';
  readonly at: number;
  /** From −1, left, to 1, right. */
  readonly pan: number;
  /** The pitch of the tone, or the first and the last pitch of the noise. */
  readonly pitches: readonly number[];
  readonly wave: string;
  /** The loudest value of its gain. */
  readonly loudness: number;
}

class Param {
  readonly values: number[] = [];

  set value(value: number) {
    this.values.push(value);
  }

  setValueAtTime(value: number): void {
    this.values.push(value);
  }

  exponentialRampToValueAtTime(value: number): void {
    this.values.push(value);
  }
}

class FakeNode {
  readonly frequency = new Param();
  readonly gain = new Param();
  readonly pan = new Param();
  type = 'sine';
  buffer: unknown;
  to: FakeNode | undefined;
  readonly #kind: Started['kind'] | undefined;

  constructor(kind?: Started['kind']) {
    this.#kind = kind;
  }

  /** The nodes from here to the ear. */
  get way(): FakeNode[] {
    return [this, ...(this.to?.way ?? [])];
  }

  connect(to: FakeNode): FakeNode {
    this.to = to;
    return to;
  }

  start(at: number): void {
    const { way } = this;
    FakeAudio.started.push({
      kind: this.#kind!,
      at,
      pan: way.flatMap(({ pan }) => pan.values).at(-1) ?? 0,
      pitches: way.flatMap(({ frequency }) => frequency.values),
      wave: this.type,
      loudness: Math.max(...way.flatMap(({ gain }) => gain.values)),
    });
  }

  stop(): void {}
}

/** Runs once `allow` has been called, as browsers let it once the page has been touched. */
export class FakeAudio {
  static readonly started: Started[] = [];
  /** How many have been made. */
  static made = 0;
  static state: AudioContextState = 'suspended';
  static #waiting: (() => void)[] = [];
  currentTime = 0;
  sampleRate = 8000;
  destination = new FakeNode();

  constructor() {
    FakeAudio.made++;
  }

  static allow(): void {
    FakeAudio.state = 'running';
    for (const go of FakeAudio.#waiting.splice(0)) go();
  }

  get state(): AudioContextState {
    return FakeAudio.state;
  }

  resume(): Promise<void> {
    if (FakeAudio.state === 'running') return Promise.resolve();
    return new Promise((go) => FakeAudio.#waiting.push(go));
  }

  createOscillator = (): FakeNode => new FakeNode('tone');
  createBufferSource = (): FakeNode => new FakeNode('noise');
  createGain = (): FakeNode => new FakeNode();
  createBiquadFilter = (): FakeNode => new FakeNode();
  createStereoPanner = (): FakeNode => new FakeNode();
  createBuffer = (_: number, length: number): unknown => ({
    getChannelData: () => new Float32Array(length),
  });
}
