import type { StorybookConfig } from '@storybook/web-components-vite';

const config: StorybookConfig = {
  stories: [
    '../stories/**/*.stories.ts',
    '../stories/**/*.mdx',
    // Built by the picture test alone, which must find what is wrong with them.
    ...(process.env['HOURHAND_FAULTS'] ? ['../test/storybook/*.stories.ts'] : []),
  ],
  staticDirs: [
    { from: '../docs/odds.svg', to: '/odds.svg' },
    { from: '../docs/ratings.svg', to: '/ratings.svg' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: {
    name: '@storybook/web-components-vite',
    // The project's own configuration is that of the front door.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
