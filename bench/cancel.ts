/** Measures in a page how soon the worker is free after its requests are cancelled. See run.mjs. */
import { rulesOf, shuffle } from '../src/rules/index.js';
import type { Question } from '../src/solver/worker/protocol.js';
import type { Reply, Request } from '../src/solver/worker/server.js';

const ROUNDS = 30;
const SEARCHES = 10;
/** Milliseconds until the searches are cancelled. */
const LEAD = 60;

function questionOf(game: string, deal: number): Question {
  const { options, piles, pack, deal: dealt } = rulesOf(game);
  return { kind: 'solve', config: { game, options, piles }, state: dealt(shuffle(pack, deal)) };
}

/**
 * Starts ten long searches and cancels them: the milliseconds from then until the worker has
 * answered another question, which needs no search.
 */
export async function cancel(worker: Worker, now: () => number): Promise<number[]> {
  const hard = [149, 172, 349, 400, 419].map((deal) => questionOf('big-ben', deal));
  const quick = questionOf('clock', 1);
  const send = (request: Request): void => worker.postMessage(request);
  let last = 0;
  const answer = (id: number): Promise<void> =>
    new Promise((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<Reply>) => data.id === id && resolve();
    });
  const times: number[] = [];
  // The first time starts the worker.
  for (let i = -1; i < ROUNDS; i++) {
    const ids = Array.from({ length: SEARCHES }, () => ++last);
    for (const id of ids) send({ id, question: hard[id % hard.length]! });
    await new Promise((resolve) => setTimeout(resolve, LEAD + i));
    const began = now();
    for (const id of ids) send({ id });
    send({ id: ++last, question: quick });
    await answer(last);
    if (i >= 0) times.push(now() - began);
  }
  worker.terminate();
  return times.sort((a, b) => a - b);
}
