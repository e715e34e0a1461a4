import {
  type Arrangement,
  type DrawnDial,
  hundredths,
  round,
  type Spot,
  TRACK,
} from '../geometry/arrange.js';
import { STATION } from '../geometry/railway.js';
import { ring } from '../geometry/outline.js';

/** The four cards of an hour are four minutes of the track, in this order; the hour itself is the last. */
const MINUTES = [-2, -1, 1, 2];
/** From one minute to the next on a rectangular dial: the ticks of neighbouring hours don't meet. */
const MINUTE = 0.105;
/** From one tick to the next in rows, where those of neighbouring piles are groups of their own. */
const TICK_STEP = 0.12;
/** From the middle of a numeral to the first tick beside it. */
const CLEAR = 0.26;
/** From one minute to the next on a round dial, and in the arch of a door, which is half of one with five marks. */
const ROUND = Math.PI / 30;
const ARCH = Math.PI / 6;
/** The lengths of a minute's tick and of an hour's bar, inwards from the track's outer end. */
const TICK = 0.12;
const BAR = 0.17;
/** The same where bars are broad: as far from the numerals as fine ones. */
const [SHORT, BROAD] = [0.095, 0.13];

/** The marks of one pile, as paths: that of its hour, and those of its four minutes. */
export interface Track {
  readonly bar: string;
  readonly ticks: readonly string[];
}

/** Where the track of a rectangular dial is beside a numeral, and the way outwards there, in degrees from noon. */
export function onTrack(spot: Spot, { x, y, rect }: DrawnDial): Spot & { readonly angle: number } {
  const [dx, dy] = [spot.x - x, spot.y - y];
  const track = rect!.track;
  // The side that is nearer, from within or without.
  return Math.abs(track.x - Math.abs(dx)) < track.y - Math.abs(dy)
    ? { x: x + Math.sign(dx) * track.x, y: spot.y, angle: dx > 0 ? 90 : 270 }
    : { x: spot.x, y: y + Math.sign(dy) * track.y, angle: dy > 0 ? 180 : 0 };
}

/** The five marks of a pile whose numeral is at a spot. */
export function trackOf(
  spot: Spot,
  dial: DrawnDial | undefined,
  { rail = 0, arch, line, blocks }: Pick<Arrangement, 'rail' | 'arch' | 'line' | 'blocks'> = {},
): Track {
  if (line) return quarters({ x: spot.x, y: spot.y + rail });
  // Unrolled, the ticks stand beside the numeral.
  let at: (by: number, length: number) => string = (by) => {
    const beside = Math.sign(by) * (CLEAR - TICK_STEP) + by * TICK_STEP;
    return by ? stroke({ x: spot.x + beside, y: spot.y - TICK / 2 }, 0, TICK) : '';
  };
  if (dial?.rect) {
    const end = onTrack(spot, dial);
    const turn = (end.angle * Math.PI) / 180;
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
    at = (by, length) => {
      const beside = by * MINUTE;
      return stroke(
        { x: end.x + beside * cos, y: end.y + beside * sin },
        -length * sin,
        length * cos,
      );
    };
  } else if (dial || arch) {
    const { x, y } = dial ?? { x: spot.x, y: spot.y + rail };
    const [r, minute] = dial ? [dial.track ?? TRACK, ROUND] : [arch!, ARCH];
    const angle = Math.atan2(spot.x - x, y - spot.y);
    at = (by, length) => {
      // The numeral is in the place of a keystone.
      if (!dial && !by) return '';
      const turn = angle + by * minute;
      const [sin, cos] = [Math.sin(turn), -Math.cos(turn)];
      return stroke({ x: x + r * sin, y: y + r * cos }, -length * sin, -length * cos);
    };
  }
  const [tick, bar] = blocks && dial && !dial.rect ? [SHORT, BROAD] : [TICK, BAR];
  return { ticks: MINUTES.map((by) => at(by, tick)), bar: at(0, bar) };
}

/** A station: its first quarter from noon on, its first half, and so on. They are arcs so thick that they are filled. */
function quarters(at: Spot): Track {
  const { x, y } = hundredths(at);
  const r = STATION / 2;
  const arc = (isLong: 0 | 1, across: number, down: number): string =>
    `M${x} ${round(y - r)}a${r} ${r} 0 ${isLong} 1 ${across * r} ${down * r}`;
  const bar = `${ring(x, y, r)}Z`;
  return { ticks: [arc(0, 1, 1), arc(0, 0, 2), arc(1, -1, 1), bar], bar };
}

/** A short line from a spot. */
function stroke(from: Spot, dx: number, dy: number): string {
  const { x, y } = hundredths(from);
  return `M${x} ${y}l${round(dx * 100)} ${round(dy * 100)}`;
}
