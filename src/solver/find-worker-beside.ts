/** In place of find-worker.ts in the file that holds the whole kit: the worker lies beside it. */
export const findWorker = async (): Promise<string> =>
  new URL(/* @vite-ignore */ './worker.js', import.meta.url).href;
