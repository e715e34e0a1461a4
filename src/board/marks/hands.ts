import type { Move, PileFacts } from '../../rules/engine.js';
import { type Arrangement, hundredths, round, type Spot } from '../geometry/arrange.js';
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

/** The radius of the hub that two hands turn on. */
export const HUB = 7;

/** What a hand looks like around 0 0, upright, and its length in hundredths of a card width. */
type Drawing = readonly [d: string, length: number];

/** Where a hand is, in hundredths of a card width, and its angle in degrees from noon. */
interface Pose {
  readonly at: Spot;
  readonly angle: number;
}

/** The pile that the turned card goes to, if there is one such pile. */
function pointedAt(piles: readonly PileFacts[], moves: readonly Move[]): PileFacts | undefined {
  const [first] = moves;
  const only = first && moves.length === 1 && piles[first.from]!.role === 'turned';
  return only ? piles[first.to] : undefined;
}

/**
 * The hands of a dial: one, two, or none. A rectangular dial has only the tip of one, on the track: there the
 * numerals are close to the centre, and a hand would strike them out.
 */
export function handsOf({ dial, places }: Pick<Arrangement, 'dial' | 'places'>): Drawing[] {
  if (!dial) return [];
  if (dial.rect) return dial.hand > 0 ? [[TIP, 0]] : [];
  if (dial.hand > 0) return [handOf(dial.hand, 4.5, 2.8)];
  const free = Object.values(places).every(({ x, y }) => Math.hypot(x - dial.x, y - dial.y) > 1);
  return free ? [handOf(0.98, 4, 4.6), handOf(1.36, 2.8, 2.4)] : [];
}

/**
 * What the hands show. If a card is turned in the centre, one hand points to the pile that it goes to. If
 * the centre is free, an hour hand shows the hour of the last move to a foundation, and a minute hand
 * the number of moves.
 * @param now the player’s time, which a finished clock shows
 * @returns a place for each hand; undefined while it rests
 */
export function posesOf(
  { rules, state, tokens }: Pick<Shown, 'rules' | 'state' | 'tokens'>,
  piles: readonly PileFacts[],
  moves: readonly Move[],
  arrangement: Arrangement,
  now = new Date(),
): (Pose | undefined)[] {
  const { dial, marks } = arrangement;
  if (!dial) return [];
  const pointed = pointedAt(piles, moves);
  const target = pointed && 'hour' in pointed.place ? pointed.place.hour : undefined;
  if (dial.rect) {
    const mark = marks[`h${target}`];
    if (!mark) return [undefined];
    const { angle, ...end } = onTrack(mark, dial);
    return [{ at: hundredths(end), angle }];
  }
  const two = handsOf(arrangement).length > 1;
  const last = tokens.findLast((token) => TO_HOUR.test(token));
  const time = rules.outcome(state).status === 'won' ? now : undefined;
  const minutes = time?.getMinutes() ?? tokens.length;
  const hour = two ? Number(last?.match(TO_HOUR)![1] ?? 0) : target;
  const hours = time ? time.getHours() + minutes / 60 : hour;
  const at = hundredths(dial);
  const first = hours === undefined ? undefined : { at, angle: round((hours % 12) * 30) };
  return two ? [first, { at, angle: minutes * 6 }] : [first];
}

/** The hands of a board. */
export class Hands {
  readonly #group: SVGElement;
  #hands: Hand[] = [];
  #arrangement: Arrangement | undefined;

  constructor(parent: SVGElement) {
    this.#group = makeSvg('g', {}, parent);
  }

  /** Draws the hands of an arrangement. */
  draw(arrangement: Arrangement): void {
    const group = this.#group;
    group.replaceChildren();
    this.#arrangement = arrangement;
    const at = hundredths(arrangement.dial ?? { x: 0, y: 0 });
    this.#hands = handsOf(arrangement).map(([d, length]) => {
      const element = makeSvg('path', { class: 'hand', d }, group);
      const hand = { element, length, at, angle: 0, rests: false };
      turnTo(hand, 0);
      return hand;
    });
    if (this.#hands.length < 2) return;
    makeSvg('circle', { class: 'hub', cx: at.x, cy: at.y, r: HUB }, group);
  }

  point(shown: Shown, piles: readonly PileFacts[], moves: readonly Move[]): void {
    if (this.#hands.length === 0) return;
    const poses = posesOf(shown, piles, moves, this.#arrangement!);
    this.#hands.forEach((hand, i) => {
      const pose = poses[i];
      hand.rests = pose === undefined;
      hand.element.classList.toggle('resting', hand.rests);
      if (!pose) return;
      hand.at = pose.at;
      turnTo(hand, pose.angle);
    });
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
}

/** A tapered hand with a tail, and its length: in card widths, half its width at the tail and near the tip. */
function handOf(length: number, tail: number, tip: number): Drawing {
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
