/**
 * The twelve people of the deck, each with a face, a head-dress and a thing of its own. A suit has its own cloth: leaves
 * for clubs, lozenges for diamonds, slashed sleeves for hearts, stars for spades.
 *
 * Only upper halves are drawn: the lower one is the same, turned.
 */

import { JACK } from '../../cards/index.js';
import {
  both,
  eyes,
  front,
  hand,
  lips,
  lozenge,
  type Part,
  profile,
  skin,
  star,
} from './court-parts.js';
import { circle, type Mark, twice } from './pen.js';

/** The clothes of each suit, before the head is drawn on them. */
const clothes: readonly (readonly Part[])[] = [
  [
    ['', 'M-40 0c0-12 6-18 16-21l14-4h20l14 4c10 3 16 9 16 21z'],
    [
      'accent',
      both(
        'M27-18c7 4 10 10 10.4 18h-3.4c-.4-7-2.6-12.5-7-18zM31.5-9c-4 0-7-3-8-7c4 0 7 3 8 7zM33.5-1.5c-4.5 0-8-2-9.5-6c4.5 0 8 2 9.5 6z',
      ),
    ],
    ['paper', both('M7-28v4c1 4 5 5 10 4l5-1.5l-4-6.5z')],
  ],
  [
    ['', 'M-41 0l3-14l16-8l10-3h24l10 3l16 8l3 14z'],
    ['accent', both(lozenge(30, -12, 4.8, 6) + lozenge(30, 0, 4.8, 6))],
    [
      'paper',
      both(lozenge(35, -6, 2.6, 3.4) + lozenge(25, -6, 2.6, 3.4) + 'M6-28v5l7 6l11-5l-5-6z'),
    ],
  ],
  [
    ['', 'M-40 0c-2-10 1-18 10-19c4 0 6 0 8-2l10-4h24l10 4c2 2 4 2 8 2c9 1 12 9 10 19z'],
    ['accent', both('M25-16q-2.6 7 0 16m5.4-16.5q0 8 .4 16.5m4.8-14q1.6 6 .6 14'), 2],
    ['paper', 'M-12-24c2 4 6 7 12 7s10-3 12-7l4 1.5c-2 6-9 10-16 10s-14-4-16-10z'],
  ],
  [
    ['', 'M-41 0c1-12 8-18 19-21l10-4h24l10 4c11 3 18 9 19 21z'],
    ['paper', both(star(27, -6, 3.6) + star(35, -4, 2.4))],
    ['accent', both('M3-24.5l18 4c8 3 14 8 17.5 15c-6-6-12-9-20-10.5z')],
  ],
];

