/** Games in each theme and scheme, for what can be seen of them. */
import { frames, place, type Table, until } from './table.js';
import { isThorough } from './thorough.js';

/** A page's own colours, where a game has no theme. */
const PAGE = {
  light: 'color: #23211c; background: #f6f3ec',
  dark: 'color: #e9e6df; background: #12161d',
};
type Scheme = keyof typeof PAGE;

export interface Look {
  readonly theme: string;
  /** Without it, the page says nothing of colours. */
  readonly scheme?: Scheme;
}

const schemes: readonly Scheme[] = ['light', 'dark'];
export const themes = ['', 'felt', 'wood', 'paper', 'night'];
export const looks = themes.flatMap((theme) => schemes.map((scheme) => ({ theme, scheme })));

/** Each theme, and each scheme with some of them. */
export const someLooks = isThorough ? looks : looks.filter((_, i) => i % 4 === 0 || i % 4 === 3);

export const nameOfLook = ({ theme, scheme }: Look): string =>
  [theme || 'no theme', scheme].filter(Boolean).join(', ');

/** A game in a look, once all of its styles are there; by default it is saved nowhere. */
export async function show(
  tag: string,
  attributes: string,
  { theme, scheme }: Look,
  storage = 'storage="none"',
): Promise<Table> {
  const table = await place(
    `<div style="padding: 8px; ${scheme ? `color-scheme: ${scheme}; ${PAGE[scheme]}` : ''}">
      <${tag} speed="instant" ${storage} ${attributes} ${theme && `theme="${theme}"`}></${tag}>
    </div>`,
  );
  const base = table.root.querySelector<HTMLElement>('.base')!;
  await until(() => !theme || base.style.getPropertyValue('--_theme-ink') !== '', 'the theme');
  // The styles for other media, and what they add, are loaded a little later.
  const rules = (): string =>
    table.root.adoptedStyleSheets
      .flatMap((sheet) => [...sheet.cssRules])
      .map(({ cssText }) => cssText)
      .join();
  await until(() => rules().includes('prefers-contrast'), 'the styles for other media');
  await frames(2);
  return table;
}
