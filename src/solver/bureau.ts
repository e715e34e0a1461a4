import type { Answers, Job } from './jobs.js';
import type { Office, Reply } from './office.js';

interface Waiting {
  readonly job: Job;
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

interface Policy {
  createScriptURL(url: string): string;
}

const waiting = new Map<number, Waiting>();
let office: Office | undefined;
let workersWork = true;
let last = 0;

let policy: Policy | undefined;
let address: string | undefined;

/** The worker's address, through a policy of our own where the page demands one. */
function workerAddress(): string {
  if (address !== undefined) return address;
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
  };
  // A policy can be made once only.
  policy ??= trustedTypes?.createPolicy('hourhand-worker', { createScriptURL: (url) => url });
  let { href, origin } = new URL(/* @vite-ignore */ './worker.js', import.meta.url);
  if (origin !== self.origin) {
    // A worker must come from the page itself: from there it may load what lies elsewhere.
    const type = 'text/javascript';
    href = URL.createObjectURL(new Blob([`import ${JSON.stringify(href)}`], { type }));
  }
  return (address = policy?.createScriptURL(href) ?? href);
}

/** Gives an answer to whoever waits for it. */
function settle(reply: Reply): void {
  const asked = waiting.get(reply.id);
  waiting.delete(reply.id);
  if ('error' in reply) asked?.reject(new Error(reply.error));
  else asked?.resolve(reply.answer);
  if (waiting.size > 0) return;
  // Nobody waits: its memory goes back to the page.
  office?.close();
  office = undefined;
}

/** Slices of this thread; the code for that is loaded only where it is needed. */
function here(): Office {
  const opened = import('./office.js').then(({ openOffice }) => openOffice(settle));
  return {
    hear(request) {
      const failed = (error: unknown): void => settle({ id: request.id, error: String(error) });
      opened.then((office) => office.hear(request)).catch(failed);
    },
    close: () => void opened.then((office) => office.close()).catch(() => {}),
  };
}

function inWorker(): Office {
  const worker = new Worker(workerAddress(), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Reply>) => settle(data);
  // It could not be loaded, or broke: what it was asked is worked on here.
  worker.onerror = (event) => {
    event.preventDefault();
    worker.terminate();
    workersWork = false;
    office = here();
    for (const [id, { job }] of waiting) office.hear({ id, job });
  };
  return {
    hear: (request) => worker.postMessage(request),
    close: () => worker.terminate(),
  };
}

function open(): Office {
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
    const cancel = (): void => {
      office?.hear({ id });
      reject(signal!.reason as Error);
      settle({ id, error: '' });
    };
    signal?.addEventListener('abort', cancel, { once: true });
    const done = (): void => signal?.removeEventListener('abort', cancel);
    waiting.set(id, {
      job,
      resolve(answer) {
        done();
        resolve(answer as Answers[K]);
      },
      reject(error) {
        done();
        reject(error as Error);
      },
    });
    office ??= open();
    try {
      office.hear({ id, job });
    } catch (error) {
      // What can't be sent to a worker.
      settle({ id, error: String(error) });
    }
  });
}
