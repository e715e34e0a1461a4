import assert from 'node:assert/strict';
import { test } from 'node:test';
import { generator } from '../../src/rules/index.js';
import { chain, finish, instant, type Search } from '../../src/solver/search/search.js';
import { ExactTable, HashTable } from '../../src/solver/search/visited.js';
import { held } from './held.js';

test('the exact table finds what it was given, with its byte, while it grows', () => {
  const random = generator(1);
  const table = new ExactTable(20_000);
  const known = new Map<string, number>();
  for (let i = 0; i < 40_000; i++) {
    // Keys that differ in few bits, as positions do.
    const key = Int32Array.from([random() & 7, random() & 15, (random() & 7) << 27, random() & 7]);
    if (key.every((word) => word === 0)) continue;
    const place = table.place(key);
    assert.equal(table.bytes[place], known.get(key.join()) ?? 0);
    const byte = random() & 255;
    table.bytes[place] = byte;
    known.set(key.join(), byte);
    assert.equal(table.count, known.size);
  }
});

test('a full table says so, and still finds what it has', () => {
  const table = new ExactTable(100);
  const key = (i: number): Int32Array => Int32Array.from([i, 0, 0, -i]);
  for (let i = 1; i <= 100; i++) assert.ok(table.place(key(i)) >= 0);
  assert.equal(table.place(key(101)), -1);
  for (let i = 1; i <= 100; i++) assert.ok(table.place(key(i)) >= 0);
  assert.equal(table.count, 100);
});

test('the hash table tells new positions from known ones, and can be emptied', () => {
  const random = generator(2);
  const table = new HashTable(5000);
  for (let round = 0; round < 3; round++) {
    const known = new Set<string>();
    while (!table.full) {
      const [a, b] = [(random() & 127) << (random() & 15), random() & 127];
      const key = (a | b) === 0 ? '0 1' : `${a} ${b}`;
      assert.equal(table.add(a, b), !known.has(key));
      known.add(key);
    }
    assert.equal(table.count, known.size);
    table.clear();
  }
});

test('full tables need no more memory than is said of them', () => {
  const megabytes = (fill: () => unknown): number => {
    const before = held();
    const table = fill();
    const bytes = held() - before;
    assert.ok(table);
    return bytes / 1e6;
  };
  const exact = megabytes(() => {
    const table = new ExactTable(75e4);
    const key = new Int32Array(4);
    do key[0]!++;
    while (table.place(key) >= 0);
    assert.equal(table.count, 75e4);
    return table;
  });
  const hashed = megabytes(() => {
    const table = new HashTable(15e5);
    for (let i = 1; !table.full; i++) table.add(Math.imul(i, 0x2c1b3c6d), i);
    return table;
  });
  // While a table doubles, that of half its size is there too.
  assert.ok(exact > 17 && exact * 1.5 < 27, `${exact} MB`);
  assert.ok(hashed > 16 && hashed * 1.5 < 26, `${hashed} MB`);
});

test('searches in a chain share a budget and keep their answer', () => {
  const counting = (most: number): Search<number> => {
    let nodes = 0;
    return {
      get nodes() {
        return nodes;
      },
      step(count) {
        nodes = Math.min(most, nodes + count);
        return nodes === most ? most : undefined;
      },
    };
  };
  const both = chain(counting(10), (first) => chain(counting(first + 5), (n) => instant(() => n)));
  let steps = 0;
  while (both.step(4) === undefined) {
    steps++;
    assert.ok(both.nodes <= 4 * steps + 1);
  }
  assert.equal(both.step(1), 15);
  assert.equal(finish(both), 15);
  assert.ok(steps >= 6);
});
