import { Oracle, hours, rank } from './oracle.js';

/** Wandering Card, laid and played as a player would. */
export class WanderingCardOracle extends Oracle {
  readonly table = new Map<string, string[]>();
  private readonly places = [...hours('h'), 'centre'];

  constructor(options: Readonly<Record<string, string>>, cards: readonly string[]) {
    super();
    for (const id of [...this.places, 'aside', 'wandering']) this.table.set(id, []);
    const rest = [...cards];
    for (let row = 1; row <= 4; row++) {
      for (let count = 1; count <= 13; count++) {
        const card = rest.shift()!;
        const counted = row > 1 || options['count-first-row'] === 'true';
        if (counted && rank(card) === count) this.pile('aside').push(card);
        else this.pile(this.places[count - 1]!).push(card);
      }
    }
    this.wander('aside');
  }

  private wander(id: string): void {
    const card = this.pile(id).pop();
    this.table.set('wandering', card === undefined ? [] : [card]);
  }

  private home(card: string): string {
    return this.places[rank(card) - 1]!;
  }

  moves(): string[] {
    return this.pile('wandering').map((card) => `wandering-${this.home(card)}`);
  }

  make(token: string): void {
    const id = token.slice('wandering-'.length);
    const pile = this.pile(id);
    const finished = pile.every((card) => this.home(card) === id);
    pile.unshift(...this.pile('wandering'));
    this.wander(finished ? 'aside' : id);
  }

  won(): boolean {
    return this.places.every((id) => this.pile(id).every((card) => this.home(card) === id));
  }
}
