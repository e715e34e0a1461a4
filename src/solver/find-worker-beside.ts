/** Replaces find-worker.ts in the single-file build: the worker is in the same folder. */
export const findWorker = async (): Promise<string> =>
  new URL(/* @vite-ignore */ './worker.js', import.meta.url).href;
