import type { Move, PileFacts } from '../../rules/engine.js';
import { type Arrangement, hundredths, round, type Spot, TRACK } from '../geometry/arrange.js';
import { isWon } from '../board-play.js';
import { makeSvg } from '../pieces.js';
import type { Shown } from '../../game/index.js';
import { BAR, onTrack } from './dial.js';

/** A hand and its angle in degrees. */
interface Hand {
  readonly element: SVGElement;
  /** In hundredths of a card width. */
  length: number;
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

/**
 * The second of a clock that runs: it marks one of the sixty ticks of the track after the other, and so strikes out
 * neither numerals nor words.
 */
const SECOND = `M0 ${-100 * TRACK}v${100 * BAR}`;

/** Where a hand is, in hundredths of a card width, and its angle in degrees from noon. */
interface Pose {
  readonly at: Spot;
  readonly angle: number;
}

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
 * The hands of a dial: one, two, or none. A rectangular dial has only the tip of one, on the track: there the
 * numerals are close to the centre, and a hand would strike them out.
 * @param won whether the game is won: then there are two hands, which come out from under the cards in the centre
 */
export function handsOf(
  { dial, places }: Pick<Arrangement, 'dial' | 'places'>,
  piles: readonly PileFacts[],
  won: boolean,
): Drawing[] {
  if (!dial) return [];
  if (dial.rect) return dial.hand > 0 ? [[TIP, 0]] : [];
  const isCentral = ({ x, y }: Spot): boolean => Math.hypot(x - dial.x, y - dial.y) < 1;
  // Nothing is drawn of an empty pile when the game is won.
  const isFree = won
    ? !piles.some(({ id, cards }) => cards.length > 0 && places[id] && isCentral(places[id]))
    : !Object.values(places).some(isCentral);
  if (isFree) return [handOf(0.98, 4, 4.6), handOf(1.36, 2.8, 2.4)];
  // Cards hide where they begin: what tells them apart is their width.
  if (won) return [handOf(1.3, 6, 6.4), handOf(1.46, 2.8, 2.2)];
  return dial.hand > 0 ? [handOf(dial.hand, 4.5, 2.8)] : [];
}

/**
 * What the hands show. If a card is turned in the centre, one hand points to the pile that it goes to. If
 * the centre is free, an hour hand shows the hour of the last move to a foundation, and a minute hand
 * the number of moves. A clock that is won tells the time.
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
  if (dial.rect) {
    const mark = marks[`h${target}`];
    if (!mark) return [undefined];
    const { angle, ...end } = onTrack(mark, dial);
    return [{ at: hundredths(end), angle }];
  }
  const time = isWon({ rules, state }) ? now : undefined;
  const two = handsOf(arrangement, piles, time !== undefined).length > 1;
  const last = tokens.findLast((token) => TO_HOUR.test(token));
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
  #hub: SVGElement | undefined;
  /** What was drawn last. */
  #drawn = '';
  /** The mark of the second, if the clock runs, and where it stands. */
  #second: SVGElement | undefined;
  #at = 0;

  constructor(parent: SVGElement) {
    this.#group = makeSvg('g', {}, parent);
  }

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
    this.#draw(handsOf(arrangement, piles, isWon(shown)), arrangement);
    if (this.#hands.length === 0) return;
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
    if (this.#second) this.mark(this.#at);
  }

  /** Whether they can tell the time. */
  get tellTime(): boolean {
    return this.#hands.length > 1;
  }

  /** Marks a second on the track; none of a clock that stands. */
  mark(second: number | undefined): void {
    if (second === undefined) {
      this.#second?.remove();
      return void (this.#second = undefined);
    }
    this.#at = second;
    const { x, y } = this.#hands[0]!.at;
    this.#second ??= makeSvg('path', { class: 'second', d: SECOND }, this.#group);
    this.#second.setAttribute('transform', `translate(${x} ${y}) rotate(${second * 6})`);
  }

  /** Hands that stay keep their elements, and turn on from where they are. */
  #draw(drawings: readonly Drawing[], { dial }: Arrangement): void {
    const group = this.#group;
    const at = hundredths(dial ?? { x: 0, y: 0 });
    const drawn = JSON.stringify([drawings, at]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    for (const { element } of this.#hands.splice(drawings.length)) element.remove();
    drawings.forEach(([d, length], i) => {
      let hand = this.#hands[i];
      if (!hand) {
        const element = makeSvg('path', { class: i === 0 ? 'hand' : 'hand minute' }, group);
        this.#hands.push((hand = { element, length, at, angle: 0, rests: false }));
      }
      hand.element.setAttribute('d', d);
      Object.assign(hand, { at, length });
      turnTo(hand, hand.angle);
    });
    this.#hub?.remove();
    this.#hub = undefined;
    if (drawings.length < 2) return;
    this.#hub = makeSvg('circle', { class: 'hub', cx: at.x, cy: at.y, r: HUB }, group);
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
