/** One address for all copies of the kit on a page. */
const KEY = Symbol.for('hourhand.worker.1');

const page = globalThis as { [KEY]?: string };

/** The address that the page has set, if any. */
export const chosenWorkerAddress = (): string | undefined => page[KEY];

/**
 * Tells where the page has put `hourhand/worker` (`dist/worker.js`), for pages whose bundler does not
 * take the file along or whose policy asks for a certain place. It holds from the next start of the
 * worker on. What is no address is told in the console and changes nothing.
 * @param address absolute, or relative to the page; null for the kit's own again
 */
export function setWorkerAddress(address: string | URL | null): void {
  if (address === null) {
    delete page[KEY];
    return;
  }
  try {
    page[KEY] = new URL(address, globalThis.location?.href).href;
  } catch {
    console.warn(
      `setWorkerAddress takes the address of hourhand/worker, not “${String(address)}”; it is left as it was`,
    );
  }
}
