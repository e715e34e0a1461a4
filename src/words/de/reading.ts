import { dealCode } from '../../rules/notation/deal-code.js';
import type { PileArrow, ReadingWords } from '../reading-words.js';
import { from, gameName, moves, place, to } from './vocabulary.js';

const arrows = (all: readonly PileArrow[]): string =>
  `${all.length === 1 ? 'Pfeil' : 'Pfeile'}: ${all
    .map((one) => (one.from === one.to ? place(one.from) : `${from(one.from)} ${to(one.to)}`))
    .join('; ')}.`;

export const reading: ReadingWords = {
  replayOf(game, deal, count, drawn) {
    const dealt = deal === null ? 'eigene Karten' : `Spiel ${dealCode(game, deal)}`;
    const all = `Zum Nachspielen: ${gameName(game)}, ${dealt}, ${moves(count)}.`;
    return drawn.length > 0 ? `${all} ${arrows(drawn)}` : all;
  },
  diagramOf: (name, drawn) =>
    `Diagramm: ${name}${drawn.length > 0 ? `. ${arrows(drawn).slice(0, -1)}` : ''}`,
  arrows,
  unreadable: (what) =>
    what === 'replay'
      ? 'Dieses Spiel lässt sich nicht zeigen.'
      : 'Dieses Diagramm lässt sich nicht zeigen.',
  notRestored: 'Das Spiel aus diesem Formular ließ sich nicht lesen. Dieses hier geht weiter.',
};
