import { type Layout, outward } from '../../../src/element/element.js';

/** Six piles round a dial, their cards spreading outwards. */
export const carouselLayout: Layout = (piles) => {
  const centre = { x: 5, y: 5 };
  return [
    {
      kind: 'dial',
      width: 10,
      height: 10,
      places: Object.fromEntries(
        piles.map(({ id, place }) => {
          const { hour } = place as { hour: number };
          return [id, outward(centre, 1.9, hour, 0.45, 2.3)];
        }),
      ),
      marks: {},
      badges: [],
      dial: { ...centre, r: 4.9, hand: 1 },
    },
  ];
};
