import { linkTo } from '../share/address.js';
import { shareText } from '../sending.js';

/**
 * A result with the link to its deal.
 * @param address where links lead to; empty in a page that has no address
 */
export const withLink = (result: string, deal: string, address: string): string =>
  address ? `${result}\n${linkTo(address, deal)}` : result;

/** Shares a text, with the link to a deal: see {@link shareText}. */
export const shareResult = (...how: Parameters<typeof withLink>): ReturnType<typeof shareText> =>
  shareText(withLink(...how));
