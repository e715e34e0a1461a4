import type { Move, PileFacts } from '../../rules/engine.js';
import {
  type Arrangement,
  type DrawnDial,
  hundredths,
  round,
  type Spot,
} from '../geometry/arrange.js';
import { makeSvg } from '../pieces.js';
import type { Shown } from '../../game/index.js';
import { onTrack } from './dial.js';

/** A hand and its angle in degrees. */
interface Hand {
  readonly element: SVGElement;
  /** In hundredths of a card width. */
  readonly length: number;
  /** Its axle, or the end of its way. */
  at: Spot;
  angle: number;
  rests: boolean;
}

/** The notation of a move to a foundation of an hour. */
const TO_HOUR = /-h(\d+)$/;

/** How far a hand goes on behind the axle, and how close it comes to a word without touching it. */
const TAIL = 26;
const CLEAR = 7;

/** The tip of a hand, which stands for all of it where the numerals leave no room: it points at a pile. */
const TIP = 'M0 -4L8 17L-8 17Z';

/** The pile that the turned card goes to, if there is one such pile. */
function pointedAt(piles: readonly PileFacts[], moves: readonly Move[]): PileFacts | undefined {
  const [first] = moves;
  const only = first && moves.length === 1 && piles[first.from]!.role === 'turned';
  return only ? piles[first.to] : undefined;
}

/**
 * The hands of a dial. If a card is turned in its centre, one hand points to the pile that it goes to. If
 * the centre is free, an hour hand shows the hour of the last move to a foundation, and a minute hand
 * the number of moves. A rectangular dial has only the tip of the first one, on the track: there the numerals
 * are close to the centre, and a hand would strike them out.
 */
export class Hands {
  readonly #group: SVGElement;
  #hands: Hand[] = [];
  #arrangement: Arrangement | undefined;

  constructor(parent: SVGElement) {
    this.#group = makeSvg('g', {}, parent);
  }

  /** Draws the hands of an arrangement. */
  draw(arrangement: Arrangement): void {
    const { dial, places } = arrangement;
    const group = this.#group;
    group.replaceChildren();
    this.#hands = [];
    this.#arrangement = arrangement;
    if (!dial) return;
    const add = (d: string, length: number): void => {
      const element = makeSvg('path', { class: 'hand', d }, group);
      const hand = { element, length, at: hundredths(dial), angle: 0, rests: false };
      this.#hands.push(hand);
      turnTo(hand, 0);
    };
    const free = Object.values(places).every(({ x, y }) => Math.hypot(x - dial.x, y - dial.y) > 1);
    if (dial.rect) {
      if (dial.hand > 0) add(TIP, 0);
    } else if (dial.hand > 0) add(...handOf(dial.hand, 4.5, 2.8));
    else if (free) {
      add(...handOf(0.98, 4, 4.6));
      add(...handOf(1.36, 2.8, 2.4));
      const { x, y } = hundredths(dial);
      makeSvg('circle', { class: 'hub', cx: x, cy: y, r: 7 }, group);
    }
  }

  point(
    { rules, state, tokens }: Shown,
    piles: readonly PileFacts[],
    moves: readonly Move[],
  ): void {
    const [first, second] = this.#hands;
    if (!first) return;
    const pointed = pointedAt(piles, moves);
    const target = pointed && 'hour' in pointed.place ? pointed.place.hour : undefined;
    const { dial, marks } = this.#arrangement!;
    if (dial!.rect) {
      const mark = marks[`h${target}`];
      this.#rest(first, mark === undefined);
      if (mark) pointOnTrack(first, mark, dial!);
      return;
    }
    const last = tokens.findLast((token) => TO_HOUR.test(token));
    // A finished clock works: it shows the player's time.
    const time = rules.outcome(state).status === 'won' ? new Date() : undefined;
    const minutes = time?.getMinutes() ?? tokens.length;
    const hour = second ? Number(last?.match(TO_HOUR)![1] ?? 0) : target;
    const hours = time ? time.getHours() + minutes / 60 : hour;
    this.#rest(first, hours === undefined);
    if (hours !== undefined) turnTo(first, round((hours % 12) * 30));
    if (second) turnTo(second, minutes * 6);
  }

  /**
   * Whether a hand touches a box.
   * @param middle of the box, from the centre of the dial, in hundredths of a card width
   * @param half of its width and height
   */
  strike(middle: Spot, half: Spot): boolean {
    return this.#hands.some(({ angle, length, rests }) => {
      if (rests || length === 0) return false;
      const turn = (angle * Math.PI) / 180;
      for (let way = -TAIL; way <= length; way += CLEAR / 2) {
        const across = Math.abs(way * Math.sin(turn) - middle.x);
        const down = Math.abs(-way * Math.cos(turn) - middle.y);
        if (across < half.x + CLEAR && down < half.y + CLEAR) return true;
      }
      return false;
    });
  }

  #rest(hand: Hand, rests: boolean): void {
    hand.rests = rests;
    hand.element.classList.toggle('resting', rests);
  }
}

/** A tapered hand with a tail, and its length: in card widths, half its width at the tail and near the tip. */
function handOf(length: number, tail: number, tip: number): [d: string, length: number] {
  const end = round(-100 * length);
  const shoulder = round(end * 0.78);
  return [
    `M${-tail} ${TAIL}L${-tip} ${shoulder}L0 ${end}L${tip} ${shoulder}L${tail} ${TAIL}Z`,
    -end,
  ];
}

/**
 * Turns a hand in the shorter direction. Its place is part of the transform: while Chromium animates that of
 * an SVG element, it draws it without its `translate`.
 */
function turnTo(hand: Hand, angle: number): void {
  hand.angle += ((((angle - hand.angle) % 360) + 540) % 360) - 180;
  const { x, y } = hand.at;
  hand.element.style.transform = `translate(${x}px, ${y}px) rotate(${hand.angle}deg)`;
}

/** Puts the tip of a hand on the bar of an hour of a rectangular dial. */
function pointOnTrack(hand: Hand, mark: Spot, dial: DrawnDial): void {
  const { angle, ...end } = onTrack(mark, dial);
  hand.at = hundredths(end);
  turnTo(hand, angle);
}
