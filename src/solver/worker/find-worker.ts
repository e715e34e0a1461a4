import { scriptOf } from './script-of.js';
import type { BuiltWorker } from './worker.js';

/** The address of the worker's file, or of a copy of it. */
export async function findWorker(): Promise<string> {
  // Some bundlers remove import.meta.
  const here = String(import.meta.url);
  const beside = here.replace(/[^/]*$/, 'worker.js');
  try {
    // In this form, Vite, webpack, Rspack, Parcel and Next include the file and insert its new address.
    // The build removes the comment.
    const { href } = new URL(/* @vite-ignore */ './worker.js', import.meta.url);
    if (href !== beside) return href;
  } catch {
    // No bundler has inserted an address.
  }
  // Otherwise the worker's module reports its own address.
  const { file, begin }: Partial<BuiltWorker> = (await import('./worker.js')) as object;
  if (file === undefined) return beside;
  if (file !== here) return file;
  // Everything was bundled into one file, which contains the worker's code.
  return scriptOf(`(${begin})()`);
}
