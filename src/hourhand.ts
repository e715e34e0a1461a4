// Made by `npm run generate`: change src/catalogue.ts instead.

export { ClockSolitaire } from './tags/clock.js';
export { WatchSolitaire } from './tags/watch.js';
export { TravellersSolitaire } from './tags/travellers.js';
export { HideAndSeekSolitaire } from './tags/hide-and-seek.js';
export { GrandfathersClockSolitaire } from './tags/grandfathers-clock.js';
export { BigBenSolitaire } from './tags/big-ben.js';
export { GermanClockSolitaire } from './tags/german-clock.js';
export { WanderingCardSolitaire } from './tags/wandering-card.js';
export * from './element/events.js';
export type * from './element/public-types.js';
export { SolitaireElement } from './element/solitaire-element.js';
export { SolitaireDaily } from './daily/solitaire-daily.js';
export type { StreakReport } from './daily/solitaire-daily.js';
export { SolitaireSettings } from './tags/solitaire-settings.js';
export { setWorkerAddress } from './solver/worker/worker-address.js';
