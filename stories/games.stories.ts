import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { catalogue } from '../src/catalogue.js';
import '../src/hourhand.js';

interface Choices {
  readonly tag: string;
  readonly deal: string;
  readonly toolbar: string;
  readonly layout: string;
}

/** Every game as it is dealt. */
const meta: Meta<Choices> = {
  title: 'Games',
  argTypes: {
    tag: { control: false, table: { disable: true } },
    deal: { control: 'text' },
    toolbar: { control: 'inline-radio', options: ['full', 'minimal', 'none'] },
    layout: { control: 'inline-radio', options: ['auto', 'dial', 'rows'] },
  },
  args: { deal: '7', toolbar: 'full', layout: 'auto' },
  render: ({ tag, deal, toolbar, layout }) => {
    const game = document.createElement(tag);
    for (const [name, value] of Object.entries({ deal, toolbar, layout, speed: 'instant' })) {
      game.setAttribute(name, value);
    }
    return html`${game}`;
  },
};

export default meta;

const story = (id: string): StoryObj<Choices> => ({
  args: { tag: catalogue.find((game) => game.id === id)!.tag },
});

export const Clock = story('clock');
export const Watch = story('watch');
export const Travellers = story('travellers');
export const HideAndSeek = story('hide-and-seek');
export const GrandfathersClock = story('grandfathers-clock');
export const BigBen = story('big-ben');
export const GermanClock = story('german-clock');
