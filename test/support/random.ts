/** Random numbers from 0 to 1 that are the same for the same seed. */
import { generator } from '../../src/cards/deal.js';

export function randomOf(seed: number): () => number {
  const next = generator(seed);
  return () => next() / 2 ** 32;
}
