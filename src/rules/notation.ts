import {
  checkDeal,
  fault,
  formatCard,
  parseCard,
  type Parsed,
  parsed,
  wordsOf,
} from '../cards/index.js';
import {
  cardOf,
  DOWN,
  isDown,
  type Move,
  pileIndex,
  type Pile,
  type Rules,
  type State,
} from './rules.js';

const slotText = (slot: number): string =>
  isDown(slot) ? `(${formatCard(cardOf(slot))})` : formatCard(slot);

const remembered = (state: State, name: string): number =>
  (state as unknown as Record<string, number>)[name]!;

/**
 * A position as text: the game, then each pile with cards from bottom to top, those face down in
 * brackets, then what the game remembers, all between bars:
 * `clock | h12 (4C) (5S) … | turned KH | at centre | returned 0`.
 */
export function formatState(rules: Rules, state: State): string {
  const parts = [rules.game];
  state.piles.forEach((pile, i) => {
    if (pile.length > 0) parts.push([rules.piles[i]!.id, ...pile.map(slotText)].join(' '));
  });
  for (const { name, kind } of rules.memory) {
    const value = remembered(state, name);
    const shown = kind === 'pile' ? (rules.piles[value]?.id ?? 'none') : String(value);
    parts.push(`${name} ${shown}`);
  }
  return parts.join(' | ');
}

/** Reads what {@link formatState} writes; a fault says where in the text it lies. */
export function parseState<S extends State>(rules: Rules<S>, text: string): Parsed<S> {
  const [head, ...parts] = wordsOf(text, /\s*\|\s*/);
  if (head?.text.trim() !== rules.game) {
    return fault('other-game', `this is not a position of ${rules.game}`, 0);
  }
  const piles = new Map<number, Pile>();
  const memory: Record<string, number> = {};
  for (const part of parts) {
    const [name, ...words] = wordsOf(part.text, /\s+/);
    const at = part.at + name!.at;
    const spec = rules.memory.find((known) => known.name === name!.text);
    if (spec) {
      const shown = words[0]?.text ?? '';
      const place = shown === 'none' ? -1 : pileIndex(rules, shown);
      const value = spec.kind === 'pile' ? place : /^\d+$/.test(shown) ? Number(shown) : NaN;
      const wrong = spec.kind === 'pile' ? place < 0 && shown !== 'none' : !(value >= 0);
      if (wrong || value > spec.max) {
        return fault('bad-memory', `“${shown}” is not a value of ${spec.name}`, at);
      }
      memory[spec.name] = value;
      continue;
    }
    const index = pileIndex(rules, name!.text);
    if (index < 0) return fault('unknown-pile', `“${name!.text}” is not a pile of this game`, at);
    if (piles.has(index)) return fault('pile-twice', `the pile ${name!.text} comes twice`, at);
    const slots: number[] = [];
    for (const word of words) {
      const down = /^\((.*)\)$/.exec(word.text);
      const card = parseCard(down ? down[1]! : word.text, part.at + word.at);
      if (!card.ok) return card;
      slots.push(down ? card.value + DOWN : card.value);
    }
    piles.set(index, Object.freeze(slots));
  }
  for (const { name } of rules.memory) {
    if (!(name in memory)) return fault('memory-missing', `“${name}” is missing`, text.length);
  }
  const all = rules.piles.map((_, i) => piles.get(i) ?? Object.freeze([]));
  const cards = all.flatMap((pile) => pile.map(cardOf));
  const checked = checkDeal(cards, rules.allCards);
  if (!checked.ok) {
    const { code, message } = checked.error;
    return fault(code, `the cards of the position are not the game’s: ${message}`, text.length);
  }
  return parsed(Object.freeze({ piles: Object.freeze(all), ...memory }) as unknown as S);
}

/** Reads a move's token; the move need not be legal. */
export function parseMove(rules: Rules, token: string, at = 0): Parsed<Move> {
  const [from, to, more] = token.split('-');
  const source = pileIndex(rules, from ?? '');
  if (source < 0) {
    return fault('unknown-pile', `“${from}” in the move “${token}” is not a pile of this game`, at);
  }
  const target = pileIndex(rules, to ?? '');
  if (target < 0 || more !== undefined) {
    const shown = token.slice(from!.length + 1);
    const place = at + from!.length + 1;
    return fault(
      'unknown-pile',
      `“${shown}” in the move “${token}” is not a pile of this game`,
      place,
    );
  }
  return parsed(rules.move(source, target));
}
