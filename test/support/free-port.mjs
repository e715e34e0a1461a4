import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that the system gives: whoever looks for the first free one may find the same as another run. */
export async function freePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  await once(server.close(), 'close');
  return port;
}
