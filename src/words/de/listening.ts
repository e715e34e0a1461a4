import type { LossReason, PileFacts, PileSpec } from '../../rules/engine.js';
import type { Choice, Found, ListeningWords, Wanted } from '../listening-words.js';
import { cardsLeft, contentsOf } from '../pile-contents.js';
import { lost, move } from './moves.js';
import { goals } from './moving.js';
import { badge, counts, pileTop } from './piles.js';
import {
  at,
  begin,
  card,
  cards,
  from,
  list,
  moves,
  place,
  RANKS,
  the,
  theCard,
} from './vocabulary.js';

/** Why a game is lost, before it is told what is left. */
const REASONS: Readonly<Record<LossReason, string>> = {
  cycle: 'Keine Karte lässt sich mehr aufdecken.',
  'no-moves': 'Es ist kein Zug mehr möglich.',
  'none-aside': 'Keine Karte wurde beiseitegelegt.',
  'passes-over': 'Der letzte Durchgang ist vorbei.',
};

/** The same before a colon. */
const WHY: Readonly<Record<LossReason, string>> = {
  cycle: 'Kein Zug geht mehr',
  'no-moves': 'Kein Zug geht mehr',
  'none-aside': 'Keine Karte wurde beiseitegelegt',
  'passes-over': 'Der letzte Durchgang ist vorbei',
};

/** As many places of cards are told. */
const MOST = 6;

/** “jede Dame”, “jeder Bube”, “jedes Ass”. */
function everyRank(rank: number): string {
  const name = RANKS[rank - 1]!;
  const ending = rank === 1 ? 's' : rank === 11 || rank === 13 ? 'r' : '';
  return `jede${ending} ${name}`;
}

function wantedCards({ cards: wanted, ranks, all }: Wanted): string {
  if (all) return 'jede Karte';
  const others = wanted.filter((one) => !ranks.includes((one % 13) + 1));
  const names = [...ranks.map(everyRank), ...others.map(theCard)];
  return names.length > 0 ? list(names, 'oder') : 'keine Karte';
}

/** What is in a pile from the top down, and what it lacks. */
function contents(pile: PileFacts, above: PileFacts | undefined): string {
  const inside = contentsOf(pile).map((part) =>
    typeof part === 'number' ? `${part} verdeckt` : part.map((one) => card(one)).join(', '),
  );
  const { role, spread } = pile;
  const lacks = counts(pile).filter((one) =>
    role === 'stock' ? false : spread === 'stack' || /Lücke|vollständig/.test(one),
  );
  const first = above ? [pileTop(pile, above)] : inside.length > 0 ? [] : ['leer'];
  return [...first, ...inside, ...lacks].join('; ');
}

const whereIs = ({ pile, under }: Found): string => {
  if (pile.role === 'turned') return `als ${place(pile)}`;
  return under === 0 ? `${at(pile)} obenauf` : `${at(pile)} unter ${cards(under)}`;
};

function choice({ card: value, from: source, to, count }: Choice): string {
  const [first] = to;
  if (first?.role === 'stock') return 'den Ablagestapel umdrehen';
  if (source.role === 'stock') {
    return first?.role === 'waste' ? 'eine Karte vom Talon aufdecken' : 'die Lücken füllen';
  }
  const what = `${value === undefined ? cards(1) : card(value)}${count > 1 ? ` mit ${cards(count - 1)} darauf` : ''}`;
  const way = source.role === 'turned' ? '' : ` ${from(source)}`;
  return `${what}${way} ${list(goals(to), 'oder')}`;
}

type Needed = (pile: PileSpec, readOnly: boolean) => boolean;
const toPlay: Needed = (_, readOnly) => !readOnly;

/** The keys that a beginner needs, and for which piles each makes sense, of a game that is played or only looked at. */
const KEYS: readonly (readonly [text: string, needed?: Needed])[] = [
  ['Pfeile: nächster Stapel'],
  [
    '1 bis 9, 0 und zwei Tasten daneben: Stunden',
    ({ place: where }) => 'ring' in where && where.ring !== 'centre',
  ],
  [
    'C: Mitte',
    ({ place: where, role }) => role !== 'turned' && 'ring' in where && where.ring === 'centre',
  ],
  ['S: Talon', ({ role }) => role === 'stock'],
  ['Ende: Spalten', ({ place: where, spread }) => 'row' in where && spread === 'fan'],
  ['Enter: spielen', toPlay],
  ['D: was hier liegt'],
  ['W: was passt'],
  ['M: Züge'],
  ['H: Tipp', toPlay],
  ['R: wiederholen'],
  ['Alle Tasten: So geht’s'],
];

