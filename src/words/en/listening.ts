import { type LossReason, makeCard, type PileFacts, type PileSpec } from '../../rules/engine.js';
import type { Choice, Found, ListeningWords, Wanted } from '../listening-words.js';
import { cardsLeft, contentsOf } from '../pile-contents.js';
import { lost, move } from './moves.js';
import { goals } from './moving.js';
import { badge, counts, pileTop } from './piles.js';
import { begin, card, cards, list, moves, place, small } from './vocabulary.js';

/** As many places of cards are told. */
const MOST = 6;

/** The name of a rank, as in “any 4”. */
const rankName = (rank: number): string => card(makeCard(rank, 0)).replace(/ of .*/, '');

function wantedCards({ cards: wanted, ranks, all }: Wanted): string {
  if (all) return 'any card';
  const others = wanted.filter((one) => !ranks.includes((one % 13) + 1));
  const names = [
    ...ranks.map((rank) => `any ${rankName(rank)}`),
    ...others.map((one) => `the ${card(one)}`),
  ];
  return names.length > 0 ? list(names, 'or') : 'no card';
}

/** What is in a pile from the top down, and what it lacks. */
function contents(pile: PileFacts, above: PileFacts | undefined): string {
  const inside = contentsOf(pile).map((part) =>
    typeof part === 'number' ? `${part} face down` : part.map((one) => card(one)).join(', '),
  );
  const { role, spread } = pile;
  const lacks = counts(pile).filter((one) =>
    role === 'stock' ? false : spread === 'stack' || /gap|complete/.test(one),
  );
  const first = above ? [pileTop(pile, above)] : inside.length > 0 ? [] : ['empty'];
  return [...first, ...inside, ...lacks].join('; ');
}

/** Whether its name is that of several cards: “the threes”. */
const isPlural = ({ id, rank, place: at }: PileSpec): boolean =>
  id === 'aside' || (Boolean(rank) && !('ring' in at));

/** “at 4 o’clock”, “on the threes”, “in column 5”. */
function within(pile: PileSpec): string {
  const onDial = 'ring' in pile.place && pile.place.ring !== 'outer';
  return `${isPlural(pile) ? 'on' : onDial ? 'at' : 'in'} ${place(pile)}`;
}

/** Why a game is lost, before it is told what is left. */
const REASONS: Readonly<Record<LossReason, string>> = {
  cycle: 'No more cards can be turned.',
  'no-moves': 'There are no legal moves.',
  'none-aside': 'No card was laid aside.',
  'passes-over': 'The last pass is over.',
};

/** The same before a colon. */
const WHY: Readonly<Record<LossReason, string>> = {
  cycle: 'No card can move',
  'no-moves': 'No card can move',
  'none-aside': 'No card was laid aside',
  'passes-over': 'The last pass is over',
};

/** “4 o’clock takes”, “the threes take”. */
const takes = (pile: PileSpec): string => `${begin(place(pile))} take${isPlural(pile) ? '' : 's'}`;

const whereIs = ({ pile, under }: Found): string => {
  if (pile.role === 'turned') return `as ${place(pile)}`;
  return under === 0 ? `on top of ${place(pile)}` : `${within(pile)}, under ${cards(under)}`;
};

function choice({ card: value, from, to, count }: Choice): string {
  const [first] = to;
  if (first?.role === 'stock') return 'turn the waste over';
  if (from.role === 'stock')
    return first?.role === 'waste' ? 'deal a card from the stock' : 'fill the gaps';
  const what = `${value === undefined ? cards(1) : card(value)}${count > 1 ? ` with ${cards(count - 1)} on it` : ''}`;
  const source = from.role === 'turned' ? '' : ` from ${place(from)}`;
  return `${what}${source} to ${list(goals(to), 'or')}`;
}

type Needed = (pile: PileSpec, readOnly: boolean) => boolean;
const toPlay: Needed = (_, readOnly) => !readOnly;

