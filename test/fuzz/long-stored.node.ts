/**
 * Long texts in the storage: each is read in a time that grows with the text, not with its square. Nothing
 * is timed, as in `rules/long-texts`.
 */
import { describe, it } from 'node:test';
import { readPlayerSettings, readStoredGame, storedGames } from './stored.js';

Object.assign(globalThis, { window: new EventTarget() });

const LENGTH = 1_000_000;
const fillers = ['a', '1', '~', '/', '.', '-', '\\n', 'a~', '1~'];

describe('a long text in the storage', () => {
  it('is read through once as the player’s settings', () => {
    for (const filler of fillers) {
      const long = filler.repeat(LENGTH);
      for (const name of [long, `${long}/speed`, `clock/${long}`]) {
        readPlayerSettings(`{"${name}":"x","speed":"${long}"}`);
      }
    }
  });

  it('is read through once as a game', () => {
    const text = storedGames[0]!;
    for (const filler of fillers) {
      const long = filler.repeat(LENGTH);
      for (const place of [0, 3, text.indexOf('clock'), text.length - 3, text.length]) {
        readStoredGame(text.slice(0, place) + long + text.slice(place));
      }
    }
  });
});
