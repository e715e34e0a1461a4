import { en, type Language, languages } from '../words/index.js';
import type { GameController } from './controller.js';
import { Part } from './part.js';

/** The languages besides English, by their codes. */
const parts = new Map(
  Object.entries(languages).map(([code, load]) => [code, new Part(`language ${code}`, load)]),
);

/**
 * Changes a game's words, once all words of the language are there; if they don't come, the game keeps
 * those that it has, and the player is told.
 * @param code of a language that the kit speaks
 */
export async function changeLanguage(game: GameController, code: string): Promise<void> {
  const part: Part<Language> | undefined = parts.get(code);
  // It has been asked for before: if that has failed, this is the second time.
  await part?.get().catch(() => {});
  const words = part ? (await game.need(part, false))?.words : en;
  const more = words && new Part('words', () => words.more());
  const complete = more && (await game.need(more, false));
  // Another may have been wanted meanwhile.
  if (code !== game.language) return;
  if (complete) game.setWords(words, more);
  else if (await game.needWords()) game.say('noLanguage');
}
