/** Every arrangement of every game. */
import assert from 'node:assert/strict';
import type { Arrangement, Layout } from '../../src/board/geometry/arrange.js';
import { layouts as ours } from '../../src/board/layouts/all-layouts.js';
import type { PileSpec } from '../../src/rules/index.js';
import { variants } from '../rules/variants.js';
import { carouselLayout } from './carousel/layout.js';
import { carousel } from './carousel/rules.js';

const layouts: Readonly<Record<string, Layout>> = { ...ours, carousel: carouselLayout };

export function layoutOf(game: string): Layout {
  const layout = layouts[game];
  assert.ok(layout, `test/support/layouts.ts: \`layouts\` has no layout of ${game}`);
  return layout;
}

export interface Drawn {
  readonly name: string;
  readonly piles: readonly PileSpec[];
  readonly arrangement: Arrangement;
}

export const drawn: Drawn[] = [...variants.map(({ rules }) => rules), carousel.create({})].flatMap(
  ({ game, options, piles }) =>
    (['right', 'left'] as const).flatMap((hand) =>
      layoutOf(game)(piles, hand).map((arrangement, i) => ({
        name: `${game} ${JSON.stringify(options)} ${hand} ${i}`,
        piles,
        arrangement,
      })),
    ),
);

/** The arrangement of a game that is chosen by a property. */
export function find(game: string, which: (one: Arrangement) => boolean, hand = 'right'): Drawn {
  const found = drawn.find(
    ({ name, arrangement }) =>
      name.startsWith(`${game} `) && name.includes(` ${hand} `) && which(arrangement),
  );
  assert.ok(found, `${game} is drawn like that`);
  return found;
}
