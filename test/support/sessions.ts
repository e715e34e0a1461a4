/** A session for tests, with a manual clock and a record of its events. */
import { games, type Options, resolveOptions, shuffle, type State } from '../../src/rules/index.js';
import {
  type Again,
  type GameRecord,
  type RecordMap,
  type RecordType,
  Session,
  type SessionWorld,
  type Transition,
} from '../../src/session/index.js';
import { frozenGame } from './frozen.js';

export interface Bench<S extends State = State> {
  readonly session: Session<S>;
  /** All events, in order. */
  readonly told: GameRecord[];
  /** The errors that listeners have thrown. */
  readonly thrown: unknown[];
  /** Lets time pass. */
  pass(ms: number): void;
  /** Called with every record; of what it asks about, false cancels it, and `later` puts it off. */
  listen: (record: GameRecord, again?: Again) => boolean | 'later' | void;
  /** Called with every transition. */
  show: (transition: Transition<S>) => void;
}

/** Deals a numbered deal; options that are not given have their defaults. */
export function sit(game: string, deal: number, asked: Record<string, string> = {}): Bench {
  const { options, faults } = resolveOptions(games[game]!, asked);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  return sitWith(game, options, deal);
}

export function sitWith(game: string, options: Options, deal: number): Bench {
  const played = frozenGame(games[game]!);
  const rules = played.create(options);
  const told: GameRecord[] = [];
  const thrown: unknown[] = [];
  let time = 5000;
  const bench: Bench = {
    told,
    thrown,
    pass: (ms) => void (time += ms),
    listen: () => undefined,
    show: () => undefined,
    get session() {
      return session;
    },
  };
  const world: SessionWorld = {
    now: () => time,
    notify(record, again) {
      told.push(record);
      const heard = bench.listen(record, again);
      return heard === undefined ? true : heard === 'later' ? undefined : heard;
    },
    report: (error) => void thrown.push(error),
    show: (transition) => bench.show(transition),
  };
  const opening = { number: deal, cards: shuffle(rules.pack, deal) };
  const session = new Session(played, rules, opening, world);
  return bench;
}

/** The names of records, in order. */
export const names = (records: readonly GameRecord[]): string[] => records.map(({ type }) => type);

/** The last record of a type. */
export function last<T extends RecordType>({ told }: Bench, type: T): RecordMap[T] {
  const found = told.findLast((record) => record.type === type);
  if (!found) throw new Error(`no record “${type}” was told`);
  return found.detail as RecordMap[T];
}

/** Plays moves by their tokens; each must be legal. */
export function playLine({ session }: Bench, tokens: readonly string[]): void {
  for (const token of tokens) {
    const result = session.play(token, 'player');
    if (!result.ok) throw new Error(`${token}: ${result.error.message}`);
  }
}

/** Plays forced moves until there is a choice, or the game ends. */
export function playForced({ session }: Bench, most = Infinity): number {
  let count = 0;
  for (; count < most && session.moves.length === 1; count++) {
    const result = session.play(session.moves[0]!, 'player');
    if (!result.ok) throw new Error(result.error.message);
  }
  return count;
}

/** Every set of options that a game can be played with. */
export function everyOptions(game: string): Options[] {
  return games[game]!.options.reduce<Record<string, string>[]>(
    (sets, { name, values }) =>
      sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value }))),
    [{}],
  );
}
