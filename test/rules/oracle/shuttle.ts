import { down, isDown, Oracle, RANKS, rank, up } from './oracle.js';

const dialId = (of: number): string => (of === 13 ? 'centre' : `h${of}`);
const rowId = (of: number): string => RANKS[of - 1]!;
const talonId = (of: number): string => (of === 13 ? 'talon' : rowId(of));

const span = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

const layouts: Record<string, { ranks: number[]; id: (of: number) => string; start: number }> = {
  clock: { ranks: [12, ...span(1, 11), 13], id: dialId, start: 13 },
  watch: { ranks: [12, ...span(1, 11), 13], id: dialId, start: 13 },
  travellers: { ranks: span(1, 13), id: talonId, start: 13 },
  'travellers 32': { ranks: [7, 8, 9, 10, 11, 12, 1, 13], id: talonId, start: 13 },
  'hide-and-seek': { ranks: span(1, 13), id: rowId, start: 1 },
};

/** Clock, Watch, Travellers, Hide-and-Seek. */
export class ShuttleOracle extends Oracle {
  readonly table = new Map<string, string[]>();
  private readonly watch: boolean;
  private readonly inPlace: boolean;
  private readonly bottom: boolean;
  private readonly id: (of: number) => string;
  private readonly start: string;
  private startRank: number;
  private turned: string | undefined;
  private returned = false;

  constructor(game: string, options: Readonly<Record<string, string>>, cards: readonly string[]) {
    super();
    this.watch = game === 'watch';
    this.inPlace = options['in-place'] === 'true';
    this.bottom = options['king-returns'] === 'bottom';
    const layout = layouts[options['deck'] === '32' ? 'travellers 32' : game]!;
    this.id = layout.id;
    this.startRank = layout.start;
    this.start = layout.id(layout.start);
    for (const of of layout.ranks) this.table.set(layout.id(of), []);
    const piles = [...this.table.values()];
    cards.forEach((card, i) => piles[i % piles.length]!.push(down(card)));
    this.table.set('turned', []);
    this.turn(this.start);
  }

  private turn(id: string): void {
    this.turned = up(this.pile(id).pop()!);
    this.table.set('turned', [this.turned]);
  }

  private home(): string {
    return this.id(rank(this.turned!));
  }

  private hiding(): string[] {
    return [...this.table.keys()].filter((id) => this.pile(id).some(isDown));
  }

  private mayReturn(): boolean {
    if (!this.watch || this.returned || rank(this.turned!) !== this.startRank) return false;
    const kings = this.pile(this.start).filter((card) => !isDown(card)).length;
    return kings === 3 && !this.won();
  }

  moves(): string[] {
    if (this.turned === undefined) return [];
    const to = this.mayReturn() ? this.hiding() : [this.home()];
    return to.map((id) => `turned-${id}`);
  }

  make(token: string): void {
    const id = token.slice('turned-'.length);
    const pile = this.pile(id);
    const card = this.turned!;
    if (this.mayReturn()) {
      this.turn(id);
      const place = this.bottom ? pile.filter((other) => !isDown(other)).length : pile.length;
      pile.splice(place, 0, down(card));
      this.returned = true;
      return;
    }
    pile.unshift(card);
    if (pile.some(isDown)) {
      this.turn(id);
    } else {
      this.turned = undefined;
      this.table.set('turned', []);
    }
  }

  won(): boolean {
    for (const [id, pile] of this.table) {
      for (const card of pile.filter(isDown)) {
        if (!this.inPlace || this.id(rank(up(card))) !== id) return false;
      }
    }
    return true;
  }
}
