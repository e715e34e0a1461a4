import { scriptOf } from './script-of.js';
import type { BuiltWorker } from './worker.js';

/** Where the worker's file is, or a copy of it that this page may start. */
export async function findWorker(): Promise<string> {
  // Some bundlers leave out import.meta.
  const here = String(import.meta.url);
  const beside = here.replace(/[^/]*$/, 'worker.js');
  try {
    // Written like this, it tells Vite, webpack, Rspack, Parcel and Next to take the file along; they
    // put its new address here. The build removes the comment.
    const { href } = new URL(/* @vite-ignore */ './worker.js', import.meta.url);
    if (href !== beside) return href;
  } catch {
    // There is no address here.
  }
  // Nobody has, or nothing was bundled. As a module of its own, the worker knows where it is.
  const { file, begin }: Partial<BuiltWorker> = (await import('./worker.js')) as object;
  if (file === undefined) return beside;
  if (file !== here) return file;
  // All of the page is in one file.
  return scriptOf(`(${begin})()`);
}
