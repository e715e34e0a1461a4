/** What a field of exported statistics takes: the reader says it in English. */
const FORMATS: readonly (readonly [english: RegExp, german: string])[] = [
  [/^an object$/, 'ein Objekt'],
  [/^a list with up to (\d+) entries$/, 'eine Liste mit höchstens $1 Einträgen'],
  [/^a whole number, 0 or more$/, 'eine ganze Zahl ab 0'],
  [/^(\d+) to (\d+)$/, '$1 bis $2'],
  [/^(\d+) or less$/, 'höchstens $1'],
  [/^a deal number$/, 'die Nummer eines Spiels'],
  [/^a date such as (.*)$/, 'ein Datum wie $1'],
  [/^a date after (.*)$/, 'ein Datum nach dem $1'],
  [/^the id of a game$/, 'die Kennung eines Spiels'],
  [/^options as in a saved game$/, 'Optionen wie in einem gespeicherten Spiel'],
  [/^up to (\d+) results, each w, l, W or L$/, 'höchstens $1 Ergebnisse, jedes w, l, W oder L'],
  [/^small letters and digits$/, 'Kleinbuchstaben und Ziffern'],
  [
    /^a game with options that are not listed before$/,
    'ein Spiel mit Optionen, die vorher nicht stehen',
  ],
];

/** The same in German; names of values stay as they are. */
export function takes(english: string): string {
  const [pattern, german = ''] = FORMATS.find(([one]) => one.test(english)) ?? [];
  return pattern ? english.replace(pattern, german) : english;
}
