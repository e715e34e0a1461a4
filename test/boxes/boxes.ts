/** The boxes in which a game is tried: parents and sizes of its own, in windows of three widths. */

export interface Box {
  readonly name: string;
  /** Pixels of the window. */
  readonly window: readonly [width: number, height: number];
  /** Markup, with `@` in the game's place. */
  readonly around: string;
  /** The game's own style. */
  readonly style: string;
  /** The game's id. */
  readonly game: 'clock' | 'grandfathers-clock';
}

/** A phone, a tablet, a laptop. */
const WINDOWS = [
  [320, 640],
  [768, 1024],
  [1440, 900],
] as const;

type Named = Readonly<Record<string, string>>;

/** Elements around the game that get their size from it, share one with it, or give it one. */
const displays: Named = {
  'the column of an article': '<article style="max-width: 40rem; margin: auto">@</article>',
  'a flex row beside text': '<div style="display: flex"><b>x</b>@</div>',
  'a flex row that wraps': '<div style="display: flex; flex-wrap: wrap; gap: 8px"><b>x</b>@</div>',
  'a flex row, centred': '<div style="display: flex; justify-content: center">@</div>',
  'a flex column, centred':
    '<div style="display: flex; flex-direction: column; align-items: center">@</div>',
  'a grid, centred': '<div style="display: grid; place-items: center">@</div>',
  'a grid whose tracks fit their content':
    '<div style="display: grid; grid-template-columns: auto auto"><i>x</i>@</div>',
  'a grid with a narrow second track':
    '<div style="display: grid; grid-template-columns: minmax(0, 1fr) 4em">@<i>x</i></div>',
  'an inline flex box': '<div style="display: inline-flex">@</div>',
  'an inline grid': '<div style="display: inline-grid">@</div>',
  'an inline block': '<div style="display: inline-block">@</div>',
  'a float': '<div style="float: left">@</div>',
  'a float on the right, with padding': '<div style="float: right; padding: 16px">@</div>',
  'a cell of a table': '<table><tr><td>@</td></tr></table>',
  'a cell beside another': '<table><tr><td>x</td><td>@</td></tr></table>',
  'a box that is a table': '<div style="display: table">@</div>',
  'a box as wide as its content': '<div style="width: fit-content; margin: auto">@</div>',
  'a box as narrow as its content': '<div style="width: min-content">@</div>',
  'a modal dialog': '<dialog class="modal">@</dialog>',
  'a dialog that is open': '<dialog open>@</dialog>',
  // One that is higher than the window would be cut off, whatever is in it.
  'a popover': '<div popover="manual" style="max-height: 90vh">@</div>',
  'columns of text': '<div style="columns: 2 200px"><p>Before</p>@<p>After</p></div>',
  details: '<details open><summary>A game</summary>@</details>',
  'a fieldset': '<fieldset>@</fieldset>',
  'an item of a list': '<ul style="padding-left: 2em"><li>@</li></ul>',
  'a centred figure':
    '<figure style="display: flex; flex-direction: column; align-items: center; margin: 0">@</figure>',
  'a box that is not there': '<div style="display: contents">@</div>',
  'a box that scrolls': '<div style="overflow: auto; max-height: 90vh">@</div>',
  'a container of its own': '<div style="container-type: inline-size">@</div>',
  'an absolute box': '<div style="position: absolute; top: 8px; left: 8px">@</div>',
  'a fixed box': '<div style="position: fixed; top: 8px; right: 8px">@</div>',
  'a sticky box': '<div style="position: sticky; top: 0">@</div>',
};

/** What a page says about the size of the game itself. */
const styles: Named = {
  'a width': 'width: 300px',
  'half the width': 'width: 50%; min-width: 200px',
  'a greatest width': 'max-width: 400px',
  'a low height': 'height: 300px',
  'a height': 'height: 500px',
  'a share of the window': 'height: 60vh',
  'a greatest height': 'max-height: 400px',
  'a least height': 'min-height: 900px',
  'a square': 'aspect-ratio: 1',
  'a square of 300 pixels': 'width: 300px; aspect-ratio: 1',
  'a square by its height': 'height: 280px; aspect-ratio: 1',
  'a wide ratio': 'aspect-ratio: 16 / 9',
  'a ratio with a greatest height': 'aspect-ratio: 1; max-height: 320px',
  'a small box': 'width: 300px; height: 300px',
  'a low, wide box': 'width: 100%; height: 240px',
  'a narrow, high box': 'width: 200px; height: 600px',
  'a greatest width and height': 'max-width: 480px; max-height: 420px',
  'padding and a border': 'height: 400px; padding: 12px; border: 2px solid',
  'padding within the height':
    'height: 400px; padding: 12px; border: 2px solid; box-sizing: border-box',
  'an inline block': 'display: inline-block',
  'a flex box': 'display: flex',
  'a grid': 'display: grid',
  'a float': 'float: left',
  'a margin to both sides': 'width: fit-content; margin-inline: auto',
  'nothing of its own': 'all: unset',
};

