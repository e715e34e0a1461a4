/** Every language: it has all that English has, in its own words, for every game and every state. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { catalogue } from '../../src/catalogue.js';
import {
  type Card,
  games,
  rulesOf,
  shuffle,
  type Rules,
  type State,
} from '../../src/rules/index.js';
import { LEGALITIES, LOSS_REASONS } from '../../src/rules/contract/rules.js';
import { parseStatistics } from '../../src/keeping/statistics-text.js';
import { en, languages, OTHER_REFUSALS, type Refusal, type Words } from '../../src/words/index.js';
import type { MoreWords } from '../../src/words/words.js';

/** Words that are English and can't be German. */
const ENGLISH =
  /\b(?:a|of|the|to|on|at|up|is|it|and|or|no|not|with|from|by|can|card|cards|column|fan|clock|clubs|diamonds|hearts|spades|ace|jack|queen|king|aces|twos|stock|waste|foundation|gap|gaps|move|moves|deal|undo|redo|game|games|play|won|lost|win|pile|piles|face|down|your|you|this|that|there|less|entries|whole|such|date|after)\b/i;
/** A mistake, or a sign that a voice passes over or names. */
const BROKEN = /undefined|null|NaN|\[object|\$\{|[←→↑↓⟳]/;
/** Names stay as they are. */
const NAMES = /Watch|Travellers|Hide-and-Seek|Big Ben|German Clock/g;

const hasEnglish = (text: string): boolean => ENGLISH.test(text.replace(NAMES, ''));

/** All paths to texts and functions in an object. */
function shapeOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${path}: ${typeof value}`];
  return Object.entries(value)
    .flatMap(([name, one]) => shapeOf(one, `${path}.${name}`))
    .sort();
}

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];

const refusals: readonly Refusal[] = [
  ...LEGALITIES.filter((code) => code !== 'ok'),
  ...OTHER_REFUSALS,
];

/** Games with all their options, each played through. */
function* positions(): Generator<{ rules: Rules; state: State; last: readonly string[] }> {
  for (const [name, game] of Object.entries(games)) {
    for (const { name: option, values } of [{ name: '', values: [''] }, ...game.options]) {
      for (const value of values) {
        const rules = rulesOf(name, option ? { [option]: value } : {});
        let state: State = rules.deal(shuffle(rules.pack, 7));
        for (let i = 0; i < 160; i++) {
          yield { rules, state, last: [] };
          const moves = rules.moves(state);
          if (moves.length === 0) break;
          state = rules.apply(state, moves[(i * 7) % moves.length]!);
        }
      }
    }
  }
}

/** The settings of each game have words for its options. */
function namesOptions({ settings }: MoreWords): void {
  for (const { name, values } of Object.values(games).flatMap(({ options }) => options)) {
    const named = Object.keys(settings.names[name] ?? {});
    const wanted = values.includes('true') ? [''] : ['', ...values];
    assert.deepEqual(
      named.sort(),
      wanted.sort(),
      `the values of ${name} with a name, in src/words/…/settings.ts`,
    );
  }
}

const english = { words: en, more: (await en.more()).more };

for (const [code, load] of Object.entries(languages)) {
  const { words } = await load();
  const { more } = await words.more();

  describe(`the language ${code}`, () => {
    /** Every sentence about a position. */
    function* told(): Generator<string> {
      for (const { rules, state } of positions()) {
        const { piles, badges } = rules.table(state);
        yield* piles.flatMap((pile) => [words.pile(pile), words.place(pile)]);
        yield* badges.map((badge) => words.badge(badge));
        for (const move of rules.moves(state)) {
          const effects = rules.effects(state, move);
          yield words.move(effects, piles);
          const [from, to] = [piles[move.from]!, piles[move.to]!];
          const { card } = effects[0]!;
          yield more.lifted(card, [to]);
          yield more.lifted(card, [to, from], 3);
          yield more.hint(card, from, to, 0.5);
          yield more.hint(undefined, from, to);
          yield more.plainHint(card, from, to);
          yield more.step(1, 2, effects, piles);
          yield more.replayEnds(2, effects, piles, 'playing');
        }
      }
    }

    /** Every other sentence. */
    function* general(): Generator<string> {
      yield* textsOf(words.labels);
      yield* textsOf(more);
      yield words.notLoaded;
      yield words.oldBrowser;
      for (const count of [0, 1, 2, 21]) {
        yield* [
          more.undone(count, [], []),
          more.redone(count, [], []),
          words.loaded(count),
          words.won(count),
        ];
        yield* [more.solutionBegins(count), more.replayBegins(count)];
        yield* [more.share.game(count), more.par(count, 3), more.statistics.par(count)];
        yield* [more.statistics.afterLoss(count), more.statistics.notCounted(count)];
        yield* [more.statistics.found(count, 1), more.statistics.found(count, 3)];
        for (const chance of ['open', 'again', 'none'] as const) {
          yield* [more.daily.streak(count, 1, chance), more.daily.streak(count, 30, chance)];
        }
        yield more.chooseDeal.begun(count);
        yield more.sharedBegins('clock', count || null, count);
      }
      for (const { id } of catalogue) yield* [words.dealt(id, 5), words.dealt(id, null)];
      for (const reason of LOSS_REASONS) yield words.lost(reason);
      for (const kind of ['won', 'lost', 'unknown', undefined] as const) {
        for (const moveCount of [0, 3]) yield more.verdict(kind, moveCount);
      }
      for (const kind of ['lost', 'unknown'] as const) {
        yield* [more.noSolution(kind, 0), more.noSolution(kind, 4)];
      }
      for (const part of [
        'version',
        'end',
        'damaged',
        'damaged-moves',
        'options',
        'deal',
        'moves',
        undefined,
      ] as const) {
        yield more.badLink(part, 12);
      }
      for (const how of ['shared', 'copied', 'refused'] as const) yield more.dayShared(how);
      for (const ms of [1, 90_000, 3_600_000, 7_300_000]) yield more.daily.next(ms);
      for (const result of ['begun', 'lost', 'won', 'late'] as const) {
        const day = { date: '2026-05-12', result, moves: 40, time: 65_000, hours: 5 };
        yield more.daily.day(day.date, day, true);
        for (const hasHours of [true, false]) {
          yield more.daily.result('clock', day, 3, hasHours, day.date);
          yield more.daily.result('clock', day, 3, hasHours, '2027-01-01');
        }
      }
      yield more.daily.day('2026-05-12', undefined, false);
      yield more.daily.month('2026-05-12');
      yield* [more.dayAhead('2026-12-25', '2026-11-21'), more.dayAhead('2027-01-01', '2026-12-31')];
      const chances = [
        { share: 1 / 13, noChoices: true, sure: true, oneIn: 13 },
        { share: 1, noChoices: false, sure: true, oneIn: 1 },
        { share: 0.2, noChoices: true, sure: true },
        { share: 0.987, noChoices: false, sure: false },
        { share: 0.999, noChoices: false, sure: true },
      ];
      for (const chance of chances) {
        yield more.odds(chance);
        for (const won of [0, 1, 9])
          yield more.statistics.luck({ games: 12, won, chances: chance });
      }
      for (const game of Object.values(games)) {
        for (const { name, values } of game.options) {
          for (const value of values) yield more.statistics.rules(game.id, `${name}.${value}`);
        }
      }
      for (const { piles } of catalogue.map(({ id }) => rulesOf(id))) {
        const ids = piles.map(({ id }) => id);
        yield words.wonTitle(piles, 'clock');
        for (const kind of ['no-moves', 'none-aside', 'passes-over'] as const) {
          yield more.explain({ kind }, piles);
        }
        for (const circle of [ids.slice(0, 1), ids.slice(0, 3)]) {
          for (const kingReturned of [false, true]) {
            const cycle = { piles: circle, cards: [], count: circle.length, kingReturned };
            yield more.explain({ kind: 'cycle', ...cycle }, piles);
          }
        }
        const lost = { kind: 'turning-point', token: `${ids[0]}-${ids[1]}`, sure: true } as const;
        const instead = { token: `${ids[1]}-${ids[0]}`, card: 3 as Card };
        for (const moveCount of [-1, 0, 1, 5]) {
          yield more.explain({ ...lost, moveCount, card: null, instead }, piles, chances[3]);
          yield more.explain({ ...lost, moveCount, card: 12, instead: null, sure: false }, piles);
        }
      }
      const table = rulesOf('grandfathers-clock');
      const { piles } = table.table(table.deal(shuffle(table.pack, 3)));
      for (const refusal of refusals) {
        yield more.refusal(refusal, { card: 10, from: piles[12]!, to: piles[3]! });
        yield more.refusal(refusal, { card: 12, from: piles[12]!, to: piles[14]! });
        yield more.refusal(refusal, { from: piles[12]! });
      }
      for (const text of [
        '',
        '{"hourhand-statistics":1',
        '{"hourhand-statistics":2}',
        '{"hourhand-statistics":1}',
        '{"hourhand-statistics":1,"sources":[],"games":[],"plays":[],"more":1}',
        '{"hourhand-statistics":1,"sources":["A"],"games":[],"plays":[]}',
        '{"hourhand-statistics":1,"sources":[],"games":7,"plays":[]}',
        '{"hourhand-statistics":1,"sources":[],"games":[],"plays":[3]}',
      ]) {
        const read = parseStatistics(text);
        assert.ok(!read.ok, text);
        // The names of fields are part of the text that was pasted.
        const { code: wrong, where, takes } = read.error;
        const names = wrong === 'unknown-field' ? takes : '';
        yield more.statistics.fault(read.error).replace(where, '…').replace(names, '…');
      }
    }

    it('has everything that English has', () => {
      const { lang, ...others } = words;
      // Of these, it may have as many as it wants.
      const [own, theirs] = [more, english.more].map((all) => ({ ...all, brief: undefined }));
      assert.equal(lang, code);
      assert.deepEqual(shapeOf({ ...others, lang: '' }), shapeOf({ ...english.words, lang: '' }));
      assert.deepEqual(shapeOf(own), shapeOf(theirs));
    });

    it('says everything about every position in its own words', () => {
      let count = 0;
      for (const sentence of told()) {
        assert.ok(sentence.length > 2, sentence);
        assert.doesNotMatch(sentence, BROKEN);
        assert.ok(!hasEnglish(sentence), sentence);
        count++;
      }
      assert.ok(count > 10_000, `${count} sentences`);
    });

    it('says everything else in its own words', () => {
      for (const sentence of general()) {
        assert.ok(sentence.length > 0);
        assert.doesNotMatch(sentence, BROKEN);
        assert.ok(!hasEnglish(sentence), sentence);
      }
    });

    it('has a name for every option and every value that a player can choose', () => {
      namesOptions(more);
      for (const { name, values } of Object.values(games).flatMap(({ options }) => options)) {
        const told = more.statistics.rules('clock', `${name}.${values.at(-1)}`);
        const file = `src/words/${code}/statistics.ts`;
        assert.ok(!told.includes(name.replaceAll('-', ' ')), `“${told}”: ${file} lacks ${name}`);
      }
    });

    it('has a sentence for every refusal, and none twice by mistake', () => {
      const { piles } = ((rules: Rules) => rules.table(rules.deal(rules.pack)))(
        rulesOf('grandfathers-clock'),
      );
      const other = more.refusal('no such reason' as Refusal, {});
      for (const refusal of refusals) {
        const sentence = more.refusal(refusal, { card: 5, from: piles[12]!, to: piles[3]! });
        assert.match(sentence, /^\p{Lu}.*\.$/u, refusal);
        assert.notEqual(sentence, other, refusal);
      }
    });
  });
}

/** That the test finds English at all. */
describe('English', () => {
  it('has a name for every option and every value that a player can choose', () =>
    namesOptions(english.more));

  it('is found by its words', () => {
    const spoken: Words = en;
    assert.ok(hasEnglish(spoken.card(3)));
    assert.ok(hasEnglish(spoken.won(1)));
  });
});
