import { bigBen } from './big-ben.js';
import { germanClock } from './german-clock.js';
import { grandfathersClock } from './grandfathers-clock.js';
import type { Minimal } from './minimal.js';
import { shuttle } from './shuttle.js';
import { wanderingCard } from './wandering-card.js';

const upTo = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1);

/** Ranks in the dealing order of a dial: 12, 1 … 11, then the kings. */
const dial = [12, ...upTo(11), 13];

// Cards as plain numbers, so that this side uses nothing of the rules: 13 for each suit, clubs first.
const OLD_CLOCK = [35, 49, 24, 12, 27, 41, 16, 4, 31, 45, 20, 8];
const BIG_BEN = [5, 32, 46, 21, 9, 36, 50, 25, 1, 28, 42, 17];

/** A minimal loop for each game of the kit, by its id. */
export const minimals: Readonly<Record<string, () => Minimal>> = {
  clock: () => shuttle(dial, 13, false),
  watch: () => shuttle(dial, 13, true),
  travellers: () => shuttle(upTo(13), 13, false),
  'hide-and-seek': () => shuttle(upTo(13), 1, false),
  'grandfathers-clock': () => grandfathersClock(OLD_CLOCK),
  'big-ben': () => bigBen(BIG_BEN),
  'german-clock': () => germanClock(),
  'wandering-card': () => wanderingCard(),
};
