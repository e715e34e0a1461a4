/** A record in the storage: what is written can be read, and what was damaged can be restored. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { keepDamaged, type RecordFormat, StoredRecord } from '../../src/keeping/stored-record.js';
import { FakeStorage } from '../support/storage.js';

const KEY = 'hourhand.player';

/** A list of numbers, as text of up to 20 characters. */
const format: RecordFormat<readonly number[]> = {
  none: [],
  format: (value) => JSON.stringify(value),
  parse(text) {
    if (text === 'newer') return { ok: false, why: 'newer', isNewer: true };
    try {
      if (text.length <= 20) return { ok: true, value: JSON.parse(text) as number[] };
    } catch {
      // It is no JSON.
    }
    return { ok: false, why: 'wrong' };
  },
  join: (older, newer) => [...older, ...newer],
};

function open(entries: readonly (readonly [string, string])[] = []) {
  const storage = new FakeStorage(entries);
  return { storage, record: new StoredRecord(() => storage, KEY, format) };
}

describe('a stored record', () => {
  it('is read as it was written, by another page too', () => {
    const { storage, record } = open();
    assert.deepEqual(record.read(), { ok: true, value: [] });
    assert.equal(storage.log.length, 0);
    record.write([1, 2]);
    assert.deepEqual(record.read(), { ok: true, value: [1, 2] });
    const other = new StoredRecord(() => storage, KEY, format);
    other.write([3]);
    assert.deepEqual(record.read(), { ok: true, value: [3] });
  });

  it('that can’t be read after it was written is the one before, and an error', () => {
    const { storage, record } = open();
    record.write([1]);
    assert.throws(() => record.write(Array.from({ length: 30 }, () => 1)), /can’t be read again/);
    assert.deepEqual(record.read(), { ok: true, value: [1] });
    // A storage that keeps something else than it was given.
    const { setItem } = storage;
    storage.setItem = (key, text) => setItem.call(storage, key, key === KEY ? text + ']' : text);
    assert.throws(() => record.write([2]), /can’t be read again/);
    storage.setItem = setItem;
    assert.deepEqual(record.restorable, undefined);
  });

  it('that was damaged is set aside, and restored with what was written since', () => {
    const { storage, record } = open();
    record.write([1]);
    storage.setItem(KEY, '[1');
    assert.deepEqual(record.read(), { ok: false, why: 'wrong', isAside: true });
    assert.deepEqual(record.read(), { ok: true, value: [] });
    record.write([2]);
    assert.deepEqual(record.restorable, [1]);
    record.restore();
    assert.deepEqual(record.read(), { ok: true, value: [1, 2] });
    assert.deepEqual([...storage.entries.keys()].sort(), [KEY, `${KEY}.good`]);
  });

  it('a second failure overwrites nothing that was set aside', () => {
    const { storage, record } = open();
    record.write([1]);
    storage.setItem(KEY, 'first');
    record.read();
    record.write([2]);
    storage.setItem(KEY, 'second');
    record.read();
    assert.equal(storage.getItem(`${KEY}.damaged`), 'first\nsecond');
    assert.deepEqual(record.restorable, [1, 2]);
    // A third one, of which there is no copy.
    storage.setItem(KEY, 'third');
    record.read();
    assert.equal(storage.getItem(`${KEY}.damaged`), 'first\nsecond\nthird');
    assert.deepEqual(record.restorable, [1, 2]);
    record.restore();
    assert.deepEqual(record.read(), { ok: true, value: [1, 2] });
  });

  it('that was damaged stays where it is if it can’t be set aside', () => {
    const { storage, record } = open([[KEY, 'damaged']]);
    const { setItem } = storage;
    storage.setItem = (key, text) => {
      if (key !== KEY) throw new Error('no room');
      setItem.call(storage, key, text);
    };
    assert.throws(() => record.read(), /no room/);
    assert.equal(storage.getItem(KEY), 'damaged');
  });

  it('is written without its copy where there is no room for both', () => {
    const { storage, record } = open();
    const { setItem } = storage;
    storage.setItem = (key, text) => {
      const others = [...storage.entries].filter(([one]) => one !== key);
      const size = others.reduce((sum, [, value]) => sum + value.length, text.length);
      if (size > 20) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(storage, key, text);
    };
    record.write([1]);
    assert.equal(storage.getItem(`${KEY}.good`), '[1]');
    record.write([1, 2, 3, 4, 5, 6, 7, 8]);
    assert.deepEqual(record.read(), { ok: true, value: [1, 2, 3, 4, 5, 6, 7, 8] });
  });

  it('is none where the storage holds no text, and is written all the same', () => {
    const { storage, record } = open();
    const { getItem } = storage;
    storage.getItem = (key) => getItem.call(storage, key) ?? (undefined as unknown as null);
    assert.deepEqual(record.read(), { ok: true, value: [] });
    assert.equal(record.restorable, undefined);
    record.write([1]);
    assert.deepEqual(record.read(), { ok: true, value: [1] });
    keepDamaged(storage, `${KEY}.damaged`, 'x');
    assert.equal(storage.entries.get(`${KEY}.damaged`), 'x');
    // What can’t be read back is taken away again.
    for (const other of [0, {}, true, Promise.resolve(null)]) {
      storage.getItem = () => other as unknown as null;
      assert.deepEqual(record.read(), { ok: true, value: [] });
      assert.throws(() => record.write([2]), /can’t be read again/);
      assert.equal(storage.entries.has(KEY), false);
    }
  });

  it('of a newer version is left alone', () => {
    const { storage, record } = open([[KEY, 'newer']]);
    assert.deepEqual(record.read(), { ok: false, why: 'newer', isNewer: true });
    record.restore();
    assert.deepEqual([...storage.entries], [[KEY, 'newer']]);
  });

  it('erased, leaves nothing behind', () => {
    const { storage, record } = open();
    record.write([1]);
    storage.setItem(KEY, 'damaged');
    record.read();
    record.write([2]);
    record.erase();
    assert.equal(storage.entries.size, 0);
  });
});
