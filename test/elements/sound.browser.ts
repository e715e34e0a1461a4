/** Sounds as a page hears them: an audio context that writes down what it is to play. */
import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import '../../src/tags/clock.js';
import '../../src/tags/grandfathers-clock.js';
import { grandfathersClockWon, luck } from './lines.js';
import type { SolitaireElement } from '../../src/element/solitaire-element.js';
import { FakeAudio, type Started } from '../support/fake-audio.js';
import { frames, keys, lay, type Table, until } from '../support/table.js';
import { letPass } from '../support/time.js';

const { started } = FakeAudio;

const real = window.AudioContext;
const use = (made: unknown): void => {
  (window as unknown as { AudioContext: unknown }).AudioContext = made;
};

/** Without motion where only the end of many moves is looked at. */
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
    use(FakeAudio);
    const table = await game('off');
    await table.follow(1);
    await heard();
    expect(FakeAudio.made).to.equal(0);
    expect(started).to.be.empty;
  });

  it('what a browser does not let be heard at once is not heard later', async () => {
    const table = await game('on');
    await table.follow(1);
    await table.follow(1);
    await until(() => FakeAudio.made === 1);
    await heard();
    expect(started).to.be.empty;
    letPass(1000);
    FakeAudio.allow();
    await heard();
    expect(started).to.be.empty;
  });

  it('a move is heard: its card is put down, the next one is turned, and a tick', async () => {
    const table = await game('on');
    await table.follow(1);
    await until(() => started.length > 0);
    await heard();
    expect(started.filter(({ kind }) => kind === 'noise')).to.have.length(2);
    expect(started.filter(({ kind }) => kind === 'tone')).to.have.length(3);
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
    // Each bell is of six tones, the lowest of which nothing else has.
    const bells = (): number[] =>
      started.flatMap(({ pitches: [pitch], at }) => (pitch === 110 ? [at] : []));
    await until(() => bells().length > 0);
    expect(bells()).to.have.length(3);
    expect(new Set(bells()).size).to.equal(3);
  });

  describe('at normal speed', () => {
    const grandfathers = async (): Promise<Table> => {
      const table = await lay(
        `<grandfathers-clock-solitaire deal="${grandfathersClockWon.deal}" sound="on"></grandfathers-clock-solitaire>`,
      );
      await table.still();
      started.splice(0);
      return table;
    };

    /** What is heard from now on until nothing moves. */
    const heardOf = async (table: Table, act: () => Promise<unknown>): Promise<Started[]> => {
      started.splice(0);
      await act();
      await until(() => started.length > 0);
      await table.still();
      return started.splice(0);
    };

    const tones = (of: readonly Started[]): readonly Started[] =>
      of.filter(({ kind }) => kind === 'tone');

    /** A column whose card can go to several piles, and one whose card to none. */
    const columns = ({ element }: Table): { free: string; stuck: string } => {
      const sources = (element as SolitaireElement).moves.map(({ token }) => token.split('-')[0]!);
      const all = [1, 2, 3, 4, 5, 6, 7, 8].map((column) => `c${column}`);
      return {
        free: all.find((one) => sources.filter((from) => from === one).length > 1)!,
        stuck: all.find((one) => !sources.includes(one))!,
      };
    };

    it('a card that is picked up by a tap, a key or a drag is heard: two rising tones', async () => {
      const table = await grandfathers();
      const { free } = columns(table);
      const byTap = await heardOf(table, () => table.tap(free));
      expect(table.targets.length, 'it is in hand').to.be.greaterThan(1);
      await keys('Escape');
      await until(() => table.targets.length === 0);
      table.pile(free).focus();
      const byKey = await heardOf(table, () => keys('Enter'));
      await keys('Escape');
      await until(() => table.targets.length === 0);
      const { x, y } = table.top(free);
      const byDrag = await heardOf(table, () => table.grab(free, { x: x + 30, y: y + 30 }));
      await sendMouse({ type: 'up' });
      for (const [how, of] of Object.entries({ byTap, byKey, byDrag })) {
        const [low, high] = of;
        expect(of.length, how).to.equal(2);
        expect(tones(of).length, how).to.equal(2);
        expect(high!.pitches[0]! / low!.pitches[0]!, how).to.be.closeTo(1.5, 0.001);
        expect([low!.pan, low!.pitches[0]], how).to.deep.equal([
          byTap[0]!.pan,
          byTap[0]!.pitches[0],
        ]);
      }
      await table.still();
    });

    it('a card that is put back is heard where it lies: a knock, and its tone', async () => {
      const table = await grandfathers();
      const { free } = columns(table);
      const [lifted] = await heardOf(table, () => table.tap(free));
      const back = await heardOf(table, () => keys('Escape'));
      expect(back.map(({ kind }) => kind).sort()).to.deep.equal(['noise', 'tone']);
      expect(tones(back)[0]!.pitches).to.deep.equal(lifted!.pitches);
      expect(back.map(({ pan }) => pan)).to.deep.equal([lifted!.pan, lifted!.pan]);
    });

    it('a refusal is heard at the pile that refuses: two equal low tones, by tap and by key', async () => {
      const table = await grandfathers();
      const { stuck } = columns(table);
      const byTap = await heardOf(table, () => table.tap(stuck));
      expect(tones(byTap)).to.have.length(2);
      expect(byTap[0]!.pitches).to.deep.equal(byTap[1]!.pitches);
      expect(byTap[0]!.wave).to.equal('square');
      table.pile(stuck).focus();
      const byKey = await heardOf(table, () => keys('Enter'));
      expect(byKey).to.deep.equal(byTap);
    });

    it('a move is heard when its card has come, and not by one who has not asked for it', async () => {
      const table = await grandfathers();
      const before = FakeAudio.made;
      const move = grandfathersClockWon.moves[0]!;
      const of = await heardOf(table, () => table.play([move]));
      const down = of.find(({ kind }) => kind === 'noise')!;
      expect(down.at).to.be.closeTo(0.27, 0.001);
      table.element.setAttribute('sound', 'off');
      await (table.element as SolitaireElement).updateComplete;
      const { stuck } = columns(table);
      await table.tap(stuck);
      await heard();
      expect(started).to.deep.equal([]);
      expect(FakeAudio.made, 'the page has one').to.equal(before);
    });
  });
});
