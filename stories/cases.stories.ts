import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import '../src/hourhand.js';
import {
  germanClockLost,
  germanClockWon,
  grandfathersClockLost,
  grandfathersClockWon,
  luck,
} from '../test/elements/lines.js';
import { choose } from '../src/settings/choose.js';
import { magnifying, pressing, scanning } from './playing.js';
import { stage, type Stage } from './stage.js';

/** Difficult cases: forced colours, hands, faces, German and dialogs. */
const meta: Meta = {
  title: 'Cases',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
};

export default meta;

/** The sizes in which it is drawn, by scheme. */
type Pictures = Readonly<Partial<Record<'light' | 'dark' | 'forced', readonly string[]>>>;

const both = (...sizes: readonly string[]): Pictures => ({ light: sizes, dark: sizes });

const one = (game: string, how: Stage, pictures: Pictures): StoryObj => ({
  render: () => stage(`${game}-solitaire`, how),
  parameters: { pictures: { light: [], dark: [], ...pictures } },
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

export const ForcedColours = one('clock', middle({}), { forced: ['768x720'] });
export const ForcedColoursGerman = one(
  'german-clock',
  { ...germanClockWon, count: 50 },
  { forced: ['768x720'] },
);
export const LargeFaces = one('grandfathers-clock', inGrandfathers({ faces: 'large' }), {
  light: ['768x720'],
});
export const FourColours = one(
  'grandfathers-clock',
  inGrandfathers({ faces: 'four-color' }),
  both('768x720'),
);
export const LeftHand = one(
  'german-clock',
  { ...germanClockWon, count: 50, attributes: { hand: 'left' } },
  { light: ['768x720'] },
);
export const InRows = one('clock', middle({ layout: 'rows' }), { light: ['768x720'] });
export const MinimalToolbar = one('clock', middle({ toolbar: 'minimal' }), { light: ['360x720'] });

/** Its one switch has been pressed: a move is shown, until it shows the next one. */
export const Scanning: StoryObj = {
  ...one('grandfathers-clock', inGrandfathers({ keys: 'scan' }), {}),
  play: scanning('.board .hinted'),
};

/** Cards are small, and the player has turned the magnifier on: it shows the card of the pile with the focus. */
export const Magnified: StoryObj = {
  render() {
    const game = stage('grandfathers-clock-solitaire', inGrandfathers({}));
    game.style.maxWidth = '340px';
    return game;
  },
  parameters: { pictures: { light: [], dark: [] } },
  beforeEach: () => {
    choose('magnifier', 'on', false);
    return () => void choose('magnifier', undefined, false);
  },
  play: magnifying,
};

/** The move that the guide advises is shown as a hint is. */
export const Guided: StoryObj = {
  ...one('grandfathers-clock', inGrandfathers({ guide: 'on' }), {}),
  play: pressing([], '.board .hinted'),
};

export const RightToLeft: StoryObj = {
  render: () =>
    html`<div dir="rtl">${stage('grandfathers-clock-solitaire', inGrandfathers({}))}</div>`,
  parameters: { pictures: { light: ['768x720'], dark: [] } },
};

export const Settings: StoryObj = {
  render: () => stage('clock-solitaire', middle({})),
  play: pressing(['menu', 'settings'], 'dialog[open]'),
  parameters: { pictures: { light: ['360x720'], dark: ['1280x720'] } },
};

/** @param awaited what shows that the reason has been found */
const explained = (
  game: string,
  how: Stage,
  pictures: Pictures,
  parts: readonly string[],
  awaited: string,
): StoryObj => ({ ...one(game, how, pictures), play: pressing(parts, awaited) });
const LIGHT = { light: ['768x720'] };

export const WhyLostClock = explained(
  'clock',
  { deal: luck.clock.lost },
  both('768x720'),
  ['why'],
  '[part=ways]',
);
export const WhyLostGrandfathersClock = explained(
  'grandfathers-clock',
  grandfathersClockLost,
  LIGHT,
  ['why'],
  '[part~=back]',
);
export const LastChanceGrandfathersClock = explained(
  'grandfathers-clock',
  grandfathersClockLost,
  LIGHT,
  ['why', 'back'],
  '[part=ways]',
);
export const WhyLostGermanClock = explained(
  'german-clock',
  germanClockLost,
  LIGHT,
  ['why'],
  '[part~=back]',
);

/** In German, whose words are loaded; what is said is longer. */
const inGerman = (
  game: string,
  how: Stage,
  pictures: Pictures,
  parts: readonly string[] = [],
  awaited = '',
): StoryObj => ({
  ...one(game, { ...how, attributes: { ...how.attributes, lang: 'de' } }, pictures),
  play: pressing(parts, `.base[lang=de] ${awaited}`),
});

export const GermanOpening = inGerman('clock', { deal: 21, count: 0 }, { light: ['200x720'] });
export const GermanMiddle = inGerman(
  'german-clock',
  { ...germanClockWon, count: 50 },
  { light: ['360x720'] },
);
export const GermanColumns = inGerman('grandfathers-clock', inGrandfathers({}), {
  light: ['768x720'],
});
export const GermanLost = inGerman(
  'grandfathers-clock',
  grandfathersClockLost,
  { light: ['360x720'] },
  ['why'],
  '[part~=back]',
);
export const GermanSettings = inGerman(
  'clock',
  middle({}),
  { light: ['360x720'] },
  ['menu', 'settings'],
  'dialog[open]',
);

export const FirstGame: StoryObj = {
  ...one('clock', { deal: 21, count: 0, first: true }, { light: ['360x720'] }),
  play: pressing([], '.status-bar [part~=howToPlay]'),
};
export const FirstGameOfColumns: StoryObj = {
  ...one('grandfathers-clock', { deal: 7, count: 0, first: true }, { light: ['1280x800'] }),
  play: pressing([], '.status-bar [part~=howToPlay]'),
};
export const HowToPlay: StoryObj = {
  ...one('grandfathers-clock', inGrandfathers({}), {
    light: ['360x720'],
    dark: ['768x1024'],
  }),
  play: pressing(['menu', 'howToPlay'], 'dialog[open] .how-to-play'),
};
export const HowToPlayGerman = inGerman(
  'big-ben',
  { deal: 7, count: 0 },
  { light: ['360x720'] },
  ['menu', 'howToPlay'],
  'dialog[open] .how-to-play',
);
