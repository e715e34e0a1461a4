import { css } from 'lit';
import type { Move, PileFacts, Table } from '../../rules/engine.js';
import { dealCode } from '../../rules/notation/deal-code.js';
import { type Chosen, isSigned } from '../geometry/arrange.js';
import { Badges, describe } from './badges.js';
import { Caption } from './caption.js';
import type { Clockwork } from './clockwork.js';
import { Counts } from './counts.js';
import { detailStyles } from './details-styles.js';
import type { Dial } from './dial.js';
import { Gaps } from './gaps.js';
import { grow, growthOf } from './grown.js';
import { Hands } from './hands.js';
import { makeShape, makeSvg } from '../pieces.js';
import { type BoardPlay, isWhole, isWon } from '../board-play.js';
import { findRating, isRated, noteRating } from '../../game/deal-rating.js';
import { LazyModule, type Play, Solver } from '../../game/index.js';
import { lineStyles } from './line-styles.js';
import { light } from './score.js';
import { sign, signPlate, type Word } from './signature.js';
import { lampShape } from './paints.js';
import { addMaterials, materialStyles } from './materials.js';
import { lightsOf, trainOf, wayOf } from './way.js';
import { NextSuits } from './next-suits.js';
import { touchStyles } from './touch-styles.js';

export const styles = css`${detailStyles}${touchStyles}${lineStyles}${materialStyles}`;

/** What lets a clock run, which is wanted once a game is won. */
const clockwork = new LazyModule('clockwork', () => import('./clockwork.js'));

/**
 * What is drawn on a table as soon as its cards and its dial have been: the hands, the signature
 * and the score of the dial, the gaps in fans, the numbers and the badges beside the piles.
 */
export class Details {
  readonly #dial: Dial;
  readonly #group = makeSvg('g', { class: 'details' });
  /** What pulses over the ticks of the hours that take the lifted card. */
  readonly #pulse = makeSvg('g', {}, this.#group);
  readonly #materials = makeSvg('g', {}, this.#group);
  readonly #signature = makeSvg('g', {}, this.#group);
  /** Under the numerals. */
  readonly #lights = makeSvg('g', { class: 'lights' });
  readonly #caption = new Caption(this.#group);
  readonly #route = makeSvg('g', { class: 'route' }, this.#group);
  readonly #hands = new Hands();
  readonly #gaps = new Gaps();
  readonly #counts = new Counts();
  readonly #badges = new Badges();
  readonly #nextSuits = new NextSuits();
  #arrangement: unknown;
  /** The piles that take the lifted card. */
  #targets: readonly number[] = [];
  #piles: readonly PileFacts[] = [];
  /** What the signature was drawn from. */
  #signed = '';
  #words: readonly Word[] = [];
  #clockwork: Clockwork | undefined;
  /** Whether the clock is to run, unless the game is held up. */
  #runs = false;
  #held = false;
  /** Turns the hands to the time. */
  #tell: (time?: Date) => void = () => {};

  readonly #board: HTMLElement;
  readonly #button: (pile: number) => Element | undefined;

