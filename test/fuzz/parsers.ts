/**
 * Everything that reads texts or messages from outside, each with texts that it takes. To add a parser,
 * add a line to {@link parsers} and a file to corpus/.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { check } from '../../src/builder/check.js';
import { fromQuery, toQuery } from '../../src/builder/configuration.js';
import { contentsOf } from '../../src/builder/contents.js';
import { gameFacts } from '../../src/builder/facts.js';
import { dealOf, requestText } from '../../src/game/deal-request.js';
import {
  formatCard,
  formatCards,
  formatGame,
  formatLink,
  formatState,
  type Game,
  games,
  parseCard,
  parseCards,
  parseDeal,
  type Parsed,
  parseGame,
  parseLink,
  parseMove,
  parseState,
  resolveOptions,
  type Rules,
  rulesOf,
} from '../../src/rules/index.js';
import { readNamedDeal } from '../../src/rules/notation/named-deal.js';
import { readTypedDeal } from '../../src/rules/notation/typed-deal.js';
import { settingSpecs, takes } from '../../src/settings/specs.js';
import { paste } from '../builder/parsing.js';
import { sit } from '../support/sessions.js';
import { answerInFrame, receiveFromFrame } from './frames.js';
import {
  importStatistics,
  readPlayerSettings,
  readStoredGame,
  readStoredStatistics,
  storedGames,
} from './stored.js';

export interface Parser {
  readonly name: string;
  readonly corpus: readonly string[];
  /** How many characters it is given at most; a million otherwise. */
  readonly most?: number;
  /** Reads a text, and throws if the answer is not what it may be. */
  readonly read: (text: string) => void | Promise<void>;
}

/** The texts of a file, one in each line; `\n` in a line is a line break. */
const corpusOf = (name: string): string[] =>
  readFileSync(`test/fuzz/corpus/${name}.txt`, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.replaceAll('\\n', '\n'));

const allRules = Object.keys(games).map((id) => rulesOf(id));

/** What says what is wrong says it in words, and where. */
function hasFault(error: unknown, length: number): void {
  const { code, message, at } = error as { code: unknown; message: unknown; at?: unknown };
  assert.match(String(code), /^[a-z]+(-[a-z]+)*$/);
  assert.equal(typeof message, 'string');
  assert.ok((message as string).length > 5);
  if (at !== undefined) assert.ok(Number.isInteger(at) && Number(at) >= 0 && Number(at) <= length);
}

/** Whatever is read is written to a text that is read as the same. */
function roundTrip<T>(
  text: string,
  read: (text: string) => Parsed<T>,
  write: (value: T) => string,
) {
  const first = read(text);
  if (!first.ok) return hasFault(first.error, text.length);
  const written = write(first.value);
  const second = read(written);
  assert.ok(second.ok, `“${written}” is not read again`);
  assert.equal(write(second.value), written);
  return undefined;
}

/** Rules whose name is in a text, or any. */
const rulesFor = (text: string): Rules =>
  allRules.find(({ game }) => text.includes(game)) ?? allRules[text.length % allRules.length]!;

const bench = sit('clock', 7);
const kept = bench.session.save();

