/** A layout that is asked once. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Layout } from '../../src/board/geometry/arrange.js';
import { remembered } from '../../src/board/geometry/remembered.js';
import { clock, travellers } from '../../src/rules/games/shuttle.js';

describe('a remembered layout', () => {
  function counted(): { layout: Layout; asked: string[] } {
    const asked: string[] = [];
    const layout: Layout = (piles, hand) => {
      asked.push(`${hand} ${piles[0]!.id}`);
      return [{ kind: 'rows', width: asked.length, height: 1, places: {}, marks: {}, badges: [] }];
    };
    return { layout, asked };
  }
  const of = (game: typeof clock) => game.create({}).piles;

  it('is asked once for equal piles and the same hand, by whoever asks', () => {
    const { layout, asked } = counted();
    const first = remembered(layout)(of(clock), 'right');
    assert.equal(remembered(layout)(of(clock), 'right'), first);
    assert.deepEqual(asked, ['right h12']);
  });

  it('is asked again for other piles, and for the other hand', () => {
    const { layout, asked } = counted();
    const own = remembered(layout);
    const widths = () =>
      (['right', 'left'] as const).flatMap((hand) =>
        [clock, travellers].map((game) => own(of(game), hand)[0]!.width),
      );
    assert.deepEqual(widths(), [1, 2, 3, 4]);
    assert.deepEqual(widths(), [1, 2, 3, 4]);
    assert.deepEqual(asked, ['right h12', 'right A', 'left h12', 'left A']);
  });

  it('is another one for another layout', () => {
    const [one, other] = [counted(), counted()];
    remembered(one.layout)(of(clock), 'right');
    remembered(other.layout)(of(clock), 'right');
    assert.deepEqual([one.asked.length, other.asked.length], [1, 1]);
  });
});
