/** Whether what is drawn is the position. */
import type { Arrangement, Layout } from '../../../src/board/geometry/arrange.js';
import { levelOf, placeOf, spotOf, transformAt } from '../../../src/board/geometry/spots.js';
import { whenWon } from '../../../src/board/geometry/when-won.js';
import { drawCourt } from '../../../src/board/cards/courts.js';
import { drawFace } from '../../../src/board/cards/faces.js';
import { JACK } from '../../../src/cards/index.js';
import { cardOf, formatCard, isDown, isRed, rankOf, suitOf } from '../../../src/rules/index.js';
import type { Move, PileFacts } from '../../../src/rules/index.js';
import { en } from '../../../src/words/index.js';
import { counts } from './order.js';

const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'];
/** Cards that follow the pointer are drawn over everything. */
const HELD = 8e4;

/** A position to be compared with a board. */
export interface Position {
  readonly piles: readonly PileFacts[];
  readonly moves: readonly Move[];
  readonly layout: Layout;
  /** Whether a card may be in the air. */
  readonly pressed: boolean;
  /** Whether the cards lie still. */
  readonly still: boolean;
  readonly won: boolean;
}

/** The cards that drawings show, as far as they have been recognised. */
const recognised = new WeakMap<Element, number>();
/** The same by what the drawings are made of. */
const drawings = new Map<string, number>();

/** Whether a drawing of the kit's shows a card, in any of the sizes in which it may be drawn. */
function shows(drawing: Element, card: number): boolean {
  const known = recognised.get(drawing);
  if (known !== undefined) return known === card;
  const text = drawing.outerHTML;
  for (let line = -54; line <= 54 && drawings.get(text) !== card; line++) {
    drawings.set(drawFace(card, line).outerHTML, card);
    drawings.set(drawFace(card, line, undefined, true).outerHTML, card);
  }
  if (rankOf(card) >= JACK) {
    const figure = drawCourt(suitOf(card), rankOf(card));
    drawings.set(drawFace(card, 0, figure).outerHTML, card);
  }
  if (drawings.get(text) !== card) return false;
  recognised.set(drawing, card);
  return true;
}

/** What is wrong on a board. */
export function drawnFaults(root: ShadowRoot, position: Position): string[] {
  const board = root.querySelector<HTMLElement>('.board');
  if (!board) return [];
  const faults = buttonFaults(board, position);
  const cards = [...board.querySelectorAll<HTMLElement>('.cards .card')];
  const scale = Number.parseFloat(board.style.getPropertyValue('--_card'));
  // The cards are made when the board has its size.
  if (Number.isNaN(scale)) return faults;
  const { piles } = position;
  const count = piles.reduce((sum, pile) => sum + pile.cards.length, 0);
  if (board.querySelectorAll('.cards > *').length !== count) {
    faults.push(`drawn: ${cards.length} cards instead of ${count}`);
  }
  if (!position.still) return faults;
  counts['drawn'] = (counts['drawn'] ?? 0) + 1;
  const hand = root.querySelector('.base')!.classList.contains('left') ? 'left' : 'right';
  const width = board.style.getPropertyValue('--_board-width');
  const height = board.style.getPropertyValue('--_board-height');
  const fitting = position
    .layout(piles, hand)
    .filter((one) => `${one.width * scale}px` === width && `${one.height * scale}px` === height)
    .map((arrangement) => whenWon({ arrangement, scale }, position.won).arrangement);
  if (fitting.length === 0) return [...faults, `drawn: no arrangement is ${width} × ${height}`];
  const tries = fitting.map((arrangement) => cardFaults(cards, position, arrangement, scale));
  return [...faults, ...tries.reduce((best, one) => (one.length < best.length ? one : best))];
}

