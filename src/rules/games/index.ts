import { checkDeal } from '../../cards/index.js';
import { allGames, type GameId } from './all-games.js';
import { optionFault, type OptionFault, resolveOptions } from '../contract/options.js';
import type { Game, Rules } from '../contract/rules.js';

/** Every game of the kit, by its id. */
export const games = Object.freeze(
  Object.fromEntries((allGames as readonly Game[]).map((game) => [game.id, game])),
) as Readonly<Record<GameId, Game> & Record<string, Game>>;

const warn = (game: string, fault: OptionFault): void => {
  console.warn(`${game}: ${optionFault(fault)}; its default is used`);
};

/**
 * The rules of one game. Its `deal` checks the cards, which a program may have from anywhere.
 * @param report gets what is wrong with options, which fall back to their default; without it, that is a warning
 * @throws {RangeError} if there is no game with that id
 */
export function rulesOf(
  game: string,
  options: Readonly<Record<string, string | undefined>> = {},
  report: (fault: OptionFault) => void = (fault) => warn(game, fault),
): Rules {
  const found = Object.hasOwn(games, game) ? games[game]! : undefined;
  if (!found) {
    throw new RangeError(`“${game}” is not a game: use ${Object.keys(games).join(', ')}`);
  }
  const resolved = resolveOptions(found, options);
  resolved.faults.forEach(report);
  const rules = found.create(resolved.options);
  return {
    ...rules,
    deal(cards) {
      const checked = checkDeal(cards, rules.pack);
      if (checked.ok) return rules.deal(cards);
      throw new RangeError(
        `this is no deal of ${game}: ${checked.error.message}; shuffle(rules.pack, 1) gives one`,
      );
    },
  };
}
