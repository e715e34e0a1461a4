/** Players who know some games already: only the others are told how to begin. */
import { catalogue } from '../../src/catalogue.js';

const known = ((globalThis as Record<symbol, unknown>)[Symbol.for('hourhand.known.1')] ??=
  new Set()) as Set<string>;

const GAMES = catalogue.map(({ id }) => id).join(' ');

/** Sets which games the player of this page knows; by default all. */
export function knowGames(games = GAMES): void {
  known.clear();
  for (const game of games.split(' ').filter(Boolean)) known.add(game);
}

knowGames();
