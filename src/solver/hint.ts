import { generator } from '../cards/index.js';
import { DOWN, type Move, type State, type VisibleState } from '../rules/rules.js';
import { promise, solveBigBen } from './big-ben.js';
import { Fans, FILL, isUp } from './fans.js';
import { solveGermanClock } from './german-clock.js';
import { solveGrandfathers } from './grandfathers-clock.js';
import { parGrandfathers } from './par.js';
import { chain, instant, type Search, type Setting } from './search.js';
import { watchChances } from './shuttle.js';

/** What a hint asks for: a card played, or what brings new cards. */
export type HintKind = 'play' | 'turn' | 'fill' | 'redeal';

/** Advice from what the player can see. */
export type Hint =
  | {
      readonly kind: HintKind;
      readonly token: string;
      /** That nothing can be better is proved. */
      readonly sure: boolean;
      /** The chance of winning with this move, where it is known. */
      readonly chance?: number;
    }
  /** No move helps: none is legal, the game is shown to be lost, or nothing was found. */
  | { readonly kind: 'none'; readonly why: 'no-moves' | 'lost' | 'unknown' };

const PAR_NODES = 2e4;
/** How many possible arrangements of the hidden cards are looked at. */
const SAMPLES = 200;
const WORLDS = 16;
const WORLD_NODES = 600;
/** For a position with all cards in sight. */
const OPEN_NODES = 1e5;

const kindOf = (setting: Setting, move: Move): HintKind => {
  const role = (at: number): string => setting.piles[at]!.role;
  if (role(move.from) === 'stock') return role(move.to) === 'waste' ? 'turn' : 'fill';
  return role(move.to) === 'stock' ? 'redeal' : 'play';
};

function advise(setting: Setting, move: Move, sure: boolean, chance?: number): Hint {
  const hint = { kind: kindOf(setting, move), token: move.token, sure };
  return Object.freeze(chance === undefined ? hint : { ...hint, chance });
}

const LOST: Hint = Object.freeze({ kind: 'none', why: 'lost' });
const NO_ADVICE: Hint = Object.freeze({ kind: 'none', why: 'unknown' });

/** The position that the player sees, with `hidden` in the places that can't be seen. */
function imagine(seen: VisibleState, hidden: readonly number[]): State {
  let next = 0;
  const piles = seen.piles.map((pile) => pile.map((card) => card ?? hidden[next++]! + DOWN));
  return { piles, ...seen.memory };
}

/** The cards that can't be seen, in order. */
function unseen(seen: VisibleState, packs: number): number[] {
  const left = new Array<number>(52).fill(packs);
  for (const pile of seen.piles) for (const card of pile) if (card !== null) left[card]!--;
  return left.flatMap((count, card) => new Array<number>(Math.max(0, count)).fill(card));
}

/** With every card in sight: the first of the fewest moves, or at least a move that still wins. */
function hintGrandfathers(
  setting: Setting,
  seen: VisibleState,
  legal: readonly Move[],
): Search<Hint> {
  const state = imagine(seen, []);
  const first = (moves: readonly string[]): Hint =>
    advise(setting, legal.find(({ token }) => token === moves[0]) ?? legal[0]!, true);
  return chain(parGrandfathers(setting, state, { nodes: PAR_NODES }), (par) => {
    if (par.kind === 'par') return instant(() => first(par.moves));
    if (par.kind === 'lost') return instant(() => LOST);
    return chain(solveGrandfathers(setting, state), (verdict) =>
      instant(() => {
        if (verdict.kind === 'won') return first(verdict.moves);
        return verdict.kind === 'lost' ? LOST : advise(setting, legal[0]!, false);
      }),
    );
  });
}

/**
 * A card whose suit is due is played: that is never wrong. One that would open a suit is played
 * unless more of the possible arrangements of the hidden cards can be won without it.
 */
function hintGerman(setting: Setting, seen: VisibleState, legal: readonly Move[]): Hint {
  const play = legal.find((move) => kindOf(setting, move) === 'play');
  const other = legal.find((move) => move !== play);
  if (!play) return advise(setting, other!, true);
  if (!other) return advise(setting, play, true);
  const waste = seen.piles[play.from]!;
  const card = waste[waste.length - 1]!;
  const layer = seen.piles[play.to]!.length;
  const opener = seen.piles.find((pile, at) => at < 13 && pile.length > layer);
  // The third and fourth suits follow from the first two.
  if (layer > 1 || opener) return advise(setting, play, true);
  const hidden = unseen(seen, 1);
  const random = generator(hidden.length * 64 + card + 1);
  let balance = 0;
  for (let sample = 0; sample < SAMPLES; sample++) {
    shuffleIn(hidden, random);
    const state = imagine(seen, hidden) as State & { readonly redeals: number };
    const played = state.piles.map((pile, at) =>
      at === play.from ? pile.slice(0, -1) : at === play.to ? [...pile, card] : pile,
    );
    const left = solveGermanClock(setting, afterOther(state, other));
    const took = solveGermanClock(setting, { ...state, piles: played });
    balance += Number(took.kind === 'won') - Number(left.kind === 'won');
  }
  return advise(setting, balance < 0 ? other : play, false);
}

type WithRedeals = State & { readonly redeals: number };

function shuffleIn(cards: number[], random: () => number): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = random() % (i + 1);
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
}

