/** Addresses in snippets, and what makes them fail. */

const parse = (address: string): URL | undefined => {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
};

/** What is wrong with the folder of the kit's files; undefined if nothing is. */
export function filesFault(address: string): string | undefined {
  const url = parse(address);
  const usable =
    url &&
    /^https?:$/.test(url.protocol) &&
    !url.search &&
    !url.hash &&
    !url.username &&
    !url.password;
  return usable
    ? undefined
    : `files="${address}" is not valid; it takes the address of a folder, such as https://example.com/hourhand/`;
}

/** The same address with a slash at its end. */
export const folder = (address: string): string => new URL(address).href.replace(/\/?$/, '/');

const isLocal = ({ hostname }: URL): boolean =>
  /^(?:localhost|127\.[\d.]+|\[::1\]|0\.0\.0\.0)$|\.(?:localhost|local|test)$/.test(hostname);

interface AddressFault {
  readonly level: 'error' | 'warning' | 'note';
  readonly code:
    'file-address' | 'bad-address' | 'local-address' | 'http-address' | 'relative-address';
  readonly text: string;
}

/** The address in a link as Markdown has it, which editors make of addresses; undefined for other texts. */
export const addressInLink = (text: string): string | undefined =>
  (/^\[[^\]]*\]\([ \t]*<?([^\s<>()]+)>?[ \t]*\)$/.exec(text) ?? /^<([^\s<>]+)>$/.exec(text))?.[1];

/** Why an address may not load; undefined if nothing speaks against it. */
export function addressFault(address: string): AddressFault | undefined {
  const given = address.trim();
  const inLink = addressInLink(given);
  if (inLink !== undefined) {
    const text = `“${given}” is a link as Markdown has it; write only the address, ${inLink}`;
    return { level: 'error', code: 'bad-address', text };
  }
  const url = parse(given.startsWith('//') ? `https:${given}` : given);
  if (!url) {
    const broken = given === '' || /^[a-z][a-z\d+.-]*:/i.test(given);
    return broken
      ? { level: 'error', code: 'bad-address', text: `“${given}” is not an address.` }
      : {
          level: 'note',
          code: 'relative-address',
          text: `“${given}” is relative: the file must be on the same site as the page.`,
        };
  }
  if (url.protocol === 'file:') {
    const text = `“${given}” is on your own computer; browsers load it for nobody else.`;
    return { level: 'error', code: 'file-address', text };
  }
  if (!/^https?:$/.test(url.protocol)) {
    const text = `“${given}” can’t be loaded; it takes an address with https://.`;
    return { level: 'error', code: 'bad-address', text };
  }
  if (isLocal(url)) {
    const text = `${url.host} is your own computer; visitors can’t reach it.`;
    return { level: 'warning', code: 'local-address', text };
  }
  if (url.protocol === 'http:') {
    const text = `“${given}” is blocked on pages with https://; use https:// here too.`;
    return { level: 'error', code: 'http-address', text };
  }
  return undefined;
}
