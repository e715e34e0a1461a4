import { Scheduler } from './scheduler.js';
import { type Question, searchFor } from './protocol.js';

/** What a server is sent: a question with a number, or that its answer is not wanted any more. */
export type Request = { readonly id: number; readonly question?: Question };

/** What it sends back: that it has the question, an answer, or that it could not be dealt with. */
export type Reply =
  | { readonly id: number; readonly received: true }
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly error: string };

/** Where questions are worked on. */
export interface Server {
  receive(request: Request): void;
  /** Ends all work. */
  close(): void;
}

/** A server in this thread: that of a worker, or of a page that may have none. */
export function startServer(reply: (message: Reply) => void): Server {
  const scheduler = new Scheduler();
  return {
    receive({ id, question }) {
      if (!question) return scheduler.cancel(id);
      reply({ id, received: true });
      const failed = (error: unknown): void => reply({ id, error: String(error) });
      try {
        scheduler.add({
          id,
          search: searchFor(question),
          done: (answer) => reply({ id, answer }),
          failed,
        });
      } catch (error) {
        failed(error);
      }
    },
    close: () => scheduler.close(),
  };
}
