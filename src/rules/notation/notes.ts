import { fault, type Parsed, parsed, type Word } from '../../cards/index.js';

/** What is noted of a whole game besides its moves, through restarts too. */
export interface Notes {
  /** How often moves were undone. */
  readonly undos: number;
  /** How many hints were shown. */
  readonly hints: number;
  /** How many moves lead to the position that the guide has advised upon last, if they are still there. */
  readonly advised?: number;
  /** Whether a solution was shown. */
  readonly solutionShown: boolean;
  /** The fewest moves that win the deal, as soon as they are known; this is not saved. */
  readonly par?: number;
}

export const NO_NOTES: Notes = Object.freeze({ undos: 0, hints: 0, solutionShown: false });

/** The notes of a saved game in their order: what each takes, and what one looks like. */
const NOTES = {
  day: { takes: /^\d{4}-\d\d-\d\d$/, such: 'a date such as day.2026-11-26' },
  undos: { takes: /^[1-9]\d{0,8}$/, such: 'a number from 1, such as undos.2' },
  hints: { takes: /^[1-9]\d{0,8}$/, such: 'a number from 1, such as hints.1' },
  advised: { takes: /^(0|[1-9]\d{0,8})$/, such: 'one of the numbers of moves, such as advised.0' },
  solutionShown: { takes: /^true$/, such: 'solutionShown.true' },
} as const;
type Name = keyof typeof NOTES;
const NAMES = Object.keys(NOTES) as Name[];

/** The notes of a game as text; empty if there are none. */
export function formatNotes(notes: Notes, day: string | undefined): string {
  const { undos, hints, advised, solutionShown } = notes;
  const values: Readonly<Record<Name, unknown>> = {
    day,
    undos,
    hints,
    advised: advised?.toString(),
    solutionShown,
  };
  return NAMES.flatMap((name) => (values[name] ? [`${name}.${values[name]}`] : [])).join('_');
}

/**
 * Parses the output of {@link formatNotes}.
 * @param steps how many moves the game has, those that can be redone included
 */
export function readNotes(
  { text, at }: Word,
  steps: number,
): Parsed<Notes & { readonly day?: string }> {
  const found: Partial<Record<Name, string>> = {};
  let next = 0;
  for (const note of text === '' ? [] : text.split('_')) {
    const wrong = (is: string): Parsed<never> => fault('bad-notes', `the note “${note}” ${is}`, at);
    const [name = '', value = ''] = note.split(/\.(.*)/s);
    const place = NAMES.indexOf(name as Name);
    if (place < 0)
      return wrong(`is none: use ${NAMES.join(', ')}, each with a full stop and a value`);
    if (place < next) return wrong(`comes twice or too late: the order is ${NAMES.join(', ')}`);
    const { takes, such } = NOTES[name as Name];
    const isDate = name !== 'day' || isDay(value);
    const isMove = name !== 'advised' || Number(value) <= steps;
    if (!takes.test(value) || !isDate || !isMove) return wrong(`is not valid: use ${such}`);
    found[name as Name] = value;
    next = place + 1;
    at += note.length + 1;
  }
  const { day, undos = 0, hints = 0, advised, solutionShown } = found;
  return parsed({
    ...(day && { day }),
    undos: Number(undos),
    hints: Number(hints),
    ...(advised && { advised: Number(advised) }),
    solutionShown: solutionShown !== undefined,
  });
}

/** Whether there is a day of this date. */
const isDay = (date: string): boolean => {
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
};
