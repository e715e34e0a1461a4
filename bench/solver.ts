/** The solver's benchmark, for Node and for a page. See run.mjs. */
import { rulesOf, shuffle, type State, visible } from '../src/rules/index.js';
import { SLICE } from '../src/solver/worker/scheduler.js';
import { finish, hint, par, type Search, solve } from '../src/solver/index.js';

interface Place {
  /** Milliseconds. */
  now(): number;
  /** Bytes in use, if known. */
  memory(): number;
  say(line: string): void;
}

interface Job {
  readonly title: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly deals: number;
  readonly search: (rules: ReturnType<typeof rulesOf>, state: State) => Search<{ kind: string }>;
}

const jobs: readonly Job[] = [
  ...['king-on-ace', 'none'].flatMap((wrap): Job[] => {
    const shared = { game: 'grandfathers-clock', options: { 'tableau-wrap': wrap }, deals: 1000 };
    return [
      { ...shared, title: `decide, tableau-wrap ${wrap}`, search: solve },
      { ...shared, title: `par, tableau-wrap ${wrap}`, search: par },
    ];
  }),
  ...['classic', 'catsatcards', 'solsuite', 'jsolitaire'].map((rules): Job => ({
    title: `decide, rules ${rules}`,
    game: 'big-ben',
    options: { rules },
    deals: 100,
    search: (config, state) => solve(config, state, { nodes: 2e5 }),
  })),
  ...['1', '2'].map((redeals): Job => ({
    title: `decide, redeals ${redeals}`,
    game: 'german-clock',
    options: { redeals },
    deals: 1000,
    search: solve,
  })),
];

const round = (value: number, digits = 0): string => value.toFixed(digits);

export function bench({ now, memory, say }: Place): void {
  for (const { title, game, options, deals, search } of jobs) {
    const rules = rulesOf(game, options);
    const states: State[] = [];
    for (let deal = 1; deal <= deals; deal++) states.push(rules.deal(shuffle(rules.pack, deal)));
    const kinds: Record<string, number> = {};
    const nodes: number[] = [];
    let slowest = 0;
    const before = memory();
    let peak = before;
    const begin = now();
    for (const state of states) {
      const started = now();
      const found = search(rules, state);
      const { kind } = finish(found);
      kinds[kind] = (kinds[kind] ?? 0) + 1;
      nodes.push(found.nodes);
      slowest = Math.max(slowest, now() - started);
      peak = Math.max(peak, memory());
    }
    const seconds = (now() - begin) / 1000;
    nodes.sort((a, b) => a - b);
    const sum = nodes.reduce((total, count) => total + count, 0);
    say(
      [
        `${game}: ${title}`,
        `  ${deals} deals: ${Object.entries(kinds)
          .map(([kind, count]) => `${count} ${kind}`)
          .join(', ')}`,
        `  ${round(deals / seconds)} deals/s, slowest ${round(slowest, 1)} ms`,
        `  nodes a deal: mean ${round(sum / deals)}, median ${nodes[deals >> 1]}, most ${nodes[deals - 1]}`,
        `  peak memory ${round((peak - before) / 2 ** 20)} MB above the ${round(before / 2 ** 20)} MB before`,
      ].join('\n'),
    );
  }
}

/** The questions whose slices are measured: title, game, options, deals, search. */
const questions: readonly [string, string, Record<string, string>, readonly number[], Ask][] = [
  ['big-ben: decide a hard deal', 'big-ben', {}, [149], solve],
  ['big-ben: hint', 'big-ben', {}, upTo(20), adviseAt],
  ['german-clock: hint', 'german-clock', { redeals: '1' }, upTo(100), adviseAt],
  ['grandfathers-clock: decide', 'grandfathers-clock', {}, upTo(500), solve],
  ['grandfathers-clock: par', 'grandfathers-clock', {}, upTo(100), par],
];

type Ask = (rules: ReturnType<typeof rulesOf>, state: State) => Search<unknown>;

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i + 1);
}

/** The hint for the first position with a choice. */
function adviseAt(rules: ReturnType<typeof rulesOf>, start: State): Search<unknown> {
  let state = start;
  for (let moves = rules.moves(state); moves.length === 1; moves = rules.moves(state)) {
    state = rules.apply(state, moves[0]!);
  }
  return hint(rules, visible(rules, state), rules.moves(state));
}

/** Measures the slices of searches: a cancelled search ends with its current slice. */
export function slices({ now, say }: Pick<Place, 'now' | 'say'>): void {
  for (const [title, game, options, deals, ask] of questions) {
    const rules = rulesOf(game, options);
    const times: number[] = [];
    // The first run warms up the compiler.
    for (const counts of [false, true]) {
      for (const deal of deals) {
        const search = ask(rules, rules.deal(shuffle(rules.pack, deal)));
        for (let answer: unknown; answer === undefined;) {
          const began = now();
          answer = search.step(SLICE);
          if (counts) times.push(now() - began);
        }
      }
    }
    times.sort((a, b) => a - b);
    const at = (share: number): string => round(times[Math.floor((times.length - 1) * share)]!, 1);
    say(
      `${title}: ${times.length} slices, median ${at(0.5)} ms, 99 % within ${at(0.99)} ms, longest ${at(1)} ms`,
    );
  }
}
