import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/elements/big-ben.js';
import { bigBenLost, bigBenWon } from '../test/elements/lines.js';
import { mostPictures } from './pictures.js';
import { type Stage, stage } from './stage.js';

const meta: Meta<Stage> = {
  title: 'Games/Big Ben',
  component: 'big-ben-solitaire',
  render: (args) => stage('big-ben-solitaire', args),
};

export default meta;

export const Opening: StoryObj<Stage> = { args: { ...bigBenWon, count: 0 } };
export const Middle: StoryObj<Stage> = {
  args: { ...bigBenWon, count: 50 },
  parameters: mostPictures,
};
export const End: StoryObj<Stage> = { args: { ...bigBenWon, count: 94 } };
export const Won: StoryObj<Stage> = { args: { ...bigBenWon } };
export const Lost: StoryObj<Stage> = { args: { ...bigBenLost } };
