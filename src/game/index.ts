export * from './command.js';
export * from './display.js';
export type { Feature, Happening } from './feature.js';
export * from './features/index.js';
export {
  dealOf,
  type DealRequest,
  numberOfDay,
  poolOf,
  timeOfDay,
  wrongType,
} from './deal-request.js';
export { belongs } from './badges.js';
export { LazyModule } from './lazy-module.js';
export type { Heard, Message } from './message.js';
export type { Messages } from './messages.js';
export { paceOf } from './pace.js';
export * from './play.js';
export type { Line, Playback } from './playback.js';
export { silentDisplay } from './silent-display.js';
export { type Later, type PlayHost, storageOf } from './host.js';
