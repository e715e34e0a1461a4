import {
  dailyDeal,
  dateOf,
  isDealNumber,
  MAX_DEAL,
  parseDeal,
  type Rules,
  shuffle,
} from '../rules/engine.js';
import { dateIn } from '../keeping/zones.js';
import type { OpeningDeal } from '../session/index.js';

/** A value for `deal`: a number, `random`, `daily`, a date, or cards in dealing order. */
export type DealRequest = number | string | null | undefined;

/** The cards of a request, or why they can't be dealt. */
export type DealAnswer =
  | { readonly ok: true; readonly opening: OpeningDeal }
  | { readonly ok: false; readonly code: string; readonly message: string; readonly at?: number };

const TAKES = `use a whole number from 1 to ${MAX_DEAL}, random, daily, a date such as 2026-11-21, or the cards in dealing order`;

/** A random deal number. */
export function randomNumber(): number {
  try {
    const [number] = crypto.getRandomValues(new Uint32Array(1));
    return number || 1;
  } catch {
    return 1 + Math.floor(Math.random() * MAX_DEAL);
  }
}

/** A random deal: its code has at most five digits before the check. */
export const randomDeal = (): number => randomNumber() >>> 7 || 1;

const numbered = (rules: Rules, number: number, day?: string): DealAnswer => ({
  ok: true,
  opening: { number, cards: shuffle(rules.pack, number), ...(day && { day }) },
});

/** A request as text, the same text for equivalent requests. */
export function requestText(request: DealRequest): string {
  let text = '?';
  try {
    text = String(request ?? '').trim();
  } catch {
    // A value that can't be converted to text is treated like any other invalid deal.
  }
  return /^\d+$/.test(text) ? String(Number(text)) : text || 'random';
}

/** Deal numbers that have been shown to be winnable. */
export interface Pool {
  random(): number;
  /** Maps any number to one of these deals. */
  at(number: number): number;
}

/** Texts about numbered deals, by the values of the options. */
export type DealTable = Readonly<Record<string, string>>;

export const textFor = (table: DealTable | undefined, { options }: Rules): string | undefined =>
  table?.[Object.values(options).join(' ')];

/**
 * Reads a table of winnable deals: a bit for each deal from 1, in Base64. Undefined if no deal is known for
 * these options.
 * @param prepared a number that the solver has found, which is used first
 * @param isWanted whether a deal will do
 */
export function poolOf(
  table: DealTable | undefined,
  rules: Rules,
  prepared?: number,
  isWanted: (deal: number) => boolean = () => true,
): Pool | undefined {
  const bits = textFor(table, rules) ?? '';
  const deals = Array.from(atob(bits), (byte) => byte.charCodeAt(0))
    .flatMap((byte, i) =>
      [0, 1, 2, 3, 4, 5, 6, 7].flatMap((bit) => (byte & (1 << bit) ? [i * 8 + bit + 1] : [])),
    )
    .filter(isWanted);
  if (deals.length === 0 && !prepared) return undefined;
  const at = (number: number): number => deals[number % deals.length] ?? prepared!;
  return { at, random: () => prepared ?? at(randomNumber()) };
}

/** A request as text, in which `daily` is today’s date in a zone: `2026-11-21`. */
export function datedText(request: DealRequest, zone: string): string {
  const text = requestText(request);
  return text === 'daily' ? dateIn(zone, Date.now()) : text;
}

export const isDay = (text: string): boolean => /^\d+-\d+-\d+$/.test(text);

/** When a day began in UTC, in milliseconds; undefined if there is no such day since 1970. */
export function timeOfDay(day: string): number | undefined {
  const time = Date.parse(day);
  // Some browsers take the 30th of February for a day in March.
  return time >= 0 && dateOf(time) === day ? time : undefined;
}

/** @param pool the numbers of which it must be one */
export function numberOfDay({ game }: Rules, time: number, pool: Pool | undefined): number {
  const number = dailyDeal(game, time);
  return pool?.at(number) ?? number;
}

function dealOfDay(rules: Rules, day: string, zone: string, pool: Pool | undefined): DealAnswer {
  const time = timeOfDay(day);
  if (time === undefined) {
    return { ok: false, code: 'deal-date', message: `${day} is not a date since 1970: ${TAKES}` };
  }
  const today = datedText('daily', zone);
  if (day > today) {
    const message = `${day} has not begun yet: today is ${today}`;
    return { ok: false, code: 'deal-future', message };
  }
  return numbered(rules, numberOfDay(rules, time, pool), day);
}

/**
 * Finds the cards for a request.
 * @param pool the numbers for random deals and those of days, if they must be winnable
 * @param zone in which it is today: see {@link dateIn}
 */
export function dealOf(
  rules: Rules,
  request: DealRequest,
  pool?: Pool,
  zone = 'local',
): DealAnswer {
  // From scripts, anything can come: a listener is called with an event, for one.
  if (!['number', 'string', 'undefined'].includes(typeof request) && request !== null) {
    const message = `a deal is a number or a text, not of the type ${typeof request}: ${TAKES}`;
    return { ok: false, code: 'not-a-card', message };
  }
  const text = datedText(request, zone);
  if (text === 'random') return numbered(rules, pool?.random() ?? randomDeal());
  if (isDay(text)) return dealOfDay(rules, text, zone, pool);
  if (/^[-+]?[\d.]+(e[-+]?\d+)?$/i.test(text)) {
    const number = Number(text);
    if (/^\d+$/.test(text) && isDealNumber(number)) return numbered(rules, number);
    return { ok: false, code: 'deal-range', message: `${text} is not a deal number: ${TAKES}` };
  }
  const cards = parseDeal(text, rules.pack);
  if (cards.ok) return { ok: true, opening: { number: null, cards: cards.value } };
  const { code, message, at } = cards.error;
  const isWord = /^[a-z-]+$/i.test(text);
  return {
    ok: false,
    code,
    message: isWord
      ? `“${text}” is not a deal: ${TAKES}`
      : `the deal is not valid: ${message} (at character ${at + 1})`,
    at,
  };
}