/** What each of them has besides, by suit, then jack, queen and king. */
const people: readonly (readonly (readonly Part[])[])[] = [
  [
    // A jack with a peaked cap and a feather, who blows the morning in on a horn.
    [
      ['', 'M-11-50h22v13c0 5 2 9 4 11c-4 1-8 0-10-3h-10c-2 3-6 4-10 3c2-2 4-6 4-11z'],
      ...front,
      ['', 'M-13-46c1-9 8-15 22-20c0 6 1 11 4 16c-8 0-17 1-26 4z'],
      [
        'accent',
        'M-15-44c8-5 19-7 30-6l1 3.5c-11-1-20 0-30 4zM-9-52c-6-3-9-8-9-14c6 1 11 5 12 11z',
      ],
      ['accent', 'M26-14c-3-10-1-23 9-31l6.5 6.5c-7.5 5-10 14-9 23z'],
      ['', 'M34-46.5q6 2 8.5 9M27.5-22l5-1.6M28.5-30l5 1', 1.1],
      ...hand(-13, 29),
    ],
    // A queen in plaits and a wreath, with a clover.
    [
      [
        '',
        both(
          circle(3.4, 11.5, -36) +
            circle(3.6, 13, -30.5) +
            circle(3.4, 14.5, -25) +
            circle(2.2, 15.5, -20.4),
        ),
      ],
      ...front,
      ['', 'M-13-35v-8c0-18 26-18 26 0v8l-4-9.5q-5-1-9-6.5q-4 5.5-9 6.5z'],
      [
        'accent',
        both(
          'M0-54c2-5 6-7 11-6c0 4-5 7-11 6zM9-52c1-5 5-7 10-6c0 4-5 7-10 6zM0-56c-3.5-3-3.5-8 0-11c3.5 3 3.5 8 0 11zM13-46c0-4 2-7 6-7.5c0 4-2 7-6 7.5z' +
            circle(1.5, 15.6, -18.5),
        ),
      ],
      ['accent', circle(4, 31, -56) + circle(4, 27, -49.5) + circle(4, 35, -49.5)],
      ['accent', 'M31-52q-2 18 0 40', 1.8],
      ['accent', 'M30.5-30c2-5 6-6 10-5c-1 4-5 6-10 5zM30-35c-1-4-4-6-8-5c0 4 4 6 8 5z'],
      ...hand(-15),
    ],
    // A king with a white beard and a crown of leaves, with the scythe of Father Time.
    [
      ['', 'M-11-49h22v15c0 4 1 7 2 9h-26c1-2 2-5 2-9z'],
      ...front,
      ['paper', 'M-9-36c0 6-.5 11-3 16q5 5 12 5t12-5c-2.5-5-3-10-3-16q-9 8-18 0z'],
      ['', 'M-9-42c0 9-.5 17-3 22q5 5 12 5t12-5c-2.5-5-3-13-3-22', 1],
      [
        '',
        'M0-35.5c-2.5-2-6-1-8.5 3c3 1.5 6.5 1.5 8.5-.5c2 2 5.5 2 8.5 .5c-2.5-4-6-5-8.5-3zM-5-28q0 5-2 9m5-9v10m4-10v10m3-10q0 5 2 9',
        1,
      ],
      [
        'accent',
        'M-13-46v-8c2-2 2-5 2-9c3 1 5 4 6 7c0-4 2-8 5-11c3 3 5 7 5 11c1-3 3-6 6-7c0 4 0 7 2 9v8q-13-3.5-26 0z',
      ],
      ['', 'M-13-49.5q13-3.5 26 0', 1.1],
      ['', 'M22.5-66c13-2 21 7 21.5 23c-4-9-10-14-21-15z'],
      ['paper', 'M28-63.5q9 2 13 11q-5-6-13-8z'],
      ['accent', 'M24-67l3-.6q1 26 5.5 57.5l-3 .2q-5-30-5.5-57.1z'],
      ...hand(-15),
    ],
  ],
  [
    // A jack in a beret, with a watch on its chain.
    [
      ['', 'M-12-49h24v14c0 3 1 6 3 8c-5 2-9 0-11-4h-8c-2 4-6 6-11 4c2-2 3-5 3-8z'],
      ...front,
      [
        '',
        'M-8-48h16v3.5q-8-3-16 0zM0-35q-3-1.6-5.6 .8q3.4 .8 5.6-.2q2.2 1 5.6 .2q-2.6-2.4-5.6-.8z',
      ],
      ['accent', 'M-14-47c-5-8 0-16 11-17c12-1 22 5 21 11c-1 4-4 5-7 5c-8-2-17-2-25 1z'],
      ['', 'M-14-47c8-4 17-4 25-1l-.5 3c-8-3-16-3-24 1z'],
      ['paper', lozenge(-4, -55.5, 3, 4.2)],
      ['accent', 'M31-16q-6-9 0-18', 1.4],
      ['accent', circle(9.5, 31, -44) + 'M28.5-57h5v5h-5z'],
      ['paper', circle(7.2, 31, -44)],
      ['', 'M31-49.5v5.5l3.6 2.4', 1.3],
      ...hand(-13, 30.5),
    ],
    // A queen with bobbed hair under a diadem, with a key to wind the clocks.
    [
      ['', 'M-14-50c0-6 28-6 28 0v23h-28z'],
      ...front,
      ['', 'M-9-49h18v4.6h-18z'],
      ['accent', 'M-15-48c9-4 21-4 30 0v-4c-9-4-21-4-30 0z'],
      [
        'accent',
        lozenge(0, -59.5, 4, 6.4) + both(lozenge(9, -56.5, 2.8, 4.4) + lozenge(14, -23.5, 1.8, 3)),
      ],
      ['accent', 'M29.6-47h2.8v38h-2.8z'],
      ['accent', circle(7, 31, -53) + 'M31-31h7.5v3.4h-3v2.6h3v3.4h-7.5z'],
      ['paper', circle(3.6, 31, -53)],
      ...hand(-13),
    ],
    // A king in profile with a pointed beard, with an orb.
    [
      ...profile,
      ['', 'M-14-50h12v7q2 3 .5 7l-.5 12c-5 5-13 5-18 0c4-4 6-11 6-26z'],
      [
        '',
        'M-2.5-42l2.5 6c2 2.4 5 3 8.3 2.8l-3 1.8l2.5 1.5c.5 4 2.5 7.5 5.7 10c-7 2-13.5 1-16.5-3c-2-4-1.5-11 .5-19.1z',
      ],
      ['paper', 'M-1.5-41q1.5 3.5 .5 6.5q-1.5 5-4 8', 1.2],
      ['accent', 'M-15-46l-2-16l7 7l6-11l6 11l7-7l-2 16q-11-3-22 0z'],
      ['', 'M-15-49.5q11-3 22 0', 1.1],
      ['', lozenge(-4, -56, 1.8, 2.8)],
      ['', circle(9.5, 31, -30.5)],
      ['accent', lozenge(31, -47, 4.6, 7)],
      ['accent', 'M21.8-32q9.2 4 18.4 0M31-30q-1.5-5-.5-10', 2.2],
      ['paper', lozenge(31, -47, 1.6, 2.6)],
      ...hand(-15),
    ],
  ],
  [
    // A jack in a plumed hat, in profile, with a bell.
    [
      ...profile,
      [
        '',
        'M-13-49h12l-1 6q3 1 2 4q-2 2-3 1c1 4 2 7 1 11c-1 4-3 6-6 6c-4 0-8-2-9-6c4-5 4-12 4-22z',
      ],
      ['', 'M-15-46c0-7 4-12 12-13s13 3 14 9l6 1v3z'],
      ['accent', 'M-14-50c-9-7-7-16 3-17c12-1 21 4 23 10c-6-4-12-4-19-1c-4 2-6 5-7 8z'],
      ['', 'M-12-52c0-7 8-11 21-7', 0.9],
      ['accent', 'M21.5-28c4-3 5-8 5-13c0-5 2-8 4.5-8s4.5 3 4.5 8c0 5 1 10 5 13z'],
      ['accent', circle(2.6, 31, -26) + circle(2.6, 31, -50.5)],
      ['', 'M24-31.5h14', 1.1],
      ['accent', 'M29.7-26h2.6v16h-2.6z'],
      ...hand(-15),
    ],
    // A queen with waves of hair and a round tiara, with a rose.
    [
      [
        '',
        'M0-55c10 0 15 5 14 13c5 4 0 8 3 12c3 5-3 9-7 8l-3-2h-14l-3 2c-4 1-10-3-7-8c3-4-2-8 3-12c-1-8 4-13 14-13z',
      ],
      ...front,
      ['', 'M-8.6-40c0-6 3-8 8.6-9.5c5.6 1.5 8.6 3.5 8.6 9.5l1-9l-9.6-3l-9.6 3z'],
      ['accent', both(circle(1.3, 5, -35.4))],
      ['accent', circle(4.6, 0, -61) + both(circle(4, 8.5, -58) + 'M0-53q8 0 14 5l2-5q-7-5-16-5z')],
      ['paper', circle(1.7, 0, -61) + both(circle(1.4, 8.5, -58))],
      ['accent', circle(7.6, 31, -48)],
      [
        '',
        'M31-48c-1-2.3 2.3-3.4 3.4-1c1 3.4-3.4 5.6-5.6 3.3c-3.3-3.3 0-9 4.5-7.8c5.6 1 5.6 9 1 11',
        1.1,
      ],
      ['accent', 'M31-41v30', 1.8],
      ['accent', 'M31-27c2-5 6-6 10-5c-1 4-5 6-10 5zM31-32c-1-4-4-6-8-5c0 4 4 6 8 5z'],
      ...hand(-14),
    ],
    // A king with curls and a short beard, with a cup.
    [
      ['', 'M-11-49h22v16h-22z'],
      ['', both(circle(4.6, 11, -44.5) + circle(4.8, 12.5, -37) + circle(4.2, 11, -30))],
      ...front,
      [
        '',
        'M-9-38c0 10 3 15.5 9 15.5s9-5.5 9-15.5c-1 2.6-2.5 3.6-4.5 3.4c-2-.2-3.5-1.4-4.5-1.4s-2.5 1.2-4.5 1.4c-2 .2-3.5-.8-4.5-3.4z',
      ],
      ['paper', 'M-2.6-31.6q2.6-1.5 5.2 0q-2.6 2.2-5.2 0z'],
      [
        'accent',
        'M-12-47v-4h24v4q-12-3-24 0z' + circle(3.6, 0, -63) + both('M0-52q-1-10-6-9c-6 1-6 6-5 9z'),
      ],
      ['', both('M4-52q2-6 0-8M11.5-51.5q-5.5-2-11.5-2'), 0.9],
      ['accent', 'M21.5-52h19c0 12-3 17-8 18v9h6v3.4h-15v-3.4h6v-9c-5-1-8-6-8-18z'],
      ['', 'M22-48h18', 1.1],
      ...hand(-15.5),
    ],
  ],
  [
    // A jack in a hood, in profile, with the lantern of a night watchman.
    [
      ...profile,
      ['', 'M8-50c-2-9-11-16-24-16c6 3 7 9 5 15c-3 9-5 18-7 27l8 4h13c-4-4-5-9-5-15v-9h8z'],
      ['accent', 'M8-47h-7.5c-2 0-2.5 1-2.5 3v8c0 6 2 11 5.5 15', 2.2],
      ['accent', 'M31-64v54', 2],
      ['accent', 'M23.5-48h15v-3.4l-5-6h-5l-5 6zM22.5-32h17v3.4h-17z'],
      ['', 'M24-48h14v16h-14z'],
      ['paper', 'M26-46h10v12h-10z'],
      ['accent', 'M31-45.5c2.6 3.5 3.6 5 3.6 7.3s-1.3 3.7-3.6 3.7s-3.6-1.4-3.6-3.7s1-3.8 3.6-7.3z'],
      ...hand(-14),
    ],
    // A queen with a crescent and a veil, with an hourglass.
    [
      ['accent', both('M9-54c8 8 9 22 13 34l-13-2v-24z')],
      ['', 'M-10-50c2-7 18-7 20 0v10c0 8 2 14 4 18h-28c2-4 4-10 4-18z'],
      skin,
      eyes[0]!,
      ['', 'M-6.2-40.4q2 1.7 4 0m4.4 0q2 1.7 4 0', 1],
      lips,
      ['', 'M-8.5-42c1-5 4-7 8.5-8c4.5 1 7.5 3 8.5 8l1-8l-9.5-4l-9.5 4z'],
      ['accent', 'M-11-66c-3 12 4 17 11 17s14-5 11-17c-1 8-5 11-11 11s-10-3-11-11z'],
      ['', star(0, -60.5, 3)],
      ['accent', 'M23.5-49h15v3.4h-15zM23.5-23.4h15v3.4h-15z'],
      ['paper', 'M25-45.6h12c0 7-2 9-5 11c3 2 5 4 5 11h-12c0-7 2-9 5-11c-3-2-5-4-5-11z'],
      ['', 'M25-45.6h12c0 7-2 9-5 11c3 2 5 4 5 11h-12c0-7 2-9 5-11c-3-2-5-4-5-11z', 1.1],
      [
        '',
        'M27.5-41h7c-1 3-2 4-3.5 5.5c-1.5-1.5-2.5-2.5-3.5-5.5zM26-23.6c0-4 2-6 5-7.5c3 1.5 5 3.5 5 7.5z',
      ],
      ...hand(-15),
    ],
    // A king with a forked beard and a crown like a tower, with a sword.
    [
      ['', 'M-12-49h24v13c0 8-2 14-5 20l-7-6l-7 6c-3-6-5-12-5-20z'],
      ['paper', 'M-8-48h16v9c0 4-2 5-3.5 5.5q-4.5-3-9 0c-1.5-.5-3.5-1.5-3.5-5.5z'],
      ...eyes,
      ['paper', 'M-2.6-31q2.6-1.4 5.2 0q-2.6 2-5.2 0z'],
      ['paper', both('M1-28q4 2 5 8'), 0.8],
      ['accent', 'M-12-46l-2-20h6v5h5v-5h6v5h5v-5h6l-2 20q-12-3-24 0z'],
      ['', 'M-12.5-50q12.5-3 25 0', 1.1],
      ['', both('M-2-52.5v-3c0-3 4-3 4 0v3zM6-53v-2c0-2.5 3-2.5 3 0v2.5z')],
      ['', 'M28.5-22v-37l2.5-7l2.5 7v37z'],
      ['paper', 'M30.5-24v-35h1v35z'],
      ['accent', 'M23-23h16v3.4h-16zM29.6-20h2.8v14h-2.8z'],
      ...hand(-14),
    ],
  ],
];

/** A court's figure, which lies under its watch. */
export function drawCourt(suit: number, rank: number): readonly Mark[] {
  return [...clothes[suit]!, ...people[suit]![rank - JACK]!].map(([ink, d, width]) => [
    ink,
    twice(0, 0, 5, d),
    width ?? 0,
  ]);
}
