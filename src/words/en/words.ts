import { dealCode } from '../../rules/notation/deal-code.js';
import { collects } from '../goals.js';
import type { Words } from '../words.js';
import { labels } from './labels.js';
import { lost, move, won } from './moves.js';
import { badge, pile } from './piles.js';
import { card, day, gameName, moves, place } from './vocabulary.js';

export const en: Words = {
  lang: 'en',
  labels,
  gameName,
  dealNumber: (code) => `No. ${code}`,
  card,
  place,
  pile,
  badge,
  badgeNames: { redeals: 'redeals', 'suit-order': 'suit order', aside: 'laid aside' },
  move,
  dealt: (game, deal, today = '') =>
    `${gameName(game)}: ${deal === null ? 'a custom deal' : `deal ${typeof deal === 'string' ? `of ${day(deal, today)}` : dealCode(game, deal)}`}.`,
  day,
  loaded: (count) => `Game resumed after ${moves(count)}.`,
  won,
  wonTitle: (piles, game) =>
    piles.some((one) => 'ring' in one.place && one.place.ring !== 'centre')
      ? `The ${game === 'watch' ? 'watch' : 'clock'} is complete`
      : collects(piles)
        ? 'Every card is home'
        : 'You made it',
  lost,
  notLoaded: 'This couldn’t be loaded. Check your connection and try again.',
  winFirst: 'Win this game first.',
  oldBrowser: 'This browser is too old for the game. Update it, or open the page in another one.',
  more: () => import('./more.js'),
};
