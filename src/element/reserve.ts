import type { Layout } from '../board/geometry/arrange.js';
import { THEME_PADDING } from '../board/themes/padding.js';
import { type Game, resolveOptions } from '../rules/engine.js';
import { settingSpecs } from '../settings/index.js';
import {
  BUTTON,
  INFO_GAP,
  INFO_LINE,
  INFO_ROW,
  INFO_TEXT,
  INFO_TWO_LINES,
  NARROW_STATUS_BARS,
  ROW_GAP,
  SMALL_BUTTON,
  STATUS_BAR,
  TINY,
  TOOLBAR_MARGIN,
} from '../controls/heights.js';
import { BOARD_ROOM, LOW_PHONE, PHONE_ROOM, UPRIGHT_PHONE } from './board-room.js';
import { DAY_LINE, DAY_MARGIN, DAY_TITLE } from './day-line.js';
import { boardHeight, computed, MANY, natural, number } from './reserved-height.js';

/** What the style sheet has to know about a tag. */
export interface ReservedTag {
  readonly tag: string;
  readonly game: Game;
  readonly layout: Layout;
  /** Whether it is the game of the day: another one each day, and a line above it. */
  readonly isDaily?: boolean;
}

/** A length that is added in tags narrower than this. */
const below = (em: number, length: string): string =>
  `clamp(0px, (${em}em - 100%) * 1e6, ${length})`;

/** Declarations for what is before an element, and for what is after it. */
interface BoardSize {
  readonly height: string;
  readonly width: string;
}

/** An attribute with a value; both are empty for the rules that need none. */
type Selected = readonly [name: string, value: string];

/** What is before an element, with its height, and what is after it, with its width. */
const [BEFORE, AFTER] = ['::before', '::after'] as const;
const bothSides = (selector: string): string => `${selector}${BEFORE}, ${selector}${AFTER}`;

/** The board's height and natural width under the options that change them. */
function boardSizes({ game, layout, isDaily }: ReservedTag): (readonly [Selected, BoardSize])[] {
  const sizeWith = (chosen: Readonly<Record<string, string>>): BoardSize => {
    const arrangements = layout(game.create(resolveOptions(game, chosen).options).piles, 'right');
    return { height: boardHeight(arrangements), width: `--_natural: ${natural(arrangements)};` };
  };
  const usual = sizeWith({});
  // Its options are the day’s to decide.
  if (isDaily) return [[['', ''], usual]];
  const attributes: Selected[] = [
    ...game.options.flatMap(({ name, values }) => values.map((value) => [name, value] as const)),
    ...Object.keys(game.presets?.sets ?? {}).map((name) => ['rules', name] as const),
  ];
  const others = attributes.map((each) => [each, sizeWith({ [each[0]]: each[1] })] as const);
  return [[['', ''], usual], ...others.filter(([, { height }]) => height !== usual.height)];
}

/** The page's text size as the element uses it: see styles.ts. */
const FONT_SIZE = 'max(14px, min(1em, max(18px, 1.125rem)))';
const LINE_HEIGHT = 'clamp(1.4em, 1lh, 1.8em)';
const SMALL_BUTTONS = below(TINY, `${BUTTON - SMALL_BUTTON}px`);
const BUTTONS = `${BUTTON + TOOLBAR_MARGIN}px`;
const INFO = `${number(INFO_TEXT * INFO_LINE)}em`;
/** The heights of the toolbar, by the values of the attribute. */
const TOOLBARS: Readonly<Record<string, string>> = {
  full: `calc(${BUTTONS} + ${below(INFO_ROW, `${ROW_GAP}px + ${INFO}`)} + ${below(INFO_TWO_LINES, `${INFO} + ${INFO_GAP}px`)} - ${SMALL_BUTTONS})`,
  minimal: `calc(${BUTTONS} - ${SMALL_BUTTONS})`,
  none: '0px',
};
const FIRST = { pixels: STATUS_BAR.pixels, around: 0, lines: 0 };
/** How much higher the status bar gets as its box gets narrower, for small and for large text. */
const GROWTH = NARROW_STATUS_BARS.map((one, i) => {
  const before = NARROW_STATUS_BARS[i - 1] ?? FIRST;
  const around = one.around - before.around;
  return {
    small: below(one.below, `${one.pixels - before.pixels}px`),
    large: below(one.below, `${number(one.lines - before.lines)}lh + ${around}px`),
  };
});
const STATUS_BAR_HEIGHT =
  `${STATUS_BAR.pixels}px + ${GROWTH.map(({ small }) => small).join(' + ')}, ${STATUS_BAR.em}em, ` +
  GROWTH.map(({ large }) => large).join(' + ');

/** What a board may take at the most, if the page does not say otherwise. */
const roomOf = (height: string): string =>
  `max(144px, var(--solitaire-max-block-size, ${height} + 120px) - 120px)`;

/** Which kinds of arrangements are left out, by the values of the attribute. */
const LAYOUTS: Readonly<Record<string, string>> = {
  auto: '--_dial: 1; --_rows: 1;',
  dial: '--_dial: 1; --_rows: 0;',
  rows: '--_dial: 0; --_rows: 1;',
};

/** A caption of one line. */
const CAPTION = '12.8px + 1.36em';
/** The height under the board of what is only looked at, by the attribute that wants it. */
const VIEWED: ChosenAttributes = {
  position: CAPTION,
  // A slider, which has a line of its own in a narrow tag, buttons, and two lines of a message.
  replay: `${BUTTON}px + ${below(32, `${BUTTON}px`)} + 10.4px + 2.53em + ${CAPTION}`,
};

/** The attributes of a tag whose sheet is for it alone. */
export type ChosenAttributes = Readonly<Record<string, string>>;

