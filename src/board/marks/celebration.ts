import { css } from 'lit';
import {
  type Arrangement,
  CARD_HEIGHT,
  type Chosen,
  type DrawnDial,
  type Place,
} from '../geometry/arrange.js';
import { THICK } from '../geometry/railway.js';
import {
  AFTERGLOW,
  fadeOut,
  GENTLY,
  lightDoors,
  runTrain,
  SWEEP,
  timeAt,
} from './celebration-rows.js';
import { makeSvg } from '../pieces.js';

export const styles = css`
  /* Under the cards, which keep their faces. */
  .celebration {
    position: absolute;
    inset: 0 auto auto 0;
    width: var(--_board-width);
    height: var(--_board-height);
    overflow: hidden;
    fill: none;
    stroke: var(--_accent);
    pointer-events: none;
  }

  .celebration .lit {
    stroke-width: 0.045;
  }

  .celebration .glow {
    stroke-width: 0.2;
    stroke-opacity: 0.22;
  }

  .celebration .lamp {
    fill: var(--_accent);
    stroke: none;
  }

  .celebration .rail {
    stroke-width: ${THICK};
  }

  .celebration .train {
    stroke-width: 22;
  }

  .celebration .door {
    stroke-width: 3.2;
  }
`;

/**
 * Celebrates a win. On a dial, its minute hand goes round once, from the time to the time, and each hour lights up as
 * it passes.
 * Rows have what belongs to their game, or else one place after another lights up. Any press or key
 * ends it.
 * @returns a function that ends it
 */
export function celebrate(board: HTMLElement, { arrangement }: Chosen): () => void {
  const { width, height, dial, celebration } = arrangement;
  const viewBox = `0 0 ${width} ${height}`;
  const svg = makeSvg('svg', { class: 'celebration', viewBox, 'aria-hidden': 'true' });
  board.querySelector('.cards')!.before(svg);
  const hand = board.querySelector<SVGElement>('.hands .minute');
  const sweep = hand && goRound(hand);
  // Without hands, the hours light up from noon on.
  if (dial) lightHours(svg, dial, arrangement, hand ? angleOf(hand) : 0);
  else if (celebration === 'train') runTrain(svg, arrangement);
  else if (celebration === 'doors') lightDoors(svg, arrangement);
  else {
    const places = rowsOf(arrangement);
    places.forEach((place, i) => light(svg, place, i / places.length));
  }
  fadeOut(svg);
  // What stays of it is seen once it goes.
  const stays = [...board.querySelectorAll('.lights, .route')].map((one) =>
    one.animate([{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], SWEEP),
  );

  const stop = new AbortController();
  const end = (): void => {
    stop.abort();
    for (const one of [sweep, ...stays]) one?.cancel();
    svg.remove();
  };
  const { signal } = stop;
  const timer = setTimeout(end, SWEEP + AFTERGLOW);
  signal.addEventListener('abort', () => clearTimeout(timer));
  board.addEventListener('pointerdown', end, { signal });
  board.addEventListener('keydown', end, { signal });
  return end;
}

/** The angle of a hand, in degrees. */
const angleOf = ({ style }: SVGElement): number =>
  Number(/rotate\((-?[\d.]+)deg/.exec(style.transform)![1]);

/** The minute hand goes round, and is back at the time. */
function goRound(hand: SVGElement): Animation {
  const { transform } = hand.style;
  const frames = [{ transform }, { transform: `${transform} rotate(360deg)` }];
  return hand.animate(frames, { duration: SWEEP, easing: GENTLY });
}

/** Lights the hours as a hand passes that sets off at an angle. */
function lightHours(
  svg: SVGElement,
  { x, y }: DrawnDial,
  { places }: Arrangement,
  from: number,
): void {
  for (let hour = 1; hour < 13; hour++) {
    const place = places[`h${hour}`];
    if (!place) continue;
    const way = Math.atan2(place.x - x, y - place.y) / (2 * Math.PI) - from / 360;
    // Where it begins is where it ends.
    const share = way - Math.floor(way);
    light(svg, place, share > 0.001 ? share : 1);
  }
}

/** Lights a line around a pile after a share of the way. */
function light(svg: SVGElement, { x, y, angle }: Place, share: number): void {
  const frame = {
    x: -0.53,
    y: -CARD_HEIGHT / 2 - 0.03,
    width: 1.06,
    height: CARD_HEIGHT + 0.06,
    rx: 0.1,
    transform: `translate(${x} ${y}) rotate(${angle})`,
  };
  for (const name of ['glow', 'lit']) {
    makeSvg('rect', { class: name, ...frame }, svg).animate(
      [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0.6 }],
      { delay: SWEEP * timeAt(share), duration: 800, fill: 'both' },
    );
  }
}

/** The named places of rows, row by row from the left. */
const rowsOf = ({ places, marks }: Arrangement): Place[] =>
  Object.keys(marks)
    .map((id) => places[id]!)
    .sort((a, b) => a.y - b.y || a.x - b.x);
