import type { PileFacts } from '../../rules/engine.js';
import type { Arrangement, Chosen, Spot } from '../geometry/arrange.js';
import { growthIn } from '../geometry/when-won.js';

/**
 * How many times larger a round dial, or one that says so, can be if only its own cards are left: 1 if that is hardly
 * larger, but it can lie in the middle. Undefined if it stays as it is.
 */
export function growthOf(
  arrangement: Arrangement,
  piles: readonly PileFacts[],
): number | undefined {
  const { dial, height, places } = arrangement;
  if (!dial || (dial.rect && dial.growth === undefined)) return undefined;
  const isAlone = piles.every(({ id, cards }) => {
    const place = places[id];
    if (!place || cards.length === 0) return true;
    // On its sign the kings belong to it.
    return (
      place.x === dial.kings?.x ||
      (dial.rect
        ? Math.abs(place.x - dial.x) < dial.rect.rim.x
        : Math.hypot(place.x - dial.x, place.y - dial.y) < dial.r)
    );
  });
  if (!isAlone) return undefined;
  if (dial.growth !== undefined) return dial.growth;
  const growth = growthIn({ ...arrangement, height: height - (dial.hangs ?? 0) });
  const { x, y } = middleOf(arrangement);
  const away = Math.max(Math.abs(x - dial.x), Math.abs(y - dial.y));
  if (growth > 1.05) return growth;
  return away > 0.05 || dial.sign ? 1 : undefined;
}

/** Where a grown dial goes: what hangs from it stays below it. */
const middleOf = ({ dial, width, height }: Arrangement): Spot => ({
  x: width / 2,
  y: (height - (dial!.growth ?? 1) * (dial!.hangs ?? 0)) / 2,
});

/**
 * Lets the dial of a board grow to the middle of its room, or gives it its own size again. What is left around it is
 * empty, and takes no room on the page.
 */
export function grow(
  board: HTMLElement,
  { arrangement, scale }: Chosen,
  growth: number | undefined,
): void {
  const { dial } = arrangement;
  const { style, parentElement: stage } = board;
  const grows = growth !== undefined;
  board.classList.toggle('grown', grows);
  stage?.classList.toggle('clips', grows);
  if (!grows || !dial) return;
  style.setProperty('--_growth', growth.toFixed(4));
  style.setProperty('--_from', `${dial.x * scale}px ${dial.y * scale}px`);
  const { x, y } = middleOf(arrangement);
  style.setProperty('--_to', `${(x - dial.x) * scale}px ${(y - dial.y) * scale}px`);
}