/** The keys that a beginner needs, and for which piles each makes sense, of a game that is played or only looked at. */
const KEYS: readonly (readonly [text: string, needed?: Needed])[] = [
  ['Arrows: next pile'],
  ['1 to 9, 0, minus, equals: hours', ({ place: at }) => 'ring' in at && at.ring !== 'centre'],
  ['C: centre', ({ place: at, role }) => role !== 'turned' && 'ring' in at && at.ring === 'centre'],
  ['S: stock', ({ role }) => role === 'stock'],
  ['End: columns', ({ place: at, spread }) => 'row' in at && spread === 'fan'],
  ['Enter: play', toPlay],
  ['D: what lies here'],
  ['W: what fits'],
  ['M: moves'],
  ['H: hint', toPlay],
  ['R: repeat'],
  ['All keys: How to play'],
];

/** How many cards of a lost game are left, and where, as the end of a sentence. */
function remains(piles: readonly PileFacts[]) {
  const { places, sum, down } = cardsLeft(piles);
  const told = places.map(({ count, pile }) => `${count} ${within(pile)}`);
  return {
    sum,
    down,
    where: told.length === 1 ? ` ${within(places[0]!.pile)}` : `: ${list(told)}`,
  };
}

export const listening: ListeningWords = {
  listen: 'Listen',
  listening: {
    describe: 'Describe the pile',
    cardBelow: 'Next card down',
    cardAbove: 'Next card up',
    wants: 'What it takes next',
    listMoves: 'Legal moves',
    repeat: 'Repeat',
    keyHelp: 'Keys',
    putBack: 'Put the card back',
  },
  described(pile, above, wanted, badges) {
    const about = badges.map((one) => `${badge(one)}.`);
    const next =
      pile.complete || wanted.cards.length === 0
        ? []
        : [`${isPlural(pile) ? 'They take' : 'Takes'} ${wantedCards(wanted)} next.`];
    const inside = `${begin(place(pile))}: ${contents(pile, above)}.`;
    return [inside, ...next, ...about.map(begin)].join(' ');
  },
  read: (value, hidden, number, count) =>
    `${begin(value === undefined ? `${hidden} face down` : card(value))}, ${number} of ${count}.`,
  wants(pile, wanted, found) {
    if (pile.complete) return `${begin(place(pile))} ${isPlural(pile) ? 'are' : 'is'} complete.`;
    if (wanted.cards.length === 0) return `${takes(pile)} no card now.`;
    const where = found
      .slice(0, MOST)
      .map((one) => `${wanted.cards.length > 1 ? `${card(one.card)} ` : ''}${whereIs(one)}`);
    // What lies face down there is none of the cards that it takes.
    const it = isPlural(pile) ? 'They take' : 'It takes';
    const start =
      pile.hidden > 0 ? `${begin(place(pile))}: ${contents(pile, undefined)}. ${it}` : takes(pile);
    const next = `${start} ${wantedCards(wanted)} next`;
    return `${next}${where.length > 0 ? `: ${where.join('; ')}` : ''}.`;
  },
  legalMoves(count, choices, more) {
    const told = choices.map(choice);
    const rest = more > 0 ? '; ask again for the rest' : '';
    return `${count === undefined ? 'The rest' : begin(moves(count))}: ${told.join('; ')}${rest}.`;
  },
  keyHelp: (piles, readOnly = false) =>
    KEYS.filter(([, needed]) => !needed || piles.some((pile) => needed(pile, readOnly)))
      .map(([text]) => `${text}.`)
      .join('\n'),
  nothingLifted: 'No card is picked up.',
  alreadyHere: (turned, on) =>
    turned === undefined || !on
      ? 'Already here.'
      : `Already here. The turned card, the ${card(turned)}, lies ${within(on)}.`,
  noPileThere: 'Nothing that way.',
  noSuchPile: 'This game has no such pile.',
  left(reason, piles) {
    const { sum, down } = cardsLeft(piles);
    if (sum === 0) return lost(reason);
    if (down) return `${cards(sum)} ${sum === 1 ? 'is' : 'are'} still face down.`;
    return `${WHY[reason]}: ${sum} ${sum === 1 ? 'is' : 'are'} left.`;
  },
  remaining(reason, piles) {
    const { sum, down, where } = remains(piles);
    if (sum === 0) return lost(reason);
    const how = down ? 'still face down' : 'left';
    return `${REASONS[reason]} ${cards(sum)} ${sum === 1 ? 'is' : 'are'} ${how}${where}.`;
  },
  played(count, effects, piles) {
    return `${begin(moves(count))} played. The last: ${small(move(effects, piles))}`;
  },
  ofBoard: (what, board) => `${what}, ${board}`,
};