/** A box with a place for the game, which takes it by these styles. */
const placed: readonly (readonly [name: string, box: string, style: string])[] = [
  ['all sides of a box', 'height: 420px; max-width: 600px', 'position: absolute; inset: 0'],
  [
    'all sides and a greatest height',
    'height: 600px; max-width: 500px',
    'position: absolute; inset: 0; max-height: 380px',
  ],
  ['all sides of a small box', 'height: 300px; width: 300px', 'position: absolute; inset: 0'],
  ['a corner of a box', 'height: 700px', 'position: absolute; top: 0; right: 0'],
  ['all of a box', 'height: 480px; max-width: 480px', 'width: 100%; height: 100%'],
  [
    'the rest of a flex column',
    'display: flex; flex-direction: column; height: 500px',
    'flex: 1; min-height: 0',
  ],
  ['a row of a grid', 'display: grid; grid-template-rows: 440px', 'height: 100%'],
];

/** Directions of writing, of the page around the game. */
const directions: Named = {
  'from the right': '<div dir="rtl">@</div>',
  'from the right, fitting its content': '<div dir="rtl" style="float: left">@</div>',
  'in columns from the right':
    '<div style="writing-mode: vertical-rl; height: 600px; width: 100%">@</div>',
  'in columns from the left':
    '<div style="writing-mode: vertical-lr; height: 600px; width: 100%">@</div>',
};

/** Styles of the box around the game that change the size of all in it. */
const transforms: Named = {
  'made small': 'transform: scale(0.6); transform-origin: 0 0',
  'turned to the right': 'transform: rotate(90deg)',
  'upside down': 'rotate: 180deg',
  mirrored: 'transform: scaleX(-1)',
  askew: 'transform: scale(0.7) rotate(20deg) skewX(10deg)',
  'zoomed out': 'zoom: 0.7',
  'zoomed in': 'zoom: 1.4',
};

const within = ([name, width]: readonly [string, number]): string => `${name}, ${width} wide`;

function inWindows(
  name: string,
  around: string,
  style: string,
  windows: readonly (readonly [number, number])[] = WINDOWS,
): Box[] {
  return windows.map((window) => ({
    name: within([name, window[0]]),
    window,
    around,
    style,
    // Both are found everywhere: a table that is square, and one that is twice as wide as it is high.
    game: (name.length + window[0]) % 2 === 0 ? 'clock' : 'grandfathers-clock',
  }));
}

const plain = '<main>@</main>';
const entries = (named: Named): [string, string][] => Object.entries(named);
const parents = [
  'a grid, centred',
  'a flex column, centred',
  'a modal dialog',
  'a popover',
  'a cell of a table',
  'a float',
];
const sizes = ['a low height', 'a square', 'a greatest height', 'a small box'];

/** All boxes, each with a name of its own. */
export const boxes: readonly Box[] = [
  ...entries(displays).flatMap(([name, around]) => inWindows(name, around, '')),
  ...entries(styles).flatMap(([name, style]) => inWindows(`with ${name}`, plain, style)),
  ...placed.flatMap(([name, box, style]) =>
    inWindows(`at ${name}`, `<div style="position: relative; ${box}">@</div>`, style),
  ),
  ...entries(directions).flatMap(([name, around]) => inWindows(`written ${name}`, around, '')),
  ...entries(transforms).flatMap(([name, style]) =>
    inWindows(name, `<div class="transformed" style="max-width: 600px; ${style}">@</div>`, ''),
  ),
  ...parents.flatMap((parent) =>
    sizes.flatMap((size) =>
      inWindows(`${parent}, with ${size}`, displays[parent]!, styles[size]!, WINDOWS.slice(0, 1)),
    ),
  ),
];
