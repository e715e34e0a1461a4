import { type Request, startServer } from './server.js';

// The file in which the whole kit lies takes its server from here too, where it may have no worker.
export { startServer };

if (!('document' in globalThis)) {
  const server = startServer((message) => self.postMessage(message));
  self.onmessage = ({ data }: MessageEvent<Request>) => server.receive(data);
}
