/** Writes the hashes of the files that pages load by their address, for their `integrity` attribute. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Every script and style sheet of the build: also what one loads by itself, as an import map may give its
 * hash.
 * @param {string} out the folder of the build
 */
export function writeIntegrity(out) {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(?:js|css)$/.test(file))
    .sort();
  const hashes = files.map((file) => {
    const hash = createHash('sha384').update(readFileSync(`${out}/${file}`));
    return [file, `sha384-${hash.digest('base64')}`];
  });
  writeFileSync(
    `${out}/integrity.json`,
    `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`,
  );
}
