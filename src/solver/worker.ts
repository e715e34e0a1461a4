import { Desk } from './desk.js';
import { type Job, searchFor } from './jobs.js';

/** What a worker is told: a question with a number, or that its answer is not wanted any more. */
export type Request = { readonly id: number; readonly job?: Job };

/** What it tells: an answer, or that the question could not be dealt with. */
export type Reply =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly error: string };

const desk = new Desk();
const reply = (message: Reply): void => self.postMessage(message);

self.onmessage = ({ data: { id, job } }: MessageEvent<Request>) => {
  if (!job) return desk.cancel(id);
  const failed = (error: unknown): void => reply({ id, error: String(error) });
  try {
    desk.add({ id, search: searchFor(job), done: (answer) => reply({ id, answer }), failed });
  } catch (error) {
    failed(error);
  }
};
