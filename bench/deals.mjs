/** The deals that benchmarks play: all can be won. */
export const deals = {
  clock: 19,
  watch: 19,
  travellers: 8,
  'hide-and-seek': 7,
  'grandfathers-clock': 7,
  'big-ben': 20,
  'german-clock': 25,
  'wandering-card': 1,
};
