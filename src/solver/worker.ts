import { type Request, startServer } from './server.js';

// A page that may have no worker takes its server from here too.
export { startServer };

/** What the build adds: see find-worker.ts. */
export interface BuiltWorker {
  /** Where the file is. */
  readonly file: string;
  /** All of the file as one function. */
  readonly begin: () => unknown;
}

if ('WorkerGlobalScope' in globalThis) {
  const server = startServer((message) => self.postMessage(message));
  self.onmessage = ({ data }: MessageEvent<Request>) => server.receive(data);
}
