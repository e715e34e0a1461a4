/** Copying and the browser's share sheet, which a frame or a browser may not allow. */

/** @returns whether the text is in the clipboard now */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether the browser has a share sheet for this. */
export function canSend(data: ShareData): boolean {
  try {
    return navigator.canShare(data) && typeof navigator.share === 'function';
  } catch {
    return false;
  }
}

/**
 * Opens the browser's share sheet.
 * @returns false if the browser doesn't allow it; a player who cancels gets no message
 */
export async function send(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return (error as DOMException | undefined)?.name === 'AbortError';
  }
}

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

/** Saves a file where the browser puts downloads. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.download = name;
  link.href = URL.createObjectURL(file);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
