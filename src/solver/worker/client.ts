import { findWorker } from './find-worker.js';
import type { Answers, Question } from './protocol.js';
import type { Reply, Server } from './server.js';
import { scriptOf } from './script-of.js';
import { chosenWorkerAddress } from './worker-address.js';

interface Waiting {
  readonly question: Question;
  readonly went: ((share: number) => void) | undefined;
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

interface Policy {
  createScriptURL(url: string): string;
}

const waiting = new Map<number, Waiting>();
let server: Server | undefined;
let workersWork = true;
let last = 0;

let policy: Policy | undefined;
let found: Promise<string> | undefined;
/** Blobs that import a script of another origin, by its address. */
const loaders = new Map<string, string>();

/** The worker's address, as a trusted one if the page requires that. */
async function workerAddress(): Promise<string> {
  const address = chosenWorkerAddress() ?? (await (found ??= findWorker()));
  // Next inserts a path without an origin.
  const { href, origin } = new URL(address, self.location.href);
  let url = href;
  if (origin !== self.origin) {
    // A worker must have the page's origin, but it may import scripts from others.
    url = loaders.get(href) ?? scriptOf(`import ${JSON.stringify(href)}`);
    loaders.set(href, url);
  }
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
  };
  // A policy of this name can be created only once.
  policy ??= trustedTypes?.createPolicy('hourhand-worker', { createScriptURL: (url) => url });
  return policy?.createScriptURL(url) ?? url;
}

/** Milliseconds to wait for the first sign of life from a worker. */
const PATIENCE = 8000;

/** Resolves or rejects the request that a reply belongs to. */
function settle(reply: Reply): void {
  if ('received' in reply) return;
  const asked = waiting.get(reply.id);
  if ('share' in reply) return asked?.went?.(reply.share);
  waiting.delete(reply.id);
  if ('error' in reply) asked?.reject(new Error(reply.error));
  else asked?.resolve(reply.answer);
  if (waiting.size > 0) return;
  // With no request pending, the memory is released.
  server?.close();
  server = undefined;
}

/** A server on this thread. Its code is loaded only if there can be no worker. */
const here = async (): Promise<Server> => (await import('./worker.js')).startServer(settle);

function inWorker(address: string): Server {
  const worker = new Worker(address, { type: 'module' });
  // If the worker can't be loaded, fails or doesn't answer, this thread takes over its requests.
  const giveUp = (): void => {
    clearTimeout(timer);
    worker.terminate();
    workersWork = false;
    server = open();
    for (const [id, { question }] of waiting) server.receive({ id, question });
  };
  const timer = setTimeout(giveUp, PATIENCE);
  worker.onmessage = ({ data }: MessageEvent<Reply>) => {
    clearTimeout(timer);
    settle(data);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    giveUp();
  };
  return {
    receive: (request) => worker.postMessage(request),
    close() {
      clearTimeout(timer);
      worker.terminate();
    },
  };
}

/** A server that accepts requests while it is starting. */
function open(): Server {
  let server: Server | undefined;
  const start = async (): Promise<Server> => {
    if (workersWork && typeof Worker !== 'undefined') {
      try {
        return (server = inWorker(await workerAddress()));
      } catch {
        workersWork = false;
      }
    }
    return (server = await here());
  };
  const started = start();
  return {
    receive(request) {
      // This includes requests that can't be cloned.
      const failed = (error: unknown): void => settle({ id: request.id, error: String(error) });
      started.then((server) => server.receive(request)).catch(failed);
    },
    close() {
      if (server) server.close();
      else started.then((server) => server.close()).catch(() => {});
    },
  };
}

/**
 * Asks the solver. All boards of a page share one worker, which starts with the first question and
 * ends with the last answer, and works on all questions in turn.
 * @param signal cancels the question; the promise then rejects with the signal's reason
 * @param went called with how much is done of a search that knows that, from 0 to 1
 */
export function ask<K extends Question['kind']>(
  question: Extract<Question, { kind: K }>,
  signal?: AbortSignal,
  went?: (share: number) => void,
): Promise<Answers[K]> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error);
    const id = ++last;
    const cancel = (): void => {
      server?.receive({ id });
      reject(signal!.reason as Error);
      settle({ id, error: '' });
    };
    signal?.addEventListener('abort', cancel, { once: true });
    const done = (): void => signal?.removeEventListener('abort', cancel);
    waiting.set(id, {
      question,
      went,
      resolve(answer) {
        done();
        resolve(answer as Answers[K]);
      },
      reject(error) {
        done();
        reject(error);
      },
    });
    server ??= open();
    server.receive({ id, question });
  });
}
