import { css } from 'lit';
import { countOf, isDown, type Move, type PileFacts } from '../../rules/engine.js';
import { CARD_HEIGHT, type Chosen, type Overlay } from '../geometry/arrange.js';
import type { CardLayer } from '../cards/cards.js';
import { type CardSpot, placeOf, spotOf, transformAt } from '../geometry/spots.js';
import { makeElement } from '../pieces.js';
import { gapsOf } from '../roles.js';

export const styles = css`
  .hint {
    position: absolute;
    inset: 0;
    z-index: 30000;
    pointer-events: none;
  }

  .hint > * {
    position: absolute;
    inset: 0 auto auto 0;
    box-sizing: border-box;
    width: var(--_card);
    height: calc(var(--_card) * 1.4);
    border-radius: var(--_radius);
  }

  /* The paper's colour around the accent's, so that the rings are seen on any ground and any card. */
  .hinted {
    outline: max(2px, calc(var(--_card) * 0.03)) solid var(--_accent);
    outline-offset: max(1px, calc(var(--_card) * 0.01));
    box-shadow: 0 0 0 max(4px, calc(var(--_card) * 0.05)) var(--_paper);
  }

  .goal {
    outline: max(2px, calc(var(--_card) * 0.03)) dashed var(--_accent);
    outline-offset: max(1px, calc(var(--_card) * 0.01));
    box-shadow: 0 0 0 max(4px, calc(var(--_card) * 0.05)) var(--_paper);
    background: color-mix(in srgb, var(--_accent) 10%, transparent);
  }

  /* Around the ring of the piles that take the card in hand. */
  .goal.kept {
    outline-offset: max(5px, calc(var(--_card) * 0.07));
    box-shadow: none;
  }

  .ghost .inner {
    box-shadow: 0 calc(var(--_card) * 0.06) calc(var(--_card) * 0.2) rgb(0 0 0 / 30%);
  }
`;

/** The marks of a hint. */
export interface HintMarks extends Overlay {
  /** Only the goal stays marked: its card has been picked up. */
  keepGoal(): void;
}

/** A ghost takes its time: it is to be followed with the eyes. */
const SLOWER = 3;

/**
 * Marks the cards of a move with a solid ring and their goal with a dashed one, and sends a ghost of the
 * card from one to the other. Escape removes it all.
 * @param time milliseconds of a card's move; at 0 there is no ghost
 */
export function markHint(
  board: HTMLElement,
  move: Move,
  piles: readonly PileFacts[],
  chosen: Chosen,
  cards: CardLayer,
  time: number,
): HintMarks {
  const layer = makeElement({ class: 'hint', 'aria-hidden': 'true' }, board);
  const [from, to] = [piles[move.from]!, piles[move.to]!];
  const count = Math.min(countOf(move), from.cards.length);
  const card = makeElement({ class: 'hinted' }, layer);
  const goal = makeElement({ class: 'goal' }, layer);
  // A card that goes under the pile on which it lies has one ring, and not two that nearly meet.
  goal.hidden = from.over === to.id;
  let ghost: HTMLElement | undefined;

  const place = ({ arrangement: { places }, scale }: Chosen): CardSpot[] => {
    const at = (pile: PileFacts, index: number): CardSpot =>
      spotOf(pile, placeOf(pile, places), index);
    const top = at(from, from.cards.length - 1);
    const lowest = at(from, from.cards.length - count);
    // One ring around a whole run.
    const reach = Math.hypot(top.x - lowest.x, top.y - lowest.y);
    const middle = { ...top, x: (top.x + lowest.x) / 2, y: (top.y + lowest.y - reach) / 2 };
    card.style.height = `${(CARD_HEIGHT + reach) * scale}px`;
    card.style.transform = transformAt(middle, scale);
    // Where the next card will lie, among the gaps that are filled with it.
    const cards = [...to.cards, ...Array<number>(Math.max(count, gapsOf(to))).fill(0)];
    const landing = at({ ...to, cards }, to.cards.length);
    goal.style.transform = transformAt(landing, scale);
    ghost?.remove();
    return [top, landing];
  };

  const [start, end] = place(chosen) as [CardSpot, CardSpot];
  if (time > 0) {
    const slot = from.cards.at(-1)!;
    ghost = cards.copy(isDown(slot) ? null : slot, layer);
    ghost.classList.add('ghost');
    const { scale } = chosen;
    // It turns in the shorter direction.
    const turn = ((((end.angle - start.angle) % 360) + 540) % 360) - 180;
    const frames = [
      { transform: transformAt(start, scale), opacity: 0 },
      { transform: transformAt(start, scale), opacity: 0.9, offset: 0.15, easing: 'ease-in-out' },
      {
        transform: transformAt({ ...end, angle: start.angle + turn }, scale),
        opacity: 0.9,
        offset: 0.8,
      },
      { transform: transformAt({ ...end, angle: start.angle + turn }, scale), opacity: 0 },
    ];
    const flight = ghost.animate(frames, { duration: time * SLOWER, fill: 'both' });
    flight.onfinish = () => ghost?.remove();
  }

  const root = board.getRootNode();
  const remove = (): void => {
    layer.remove();
    root.removeEventListener('keydown', press);
  };
  const press = (event: Event): void => {
    if ((event as KeyboardEvent).key !== 'Escape' || event.defaultPrevented) return;
    // A dialog over the board closes by it.
    if ((event.composedPath()[0] as Element).closest('dialog')) return;
    event.preventDefault();
    remove();
  };
  root.addEventListener('keydown', press);
  const keepGoal = (): void => {
    card.remove();
    ghost?.remove();
    goal.hidden = false;
    goal.classList.add('kept');
  };
  return { place: (anew) => void (layer.parentNode && place(anew)), remove, keepGoal };
}
