import { dealCode } from '../../rules/notation/deal-code.js';
import type { PileArrow, ReadingWords } from '../reading-words.js';
import { gameName, moves, place } from './vocabulary.js';

const arrows = (all: readonly PileArrow[]): string =>
  `${all.length === 1 ? 'Arrow' : 'Arrows'}: ${all
    .map(({ from, to }) => (from === to ? place(from) : `${place(from)} to ${place(to)}`))
    .join('; ')}.`;

export const reading: ReadingWords = {
  replayOf(game, deal, count, drawn) {
    const dealt = deal === null ? 'a custom deal' : `deal ${dealCode(game, deal)}`;
    const all = `Replay: ${gameName(game)}, ${dealt}, ${moves(count)}.`;
    return drawn.length > 0 ? `${all} ${arrows(drawn)}` : all;
  },
  diagramOf: (name, drawn) =>
    `Diagram: ${name}${drawn.length > 0 ? `. ${arrows(drawn).slice(0, -1)}` : ''}`,
  arrows,
  unreadable: (what) =>
    what === 'replay' ? 'This replay can’t be shown.' : 'This diagram can’t be shown.',
  notRestored: 'The game that was in this form couldn’t be read. This one goes on.',
};
