import { generator, suitOf } from '../cards/index.js';
import { DOWN, type Move, type State, type VisibleState } from '../rules/rules.js';
import { promise, solveBigBen } from './big-ben.js';
import { Fans, FILL, isUp } from './fans.js';
import { ANY, playsOut } from './german-clock.js';
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

/** How many possible arrangements of the hidden cards are looked at. */
const SAMPLES = 100;
const WORLDS = 16;
const WORLD_NODES = 600;
/** For a position with all cards in sight. */
const OPEN_NODES = 1e5;
/** How many positions are looked at for cards that can be played home, and how many of those. */
const NEAR = 1000;
const WAYS = 64;
/** The vote of a proof: more than any others. */
const PROVED = 1000;

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
  return chain(parGrandfathers(setting, state), (par) => {
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

/** The suit orders that the suits of the first and second layer lead to, the second left open too. */
function plansFor(first: number): number[][] {
  const others = [0, 1, 2, 3].filter((suit) => suit !== first && suit !== 3 - first);
  return [ANY, ...others].map((second) => {
    return [first, second, 3 - first, second === ANY ? ANY : 3 - second];
  });
}

/**
 * A card whose suit is due is played: that is never wrong. Of one that would open a suit it is asked
 * what can be expected of each suit order, followed to the end in possible arrangements of the
 * hidden cards: it is played unless some order without it wins more of them. What could be won
 * with the cards known is no measure for that: nobody can tell in time which order it takes.
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
  const firsts = layer === 0 ? [0, 1, 2, 3] : [suitOf(seen.piles[play.to]![0]!)];
  const plans = firsts
    .flatMap(plansFor)
    .map((order) => ({ order, plays: order[layer] === suitOf(card), wins: 0 }));
  const hidden = unseen(seen, 1);
  const random = generator(hidden.length * 64 + card + 1);
  for (let sample = 0; sample < SAMPLES; sample++) {
    shuffleIn(hidden, random);
    const state = imagine(seen, hidden) as WithRedeals;
    const left = afterOther(state, other);
    for (const plan of plans) plan.wins += Number(playsOut(plan.plays ? state : left, plan.order));
  }
  const best = (plays: boolean): number =>
    Math.max(...plans.map((plan) => (plan.plays === plays ? plan.wins : 0)));
  return advise(setting, best(false) > best(true) ? other : play, false);
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
  return best ? advise(setting, best, most >= PROVED) : NO_ADVICE;
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
 * Big Ben with all cards in sight: the first move of a shortest way to a card played home from where
 * it can be won. From the position after it the same card is one move nearer, so that whoever
 * follows hints gets there. Where no such way is found, the move is one of those that can't lead
 * round in circles. Either way no position comes twice.
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

  function nearest(ways: readonly Way[], i: number): Search<Hint> {
    const way = ways[i];
    if (!way) return farther();
    return chain(solveBigBen(setting, way.state, { nodes: WORLD_NODES }), ({ kind }) =>
      kind === 'won' ? instant(() => named(way.token)) : nearest(ways, i + 1),
    );
  }
  const farther = (): Search<Hint> =>
    chain(solveBigBen(setting, state, { nodes: OPEN_NODES }), (verdict) =>
      instant(() => {
        if (verdict.kind === 'lost') return LOST;
        const first = verdict.kind === 'won' ? verdict.moves[0]! : '';
        return choose(setting, at, legal, new Map([[first, PROVED]]));
      }),
    );
  return chain(solveBigBen(setting, state, { nodes: WORLD_NODES }), ({ kind }) =>
    kind === 'lost' ? instant(() => LOST) : nearest(waysHome(at), 0),
  );
}

/** A way to a card played home: its first move, and where it leads. */
interface Way {
  readonly token: string;
  readonly state: WithRedeals;
}

/**
 * Ways to the next card played home, the shortest first. Of each length there are all or none: so
 * whatever is found from here is found from the next position of its way too, where fewer positions
 * are so near.
 */
function waysHome(at: Fans): Way[] {
  const ways: Way[] = [];
  const seen = new Set([`${at.low} ${at.high}`]);
  for (let paths: number[][] = [[]]; paths.length > 0;) {
    const longer: number[][] = [];
    const found: Way[] = [];
    for (const path of paths) {
      const moves: number[] = [];
      let token = path.length > 0 ? at.token(path[0]!) : '';
      for (const move of path) at.make(move);
      at.moves((move) => moves.push(move));
      for (const move of moves) {
        if (path.length === 0) token = at.token(move);
        at.make(move);
        const { size } = seen;
        if (seen.add(`${at.low} ${at.high}`).size > size) {
          if (isUp(move)) found.push({ token, state: at.state() });
          else longer.push([...path, move]);
        }
        at.takeBack();
      }
      while (at.log.length > 0) at.takeBack();
    }
    if (seen.size > NEAR || ways.length + found.length > WAYS) break;
    ways.push(...found);
    paths = longer;
  }
  return ways;
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
