import { copyText } from '../sending.js';

/**
 * Shares a text through the browser, or copies it where it can’t be shared.
 * @returns what happened; undefined if the player has decided against it
 */
export async function shareText(
  text: string,
): Promise<'shared' | 'copied' | 'refused' | undefined> {
  const { share } = navigator as Partial<Navigator>;
  if (share) {
    try {
      await share.call(navigator, { text });
      return 'shared';
    } catch (error) {
      if ((error as Error).name === 'AbortError') return undefined;
    }
  }
  return (await copyText(text)) ? 'copied' : 'refused';
}