function cardFaults(
  cards: readonly HTMLElement[],
  { piles, pressed }: Position,
  { places }: Arrangement,
  scale: number,
): string[] {
  const faults: string[] = [];
  const at = new Map<number, HTMLElement>();
  let held = 0;
  for (const card of cards) {
    const level = Number(card.parentElement!.style.zIndex);
    if (level >= HELD) held++;
    else if (at.has(level)) faults.push(`drawn: two cards at level ${level}`);
    at.set(level, card);
  }
  if (held > 0 && !pressed) faults.push(`drawn: ${held} cards still follow the pointer`);
  piles.forEach((pile, i) => {
    if (pile.cards.length === 0) return;
    const place = placeOf(pile, places);
    const base = pile.over === undefined ? i : piles.length;
    pile.cards.forEach((slot, index) => {
      const card = at.get(levelOf(base, index));
      const name = `card ${index + 1} of ${pile.id}`;
      if (!card) {
        if (held-- <= 0) faults.push(`drawn: ${name} is nowhere`);
        return;
      }
      const transform = transformAt(spotOf(pile, place, index), scale);
      // The browser writes numbers in its own way.
      if (card.style.transform !== normal(transform)) {
        faults.push(`drawn: ${name} is at ${card.style.transform}, not ${normal(transform)}`);
      }
      faults.push(...sideFaults(card, slot, name, index === pile.cards.length - 1));
    });
  });
  return faults;
}

function sideFaults(card: HTMLElement, slot: number, name: string, top: boolean): string[] {
  const face = cardOf(slot);
  const color = isRed(face) ? 'red' : 'black';
  const wanted = isDown(slot) ? ['face-down'] : ['face-up', color, SUITS[suitOf(face)]!];
  const tokens = [...card.part].filter((token) => !['card', 'lifted', 'last'].includes(token));
  const faults: string[] = [];
  if (tokens.join() !== wanted.join()) faults.push(`drawn: ${name} is ${tokens.join()}`);
  if (top && card.hidden) faults.push(`drawn: ${name} is hidden`);
  const drawing = card.querySelector('.inner')!.firstElementChild;
  if (!top || !drawing) return top && !drawing ? [...faults, `drawn: ${name} has no face`] : faults;
  const own = drawing.getAttribute('data-own');
  const right = isDown(slot)
    ? own === 'back' || drawing.querySelector('.back') !== null
    : own === formatCard(face) || (own === null && shows(drawing, face));
  if (!right) faults.push(`drawn: ${name} does not show ${formatCard(face)}`);
  return faults;
}

const sample = document.createElement('i');
const normals = new Map<string, string>();

/** A transform as the browser writes it. */
function normal(transform: string): string {
  let text = normals.get(transform);
  if (text === undefined) {
    sample.style.transform = transform;
    normals.set(transform, (text = sample.style.transform));
  }
  return text;
}

/** The piles' buttons: their names, which of them can be moved from, and which takes the focus. */
function buttonFaults(board: HTMLElement, { piles, moves }: Position): string[] {
  const faults: string[] = [];
  const buttons = [...board.querySelectorAll<HTMLButtonElement>('.buttons > [data-pile]')];
  const bearer = (pile: number): number => {
    const { over } = piles[pile]!;
    return over === undefined ? pile : piles.findIndex(({ id }) => id === over);
  };
  const sources = new Set(moves.map(({ from }) => bearer(from)));
  const marked = buttons.filter((button) => button.classList.contains('target'));
  const targets = new Set(marked.map(({ dataset }) => Number(dataset['pile'])));
  const stops = buttons.filter(({ tabIndex }) => tabIndex === 0);
  // Before it has a size, nothing is written on a board.
  if (buttons.every(({ ariaLabel }) => ariaLabel === null)) return [];
  if (stops.length !== 1) faults.push(`drawn: ${stops.length} piles can be reached by Tab`);
  for (const button of buttons) {
    const index = Number(button.dataset['pile']);
    const pile = piles[index];
    if (!pile) {
      faults.push(`drawn: a button of a pile ${index} that is not there`);
      continue;
    }
    const over = piles.find((one) => one.over === pile.id && one.cards.length > 0);
    const takes = button.classList.contains('target');
    // A pile from which a card is picked up has its goals marked, and all of them.
    const goals = moves.filter(({ from }) => bearer(from) === index).map(({ to }) => bearer(to));
    const hasCards = pile.cards.length > 0 || over !== undefined;
    const maybeLifted = hasCards && goals.every((goal) => targets.has(goal));
    const labels = [false, ...(maybeLifted ? [true] : [])].map((lifted) =>
      en.pile(pile, over, { lifted, takes }),
    );
    if (!labels.includes(button.ariaLabel ?? '')) {
      faults.push(`drawn: “${button.ariaLabel}”, not “${labels.join('” or “')}”`);
    }
    if (button.classList.contains('movable') !== sources.has(index)) {
      faults.push(`drawn: ${pile.id} is${sources.has(index) ? ' not' : ''} shown as movable`);
    }
  }
  return faults;
}
