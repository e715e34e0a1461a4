/** The end of the message in Chromium and Firefox when a module could not be fetched: its URL. */
const NOT_FETCHED = /dynamically imported module: (\S+)$/;

/**
 * A module of the kit that is loaded when first needed. If loading fails, the next request tries once
 * more; after that the error is final.
 */
export class LazyModule<T> {
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

/**
 * Loads a module of the kit; undefined if that fails.
 * @param announce whether to tell the player, because they have asked for it
 */
export type Load = <T>(module: LazyModule<T>, announce?: boolean) => Promise<T | undefined>;

/** Loads modules for one game, and reports those that fail. */
export class Loader {
  /** Errors that have been reported. */
  readonly #told = new WeakSet<object>();
  readonly #announce: () => void;
  readonly #report: (message: string) => void;

  /**
   * @param announce tells the player that what they have asked for doesn’t come
   * @param report notifies the page of a failure; called once for each
   */
  constructor(announce: () => void, report: (message: string) => void) {
    this.#announce = announce;
    this.#report = report;
  }

  readonly load: Load = async (module, announce = true) => {
    try {
      return module.loaded ?? (await module.get());
    } catch (error) {
      if (announce) this.#announce();
      if (!this.#told.has(error as object)) {
        this.#told.add(error as object);
        this.#report(`the part “${module.name}” could not be loaded: ${String(error)}`);
      }
      return undefined;
    }
  };
}
