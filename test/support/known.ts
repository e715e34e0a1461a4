/** Players who know some games already: only the others are told how to begin. */
const known = ((globalThis as Record<symbol, unknown>)[Symbol.for('hourhand.known.1')] ??=
  new Set()) as Set<string>;

const GAMES =
  'clock watch travellers hide-and-seek grandfathers-clock big-ben german-clock wandering-card';

/** Sets which games the player of this page knows; by default all. */
export function knowGames(games = GAMES): void {
  known.clear();
  for (const game of games.split(' ').filter(Boolean)) known.add(game);
}

knowGames();