/**
 * A style sheet that gives tags the size that their elements are going to have, from the first
 * painting of the page until they have drawn their board. It follows the layouts and the sizes in the
 * elements' own style sheets.
 * @param chosen leaves out the rules for other values of attributes, and for `<solitaire-settings>`
 */
export function reserveStyles(tags: readonly ReservedTag[], chosen?: ChosenAttributes): string {
  const names = tags.map(({ tag }) => tag).join(', ');
  // Chromium before 125 knows the second form only; `:is` leaves out what a browser doesn't know.
  const ready = ['playing', 'won', 'lost', 'unreadable'].flatMap((name) => [
    `:state(${name})`,
    `:--${name}`,
  ]);
  const waiting = `:where(:not(:is([hidden], ${ready.join(', ')})))`;
  const applies = ([name, value]: Selected): boolean => !chosen || chosen[name] === value;
  const themes = settingSpecs.get('theme')!.values.filter((theme) => applies(['theme', theme]));
  const themed = `:is(${themes.map((theme) => `[theme='${theme}']`).join(', ')})`;
  const around = chosen ? '' : `, solitaire-settings${themed} :is(${names}):not([theme])`;
  const rules: [selector: string, declarations: string][] = [
    [`:where(:is(${names})${themed}${around})`, `--_theme-padding: ${THEME_PADDING};`],
    [
      `:where(${names})${waiting}`,
      'display: block; box-sizing: border-box; min-width: 176px; max-inline-size: 100%; ' +
        'writing-mode: horizontal-tb; overflow: hidden; break-inside: avoid; ' +
        'padding: var(--solitaire-padding, var(--_theme-padding, 0));',
    ],
    [
      `:where(${names})${waiting}::before`,
      // Resets of pages reach pseudo-elements, and are as specific.
      `content: ''; float: left; width: 0; font-size: ${FONT_SIZE} !important; line-height: ${LINE_HEIGHT} !important; ` +
        `${computed('r')}: ${roomOf(BOARD_ROOM)}; ` +
        `${computed('m')}: max(144px, var(--solitaire-max-block-size, ${MANY}) - 120px); ` +
        `--_toolbar: ${TOOLBARS['full']}; --_status: max(${STATUS_BAR_HEIGHT}); ` +
        // A share of the width is allowed here, and not as a height.
        'padding-block: calc(var(--_above, 0px) + var(--_toolbar) + var(--_board) + var(--_status)) 0 !important;',
    ],
    [
      `:where(${names})${waiting}::after`,
      "content: '. .'; display: block; visibility: hidden; font: 1px/0 serif !important; " +
        'word-spacing: var(--_natural);',
    ],
    [
      `@media ${UPRIGHT_PHONE} { :where(${names})${waiting}::before`,
      `${computed('r')}: ${roomOf(PHONE_ROOM)}; }`,
    ],
    [
      `@media ${LOW_PHONE} { :where(${names})${waiting}::before`,
      `${computed('r')}: ${roomOf('100svh - 104px')}; ` + `--_status: ${STATUS_BAR.pixels}px; }`,
    ],
  ];
  if (themes.length === 0) rules.shift();
  const attribute = (name: string, value: string, affected: string, declarations: string): void => {
    if (!applies([name, value])) return;
    const selected = `[${name}='${value}']`;
    const [inside, own] = [`solitaire-settings${selected} `, `:not([${name}])`];
    if (!chosen) rules.push([bothSides(`:where(${inside}:is(${affected})${own})`), declarations]);
    rules.push([bothSides(`:where(:is(${affected})${selected})`), declarations]);
  };
  for (const [value, height] of Object.entries(TOOLBARS)) {
    attribute('toolbar', value, names, `--_toolbar: ${height};`);
  }
  for (const [value, declarations] of Object.entries(LAYOUTS)) {
    // A game that has no arrangement of a kind takes the others.
    const able = tags.filter(({ game, layout }) => {
      const { piles } = game.create(resolveOptions(game, {}).options);
      return value === 'auto' || layout(piles, 'right').some(({ kind }) => kind === value);
    });
    if (able.length > 0) {
      attribute('layout', value, able.map(({ tag }) => tag).join(', '), declarations);
    }
  }
  for (const [name, status] of Object.entries(VIEWED)) {
    if (chosen && !chosen[name]) continue;
    rules.push([
      `:where(:is(${names})[${name}])::before`,
      `--_toolbar: 0px; --_status: calc(${status});`,
    ]);
  }
  for (const { tag } of tags.filter(({ isDaily }) => isDaily)) {
    const above = (line: string): string => `--_above: calc(${line} + ${DAY_MARGIN}px);`;
    rules.push([`:where(${tag})::before`, above(DAY_LINE)]);
    // Nothing is counted then.
    if (applies(['storage', 'none'])) {
      rules.push([`:where(${tag}[storage='none'])::before`, above(DAY_TITLE)]);
    }
  }
  for (const each of tags) {
    for (const [[name, value], { height, width }] of boardSizes(each)) {
      if (name && !applies([name, value])) continue;
      const selector = `:where(${each.tag}${name ? `[${name}='${value}']` : ''})`;
      rules.push([selector + BEFORE, height], [selector + AFTER, width]);
    }
  }
  const sheet = rules
    .map(([selector, declarations]) => `${selector} {\n  ${declarations}\n}\n`)
    .join('');
  // A single tag takes little time as it is.
  if (chosen) return sheet;
  const lengths = new Set(sheet.match(/--_hh\w+(?=:)/g));
  const descriptors = "syntax: '<length>'; inherits: false; initial-value: 0px;";
  return (
    sheet + Array.from(lengths, (name) => `@property ${name} {\n  ${descriptors}\n}\n`).join('')
  );
}
