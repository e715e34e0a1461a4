/** The addresses of links to deals and games. */

/** Names the game in addresses whose hash is a route of the page. */
export const PARAMETER = 'hourhand';

/** A hash that a router of the page reads. */
const ROUTE = /^#[/!]/;

/**
 * The address that links lead to: what the author says, or the page's canonical address, or its own; empty
 * for a page that has none.
 * @param given the value of `share-url`
 */
function addressOf(given: string, warn: (message: string) => void): string {
  if (given) {
    const href = reachable(given);
    if (href) return href;
    warn(
      `share-url="${given}" is not valid; share-url takes an address such as https://example.com/play; ` +
        'using the address of the page',
    );
  }
  const { href, hash } = location;
  const own = /^(?:https?|file):/.test(href) ? href : '';
  const link = document.querySelector<HTMLLinkElement>('link[rel~="canonical" i][href]');
  const [page, ownHash] = partsOf(reachable(link?.href ?? '') || own);
  // A router shows the game under this hash; any other one is a place in the page.
  const route = [ownHash, hash].find((each) => ROUTE.test(each)) ?? '';
  return page && page + route;
}

/**
 * The same for a board on the page.
 * @param board in the shadow root of its tag
 */
export function addressFor(board: Element, warn: (message: string) => void): string {
  const { shareUrl } = (board.getRootNode() as ShadowRoot).host as { shareUrl?: unknown };
  return addressOf(String(shareUrl ?? '').trim(), warn);
}

/** An address on the web as a browser would write it; empty if it is none. */
function reachable(address: string): string {
  if (!/^https?:\/\/\S+$/i.test(address)) return '';
  try {
    return new URL(address).href;
  } catch {
    return '';
  }
}

/** An address without its hash, and the hash. */
function partsOf(address: string): readonly [page: string, hash: string] {
  const [page = '', hash = ''] = address.split(/(?=#)/);
  return [page, hash];
}

/** An address that opens a deal or game. Its hash is kept if it has one, and the game is a parameter then. */
export function linkTo(address: string, code: string): string {
  const [page, hash] = partsOf(address);
  if (hash.length < 2) return `${page}#${code}`;
  const [path, query = ''] = page.split(/\?(.*)/s);
  const others = query.split('&').filter((pair) => pair && !pair.startsWith(`${PARAMETER}=`));
  return `${path}?${[...others, `${PARAMETER}=${code}`].join('&')}${hash}`;
}
