/**
 * Every key that the kit writes to the browser’s storage; SECURITY.md lists them. `…` stands for a game’s
 * id and the board’s own key if it has one, `N` for a number.
 */
export const STORAGE_KEYS = {
  player: 'hourhand.player',
  known: 'hourhand.known',
  left: 'hourhand.left',
  game: 'hourhand.game.…',
  moves: 'hourhand.movesN.…',
  goodGame: 'hourhand.good.…',
  dayGame: 'hourhand.day.…',
  otherGame: 'hourhand.other.…',
  leftDays: 'hourhand.days.…',
  damagedGame: 'hourhand.damaged.…',
  statistics: 'hourhand.statistics',
} as const;

/** The copies of the player’s settings and statistics, and what is appended to their keys for each. */
export const BESIDE = {
  /** A copy of the record as it was last written, and could be read. */
  good: '.good',
  /** The last good copy of a record that could not be read. */
  restore: '.restore',
  /** What could not be read. */
  damaged: '.damaged',
} as const;

/** The keys that have such copies. */
const WITH_COPIES = [STORAGE_KEYS.player, STORAGE_KEYS.statistics] as const;

/** All keys of the table, as SECURITY.md lists them. */
export const allKeys = (): readonly string[] => [
  ...Object.values(STORAGE_KEYS),
  ...WITH_COPIES.flatMap((key) => Object.values(BESIDE).map((beside) => key + beside)),
];

/** A key of a game: its id and the board’s own key in place of `…`. */
export const gameKey = (id: string, own = ''): string =>
  STORAGE_KEYS.game.replace('…', () => (own ? `${id}.${own}` : id));

/** The key of a part of a stored game: a page of its moves, or a copy. */
export const besideGame = (
  key: string,
  what: 'moves' | 'goodGame' | 'dayGame' | 'otherGame' | 'leftDays' | 'damagedGame',
  page = 0,
): string =>
  key.replace(STORAGE_KEYS.game.slice(0, -1), () =>
    STORAGE_KEYS[what].slice(0, -1).replace('N', String(page)),
  );

/** Whether the kit may have written this key. */
export const isOwnKey = (key: string): boolean =>
  allKeys().some((known) => {
    const [begin = '', end] = known.split('…');
    const literal = begin.replaceAll('.', '\\.').replace('N', '\\d+');
    return new RegExp(end === undefined ? `^${literal}$` : `^${literal}.`, 's').test(key);
  });
