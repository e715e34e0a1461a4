import '../src/tags/clock.js';
import '../src/tags/german-clock.js';
import '../src/tags/solitaire-settings.js';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { germanClockWon, luck } from '../test/elements/lines.js';
import { setAttributes } from './game.js';
import { noPictures } from './pictures.js';
import { stage, type Stage } from './stage.js';

/** The wrapped games stay while the settings change. */
const shown = new WeakMap<HTMLElement, HTMLElement>();

function wrapped(own: Stage['attributes']): HTMLElement {
  const settings = document.createElement('solitaire-settings');
  const sheet = document.createElement('div');
  sheet.className = 'sheet';
  sheet.append(
    stage('clock-solitaire', { deal: luck.clock.won, count: 24 }),
    stage('german-clock-solitaire', {
      ...germanClockWon,
      count: 50,
      ...(own && { attributes: own }),
    }),
  );
  // What stories set on a game otherwise would override the settings.
  for (const game of sheet.children) setAttributes(game, { speed: undefined, storage: undefined });
  settings.append(sheet);
  return settings;
}

const meta: Meta = {
  title: 'Elements/Settings',
  component: 'solitaire-settings',
  parameters: noPictures,
  render: (args, { canvasElement, parameters }) => {
    const before = shown.get(canvasElement);
    const settings = before?.isConnected ? before : wrapped(parameters['own']);
    setAttributes(settings, args);
    shown.set(canvasElement, settings);
    return settings;
  },
};

export default meta;

export const Shared: StoryObj = {
  args: { theme: 'night', toolbar: 'minimal', hand: 'left', faces: 'four-color large' },
};
/** A game’s own attribute overrides the settings around it. */
export const Overridden: StoryObj = {
  args: { theme: 'night', toolbar: 'minimal' },
  parameters: { own: { theme: 'paper' } },
};
