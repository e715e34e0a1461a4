/** The stories that every game has, besides its positions: options, themes, sizes and languages. */
import { html } from 'lit';
import { type GameArgs, type GameStory, renderGame } from './game.js';
import { argTypesOf } from './manifest.js';
import { noPictures } from './pictures.js';
import { pressing } from './playing.js';

/** One board of several in a story. */
interface Board {
  readonly caption: string;
  readonly args?: Readonly<Record<string, unknown>>;
  /** In pixels; by default as wide as there is room. */
  readonly width?: number;
}

/** The boxes of a story’s boards, so that a changed argument changes the games in them. */
const boxes = new WeakMap<HTMLElement, Map<string, HTMLElement>>();

function boxOf(canvas: HTMLElement, caption: string): HTMLElement {
  if (!boxes.has(canvas)) boxes.set(canvas, new Map());
  const all = boxes.get(canvas)!;
  if (!all.has(caption)) all.set(caption, document.createElement('div'));
  return all.get(caption)!;
}

/** The same game several times, side by side. */
function sheet(position: GameArgs, boards: readonly Board[], overridden: string): GameStory {
  return {
    args: position,
    argTypes: { [overridden]: { control: false } },
    parameters: noPictures,
    render: (args, { component, canvasElement }) =>
      html`<div class="sheet">
        ${boards.map(({ caption, args: own, width }) => {
          const box = boxOf(canvasElement, `${component} ${caption}`);
          if (width) box.style.inlineSize = `${width}px`;
          const game = renderGame(String(component), box, { ...args, ...own, label: caption });
          if (game.parentElement !== box) box.replaceChildren(game);
          return html`<figure>
            ${box}
            <figcaption>${caption}</figcaption>
          </figure>`;
        })}
      </div>`,
  };
}

const themes = argTypesOf('solitaire-settings')['theme']?.options ?? [];

/** A game with another value of an option. */
export const option = (args: GameArgs): GameStory => ({ args, parameters: noPictures });

/** A game in every theme. */
export const inThemes = (position: GameArgs): GameStory =>
  sheet(
    position,
    themes.map((theme) => ({ caption: theme, args: { theme } })),
    'theme',
  );

/** A game in a narrow sidebar, on a phone, and in an article. */
export const inSizes = (position: GameArgs): GameStory =>
  sheet(
    position,
    [200, 360, 680].map((width) => ({ caption: `${width} pixels`, width })),
    'layout',
  );

/** A game on a German page. */
export const inGerman = (position: GameArgs): GameStory => ({
  args: position,
  globals: { lang: 'de' },
  parameters: noPictures,
  play: pressing([], '.base[lang=de]'),
});
