import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/elements/hide-and-seek.js';
import { luck } from '../test/elements/lines.js';
import { mostPictures } from './pictures.js';
import { type Stage, stage } from './stage.js';

const meta: Meta<Stage> = {
  title: 'Games/Hide-and-Seek',
  component: 'hide-and-seek-solitaire',
  render: (args) => stage('hide-and-seek-solitaire', args),
};

export default meta;

export const Opening: StoryObj<Stage> = { args: { deal: luck['hide-and-seek'].won, count: 0 } };
export const Middle: StoryObj<Stage> = {
  args: { deal: luck['hide-and-seek'].won, count: 24 },
  parameters: mostPictures,
};
export const End: StoryObj<Stage> = { args: { deal: luck['hide-and-seek'].won, count: 46 } };
export const Won: StoryObj<Stage> = { args: { deal: luck['hide-and-seek'].won } };
export const Lost: StoryObj<Stage> = { args: { deal: luck['hide-and-seek'].lost } };
