import { create } from 'storybook/theming/create';

/** Storybook’s own colours: the paper and the lamplight of the clocks. */
const light = {
  appBg: '#f3f1ec',
  appContentBg: '#fbfaf7',
  appPreviewBg: '#fbfaf7',
  barBg: '#fbfaf7',
  textColor: '#22252b',
  textMutedColor: '#5b5f68',
  appBorderColor: '#ded9cd',
  colorPrimary: '#8a5a1c',
  colorSecondary: '#7a4a10',
  inputBg: '#ffffff',
};
const dark = {
  appBg: '#0f1115',
  appContentBg: '#14161b',
  appPreviewBg: '#14161b',
  barBg: '#14161b',
  textColor: '#e6dfcf',
  textMutedColor: '#aaa596',
  appBorderColor: '#2c3038',
  colorPrimary: '#e0b060',
  colorSecondary: '#d9a441',
  inputBg: '#1b1e25',
};

const isDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false;

export const theme = create({
  base: isDark ? 'dark' : 'light',
  brandTitle: 'Hourhand',
  brandTarget: '_self',
  appBorderRadius: 6,
  ...(isDark ? dark : light),
});
