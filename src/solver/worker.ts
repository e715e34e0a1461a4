import { type Request, startServer } from './server.js';

// The single-file build also imports the server from here, for pages that can't have a worker.
export { startServer };

if (!('document' in globalThis)) {
  const server = startServer((message) => self.postMessage(message));
  self.onmessage = ({ data }: MessageEvent<Request>) => server.receive(data);
}
