import type { Preview } from '@storybook/web-components-vite';
import { setCustomElementsManifest } from '@storybook/web-components-vite';
import manifest from '../custom-elements.json';

setCustomElementsManifest(manifest);

// The games follow the page's color-scheme, so the page has to have one.
document.documentElement.style.colorScheme = 'light dark';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    // What the picture test draws of a story; a story may say otherwise.
    pictures: { widths: [360, 1280], schemes: ['light', 'dark'] },
  },
};

export default preview;
