/** What is known about a game before it is loaded. */
export interface CatalogueEntry {
  readonly id: string;
  readonly tag: string;
  readonly className: string;
  /** The file of its rules in src/rules/games, and the name of its export there. */
  readonly rules: readonly [file: string, name: string];
  /** The folder of its adapter in src/solver/games; without one it has no verdict. */
  readonly solver?: string;
  /** Loads the game and defines its tag. */
  readonly load: () => Promise<unknown>;
}

/** All lists of games are generated from this one. A single game’s entry point doesn't import it. */
export const catalogue: readonly CatalogueEntry[] = [
  {
    id: 'clock',
    tag: 'clock-solitaire',
    className: 'ClockSolitaire',
    rules: ['shuttle', 'clock'],
    solver: 'shuttle',
    load: () => import('./tags/clock.js'),
  },
  {
    id: 'watch',
    tag: 'watch-solitaire',
    className: 'WatchSolitaire',
    rules: ['shuttle', 'watch'],
    solver: 'shuttle',
    load: () => import('./tags/watch.js'),
  },
  {
    id: 'travellers',
    tag: 'travellers-solitaire',
    className: 'TravellersSolitaire',
    rules: ['shuttle', 'travellers'],
    solver: 'shuttle',
    load: () => import('./tags/travellers.js'),
  },
  {
    id: 'hide-and-seek',
    tag: 'hide-and-seek-solitaire',
    className: 'HideAndSeekSolitaire',
    rules: ['shuttle', 'hideAndSeek'],
    solver: 'shuttle',
    load: () => import('./tags/hide-and-seek.js'),
  },
  {
    id: 'grandfathers-clock',
    tag: 'grandfathers-clock-solitaire',
    className: 'GrandfathersClockSolitaire',
    rules: ['grandfathers-clock', 'grandfathersClock'],
    solver: 'grandfathers-clock',
    load: () => import('./tags/grandfathers-clock.js'),
  },
  {
    id: 'big-ben',
    tag: 'big-ben-solitaire',
    className: 'BigBenSolitaire',
    rules: ['big-ben', 'bigBen'],
    solver: 'big-ben',
    load: () => import('./tags/big-ben.js'),
  },
  {
    id: 'german-clock',
    tag: 'german-clock-solitaire',
    className: 'GermanClockSolitaire',
    rules: ['german-clock', 'germanClock'],
    solver: 'german-clock',
    load: () => import('./tags/german-clock.js'),
  },
  {
    id: 'wandering-card',
    tag: 'wandering-card-solitaire',
    className: 'WanderingCardSolitaire',
    rules: ['wandering-card', 'wanderingCard'],
    solver: 'wandering-card',
    load: () => import('./tags/wandering-card.js'),
  },
];
