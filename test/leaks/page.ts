/** Runs in the page: games that come and go, and a long session. */
import '../../src/hourhand.js';
import type { SolitaireElement } from '../../src/hourhand.js';

const pause = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));

async function until(isTrue: () => unknown): Promise<void> {
  for (let i = 0; i < 3000 && !isTrue(); i++) await pause(5);
  if (!isTrue()) throw new Error(`never came true: ${isTrue}`);
}

/** What is kept although it has gone: only to show that it is noticed. */
const kept: unknown[] = [];

function make(tag: string, deal: number): SolitaireElement {
  const game = document.createElement(tag) as SolitaireElement;
  game.setAttribute('deal', String(deal));
  game.setAttribute('speed', 'instant');
  game.setAttribute('storage', 'none');
  document.body.append(game);
  return game;
}

/** A game of a few moves, a dialog and a hint. */
async function visit(tag: string, i: number, keep: boolean): Promise<void> {
  const game = make(tag, 1 + (i % 7));
  await until(() => game.shadowRoot?.querySelector('.cards .card'));
  for (let k = 0; k < 6 && game.moves.length > 0; k++)
    game.play(game.moves[k % game.moves.length]!);
  game.undo();
  game.focus();
  const asked = game.hint();
  const press = (name: string): void =>
    game.shadowRoot!.querySelector<HTMLElement>(`[part~=${name}]`)!.click();
  press('menu');
  await until(() => game.shadowRoot!.querySelector('[part~=settings]'));
  press('settings');
  await until(() => game.shadowRoot!.querySelector('dialog[open]'));
  // Some leave while the dialog is open, and while the solver is thinking.
  if (i % 3 > 0) {
    press('close');
    await until(() => !game.shadowRoot!.querySelector('dialog'));
  }
  if (i % 2 > 0) await asked;
  if (keep) kept.push(game);
  game.remove();
}

let player: SolitaireElement | undefined;

Object.assign(window, {
  async visits(tag: string, from: number, count: number, keep: boolean): Promise<void> {
    for (let i = from; i < from + count; i++) await visit(tag, i, keep);
  },

  /** Plays and undoes: a walk that comes back to the deal again and again. */
  async session(tag: string, moves: number): Promise<void> {
    player ??= make(tag, 3);
    const game = player;
    await until(() => game.shadowRoot?.querySelector('.cards .card'));
    for (let made = 0; made < moves;) {
      for (let k = 0; k < 25 && game.moves.length > 0 && made < moves; k++, made++) {
        game.play(game.moves[made % game.moves.length]!);
      }
      while (game.canUndo) game.undo();
      await pause(0);
    }
  },
});