/** How many cards of a lost game are left, and where, as the end of a sentence. */
function remains(piles: readonly PileFacts[]) {
  const { places, sum, down } = cardsLeft(piles);
  const told = places.map(({ count, pile }) => `${count} ${at(pile)}`);
  return { sum, down, where: told.length === 1 ? ` ${at(places[0]!.pile)}` : `: ${list(told)}` };
}

export const listening: ListeningWords = {
  listen: 'Vorlesen',
  listening: {
    describe: 'Stapel beschreiben',
    cardBelow: 'Karte darunter',
    cardAbove: 'Karte darüber',
    wants: 'Was als Nächstes passt',
    listMoves: 'Mögliche Züge',
    repeat: 'Noch einmal sagen',
    keyHelp: 'Tasten',
    putBack: 'Karte zurücklegen',
  },
  described(pile, above, wanted, badges) {
    const about = badges.map((one) => begin(`${badge(one)}.`));
    const takes =
      pile.complete || wanted.cards.length === 0
        ? []
        : [`Als Nächstes passt ${wantedCards(wanted)}.`];
    const inside = `${begin(place(pile))}: ${contents(pile, above)}.`;
    return [inside, ...takes, ...about].join(' ');
  },
  read: (value, hidden, number, count) =>
    `${value === undefined ? `${hidden} verdeckt` : card(value)}, ${number} von ${count}.`,
  wants(pile, wanted, found) {
    const where = begin(place(pile));
    if (pile.complete) {
      const isPlural = Boolean(pile.rank) && !('ring' in pile.place);
      return `${begin(the(pile))} ${isPlural ? 'sind' : 'ist'} vollständig.`;
    }
    if (wanted.cards.length === 0) return `${where}: Hier passt jetzt keine Karte.`;
    const lies = found
      .slice(0, MOST)
      .map((one) => `${wanted.cards.length > 1 ? `${card(one.card)} ` : ''}${whereIs(one)}`);
    // What lies face down there is none of the cards that it takes.
    const inside = pile.hidden > 0 ? `${contents(pile, undefined)}. ` : '';
    const takes = `${where}: ${inside}Als Nächstes passt ${wantedCards(wanted)}`;
    return `${takes}${lies.length > 0 ? `: ${lies.join('; ')}` : ''}.`;
  },
  legalMoves(count, choices, more) {
    const told = choices.map(choice);
    const rest = more > 0 ? '; frag noch einmal nach den übrigen' : '';
    return `${count === undefined ? 'Außerdem' : moves(count)}: ${told.join('; ')}${rest}.`;
  },
  keyHelp: (piles, readOnly = false) =>
    KEYS.filter(([, needed]) => !needed || piles.some((pile) => needed(pile, readOnly)))
      .map(([text]) => `${text}.`)
      .join('\n'),
  nothingLifted: 'Es ist keine Karte aufgenommen.',
  alreadyHere: (turned, on) =>
    turned === undefined || !on
      ? 'Schon hier.'
      : `Schon hier. Die aufgedeckte Karte, ${theCard(turned)}, liegt ${at(on)}.`,
  noPileThere: 'In dieser Richtung liegt nichts.',
  noSuchPile: 'Diesen Stapel gibt es in diesem Spiel nicht.',
  left(reason, piles) {
    const { sum, down } = cardsLeft(piles);
    if (sum === 0) return lost(reason);
    if (down) return `${cards(sum)} ${sum === 1 ? 'liegt' : 'liegen'} noch verdeckt.`;
    return `${WHY[reason]}: ${cards(sum)} ${sum === 1 ? 'ist' : 'sind'} übrig.`;
  },
  remaining(reason, piles) {
    const { sum, down, where } = remains(piles);
    if (sum === 0) return lost(reason);
    const verb = sum === 1 ? 'liegt' : 'liegen';
    const how = where.startsWith(':') && !down ? 'sind übrig' : `${verb} noch`;
    return `${REASONS[reason]} ${cards(sum)} ${how}${down ? ' verdeckt' : ''}${where}.`;
  },
  played: (count, effects, piles) => `${moves(count)} gespielt. Zuletzt: ${move(effects, piles)}`,
  ofBoard: (what, board) => `${what}, ${board}`,
};