  /** @param button the button of a pile */
  constructor(board: HTMLElement, dial: Dial, button: (pile: number) => Element | undefined) {
    this.#board = board;
    makeShape(lampShape, this.#group);
    this.#dial = dial;
    this.#button = button;
    board.querySelector('.cards')!.before(this.#gaps.element);
    board.querySelector('.cards')!.before(this.#hands.element);
    const own = [this.#counts, this.#badges, this.#nextSuits];
    board.querySelector('.buttons')!.before(...own.map(({ element }) => element));
  }

  update(chosen: Chosen, { piles, badges }: Table, play: BoardPlay, moves: readonly Move[]): void {
    const { arrangement } = chosen;
    this.#piles = piles;
    if (arrangement !== this.#arrangement) {
      this.#arrangement = arrangement;
      this.#signed = '';
    }
    // A dial that is drawn anew is empty.
    const { element, hours } = this.#dial;
    if (this.#group.parentNode !== element) {
      element.append(this.#group);
      element.querySelector('.track')?.before(this.#lights);
      addMaterials(element, this.#materials);
      this.showTargets(this.#targets);
    }
    // Cards that are not dealt begin the foundations.
    const laidOut = play.shown.rules.allCards.length > play.shown.rules.pack.length ? 1 : 0;
    for (const pile of piles) {
      const hour = hours.get(pile.id);
      if (hour) light(hour, pile, laidOut);
    }
    this.#sign(chosen, play);
    this.#caption.update(chosen, piles, play.words);
    const { shown } = play;
    this.#tell = (time) => {
      this.#hands.point(shown, piles, moves, arrangement, time);
      // No hand strikes a word out.
      const struck = this.#words.map(({ middle, half }) => this.#hands.strike(middle, half));
      // Either the name and the number are seen, or the name in the number's place.
      const [name, number, spare] = struck as [boolean, boolean, boolean];
      if (this.#words[2]?.spare) [struck[1], struck[2]] = [number || name, spare || !name];
      if (this.#words[0]?.isHalf) struck.fill(struck.includes(true));
      this.#words.forEach(({ element }, i) => element.classList.toggle('struck', struck[i]));
      this.#hands.spare(this.#words.filter((_, i) => !struck[i]));
    };
    this.#tell();
    const lines = wayOf(arrangement, piles, moves) ?? trainOf(arrangement, piles, moves);
    this.#route.replaceChildren(...lines.map((line) => makeSvg('path', { ...line })));
    const won = isWon(shown);
    const lights = won ? lightsOf(arrangement) : [];
    this.#lights.replaceChildren(...lights.map((light) => makeSvg('path', light)));
    const areLit = (name: string): boolean => lights.some((light) => light['class'] === name);
    element.classList.toggle('plate-lit', areLit('lit-plate'));
    element.classList.toggle('fanlights-lit', areLit('fanlight'));
    grow(this.#board, chosen, won ? growthOf(arrangement, piles) : undefined);
    this.#runs = !play.readOnly && this.#hands.tellTime && won;
    if (this.#runs)
      void play.load(clockwork, false).then((part) => part && this.#wind(part.Clockwork));
    else this.#clockwork?.run(false);
    this.#gaps.update(piles, chosen);
    this.#counts.update(piles, chosen);
    this.#badges.update(badges, chosen, play.words, shown.rules.options);
    this.#nextSuits.update(piles, badges, chosen);
    piles.forEach((pile, i) => {
      const button = badges.length > 0 && this.#button(i);
      if (button) describe(button, pile, badges);
    });
  }

  /** Stops a clock that runs, or lets it go on. */
  hold(held: boolean): void {
    this.#held = held;
    this.#clockwork?.run(this.#runs && !held);
  }

  #wind(kind: typeof Clockwork): void {
    this.#clockwork ??= new kind(this.#board, (time) => {
      this.#tell(time);
      this.#hands.mark(time?.getSeconds());
    });
    this.hold(this.#held);
  }

  /** Lets the ticks of these piles pulse. */
  showTargets(targets: readonly number[]): void {
    this.#targets = targets;
    this.#pulse.replaceChildren();
    const hours = targets.flatMap(
      (pile) => this.#dial.hours.get(this.#piles[pile]?.id ?? '') ?? [],
    );
    const d = hours.flatMap(({ ticks, bar }) => [...ticks, bar]).join('');
    if (d) makeSvg('path', { class: 'pulse', d }, this.#pulse);
  }

  #sign(chosen: Chosen, play: BoardPlay): void {
    const {
      shown: { dealNumber, rules },
      words,
    } = play;
    const { arrangement, scale } = chosen;
    const name = words.gameName(rules.game);
    const dealt = dealNumber === null ? '' : dealCode(rules.game, dealNumber);
    // A long code alone is no wider than a card; a number needs to be called one.
    const code = dealt === '' || dealt.includes('-') ? dealt : words.dealNumber(dealt);
    // As in the toolbar, whose facts the signature stands for.
    const { session: own, dealer } = isWhole(play) ? play : {};
    const day = own?.dealNumber === dealNumber ? own?.history.opening.day : undefined;
    const number = day && dealer ? words.day(day, dealer.today) : code;
    // The hands of a clock that runs go over the name.
    const won = isWon(play.shown);
    const spare = arrangement.dial?.rect === undefined && won;
    const signed = JSON.stringify([name, number, scale, won]);
    if (signed === this.#signed) return;
    this.#signed = signed;
    this.#signature.replaceChildren();
    this.#words = isSigned(chosen)
      ? sign(arrangement, scale, name, number, this.#signature, spare)
      : [];
    if (arrangement.plate) signPlate(arrangement, scale, name, number, this.#signature, won);
    if (isWhole(play) && isRated(play)) this.#rate(play);
  }

  /** Lets the number tell a mouse how hard the deal is: the model is asked only then. */
  #rate(play: Play): void {
    noteRating(play);
    const written = this.#signature.querySelector('.number');
    if (!written || play.playback) return;
    const title = makeSvg('title', {}, this.#signature);
    written.classList.add('rated');
    written.addEventListener('pointerenter', async () => {
      await findRating(play);
      const rating = play.feature(Solver)?.rating;
      const { more } = play.messages;
      if (rating && more)
        title.textContent = more.rating(rating.difficulty, rating.won, rating.plays);
    });
  }
}
