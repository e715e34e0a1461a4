/** What a page's TypeScript knows of a game in a frame: compiled, not run. */
import {
  connectFrame,
  type FrameReady,
  type GameFrame,
  type Refusal,
} from '../../src/embed/host.js';
import type { MoveReport, Result } from '../../src/element/public-types.js';

export async function page(frame: HTMLIFrameElement): Promise<readonly unknown[]> {
  const game: GameFrame = connectFrame(frame, { height: false });
  const ready: FrameReady = await game.ready;
  const played: Result | Refusal = await game.call('play', 'h1-h2');
  const hint: MoveReport | Refusal | null = await game.call('hint');
  const moves: readonly MoveReport[] | Refusal = await game.read('moves');
  // @ts-expect-error: play takes a move.
  void game.call('play', 7);
  // @ts-expect-error: not a method of games.
  void game.call('remove');
  // @ts-expect-error: not a property to read.
  void game.read('innerHTML');
  const heard: string[] = [];
  frame.addEventListener('solitaire-move', ({ detail }) => heard.push(detail.token));
  return [ready.game, played.ok, hint, moves, heard];
}
