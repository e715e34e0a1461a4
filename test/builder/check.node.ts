/** What the check says of a pasted snippet, and what it says of each place. */
import { strict as assert } from 'node:assert';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { check } from '../../src/builder/check.js';
import { contentsOf } from '../../src/builder/contents.js';
import { verdicts } from '../../src/builder/hosts.js';
import { nearest } from '../../src/builder/nearest.js';
import { cases, fates, goodFrame, goodTag } from './cases.js';
import { nastyText } from './configurations.js';
import { paste } from './parsing.js';

const found = (text: string) => check(contentsOf(paste(text)));
const codes = (text: string): string[] => found(text).map(({ code }) => code);

describe('the check', () => {
  for (const good of [goodTag, goodFrame]) {
    it(`finds nothing in ${good}`, () => assert.deepEqual(found(good), []));
  }

  for (const { code, text, says, instead } of cases) {
    it(`${code}: ${text}`, () => {
      const own = found(text).filter((one) => one.code === code);
      assert.equal(own.length, 1, codes(text).join());
      if (typeof says === 'string') assert.ok(own[0]!.text.includes(says), own[0]!.text);
      else assert.match(own[0]!.text, says);
      assert.ok(!codes(instead).includes(code), `still in ${instead}`);
    });
  }

  it('lists errors first, then warnings, then notes', () => {
    const text = '<clock-solitaire winnable deal="7" tolbar="none">\n</clock-solitaire>';
    const levels = found(text).map(({ level }) => level);
    assert.deepEqual(levels, ['error', 'warning', 'warning', 'note', 'note']);
  });

  it('takes any text', () =>
    fc.assert(
      fc.property(fc.oneof(nastyText, fc.string()), (text) => {
        const texts = [text, `<clock-solitaire deal="${text}" ${text}>`, `[hourhand ${text}]`];
        for (const one of [
          ...texts,
          `{{< hourhand ${text} >}}`,
          `<iframe src="/embed/?${text}">`,
        ]) {
          const contents = contentsOf(paste(one));
          check(contents).forEach((finding) => assert.match(finding.text, /\S/));
          verdicts(contents);
        }
      }),
    ));
});

describe('what happens to a snippet', () => {
  for (const [text, place, fate] of fates) {
    it(`in ${place}: ${text}`, () => {
      const judged = verdicts(contentsOf(paste(text))).filter(({ host }) => host.startsWith(place));
      assert.equal(judged.length, 1);
      assert.match(`${judged[0]!.outcome}: ${judged[0]!.reason}`, fate);
    });
  }

  it('without a game there is nothing to say', () =>
    assert.deepEqual(verdicts(contentsOf(paste('<p>Hello</p>'))), []));

  it('each reason is one short sentence', () => {
    for (const [text] of fates) {
      for (const { reason } of verdicts(contentsOf(paste(text)))) {
        assert.match(reason, /^[A-Z][^]*\.$/);
        assert.ok(reason.length <= 110, reason);
      }
    }
  });
});

describe('the nearest name', () => {
  it('is one that is similar, or none', () => {
    assert.equal(nearest('auto_move', ['auto-move', 'deal']), 'auto-move');
    assert.equal(nearest('del', ['auto-move', 'deal']), 'deal');
    assert.equal(nearest('colour', ['auto-move', 'deal']), undefined);
  });
});