/** German Clock after a card is turned, or after a redeal. */
function afterOther(state: WithRedeals, { from, to }: Move): WithRedeals {
  const piles = [...state.piles];
  const source = piles[from]!;
  if (from > to) {
    piles[to] = source.map((card) => card + DOWN).reverse();
    piles[from] = [];
    return { piles, redeals: state.redeals - 1 };
  }
  piles[to] = [...piles[to]!, source[source.length - 1]! - DOWN];
  piles[from] = source.slice(0, -1);
  return { ...state, piles };
}

/** The best by eye, and by the votes that moves have: one that can't lead round in circles. */
function choose(
  setting: Setting,
  at: Fans,
  legal: readonly Move[],
  votes?: ReadonlyMap<string, number>,
): Hint {
  let best: Move | undefined;
  let most = -1;
  for (const move of legal) {
    const packed = kindOf(setting, move) === 'fill' ? FILL : move.from * 32 + move.to;
    if (!at.advances(packed)) continue;
    const value = promise(at, packed) + (votes?.get(move.token) ?? 0);
    if (value > most) [best, most] = [move, value];
  }
  return best ? advise(setting, best, false) : NO_ADVICE;
}

/**
 * Big Ben while cards are hidden: some possible arrangements of them are solved, and the moves that
 * their winning lines make before the next new card have one vote each.
 */
function hintBigBen(setting: Setting, seen: VisibleState, legal: readonly Move[]): Search<Hint> {
  const hidden = unseen(seen, 2);
  const imagined = (): WithRedeals => imagine(seen, hidden) as WithRedeals;
  if (hidden.length === 0) return hintOpenBigBen(setting, imagined(), legal);
  const votes = new Map<string, number>();
  const random = generator(hidden.length);

  function ask(world: number): Search<Hint> {
    if (world === WORLDS) {
      return instant(() => choose(setting, new Fans(setting, imagined()), legal, votes));
    }
    shuffleIn(hidden, random);
    return chain(solveBigBen(setting, imagined(), { nodes: WORLD_NODES }), (verdict) => {
      for (const token of verdict.kind === 'won' ? verdict.moves : []) {
        votes.set(token, (votes.get(token) ?? 0) + 1);
        if (token.includes('stock')) break;
      }
      return ask(world + 1);
    });
  }
  return ask(0);
}

/**
 * Big Ben with all cards in sight. Where it can be won, the first move of a shortest way to a card
 * played home that still wins: each such hint brings that card nearer, so that following hints
 * doesn't go round in circles.
 */
function hintOpenBigBen(
  setting: Setting,
  state: WithRedeals,
  legal: readonly Move[],
): Search<Hint> {
  const at = new Fans(setting, state);
  const named = (token: string): Hint =>
    advise(
      setting,
      legal.find((move) => move.token === token)!,
      true,
    );
  const ways = waysHome(at);

  function nearest(otherwise: string): Search<Hint> {
    const way = ways.next();
    if (way.done) return instant(() => named(otherwise));
    return chain(solveBigBen(setting, way.value.state, { nodes: WORLD_NODES }), ({ kind }) =>
      kind === 'won' ? instant(() => named(way.value.token)) : nearest(otherwise),
    );
  }
  return chain(solveBigBen(setting, state, { nodes: OPEN_NODES }), (verdict) => {
    if (verdict.kind === 'won') return nearest(verdict.moves[0]!);
    return instant(() => (verdict.kind === 'lost' ? LOST : choose(setting, at, legal)));
  });
}

/** Ways to the next card played home, the shortest first: their first move, and where they lead. */
function* waysHome(at: Fans): Generator<{ token: string; state: WithRedeals }, undefined> {
  const seen = new Set<string>();
  function* on(depth: number, first: string): ReturnType<typeof waysHome> {
    const moves: number[] = [];
    at.moves((move) => isUp(move) === (depth === 0) && moves.push(move));
    for (const move of moves) {
      const token = first || at.token(move);
      at.make(move);
      const key = `${depth} ${at.low} ${at.high}`;
      if (!seen.has(key)) {
        seen.add(key);
        if (depth === 0) yield { token, state: at.state() };
        else yield* on(depth - 1, token);
      }
      at.takeBack();
    }
    return undefined;
  }
  for (let depth = 0; depth < 4; depth++) yield* on(depth, '');
  return undefined;
}

/**
 * The next move to advise, from what the player sees and nothing else.
 * @param seen what {@link visible} shows of the position
 * @param legal the moves that are legal now, which the player sees too
 */
export function hint(setting: Setting, seen: VisibleState, legal: readonly Move[]): Search<Hint> {
  if (legal.length === 0)
    return instant((): Hint => Object.freeze({ kind: 'none', why: 'no-moves' }));
  const { game } = setting;
  if (game === 'grandfathers-clock') return hintGrandfathers(setting, seen, legal);
  if (legal.length === 1) return instant(() => advise(setting, legal[0]!, true));
  if (game === 'german-clock') return instant(() => hintGerman(setting, seen, legal));
  if (game === 'big-ben') return hintBigBen(setting, seen, legal);
  return instant(() => {
    const best = watchChances(setting, seen).reduce((a, b) => (b.chance > a.chance ? b : a));
    return advise(
      setting,
      legal.find(({ token }) => token === best.token)!,
      true,
      best.chance,
    );
  });
}
