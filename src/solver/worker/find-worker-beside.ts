/**
 * Replaces find-worker.ts in the builds of a single file: the worker is in the same folder. It is asked for with
 * the query of the file's own address, where a site writes its version: a worker of the last one would be
 * another solver.
 */
export async function findWorker(): Promise<string> {
  const worker = new URL(/* @vite-ignore */ './worker.js', import.meta.url);
  const { pathname, search } = new URL(import.meta.url);
  // In a bundle, the address is that of the page's own file.
  if (/\/(?:cdn|frame)\.js$/.test(pathname)) worker.search = search;
  return worker.href;
}
