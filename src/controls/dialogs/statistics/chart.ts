import { nothing, svg, type SVGTemplateResult } from 'lit';
import { numeral } from '../drawn.js';

/** Wins of fair deals, and what the odds let expect. */
export interface WinsChart {
  readonly games: number;
  readonly won: number;
  /** The latest results, oldest first: `w` or `l`. */
  readonly recent: string;
  /** The share of deals that can be won, 0 to 1. */
  readonly share: number;
  /** Whether the deal alone decides, so that wins scatter around the share. */
  readonly luck: boolean;
  /** What is counted along the track, and what up. */
  readonly axes: readonly [games: string, won: string];
}

const WIDTH = 320;
const HEIGHT = 140;
/** The height of figures, how wide each is with its gap, and where they stand below the track. */
const FIGURE = 11;
const ADVANCE = 7.5;
const BELOW = HEIGHT + 24;
/** The base lines of what the axes count: above the chart, and below the figures. */
const [ABOVE, UNDER] = [-12, BELOW + 20];
/** More games than this have a tick for ten each. */
const MANY = 100;
/** Points of the curves that bound the likely range. */
const SAMPLES = 40;
/** Standard deviations: 95 of 100 players lie within. */
const LIKELY = 2;

/** The multiples of 1, 2, 5, 10, 20 … in a range, of which there are at most so many steps. */
function marks(from: number, to: number, most: number, least = 1): number[] {
  let step = least;
  // From 1 to 2, from 2 to 5, and from 5 to 10.
  while ((to - from) / step > most) step *= String(step).startsWith('2') ? 2.5 : 2;
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, i) => (first + i) * step);
}

/** The number of wins after each game, as a line, against the expected number and its likely range. */
export function winsChart({ games, won, recent, share, luck, axes }: WinsChart): SVGTemplateResult {
  const first = games - recent.length;
  const last = Math.max(games, first + 10);
  let wins = won - recent.replaceAll('l', '').length;
  const counts = [wins, ...Array.from(recent, (result) => (wins += +(result === 'w')))];
  const spread = (n: number): number => LIKELY * Math.sqrt(n * share * (1 - share));
  const low = (n: number): number => Math.max(0, n * share - (luck ? spread(n) : 0));
  const high = (n: number): number => Math.min(n, n * share + (luck ? spread(n) : 0));
  const bottom = Math.min(counts[0]!, low(first));
  const top = Math.max(won, high(last), bottom + 1);
  const x = (n: number): string => (((n - first) / (last - first)) * WIDTH).toFixed(1);
  const y = (n: number): string => (HEIGHT - ((n - bottom) / (top - bottom)) * HEIGHT).toFixed(1);
  const samples = Array.from(
    { length: SAMPLES + 1 },
    (_, i) => first + ((last - first) * i) / SAMPLES,
  );
  const point = (n: number, count: number): string => `${x(n)} ${y(count)}`;
  const upper = samples.map((n) => point(n, high(n)));
  const lower = samples.map((n) => point(n, low(n))).reverse();
  // The track counts the games, or tens of them where they are many.
  const each = last - first > MANY ? 10 : 1;
  const isBar = (n: number): boolean => n % (5 * each) === 0;
  const tick = (n: number): string => `M${x(n)} ${HEIGHT + 3}v${isBar(n) ? 9 : 5}`;
  const ticks = marks(first, last, MANY, each);
  // How many games and how many wins, each by a few figures.
  const gamesShown = marks(first, last, 5, 5 * each);
  const winsShown = marks(bottom, top, 3);
  const margin = 8 + ADVANCE * String(winsShown.at(-1)).length;
  const line = counts.map((count, i) => `H${x(first + i)}V${y(count)}`);
  return svg`<svg class="chart" viewBox="${-margin} -22 ${WIDTH + margin + 6} ${UNDER + 26}" aria-hidden="true">
    ${luck ? svg`<path class="likely" d="M${[...upper, ...lower].join('L')}Z"></path>` : nothing}
    <path class="heights" d=${winsShown.map((n) => `M0 ${y(n)}H${WIDTH}`).join('')}></path>
    <path class="minutes" d=${ticks
      .filter((n) => !isBar(n))
      .map(tick)
      .join('')}></path>
    <path class="hours" d=${ticks.filter(isBar).map(tick).join('')}></path>
    ${gamesShown.map((n) => numeral(String(n), FIGURE, Number(x(n)), BELOW))}
    ${winsShown.map((n) => numeral(String(n), FIGURE, -8 - (ADVANCE * (String(n).length - 1)) / 2, Number(y(n))))}
    <text x=${-margin} y=${ABOVE} .textContent=${axes[1]}></text>
    <text x=${WIDTH} y=${UNDER} text-anchor="end" .textContent=${axes[0]}></text>
    <path class="expected" d="M${point(first, first * share)}L${point(last, last * share)}"></path>
    <path class="wins" d=${`M0 ${y(counts[0]!)}${line.join('')}`}></path>
    <circle class="now" cx=${x(games)} cy=${y(won)} r="4"></circle>
  </svg>`;
}

/** A sample of one of the chart’s lines, for its legend. */
export const swatch = (line: 'wins' | 'expected' | 'likely'): SVGTemplateResult =>
  svg`<svg class="swatch" viewBox="0 0 22 10" aria-hidden="true">
    <path class=${line} d=${line === 'likely' ? 'M0 1H22V9H0Z' : 'M0 5H22'}></path>
  </svg>`;
