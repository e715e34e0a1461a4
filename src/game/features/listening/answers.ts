import {
  type Card,
  cardOf,
  countOf,
  isDown,
  type Move,
  type PileFacts,
  rankOf,
  ROLES,
} from '../../../rules/engine.js';
import type { Choice, Found, Wanted } from '../../../words/index.js';
import { contentsOf } from '../../../words/pile-contents.js';
import { belongs } from '../../badges.js';
import type { ListeningCommand } from '../../command.js';
import type { Shown } from '../../display.js';
import type { Play } from '../../play.js';

/** As many choices are told at once. */
const MOST = 6;

/** How many choices have been told, by game: who asks again hears the next ones. */
const listed = new WeakMap<Play, { state: unknown; count: number }>();

/** How far a pile has been read, by game: `at` counts what has been read from the top card on. */
const reading = new WeakMap<Play, { pile: number; state: unknown; at: number }>();

/**
 * Answers what a listener asks.
 * @param pile the pile that it is about
 */
export function answer(
  play: Play,
  pile: number,
  name: Exclude<ListeningCommand, 'repeat' | 'putBack'>,
): void {
  if (name !== 'listMoves') listed.delete(play);
  switch (name) {
    case 'describe':
      return describe(play, pile);
    case 'wants':
      return sayWanted(play, pile);
    case 'cardBelow':
      return read(play, pile, 1);
    case 'cardAbove':
      return read(play, pile, -1);
    case 'listMoves':
      return listMoves(play);
    case 'keyHelp':
      return play.messages.say('keyHelp', play.shown.rules.piles, play.readOnly);
  }
}

/** A pile, and the turned card that lies on it. */
function pileAt({ rules, state }: Shown, index: number) {
  const { piles, badges } = rules.table(state);
  const pile = piles[index]!;
  const above = piles.find(({ over, cards }) => over === pile.id && cards.length > 0);
  return { pile, above, badges: badges.filter((badge) => belongs(badge, pile)), piles };
}

function describe(play: Play, index: number): void {
  const { pile, above, badges } = pileAt(play.shown, index);
  play.messages.say('described', pile, above, wantedAt(play.shown, index), badges);
}

/**
 * The cards that the rules would let go to a pile, if they lay on top of another: so it takes no
 * knowledge of the game.
 */
function wantedAt({ rules, state }: Shown, to: number): Wanted {
  const { piles } = rules.table(state);
  const near = (i: number): number => (i === to ? Infinity : ROLES[piles[i]!.role].nearness);
  const from = [...piles.keys()].reduce((best, i) => (near(i) < near(best) ? i : best), to);
  const { role, complete } = piles[to]!;
  const pack = [...new Set(rules.allCards)];
  const takes = ROLES[role].builds || ROLES[role].collects;
  const cards =
    from === to || !takes || complete
      ? []
      : pack.filter((card) => {
          const after = state.piles.map((cards, i) => (i === from ? [card] : cards));
          return rules.legality({ ...state, piles: after }, from, to) === 'ok';
        });
  const ranks = [...new Set(cards.map(rankOf))].filter((rank) =>
    pack.every((card) => rankOf(card) !== rank || cards.includes(card)),
  );
  return { cards, ranks, all: cards.length === pack.length };
}

/** Says what a pile takes next, and where those cards lie, the easiest to reach first. */
function sayWanted(play: Play, index: number): void {
  const { pile, piles } = pileAt(play.shown, index);
  const wanted = wantedAt(play.shown, index);
  const found: Found[] = piles.flatMap((one, i) => {
    // What has been put under a pile stays there.
    if (i === index || ROLES[one.role].collects || one.spread === 'tuck') return [];
    const { length } = one.cards;
    return one.cards.flatMap((slot, at) => {
      const under = length - 1 - at;
      const seen = !isDown(slot) && (under === 0 || one.spread === 'fan');
      return seen && wanted.cards.includes(slot) ? [{ card: slot, pile: one, under }] : [];
    });
  });
  found.sort((a, b) => a.under - b.under);
  play.messages.say('wants', pile, wanted, wanted.all ? [] : found);
}

/** Reads the next card of a pile, or the one before. */
function read(play: Play, index: number, step: number): void {
  const { pile, above } = pileAt(play.shown, index);
  const parts: { card?: Card; hidden: number }[] = [];
  for (const part of [...(above ? contentsOf(above) : []), ...contentsOf(pile)]) {
    if (typeof part === 'number') parts.push({ hidden: part });
    else parts.push(...part.map((card) => ({ card, hidden: 0 })));
  }
  if (parts.length === 0) return describe(play, index);
  const { state } = play.shown;
  const before = reading.get(play);
  const goesOn = before?.pile === index && before.state === state;
  const next = goesOn ? before.at + step : 0;
  const at = Math.max(0, Math.min(next, parts.length - 1));
  reading.set(play, { pile: index, state, at });
  const { card, hidden } = parts[at]!;
  play.messages.say('read', card, hidden, at + 1, parts.length);
}

function listMoves(play: Play): void {
  const { rules, state } = play.shown;
  const moves = rules.moves(state);
  const { piles } = rules.table(state);
  const outcome = rules.outcome(state);
  if (outcome.status === 'lost') return play.messages.say('remaining', outcome.reason, piles);
  if (moves.length === 0) return play.messages.say('noHint');
  const order = ({ to }: Move): number => {
    const { role, cards } = piles[to]!;
    if (ROLES[role].collects) return 0;
    return !ROLES[role].builds ? 3 : cards.length === 0 ? 2 : 1;
  };
  const choices = new Map<string, Choice & { to: PileFacts[] }>();
  for (const move of [...moves].sort((a, b) => order(a) - order(b))) {
    const { from, to } = move;
    const count = countOf(move);
    const stock = ROLES[piles[to]!.role].deals;
    const key = `${from} ${count} ${stock}`;
    const same = choices.get(key);
    if (same) same.to.push(piles[to]!);
    else {
      const slot = piles[from]!.cards.at(-count);
      const card = slot === undefined || isDown(slot) ? undefined : cardOf(slot);
      choices.set(key, { card, from: piles[from]!, to: [piles[to]!], count });
    }
  }
  const before = listed.get(play);
  const told = before?.state === state ? before.count : 0;
  const next = [...choices.values()].slice(told, told + MOST);
  const more = choices.size - told - next.length;
  if (more > 0) listed.set(play, { state, count: told + MOST });
  else listed.delete(play);
  play.messages.say('legalMoves', told === 0 ? moves.length : undefined, next, more);
}
