/** What programs make of a link in a text: those that chats, mail and blogs use find all of it. */
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { describe, it } from 'node:test';
import Autolinker from 'autolinker';
import { LinkifyIt } from 'linkify-it';
import * as linkify from 'linkifyjs';
import MarkdownIt from 'markdown-it';
import { marked } from 'marked';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import twitter from 'twitter-text';
import { linkTo } from '../../src/controls/dialogs/share/address.js';
import { formatGame, formatLink, rulesOf, shuffle } from '../../src/rules/index.js';
import { steps } from './variants.js';

/** Node doesn’t find the default export of this one, which TypeScript sees. */
const anchorme = (createRequire(import.meta.url)('anchorme') as typeof import('anchorme')).default;

const rules = rulesOf('grandfathers-clock');
const positions = [...steps(rules, 4294967295, 3, 60)];
const game = {
  rules,
  opening: { number: 4294967295, cards: shuffle(rules.pack, 4294967295) },
  steps: positions.flatMap(({ chosen }) => (chosen ? { move: chosen, attached: false } : [])),
  states: positions.map(({ state }) => state),
  at: 60,
};

/** The addresses in HTML. */
const inHtml = (html: string): string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));

interface Node {
  readonly type: string;
  readonly url?: string;
  readonly children?: readonly Node[];
}
const inTree = (node: Node): string[] =>
  node.type === 'link' ? [node.url!] : (node.children ?? []).flatMap(inTree);

/** The addresses that each program finds in a text. */
const finders: Readonly<Record<string, (text: string) => string[]>> = {
  'linkify-it': (text) => (new LinkifyIt().match(text) ?? []).map(({ url }) => url),
  linkifyjs: (text) => linkify.find(text).map(({ href }) => href),
  autolinker: (text) => Autolinker.parse(text, {}).map((match) => match.getAnchorHref()),
  anchorme: (text) => anchorme.list(text).map(({ string }) => string),
  'markdown-it': (text) => inHtml(new MarkdownIt({ linkify: true }).render(text)),
  'twitter-text': (text) => twitter.extractUrls(text),
  marked: (text) => inHtml(marked.parse(text, { async: false })),
  'remark-gfm': (text) => inTree(remark().use(remarkGfm).parse(text) as Node),
};

const pages = [
  'https://example.com/play/',
  'https://example.com/a?b=1',
  'https://example.com/#/play',
];
const codes = [formatLink({ ...game, at: 0 }), formatLink(game)];
const links = pages.flatMap((page) => codes.map((code) => linkTo(page, code)));

describe('a link in a text', () => {
  for (const [name, find] of Object.entries(finders)) {
    it(`is found as a whole by ${name}`, () => {
      for (const link of links) {
        for (const text of [
          link,
          `Look at ${link} and try it`,
          `I won ${link}.`,
          `Mine was ${link}, and yours?`,
          `This deal (${link}) is hard`,
          `${link}\nis hard`,
          `Can you win ${link}?`,
        ]) {
          assert.deepEqual(find(text), [link], text);
        }
      }
    });

    it(`of the first format is cut off by ${name}`, () => {
      const link = linkTo(
        'https://example.com/play/',
        formatGame({ ...game, elapsed: 0, ends: '' }),
      );
      assert.notDeepEqual(find(`I won ${link}.`), [link]);
    });
  }
});
