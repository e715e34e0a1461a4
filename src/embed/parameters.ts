// Made by `npm run analyze`, as custom-elements.json is.

/** What an attribute takes: any text, nothing (a boolean), or one of these words, or several. */
export type Values = 'text' | 'boolean' | readonly string[];

export interface FrameGame {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, Values>>;
}

const common = {
  deal: 'text',
  label: 'text',
  replay: 'text',
  position: 'text',
  arrows: 'text',
  name: 'text',
  required: 'boolean',
  disabled: 'boolean',
  winnable: 'boolean',
  'storage-key': 'text',
  'share-url': 'text',
  toolbar: ['full', 'minimal', 'none'],
  layout: ['auto', 'dial', 'rows'],
  speed: ['normal', 'slow', 'fast', 'instant'],
  'auto-move': ['none', 'forced', 'safe'],
  keys: ['on', 'off', 'scan'],
  verdict: ['none', 'on'],
  guide: ['off', 'on'],
  difficulty: ['any', 'easy', 'medium', 'hard', 'rising'],
  theme: ['felt', 'wood', 'paper', 'night'],
  faces: ['four-color', 'large', 'four-color large'],
  hand: ['right', 'left'],
  sound: ['off', 'on'],
  verbosity: ['full', 'brief'],
  storage: ['auto', 'none'],
  'day-zone': 'text',
} as const;

/** The games by their ids, with their attributes, and the game of the day. */
export const frameGames: Readonly<Record<string, FrameGame>> = {
  clock: { tag: 'clock-solitaire', attributes: { ...common, 'in-place': 'boolean' } },
  watch: {
    tag: 'watch-solitaire',
    attributes: { ...common, 'in-place': 'boolean', 'king-returns': ['bottom', 'top'] },
  },
  travellers: {
    tag: 'travellers-solitaire',
    attributes: { ...common, 'in-place': 'boolean', deck: ['52', '32'] },
  },
  'hide-and-seek': {
    tag: 'hide-and-seek-solitaire',
    attributes: { ...common, 'in-place': 'boolean' },
  },
  'grandfathers-clock': {
    tag: 'grandfathers-clock-solitaire',
    attributes: { ...common, 'tableau-wrap': ['king-on-ace', 'none'] },
  },
  'big-ben': {
    tag: 'big-ben-solitaire',
    attributes: {
      ...common,
      rules: ['classic', 'catsatcards', 'solsuite', 'jsolitaire'],
      'gap-build': ['never', 'nonempty', 'any'],
      'fill-start': ['12', '1'],
      'fill-order': ['rounds', 'piles'],
      redeals: ['0', '1', '2'],
    },
  },
  'german-clock': {
    tag: 'german-clock-solitaire',
    attributes: { ...common, redeals: ['0', '1', '2'] },
  },
  'wandering-card': {
    tag: 'wandering-card-solitaire',
    attributes: { ...common, 'count-first-row': 'boolean' },
  },
  daily: {
    tag: 'solitaire-daily',
    attributes: {
      label: 'text',
      'storage-key': 'text',
      'share-url': 'text',
      toolbar: ['full', 'minimal', 'none'],
      layout: ['auto', 'dial', 'rows'],
      speed: ['normal', 'slow', 'fast', 'instant'],
      'auto-move': ['none', 'forced', 'safe'],
      keys: ['on', 'off', 'scan'],
      verdict: ['none', 'on'],
      guide: ['off', 'on'],
      difficulty: ['any', 'easy', 'medium', 'hard', 'rising'],
      theme: ['felt', 'wood', 'paper', 'night'],
      faces: ['four-color', 'large', 'four-color large'],
      hand: ['right', 'left'],
      sound: ['off', 'on'],
      verbosity: ['full', 'brief'],
      storage: ['auto', 'none'],
      'day-zone': 'text',
    },
  },
};

/** The custom properties of all games. */
export const customProperties: readonly string[] = [
  '--solitaire-background',
  '--solitaire-padding',
  '--solitaire-radius',
  '--solitaire-ink',
  '--solitaire-font',
  '--solitaire-numeral-font',
  '--solitaire-board',
  '--solitaire-dial',
  '--solitaire-case',
  '--solitaire-pile',
  '--solitaire-accent',
  '--solitaire-focus',
  '--solitaire-control-radius',
  '--solitaire-max-block-size',
  '--solitaire-card-paper',
  '--solitaire-card-edge',
  '--solitaire-card-black',
  '--solitaire-card-red',
  '--solitaire-card-clubs',
  '--solitaire-card-diamonds',
  '--solitaire-card-accent',
  '--solitaire-back',
  '--solitaire-back-ink',
  '--solitaire-red',
];
