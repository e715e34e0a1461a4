import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/elements/travellers.js';
import { luck } from '../test/elements/lines.js';
import { mostPictures } from './pictures.js';
import { type Stage, stage } from './stage.js';

const meta: Meta<Stage> = {
  title: 'Games/Travellers',
  component: 'travellers-solitaire',
  render: (args) => stage('travellers-solitaire', args),
};

export default meta;

export const Opening: StoryObj<Stage> = { args: { deal: luck.travellers.won, count: 0 } };
export const Middle: StoryObj<Stage> = {
  args: { deal: luck.travellers.won, count: 24 },
  parameters: mostPictures,
};
export const End: StoryObj<Stage> = { args: { deal: luck.travellers.won, count: 46 } };
export const Won: StoryObj<Stage> = { args: { deal: luck.travellers.won } };
export const Lost: StoryObj<Stage> = { args: { deal: luck.travellers.lost } };
