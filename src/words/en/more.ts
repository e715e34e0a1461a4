import type { Card, Explanation, PileSpec } from '../../rules/engine.js';
import { dealCode } from '../../rules/notation/deal-code.js';
import type { MoreWords } from '../words.js';
import { brief } from './brief.js';
import { chooseDeal } from './choose-deal.js';
import { daily, dayAhead, dayCome, dayDone } from './daily.js';
import { learn } from './learn.js';
import { listening } from './listening.js';
import { lost, move, won } from './moves.js';
import { moveText, moving } from './moving.js';
import { picture } from './picture.js';
import { reading } from './reading.js';
import { refusal } from './refusals.js';
import { scanning } from './scanning.js';
import { settings } from './settings.js';
import { statistics } from './statistics.js';
import { gameName, moves, place, small } from './vocabulary.js';

function explain(explanation: Explanation, piles: readonly PileSpec[]): string {
  if (explanation.kind === 'cycle') {
    const named = explanation.piles.map((id) => place(piles.find((one) => one.id === id)!));
    const circle = `${named.join(', then ')}, then ${named[0]} again`;
    if (named.length === 1) {
      const others = explanation.count - 1;
      const same = others === 1 ? 'one other pile' : `${others} other piles`;
      const result = explanation.kingReturned
        ? 'only the fourth king could have turned it, and that returns only once'
        : 'it could never be turned';
      return `The bottom card at ${named[0]} belongs there itself, so ${result}.${others > 0 ? ` The same is true of ${same}.` : ''}`;
    }
    const others =
      explanation.count > 1 ? ` This is one of ${explanation.count} such circles.` : '';
    const king = explanation.kingReturned ? ' The fourth king can open only one circle.' : '';
    return `The bottom cards block each other: each belongs to the next pile of a circle, ${circle}.${others}${king}`;
  }
  if (explanation.kind === 'none-aside') {
    return 'No card that counts was dealt to its own pile, so none was laid aside.';
  }
  if (explanation.kind !== 'turning-point') return lost(explanation.kind);
  const { moveCount, token, card: made, instead, sure } = explanation;
  if (moveCount < 0) return sure ? 'This deal can’t be won.' : 'No way to win this deal was found.';
  const text = (name: string | null | undefined, value: Card | null | undefined): string => {
    const [from, to] = (name ?? '').split('-').map((id) => piles.find((pile) => pile.id === id));
    return from && to ? moveText(value ?? undefined, from, to) : '';
  };
  const until = `The game could still be won after ${moves(moveCount)}`;
  if (!instead) return `${until}.`;
  return `${until}. A winning move: ${text(instead.token, instead.card)}. Move played: ${text(token, made)}.`;
}

