import { packOf, rankOf } from '../../cards/index.js';
import type { Examples, Meanings, Options, OptionSpec } from '../contract/options.js';
import {
  type Effect,
  type Game,
  IllegalMove,
  type Legality,
  lostBy,
  type Move,
  type Outcome,
  type Pile,
  type PileSpec,
  PLAYING,
  type PositionValidator,
  type Rules,
  type State,
  type Table,
  WON,
} from '../contract/rules.js';
import {
  allUp,
  areOnTable,
  factsOf,
  firstInvalidPile,
  lifted,
  moveTable,
  topOf,
} from '../contract/table.js';

/**
 * Wandering Card: the pack is dealt face up in four rows on thirteen places, counted from ace to king.
 * A card that falls on the place of its own rank is laid aside, and leaves a gap. Then the last of the
 * cards laid aside wanders: it goes under the pile of its rank, whose top card wanders on. If all cards
 * of that pile are at home, the next card laid aside begins to wander. The sources are in
 * docs/decisions.md.
 *
 * The wandering card is a separate pile on the pile that it was taken from.
 */
export interface WanderingState extends State {
  /** The pile from which the wandering card was taken; -1 once the game has ended. */
  readonly at: number;
}

const COUNT_FIRST_ROW: OptionSpec = {
  name: 'count-first-row',
  values: ['false', 'true'],
  default: 'false',
};

/** The indices of the piles: the places of the ranks first, the kings' last. */
const KINGS = 12;
const ASIDE = 13;
const WANDERING = 14;

const PILES: readonly PileSpec[] = Object.freeze([
  ...Array.from({ length: KINGS }, (_, i): PileSpec => {
    const hour = i + 1;
    const place = { ring: 'inner', hour } as const;
    return { id: `h${hour}`, role: 'tableau', place, rank: hour, hour, spread: 'tuck' };
  }),
  {
    id: 'centre',
    role: 'tableau',
    place: { ring: 'centre' },
    rank: 13,
    hour: 0,
    spread: 'tuck',
  },
  { id: 'aside', role: 'waste', place: { row: 0, order: 0 }, spread: 'stack' },
  { id: 'wandering', role: 'turned', place: { ring: 'centre' }, spread: 'stack' },
]);

const PACK = Object.freeze(packOf(1));
const STUCK = lostBy('no-moves');
const NONE_ASIDE = lostBy('none-aside');
const NO_MOVES: readonly Move[] = Object.freeze([]);

const move = moveTable(PILES);
/** The only move of each card. */
const MOVES = PACK.map((card) => Object.freeze([move(WANDERING, homeOf(card))]));

/** The pile of a card's rank. */
function homeOf(card: number): number {
  return rankOf(card) - 1;
}

/** The number of cards at the bottom of a pile that are of its rank: they stay. */
function atHome(pile: Pile, place: number): number {
  const first = pile.findIndex((card) => homeOf(card) !== place);
  return first < 0 ? pile.length : first;
}

/** The pile that the next card comes from once a card has been put under `to`; -1 if there is none. */
function nextFrom({ piles }: State, to: number): number {
  const top = topOf(piles[to]!);
  if (top >= 0 && homeOf(top) !== to) return to;
  return piles[ASIDE]!.length > 0 ? ASIDE : -1;
}

