import { Desk } from './desk.js';
import { type Job, searchFor } from './jobs.js';

/** What an office is told: a question with a number, or that its answer is not wanted any more. */
export type Request = { readonly id: number; readonly job?: Job };

/** What it tells: an answer, or that the question could not be dealt with. */
export type Reply =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly error: string };

/** Where questions are worked on. */
export interface Office {
  hear(request: Request): void;
  /** Ends all work. */
  close(): void;
}

/** An office in this thread: that of a worker, or of a page that may have none. */
export function openOffice(reply: (message: Reply) => void): Office {
  const desk = new Desk();
  return {
    hear({ id, job }) {
      if (!job) return desk.cancel(id);
      const failed = (error: unknown): void => reply({ id, error: String(error) });
      try {
        desk.add({ id, search: searchFor(job), done: (answer) => reply({ id, answer }), failed });
      } catch (error) {
        failed(error);
      }
    },
    close: () => desk.close(),
  };
}
