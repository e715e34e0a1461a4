import {
  type Card,
  checkDeal,
  fault,
  parseCard,
  type Parsed,
  parsed,
  wordsOf,
} from '../../cards/index.js';
import {
  DOWN,
  type MemorySpec,
  pileIndex,
  type Pile,
  type Rules,
  type State,
  type TableCard,
} from '../contract/rules.js';

/** Parses a value of the game's memory; undefined if it is not valid. */
function parseMemory(rules: Rules, { kind, max }: MemorySpec, shown: string): number | undefined {
  if (kind === 'count')
    return /^\d+$/.test(shown) && Number(shown) <= max ? Number(shown) : undefined;
  if (shown === 'none') return -1;
  const place = pileIndex(rules, shown);
  return place >= 0 && place <= max ? place : undefined;
}

/** A position, and where each pile and each value of the game's memory begins in its text. */
interface Position<S> {
  readonly state: S;
  readonly positions: ReadonlyMap<string, number>;
}

/** Parses a position of a game; its cards are complete, but no play may lead to it. */
export function readPosition<S extends State>(rules: Rules<S>, text: string): Parsed<Position<S>> {
  const [head, ...parts] = wordsOf(text, /[^|]+/g)
    .map((part) => wordsOf(part.text, /\S+/g, part.at))
    .filter((words) => words.length > 0);
  if (head?.length !== 1 || head[0]!.text !== rules.game) {
    const begins = text.trim().split(/[\s|]/, 1)[0]!.slice(0, 40);
    return fault(
      'other-game',
      `a position of this game begins with “${rules.game} |”, and this one with “${begins}”`,
      0,
    );
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
  return parsed({ state: { piles, ...memory } as unknown as S, positions });
}
