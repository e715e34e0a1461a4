/** What a player does before a module has come is done then, in its order. */
export class Pending {
  #acts: (() => void)[] = [];
  readonly #load: () => Promise<unknown>;

  /** @param load loads the module; what is pending is also done if that fails */
  constructor(load: () => Promise<unknown>) {
    this.#load = load;
  }

  get isEmpty(): boolean {
    return this.#acts.length === 0;
  }

  add(act: () => void): void {
    if (this.#acts.push(act) === 1) void this.#load().then(() => this.#doAll());
  }

  forget(): void {
    this.#acts = [];
  }

  #doAll(): void {
    for (const act of this.#acts.splice(0)) act();
  }
}
