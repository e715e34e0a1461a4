import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import '../src/hourhand.js';
import {
  bigBenWon,
  germanClockLost,
  germanClockWon,
  grandfathersClockLost,
  grandfathersClockWon,
  luck,
} from '../test/elements/lines.js';
import { stage, type Stage } from './stage.js';

/** Difficult cases: sizes, colour schemes, hands, faces and themes. */
const meta: Meta = { title: 'Cases' };

export default meta;

interface Pictures {
  readonly widths?: readonly number[];
  readonly schemes?: readonly ('light' | 'dark' | 'forced')[];
  readonly height?: number;
}

const one = (game: string, how: Stage, pictures: Pictures): StoryObj => ({
  render: () => stage(`${game}-solitaire`, how),
  parameters: { pictures: { widths: [768], schemes: ['light'], ...pictures } },
});

const middle = (attributes: Stage['attributes']): Stage => ({
  deal: luck.clock.won,
  count: 24,
  attributes,
});

const inGrandfathers = (attributes: Stage['attributes']): Stage => ({
  ...grandfathersClockWon,
  count: 18,
  attributes,
});

export const SidebarClock = one('clock', middle({}), { widths: [200], schemes: ['light', 'dark'] });
export const SidebarGrandfathersClock = one('grandfathers-clock', inGrandfathers({}), {
  widths: [200],
});
export const SidebarBigBen = one('big-ben', { ...bigBenWon, count: 50 }, { widths: [200] });
export const SidebarGermanClock = one(
  'german-clock',
  { ...germanClockWon, count: 50 },
  { widths: [200] },
);
export const TabletBigBen = one(
  'big-ben',
  { ...bigBenWon, count: 50 },
  { widths: [768], height: 1024 },
);
export const LandscapePhone = one('clock', middle({}), { widths: [740], height: 360 });
export const LandscapePhoneGrandfathers = one('grandfathers-clock', inGrandfathers({}), {
  widths: [740],
  height: 360,
});
export const FullScreen = one(
  'big-ben',
  { ...bigBenWon, count: 50 },
  { widths: [3840], height: 2160 },
);
export const ForcedColours = one('clock', middle({}), { schemes: ['forced'] });
export const ForcedColoursGerman = one(
  'german-clock',
  { ...germanClockWon, count: 50 },
  { schemes: ['forced'] },
);
export const LargeFaces = one('grandfathers-clock', inGrandfathers({ faces: 'large' }), {});
export const FourColours = one('grandfathers-clock', inGrandfathers({ faces: 'four-color' }), {
  schemes: ['light', 'dark'],
});
export const LeftHand = one(
  'german-clock',
  { ...germanClockWon, count: 50, attributes: { hand: 'left' } },
  {},
);
export const Felt = one('clock', middle({ theme: 'felt' }), { schemes: ['light', 'dark'] });
export const Wood = one('grandfathers-clock', inGrandfathers({ theme: 'wood' }), {
  schemes: ['light', 'dark'],
});
export const Paper = one(
  'german-clock',
  { ...germanClockWon, count: 50, attributes: { theme: 'paper' } },
  { schemes: ['light', 'dark'] },
);
export const Night = one(
  'big-ben',
  { ...bigBenWon, count: 50, attributes: { theme: 'night' } },
  {},
);
export const InRows = one('clock', middle({ layout: 'rows' }), {});
export const MinimalToolbar = one('clock', middle({ toolbar: 'minimal' }), { widths: [360] });

export const RightToLeft: StoryObj = {
  render: () =>
    html`<div dir="rtl">${stage('grandfathers-clock-solitaire', inGrandfathers({}))}</div>`,
  parameters: { pictures: { widths: [768], schemes: ['light'] } },
};

/** Presses buttons one after another, by their parts, and waits for an element to appear. */
const pressing =
  (parts: readonly string[], awaited: string): StoryObj['play'] =>
  async ({ canvasElement }) => {
    const { shadowRoot: root } = canvasElement.querySelector('[deal]')!;
    const there = async (selector: string): Promise<HTMLElement> => {
      for (let i = 0; i < 200; i++) {
        const found = root!.querySelector<HTMLElement>(selector);
        if (found) return found;
        await new Promise((done) => setTimeout(done, 50));
      }
      throw new Error(`there is no ${selector}`);
    };
    for (const part of parts) (await there(`button[part~=${part}]`)).click();
    await there(awaited);
  };

export const Settings: StoryObj = {
  render: () => stage('clock-solitaire', middle({})),
  play: pressing(['menu', 'settings'], 'dialog[open]'),
  parameters: { pictures: { widths: [360, 1280], schemes: ['light', 'dark'] } },
};

const explained = (game: string, how: Stage, parts = ['why']): StoryObj => ({
  ...one(game, how, { schemes: ['light', 'dark'] }),
  play: pressing(parts, '[part=ways]'),
});

export const WhyLostClock = explained('clock', { deal: luck.clock.lost });
export const WhyLostGrandfathersClock = explained('grandfathers-clock', grandfathersClockLost);
export const LastChanceGrandfathersClock = explained('grandfathers-clock', grandfathersClockLost, [
  'why',
  'back',
]);
export const WhyLostGermanClock = explained('german-clock', germanClockLost);
