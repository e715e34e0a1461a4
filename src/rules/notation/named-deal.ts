/** Deals as players name them to each other: a number, the short code on a board, or a link. */
import { type Card, isDealNumber, shuffle } from '../../cards/index.js';
import type { Game, Rules } from '../contract/rules.js';
import { CHECK, checkOf, DIGITS, LETTERS, plainDigits, VERSION } from './deal-code.js';
import { readDigits } from './link-parts.js';
import { parseLink } from './link.js';
import type { OpeningDeal, SavedGame } from './saved-game.js';

/** What is wrong: no number of a deal, a code or link with a wrong character, or a link to another game. */
export type NamedFault = 'range' | 'code' | 'link' | 'other-game';

/** A deal; those of links and saved games have rules of their own. */
export type NamedDeal =
  | {
      readonly ok: true;
      readonly opening: OpeningDeal;
      readonly rules?: Rules;
      /** The game, if moves have been made in it. */
      readonly game?: SavedGame;
      /** Whether there are moves that can’t be read. */
      readonly movesLost?: boolean;
    }
  | { readonly ok: false; readonly fault: NamedFault };

const LINK = /h(?:h|ourhand)\d+(?:[-~]|%7E).*/is;

/** Whether a text has a link or a saved game in it. */
export const hasLink = (text: string): boolean => LINK.test(text);

/** Reads what a player has typed or pasted. */
export function readNamedDeal(text: string, game: Game, pack: readonly Card[]): NamedDeal {
  const [link] = LINK.exec(text) ?? [];
  if (link) {
    const read = parseLink(game, unescaped(link));
    if (read.ok) {
      const { rules, opening, at } = read.value;
      return { ok: true, rules, opening, ...(at > 0 && { game: read.value }) };
    }
    if (read.deal) {
      const { rules, opening } = read.deal;
      return { ok: true, rules, opening, movesLost: true };
    }
    return { ok: false, fault: read.error.code === 'other-game' ? 'other-game' : 'link' };
  }
  // Thousands may be set apart, and “No.” stand before it.
  const plain = text.trim().replace(/^n[or]\.\s*/i, '');
  const isNumber = /^\d+\.?$|^\d{1,3}(?:[\s.,'’]\d{2,3})*[\s.,'’]\d{3}\.?$/.test(plain);
  const number = isNumber ? Number(plain.replace(/\D/g, '')) : numberOfCode(plain, game.id);
  const isAnyNumber = /^[-+−–]?\s*\d*[.,]?\d+$/.test(plain);
  if (number === undefined && !isAnyNumber) return { ok: false, fault: 'code' };
  if (number === undefined || !isDealNumber(number)) return { ok: false, fault: 'range' };
  return { ok: true, opening: { number, cards: shuffle(pack, number) } };
}

/** The number of a code as a board shows it, if its check is right; hyphens and blanks can be left out. */
function numberOfCode(text: string, game: string): number | undefined {
  const code = plainDigits(text).replace(/[^\da-z]/g, '');
  const digits = code.slice(0, -CHECK);
  if (![...code].every((digit) => DIGITS.includes(digit))) return undefined;
  if (checkOf(`${VERSION}-${LETTERS[game]}${digits}`) !== code.slice(-CHECK)) return undefined;
  const number = readDigits(digits);
  return number === undefined ? undefined : Number(number);
}

/** Some programs escape the tildes of a link. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
