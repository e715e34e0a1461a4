import { choose, startChoosing } from '../choose.js';
import type { Minimal } from './minimal.js';
import { shuffle } from '../../src/cards/index.js';

const PLACES = 13;
const ASIDE = 13;

export function wanderingCard(): Minimal {
  const pack = Array.from({ length: 52 }, (_, card) => card);
  /** Four places for each pile: the cards that have to go elsewhere, the last one on top. */
  const strays = new Uint8Array(4 * PLACES);
  const strayCount = new Uint8Array(PLACES);
  /** Four places for each pile: the cards of its rank, the last one lowest. */
  const home = new Uint8Array(4 * PLACES);
  const homeCount = new Uint8Array(PLACES);
  const aside = new Uint8Array(52);
  let asideCount = 0;
  let wandering = -1;
  let at = -1;

  function wander(): void {
    at = asideCount > 0 ? ASIDE : -1;
    wandering = asideCount > 0 ? aside[--asideCount]! : -1;
  }

  function deal(number: number): void {
    const dealt = shuffle(pack, number);
    strayCount.fill(0);
    homeCount.fill(0);
    asideCount = 0;
    for (let i = 0, place = 0; i < 52; i++) {
      const card = dealt[i]!;
      if (card % 13 !== place) strays[4 * place + strayCount[place]!++] = card;
      else if (i < PLACES) home[4 * place + homeCount[place]!++] = card;
      else aside[asideCount++] = card;
      if (++place === PLACES) place = 0;
    }
    wander();
  }

  function make(): void {
    const to = wandering % 13;
    home[4 * to + homeCount[to]!++] = wandering;
    if (strayCount[to] === 0) return wander();
    wandering = strays[4 * to + --strayCount[to]!]!;
    at = to;
  }

  return {
    play(number, cap) {
      startChoosing(number);
      deal(number);
      let made = 0;
      for (; wandering >= 0 && made < cap; made++) {
        choose(1);
        make();
      }
      return made;
    },
    position() {
      const piles = Array.from({ length: PLACES }, (_, pile) => [
        ...home.slice(4 * pile, 4 * pile + homeCount[pile]!).reverse(),
        ...strays.slice(4 * pile, 4 * pile + strayCount[pile]!),
      ]);
      piles.push([...aside.slice(0, asideCount)], wandering < 0 ? [] : [wandering]);
      return { piles, at };
    },
  };
}