export const more: MoreWords = {
  settings,
  playback: {
    title: 'Moves',
    scrubber: 'Position',
    toStart: 'First position',
    stepBack: 'Previous move',
    step: 'Next move',
    toEnd: 'Last position',
    takeOver: 'Play on from here',
    backToGame: 'Back to my game',
  },
  share: {
    title: 'Share',
    what: 'What to share',
    deal: 'This deal, to be played',
    game: (count) => `This game as played, ${moves(count)}`,
    link: 'Link',
    text: 'Text',
    copyLink: 'Copy link',
    copyText: 'Copy as text',
    send: 'Share…',
    copied: (text) => (text ? 'The text has been copied.' : 'The link has been copied.'),
    notCopied: 'The browser doesn’t allow copying: please copy the selected text yourself.',
    notSent: 'The browser doesn’t allow sharing: please copy the link instead.',
    dealNote: 'It contains the whole deal: nothing is stored elsewhere.',
    gameNote: 'It contains the deal and all moves: nothing is stored elsewhere.',
  },
  statistics,
  daily,
  chooseDeal,
  picture,
  rating: (difficulty, won, plays) =>
    `${{ easy: 'An easy deal', medium: 'A deal of medium difficulty', hard: 'A hard deal' }[difficulty]}${
      won === undefined
        ? ''
        : `: a simulated player who never looks ahead wins this deal ${won} times in ${plays}`
    }.`,
  dayDone,
  dayCome,
  dayAhead,
  dayShared: (how) =>
    ({
      shared: 'Your result has been shared.',
      copied: 'Your result has been copied.',
      refused: 'The browser doesn’t allow copying.',
    })[how],
  hint(value, from, to, chance) {
    const odds = chance === undefined ? '' : ` It wins ${Math.round(chance * 100)}% of the time.`;
    return `Hint: ${moveText(value, from, to, true)}.${odds}`;
  },
  plainHint: (value, from, to) =>
    `The solver isn’t available. One legal move: ${moveText(value, from, to, true)}.`,
  noSolver: 'The solver isn’t available.',
  lookingBack: (share = 0) =>
    `Looking back…${share > 0 ? ` ${Math.floor(100 * share)}%. Press “Why?” again to stop.` : ''}`,
  noHint: 'There are no moves left.',
  hintLost: 'No move leads to a win from here: try undoing some moves.',
  verdict(kind, moveCount) {
    if (kind === 'won') return `This game can ${moveCount === 0 ? '' : 'still '}be won.`;
    if (kind === 'lost') return `This game can’t be won${moveCount === 0 ? '' : ' any more'}.`;
    return kind === 'unknown' ? 'The solver can’t tell if this can be won.' : 'Looking ahead…';
  },
  noSolution(kind, moveCount) {
    if (kind === 'unknown') return 'The solver didn’t find a way to win.';
    return moveCount === 0
      ? 'This deal can’t be won, no matter how you play it.'
      : 'This game can’t be won from here.';
  },
  solutionAsks:
    'If you are shown how, the game of the day no longer counts. Choose “Show me how” again to see it.',
  solutionBegins: (count) =>
    `Demonstration: how to win in ${moves(count)}. The solver can see every card; this game no longer counts.`,
  step: (number, count, effects, piles) =>
    `Move ${number} of ${count}: ${small(move(effects, piles))}`,
  solutionEnds(count, effects, piles) {
    return `${this.step(count, count, effects, piles)} That’s how to win in ${moves(count)}.`;
  },
  replayBegins: (count) => `Replay of your game: ${moves(count)}.`,
  sharedBegins: (game, deal, count) =>
    `A shared game: ${gameName(game)}, ${deal === null ? 'a custom deal' : `deal ${dealCode(game, deal)}`}, ${moves(count)}.`,
  replayEnds(count, effects, piles, status) {
    const end = {
      playing: 'That’s all so far.',
      won: 'The game was won.',
      lost: 'The game was lost.',
    }[status];
    return `${this.step(count, count, effects, piles)} ${end}`;
  },
  otherGame: (game) => `This link leads to a game of ${gameName(game)}, which is not on this page.`,
  badLink(part, at) {
    if (part === 'version') return 'This link was made by another version of this game.';
    if (part === 'end') return 'This link is incomplete: its end is missing. Copy all of it.';
    if (part === 'damaged')
      return 'This link is damaged: a character is missing or wrong. Copy it again.';
    if (part === 'damaged-moves') {
      return 'The moves in this link are damaged: a character is missing or wrong. This is the deal without them.';
    }
    const fault = {
      options: 'its rules are',
      deal: 'its deal is',
      moves: 'its moves are',
      other: 'it is',
    }[part ?? 'other'];
    return `This link can’t be opened: ${fault} wrong at character ${at} of the game.`;
  },
  explain(explanation, piles, chances) {
    const reason = explain(explanation, piles);
    return chances ? `${reason} ${this.odds(chances)}` : reason;
  },
  odds({ share, noChoices, sure, oneIn }) {
    if (oneIn === 1) return 'Every deal can be won.';
    if (oneIn) return `About 1 game in ${oneIn} can be won.`;
    if (share > 0.995) return 'Nearly all deals can be won.';
    const percent = `${Number((share * 100).toPrecision(2))}%`;
    if (noChoices) return `About ${percent} of all games can be won.`;
    return `${sure ? '' : 'At least '}${percent} of all deals can be won.`;
  },
  savedElsewhere: 'A newer game was saved in another tab.',
  damagedSave: (restorable) =>
    `Your saved game was damaged and couldn’t be opened. ${restorable ? 'Its last good copy can be restored.' : 'This is a new game.'}`,
  damagedResults: (restorable) =>
    `Your earlier results were damaged and couldn’t be read. ${restorable ? 'Their last good copy can be restored.' : 'Counting starts again.'}`,
  resultsRestored: 'Your results have been restored.',
  damagedSettings: (restorable) =>
    `Your settings were damaged and couldn’t be read. ${restorable ? 'Their last good copy can be restored: see Settings.' : 'Choose them again in Settings.'}`,
  paused: 'Paused: the timer is stopped until you play on.',
  unpaused: 'The game goes on.',
  notSaved: 'This browser doesn’t let the page save your game. Closing the page will end it.',
  notSavedHere:
    'This game isn’t saved, because another board on this page is. Closing the page will end it.',
  storageFull: 'There is no room to save your game. Closing the page will lose your latest moves.',
  holdToDrag: 'To drag a card up or down, hold it for a moment first.',
  noLanguage: 'This page’s language couldn’t be loaded.',
  par: (count, fewest) => `${won(count)} The fewest possible is ${fewest}.`,
  refusal,
  ...learn,
  ...listening,
  ...moving,
  ...reading,
  ...scanning,
  brief,
};
