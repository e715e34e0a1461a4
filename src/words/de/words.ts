import { dealCode } from '../../rules/notation/deal-code.js';
import { collects } from '../goals.js';
import type { Words } from '../words.js';
import { labels } from './labels.js';
import { lost, move, won } from './moves.js';
import { badge, pile } from './piles.js';
import { card, day, gameName, ofMoves, place } from './vocabulary.js';

export const words: Words = {
  lang: 'de',
  labels,
  gameName,
  dealNumber: (code) => `Nr. ${code}`,
  card,
  place,
  pile,
  badge,
  badgeNames: { redeals: 'Durchgänge', 'suit-order': 'Farbfolge', aside: 'beiseite' },
  move,
  dealt: (game, deal, today = '') =>
    `${gameName(game)}: ${deal === null ? 'eigene Karten' : `Spiel ${typeof deal === 'string' ? `vom ${day(deal, today)}` : dealCode(game, deal)}`}.`,
  day,
  loaded: (count) => `Das Spiel geht nach ${ofMoves(count)} weiter.`,
  won,
  wonTitle: (piles) =>
    piles.some((one) => 'ring' in one.place && one.place.ring !== 'centre')
      ? 'Die Uhr ist vollständig'
      : collects(piles)
        ? 'Alle Karten liegen richtig'
        : 'Geschafft',
  lost,
  notLoaded: 'Das ließ sich nicht laden. Prüfe die Verbindung und versuche es noch einmal.',
  winFirst: 'Gewinne erst dieses Spiel.',
  oldBrowser:
    'Dieser Browser ist zu alt für das Spiel. Aktualisiere ihn oder öffne die Seite in einem anderen.',
  more: () => import('./more.js'),
};
