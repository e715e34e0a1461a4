import { version } from './version.js';

/** The oldest browsers that the kit works in: `browserslist` in package.json and README say the same. */
const OLDEST = 'Chromium 109, Firefox 115 or Safari 16.4';

/** The features that the kit needs. */
const needs: Readonly<Record<string, () => boolean>> = {
  'constructable style sheets': () => {
    new CSSStyleSheet().replaceSync('');
    return 'adoptedStyleSheets' in Document.prototype;
  },
  'modal dialogs': () => 'showModal' in HTMLDialogElement.prototype,
  'container queries': () => CSS.supports('container-type', 'inline-size'),
  'Array.prototype.findLast()': () => 'findLast' in Array.prototype,
  'Object.hasOwn()': () => 'hasOwn' in Object,
};

let told = false;

/**
 * Whether the browser is too old: then no tag is defined, so that what is written inside shows, and the
 * console tells it once. Programs that only play a browser draw nothing and know no CSS.
 */
export function isTooOld(): boolean {
  if (!globalThis.CSS?.supports) return false;
  const missing = Object.keys(needs).filter((name) => {
    try {
      return !needs[name]!();
    } catch {
      return true;
    }
  });
  if (missing.length > 0 && !told) {
    told = true;
    console.warn(
      `Hourhand ${version} shows no games here, because this browser is too old: it has no ` +
        `${missing.join(', no ')}; it takes ${OLDEST}, or later`,
    );
  }
  return missing.length > 0;
}
