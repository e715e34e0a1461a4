import { html, nothing, type SVGTemplateResult, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { ref } from 'lit/directives/ref.js';
import { Day, StatisticsFeed, storageOf } from '../../../game/index.js';
import { resultText, takeUnshared } from '../../../game/features/day/result-text.js';
import { dateOf } from '../../../rules/engine.js';
import { formatLink } from '../../../rules/notation/link.js';
import {
  chanceOf,
  type DayResult,
  daysAfter,
  dayStreak,
  untilNextDay,
} from '../../../keeping/days.js';
import { icon, tip } from '../../icons.js';
import type { OpenDialog } from '../dialog.js';
import { drawDay } from './draw-day.js';
import { lettered } from '../lettering.js';
import { livesLater } from '../late.js';
import { addressFor } from '../share/address.js';
import { shareResult, withLink } from './share-result.js';

const BACK = icon('m14.5 6-6 6 6 6');
const ON = icon('m9.500 6 6 6-6 6');

const FIRST_DAY = '1970-01-01';

/** What a day's result looks like. */
const MARKS = {
  won: 'won',
  late: 'late',
  lost: 'played',
  shown: 'played',
  begun: 'played',
} as const satisfies Record<DayResult['result'], string>;

/** Days from the day that each key starts from; Home and End stay in the week. */
function step(key: string, date: string, rightToLeft: boolean): number | undefined {
  const forward = rightToLeft ? -1 : 1;
  const weekday = (new Date(date).getUTCDay() + 6) % 7;
  switch (key) {
    case 'ArrowLeft':
      return -forward;
    case 'ArrowRight':
      return forward;
    case 'ArrowUp':
      return -7;
    case 'ArrowDown':
      return 7;
    case 'Home':
      return -weekday;
    case 'End':
      return 6 - weekday;
    default:
      return undefined;
  }
}

/** The same day of another month, or its last day. */
function monthsAfter(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return dateOf(Date.UTC(year, month - 1 + months, Math.min(day, last)));
}

/** The weeks of a date’s month, from Monday on; days of other months are empty. At most six. */
function weeksOf(date: string): string[][] {
  const month = date.slice(0, 7);
  const first = `${month}-01`;
  const monday = daysAfter(first, -((new Date(first).getUTCDay() + 6) % 7));
  const days = Array.from({ length: 42 }, (_, i) => daysAfter(monday, i));
  const weeks = [0, 7, 14, 21, 28, 35].map((from) => days.slice(from, from + 7));
  return weeks
    .map((week) => week.map((day) => (day.startsWith(month) ? day : '')))
    .filter((week) => week.some(Boolean));
}

/** The calendar of days’ deals: what became of each, and a way to play it. */
export const dailyDialog: OpenDialog = ({ play, element, words, update }) => {
  const say = words.daily;
  const now = (): number => Date.now();
  const address = (): string => addressFor(element, (message) => play.host.warn(message));
  const zone = (): string => play.host.setting('day-zone');
  let chosen = play.dealer.today;
  let text = '';
  let said = '';
  void play
    .feature(StatisticsFeed)
    ?.load()
    .then(() => {
      const refused = takeUnshared(play, words);
      if (refused) {
        text = withLink(refused, formatLink({ ...play.session.saved, at: 0 }), address());
        said = words.dayShared('refused');
      }
      update();
    });

  const goTo = (date: string): void => {
    const { today } = play.dealer;
    chosen = date > today ? today : date < FIRST_DAY ? FIRST_DAY : date;
    update();
  };

  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const table = event.currentTarget as HTMLElement;
    const days = step(event.key, chosen, getComputedStyle(table).direction === 'rtl');
    const months = event.key === 'PageUp' ? -1 : event.key === 'PageDown' ? 1 : 0;
    if (days === undefined && months === 0) return;
    event.preventDefault();
    goTo(months ? monthsAfter(chosen, months) : daysAfter(chosen, days!));
    // The day may be drawn only now.
    requestAnimationFrame(() => table.querySelector<HTMLElement>('[tabindex="0"]')?.focus());
  };

  const deal = (date: string, event: Event): void => {
    const unfinished =
      play.status === 'playing' && play.feature(StatisticsFeed)?.loaded?.day === date;
    if (!unfinished) play.feature(Day)?.playDay(date);
    (event.currentTarget as Element).closest('dialog')!.close();
  };

  const share = async (result: DayResult): Promise<void> => {
    const shown = resultText(play, result, words);
    const { rules } = play.session;
    const found = play.dealer.find(rules, result.date);
    const saved = { ...play.session.saved, at: 0 };
    const deal = formatLink(found.ok ? { ...saved, opening: found.opening } : saved);
    const how = await shareResult(shown, deal, address());
    text = how === 'refused' ? withLink(shown, deal, address()) : '';
    if (how) said = words.dayShared(how);
    update();
  };

  return () => {
    const { tally } = play.feature(StatisticsFeed)?.loaded ?? {};
    const results = new Map(tally?.days.map((day) => [day.date, day]));
    const { today } = play.dealer;
    const cell = (date: string): TemplateResult => {
      if (!date) return html`<td></td>`;
      const result = results.get(date);
      const mark = result ? MARKS[result.result] : '';
      /** Days in a row are joined. */
      const joined = (days: number): boolean =>
        mark === 'won' && results.get(daysAfter(date, days))?.result === 'won';
      return html`<td class="${joined(-1) ? 'from' : ''} ${joined(1) ? 'to' : ''}">
        <button
          type="button"
          class="day ${mark}"
          tabindex=${date === chosen ? 0 : -1}
          aria-label=${say.day(date, result, date === today)}
          aria-current=${date === today ? 'date' : 'false'}
          ?disabled=${date > today}
          @click=${(event: Event) => deal(date, event)}
        >
          <span class="heard" .textContent=${Number(date.slice(-2))}></span>${drawDay(Number(date.slice(-2)))}
        </button>
      </td>`;
    };
    const month = (months: number, label: string, drawing: SVGTemplateResult): TemplateResult =>
      html`<button
        type="button"
        class="button"
        part="button"
        aria-label=${label}
        ?disabled=${months > 0 && monthsAfter(chosen, 1).slice(0, 7) > today.slice(0, 7)}
        @click=${() => goTo(monthsAfter(chosen, months))}
      >
        ${drawing}${tip(label)}
      </button>`;
    const own = results.get(today);
    const streak = tally
      ? say.streak(
          dayStreak(tally, today),
          tally.bestDays,
          chanceOf(tally, today, play.session.rules.noChoices),
        )
      : '';
    const ended = own && own.result !== 'begun' && own.result !== 'shown';
    /** The marks that some day of the shown month has. */
    const shown = tally?.days.filter(({ date }) => date.startsWith(chosen.slice(0, 7)));
    const marks = new Set(shown?.map(({ result }) => MARKS[result]));
    const legend = (['won', 'late', 'played'] as const).filter((mark) => marks.has(mark));
    const body = html`<div class="daily">
      ${tally && storageOf(play.host) ? html`<p .textContent=${streak}></p>` : nothing}
      <p class="note" .textContent=${say.next(untilNextDay(now(), zone()))}></p>
      <div class="calendar"><div class="month">
        ${month(-1, say.previousMonth, BACK)}
        <h3 id="month" ${ref(livesLater)}>${lettered(say.month(chosen))}</h3>
        ${month(1, say.nextMonth, ON)}
      </div>
      <div class="weeks"><table role="grid" aria-labelledby="month" @keydown=${press}>
        <thead>
          <tr>
            ${say.weekdays.map(
              ({ short, long }) => html`<th scope="col" abbr=${long} .textContent=${short}></th>`,
            )}
          </tr>
        </thead>
        ${keyed(
          chosen.slice(0, 7),
          // Told of each of thirty days that changes, a screen reader drops what is said at the same time.
          html`<tbody>
            ${weeksOf(chosen).map((week) => html`<tr>${week.map(cell)}</tr>`)}
          </tbody>`,
        )}
      </table></div></div>
      ${
        tally?.days.length
          ? html`<p class="legend" aria-hidden="true">
            ${legend.map(
              (mark) =>
                html`<span class="day ${mark}">${drawDay()}<span .textContent=${say.legend[mark]}></span></span>`,
            )}
          </p>`
          : nothing
      }
      <div class="actions">
        <button
          type="button"
          class="button prominent"
          part="button"
          @click=${(event: Event) => (ended ? void share(own) : deal(today, event))}
        >
          <span .textContent=${ended ? say.share : say.toToday(play.session.rules.game)}></span>
        </button>
      </div>
      ${
        text
          ? html`<textarea
            rows="4"
            readonly
            aria-label=${say.share}
            .value=${text}
            @focus=${(event: Event) => (event.target as HTMLTextAreaElement).select()}
          ></textarea>`
          : nothing
      }
      <p class="said" role="status" .textContent=${said}></p>
      <p class="note" .textContent=${say.note(zone())}></p>
    </div>`;
    return { title: say.title, body };
  };
};
