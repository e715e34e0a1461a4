export type { Advice } from './advice.js';
export * from './commands.js';
export * from './controller.js';
export { type DealRequest } from './deal-request.js';
export { belongs } from './badges.js';
export type { Heard, Message } from './messages.js';
export { Part } from './part.js';
export type { Playback } from './playback.js';
