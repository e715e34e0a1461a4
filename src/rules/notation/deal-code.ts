/** The short code of a deal: what the link to it ends with, for boards and to be read out. */
import { checksum } from '../../cards/index.js';

export const VERSION = 'hh2';
/** Without `i`, `l`, `o` and `u`: the first three are read as the digits that they look like. */
export const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';
/** The number of digits in a check. */
export const CHECK = 3;
/** Numbers up to this are as short as their code would be. */
const SHORT = 99_999;

/** The letter of each game in links. An entry stays for ever. */
export const LETTERS: Readonly<Record<string, string>> = {
  clock: 'c',
  watch: 'w',
  travellers: 't',
  'hide-and-seek': 'h',
  'grandfathers-clock': 'g',
  'big-ben': 'b',
  'german-clock': 'd',
  'wandering-card': 'n',
};

/** A number in base 32. */
export const digitsOf = (number: bigint | number): string =>
  number.toString(32).replace(/./g, (digit) => DIGITS[parseInt(digit, 32)]!);

/** 15 bits, which any single wrong character changes. */
export const checkOf = (text: string): string =>
  digitsOf(checksum(text) % 32 ** CHECK).padStart(CHECK, DIGITS[0]);

/** Restores what the kit wrote: in small letters, and with digits in place of letters that look like them. */
export const plainDigits = (text: string): string =>
  text.toLowerCase().replaceAll('o', '0').replace(/[il]/g, '1');

/**
 * A deal’s number as a board shows it: `19`, or `3XZK7-4QX`, of which the part before the hyphen is the number and
 * the other one a check. A game that links have no letter for keeps its numbers.
 */
export function dealCode(game: string, number: number): string {
  const letter = LETTERS[game];
  if (number <= SHORT || !letter) return String(number);
  const digits = digitsOf(number);
  return `${digits}-${checkOf(`${VERSION}-${letter}${digits}`)}`.toUpperCase();
}