function createRules(options: Options): Rules<WanderingState> {
  const firstCounted = options['count-first-row'] === 'true' ? 0 : 1;

  function legality(state: WanderingState, from: number, to: number): Legality {
    if (!areOnTable(PILES.length, from, to)) return 'unknown-move';
    const [card] = state.piles[WANDERING]!;
    if (card === undefined) return 'game-over';
    if (from !== WANDERING) return 'not-available';
    if (to === WANDERING) return 'same-pile';
    return homeOf(card) === to ? 'ok' : 'wrong-hour';
  }

  return {
    game: 'wandering-card',
    options,
    noChoices: true,
    piles: PILES,
    pack: PACK,
    allCards: PACK,
    memory: [{ name: 'at', kind: 'pile', max: ASIDE }],
    move,
    legality,

    deal(cards) {
      const piles: number[][] = PILES.map(() => []);
      cards.forEach((card, i) => {
        const place = i % 13;
        const fits = i >= 13 * firstCounted && homeOf(card) === place;
        piles[fits ? ASIDE : place]!.push(card);
      });
      const first = piles[ASIDE]!.pop();
      if (first === undefined) return { piles, at: -1 };
      piles[WANDERING]!.push(first);
      return { piles, at: ASIDE };
    },

    moves(state) {
      const [card] = state.piles[WANDERING]!;
      return card === undefined ? NO_MOVES : MOVES[card]!;
    },

    apply(state, { from, to, token }) {
      const reason = legality(state, from, to);
      if (reason !== 'ok') throw new IllegalMove(reason, token);
      const at = nextFrom(state, to);
      const piles = state.piles.slice();
      const next = at < 0 ? -1 : topOf(piles[at]!);
      if (at >= 0) piles[at] = lifted(piles[at]!);
      piles[to] = [...piles[WANDERING]!, ...piles[to]!];
      piles[WANDERING] = at < 0 ? [] : [next];
      return { piles, at };
    },

    effects(state, { to }) {
      const at = nextFrom(state, to);
      const up = { wasFaceUp: true, faceUp: true };
      const card = state.piles[WANDERING]![0]!;
      const put: Effect = { card, from: WANDERING, fromIndex: 0, to, toIndex: 0, ...up };
      if (at < 0) return [put];
      const { length } = state.piles[at]!;
      const next: Effect = {
        card: topOf(state.piles[at]!),
        from: at,
        // The first card has been put under its pile by now.
        fromIndex: at === to ? length : length - 1,
        to: WANDERING,
        toIndex: 0,
        ...up,
      };
      return [put, next];
    },

    outcome({ piles }): Outcome {
      if (piles[WANDERING]!.length > 0) return PLAYING;
      const complete = piles.filter((pile, i) => i <= KINGS && atHome(pile, i) === 4).length;
      // A card that has been laid aside wanders until the pile of its rank is complete.
      return complete === 0 ? NONE_ASIDE : complete > KINGS ? WON : STUCK;
    },

    table({ piles, at }): Table {
      const over = at < 0 ? undefined : PILES[at]!.id;
      return {
        badges: [],
        piles: piles.map((pile, i) => {
          const spec = PILES[i]!;
          if (i === WANDERING) return factsOf(spec, pile, { over });
          if (i === ASIDE) return factsOf(spec, pile);
          const missing = 4 - atHome(pile, i);
          return factsOf(spec, pile, { missing, complete: missing === 0 });
        }),
      };
    },

    obvious(state, from) {
      return from === WANDERING ? this.moves(state)[0] : undefined;
    },

    safe: () => undefined,
  };
}

/** @public Read by scripts/generate.mjs. */
export const examples: Examples = { 'wandering-card': [28140, 10] };

/** What the option means, for the documentation. */
export const meanings: Meanings = {
  'count-first-row':
    'The first row is counted too: a card of it that falls on the place of its own rank is laid aside.',
};

/** In how many rows cards of these ranks were laid aside: within a row, the ranks go up. */
const rowsOf = (ranks: readonly number[]): number =>
  ranks.filter((rank, i) => i === 0 || rank <= ranks[i - 1]!).length;

export const validatePosition: PositionValidator = ({ options }, state) => {
  const { piles, at } = state as WanderingState;
  const [wandering] = piles[WANDERING]!;
  const aside = piles[ASIDE]!;
  const asideRows = options['count-first-row'] === 'true' ? 4 : 3;
  // A wandering card that has just been taken from there is counted with it.
  const laidAside = at === ASIDE && wandering !== undefined ? [...aside, wandering] : aside;
  /**
   * How many more cards a pile has to give than will come to it from the others. That is none, except
   * while a card wanders from pile to pile: the pile where its way began has already given one, and the
   * card itself is on its way to its own pile.
   */
  const surplus = (place: number): number => {
    const gives = piles[place]!.length - atHome(piles[place]!, place);
    const others = piles.slice(0, ASIDE).flatMap((pile, i) => (i === place ? [] : pile));
    return gives - others.filter((card) => homeOf(card) === place).length;
  };
  const wanders = wandering !== undefined && at !== ASIDE;
  const begun = (place: number): number =>
    surplus(place) - (wanders && homeOf(wandering) === place ? 1 : 0);
  const beginnings = wanders ? PACK.slice(0, 13).filter((_, i) => begun(i) === -1) : [];
  return firstInvalidPile(state, (pile, i) => {
    if (!allUp(pile)) return false;
    if (i === WANDERING) {
      const ended = pile.length === 0;
      return pile.length < 2 && ended === at < 0 && !(ended && aside.length > 0);
    }
    if (i === ASIDE) return rowsOf(laidAside.map(rankOf)) <= asideRows;
    const stay = atHome(pile, i);
    if (pile.slice(stay).some((card) => homeOf(card) === i)) return false;
    // What wanders was taken from a pile under which a card has just been put.
    if (i === at && stay === 0) return false;
    return begun(i) === 0 || (begun(i) === -1 && stay > 0 && beginnings.length === 1);
  });
};

export const wanderingCard: Game<WanderingState> = {
  id: 'wandering-card',
  options: [COUNT_FIRST_ROW],
  hasSolver: true,
  create: createRules,
};
