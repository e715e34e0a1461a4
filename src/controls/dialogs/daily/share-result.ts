import { address } from '../share/share.js';
import { shareText } from '../sending.js';

/** A result with the link to its deal, where the page has an address. */
export const withLink = (result: string, deal: string): string =>
  address() ? `${result}\n${address()}#${deal}` : result;

/** Shares a text, with the link to a deal: see {@link shareText}. */
export const shareResult = (text: string, deal: string): ReturnType<typeof shareText> =>
  shareText(withLink(text, deal));
