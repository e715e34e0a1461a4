import '../src/daily/solitaire-daily.js';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { setAttributes } from './game.js';
import { noPictures } from './pictures.js';

/** The element stays while its attributes change. */
const shown = new WeakMap<HTMLElement, HTMLElement>();

const meta: Meta = {
  title: 'Elements/Game of the day',
  component: 'solitaire-daily',
  // Each day draws another one.
  parameters: noPictures,
  render: (args, { canvasElement }) => {
    const before = shown.get(canvasElement);
    const daily = before?.isConnected ? before : document.createElement('solitaire-daily');
    if (daily !== before) daily.textContent = 'Every day another clock solitaire.';
    setAttributes(daily, args);
    shown.set(canvasElement, daily);
    return daily;
  },
};

export default meta;

/** Another game each day, the same for everyone: Clock, Grandfather’s Clock, Travellers … */
export const Today: StoryObj = {};

/** For everyone at once: the day begins at midnight in Berlin. */
export const InOneZone: StoryObj = { args: { 'day-zone': 'Europe/Berlin' } };

/** A board in a page’s own look; nothing is stored. */
export const InTheme: StoryObj = { args: { theme: 'paper', toolbar: 'minimal', storage: 'none' } };
