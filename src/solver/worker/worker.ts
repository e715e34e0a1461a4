import { type Request, startServer } from './server.js';

// The single-file build also imports the server from here, for pages that can't have a worker.
export { startServer };

/** Added by the build: see find-worker.ts. */
export interface BuiltWorker {
  /** The file's address. */
  readonly file: string;
  /** The whole file as one function. */
  readonly begin: () => unknown;
}

if ('WorkerGlobalScope' in globalThis) {
  const server = startServer((message) => self.postMessage(message));
  self.onmessage = ({ data }: MessageEvent<Request>) => server.receive(data);
}
