/** Saved games as this version writes them: one of each game, most of them of several pages. */
import { type Game, games, resolveOptions, shuffle } from '../../src/rules/index.js';
import { GameWriter } from '../../src/keeping/game-writer.js';
import { Session } from '../../src/session/index.js';
import { randomOf } from '../support/random.js';
import { FakeStorage } from '../support/storage.js';

/** A saved game, and what is in it. */
export interface Sample {
  readonly game: string;
  /** The entries of storage. */
  readonly entries: readonly (readonly [key: string, text: string])[];
  /** What `save()` returns. */
  readonly text: string;
  readonly options: Readonly<Record<string, string>>;
  readonly deal: number | string;
  /** All moves, those that were undone too. */
  readonly tokens: readonly string[];
  readonly moveCount: number;
  readonly elapsed: number;
}

/** Plays at random for so many moves at most. */
function sample(game: Game, deal: number | null, most: number): Sample {
  const random = randomOf(most);
  let now = 0;
  const world = { now: () => now, notify: () => true, report: () => {} };
  const rules = game.create(resolveOptions(game, {}).options);
  const session = new Session(
    game,
    rules,
    { number: deal, cards: shuffle(rules.pack, deal ?? 5) },
    world,
  );
  while (session.moveCount < most && session.moves.length > 0) {
    now += 1234;
    const { moves } = session;
    session.play(moves[Math.floor(random() * moves.length)]!, 'player', random() < 0.2);
  }
  const tokens = [...session.history.tokens];
  session.undo('player');
  const key = `hourhand.game.${game.id}`;
  const storage = new FakeStorage();
  new GameWriter(() => storage, key).write(session.saved, 'random');
  return {
    game: game.id,
    entries: [...storage.entries],
    text: session.save(),
    options: rules.options,
    deal: deal ?? session.save().split('~')[3]!,
    tokens,
    moveCount: session.moveCount,
    elapsed: session.elapsed,
  };
}

export const samples = (): readonly Sample[] =>
  Object.values(games).flatMap((game) => [
    sample(game as Game, 21, 120),
    sample(game as Game, null, 7),
  ]);
