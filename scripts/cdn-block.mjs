/**
 * The line of README.md for public CDNs, which serve every file of a published package. Before the first
 * release it has no hash, and README.md says that nothing is there yet; a release writes both anew.
 */
const BLOCK = /(?<=<!-- cdn -->\n).*?(?=<!-- end -->)/s;

/** The address of a file of a published package. @param {string} version @param {string} file */
export const cdnAddress = (version, file) =>
  `https://cdn.jsdelivr.net/npm/hourhand@${version}/${file}`;

/** @param {string} version @param {string} [integrity] of `dist/cdn.js`, once it is released */
export function cdnLine(version, integrity) {
  const lock = integrity ? ` integrity="${integrity}" crossorigin="anonymous"` : '';
  return `<script type="module" src="${cdnAddress(version, 'dist/cdn.js')}"${lock}></script><clock-solitaire></clock-solitaire>`;
}

/**
 * @param {string} readme
 * @param {string} version
 * @param {string} [integrity]
 */
export function withCdnLine(readme, version, integrity) {
  if (!BLOCK.test(readme)) throw new Error('README.md has lost the marks of its line for CDNs');
  const note = integrity
    ? 'Public CDNs have every file of the package. With its hash, the browser takes this version and no other file:'
    : `The package is not published yet. Once version ${version} is on npm, public CDNs have it too:`;
  return readme.replace(
    BLOCK,
    () => `\n${note}\n\n\`\`\`html\n${cdnLine(version, integrity)}\n\`\`\`\n\n`,
  );
}
