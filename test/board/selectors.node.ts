/**
 * What a move changes on the board has few elements styled anew. Where an attribute or a class changes above a selector
 * whose last part names no element, class or attribute, browsers style all that is below again: each tap of Big Ben did so
 * for 950 elements, because of one `.gap > *`, and after that for 440 again, because of `.board:has(…) .gap > div`: what is
 * below `:has()` is styled again whenever something comes or goes that could be meant.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { boardStyles } from '../../src/board/styles.js';
import { detailStyles } from '../../src/board/marks/details-styles.js';
import { touchStyles } from '../../src/board/marks/touch-styles.js';
import { dialStyles } from '../../src/board/marks/dial-styles.js';
import { statusBarStyles } from '../../src/controls/status/styles.js';
import { elementStyles } from '../../src/element/styles.js';
import { otherMedia } from '../../src/element/other-media.js';

/** The parts of a selector between these signs, which don't count inside brackets. */
function split(selector: string, signs: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of selector) {
    depth += Number('(['.includes(sign)) - Number(')]'.includes(sign));
    if (depth === 0 && signs.test(sign)) parts.push('');
    else parts.push(parts.pop()! + sign);
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** Whether the last part of a selector names what it is about: there are hundreds of these elements on a board. */
function names(selector: string): boolean {
  const parts = split(selector, /[\s>~+]/);
  const last = parts.at(-1)!;
  if (/:has\(/.test(selector)) return false;
  if (
    parts.some((part) => /^(?:\[|\.(?:board\.won|waste-stock|stock-tableau))/.test(part)) &&
    /^(?:div|button|g|path|span)(?::|$)/.test(last)
  )
    return false;
  if (/^(?:[a-z]|::?(?:host|slotted|root|part))/.test(last)) return true;
  const inside = /:(?:is|where)\((.*)\)/.exec(last)?.[1];
  if (inside !== undefined && split(inside, /,/).every(names)) return true;
  return /[.#[]/.test(last.replace(/:[\w-]+\(.*\)/, ''));
}

/** The selectors of all rules, also of those inside other ones. */
const selectorsOf = (text: string): string[] =>
  [...text.replace(/\/\*[^]*?\*\//g, '').matchAll(/(?<=^|[{};])([^{};]+)\{/g)]
    .map(([, prelude]) => prelude!.trim().replace(/\s+/g, ' '))
    .filter((prelude) => !/^(?:@|from\b|to\b|\d)/.test(prelude))
    .flatMap((prelude) => split(prelude, /,/));

describe('selectors of the board', () => {
  const all = {
    boardStyles,
    detailStyles,
    touchStyles,
    dialStyles,
    otherMedia,
    statusBarStyles,
    elementStyles,
  };
  for (const [name, { cssText }] of Object.entries(all)) {
    it(`name what they are about: ${name}`, () => {
      const selectors = selectorsOf(cssText);
      assert.ok(selectors.length > 5);
      assert.deepEqual(
        selectors.filter((selector) => !names(selector)),
        [],
      );
    });
  }

  it('and what does not is found', () => {
    const text = `.a > * { b: c } @media (d) { .e { f: g } .h :first-child, .i { j: k } } [l] .m > :is(p, :hover) { n: o } .q:has(.r) .s { t: u } [v] div, .v > div { x: y }`;
    assert.deepEqual(
      selectorsOf(text).filter((selector) => !names(selector)),
      ['.a > *', '.h :first-child', '[l] .m > :is(p, :hover)', '.q:has(.r) .s', '[v] div'],
    );
  });
});
