/** Short sentences, for players who want to hear less: in every language, and a language without them. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { catalogue } from '../../src/catalogue.js';
import { type Message, sentenceOf } from '../../src/game/message.js';
import {
  type Card,
  cardOf,
  type Effect,
  LOSS_REASONS,
  makeCard,
  type Move,
  type PileFacts,
  parseMove,
  type Rules,
  rulesOf,
  shuffle,
  type State,
} from '../../src/rules/index.js';
import { en, languages, type MoreWords, type Words } from '../../src/words/index.js';
import { grandfathersClockLost, grandfathersClockWon } from '../elements/lines.js';

interface Spoken {
  readonly words: Words;
  readonly more: MoreWords;
}

const spoken = new Map<string, Spoken>();
for (const load of [async () => ({ words: en }), ...Object.values(languages)]) {
  const { words } = await load();
  spoken.set(words.lang, { words, more: (await words.more()).more });
}

const full = ({ words, more }: Spoken, message: Message): string =>
  sentenceOf(message, words, more, undefined);
const short = ({ words, more }: Spoken, message: Message): string =>
  sentenceOf(message, words, more, more.brief);

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

interface Played {
  readonly piles: readonly PileFacts[];
  readonly move: Move;
  readonly card: Card;
  readonly effects: readonly Effect[];
  /** As they are undone. */
  readonly back: readonly Effect[];
  readonly rules: Rules;
  readonly after: State;
}

/** A game from its deal on, as far as these moves lead. */
function* played(
  rules: Rules,
  deal: number,
  next: (state: State, number: number) => Move | undefined,
): Generator<Played> {
  let state: State = rules.deal(shuffle(rules.pack, deal));
  for (let i = 0; ; i++) {
    const move = next(state, i);
    if (!move) return;
    const { piles } = rules.table(state);
    const effects = rules.effects(state, move);
    const back = [...effects].reverse().map((one) => ({
      ...one,
      from: one.to,
      fromIndex: one.toIndex,
      to: one.from,
      toIndex: one.fromIndex,
      wasFaceUp: one.faceUp,
      faceUp: one.wasFaceUp,
    }));
    state = rules.apply(state, move);
    yield {
      piles,
      move,
      card: (effects.find(({ from }) => from === move.from) ?? effects[0]!).card,
      effects,
      back,
      rules,
      after: state,
    };
  }
}

/** Every game of the kit, played for a while. */
function* everyGame(): Generator<Played> {
  for (const { id } of catalogue) {
    const rules = rulesOf(id);
    yield* played(rules, 7, (state, i) => {
      const moves = rules.moves(state);
      return i < 160 ? moves[(i * 7) % moves.length] : undefined;
    });
  }
}

function* lineOf({ deal, moves }: { deal: number; moves: readonly string[] }): Generator<Played> {
  const rules = rulesOf('grandfathers-clock');
  yield* played(rules, deal, (_, i) => {
    const read = i < moves.length ? parseMove(rules, moves[i]!) : undefined;
    return read?.ok ? read.value : undefined;
  });
}

/** What can be said about a move, with the card and the place that must be told. */
function* aboutMove({ piles, move, card, effects, back, rules }: Played): Generator<{
  readonly message: Message;
  readonly told: boolean;
  readonly place: PileFacts;
}> {
  const [from, to] = [piles[move.from]!, piles[move.to]!];
  const few = effects.length <= 3;
  const open = effects.some(({ faceUp }) => faceUp);
  const told = few && open && from.role !== 'stock' && to.role !== 'stock';
  yield { message: ['move', effects, piles], told: false, place: to };
  yield { message: ['lifted', card, [to]], told: true, place: to };
  yield { message: ['lifted', card, [to, from], 3], told: true, place: to };
  yield { message: ['hint', card, from, to, 0.5], told, place: to };
  yield { message: ['hint', card, from, to], told, place: to };
  yield { message: ['plainHint', card, from, to], told, place: to };
  yield { message: ['nextMove', { card, from, to }], told: false, place: to };
  yield { message: ['undone', 1, back, rules.piles], told, place: from };
  yield { message: ['undone', 2, back, rules.piles], told: false, place: from };
  const certain = told && effects[0]!.faceUp;
  yield { message: ['redone', 1, effects, piles], told: certain, place: to };
  yield { message: ['step', 3, 9, effects, piles], told: certain, place: to };
  yield { message: ['solutionEnds', 9, effects, piles], told: certain, place: to };
  for (const status of ['playing', 'won', 'lost'] as const) {
    yield { message: ['replayEnds', 9, effects, piles, status], told: certain, place: to };
  }
  yield { message: ['played', 5, effects, piles], told: certain, place: to };
  yield { message: ['putDown', card], told: false, place: from };
  yield { message: ['firstLine', rules.game, rules.options, { card, from, to }], told, place: to };
}

