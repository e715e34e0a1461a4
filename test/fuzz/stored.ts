/** What may lie in the storage: the player's settings, games and statistics. */
import assert from 'node:assert/strict';
import { StatisticsStore, STATISTICS_KEY } from '../../src/game/features/statistics/store.js';
import { checksum, formatGame, type Game, games, parseGame } from '../../src/rules/index.js';
import { GameWriter } from '../../src/keeping/game-writer.js';
import { readGame } from '../../src/keeping/stored-game.js';
import type { Statistics } from '../../src/keeping/tally.js';
import { merge } from '../../src/keeping/statistics-merge.js';
import { formatStatistics, parseStatistics } from '../../src/keeping/statistics-text.js';
import { choose } from '../../src/settings/choose.js';
import { KEY, onPlayerChange, playerSettings } from '../../src/settings/player.js';
import { settingSpecs, takes } from '../../src/settings/specs.js';
import { sit } from '../support/sessions.js';
import { FakeStorage } from '../support/storage.js';

/** Reads them when another tab has written them. */
export function readPlayerSettings(text: string): void {
  const stop = new AbortController();
  let changes = 0;
  const storage = new FakeStorage([[KEY, text]]);
  Object.assign(globalThis, { localStorage: storage });
  onPlayerChange(() => changes++, stop.signal);
  const event = Object.assign(new Event('storage'), { key: KEY });
  window.dispatchEvent(event);
  stop.abort();
  assert.equal(changes, 1);
  for (const [name, value] of Object.entries(playerSettings())) {
    const spec = settingSpecs.get(name.split('/').at(-1)!);
    assert.ok(typeof value === 'string' && (!spec || takes(spec, value)), `${name}: ${value}`);
  }
  // Whatever was there, what is chosen now is stored, and can be read.
  const before = playerSettings();
  choose('hand', 'left');
  const written = storage.getItem(KEY);
  window.dispatchEvent(event);
  assert.ok(written);
  assert.equal(playerSettings()['hand'], 'left');
  for (const [name, value] of Object.entries(before).slice(-50)) {
    if (name !== 'hand' && name.length <= 200 && value.length <= 200) {
      assert.equal(playerSettings()[name], value, name);
    }
  }
  assert.ok(
    storage.getItem(`${KEY}.damaged`) === null || storage.getItem(`${KEY}.damaged`) === text,
  );
}

const allGames = Object.values(games) as Game[];
const gameIn = (text: string): Game =>
  allGames.find(({ id }) => text.includes(`~${id}~`)) ?? allGames[text.length % allGames.length]!;
const keyOf = ({ id }: Game): string => `hourhand.game.${id}`;

/** A game as it lies in the storage: its head and its pages, each in a line. */
function storedGame(id: string, moves: number): string {
  const { session } = sit(id, 5);
  for (let i = 0; i < moves && session.moves.length > 0; i++) {
    const away = session.moves.filter(({ token }) => !/h\d/.test(token));
    session.play((away.length > 0 ? away : session.moves)[0]!, 'player');
  }
  const storage = new FakeStorage();
  const key = keyOf(games[id] as Game);
  new GameWriter(() => storage, key).write(session.saved, 'random');
  const pages = [...storage.entries].filter(([name]) => name !== key).map(([, text]) => text);
  return [storage.getItem(key), ...pages].join('\n');
}

export const storedGames: readonly string[] = [
  storedGame('clock', 20),
  storedGame('watch', 0),
  storedGame('german-clock', 30),
  storedGame('grandfathers-clock', 130),
];

/** Reads a game as a page does when it is opened, and writes another in its place. */
export function readStoredGame(text: string): void {
  const game = gameIn(text);
  const key = keyOf(game);
  const { session } = sit(game.id, 7);
  if (session.moves[0]) session.play(session.moves[0], 'player');
  const [head = '', ...pages] = text.split('\n');
  const content = head.slice(head.indexOf('~') + 1);
  // As it is, and as if its checksum were right.
  const sum = String(checksum(content, checksum(pages.join(''))));
  for (const first of [head, `${sum}~${content}`]) {
    const storage = new FakeStorage([[key, first]]);
    pages.forEach((page, i) => storage.setItem(key.replace('game', `moves${i + 1}`), page));
    const writer = new GameWriter(() => storage, key);
    assert.equal(writer.look(), 'changed');
    const stored = writer.read(game);
    assert.equal(stored?.head, first);
    if (stored.parsed?.ok) {
      const written = formatGame(stored.parsed.value);
      const again = parseGame(game, written);
      assert.equal(again.ok && formatGame(again.value), written);
      assert.equal(writer.look(), 'same');
    } else {
      assert.equal(storage.getItem(key), null);
      assert.ok(storage.getItem(writer.damagedKey)?.startsWith(first));
    }
    writer.write(session.saved, 'random');
    const written = readGame(storage, key, game);
    assert.equal(written?.parsed?.ok && formatGame(written.parsed.value), session.save());
  }
}

/** Reads statistics from the storage: they are right, or set aside, or left alone. */
export function readStoredStatistics(text: string): void {
  const storage = new FakeStorage([[STATISTICS_KEY, text]]);
  const told: string[] = [];
  new StatisticsStore(
    () => storage,
    (code, message) => {
      told.push(code);
      assert.ok(message.includes(STATISTICS_KEY));
    },
  ).read();
  if (told.length === 0) return importStatistics(text);
  const aside = told[0] === 'damaged-statistics' ? '.damaged' : '';
  assert.equal(storage.getItem(STATISTICS_KEY + aside), text, told.join());
}

/** Statistics of another device. */
export function importStatistics(text: string): void {
  const found = parseStatistics(text);
  if (!found.ok) return void assert.match(found.error.code, /^[a-z]+(-[a-z]+)*$/);
  canBeRead(found.value);
  const twice = merge(found.value, { ...found.value, sources: ['other'] });
  canBeRead(twice);
  canBeRead(merge(twice, found.value));
}

function canBeRead(value: Statistics): void {
  const again = parseStatistics(formatStatistics(value));
  assert.ok(again.ok, JSON.stringify(again));
  assert.deepEqual(again.value, value);
}
