import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

/** Stories with faults, each with what has to be said about it. They are in no Storybook but the tests’. */
const meta: Meta = {
  title: 'Faults',
  tags: ['!autodocs'],
  render: () => html`<p>Nothing is wrong with this.</p>`,
};

export default meta;

const faulty = (fault: string, story: Omit<StoryObj, 'parameters'>): StoryObj => ({
  ...story,
  parameters: { fault, pictures: { light: [], dark: [] } },
});

export const PlayThrows = faulty('^playFunctionThrewException: a wrong move', {
  play: () => Promise.reject(new Error('a wrong move')),
});
export const ThrowsAside = faulty('^(unhandledErrorsWhilePlaying|uncaught): .*a late error', {
  play: async () => {
    setTimeout(() => {
      throw new Error('a late error');
    });
    await new Promise((done) => setTimeout(done, 50));
  },
});
export const DoesNotRender = faulty('^storyThrewException: no game', {
  render: () => {
    throw new Error('no game');
  },
});
export const RendersNothing = faulty('^storyErrored: ', {
  render: () => undefined as unknown as string,
});
export const WritesAnError = faulty('^console.error: a warning that matters', {
  play: () => console.error('a warning that matters'),
});
export const NoName = faulty('^axe: button-name: ', { render: () => html`<button></button>` });
/** Small targets are a rule of WCAG 2.2. */
export const SmallTargets = faulty('^axe: target-size: ', {
  render: () => {
    const buttons = document.createElement('div');
    for (const name of ['+', '−', '×']) {
      const button = document.createElement('button');
      button.textContent = name;
      button.style.cssText =
        'inline-size: 10px; block-size: 10px; padding: 0; border: 0; margin: 0';
      buttons.append(button);
    }
    return buttons;
  },
});
/** Grey on white can be read, on black it can’t. */
export const UnreadableInDark = faulty('^axe in dark: color-contrast: ', {
  render: () => {
    const text = document.createElement('p');
    text.style.color = '#333';
    text.textContent = 'A sentence that nobody can read in the dark.';
    return text;
  },
});
