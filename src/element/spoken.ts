/** What listeners are told of a game’s messages. */
import type { Board } from '../board/index.js';
import type { Heard, Message, Play } from '../game/index.js';
import { ROLES } from '../rules/engine.js';
import { MANY as NAMED } from '../words/goals.js';
import type { Focus, PossibleMove } from '../words/index.js';

/** More moves than this at once are summed up. */
const FEW = 3;
/** Of more different messages at once, only the last ones are said. */
const MANY = 6;

/**
 * The sentences for messages, of which many at once are summed up.
 * @param isSame whether the game has the deal of those that were said before
 */
export function summary(
  heard: readonly Heard[],
  play: Play,
  board: Board,
  isSame: boolean,
): string[] {
  const groups: Heard[][] = [];
  heard.forEach((one, i) => {
    const { by, message } = one;
    // A step of a line matters only while nothing follows it.
    if (message[0] === 'step' && i < heard.length - 1) return;
    // The goal comes in the place of the deal, whose number can be read above the board.
    const isReplaced = message[0] === 'dealt' && heard[i + 1]?.message[0] === 'firstLine';
    if (isReplaced && by !== 'player') return;
    const told: Heard = isReplaced ? { by, message: [isSame ? 'sameDeal' : 'newGame'] } : one;
    const group = groups.at(-1);
    if (group?.[0]!.message[0] === told.message[0]) group.push(told);
    else groups.push([told]);
  });
  return groups
    .slice(-MANY)
    .flatMap((group) => sentences(group, play, board))
    .filter((text, i, all) => text && text !== all[i - 1]);
}

/**
 * A message as listeners need it: the player knows what they have picked up and moved, which the pile’s name has told.
 */
function spokenOf({ message, by }: Heard, play: Play, board: Board): Message {
  const { messages } = play;
  if (!messages.isBrief && messages.more) {
    if (message[0] === 'lifted') return ['pickedUp', message[2], message[3]];
    if (message[0] === 'move' && by === 'player') return ['moved', message[1], message[2]];
  }
  const byEar = (move: PossibleMove): PossibleMove => ({
    ...move,
    with: move.byEar,
    focus: focusOf(board, play),
  });
  if (message[0] === 'nextMove') return ['nextMove', byEar(message[1])];
  if (message[0] === 'redeal') return ['redeal', byEar(message[1])];
  if (message[0] === 'gaps')
    return message[2].with ? ['gaps', message[1], byEar(message[2])] : message;
  if (message[0] === 'guided') return ['guided', byEar(message[1]), message[2]];
  // The reason has just been heard.
  if (message[0] === 'secondHalf') return ['secondHalf', byEar(message[1])];
  if (message[0] === 'firstLine') {
    return ['firstLine', message[1], message[2], message[3] && byEar(message[3])];
  }
  return message[0] === 'move' ? ['move', message[1], message[2], NAMED] : message;
}

/** The pile that has the focus, or that Tab leads to. */
function focusOf({ pile, element }: Board, { shown }: Play): Focus {
  const { id, role, place } = shown.rules.piles[pile]!;
  const isThere = element.matches(':focus-within');
  return { pile: id, isThere, inColumn: isThere && ROLES[role].builds && 'row' in place };
}

/** The sentences for messages of one kind. */
function sentences(same: readonly Heard[], play: Play, board: Board): string[] {
  const last = same.at(-1)!.message;
  const all = same.map((one) => play.messages.sentence(spokenOf(one, play, board)));
  switch (last[0]) {
    case 'move':
      if (same.length <= FEW || !play.messages.more) return all;
      return [play.messages.sentence(['played', same.length, last[1], last[2]])];
    case 'undone':
    case 'redone': {
      if (same.length <= FEW) return all;
      const count = same.reduce((sum, { message }) => sum + Number(message[1]), 0);
      return [play.messages.sentence([last[0], count, [], []])];
    }
    case 'par':
      // The first half has been said with the win.
      return [
        all
          .at(-1)!
          .replace(play.messages.sentence(['won', last[1]]), '')
          .trim(),
      ];
    case 'won':
      return [play.result, all.at(-1)!];
    case 'lost': {
      const { rules, state } = play.session;
      return [play.result, play.messages.sentence(['left', last[1], rules.table(state).piles])];
    }
    default:
      return all.slice(-FEW);
  }
}
