import type { Preview } from '@storybook/web-components-vite';
import { setCustomElementsManifest } from '@storybook/web-components-vite';
import manifest from '../custom-elements.json';
import { languages } from '../src/words/index.js';
import { pictures } from '../stories/pictures.js';

setCustomElementsManifest(manifest);

// The games follow the page's color-scheme, so the page has to have one.
document.documentElement.style.colorScheme = 'light dark';

const nameOf = (code: string): string =>
  new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;

const preview: Preview = {
  initialGlobals: { lang: 'en' },
  globalTypes: {
    lang: {
      description: 'The language of the page',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: ['en', ...Object.keys(languages)].map((value) => ({ value, title: nameOf(value) })),
      },
    },
  },
  decorators: [
    (story, { globals }) => {
      document.documentElement.lang = globals['lang'];
      return story();
    },
  ],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    // What the picture test draws of a story; a story may say otherwise.
    pictures,
  },
};

export default preview;
