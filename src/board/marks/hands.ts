import type { Move, PileFacts } from '../../rules/engine.js';
import {
  type Arrangement,
  type DrawnDial,
  hundredths,
  round,
  type Spot,
} from '../geometry/arrange.js';
import { isWon } from '../board-play.js';
import { hasHands, reachOf } from '../geometry/when-won.js';
import { makeSvg } from '../pieces.js';
import type { Shown } from '../../game/index.js';
import { batonOf, type Drawing, handOf, pipOf } from './hand-shapes.js';
import { type Box, DISC, lollipop, needle, smallSecond } from './second.js';
import { onTrack } from './track.js';

/** Where a hand is, in hundredths of a card width, and its angle in degrees from noon. */
export interface Pose {
  readonly at: Spot;
  readonly angle: number;
}

/** A hand and its angle in degrees. */
interface Hand {
  readonly element: SVGElement;
  /** Where it begins and ends, in hundredths of a card width from its axle. */
  from: number;
  length: number;
  /** Its axle, or the end of its way. */
  at: Spot;
  angle: number;
  rests: boolean;
}

/** What hands show at first, where they leave the words free. */
const FIRST = [10, 10] as const;

/** The notation of a move to a foundation of an hour. */
const TO_HOUR = /-h(\d+)$/;

/** How close a hand comes to a word without touching it. */
const CLEAR = 7;

/** How long the hands of a round clock that is won are, and where one has a window: all end inside the numerals, and that. */
const [HOUR, MINUTE] = [1.06, 1.32];
/** A minute hand that is a bar, as in a station. */
const BAR = 1.4;
const [NEAR, FAR] = [0.82, 1.1];
/** The share of their breadth that short hands keep. */
const SLIMMEST = 0.6;

/** The disc of the seconds in a station: its radius, as a share of the length of the minute hand. */
const BROAD = 1 / 15;

/** The radius of the hub that two hands turn on. */
export const HUB = 8;

/** The pile that the turned card goes to, if there is one such pile. */
export function pointedAt(
  piles: readonly PileFacts[],
  moves: readonly Move[],
): PileFacts | undefined {
  const [first] = moves;
  const only = first && moves.length === 1 && piles[first.from]!.role === 'turned';
  return only ? piles[first.to] : undefined;
}

/**
 * The hands of a dial: one, two, or none. What points at a pile is a pip on the minute track.
 * @param won whether the game is won: then there are two hands
 */
export function handsOf(
  { blocks, dial, places }: Pick<Arrangement, 'blocks' | 'dial' | 'places'>,
  won: boolean,
): Drawing[] {
  if (!dial) return [];
  const two = (hour: number, minute: number): Drawing[] => {
    if (blocks) return [batonOf(hour, 5.4, 4.6), batonOf(minute, 4, 3)];
    const size = Math.min(1, Math.max(SLIMMEST, minute / MINUTE));
    return [handOf(hour, 5, 6, size), handOf(minute, 3.4, 3.2, size)];
  };
  const isCentral = ({ x, y }: Spot): boolean => Math.hypot(x - dial.x, y - dial.y) < 1;
  const isFree = !Object.values(places).some(isCentral);
  if (dial.rect) {
    const reach = reachOf(dial.rect);
    if (won ? hasHands(dial.rect) : isFree && dial.rect.corner) return two(0.64 * reach, reach);
    return dial.hand > 0 ? [pipOf(0)] : [];
  }
  if (won) return dial.window ? two(NEAR, FAR) : two(HOUR, blocks ? BAR : MINUTE);
  // The hour hand ends before the words.
  if (isFree) return [handOf(0.82, 4.4, 5.4), handOf(MINUTE, 3, 2.6)];
  return dial.hand > 0 ? [pipOf(dial.hand)] : [];
}

/**
 * What the hands show. If a card is turned in the centre, the pip points to the pile that it goes to. If
 * the centre is free, an hour hand shows the hour of the last move to a foundation, and a minute hand
 * goes on by a minute with each move, from ten past ten on. A clock that is won tells the time.
 * @param now the player’s time
 * @returns a place for each hand; undefined while it rests
 */
export function posesOf(
  { rules, state, tokens }: Pick<Shown, 'rules' | 'state' | 'tokens'>,
  piles: readonly PileFacts[],
  moves: readonly Move[],
  arrangement: Arrangement,
  now = new Date(Date.now()),
): (Pose | undefined)[] {
  const { dial, marks } = arrangement;
  if (!dial) return [];
  const pointed = pointedAt(piles, moves);
  const target = pointed && 'hour' in pointed.place ? pointed.place.hour : undefined;
  const time = isWon({ rules, state }) ? now : undefined;
  const two = handsOf(arrangement, time !== undefined).length > 1;
  if (dial.rect && !two) {
    const mark = marks[`h${target}`];
    const end = mark && onTrack(mark, dial);
    return [end && { at: hundredths(end), angle: end.angle }];
  }
  const last = tokens.findLast((token) => TO_HOUR.test(token));
  const minutes = time?.getMinutes() ?? FIRST[1] + tokens.length;
  const hour = two ? Number(last?.match(TO_HOUR)![1] ?? FIRST[0]) : target;
  // As in a clock, the hour hand is between two hours unless it is a full one.
  const hours = two ? (time?.getHours() ?? hour!) + (minutes % 60) / 60 : hour;
  const at = hundredths(dial);
  const first = hours === undefined ? undefined : { at, angle: round((hours % 12) * 30) };
  return two ? [first, { at, angle: minutes * 6 }] : [first];
}

