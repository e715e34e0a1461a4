import { down, follows, hours, Oracle, rank, up } from './oracle.js';

const BASES = '6C 7H 8S 9D 10C JH QS KD 2C 3H 4S 5D'.split(' ');
const CLOCKWISE = ['f12', 'f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7', 'f8', 'f9', 'f10', 'f11'];

export class BigBenOracle extends Oracle {
  readonly table = new Map<string, string[]>();

  constructor(
    private readonly options: Readonly<Record<string, string>>,
    cards: readonly string[],
  ) {
    super();
    this.redeals = Number(options['redeals']);
    hours('h').forEach((id, i) => this.table.set(id, [BASES[i]!]));
    for (const id of hours('f')) this.table.set(id, []);
    const hand = [...cards];
    for (let round = 1; round <= 3; round++) {
      for (const id of CLOCKWISE) this.pile(id).push(hand.shift()!);
    }
    this.table.set('stock', hand.map(down).reverse());
    this.table.set('waste', []);
  }

  private fillOrder(): string[] {
    return this.options['fill-start'] === '1' ? hours('f') : CLOCKWISE;
  }

  private gaps(): string[] {
    return this.fillOrder().filter((id) => this.pile(id).length < 3);
  }

  private isComplete(id: string): boolean {
    return rank(this.top(id)!) === Number(id.slice(1));
  }

  private fanTakes(id: string, card: string): boolean {
    const { length } = this.pile(id);
    const fits = length > 0 && follows(this.top(id)!, card);
    switch (this.options['gap-build']) {
      case 'never':
        return length >= 3 && fits;
      case 'nonempty':
        return fits;
      default:
        return length === 0 || fits;
    }
  }

  moves(): string[] {
    const all: string[] = [];
    for (const from of [...hours('f'), 'waste']) {
      const card = this.top(from);
      if (card === undefined) continue;
      for (const to of hours('h')) {
        if (!this.isComplete(to) && follows(card, this.top(to)!)) all.push(`${from}-${to}`);
      }
      for (const to of hours('f')) {
        if (to !== from && this.fanTakes(to, card)) all.push(`${from}-${to}`);
      }
    }
    const gaps = this.gaps();
    if (this.pile('stock').length > 0) {
      all.push(gaps.length > 0 ? `stock-${gaps[0]}` : 'stock-waste');
    } else if (this.pile('waste').length > 0 && this.redeals > 0) {
      all.push('waste-stock');
    }
    return all;
  }

  private dealTo(id: string): void {
    const card = this.pile('stock').pop();
    if (card !== undefined) this.pile(id).push(up(card));
  }

  private fill(): void {
    if (this.options['fill-order'] === 'piles') {
      for (const id of this.fillOrder()) {
        while (this.pile(id).length < 3 && this.pile('stock').length > 0) this.dealTo(id);
      }
      return;
    }
    while (this.gaps().length > 0 && this.pile('stock').length > 0) {
      for (const id of this.gaps()) this.dealTo(id);
    }
  }

  make(token: string): void {
    const [from, to] = token.split('-') as [string, string];
    if (token === 'waste-stock') {
      while (this.pile('waste').length > 0)
        this.pile('stock').push(down(this.pile('waste').pop()!));
      this.redeals--;
    } else if (token === 'stock-waste') {
      this.dealTo('waste');
    } else if (from === 'stock') {
      this.fill();
    } else {
      this.pile(to).push(this.pile(from).pop()!);
    }
  }

  won(): boolean {
    return hours('h').every((id) => this.isComplete(id));
  }
}
