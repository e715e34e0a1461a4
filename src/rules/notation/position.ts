import { fault, formatCard, type Parsed, parsed } from '../../cards/index.js';
import { cardOf, isDown, type Rules, type State } from '../contract/rules.js';
import { positionValidators } from '../games/all-games.js';
import { readPosition } from './read-position.js';

const slotText = (slot: number): string =>
  isDown(slot) ? `(${formatCard(cardOf(slot))})` : formatCard(slot);

const memoryOf = (state: State, name: string): number =>
  (state as unknown as Record<string, number>)[name]!;

/**
 * A position as text: the game, then each pile with its cards from bottom to top, face-down cards in
 * parentheses, then the game's memory, all separated by vertical bars:
 * `clock | h12 (4C) (5S) … | turned KH | at centre | returned 0`.
 */
export function formatState(rules: Rules, state: State): string {
  const parts = [rules.game];
  state.piles.forEach((pile, i) => {
    if (pile.length > 0) parts.push([rules.piles[i]!.id, ...pile.map(slotText)].join(' '));
  });
  for (const { name, kind } of rules.memory) {
    const value = memoryOf(state, name);
    const shown = kind === 'pile' ? (rules.piles[value]?.id ?? 'none') : String(value);
    parts.push(`${name} ${shown}`);
  }
  return parts.join(' | ');
}

/** Parses the output of {@link formatState}. */
export function parseState<S extends State>(rules: Rules<S>, text: string): Parsed<S> {
  const read = readPosition(rules, text);
  if (!read.ok) return read;
  const { state, positions } = read.value;
  const invalidPile = positionValidators[rules.game]?.(rules, state);
  if (invalidPile === undefined) return parsed(state);
  const { id } = rules.piles[invalidPile]!;
  const message = `the pile “${id}” can’t hold these cards in this game`;
  return fault('impossible-pile', message, positions.get(id) ?? text.length);
}
