/**
 * Where the project is: `repository`, `homepage` and `bugs` of package.json. They come from outside, because
 * only who publishes it knows them; npm needs the repository to prove where a package comes from.
 */

const NAMES = /** @type {const} */ (['repository', 'homepage', 'bugs']);

/** @typedef {Record<(typeof NAMES)[number], string>} Addresses */

/**
 * For `parseArgs`.
 * @type {Record<(typeof NAMES)[number], { type: 'string', multiple: false }>}
 */
export const addressOptions = {
  repository: { type: 'string', multiple: false },
  homepage: { type: 'string', multiple: false },
  bugs: { type: 'string', multiple: false },
};

/** What package.json has: texts or objects with a `url`, as npm takes both. @param {any} value */
const stored = (value) =>
  (typeof value === 'string' ? value : (value?.url ?? ''))
    .replace(/^git\+/, '')
    .replace(/\.git$/, '');

/**
 * @param {Readonly<Partial<Addresses>>} given as options
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @param {any} manifest package.json as it is
 * @returns {{ addresses: Addresses, faults: string[] }} one line for each that is missing or no address
 */
export function addressesFrom(given, environment, manifest) {
  const addresses = /** @type {Addresses} */ ({});
  /** @type {string[]} */
  const faults = [];
  for (const name of NAMES) {
    const variable = `HOURHAND_${name.toUpperCase()}`;
    const value = given[name] ?? environment[variable] ?? stored(manifest[name]);
    const ways = `give --${name} https://… or set ${variable}`;
    if (!value) faults.push(`“${name}” is missing: ${ways}.`);
    else if (!/^https:\/\/[^/\s]+\/?\S*$/.test(value)) {
      faults.push(`“${name}” is “${value}”, which is no https address: ${ways}.`);
    }
    addresses[name] = value.replace(/\/+$/, '');
  }
  return { addresses, faults };
}

/** package.json with the addresses, after its licence. @param {any} manifest @param {Addresses} addresses */
export function packageWith(manifest, { repository, homepage, bugs }) {
  const { name, version, description, license, ...rest } = manifest;
  return {
    name,
    version,
    description,
    license,
    ...rest,
    homepage,
    bugs,
    repository: { type: 'git', url: `git+${repository}.git` },
  };
}

/**
 * A document of the package: links to files that are not in it lead to the repository, at the tag of the
 * version. Code stays as it is.
 * @param {string} text in Markdown
 * @param {{ repository: string, version: string, isPacked: (file: string) => boolean }} where
 */
export function withAbsoluteLinks(text, { repository, version, isPacked }) {
  const tag = `v${version}`;
  return text
    .split(/(^```.*?^```$)/ms)
    .map((part) =>
      part.startsWith('```')
        ? part
        : part.replaceAll(
            /(!?)(\[(?:[^\]\\]|\\.)*\]\()(?!#|[a-z][a-z\d+.-]*:)([^)\s#]+)/gi,
            (all, picture, label, file) =>
              isPacked(file)
                ? all
                : `${picture}${label}${repository}/${picture ? 'raw' : 'blob'}/${tag}/${file}`,
          ),
    )
    .join('');
}
