/** What has been counted of all days’ games on this device. */
import { StatisticsStore } from '../game/features/statistics/store.js';
import type { Days } from '../keeping/days.js';
import { daysAcross } from '../keeping/days-across.js';

/** Of troubles with the storage, the board tells the page. */
export const readDays = (): Days =>
  daysAcross(
    new StatisticsStore(
      () => localStorage,
      () => {},
    ).read(),
  );
