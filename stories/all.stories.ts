/// <reference types="vite/client" />
import { html } from 'lit';
import type { StoryObj } from '@storybook/web-components-vite';
import { catalogue } from '../src/catalogue.js';
import { type GameArgs, type GameMeta, type GameStory, renderGame } from './game.js';
import { noPictures } from './pictures.js';

interface Stories {
  readonly default: GameMeta;
  readonly Middle?: GameStory;
}

/** The stories of every game. */
const files = import.meta.glob<Stories>(['./*.stories.ts', '!./all.stories.ts'], { eager: true });
const stories = Object.values(files);
const boards = catalogue.flatMap(({ tag }) =>
  stories.filter(({ default: meta }) => meta.component === tag && meta.parameters?.origin),
);

const meta = {
  title: 'Games/All',
  tags: ['!autodocs'],
  parameters: { ...noPictures, controls: { disable: true } },
};

export default meta;

/** Every game in the middle of play. */
export const Live: StoryObj = {
  args: { toolbar: 'none' },
  render: (args) =>
    html`<div class="sheet gallery">
      ${boards.map(({ default: { title = '', component }, Middle }) => {
        const box = document.createElement('div');
        const name = title.replace('Games/', '');
        const shown = { ...args, ...Middle?.args, label: name } as unknown as GameArgs;
        box.append(renderGame(component, box, shown));
        return html`<figure>
          <figcaption>
            <a href="./?path=/docs/games-${slugOf(name)}--docs" target="_top">${name}</a>
          </figcaption>
          ${box}
        </figure>`;
      })}
    </div>`,
};

/** A title in an id, as Storybook writes it. */
const slugOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
