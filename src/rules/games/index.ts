import { allGames } from './all-games.js';
import { type OptionFault, resolveOptions } from '../contract/options.js';
import type { Game, Rules } from '../contract/rules.js';

/** Every game of the kit, by its id. */
export const games: Readonly<Record<string, Game>> = Object.freeze(
  Object.fromEntries((allGames as readonly Game[]).map((game) => [game.id, game])),
);

/**
 * The rules of one game. Invalid options fall back to their default and are passed to `report`.
 * @throws {RangeError} if there is no game with that id
 */
export function rulesOf(
  game: string,
  options: Readonly<Record<string, string | undefined>> = {},
  report: (fault: OptionFault) => void = () => {},
): Rules {
  const found = Object.hasOwn(games, game) ? games[game]! : undefined;
  if (!found) {
    throw new RangeError(`“${game}” is not a game: use ${Object.keys(games).join(', ')}`);
  }
  const resolved = resolveOptions(found, options);
  resolved.faults.forEach(report);
  return found.create(resolved.options);
}
