// Made by `npm run generate`: change src/catalogue.ts instead.

export { ClockSolitaire } from './elements/clock.js';
export { WatchSolitaire } from './elements/watch.js';
export { TravellersSolitaire } from './elements/travellers.js';
export { HideAndSeekSolitaire } from './elements/hide-and-seek.js';
export { GrandfathersClockSolitaire } from './elements/grandfathers-clock.js';
export { BigBenSolitaire } from './elements/big-ben.js';
export { GermanClockSolitaire } from './elements/german-clock.js';
export { WanderingCardSolitaire } from './elements/wandering-card.js';
export * from './elements/events.js';
export type * from './elements/public-types.js';
export { SolitaireElement } from './elements/solitaire-element.js';
export { SolitaireSettings } from './elements/solitaire-settings.js';
export { setWorkerAddress } from './solver/worker/worker-address.js';
