/** Games in storage: a short entry for each move, pages for a long game, and nothing that is mixed up. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  checksum,
  formatCards,
  formatGame,
  type Game,
  games,
  resolveOptions,
  shuffle,
  type State,
} from '../../src/rules/index.js';
import { GameWriter } from '../../src/keeping/game-writer.js';
import { readGame } from '../../src/keeping/stored-game.js';
import { Session } from '../../src/session/index.js';
import { randomOf } from '../support/random.js';
import { sit } from '../support/sessions.js';
import { FakeStorage } from '../support/storage.js';

const KEY = 'hourhand.game.grandfathers-clock';
const game = games['grandfathers-clock'] as Game;

const read = (storage: FakeStorage) => readGame(storage, KEY, game);

/** The stored game's text; it must be readable. */
function textIn(storage: FakeStorage): string {
  const stored = read(storage);
  assert.ok(stored?.parsed?.ok, JSON.stringify(stored).slice(0, 300));
  assert.equal(stored.text, formatGame(stored.parsed.value));
  return stored.text;
}

/** Plays at random: mostly moves, some of them after going back. */
function playOn(session: Session<State>, random: () => number): void {
  const pick = random();
  if (pick < 0.06) session.undo('player');
  else if (pick < 0.1) session.redo('player');
  else if (pick < 0.11) session.backTo(Math.floor(session.moveCount * random()), 'player');
  else {
    // Moves between columns go on for ever.
    const moves = session.moves.filter(({ token }) => !token.includes('h'));
    const from = moves.length > 0 ? moves : session.moves;
    if (from.length === 0) session.undo('player');
    else session.play(from[Math.floor(random() * from.length)]!, 'player');
  }
}

/** A session after a number of moves, forwards and backwards. */
function played(deal: number, moves: number): Session<State> {
  const { session } = sit('grandfathers-clock', deal);
  while (session.moveCount < moves) {
    const [move] = session.moves.filter(({ token }) => !token.includes('h'));
    if (!session.play(move!, 'player').ok) assert.fail('no more moves');
  }
  return session;
}

