/** The documented messages name exactly what a frame can be asked. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { METHODS, PROPERTIES } from '../../src/embed/protocol.js';

const docs = readFileSync('docs/embedding.md', 'utf8');

/** The names in the row of a message, after its details. */
const namesOf = (message: string): string[] => {
  const [, row] = new RegExp(`^\\| \`${message}\` +\\| \`\\{[^}]*\\}\`: (.*)\\|$`, 'm').exec(docs)!;
  return [...row!.matchAll(/`(\w+)`/g)].map(([, name]) => name!);
};

test('the methods that a host may call are documented', () => {
  assert.deepEqual(namesOf('call'), [...METHODS]);
});

test('the properties that a host may read are documented', () => {
  assert.deepEqual(namesOf('read'), [...PROPERTIES]);
});
