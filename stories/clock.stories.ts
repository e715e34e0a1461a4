import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/elements/clock.js';
import { luck } from '../test/elements/lines.js';
import { mostPictures } from './pictures.js';
import { type Stage, stage } from './stage.js';

const meta: Meta<Stage> = {
  title: 'Games/Clock',
  component: 'clock-solitaire',
  render: (args) => stage('clock-solitaire', args),
};

export default meta;

export const Opening: StoryObj<Stage> = { args: { deal: luck.clock.won, count: 0 } };
export const Middle: StoryObj<Stage> = {
  args: { deal: luck.clock.won, count: 24 },
  parameters: mostPictures,
};
export const End: StoryObj<Stage> = { args: { deal: luck.clock.won, count: 46 } };
export const Won: StoryObj<Stage> = { args: { deal: luck.clock.won } };
export const Lost: StoryObj<Stage> = { args: { deal: luck.clock.lost } };
