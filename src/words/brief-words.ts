import type { MoreWords, Words } from './words.js';

/**
 * Sentences for players who want to hear less: with the cards and places of the full ones, in fewer words. Of a
 * move, which the player has made, only the cards are told that it has made visible. Where a language has no
 * short sentence, the full one is said.
 */
export type BriefWords = Partial<
  Pick<
    Words & MoreWords,
    | 'move'
    | 'dealt'
    | 'loaded'
    | 'won'
    | 'wonTitle'
    | 'lost'
    | 'left'
    | 'par'
    | 'verdict'
    | 'undone'
    | 'redone'
    | 'played'
    | 'lifted'
    | 'putDown'
    | 'hint'
    | 'plainHint'
    | 'noHint'
    | 'hintLost'
    | 'noSolution'
    | 'solutionBegins'
    | 'step'
    | 'solutionEnds'
    | 'replayBegins'
    | 'sharedBegins'
    | 'replayEnds'
    | 'firstLine'
    | 'nextMove'
    | 'choosePile'
    | 'gaps'
    | 'suitOrder'
    | 'yourMove'
  >
>;
