import type { GameOfDay } from '../rules/game-of-day.js';

/** What a board is made for: the deal of a day, or another one. */
export type Deal = GameOfDay &
  (
    | { readonly day: string; readonly deal?: never }
    | { readonly day?: never; readonly deal: string }
  );
