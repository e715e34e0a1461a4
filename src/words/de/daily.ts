import { weekdayOf } from '../dates.js';
import type { DailyWords } from '../statistics-words.js';
import { timeOfDay } from '../time-of-day.js';
import { dateOf, day, gameName, monthOf, ofMoves } from './vocabulary.js';

const HOUR = 3_600_000;

const WEEKDAYS = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'];

const days = (count: number): string => (count === 1 ? '1 Tag' : `${count} Tage`);

const feminine = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 'n'}`;

/** A time of play in words: a screen reader would read figures as a time of day. */
function timeTaken(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  const parts = [
    ...(minutes > 0 ? [feminine(minutes, 'Minute')] : []),
    ...(minutes < 60 && (seconds % 60 > 0 || minutes === 0)
      ? [feminine(seconds % 60, 'Sekunde')]
      : []),
  ];
  return parts.join(' ');
}

/** @param next when the next deal comes, in milliseconds since 1970 UTC */
export function dayDone(next: number): string {
  const time = timeOfDay(next);
  const when = time === '00:00' ? 'um Mitternacht' : `um ${time} Uhr`;
  return `Für heute erledigt: Das nächste Spiel kommt ${when}.`;
}

export const dayCome = (date: string): string =>
  `${day(date, date)}: „Neues Spiel“ bringt das Spiel des Tages.`;

export const dayAhead = (date: string, today: string): string =>
  `Das Spiel vom ${day(date, today)} kommt erst an diesem Tag. Dies ist das heutige.`;

export const daily: DailyWords = {
  gameOf: (game, date, today) =>
    date === today
      ? `Das Spiel von heute: ${gameName(game)}`
      : `Das Spiel vom ${day(date, today)}: ${gameName(game)}`,
  anotherGame: (game) => `Ein anderes Spiel: ${gameName(game)}`,
  toToday: (game) => `Spiel von heute beginnen: ${gameName(game)}`,
  toUnfinished: (game, date, today) =>
    `Spiel vom ${day(date, today)} fortsetzen: ${gameName(game)}`,
  title: 'Spiel des Tages',
  streak(count, best, chance) {
    const record = best > count ? ` Deine längste Serie: ${days(best)}.` : '';
    if (chance === 'none') {
      const ended = count === 1 ? 'einem Tag' : `${count} Tagen`;
      return count === 0
        ? `Das heutige Spiel ist verloren; mit dem morgigen kann eine Serie beginnen.${record}`
        : `Das heutige Spiel ist verloren: Deine Serie endet nach ${ended}. Mit dem morgigen kann eine neue beginnen.${record}`;
    }
    if (chance === 'shown') {
      const ended = count === 1 ? 'einem Tag' : `${count} Tagen`;
      const before = count === 0 ? '' : ` Deine Serie endet nach ${ended}.`;
      const next = count === 0 ? 'eine Serie' : 'eine neue';
      return `Die Lösung des heutigen Spiels wurde gezeigt, deshalb zählt es nicht.${before} Mit dem morgigen kann ${next} beginnen.${record}`;
    }
    const won = ['', 'Deine Serie: 1 Tag. '][count] ?? `${days(count)} in Folge gewonnen. `;
    if (chance === 'again') {
      const what = count === 0 ? 'eine Serie zu beginnen' : 'sie fortzusetzen';
      return `${won}Heute bisher verloren: Gewinne einen weiteren Versuch, um ${what}.${record}`;
    }
    return (won.trim() || 'Gewinne das heutige Spiel, um eine Serie zu beginnen.') + record;
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
  note(zone) {
    const where = { local: '', utc: ' (UTC)' }[zone] ?? ` (${zone.replaceAll('_', ' ')})`;
    return `Das Spiel wechselt um Mitternacht${where} und ist für alle dasselbe. Frühere lassen sich noch spielen; für die Serie zählt ein Sieg, wenn das Spiel am Tag selbst begonnen oder gewonnen wurde.`;
  },
  month: monthOf,
  weekdays: WEEKDAYS.map((long) => ({ short: long.slice(0, 2), long })),
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  day(date, result, isToday) {
    const name = `${WEEKDAYS[weekdayOf(date)]}, ${dateOf(date)}`;
    const what =
      result === undefined
        ? 'nicht gespielt'
        : {
            begun: 'nicht beendet',
            lost: 'verloren',
            shown: 'Lösung gezeigt',
            won: 'gewonnen',
            late: 'später gewonnen',
          }[result.result];
    return `${name}${isToday ? ', heute' : ''}: ${what}`;
  },
  legend: { won: 'Gewonnen', late: 'Später gewonnen', played: 'Gespielt' },
  share: 'Ergebnis teilen',
  result(game, { date, result, moves, time, hours }, streak, hasHours, today) {
    const reached = hours.toString(2).replaceAll('0', '').length;
    const won = result === 'won' || result === 'late';
    const how = won
      ? 'Aufgegangen in'
      : hasHours
        ? `${reached} von 12 Stunden in`
        : 'Verloren nach';
    return [
      `${gameName(game)}, ${day(date, today)}`,
      `${how} ${ofMoves(moves)}, ${timeTaken(time)}`,
      ...(streak > 1 && won ? [`${days(streak)} in Folge`] : []),
    ].join('\n');
  },
};
