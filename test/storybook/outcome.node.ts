/** What the picture test takes for a fault of a story; test/storybook has stories with faults as well. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { problemsOf, violationsOf } from '../../scripts/story-outcome.mjs';

const good = { name: 'storyFinished', status: 'success', violations: [] };
const violation = { id: 'label', help: 'Fields have labels', where: ['input', 'select'] };

describe('a story', () => {
  it('is good if it finishes and axe finds nothing', () => {
    assert.deepEqual(problemsOf([good], 'story'), []);
  });

  it('is not if its play function threw, whatever its end says', () => {
    const thrown = { name: 'playFunctionThrewException', errors: ['a wrong move'] };
    assert.deepEqual(problemsOf([thrown, good], 'story'), [
      'playFunctionThrewException: a wrong move',
    ]);
  });

  it('is not if something else threw meanwhile', () => {
    const aside = { name: 'unhandledErrorsWhilePlaying', errors: ['one', 'another'] };
    assert.deepEqual(problemsOf([aside, good], 'story'), [
      'unhandledErrorsWhilePlaying: one',
      'unhandledErrorsWhilePlaying: another',
    ]);
  });

  it('is not if it could not be rendered, or is missing', () => {
    for (const name of ['storyErrored', 'storyThrewException', 'storyMissing']) {
      assert.deepEqual(problemsOf([{ name, errors: ['why'] }], 'story'), [`${name}: why`]);
      assert.deepEqual(problemsOf([{ name, errors: ['why'] }], 'docs'), [`${name}: why`]);
    }
  });

  it('is not if axe found something, did not run, or Storybook reports a failure', () => {
    const says = (end: object): string[] => problemsOf([{ ...good, ...end }], 'story');
    assert.deepEqual(says({ violations: [violation] }), [
      'axe: label: Fields have labels (input, select)',
    ]);
    assert.deepEqual(says({ violations: undefined }), ['axe did not run.']);
    assert.deepEqual(says({ status: 'error' }), ['Storybook reports: error']);
    assert.match(violationsOf([violation], 'dark')[0]!, /^axe in dark: label: /);
  });

  it('is not if it never ends', () => {
    assert.deepEqual(problemsOf([], 'story'), ['Storybook never said that it was finished.']);
  });
});

describe('a page of documentation', () => {
  it('ends when it is rendered; axe doesn’t run in its stories', () => {
    const rendered = { name: 'docsRendered' };
    assert.deepEqual(problemsOf([rendered], 'docs'), []);
    assert.equal(problemsOf([good], 'docs').length, 1);
  });
});
