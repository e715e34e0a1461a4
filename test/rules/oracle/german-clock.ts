import { down, isBlack, Oracle, rank, suit, up } from './oracle.js';

const HOURS = Array.from({ length: 13 }, (_, i) => (i === 12 ? 'centre' : `h${i + 1}`));

export class GermanClockOracle extends Oracle {
  readonly table = new Map<string, string[]>();

  constructor(options: Readonly<Record<string, string>>, cards: readonly string[]) {
    super();
    this.redeals = Number(options['redeals']);
    for (const id of HOURS) this.table.set(id, []);
    this.table.set('stock', cards.map(down).reverse());
    this.table.set('waste', []);
  }

  /** The suits on any pile's layer: one at most, or the rules were broken. */
  private suitsOn(layer: number): string[] {
    return HOURS.flatMap((id) => this.pile(id).slice(layer, layer + 1)).map(suit);
  }

  private opens(card: string): boolean {
    const pile = this.pile(HOURS[rank(card) - 1]!);
    const layer = pile.length;
    const used = this.suitsOn(layer);
    if (used.length > 0) return used[0] === suit(card);
    if (layer === 0) return true;
    // A layer that nobody has begun: the colour alternates, and no suit comes twice on a pile.
    if (isBlack(pile.at(-1)!) === isBlack(card)) return false;
    return !pile.some((below) => suit(below) === suit(card));
  }

  moves(): string[] {
    const all: string[] = [];
    const card = this.top('waste');
    if (card !== undefined && this.opens(card)) all.push(`waste-${HOURS[rank(card) - 1]}`);
    if (this.pile('stock').length > 0) all.push('stock-waste');
    else if (card !== undefined && this.redeals > 0) all.push('waste-stock');
    return all;
  }

  make(token: string): void {
    if (token === 'stock-waste') {
      this.pile('waste').push(up(this.pile('stock').pop()!));
    } else if (token === 'waste-stock') {
      while (this.pile('waste').length > 0)
        this.pile('stock').push(down(this.pile('waste').pop()!));
      this.redeals--;
    } else {
      this.pile(token.split('-')[1]!).push(this.pile('waste').pop()!);
    }
  }

  won(): boolean {
    return HOURS.every((id) => this.pile(id).length === 4);
  }
}
