import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/elements/wandering-card.js';
import { luck } from '../test/elements/lines.js';
import { mostPictures } from './pictures.js';
import { type Stage, stage } from './stage.js';

const meta: Meta<Stage> = {
  title: 'Games/Wandering Card',
  component: 'wandering-card-solitaire',
  render: (args) => stage('wandering-card-solitaire', args),
};

export default meta;

const { won, lost } = luck['wandering-card'];

export const Opening: StoryObj<Stage> = { args: { deal: won, count: 0 } };
export const Middle: StoryObj<Stage> = {
  args: { deal: won, count: 20 },
  parameters: mostPictures,
};
export const End: StoryObj<Stage> = { args: { deal: won, count: 45 } };
export const Won: StoryObj<Stage> = { args: { deal: won } };
export const Lost: StoryObj<Stage> = { args: { deal: lost } };
