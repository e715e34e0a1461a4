import {
  cardOf,
  type Effect,
  isDown,
  type Move,
  type Pile,
  type PileFacts,
  type PileSpec,
  type Rules,
  type State,
  type VisibleState,
} from './rules.js';

/** The moves between piles, each made once, so that listing moves makes no new values. */
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

export const EMPTY: Pile = Object.freeze([]);

/** The top card, or -1 where there is none. */
export const topOf = (pile: Pile): number => (pile.length > 0 ? pile[pile.length - 1]! : -1);

/** The top of every pile. Copied first, as the engines read frozen arrays slowly. */
export const topsOf = ({ piles }: State): number[] => [...piles].map(topOf);

/** The first pile that isn't sound, for a {@link Flaw}. */
export function firstFlaw(
  { piles }: State,
  sound: (pile: Pile, i: number) => boolean,
): number | undefined {
  const flaw = piles.findIndex((pile, i) => !sound(pile, i));
  return flaw < 0 ? undefined : flaw;
}

export const allUp = (pile: Pile): boolean => !pile.some(isDown);
export const allDown = (pile: Pile): boolean => pile.every(isDown);

/** Whether both places are piles of a game with `count` piles: a move may come from anywhere. */
export const areOnTable = (count: number, from: number, to: number): boolean =>
  from >= 0 && from < count && to >= 0 && to < count;

/** The effect of one face-up card going from the top of one pile to the top of another. */
export function topToTop(state: State, from: number, to: number): readonly Effect[] {
  const source = state.piles[from]!;
  return [
    {
      card: cardOf(topOf(source)),
      from,
      fromIndex: source.length - 1,
      to,
      toIndex: state.piles[to]!.length,
      faceUp: true,
    },
  ];
}

/** The piles after `effects`, told card by card: what a view of the table does. */
export function replayEffects(piles: readonly Pile[], effects: readonly Effect[]): Pile[] {
  const next = piles.map((pile) => pile.slice());
  for (const effect of effects) {
    next[effect.from]!.splice(effect.fromIndex, 1);
    next[effect.to]!.splice(effect.toIndex, 0, effect.faceUp ? effect.card : effect.card + 64);
  }
  return next;
}

export function factsOf(
  spec: PileSpec,
  cards: Pile,
  more: { missing?: number; complete?: boolean; over?: string } = {},
): PileFacts {
  const hidden = cards.reduce((count, slot) => count + (isDown(slot) ? 1 : 0), 0);
  return { ...spec, cards, hidden, missing: 0, complete: false, ...more };
}

/** The waste turned over as the new stock, so that the card dealt first is dealt first again. */
export function turnOver(state: State, waste: number, stock: number): readonly Effect[] {
  const cards = [...state.piles[waste]!];
  return cards.map((_, i): Effect => {
    const fromIndex = cards.length - 1 - i;
    const card = cardOf(cards[fromIndex]!);
    return { card, from: waste, fromIndex, to: stock, toIndex: i, faceUp: false };
  });
}

/** What a player sees. Hints take this and nothing else, so that they can't peek. */
export function visible<S extends State>(rules: Rules<S>, state: S): VisibleState {
  const memory: Record<string, number> = {};
  for (const { name } of rules.memory) {
    memory[name] = (state as unknown as Record<string, number>)[name]!;
  }
  return {
    piles: state.piles.map((pile) => pile.map((slot) => (isDown(slot) ? null : cardOf(slot)))),
    memory,
  };
}