export const parsers: readonly Parser[] = [
  {
    name: 'saved games',
    corpus: corpusOf('saved-games'),
    read: (text) =>
      roundTrip(text, (one) => parseGame(Object.values(games) as Game[], one), formatGame),
  },
  {
    name: 'links',
    corpus: corpusOf('links'),
    read: (text) =>
      roundTrip(text, (one) => parseLink(Object.values(games) as Game[], one), formatLink),
  },
  {
    name: 'saved games, loaded into a game in progress',
    corpus: corpusOf('saved-games'),
    read(text) {
      const { session } = bench;
      const result = session.load(text, 'method');
      if (!result.ok) hasFault(result.error, text.length);
      // What was loaded is a game that goes on.
      while (session.history.canUndo) session.undo('player');
      while (session.history.canRedo) assert.ok(session.redo('player').ok);
      assert.ok(['playing', 'won', 'lost'].includes(session.outcome.status));
      if (result.ok) session.load(kept, 'method');
      assert.equal(bench.session.save(), kept);
    },
  },
  {
    name: 'positions',
    corpus: corpusOf('positions'),
    read(text) {
      const rules = rulesFor(text);
      roundTrip(
        text,
        (one) => parseState(rules, one),
        (state) => formatState(rules, state),
      );
    },
  },
  {
    name: 'moves',
    corpus: corpusOf('moves'),
    read(text) {
      for (const rules of allRules) {
        roundTrip(
          text,
          (one) => parseMove(rules, one),
          ({ token }) => token,
        );
      }
    },
  },
  {
    name: 'cards',
    corpus: corpusOf('deals'),
    read(text) {
      roundTrip(text, (one) => parseCards(one), formatCards);
      roundTrip(text.slice(0, 4), (one) => parseCard(one), formatCard);
    },
  },
  {
    name: 'deals',
    corpus: corpusOf('deals'),
    read(text) {
      const { pack } = allRules[text.length % allRules.length]!;
      roundTrip(text, (one) => parseDeal(one, pack), formatCards);
    },
  },
  {
    name: 'requests for a deal',
    corpus: [...corpusOf('deals'), 'random', 'daily', '1', ' 42 ', '4294967295'],
    read(text) {
      for (const rules of allRules.slice(0, 3)) {
        const answer = dealOf(rules, text);
        if (!answer.ok) hasFault(answer, text.length);
        else assert.equal(answer.opening.cards.length, rules.pack.length);
      }
      assert.equal(requestText(requestText(text)), requestText(text));
    },
  },
  {
    name: 'cards as people write them',
    corpus: [...corpusOf('deals'), 'TS QC\n8S 8D', 'H10 ♥D B♠', '10H10H10H'],
    read(text) {
      for (const rules of allRules) {
        const { cards, faults } = readTypedDeal(text, rules, { order: 'piles', first: '1' });
        if (cards) assert.deepEqual([...cards].sort(), [...rules.pack].sort());
        assert.equal(cards === undefined, faults.length > 0);
      }
    },
  },
  {
    name: 'names of deals',
    corpus: [
      ...corpusOf('links'),
      '42',
      '4,294,967,295',
      'No. 33TC6-RW8',
      'https://e.com/#hh2-cn2xn',
    ],
    read(text) {
      const named = readNamedDeal(text, games['clock']!, rulesOf('clock').pack);
      if (named.ok) assert.equal(named.opening.cards.length, 52);
      else assert.match(named.fault, /^[a-z]+(-[a-z]+)?$/);
    },
  },
  {
    name: 'options and settings',
    corpus: corpusOf('settings'),
    read(text) {
      const pairs = text.split(/[\s&]+/).map((pair) => pair.split('=') as [string, string]);
      const given = Object.fromEntries(pairs);
      for (const game of Object.values(games) as Game[]) {
        const { options, faults } = resolveOptions(game, given);
        for (const { name, values } of game.options) assert.ok(values.includes(options[name]!));
        for (const { code } of faults) assert.match(code, /^unknown-(option|value)$/);
      }
      for (const spec of settingSpecs.values()) {
        for (const [, value = ''] of pairs) assert.equal(typeof takes(spec, value), 'boolean');
      }
    },
  },
  {
    name: 'the player’s settings in the storage',
    corpus: corpusOf('stored-settings'),
    read: readPlayerSettings,
  },
  {
    name: 'games in the storage',
    corpus: storedGames,
    read: readStoredGame,
  },
  {
    name: 'statistics in the storage',
    corpus: corpusOf('statistics'),
    read: readStoredStatistics,
  },
  {
    name: 'statistics of another device',
    corpus: corpusOf('statistics'),
    read: importStatistics,
  },
  {
    name: 'messages to the frame',
    corpus: corpusOf('messages'),
    // Each is parsed as JSON too.
    most: 200_000,
    read: answerInFrame,
  },
  {
    name: 'messages from the frame',
    corpus: corpusOf('messages'),
    most: 200_000,
    read: receiveFromFrame,
  },
  {
    name: 'snippets in the builder',
    corpus: corpusOf('snippets'),
    // The stand-in for the browser's parser is slow with long texts.
    most: 3000,
    read(text) {
      for (const { level, code, text: says } of check(contentsOf(paste(text)))) {
        assert.match(level, /^(error|warning|note)$/);
        hasFault({ code, message: says }, 0);
      }
    },
  },
  {
    name: 'the builder’s address',
    corpus: corpusOf('settings').map((line) => `?${line.replaceAll(' ', '&')}`),
    most: 10_000,
    read(text) {
      const files = 'https://example.com/hourhand/';
      const known = { files, snippets: ['tag', 'frame'], schemes: ['auto', 'dark'] };
      const { state, faults } = fromQuery(text, known);
      assert.ok(gameFacts.some(({ id }) => id === state.choices.game));
      assert.equal(
        toQuery(fromQuery(toQuery(state, known), known).state, known),
        toQuery(state, known),
      );
      for (const fault of faults) assert.equal(typeof fault, 'string');
    },
  },
];
