import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/elements/german-clock.js';
import { germanClockLost, germanClockWon } from '../test/elements/lines.js';
import { mostPictures } from './pictures.js';
import { type Stage, stage } from './stage.js';

const meta: Meta<Stage> = {
  title: 'Games/German Clock',
  component: 'german-clock-solitaire',
  render: (args) => stage('german-clock-solitaire', args),
};

export default meta;

export const Opening: StoryObj<Stage> = { args: { ...germanClockWon, count: 0 } };
export const Middle: StoryObj<Stage> = {
  args: { ...germanClockWon, count: 50 },
  parameters: mostPictures,
};
export const End: StoryObj<Stage> = { args: { ...germanClockWon, count: 110 } };
export const Won: StoryObj<Stage> = { args: { ...germanClockWon } };
export const Lost: StoryObj<Stage> = { args: { ...germanClockLost } };