/** The hands of a board. */
export class Hands {
  readonly element = makeSvg('svg', { class: 'dial hands', 'aria-hidden': 'true' });
  #hands: Hand[] = [];
  #hub: SVGElement | undefined;
  /** What was drawn last. */
  #drawn = '';
  /** The hand of the seconds: of a clock that runs, or on a dial of its own, where it counts the moves before. */
  #second: SVGElement | undefined;
  #seconds: number | undefined;
  /** What the hand of the seconds does not strike out. */
  #words: readonly Box[] = [];
  #moves = 0;
  #dial: DrawnDial | undefined;
  /** Whether they are bars, as in a station. */
  #areBars = false;

  /**
   * Shows a position.
   * @param time of a clock that runs
   */
  point(
    shown: Shown,
    piles: readonly PileFacts[],
    moves: readonly Move[],
    arrangement: Arrangement,
    time?: Date,
  ): void {
    const won = isWon(shown);
    this.#draw(handsOf(arrangement, won), arrangement);
    this.#dial = arrangement.dial;
    this.#moves = shown.tokens.length;
    const poses = posesOf(shown, piles, moves, arrangement, time);
    this.#hands.forEach((hand, i) => {
      const pose = poses[i];
      hand.rests = pose === undefined;
      hand.element.classList.toggle('resting', hand.rests);
      if (!pose) return;
      hand.at = pose.at;
      turnTo(hand, pose.angle);
    });
    // The dial may have another place now.
    this.mark(this.#seconds);
  }

  /** Whether they can tell the time. */
  get tellTime(): boolean {
    return this.#hands.length > 1;
  }

  /** Words that are seen on the dial: the hand of the seconds, which does not wait for them to fade, strikes none out. */
  spare(words: readonly Box[]): void {
    this.#words = words;
  }

  /** Shows a second; none of a clock that stands. */
  mark(second: number | undefined): void {
    this.#seconds = second;
    const own = this.#dial?.seconds;
    const shown = own ? (second ?? this.#moves) : this.tellTime ? second : undefined;
    if (shown === undefined) {
      this.#second?.remove();
      return void (this.#second = undefined);
    }
    const { x, y } = own ? hundredths(own) : this.#hands[0]!.at;
    this.#second ??= makeSvg('path', { class: 'second' });
    // Under the hub of the two others.
    if (!this.#second.parentNode) this.element.insertBefore(this.#second, this.#hub ?? null);
    const angle = shown * 6;
    const d = own ? smallSecond(100 * own.r) : this.#longSecond(angle);
    if (this.#second.getAttribute('d') !== d) this.#second.setAttribute('d', d);
    this.#second.setAttribute('transform', `translate(${x} ${y}) rotate(${angle})`);
  }

  /**
   * The seconds on the dial of the others: a hand as long as that of the minutes, which lies on no word, and
   * ends before the words on a dial like a cushion.
   */
  #longSecond(angle: number): string {
    const { rect } = this.#dial!;
    const { length } = this.#hands[1]!;
    if (this.#areBars) return lollipop(length * (1 - BROAD), length * BROAD, 1.8);
    if (!rect) return needle(length, angle, this.#words);
    // Words beside its way are clear of it.
    const onWay = this.#words.filter(({ middle, half }) => Math.abs(middle.x) < half.x);
    const edges = onWay.map(({ middle, half }) => Math.abs(middle.y) - half.y - CLEAR / 2);
    return lollipop(Math.min(length - DISC, ...edges));
  }

  /** Hands that stay keep their elements, and turn on from where they are. */
  #draw(drawings: readonly Drawing[], { blocks, dial, width, height }: Arrangement): void {
    const { element: group } = this;
    this.#areBars = blocks === true;
    group.classList.toggle('blocks', this.#areBars);
    const at = hundredths(dial ?? { x: 0, y: 0 });
    const drawn = JSON.stringify([drawings, at, width, height]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    group.setAttribute('viewBox', `0 0 ${width * 100} ${height * 100}`);
    for (const { element } of this.#hands.splice(drawings.length)) element.remove();
    drawings.forEach(([d, length, from], i) => {
      let hand = this.#hands[i];
      if (!hand) {
        const element = makeSvg('path', { class: i === 0 ? 'hand' : 'hand minute' }, group);
        this.#hands.push((hand = { element, from, length, at, angle: 0, rests: false }));
      }
      hand.element.setAttribute('d', d);
      Object.assign(hand, { at, from, length });
      turnTo(hand, hand.angle);
    });
    this.#hub?.remove();
    this.#hub = undefined;
    if (drawings.length < 2) return;
    const r = this.#areBars ? HUB : round(HUB * Math.min(1, drawings[1]![1] / (100 * MINUTE)));
    this.#hub = makeSvg('circle', { class: 'hub', cx: at.x, cy: at.y, r }, group);
  }

  /**
   * Whether a hand touches a box.
   * @param middle of the box, from the centre of the dial, in hundredths of a card width
   * @param half of its width and height
   */
  strike(middle: Spot, half: Spot): boolean {
    return this.#hands.some(({ angle, from, length, rests }) => {
      if (rests || length === 0) return false;
      const turn = (angle * Math.PI) / 180;
      for (let way = from; way <= length; way += CLEAR / 2) {
        const across = Math.abs(way * Math.sin(turn) - middle.x);
        const down = Math.abs(-way * Math.cos(turn) - middle.y);
        if (across < half.x + CLEAR && down < half.y + CLEAR) return true;
      }
      return false;
    });
  }
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
