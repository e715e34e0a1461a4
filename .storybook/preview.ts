import type { Preview } from '@storybook/web-components-vite';
import { setCustomElementsManifest } from '@storybook/web-components-vite';
import manifest from '../custom-elements.json';
import { languages } from '../src/words/index.js';
import { type GameArgs, hearEvents, renderGame, snippetOf, usualArgs } from '../stories/game.js';
import { argTypesOf, elements } from '../stories/manifest.js';
import { noPictures } from '../stories/pictures.js';
import page from './game-page.mdx';
import { theme } from './theme.js';

setCustomElementsManifest(manifest);

const nameOf = (code: string): string =>
  new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;

const preview: Preview = {
  initialGlobals: { lang: 'en', scheme: 'light dark' },
  globalTypes: {
    lang: {
      description: 'The language of the page',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: ['en', ...Object.keys(languages)].map((value) => ({ value, title: nameOf(value) })),
      },
    },
    scheme: {
      description: 'The page’s color-scheme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light dark', title: 'Light or dark' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
  decorators: [
    (story, { globals, canvasElement, viewMode }) => {
      // On a page with several stories, each has its own language.
      const place = viewMode === 'docs' ? canvasElement : document.documentElement;
      place.lang = globals['lang'];
      // The games follow the page's color-scheme, so the page has to have one.
      document.documentElement.style.colorScheme = globals['scheme'];
      hearEvents(canvasElement);
      return story();
    },
  ],
  render: (args, { component, canvasElement }) =>
    renderGame(String(component), canvasElement, args as GameArgs),
  args: usualArgs,
  argTypes: {
    moves: { table: { disable: true } },
    first: { table: { disable: true } },
    count: {
      description: 'How many moves have been made before the story begins.',
      control: { type: 'number', min: 0 },
      table: { category: 'story' },
    },
  },
  tags: ['autodocs'],
  parameters: {
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // Of what passes, axe takes long to write down each place.
        resultTypes: ['violations', 'incomplete'],
      },
    },
    controls: { expanded: true },
    docs: {
      page,
      theme,
      extractArgTypes: argTypesOf,
      extractComponentDescription: (tag: string) => elements.get(tag)?.description,
      source: {
        type: 'code',
        transform: (code: string, { component, args }: { component?: string; args: GameArgs }) =>
          component ? snippetOf(component, args) : code,
      },
    },
    options: {
      storySort: {
        order: ['Start', 'Games', 'Elements', 'Guides', 'Play', 'Cases'],
      },
    },
    // What the picture test draws of a story; a story may say otherwise.
    ...noPictures,
  },
};

export default preview;
