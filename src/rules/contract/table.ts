import {
  cardOf,
  DOWN,
  type Effect,
  isDown,
  type Move,
  type Pile,
  type PileFacts,
  type PileSpec,
  type TableCard,
  type State,
} from './rules.js';

/** The moves between piles, each created once, so that listing moves creates no new objects. */
export function moveTable(piles: readonly PileSpec[]): (from: number, to: number) => Move {
  const width = piles.length;
  const table: Move[] = new Array(width * width);
  return (from, to) => {
    const at = from * width + to;
    return (table[at] ??= Object.freeze({
      token: `${piles[from]!.id}-${piles[to]!.id}`,
      from,
      to,
    }));
  };
}

/** The top card, or -1 if there is none. */
export const topOf = (pile: Pile): number => (pile.length > 0 ? pile[pile.length - 1]! : -1);

/** The top of every pile. */
export const topsOf = ({ piles }: State): number[] => piles.map(topOf);

/** An array of each length, to be copied: that takes half as long as growing an array. */
const ARRAYS: number[][] = [[0]];

/** A pile with one card more on top. */
export function laidOn(pile: Pile, slot: TableCard): Pile {
  const { length } = pile;
  while (ARRAYS.length <= length) ARRAYS.push([...ARRAYS[ARRAYS.length - 1]!, 0]);
  const after = ARRAYS[length]!.slice();
  for (let i = 0; i < length; i++) after[i] = pile[i]!;
  after[length] = slot;
  return after;
}

/** A pile without its top card. */
export function lifted(pile: Pile): Pile {
  const after = pile.slice();
  after.pop();
  return after;
}

/** The waste as the new stock, so that the card dealt first is dealt first again. */
export const turnedOver = (waste: Pile): Pile => waste.map((card) => card + DOWN).reverse();

/** The first pile that isn't valid, for a {@link PositionValidator}. */
export function firstInvalidPile(
  { piles }: State,
  isValid: (pile: Pile, i: number) => boolean,
): number | undefined {
  const invalid = piles.findIndex((pile, i) => !isValid(pile, i));
  return invalid < 0 ? undefined : invalid;
}

export const allUp = (pile: Pile): boolean => !pile.some(isDown);
export const allDown = (pile: Pile): boolean => pile.every(isDown);

/** Whether both indices are valid in a game with `count` piles: a page can pass any move. */
export const areOnTable = (count: number, from: number, to: number): boolean =>
  from >= 0 && from < count && to >= 0 && to < count;

/** The effect of one card going from the top of one pile to the top of another, face up there. */
export function topToTop(state: State, from: number, to: number): readonly Effect[] {
  const source = state.piles[from]!;
  const top = topOf(source);
  return [
    {
      card: cardOf(top),
      from,
      fromIndex: source.length - 1,
      to,
      toIndex: state.piles[to]!.length,
      wasFaceUp: !isDown(top),
      faceUp: true,
    },
  ];
}

/** The piles after `effects`, applied card by card, as a view of the table does. */
export function replayEffects(piles: readonly Pile[], effects: readonly Effect[]): Pile[] {
  const next = piles.map((pile) => pile.slice());
  for (const effect of effects) {
    next[effect.from]!.splice(effect.fromIndex, 1);
    next[effect.to]!.splice(effect.toIndex, 0, effect.faceUp ? effect.card : effect.card + DOWN);
  }
  return next;
}

export function factsOf(
  spec: PileSpec,
  cards: Pile,
  more: { missing?: number; complete?: boolean; over?: string } = {},
): PileFacts {
  const hidden = cards.reduce((count, slot) => count + (isDown(slot) ? 1 : 0), 0);
  // Spreading objects of several shapes takes Node 20 thirty times as long.
  return Object.assign({}, spec, { cards, hidden, missing: 0, complete: false }, more);
}

/** The effects of {@link turnedOver}. */
export function turnOver(state: State, waste: number, stock: number): readonly Effect[] {
  const cards = [...state.piles[waste]!];
  return cards.map((_, i): Effect => {
    const fromIndex = cards.length - 1 - i;
    const card = cardOf(cards[fromIndex]!);
    const turned = { wasFaceUp: true, faceUp: false };
    return { card, from: waste, fromIndex, to: stock, toIndex: i, ...turned };
  });
}
