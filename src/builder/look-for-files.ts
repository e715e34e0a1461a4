/** Whether pages will find the files that snippets name, as far as this page can see. */
import { folder } from './address.js';

const ask = (file: URL, init?: RequestInit): Promise<Response | undefined> =>
  fetch(file, { method: 'HEAD', ...init }).catch(() => undefined);

/**
 * Why pages can't load the kit from a folder; empty if nothing speaks against it.
 * @param isSource whether this is the page as it is developed
 */
export async function whyUnloadable(files: string, isSource: boolean): Promise<string> {
  const file = new URL(`${folder(files)}cdn.js`);
  const isOwn = file.origin === location.origin;
  const answer = await ask(file);
  if (answer || isOwn) {
    // Some servers answer any address with a page.
    const isThere = answer?.ok && /javascript/.test(answer.headers.get('content-type') ?? '');
    const remedy = isSource && isOwn ? 'Run npm run build, or give' : 'Give';
    return isThere
      ? ''
      : `There is no ${file.href}. ${remedy} the address of the files under “Size and files”.`;
  }
  // A server that answers, but not to scripts of other sites; one that doesn't may be out of reach from here alone.
  const isReached = await ask(file, { mode: 'no-cors', referrerPolicy: 'no-referrer' });
  return isReached
    ? `On other sites nothing would show: ${file.host} sends no Access-Control-Allow-Origin for cdn.js, without which browsers load no module from another site. Add that header there, or put the files on the site of the page.`
    : '';
}
