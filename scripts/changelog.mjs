/** What a release does to the changelog, which is in the format of Keep a Changelog. */

/**
 * @param {string} version
 * @param {string} current
 * @returns {boolean} whether the version is a plain one, such as 1.2.3, and later than the current one
 */
export function isLater(version, current) {
  const [a, b] = [version, current].map((text) => /^(\d+)\.(\d+)\.(\d+)$/.exec(text)?.slice(1));
  if (!a || !b) return false;
  const different = a.findIndex((part, i) => part !== b[i]);
  return different >= 0 && Number(a[different]) > Number(b[different]);
}

/**
 * Turns what is listed as unreleased into a release.
 * @param {string} changelog
 * @param {{ version: string, date: string, integrity: string }} release its date as 2026-01-31, and the
 *   hash of the file for CDNs
 * @returns {string}
 * @throws if there is nothing to release, or the release is there already
 */
export function releaseIn(changelog, { version, date, integrity }) {
  const title = '## [Unreleased]\n';
  const at = changelog.indexOf(title);
  if (at < 0) throw new Error('CHANGELOG.md has no section “[Unreleased]”.');
  if (changelog.includes(`## [${version}]`))
    throw new Error(`CHANGELOG.md has ${version} already.`);
  const rest = changelog.slice(at + title.length);
  const [changes = ''] = rest.split(/^## /m);
  if (!/^- /m.test(changes)) throw new Error('CHANGELOG.md lists no unreleased changes.');
  return `${changelog.slice(0, at)}${title}
## [${version}] - ${date}

Integrity of \`dist/cdn.js\`: \`${integrity}\`
${rest}`;
}
