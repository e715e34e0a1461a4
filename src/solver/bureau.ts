import { Desk } from './desk.js';
import { type Answers, type Job, searchFor } from './jobs.js';
import type { Reply } from './worker.js';

interface Waiting {
  readonly job: Job;
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

/** Where questions are worked on: a worker of its own, or slices of this thread. */
interface Place {
  ask(id: number, job: Job): void;
  cancel(id: number): void;
  close(): void;
}

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

const waiting = new Map<number, Waiting>();
let place: Place | undefined;
let workersWork = true;
let last = 0;

let address: string | undefined;

/** The worker's address, through a policy of our own where the page demands one. */
function workerAddress(): string {
  const { href } = new URL(/* @vite-ignore */ './worker.js', import.meta.url);
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  // A policy can be made once only: what it has vouched for is kept.
  address ??=
    trustedTypes
      ?.createPolicy('hourhand-worker', { createScriptURL: (url) => url })
      .createScriptURL(href) ?? href;
  return address;
}

function settle(id: number, reply: Reply): void {
  const asked = waiting.get(id);
  waiting.delete(id);
  if (asked && 'error' in reply) asked.reject(new Error(reply.error));
  else if (asked && 'answer' in reply) asked.resolve(reply.answer);
  if (waiting.size > 0) return;
  // Nobody waits: its memory goes back to the page.
  place?.close();
  place = undefined;
}

function here(): Place {
  const desk = new Desk();
  return {
    ask: (id, job) =>
      desk.add({
        id,
        search: searchFor(job),
        done: (answer) => settle(id, { id, answer }),
        failed: (error) => settle(id, { id, error: String(error) }),
      }),
    cancel: (id) => desk.cancel(id),
    close: () => desk.close(),
  };
}

function inWorker(): Place {
  const worker = new Worker(workerAddress(), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Reply>) => settle(data.id, data);
  // It could not be loaded, or broke: what it was asked is worked on here.
  worker.onerror = (event) => {
    event.preventDefault();
    worker.terminate();
    workersWork = false;
    place = here();
    for (const [id, { job }] of waiting) place.ask(id, job);
  };
  return {
    ask: (id, job) => worker.postMessage({ id, job }),
    cancel: (id) => worker.postMessage({ id }),
    close: () => worker.terminate(),
  };
}

function open(): Place {
  if (!workersWork || typeof Worker === 'undefined') return here();
  try {
    return inWorker();
  } catch {
    workersWork = false;
    return here();
  }
}

/**
 * Asks the solver. All boards of a page share one worker, which starts with the first question and
 * ends with the last answer; questions are worked on in turn.
 * @param signal calls the question off; the promise then rejects with the signal's reason
 */
export function ask<K extends Job['kind']>(
  job: Extract<Job, { kind: K }>,
  signal?: AbortSignal,
): Promise<Answers[K]> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error);
    const id = ++last;
    waiting.set(id, { job, resolve: resolve as (answer: unknown) => void, reject });
    place ??= open();
    place.ask(id, job);
    signal?.addEventListener(
      'abort',
      () => {
        if (!waiting.has(id)) return;
        place?.cancel(id);
        settle(id, { id, error: 'cancelled' });
      },
      { once: true },
    );
  });
}
