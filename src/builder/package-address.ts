/** Addresses under which CDNs serve a package's entries and files. */

/** What an address leads to. */
interface Served {
  /** The entry without `./`, empty for the main one; undefined for a file of the package. */
  readonly entry?: string;
  /** The name of a file of the kit, without its ending. */
  readonly file?: string;
  /** Whether the CDN finds what is imported by name, as Lit is. */
  readonly findsNames: boolean;
}

/** What serves modules whose imports are addresses. */
const MODULES = /^(?:(?:www\.|cdn\.)?esm\.sh|esm\.run|jspm\.dev|cdn\.skypack\.dev)$/;
/** What serves the files of packages as they are, unless it is asked for a module. */
const FILES =
  /^(?:(?:www\.)?unpkg\.com|cdn\.jsdelivr\.net|(?:fastly|gcore)\.jsdelivr\.net|ga\.jspm\.io|cdn\.jspm\.io)$/;

/** The part of the kit's package that an address of a CDN leads to; undefined for other addresses. */
export function servedAt(address: string): Served | undefined {
  let url: URL;
  try {
    url = new URL(address.trim());
  } catch {
    return undefined;
  }
  const isModules = MODULES.test(url.hostname);
  if (!isModules && !FILES.test(url.hostname)) return undefined;
  const path = url.pathname.replace(/\/\+esm$/, '');
  const found = /\/(?:npm:|\*)?hourhand(?:@[^/]*)?(?:\/(.*))?$/.exec(path);
  if (!found) return undefined;
  const findsNames = isModules || path !== url.pathname || url.searchParams.has('module');
  const rest = (found[1] ?? '').replace(/\/$/, '');
  const file = /^dist\/([\w-]+)\.js$/.exec(rest)?.[1];
  if (file) return { file, findsNames };
  // What a CDN has built or pinned has names of its own.
  return /^(?:dist\/|es20\d\d\/|esnext\/|[^/]*=)/.test(rest)
    ? { findsNames }
    : { entry: rest, findsNames };
}