function* others(): Generator<Message> {
  for (const { id } of catalogue) {
    yield* [['dealt', id, 7] as const, ['dealt', id, null] as const];
    yield* [['sharedBegins', id, 7, 4] as const, ['sharedBegins', id, null, 1] as const];
    const rules = rulesOf(id);
    const { piles } = rules.table(rules.deal(shuffle(rules.pack, 7)));
    yield ['wonTitle', piles, 'clock'];
    yield ['firstLine', id, rules.options, undefined];
    for (const reason of LOSS_REASONS) {
      yield* [['lost', reason] as const, ['left', reason, piles] as const];
      yield* [['left', reason, piles.slice(0, 1)] as const, ['left', reason, []] as const];
    }
    for (const missing of [1, 2]) {
      const filling = { from: piles[1]!, to: piles[0]! };
      yield ['gaps', [{ ...piles[0]!, missing }], filling];
      yield ['gaps', [{ ...piles[0]!, missing }, piles[1]!], filling];
    }
  }
  for (const count of [1, 2, 21]) {
    yield* [['loaded', count] as const, ['won', count] as const, ['par', count, 1] as const];
    yield* [['undone', count, [], []] as const, ['solutionBegins', count] as const];
    yield ['replayBegins', count];
    if (count > 1) yield ['redone', count, [], []];
  }
  for (const kind of ['won', 'lost', 'unknown', undefined] as const) yield ['verdict', kind];
  for (const kind of ['lost', 'unknown'] as const) {
    yield* [['noSolution', kind, 0] as const, ['noSolution', kind, 4] as const];
  }
  for (const rank of [1, 7, 11, 12, 13]) yield ['choosePile', makeCard(rank, 2), (rank % 4) + 1];
  for (const suits of [
    [0, null, 3, null],
    [1, null, 2, null],
    [2, 0, 1, 3],
  ])
    yield ['suitOrder', suits];
  yield* [['yourMove'] as const, ['noHint'] as const, ['hintLost'] as const];
}

for (const [lang, speech] of spoken) {
  const { words, more } = speech;

  describe(`short sentences in ${lang}`, () => {
    it('are of sentences that there are', () => {
      for (const name of Object.keys(more.brief!)) assert.ok(name in words || name in more, name);
    });

    it('are never longer than the full ones, and of every kind shorter', () => {
      const sums = new Map<string, { full: number; short: number }>();
      const compare = (message: Message): void => {
        const [all, few] = [full(speech, message), short(speech, message)];
        assert.ok(wordsIn(few) <= wordsIn(all), `${all} / ${few}`);
        const sum = sums.get(message[0]) ?? { full: 0, short: 0 };
        sums.set(message[0], { full: sum.full + all.length, short: sum.short + few.length });
      };
      for (const one of everyGame()) for (const { message } of aboutMove(one)) compare(message);
      for (const message of others()) compare(message);
      for (const name of Object.keys(more.brief!)) {
        const { full, short } = sums.get(name)!;
        assert.ok(short < 0.95 * full, `${name}: ${short} of ${full} letters`);
      }
    });

    it('still tell the card and its place', () => {
      let count = 0;
      for (const one of everyGame()) {
        for (const { message, told, place } of aboutMove(one)) {
          if (!told) continue;
          const said = short(speech, message).toLowerCase();
          assert.ok(said.includes(words.card(one.card).toLowerCase()), `${message[0]}: ${said}`);
          if (place.role !== 'foundation' && place.role !== 'tableau') continue;
          const top = place.cards.at(-1);
          const names = [words.place(place).replace(/^the /, '')];
          // “Onto the 5 of hearts” is a place, too.
          if (message[0] === 'firstLine' && top !== undefined) names.push(words.card(cardOf(top)));
          assert.ok(
            names.some((name) => said.includes(name.toLowerCase())),
            `${message[0]}: “${said}” tells ${names.join(' or ')}`,
          );
          count++;
        }
      }
      assert.ok(count > 1000, `${count} sentences`);
    });

    it('are sentences', () => {
      const check = (message: Message): void => {
        const said = short(speech, message);
        const end = message[0] === 'wonTitle' ? /\p{L}$/u : /[.…]$/;
        assert.match(said, /^[\p{Lu}0-9]/u, said);
        assert.match(said, end, said);
        assert.doesNotMatch(said, /undefined|null|NaN|\[object| {2}|[.;:] ?[.;:]/, said);
        if (lang !== 'en') {
          assert.doesNotMatch(
            said,
            /\b(?:of|the|to|from|is|back|won|no|and|or|column|card)\b/i,
            said,
          );
        }
      };
      for (const one of everyGame()) for (const { message } of aboutMove(one)) check(message);
      for (const message of others()) check(message);
    });

    it('tell a whole game with far fewer words for each move', () => {
      for (const line of [grandfathersClockWon, grandfathersClockLost]) {
        const sum = { full: 0, short: 0, moves: 0 };
        for (const { piles, move, card, effects } of lineOf(line)) {
          // The card is picked up, and laid down elsewhere.
          for (const message of [
            ['lifted', card, [piles[move.to]!]],
            ['move', effects, piles],
          ] satisfies Message[]) {
            sum.full += wordsIn(full(speech, message));
            sum.short += wordsIn(short(speech, message));
          }
          sum.moves++;
        }
        assert.equal(sum.moves, line.moves.length);
        assert.ok(sum.short < 0.6 * sum.full, `${sum.short} of ${sum.full} words`);
      }
    });
  });

  describe(`a language as ${lang}, without short sentences`, () => {
    it('says the full ones', () => {
      for (const brief of [undefined, {}, { noHint: '…' }]) {
        const { brief: _, ...others } = more;
        const poor = brief ? { ...others, brief } : others;
        for (const message of [['won', 3], ['putDown', 5], ['hintLost']] satisfies Message[]) {
          assert.equal(short({ words, more: poor }, message), full(speech, message));
        }
        const none = short({ words, more: poor }, ['noHint']);
        assert.equal(none, brief && 'noHint' in brief ? '…' : more.noHint);
      }
    });
  });
}
