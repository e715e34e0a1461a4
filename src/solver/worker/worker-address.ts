/** Shared by all copies of the kit on a page. */
const KEY = Symbol.for('hourhand.worker.1');

const page = globalThis as { [KEY]?: string };

/** The address that the page has set, if any. */
export const chosenWorkerAddress = (): string | undefined => page[KEY];

/**
 * Sets the address of `hourhand/worker` (`dist/worker.js`), for pages whose bundler doesn't include the
 * file or whose policy requires a certain place. It takes effect when the worker is next started. An
 * invalid address is reported in the console and ignored.
 * @param address absolute, or relative to the page; null to restore the default
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
      `setWorkerAddress: “${String(address)}” is not a URL; the address of hourhand/worker is unchanged`,
    );
  }
}
