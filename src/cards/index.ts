export * from './card.js';
export * from './deal.js';
export * from './text.js';
