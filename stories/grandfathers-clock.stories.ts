import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/elements/grandfathers-clock.js';
import { grandfathersClockLost, grandfathersClockWon } from '../test/elements/lines.js';
import { mostPictures } from './pictures.js';
import { type Stage, stage } from './stage.js';

const meta: Meta<Stage> = {
  title: 'Games/Grandfather’s Clock',
  component: 'grandfathers-clock-solitaire',
  render: (args) => stage('grandfathers-clock-solitaire', args),
};

export default meta;

export const Opening: StoryObj<Stage> = { args: { ...grandfathersClockWon, count: 0 } };
export const Middle: StoryObj<Stage> = {
  args: { ...grandfathersClockWon, count: 18 },
  parameters: mostPictures,
};
export const End: StoryObj<Stage> = { args: { ...grandfathersClockWon, count: 36 } };
export const Won: StoryObj<Stage> = { args: { ...grandfathersClockWon } };
export const Lost: StoryObj<Stage> = { args: { ...grandfathersClockLost } };
