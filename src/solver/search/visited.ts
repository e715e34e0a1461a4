/**
 * The visited positions of a search: hash tables with open addressing in typed arrays, which double
 * until they hold as many positions as the search may remember.
 */

const FIRST_SIZE = 512;

const mix = (h: number): number => {
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 13), 0x297a2d39);
  return h ^ (h >>> 16);
};

/** Positions identified by 128 bits, which must not all be 0, each with a byte (17 bytes each). */
export class ExactTable {
  /** A small number for each position, at the index returned by {@link place}. */
  bytes = new Uint8Array(FIRST_SIZE);
  count = 0;
  #keys = new Int32Array(FIRST_SIZE * 4);
  #size = FIRST_SIZE;
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** The index of a position, which is added if it is new; -1 if it is new and the table is full. */
  place(key: Int32Array): number {
    return this.#find(key[0]!, key[1]!, key[2]!, key[3]!);
  }

  #find(a: number, b: number, c: number, d: number): number {
    let keys = this.#keys;
    let mask = this.#size - 1;
    const hash = mix(mix(mix(mix(a) + b) + c) + d);
    let i = hash & mask;
    for (;;) {
      const at = i * 4;
      const k = keys[at]!;
      const l = keys[at + 1]!;
      const m = keys[at + 2]!;
      const n = keys[at + 3]!;
      if (k === a && l === b && m === c && n === d) return i;
      if ((k | l | m | n) === 0) break;
      i = (i + 1) & mask;
    }
    if (this.count >= this.#most) return -1;
    if (this.count * 4 >= this.#size * 3) {
      this.#grow();
      keys = this.#keys;
      mask = this.#size - 1;
      i = hash & mask;
      while (keys[i * 4]! | keys[i * 4 + 1]! | keys[i * 4 + 2]! | keys[i * 4 + 3]!) {
        i = (i + 1) & mask;
      }
    }
    keys[i * 4] = a;
    keys[i * 4 + 1] = b;
    keys[i * 4 + 2] = c;
    keys[i * 4 + 3] = d;
    this.count++;
    return i;
  }

  #grow(): void {
    const { bytes } = this;
    const keys = this.#keys;
    this.#size *= 2;
    this.#keys = new Int32Array(this.#size * 4);
    this.bytes = new Uint8Array(this.#size);
    this.count = 0;
    for (let i = 0; i < bytes.length; i++) {
      const at = i * 4;
      if ((keys[at]! | keys[at + 1]! | keys[at + 2]! | keys[at + 3]!) === 0) continue;
      this.bytes[this.#find(keys[at]!, keys[at + 1]!, keys[at + 2]!, keys[at + 3]!)] = bytes[i]!;
    }
  }
}

/** Positions identified by a 64-bit hash (8 bytes each). */
export class HashTable {
  count = 0;
  #keys = new Int32Array(FIRST_SIZE * 2);
  #size = FIRST_SIZE;
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get full(): boolean {
    return this.count >= this.#most;
  }

  /** Adds a position. @returns whether it was new */
  add(a: number, b: number): boolean {
    if ((a | b) === 0) b = 1;
    const keys = this.#keys;
    const mask = this.#size - 1;
    let i = a & mask;
    for (;;) {
      const k = keys[i * 2]!;
      const l = keys[i * 2 + 1]!;
      if (k === a && l === b) return false;
      if ((k | l) === 0) break;
      i = (i + 1) & mask;
    }
    keys[i * 2] = a;
    keys[i * 2 + 1] = b;
    this.count++;
    if (this.count * 4 > this.#size * 3) this.#grow();
    return true;
  }

  clear(): void {
    this.count = 0;
    if (this.#size > 8 * FIRST_SIZE) {
      this.#size = FIRST_SIZE;
      this.#keys = new Int32Array(FIRST_SIZE * 2);
    } else this.#keys.fill(0);
  }

  #grow(): void {
    const keys = this.#keys;
    this.#size *= 2;
    this.#keys = new Int32Array(this.#size * 2);
    this.count = 0;
    for (let i = 0; i < keys.length; i += 2) {
      if (keys[i]! | keys[i + 1]!) this.add(keys[i]!, keys[i + 1]!);
    }
  }
}
