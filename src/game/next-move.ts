import {
  type Badge,
  cardOf,
  isDown,
  type Move,
  rankOf,
  ROLES,
  type Rules,
  type State,
  topOf,
} from '../rules/engine.js';
import type { News, PossibleMove } from '../words/index.js';
import { suitsOf } from './badges.js';
import type { Message } from './message.js';
import type { Play } from './play.js';

/** A move as facts for a sentence. */
export function factsOfMove(rules: Rules, state: State, { from, to }: Move): PossibleMove {
  const { piles } = rules.table(state);
  const top = topOf(piles[from]!.cards);
  const card = top < 0 || isDown(top) ? undefined : cardOf(top);
  const only = rules
    .moves(state)
    .every((one) => one.from !== from || one.to === to || ROLES[piles[one.to]!.role].deals);
  return { card, from: piles[from]!, to: piles[to]!, only };
}

/** What has been explained, by game: once each. */
const explained = new WeakMap<Play, Set<string>>();

/** Whether this has not been explained to the player yet; from now on, it has. */
export function isNew(play: Play, what: News | 'redeal' | 'gaps'): boolean {
  const before = explained.get(play) ?? new Set();
  explained.set(play, before);
  if (before.has(what)) return false;
  before.add(what);
  return true;
}

/** What is explained beside a move, because the player hears of it for the first time. */
export function newsOf(play: Play, { from, to }: PossibleMove): News[] {
  const hours = [from, to].map(({ place }) => ('hour' in place ? place.hour : 0));
  const met: News[] = [
    ...(ROLES[from.role].deals ? (['stock'] as const) : []),
    ...(hours.includes(11) ? (['minus'] as const) : []),
    ...(hours.includes(12) ? (['equals'] as const) : []),
  ];
  return met.filter((one) => isNew(play, one));
}

/** What its player plays with, as far as that is known. */
export function playedWith({ display, host }: Play): Pick<PossibleMove, 'with' | 'byEar'> {
  const keys = host.setting('keys');
  if (keys === 'scan') return {};
  const all = keys === 'on' ? 'keys' : 'arrows';
  const device = display.playedWith;
  const isTouch = device === 'touch';
  return { with: device === 'keys' ? all : device, byEar: isTouch ? device : all };
}

/** What is said if the turned card may go to any of several piles. */
export function choiceOf(rules: Rules, state: State): Message | undefined {
  const moves = rules.moves(state);
  const [first] = moves;
  if (!first || moves.length < 2 || !ROLES[rules.piles[first.from]!.role].inHand) return undefined;
  const card = cardOf(topOf(state.piles[first.from]!));
  const rank = rankOf(card);
  const shown = state.piles.flat().filter((slot) => !isDown(slot) && rankOf(slot) === rank);
  return ['choosePile', card, shown.length];
}

/** A move as it is told to its player: what they play with, and what is new to them. */
export function toldMove(play: Play, rules: Rules, state: State, move: Move): PossibleMove {
  const facts = factsOfMove(rules, state, move);
  return { ...facts, ...playedWith(play), news: newsOf(play, facts) };
}

/**
 * What is said of a move that has opened something: gaps for the stock, or a suit.
 * @param isFirst whether it is the player’s first game: once, it is said how gaps are filled
 */
export function openedBy(
  play: Play,
  before: State,
  after: State,
  isFirst: boolean,
): Message | undefined {
  const { rules } = play.session;
  const fillIn = (state: State): Move | undefined =>
    rules
      .moves(state)
      .find(
        ({ from, to }) =>
          ROLES[rules.piles[from]!.role].deals && ROLES[rules.piles[to]!.role].builds,
      );
  const { piles, badges } = rules.table(after);
  const fills = fillIn(after);
  if (fills && !fillIn(before)) {
    const columns = piles.filter(({ role }) => ROLES[role].builds);
    const short = columns.filter(({ missing }) => missing > 0);
    // Where piles have no size of their own, the stock fills those that are empty.
    const gaps = short.length > 0 ? short : columns.filter(({ cards }) => cards.length === 0);
    if (gaps.length > 0) {
      const explains = isFirst && isNew(play, 'gaps');
      const filling = explains
        ? toldMove(play, rules, after, fills)
        : factsOfMove(rules, after, fills);
      return ['gaps', gaps, filling];
    }
  }
  const order = badges.find((badge) => badge.kind === 'suit-order');
  const chosen = (all: readonly Badge[]): number => all.flatMap(suitsOf).length;
  return order && chosen(badges) > chosen(rules.table(before).badges)
    ? ['suitOrder', order.suits]
    : undefined;
}
