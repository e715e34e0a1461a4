/** The events of a session, from what it knows of its game. */
import { formatCards, type Notes, type OpeningDeal, type Rules } from '../rules/engine.js';
import type { ReadonlyHistory } from './history.js';
import { type By, type GameDetail, type GameRecord, recordOf } from './records.js';

/** What every event says. */
export function gameDetail(game: string, { number, cards, day }: OpeningDeal, by: By): GameDetail {
  return { game, deal: number ?? formatCards(cards), ...(day && { day }), by };
}

const withOptions = ({ game, options }: Rules, opening: OpeningDeal, by: By) => ({
  ...gameDetail(game, opening, by),
  options: Object.freeze({ ...options }),
});

export const dealRecord = (
  type: 'before-deal' | 'deal',
  rules: Rules,
  opening: OpeningDeal,
  by: By,
  restart: boolean,
): GameRecord => recordOf(type, { ...withOptions(rules, opening, by), restart });

export const loadRecord = (
  { rules, opening, moveCount }: ReadonlyHistory,
  by: By,
  reason: 'load' | 'resume',
): GameRecord => recordOf('load', { ...withOptions(rules, opening, by), reason, moveCount });

/** What has helped the player of a game, for the event of its win. */
export const helpOf = ({ undos, hints, solutionShown, par }: Notes): Omit<Notes, 'advised'> => ({
  undos,
  hints,
  solutionShown,
  ...(par !== undefined && { par }),
});
