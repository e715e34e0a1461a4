import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/elements/watch.js';
import { watchReturn as way } from '../test/elements/lines.js';
import { mostPictures } from './pictures.js';
import { type Stage, stage } from './stage.js';

const meta: Meta<Stage> = {
  title: 'Games/Watch',
  component: 'watch-solitaire',
  render: (args) => stage('watch-solitaire', args),
};

export default meta;

export const Opening: StoryObj<Stage> = { args: { deal: way.deal, count: 0 } };
export const Middle: StoryObj<Stage> = {
  args: { deal: way.deal, count: 20 },
  parameters: mostPictures,
};
export const End: StoryObj<Stage> = { args: { deal: way.deal, count: way.before } };
export const Won: StoryObj<Stage> = { args: { deal: 19 } };
export const Lost: StoryObj<Stage> = { args: { deal: 1 } };
