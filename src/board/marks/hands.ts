import type { Move, PileFacts } from '../../rules/engine.js';
import { type Arrangement, type DrawnDial, hundredths, round } from '../geometry/arrange.js';
import { makeSvg } from '../pieces.js';
import type { Shown } from '../../game/index.js';

/** A hand and its angle in degrees. */
interface Hand {
  readonly element: SVGElement;
  angle: number;
}

/** The notation of a move to a foundation of an hour. */
const TO_HOUR = /-h(\d+)$/;

/** The pile that the turned card goes to, if there is one such pile. */
function pointedAt(piles: readonly PileFacts[], moves: readonly Move[]): PileFacts | undefined {
  const [first] = moves;
  const only = first && moves.length === 1 && piles[first.from]!.role === 'turned';
  return only ? piles[first.to] : undefined;
}

/**
 * The hands of a dial. If a card is turned in its centre, one hand points to the pile that it goes to. If
 * the centre is free, an hour hand shows the hour of the last move to a foundation, and a minute hand
 * the number of moves.
 */
export class Hands {
  readonly #group: SVGElement;
  #hands: Hand[] = [];
  /** The direction of each hour's pile, 0 … 12, in degrees from noon. */
  #directions: readonly number[] = [];

  constructor(parent: SVGElement) {
    this.#group = makeSvg('g', {}, parent);
  }

  /** Draws the hands of an arrangement. */
  draw({ dial, places }: Arrangement): void {
    const group = this.#group;
    group.replaceChildren();
    this.#hands = [];
    if (!dial) return;
    this.#directions = directionsOf(places, dial);
    const paths = handPaths({ dial, places });
    this.#hands = paths.map((d) => ({ element: drawHand(dial, d, group), angle: 0 }));
    if (paths.length < 2) return;
    const { x, y } = hundredths(dial);
    makeSvg('circle', { class: 'hub', cx: x, cy: y, r: HUB }, group);
  }

  point(shown: Shown, piles: readonly PileFacts[], moves: readonly Move[]): void {
    const [first, second] = this.#hands;
    if (!first) return;
    const [hours, minutes] = timeOf(shown, piles, moves, second !== undefined);
    first.element.classList.toggle('resting', hours === undefined);
    if (hours !== undefined) turnTo(first, directionOf(this.#directions, hours));
    if (second) turnTo(second, directionOf(this.#directions, minutes / 5));
  }
}

/** The radius of the hub that two hands turn on. */
export const HUB = 7;

/** The hands of a dial around 0 0, upright: one, two, or none. */
export function handPaths({ dial, places }: Pick<Arrangement, 'dial' | 'places'>): string[] {
  if (!dial) return [];
  const free = Object.values(places).every(({ x, y }) => Math.hypot(x - dial.x, y - dial.y) > 1);
  // Hands of a rectangular dial are as long as its shorter side allows.
  const longest = dial.rect ? Math.max(0.6, Math.min(dial.rect.track.x, dial.rect.track.y)) : 1.36;
  if (dial.hand > 0) return [handPath(Math.min(dial.hand, longest), 4.5, 2.8)];
  return free ? [handPath(longest * 0.72, 4, 4.6), handPath(longest, 2.8, 2.4)] : [];
}

/**
 * What the hands show.
 * @param two whether there is a minute hand
 * @param now the player’s time
 * @returns the hour, which is undefined while a single hand rests, and the minute
 */
export function timeOf(
  { rules, state, tokens }: Pick<Shown, 'rules' | 'state' | 'tokens'>,
  piles: readonly PileFacts[],
  moves: readonly Move[],
  two: boolean,
  now = new Date(),
): readonly [hours: number | undefined, minutes: number] {
  const pointed = pointedAt(piles, moves);
  const target = pointed && 'hour' in pointed.place ? pointed.place.hour : undefined;
  const last = tokens.findLast((token) => TO_HOUR.test(token));
  // A finished clock works: it shows the player's time.
  const time = rules.outcome(state).status === 'won' ? now : undefined;
  const minutes = time?.getMinutes() ?? tokens.length;
  const hour = two ? Number(last?.match(TO_HOUR)![1] ?? 0) : target;
  return [time ? time.getHours() + minutes / 60 : hour, minutes];
}

/** The direction of an hour, or between two of them. */
export function directionOf(directions: readonly number[], hours: number): number {
  const [hour, share] = [Math.floor(hours) % 12, hours % 1];
  const [from, to] = directions.slice(hour) as [number, number];
  return round(from + (to - from) * share);
}

/** A tapered hand with a tail: its length in card widths, half its width at the tail and near the tip. */
function handPath(length: number, tail: number, tip: number): string {
  const end = round(-100 * length);
  const shoulder = round(end * 0.78);
  return `M${-tail} 26L${-tip} ${shoulder}L0 ${end}L${tip} ${shoulder}L${tail} 26Z`;
}

function drawHand(dial: DrawnDial, d: string, group: SVGElement): SVGElement {
  const element = makeSvg('path', { class: 'hand', d }, group);
  const { x, y } = hundredths(dial);
  element.style.translate = `${x}px ${y}px`;
  return element;
}

/** Turns a hand in the shorter direction. */
function turnTo(hand: Hand, angle: number): void {
  hand.angle += ((((angle - hand.angle) % 360) + 540) % 360) - 180;
  hand.element.style.transform = `rotate(${hand.angle}deg)`;
}

/** The piles of a rectangular dial are not all 30 degrees apart. */
export function directionsOf(places: Arrangement['places'], { x, y, rect }: DrawnDial): number[] {
  let last = 0;
  return Array.from({ length: 13 }, (_, hour) => {
    const place = places[`h${hour}`];
    if (!rect || !place) return (last = hour * 30);
    const angle = (Math.atan2(place.x - x, y - place.y) * 180) / Math.PI;
    // Always onwards.
    return (last += (angle - last + 720) % 360);
  });
}
