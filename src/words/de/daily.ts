import { clockTime } from '../clock-time.js';
import { datesIn } from '../dates.js';
import type { DailyWords } from '../statistics-words.js';
import { gameName, ofMoves } from './vocabulary.js';

const HOUR = 3_600_000;

/** The clock face that shows one o’clock; the others follow. */
const ONE_O_CLOCK = 0x1f550;

const inUtc = datesIn('de');

const days = (count: number): string => (count === 1 ? '1 Tag' : `${count} Tage`);

const HOURS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

export const daily: DailyWords = {
  title: 'Spiel des Tages',
  streak(count, best) {
    const record = best > count ? ` Deine längste Serie: ${days(best)}.` : '';
    if (count === 0) return `Gewinne das heutige Spiel, um eine Serie zu beginnen.${record}`;
    return `${days(count)} in Folge gewonnen.${record}`;
  },
  next(ms) {
    const minutes = Math.ceil(ms / 60_000);
    const time =
      ms > 1.5 * HOUR
        ? `${Math.round(ms / HOUR)} Stunden`
        : minutes === 1
          ? '1 Minute'
          : `${minutes} Minuten`;
    return `Das nächste Spiel kommt in ${time}.`;
  },
  note: 'Das Spiel wechselt um Mitternacht (UTC) und ist für alle dasselbe. Frühere lassen sich noch spielen; für die Serie zählt nur, was am Tag selbst gewonnen wird.',
  month: (date) => inUtc(date, { month: 'long', year: 'numeric' }),
  // Only when the calendar is shown: the formats take the browser long. The first of June 2026 is a Monday.
  get weekdays() {
    return [1, 2, 3, 4, 5, 6, 7].map((day) => ({
      short: inUtc(`2026-06-0${day}`, { weekday: 'short' }).slice(0, 2),
      long: inUtc(`2026-06-0${day}`, { weekday: 'long' }),
    }));
  },
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  day(date, result, isToday) {
    const name = `${inUtc(date, { weekday: 'long' })}, ${inUtc(date, { dateStyle: 'long' })}`;
    const what =
      result === undefined
        ? 'nicht gespielt'
        : { begun: 'gespielt', lost: 'verloren', won: 'gewonnen', late: 'später gewonnen' }[
            result.result
          ];
    return `${name}${isToday ? ', heute' : ''}: ${what}`;
  },
  legend: { won: 'Gewonnen', late: 'Später gewonnen', played: 'Gespielt' },
  share: 'Ergebnis teilen',
  result(game, { date, result, moves, time, hours }, streak, hasHours) {
    const faces = HOURS.map((hour) =>
      hours & (1 << hour) ? String.fromCodePoint(ONE_O_CLOCK + hour) : '·',
    ).join('');
    const reached = HOURS.filter((hour) => hours & (1 << hour)).length;
    const won = result === 'won' || result === 'late';
    const how = won
      ? 'Aufgegangen in'
      : hasHours
        ? `${reached} von 12 Stunden in`
        : 'Verloren nach';
    return [
      `${gameName(game)}, ${inUtc(date, { dateStyle: 'long' })}`,
      ...(hasHours ? [faces] : []),
      `${how} ${ofMoves(moves)}, ${clockTime(time)}`,
      ...(streak > 1 && won ? [`${days(streak)} in Folge`] : []),
    ].join('\n');
  },
};
