import {
  type Card,
  checkDeal,
  fault,
  formatCard,
  parseCard,
  type Parsed,
  parsed,
  wordsOf,
} from '../../cards/index.js';
import {
  cardOf,
  DOWN,
  isDown,
  type MemorySpec,
  pileIndex,
  type Pile,
  type Rules,
  type TableCard,
  type State,
} from '../contract/rules.js';
import { positionValidators } from '../games/all-games.js';

const slotText = (slot: number): string =>
  isDown(slot) ? `(${formatCard(cardOf(slot))})` : formatCard(slot);

const memoryOf = (state: State, name: string): number =>
  (state as unknown as Record<string, number>)[name]!;

/** Parses a value of the game's memory; undefined if it is not valid. */
function parseMemory(rules: Rules, { kind, max }: MemorySpec, shown: string): number | undefined {
  if (kind === 'count')
    return /^\d+$/.test(shown) && Number(shown) <= max ? Number(shown) : undefined;
  if (shown === 'none') return -1;
  const place = pileIndex(rules, shown);
  return place >= 0 && place <= max ? place : undefined;
}

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
  const [head, ...parts] = wordsOf(text, /[^|]+/g)
    .map((part) => wordsOf(part.text, /\S+/g, part.at))
    .filter((words) => words.length > 0);
  if (head?.length !== 1 || head[0]!.text !== rules.game) {
    return fault('other-game', `this is not a position of ${rules.game}`, 0);
  }
  const piles: Pile[] = rules.piles.map(() => []);
  const memory: Record<string, number> = {};
  const positions = new Map<string, number>();
  const cards: Card[] = [];
  const places: number[] = [];
  for (const [first, ...words] of parts) {
    const { text: name, at } = first!;
    const spec = rules.memory.find((known) => known.name === name);
    if (positions.has(name)) {
      return fault(spec ? 'memory-twice' : 'pile-twice', `“${name}” occurs twice`, at);
    }
    positions.set(name, at);
    if (spec) {
      const shown = words.map((word) => word.text).join(' ');
      const value = parseMemory(rules, spec, shown);
      if (value === undefined) {
        return fault('bad-memory', `“${shown}” is not a valid ${name}`, words[0]?.at ?? at);
      }
      memory[name] = value;
      continue;
    }
    const index = pileIndex(rules, name);
    if (index < 0) return fault('unknown-pile', `“${name}” is not a pile of this game`, at);
    const slots: TableCard[] = [];
    for (const word of words) {
      const down = /^\((.*)\)$/.exec(word.text);
      const card = parseCard(down ? down[1]! : word.text, word.at);
      if (!card.ok) return card;
      slots.push(down ? card.value + DOWN : card.value);
      cards.push(card.value);
      places.push(word.at);
    }
    piles[index] = slots;
  }
  for (const { name } of rules.memory) {
    if (!positions.has(name)) return fault('memory-missing', `“${name}” is missing`, text.length);
  }
  const checked = checkDeal(cards, rules.allCards);
  if (!checked.ok) {
    const { code, message, at } = checked.error;
    const whole = `the position must contain exactly the cards of the game: ${message}`;
    return fault(code, whole, places[at] ?? text.length);
  }
  const state = { piles, ...memory } as unknown as S;
  const invalidPile = positionValidators[rules.game]?.(rules, state);
  if (invalidPile === undefined) return parsed(state);
  const { id } = rules.piles[invalidPile]!;
  const message = `the pile “${id}” can’t hold these cards in this game`;
  return fault('impossible-pile', message, positions.get(id) ?? text.length);
}
