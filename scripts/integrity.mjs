/** Writes the hashes of the files that pages load by their address, for their `integrity` attribute. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/** @param {string} out the folder of the build */
export function writeIntegrity(out) {
  const files = ['cdn.js', 'reserve.css', 'embed/frame.js'];
  const hashes = files.map((file) => {
    const hash = createHash('sha384').update(readFileSync(`${out}/${file}`));
    return [file, `sha384-${hash.digest('base64')}`];
  });
  writeFileSync(
    `${out}/integrity.json`,
    `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`,
  );
}
