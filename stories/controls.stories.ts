import { addons } from 'storybook/preview-api';
import { expect } from 'storybook/test';
import '../src/tags/big-ben.js';
import type { BigBenSolitaire } from '../src/tags/big-ben.class.js';
import { bigBenWon } from '../test/elements/lines.js';
import type { GameStory } from './game.js';
import { argTypesOf } from './manifest.js';
import { noPictures } from './pictures.js';
import { soon } from './playing.js';

const tag = 'big-ben-solitaire';

const meta = { title: 'Play/Controls', component: tag, tags: ['!autodocs'] };

export default meta;

/** Each control is moved once. Each attribute arrives at the game, and each option makes it another one. */
export const ChangeTheGame: GameStory = {
  args: { ...bigBenWon, count: 2 },
  parameters: noPictures,
  async play({ canvasElement, id }) {
    const channel = addons.getChannel();
    const game = (): BigBenSolitaire => canvasElement.querySelector<BigBenSolitaire>(tag)!;
    const set = (updatedArgs: object): void => {
      channel.emit('updateStoryArgs', { storyId: id, updatedArgs });
    };
    const first = game();
    const values = Object.entries(argTypesOf(tag))
      .filter(([name]) => !name.startsWith('--') && name !== 'deal')
      .map(([name, { control, options }]) => {
        const value = options?.at(-1) ?? (control.type === 'boolean' ? true : 'other');
        return [name, value] as const;
      });
    for (const [name, value] of values) {
      const before = game();
      set({ [name]: value });
      const written = value === true ? '' : value;
      await soon(() => expect(game().getAttribute(name), name).toBe(written));
      const isSetting = argTypesOf('solitaire-settings')[name] !== undefined || name === 'label';
      expect(game() === before, `${name} keeps the game`).toBe(isSetting);
    }
    expect(game()).not.toBe(first);
    set({ '--solitaire-accent': 'rgb(1, 2, 3)', deal: '5', count: 0 });
    await soon(() => expect(game().dealNumber).toBe(5));
    expect(game().moveCount).toBe(0);
    expect(game().style.getPropertyValue('--solitaire-accent')).toBe('rgb(1, 2, 3)');
    channel.emit('resetStoryArgs', { storyId: id });
    await soon(() => expect(game().dealNumber).toBe(bigBenWon.deal));
    await soon(() => expect(game().getAttribute('theme')).toBe(null));
  },
};
