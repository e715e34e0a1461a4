import {
  dailyDeal,
  isDealNumber,
  MAX_DEAL,
  parseDeal,
  type Rules,
  shuffle,
} from '../rules/engine.js';
import { type OpeningDeal } from '../session/index.js';

/** What `deal` may be: a number, `random`, `daily`, or cards in dealing order. */
export type DealRequest = number | string | null | undefined;

export type Opening =
  | { readonly ok: true; readonly opening: OpeningDeal }
  | { readonly ok: false; readonly code: string; readonly message: string; readonly at?: number };

const TAKES = `use a number from 1 to ${MAX_DEAL}, random, daily, or the cards in dealing order`;

/** A deal number drawn by lot. */
function randomNumber(): number {
  const [number] = crypto.getRandomValues(new Uint32Array(1));
  return number || 1;
}

const numbered = (rules: Rules, number: number): Opening => ({
  ok: true,
  opening: { number, cards: shuffle(rules.pack, number) },
});

/** Finds the cards that a request asks for. */
export function openingOf(rules: Rules, request: DealRequest): Opening {
  const text = String(request ?? '').trim();
  if (text === '' || text === 'random') return numbered(rules, randomNumber());
  if (text === 'daily') return numbered(rules, dailyDeal(rules.game, Date.now()));
  if (/^[-+]?[\d.]+(e[-+]?\d+)?$/i.test(text)) {
    const number = Number(text);
    if (isDealNumber(number)) return numbered(rules, number);
    return { ok: false, code: 'deal-range', message: `there is no deal ${text}: ${TAKES}` };
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
      : `the deal can’t be dealt: ${message} (at character ${at + 1})`,
    at,
  };
}
