/** In which order the page's parts come, for keys and readers as for the eye. */
import { repeat } from 'lit/directives/repeat.js';
import { html, nothing } from 'lit/html.js';

export interface PartsOfPage {
  readonly games: unknown;
  readonly code: unknown;
  readonly options: unknown;
  readonly preview: unknown;
  readonly events: unknown;
}

/** Where the preview lies above the options, as in styles/preview.css. */
export const phone = matchMedia(
  '(min-width: 20rem) and (max-width: 43.99rem) and (min-height: 44rem)',
);
/** Where there is more than one column, and the code lies above all of them, as there. */
const columns = matchMedia('(min-width: 44rem)');

/** What has the focus keeps it, although it moves, and stays in view. */
export function whenOrderChanges(render: () => void): void {
  const change = (): void => {
    const focused = document.activeElement as HTMLElement | null;
    render();
    if (!focused || focused === document.body) return;
    focused.focus({ preventScroll: true });
    // After the page has got its new layout.
    requestAnimationFrame(() => focused.scrollIntoView({ block: 'center' }));
  };
  for (const list of [phone, columns]) list.addEventListener('change', change);
}

/** The parts move, so that the game goes on and what has been typed stays. */
export function partsInOrder({ games, code, options, preview, events }: PartsOfPage): unknown {
  const result = html`
    <div class="result">${preview}${phone.matches ? nothing : events}</div>
  `;
  const first = columns.matches ? { code, games } : { games, code };
  const all: Readonly<Record<string, unknown>> = phone.matches
    ? { ...first, result, options, events }
    : { ...first, options, result };
  return repeat(
    Object.entries(all),
    ([name]) => name,
    ([, part]) => part,
  );
}
