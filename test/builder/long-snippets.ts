/**
 * Long snippets: the check goes through each once, so it takes a time that grows with the text, not with its square.
 * Nothing is timed: one that looks again and again at so many characters is not done before the tests are ended.
 */
import { strict as assert } from 'node:assert';
import { describe, it } from 'node:test';
import { check } from '../../src/builder/check.js';
import { contentsOf, markupOf } from '../../src/builder/contents.js';
import { verdicts } from '../../src/builder/hosts.js';

const beginnings = ['', '<clock-solitaire ', '[hourhand ', '{{< hourhand ', "import 'a'\n"];
const fillers = [
  '<script type=',
  '<script type=>',
  '<script>',
  '</script',
  '<',
  '<a',
  '<clock(-solitaire>',
  '{{<hourhand"\\"',
  '{{<hourhand',
  '{{<hourhand x="\\"',
  '{{< hourhand a=`',
  '{{<      ',
  'import "',
  'import',
  'import ',
  'import(',
  'from "',
  'import hourhand"',
  'hourhand',
  '[hourhand',
  '[hourhand "',
  "[hourhand '",
  '[hourhand a=',
  '[hourhand ]',
  '[hourhand "]',
  '={',
  '={{',
  '={}',
  '={{} ',
  '="',
  "='",
  '= ',
  '=“',
  '=”a',
  '“',
  '{',
  '}',
  '{a',
  ' ',
  '\n',
  '\r',
  '\t\n',
  ' \n',
  'a',
  'a=',
  'a ',
  '-',
  'a-',
  '"',
  "'",
  '`',
  '\\',
  '\\"',
  '<clock-solitaire a="',
  '<clock-solitaire a="> ',
  '<clock-solitaire\u00a0',
  '\u00a0',
  '<!--',
  '-->',
  '&lt;clock',
  '&lt;iframe',
  "import 'hourhand/a'\n",
  '={"a',
  '={"}',
  '={0}',
  'https://',
  'https://a ',
  '&#',
  '&#1',
  '&amp',
  ';',
  '; ',
  'height',
  '</clock-solitaire ',
  '](',
  '](\t',
  '](https://',
  '<https://',
  '\n[a',
  '\n[a]:',
  '[a](',
  '[a]=',
  '(a)=',
  '@a=',
  'https://esm.sh/hourhand/',
  "import 'https://esm.sh/hourhand@0.1.0/a'\n",
];
/** Tests with texts of so many characters. */
export function testLongSnippets(length: number): void {
  describe('a long text is gone through once', () => {
    for (const beginning of beginnings) {
      it(`after “${beginning.trim()}”`, () => {
        for (const filler of fillers) {
          const text = beginning + filler.repeat(length / filler.length);
          markupOf(text);
          const element = (name: string, attributes: Record<string, string> = {}) => ({
            name,
            attributes,
            text,
          });
          const elements = [
            element('clock-solitaire', { style: text, deal: text }),
            element('script'),
            element('script', { src: text }),
            element('style'),
            element('a', { href: text }),
            element('iframe', { src: `/embed/?game=${encodeURIComponent(text)}` }),
            element('a', { href: `/embed/?game=${encodeURIComponent(text)}` }),
            element(`clock-solitaire${filler}`),
          ];
          for (const given of [[], elements]) {
            const contents = contentsOf({ text, elements: given, comments: false });
            check(contents).forEach((finding) => assert.ok(finding.text.length < 410));
            verdicts(contents);
          }
        }
      });
    }
  });
}