describe('a game in storage', () => {
  it('is what it was after every step of a long game, and no step writes 1 KB', () => {
    const random = randomOf(1);
    const bench = sit('grandfathers-clock', 21);
    const { session } = bench;
    const storage = new FakeStorage();
    const writer = new GameWriter(() => storage, KEY);
    let most = 0;
    for (let step = 0; step < 2000; step++) {
      playOn(session, random);
      bench.pass(Math.floor(random() * 9000));
      if (session.saved.steps.length === 0) continue;
      storage.log.length = 0;
      writer.write(session.saved, 'random');
      const size = storage.log.reduce((sum, { text }) => sum + (text?.length ?? 0), 0);
      assert.ok(size < 1000, `${size} characters at step ${step}`);
      most = Math.max(most, session.saved.steps.length);
      assert.equal(textIn(storage), session.save());
      assert.equal(storage.entries.size, 1 + Math.floor((session.saved.steps.length - 1) / 48));
    }
    assert.ok(most > 300, `${most} moves`);
  });

  it('of any game, with cards of the page’s own, writes less than 1 KB with each move', () => {
    for (const one of Object.values(games) as Game[]) {
      const rules = one.create(resolveOptions(one, {}).options);
      const opening = { number: null, cards: shuffle(rules.pack, 5) };
      const world = { now: () => 123_456_789, notify: () => true, report: () => {} };
      const session = new Session(one, rules, opening, world);
      const random = randomOf(3);
      const storage = new FakeStorage();
      const key = `hourhand.game.${one.id}`;
      const writer = new GameWriter(() => storage, key);
      for (let step = 0; step < 300 && session.moves.length > 0; step++) {
        const { moves } = session;
        session.play(moves[Math.floor(random() * moves.length)]!, 'player', true);
        storage.log.length = 0;
        writer.write(session.saved, formatCards(opening.cards));
        const size = storage.log.reduce((sum, { text }) => sum + (text?.length ?? 0), 0);
        assert.ok(size < 1000, `${one.id}: ${size} characters at step ${step}`);
      }
      assert.equal(readGame(storage, key, one)?.text, session.save());
    }
  });

  it('is the old or the new one, whenever the browser is killed in the midst of a write', () => {
    const random = randomOf(2);
    const { session } = sit('grandfathers-clock', 21);
    const storage = new FakeStorage();
    const writer = new GameWriter(() => storage, KEY);
    let old: string | undefined;
    let several = 0;
    for (let step = 0; step < 3000; step++) {
      playOn(session, random);
      // Many changes may be written at once, such as the loading of another game.
      if (session.saved.steps.length === 0 || random() < 0.97) continue;
      const after = new Map(storage.entries);
      storage.log.length = 0;
      writer.write(session.saved, 'random');
      if (storage.log.length > 1) several++;
      for (const { key, text } of storage.log) {
        if (text === null) after.delete(key);
        else after.set(key, text);
        if (old === undefined && !after.has(KEY)) continue;
        const found = textIn(new FakeStorage(after));
        assert.ok(found === old || found === session.save(), `step ${step}: ${found}`);
      }
      old = session.save();
    }
    assert.ok(several > 5);
  });

  it('goes on where another writer found it, without what is no longer needed', () => {
    const storage = new FakeStorage();
    new GameWriter(() => storage, KEY).write(played(21, 120).saved, 'random');
    assert.equal(storage.entries.size, 3);
    const writer = new GameWriter(() => storage, KEY);
    const stored = writer.read(game);
    assert.ok(stored?.parsed?.ok);
    storage.log.length = 0;
    writer.write({ ...stored.parsed.value, elapsed: 5 }, 'random');
    assert.deepEqual(
      storage.log.map(({ key }) => key),
      [KEY],
    );
    writer.write(played(7, 3).saved, 'random');
    assert.deepEqual([...storage.entries.keys()], [KEY]);
  });

  it('is noticed to be another one, unless only time has passed', () => {
    const storage = new FakeStorage();
    const [mine, other] = [1, 2].map(() => new GameWriter(() => storage, KEY));
    const { saved } = played(21, 5);
    mine!.write(saved, 'random');
    other!.read(game);
    other!.write({ ...saved, elapsed: 12345 }, 'random');
    assert.equal(mine!.look(), 'same');
    other!.write({ ...saved, at: 4 }, 'random');
    assert.equal(mine!.look(), 'changed');
    storage.entries.clear();
    assert.equal(mine!.look(), 'gone');
  });

  it('is not accepted with a page of another game, an older page, or none', () => {
    const storage = new FakeStorage();
    const writer = new GameWriter(() => storage, KEY);
    writer.write(played(21, 120).saved, 'random');
    const entries = new Map(storage.entries);
    const [first, second] = [...entries.keys()].filter((key) => key !== KEY) as [string, string];
    const other = new FakeStorage();
    new GameWriter(() => other, KEY).write(played(7, 120).saved, 'random');
    const swaps: Record<string, string | undefined>[] = [
      { [first]: undefined },
      { [second]: undefined },
      { [first]: entries.get(second), [second]: entries.get(first) },
      { [first]: other.entries.get(first) },
      { [second]: other.entries.get(second) },
      { [KEY]: other.entries.get(KEY) },
      { [second]: '2.c1-c2' },
      { [second]: '1.c1-c2', [first]: '2.c1-c2' },
    ];
    for (const swap of swaps) {
      const mixed = new FakeStorage(entries);
      for (const [key, text] of Object.entries(swap)) {
        if (text === undefined) mixed.entries.delete(key);
        else mixed.entries.set(key, text);
      }
      assert.equal(read(mixed)?.parsed, undefined, JSON.stringify(Object.keys(swap)));
    }
  });

  it('cut off anywhere, or with any character changed, is not accepted', () => {
    const storage = new FakeStorage();
    new GameWriter(() => storage, KEY).write(played(21, 10).saved, '21');
    const head = storage.entries.get(KEY)!;
    const accepts = (text: string): boolean =>
      read(new FakeStorage([[KEY, text]]))?.parsed?.ok === true;
    assert.ok(accepts(head));
    for (let i = 0; i < head.length; i++) {
      assert.ok(!accepts(head.slice(0, i)), `cut off at ${i}`);
      const other = head[i] === '1' ? '2' : '1';
      assert.ok(!accepts(head.slice(0, i) + other + head.slice(i + 1)), `changed at ${i}`);
    }
  });

  it('that is hostile is refused in no time, even with a checksum that is right', () => {
    const { saved } = played(21, 3);
    const text = formatGame(saved);
    const sealed = (content: string): string => `${checksum(content)}~${content}`;
    const long = 1_000_000;
    const texts = [
      '['.repeat(long),
      '~'.repeat(long),
      '{"__proto__":{"polluted":1}}',
      sealed(`1~0~${text.replace('tableau-wrap', '__proto__')}`),
      sealed(`1~0~${text.replace('~tableau-wrap', '~__proto__.x_constructor.y_tableau-wrap')}`),
      sealed(`1~0~${text.replace('hourhand1', 'hourhand2')}`),
      sealed(`1~0~${text.replace('grandfathers-clock', 'constructor')}`),
      sealed(`1~0~${text.replace(/c\d-c\d/, 'c1-c2.'.repeat(long))}`),
      sealed(`1~0~${text.replace(/c\d-c\d/, 'c1-c2.'.repeat(40_000))}`),
      sealed(`1~0.5~${text}`),
      sealed(`1~1e300~${text}`),
      sealed('1~0~hourhand1'),
      '',
      '\0',
      '\ud800'.repeat(100),
    ];
    for (const hostile of texts) {
      const begun = performance.now();
      const storage = new FakeStorage([[KEY, hostile]]);
      const stored = new GameWriter(() => storage, KEY).read(game);
      assert.ok(stored && !stored.parsed?.ok, hostile.slice(0, 80));
      assert.deepEqual([...storage.entries], [['hourhand.damaged.grandfathers-clock', hostile]]);
      assert.ok(performance.now() - begun < 3000, hostile.slice(0, 80));
    }
    assert.equal(({} as { polluted?: number }).polluted, undefined);
  });

  it('that is as long as it may be is read in a moment', () => {
    const storage = new FakeStorage();
    const writer = new GameWriter(() => storage, KEY);
    const { saved } = played(21, 60);
    const back = saved.steps.slice(58);
    const steps = [...saved.steps];
    while (steps.length < 47_000) steps.push(...back);
    writer.write({ ...saved, steps, at: steps.length }, 'random');
    const begun = performance.now();
    assert.ok(textIn(storage).length > 280_000);
    assert.ok(performance.now() - begun < 5000);
  });

  it('whose pages go in a circle is refused', () => {
    const { saved } = played(21, 3);
    const content = `1~2~${formatGame(saved)}`;
    const storage = new FakeStorage([
      [KEY, `${checksum(content)}~${content}`],
      ['hourhand.moves1.grandfathers-clock', '2.c1-c2'],
      ['hourhand.moves2.grandfathers-clock', '1.c1-c2'],
    ]);
    const stored = new GameWriter(() => storage, KEY).read(game);
    assert.ok(stored && stored.parsed === undefined);
    assert.equal(storage.entries.size, 1);
  });

  it('played as long as a stored game may have been can be read after another move', () => {
    const storage = new FakeStorage();
    const writer = new GameWriter(() => storage, KEY);
    const { saved } = played(21, 5);
    for (const elapsed of [999_999_999_999_999, 1e15, 1e21, Infinity]) {
      writer.write({ ...saved, elapsed }, 'random');
      textIn(storage);
    }
  });

  it('is read back: if the storage keeps something else, the last one is there again', () => {
    const storage = new FakeStorage();
    const writer = new GameWriter(() => storage, KEY);
    writer.write(played(21, 5).saved, 'random');
    const before = textIn(storage);
    const { setItem } = storage;
    const longer = played(21, 120).saved;
    const head = storage.getItem(KEY)!;
    storage.setItem = (key, text) =>
      setItem.call(storage, key, key === KEY && text !== head ? text.slice(0, -1) : text);
    assert.throws(() => writer.write(longer, 'random'), /can’t be read again/);
    storage.setItem = setItem;
    assert.equal(textIn(storage), before);
    writer.write(longer, 'random');
    assert.ok(textIn(storage).length > before.length);
  });

  it('damaged twice is set aside twice, and its copy can be read', () => {
    const storage = new FakeStorage();
    const writer = new GameWriter(() => storage, KEY);
    const { saved } = played(21, 60);
    writer.write(saved, 'random');
    writer.copy(saved);
    for (const text of ['first', 'second']) {
      storage.setItem(KEY, text);
      writer.read(game);
    }
    assert.equal(storage.getItem(writer.damagedKey), 'first\nsecond');
    assert.equal(writer.readCopy(game), formatGame(saved));
  });

  it('that is too long is not written, and the last one can still be read', () => {
    const storage = new FakeStorage();
    const writer = new GameWriter(() => storage, KEY);
    const { saved } = played(21, 60);
    writer.write(saved, 'random');
    const before = textIn(storage);
    const steps = Array.from({ length: 60_000 }, (_, i) => saved.steps[i % 60]!);
    assert.throws(() => writer.write({ ...saved, steps }, 'random'), RangeError);
    assert.equal(textIn(storage), before);
  });
});
