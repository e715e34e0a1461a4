/** Sounds as a page hears them: an audio context that writes down what it is to play. */
import { expect } from '@open-wc/testing';
import '../../src/tags/clock.js';
import { luck } from './lines.js';
import type { SolitaireElement } from '../../src/element/solitaire-element.js';
import { letPass } from '../support/time.js';
import { frames, lay, type Table, until } from '../support/table.js';

/** What was started: the kind of source, and when, in seconds of the context. */
const started: { readonly kind: 'tone' | 'noise'; readonly at: number }[] = [];

class Param {
  value = 0;
  setValueAtTime = (): void => {};
  exponentialRampToValueAtTime = (): void => {};
}

class FakeNode {
  readonly frequency = new Param();
  readonly gain = new Param();
  type = '';
  buffer: unknown;
  readonly #kind: 'tone' | 'noise' | undefined;

  constructor(kind?: 'tone' | 'noise') {
    this.#kind = kind;
  }

  connect<T>(to: T): T {
    return to;
  }

  start(at: number): void {
    started.push({ kind: this.#kind!, at });
  }

  stop(): void {}
}

/** Runs once `allow` has been called, as browsers let it once the page has been touched. */
class FakeContext {
  static made = 0;
  static state: AudioContextState = 'suspended';
  static #waiting: (() => void)[] = [];
  currentTime = 0;
  sampleRate = 8000;
  destination = {};

  constructor() {
    FakeContext.made++;
  }

  static allow(): void {
    FakeContext.state = 'running';
    for (const go of FakeContext.#waiting.splice(0)) go();
  }

  get state(): AudioContextState {
    return FakeContext.state;
  }

  resume(): Promise<void> {
    if (FakeContext.state === 'running') return Promise.resolve();
    return new Promise((go) => FakeContext.#waiting.push(go));
  }

  createOscillator = (): FakeNode => new FakeNode('tone');
  createBufferSource = (): FakeNode => new FakeNode('noise');
  createGain = (): FakeNode => new FakeNode();
  createBiquadFilter = (): FakeNode => new FakeNode();
  createBuffer = (_: number, length: number): unknown => ({
    getChannelData: () => new Float32Array(length),
  });
}

const real = window.AudioContext;
const use = (made: unknown): void => {
  (window as unknown as { AudioContext: unknown }).AudioContext = made;
};

const game = (sound: 'on' | 'off'): Promise<Table> =>
  lay(
    `<clock-solitaire deal="${luck.clock.won}" speed="instant" sound="${sound}"></clock-solitaire>`,
  );

const elementOf = (table: Table): SolitaireElement => table.element as SolitaireElement;

/** Waits until the module for sounds would have played what was asked for. */
const heard = async (): Promise<void> => {
  await import('../../src/board/cards/sound.js');
  await frames(3);
};

// In this order: the page has one audio context, as long as it lives.
describe('sounds', () => {
  beforeEach(() => started.splice(0));
  after(() => use(real));

  it('none where a browser has no audio: the game goes on', async () => {
    use(undefined);
    const table = await game('on');
    await table.follow(1);
    await heard();
    expect(elementOf(table).moves).to.have.length(1);
    expect(started).to.be.empty;
  });

  it('none until the player asks for them: no context is made', async () => {
    use(FakeContext);
    const table = await game('off');
    await table.follow(1);
    await heard();
    expect(FakeContext.made).to.equal(0);
    expect(started).to.be.empty;
  });

  it('what a browser does not let be heard at once is not heard later', async () => {
    const table = await game('on');
    await table.follow(1);
    await table.follow(1);
    await until(() => FakeContext.made === 1);
    await heard();
    expect(started).to.be.empty;
    letPass(1000);
    FakeContext.allow();
    await heard();
    expect(started).to.be.empty;
  });

  it('a move is heard: a tap for each of its cards, and a tick', async () => {
    const table = await game('on');
    await table.follow(1);
    await until(() => started.length > 0);
    await heard();
    expect(started.filter(({ kind }) => kind === 'noise').length).to.be.greaterThan(0);
    expect(started.filter(({ kind }) => kind === 'tone')).to.have.length(1);
  });

  it('a new game is heard: a dozen taps, one after the other', async () => {
    const table = await game('on');
    await table.press('New game');
    await until(() => started.length > 0);
    await heard();
    const taps = started.filter(({ kind }) => kind === 'noise').map(({ at }) => at);
    expect(taps).to.have.length(12);
    expect(taps).to.deep.equal([...taps].sort((a, b) => a - b));
    expect(started.length).to.equal(12);
  });

  it('a win is heard after its last card: three bells', async () => {
    const table = await game('on');
    await table.follow();
    expect(elementOf(table).status).to.equal('won');
    // Each bell is of six tones; ticks come sooner.
    const bells = (): number[] =>
      started.flatMap(({ kind, at }) => (kind === 'tone' && at > 0.3 ? [at] : []));
    await until(() => bells().length > 0);
    expect(bells()).to.have.length(18);
    expect(new Set(bells()).size).to.equal(3);
  });
});
