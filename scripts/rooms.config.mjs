/** The rooms of src, for dependency-cruiser: what each of them may import. */

/** Each imports only from itself and from those before it. */
const rooms = [
  'cards',
  'rules',
  'solver',
  'session',
  'keeping',
  'words',
  'settings',
  'game',
  'board',
  'poster',
  'controls',
  'element',
  'tags',
  'daily',
  'embed',
  'builder',
];

/** Rooms that get each other handed in instead of importing. */
const strangers = ['solver', 'session'];

/** Rooms that are no part of a game: what chooses a game, and pages with games. */
const pages = ['daily', 'embed', 'builder'];

/** @param {string[]} names of rooms */
const filesOf = (names) => `^src/(${names.join('|')})/`;

const imports = rooms.map((room, i) => {
  const others = rooms
    .slice(0, i)
    .filter((o) => !strangers.includes(room) || !strangers.includes(o));
  // Only the rooms of whole pages use the entries and lists at the top of src.
  const top = pages.includes(room) ? ['^src/[^/]+$'] : [];
  return {
    name: `${room} may import only ${['itself', ...others].join(', ')} and packages`,
    from: { path: filesOf([room]) },
    to: { pathNot: [filesOf([room, ...others]), '^node_modules/', ...top] },
  };
});

export default {
  forbidden: [
    ...imports,
    {
      name: 'a room is missing in the list of rooms',
      from: { path: '^src/[^/]+/', pathNot: filesOf(rooms) },
      to: {},
    },
    {
      name: 'modules import each other, if only as types or while the page runs',
      from: {},
      to: { circular: true },
    },
  ].map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
  },
};
