/** A board that nobody plays on rests: nothing on it moves for ever, or has it drawn again in every frame. */
import { expect } from '@open-wc/testing';
import type { SolitaireElement } from '../../src/element/solitaire-element.js';
import { games } from '../../src/rules/index.js';
import { knowGames } from '../support/known.js';
import { lay, type Table, until } from '../support/table.js';
import { bigBenLost, grandfathersClockLost, luck } from './lines.js';
import '../../src/hourhand.js';

/** Milliseconds after which a board is at rest, however often something is repeated until then. */
const LONGEST = 10_000;
/** What a browser moves without drawing the board again. */
const CHEAP = ['opacity', 'transform', 'translate', 'rotate', 'scale'];

/** What would not come to rest, or what costs more than it may while it is repeated. */
function restless({ root }: Table): string[] {
  return root.getAnimations().flatMap((animation) => {
    const effect = animation.effect as KeyframeEffect;
    const { iterations = 1, endTime } = effect.getComputedTiming();
    const { className = '', part } = effect.target as HTMLElement;
    const name = `${(animation as CSSAnimation).animationName ?? 'motion'} of ${part.value || className}`;
    const found = Number(endTime) <= LONGEST ? [] : [`${name} ends after ${String(endTime)} ms`];
    if (iterations === 1) return found;
    const { offset, easing, composite, computedOffset, ...moved } = Object.assign(
      {},
      ...effect.getKeyframes(),
    ) as ComputedKeyframe;
    const dear = Object.keys(moved).filter((property) => !CHEAP.includes(property));
    return [...found, ...dear.map((property) => `${name} repeats ${property}`)];
  });
}

const deals: Readonly<Record<string, number>> = {
  clock: luck.clock.lost,
  travellers: luck.travellers.won,
  'hide-and-seek': luck['hide-and-seek'].won,
  'wandering-card': luck['wandering-card'].won,
  'grandfathers-clock': grandfathersClockLost.deal,
  'big-ben': bigBenLost.deal,
};

describe('a board that nobody plays on', () => {
  // First, because all boards of a page share a timer.
  it('has no timer until its time runs', async () => {
    const { setInterval } = window;
    const started: number[] = [];
    window.setInterval = ((...how: Parameters<typeof setInterval>) => {
      started.push(Number(how[1]));
      return setInterval(...how);
    }) as typeof setInterval;
    try {
      const table = await lay(
        '<clock-solitaire deal="7" speed="instant" storage="none"></clock-solitaire>',
      );
      const game = table.element as SolitaireElement;
      const ticking = (): boolean => started.includes(1000);
      expect(ticking(), 'before the first move').to.be.false;
      game.play(game.moves[0]!);
      await until(ticking, 'the time is shown');
      const time = (): string => table.root.querySelector('[part=time]')!.textContent;
      await until(() => time() !== '0:00', 'it goes on');
    } finally {
      window.setInterval = setInterval;
    }
  });

  it('asks for no frames while cards move, though the mark of a first lesson waits for them', async () => {
    knowGames('');
    const table = await lay(
      '<clock-solitaire deal="7" speed="slow" storage="none"></clock-solitaire>',
    );
    await table.still();
    const marked = (): boolean => table.root.querySelector('.hint .hinted') !== null;
    await until(marked, 'the first move is marked');
    const { requestAnimationFrame } = window;
    let asked = 0;
    window.requestAnimationFrame = (then) => {
      asked++;
      return requestAnimationFrame(then);
    };
    try {
      await table.tapTurned();
      await until(() => !marked(), 'the move is made');
      await until(marked, 'the next one is marked');
    } finally {
      window.requestAnimationFrame = requestAnimationFrame;
      knowGames();
    }
    // Half a second has 30 of them, even if a card does no more than glide.
    expect(asked).to.be.below(10);
  });

  for (const { id } of Object.values(games)) {
    it(`rests in ${id}, from the deal on, with a card in hand and to the end`, async () => {
      const table = await lay(
        `<${id}-solitaire deal="${deals[id] ?? 2}" storage="none"></${id}-solitaire>`,
      );
      const element = table.element as SolitaireElement;
      // What is drawn besides the cards comes a little later.
      await until(() => table.root.querySelector('.details') !== null, 'all is drawn');
      const found = new Set(restless(table));
      for (let step = 0; step < 150 && element.status === 'playing'; step++) {
        const movable = table.root.querySelectorAll<HTMLElement>('button.movable');
        movable[step % movable.length]?.focus();
        movable[step % movable.length]?.click();
        await element.updateComplete;
        for (const one of restless(table)) found.add(one);
        const { moves } = element;
        element.play(moves[step % moves.length]!);
        await element.updateComplete;
        for (const one of restless(table)) found.add(one);
      }
      expect([...found]).to.deep.equal([]);
    });
  }
});
