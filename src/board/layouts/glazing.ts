import { type Arrangement, atHour, hundredths, round, TRACK } from '../geometry/arrange.js';
import { ring, spokes } from '../geometry/outline.js';

/**
 * The iron of an opal dial: the rings of its numerals, and bars between its panes. The outer ring is where the ticks of
 * the track end, clear of the cards.
 */
const INNER = 1.4;
/** As in a rose window, a bar forks into the sides of two pointed arches, whose tips are under the cards. */
const [FORK, BEND, TIP] = [2.6, 3.06, 3.41];
/** A point at an hour, from the middle of the dial. */
const at = (radius: number, hour: number): string => {
  const { x, y } = hundredths(atHour({ x: 0, y: 0 }, radius, hour));
  return `${x} ${y}`;
};
/** From the tip of an arch at an hour to the next one, forwards or backwards. */
const arch = (hour: number, by: 1 | -1): string => {
  const fork = hour + by / 2;
  return `Q${at(BEND, fork)} ${at(FORK, fork)}Q${at(BEND, fork)} ${at(TIP, hour + by)}`;
};
const twelve = (part: (i: number) => string): string =>
  Array.from({ length: 12 }, (_, i) => part(i)).join('');
const glazing = (track: number): string =>
  ring(0, 0, 100 * track) +
  ring(0, 0, 100 * INNER) +
  spokes(12, track, FORK, 0.5) +
  twelve((i) => `M${at(TIP, i)}${arch(i, 1)}`);

/** The iron on a round dial, and the stone between its arches and its rim, which is a tone darker. */
export function glazed(one: Arrangement): Arrangement {
  const { x, y, r, track = TRACK } = one.dial!;
  // These go round the other way, so that what is within them is free.
  const arches = `M${at(TIP, 12)}${twelve((i) => arch(12 - i, -1))}Z`;
  const stone = (ring(0, 0, 100 * r) + arches).replace(
    /([MQ])([^MQaZ]+)/g,
    (_, command: string, points: string) =>
      command +
      points
        .trim()
        .split(' ')
        .map((value, i) => round(Number(value) + 100 * (i % 2 ? y : x)))
        .join(' '),
  );
  return { ...one, stone, ornament: glazing(track) };
}
