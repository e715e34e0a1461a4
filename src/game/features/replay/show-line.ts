import { endingOf, type Message } from '../../message.js';
import type { Play } from '../../play.js';
import { type Line, Playback } from '../../playback.js';

/** Shows a line of moves instead of what the board shows, unless that has changed meanwhile. */
export async function showLine(play: Play, line: Line): Promise<void> {
  const { session, playback: before } = play;
  const { state } = session;
  const [words, view] = await Promise.all([
    play.messages.loadMore(),
    play.display.preparePlayback(),
  ]);
  if (!words || !view || session.state !== state || play.playback !== before) return;
  const playback = new Playback(play, line, () => {
    if (!line.back?.()) backToGame(play);
  });
  play.showInstead(playback, line.begins);
  if (view.runs) playback.play();
}

/** Shows the player's game again. */
export function backToGame(play: Play): void {
  const { session } = play;
  const { moveCount, dealNumber, game } = session;
  const begun: Message = ['dealt', game.id, dealNumber];
  play.showInstead(undefined, endingOf(session) ?? (moveCount > 0 ? ['loaded', moveCount] : begun));
}
