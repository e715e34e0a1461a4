import { Scheduler } from './scheduler.js';
import { type Question, searchFor } from './protocol.js';

/** A request to the server: a question with an id, or only the id to cancel it. */
export type Request = { readonly id: number; readonly question?: Question };

/** A reply of the server: a receipt, how much of a long search is done, an answer, or an error. */
export type Reply =
  | { readonly id: number; readonly received: true }
  | { readonly id: number; readonly share: number }
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly error: string };

/** Answers questions, in a worker or in the page. */
export interface Server {
  receive(request: Request): void;
  /** Ends all work. */
  close(): void;
}

/** Starts a server in this thread: a worker, or a page that can't have one. */
export function startServer(reply: (message: Reply) => void): Server {
  const scheduler = new Scheduler();
  return {
    receive({ id, question }) {
      if (!question) return scheduler.cancel(id);
      reply({ id, received: true });
      const failed = (error: unknown): void => reply({ id, error: String(error) });
      try {
        const search = searchFor(question);
        let told = 0;
        scheduler.add({
          id,
          search,
          went() {
            const { share = 0 } = search;
            // Per cent by per cent.
            if (share >= told + 0.01) reply({ id, share: (told = share) });
          },
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
