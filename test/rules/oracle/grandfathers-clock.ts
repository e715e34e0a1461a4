import { follows, hours, Oracle, rank } from './oracle.js';

const BASES = '10H JS QD KC 2H 3S 4D 5C 6H 7S 8D 9C'.split(' ');
const COLUMNS = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8'];

export class GrandfathersClockOracle extends Oracle {
  readonly table = new Map<string, string[]>();
  private readonly wrap: boolean;

  constructor(options: Readonly<Record<string, string>>, cards: readonly string[]) {
    super();
    this.wrap = options['tableau-wrap'] === 'king-on-ace';
    hours('h').forEach((id, i) => this.table.set(id, [BASES[i]!]));
    for (const id of COLUMNS) this.table.set(id, []);
    for (let i = 0; i < 40; i++) this.pile(COLUMNS[i % 8]!).push(cards[i]!);
  }

  private isComplete(id: string): boolean {
    return rank(this.top(id)!) === Number(id.slice(1));
  }

  private takes(id: string, card: string): boolean {
    const top = this.top(id);
    if (id.startsWith('h')) return !this.isComplete(id) && follows(card, top!);
    if (top === undefined) return true;
    if (rank(card) === 13) return this.wrap && rank(top) === 1;
    return rank(top) === rank(card) + 1;
  }

  moves(): string[] {
    const all: string[] = [];
    for (const from of COLUMNS) {
      const card = this.top(from);
      if (card === undefined) continue;
      for (const to of this.table.keys()) {
        if (to !== from && this.takes(to, card)) all.push(`${from}-${to}`);
      }
    }
    return all;
  }

  make(token: string): void {
    const [from, to] = token.split('-');
    this.pile(to!).push(this.pile(from!).pop()!);
  }

  won(): boolean {
    return hours('h').every((id) => this.isComplete(id));
  }
}
