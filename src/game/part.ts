/** The end of the message in Chromium and Firefox when a module could not be fetched: its URL. */
const NOT_FETCHED = /dynamically imported module: (\S+)$/;

/**
 * A module of the kit that is loaded when first needed. If loading fails, the next request tries once
 * more; after that the error is final.
 */
export class Part<T> {
  /** The module, once it is loaded. */
  loaded: T | undefined;
  #loading: Promise<T> | undefined;
  #failed = false;
  #load: () => Promise<T>;

  /** @param name its name in messages */
  constructor(
    readonly name: string,
    load: () => Promise<T>,
  ) {
    this.#load = load;
  }

  get(): Promise<T> {
    return (this.#loading ??= this.#load().then(
      (module) => (this.loaded = module),
      (error: unknown) => {
        if (!this.#failed) this.#tryAgain(String(error));
        throw error;
      },
    ));
  }

  /** Changes the URL, because browsers don't fetch a module again from a URL that has failed. */
  #tryAgain(error: string): void {
    this.#failed = true;
    this.#loading = undefined;
    const [, address] = NOT_FETCHED.exec(error) ?? [];
    if (!address) return;
    const other = `${address}${address.includes('?') ? '&' : '?'}again`;
    this.#load = () => import(/* webpackIgnore: true */ /* @vite-ignore */ other) as Promise<T>;
  }
}
