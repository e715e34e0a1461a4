import { openOffice, type Request } from './office.js';

// The file in which the whole kit lies takes its office from here too, where it may have no worker.
export { openOffice };

if (!('document' in globalThis)) {
  const office = openOffice((message) => self.postMessage(message));
  self.onmessage = ({ data }: MessageEvent<Request>) => office.hear(data);
}
