/** What Chromium and Firefox say of a module that they could not fetch; its address comes last. */
const NOT_FETCHED = /dynamically imported module: (\S+)$/;

/**
 * A module of the kit that is loaded when it is first wanted. A load that fails is tried once more,
 * with the next wish; after that nothing is requested any more.
 */
export class Part<T> {
  /** The module, once it has come. */
  now: T | undefined;
  #loading: Promise<T> | undefined;
  #failed = false;
  #load: () => Promise<T>;

  /** @param name what messages call it */
  constructor(
    readonly name: string,
    load: () => Promise<T>,
  ) {
    this.#load = load;
  }

  get(): Promise<T> {
    return (this.#loading ??= this.#load().then(
      (module) => (this.now = module),
      (error: unknown) => {
        if (!this.#failed) this.#tryAgain(String(error));
        throw error;
      },
    ));
  }

  /** Browsers don't ask again for an address that has failed: it gets another one. */
  #tryAgain(error: string): void {
    this.#failed = true;
    this.#loading = undefined;
    const [, address] = NOT_FETCHED.exec(error) ?? [];
    if (!address) return;
    const other = `${address}${address.includes('?') ? '&' : '?'}again`;
    this.#load = () => import(/* webpackIgnore: true */ /* @vite-ignore */ other) as Promise<T>;
  }
}
