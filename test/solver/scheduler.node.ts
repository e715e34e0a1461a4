/** How several questions are worked on in one thread: in turn, in slices, until called off. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Scheduler, LONG, SLICE } from '../../src/solver/worker/scheduler.js';
import { finish, par, solve, turningPoint } from '../../src/solver/index.js';
import { Relaxed } from '../../src/solver/games/grandfathers-clock/relaxed.js';
import type { Search } from '../../src/solver/search/search.js';
import { held } from './held.js';
import { dealOf, rulesFor, wander } from './play.js';

/** A scheduler that writes down which search each slice goes to, and of how many nodes it is. */
class Watched {
  readonly slices: { readonly id: number; readonly nodes: number }[] = [];
  readonly ended: number[] = [];
  readonly scheduler = new Scheduler();

  /** A search that ends after so many nodes, and whatever is done after one of its slices. */
  add(id: number, length: number, after?: (slices: number) => void): void {
    let nodes = 0;
    let slices = 0;
    const search: Search<string> = {
      get nodes() {
        return nodes;
      },
      step: (count) => {
        this.slices.push({ id, nodes: count });
        nodes = Math.min(length, nodes + count);
        after?.(++slices);
        return nodes === length ? `answer ${id}` : undefined;
      },
    };
    const done = (answer: unknown): void => {
      assert.equal(answer, `answer ${id}`);
      this.ended.push(id);
    };
    this.scheduler.add({ id, search, done, failed: assert.ifError });
  }

  get order(): number[] {
    return this.slices.map(({ id }) => id);
  }

  /** Waits until nothing has been worked on for so long that a busy machine can't be the reason. */
  async rest(): Promise<void> {
    for (let [still, before] = [0, -1]; still < 30; before = this.slices.length) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      still = before === this.slices.length ? still + 1 : 0;
    }
    this.scheduler.close();
  }
}

test('ten searches are worked on in turn, a small slice each, and a short one ends early', async () => {
  const all = new Watched();
  for (let id = 0; id < 10; id++) all.add(id, id === 9 ? 2 * SLICE : 20 * SLICE);
  await all.rest();
  assert.ok(SLICE <= 1000 && all.slices.every(({ nodes }) => nodes === SLICE));
  assert.deepEqual(all.order.slice(0, 20), [...Array(10).keys(), ...Array(10).keys()]);
  // The last of ten waits for one slice of each other in each turn, not for their ends.
  assert.deepEqual(all.ended, [9, 0, 1, 2, 3, 4, 5, 6, 7, 8]);
  assert.equal(all.order.lastIndexOf(9), 19);
});

test('after it is called off, no further slice of a search is worked on, and the others go on', async () => {
  const all = new Watched();
  all.add(1, 50 * SLICE);
  all.add(2, 1e9, (slices) => {
    // Between two slices, as a message would arrive: at the very next chance.
    if (slices === 3) queueMicrotask(() => all.scheduler.cancel(2));
  });
  all.add(3, 10 * SLICE);
  await all.rest();
  assert.equal(all.order.filter((id) => id === 2).length, 3);
  assert.deepEqual(all.ended, [3, 1]);
});

test('when the last search is called off, nothing is worked on any more', async () => {
  const all = new Watched();
  all.add(1, 1e9, (slices) => {
    if (slices === 5) queueMicrotask(() => all.scheduler.cancel(1));
  });
  await all.rest();
  assert.equal(all.slices.length, 5);
});

test('of searches that have grown long one is gone on with at a time, and short ones pass them', async () => {
  const all = new Watched();
  const length = LONG + 40 * SLICE;
  for (const id of [1, 2, 3]) all.add(id, length);
  all.add(4, LONG, (slices) => {
    if (slices === LONG / SLICE) all.add(5, 8 * SLICE);
  });
  await all.rest();
  const sofar = new Map<number, number>();
  let long = 1;
  for (const { id } of all.slices) {
    const slices = sofar.get(id) ?? 0;
    if (slices * SLICE >= LONG) {
      assert.equal(id, long, 'only the first long search goes on');
      if ((slices + 1) * SLICE === length) long++;
    }
    sofar.set(id, slices + 1);
  }
  assert.deepEqual(all.ended, [4, 5, 1, 2, 3]);
});

test('a slice of the search for par is small even where its bound is dear', () => {
  const rules = rulesFor('grandfathers-clock');
  const original = Relaxed.prototype.enough;
  let visited = 0;
  let dear = 0;
  Relaxed.prototype.enough = function (most) {
    const before = this.visited;
    const enough = original.call(this, most);
    visited += this.visited - before;
    return enough;
  };
  try {
    for (const deal of [1, 2, 3, 4, 5, 6]) {
      const search = par(rules, dealOf(rules, deal));
      let answer;
      for (let slices = 0; !answer; slices++) {
        visited = 0;
        answer = search.step(SLICE);
        // The first one also looks for the first bound.
        if (slices > 0) assert.ok(visited <= SLICE + 500, `${visited}`);
        dear = Math.max(dear, slices);
      }
    }
  } finally {
    Relaxed.prototype.enough = original;
  }
  assert.ok(dear > 5, `${dear} slices at most`);
});

/** The most that a search holds while it runs, in bytes. */
function mostHeld(search: Search<unknown>): number {
  const before = held();
  let most = 0;
  for (let slices = 0; !search.step(SLICE); slices++) {
    if (slices % 50 === 0) most = Math.max(most, held() - before);
  }
  return most;
}

test('a row of long searches needs the memory of one', () => {
  const rules = rulesFor('big-ben');
  // Positions of which nothing is found within the limit, so that the halving asks for several.
  const hard = dealOf(rules, 149);
  const limits = { nodes: 2e5 };
  assert.equal(finish(solve(rules, hard, limits)).kind, 'unknown');
  const one = mostHeld(solve(rules, hard, limits));
  const search = turningPoint(rules, new Array<typeof hard>(64).fill(hard), limits);
  const row = mostHeld(search);
  assert.ok(search.nodes > 1e6, `${search.nodes}`);
  assert.ok(one > 2 ** 17 && row < 1.5 * one, `${row} bytes in a row, ${one} alone`);
});

// A third of the limit in the worker, and a third of the memory.
test('ten hard questions at once stay under 64 MB together', async () => {
  const before = held();
  const big = rulesFor('big-ben');
  const clock = rulesFor('grandfathers-clock');
  let most = 0;
  let left = 0;
  const scheduler = new Scheduler();
  await new Promise<void>((resolve) => {
    const add = (id: number, search: Search<unknown>): void => {
      left++;
      let slices = 0;
      const step = (count: number): unknown => {
        const answer = search.step(count);
        if (slices++ % 100 === 99) most = Math.max(most, held() - before);
        return answer;
      };
      const watched = {
        get nodes() {
          return search.nodes;
        },
        step,
      };
      const done = (): void => {
        if (--left === 0) resolve();
      };
      scheduler.add({ id, search: watched, done, failed: assert.ifError });
    };
    const hard = [149, 172, 349, 400, 419, 443, 496, 629];
    hard.forEach((deal) => add(deal, solve(big, dealOf(big, deal), { nodes: 2e5 })));
    for (const deal of [1, 2]) add(deal, par(clock, wander(clock, deal, 3)[3]!));
  });
  scheduler.close();
  assert.ok(most > 2 ** 18 && most < 11 * 2 ** 20, `${(most / 2 ** 20).toFixed(1)} MB`);
});
