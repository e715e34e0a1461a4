import {
  type Arrangement,
  bonuses,
  type Layout,
  naturalWidth,
  TOUCHABLE,
} from '../board/geometry/arrange.js';
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
import { LOW_PHONE } from './low-phone.js';

/** What the style sheet has to know about a tag. */
export interface ReservedTag {
  readonly tag: string;
  readonly game: Game;
  readonly layout: Layout;
}

/** More pixels than any board is high. */
const MANY = '1e5px';
const number = (value: number): string => String(Number(value.toFixed(4)));
/** The `large` length if another one is not negative, else 0. */
const gate = (length: string, large: string): string =>
  `clamp(0px, (${length} + .01px) * 1e6, ${large})`;
/** A length that is added in tags narrower than this. */
const below = (em: number, length: string): string =>
  `clamp(0px, (${em}em - 100%) * 1e6, ${length})`;

/**
 * Like `choose` in arrange.ts, but in CSS: declarations that give `--_board` the height of the arrangement
 * with the best rating. Scales and ratings are properties too, because they are needed several times.
 */
function boardHeight(arrangements: readonly Arrangement[]): string {
  const declarations: string[] = [];
  const declare = (name: string, value: string): string => {
    declarations.push(`--_${name}: ${value};`);
    return `var(--_${name})`;
  };
  const bonus = bonuses(arrangements);
  const rated = arrangements.map(({ kind, width, height, minCard = 0 }, i) => {
    const [w, h] = [number(width), number(height)];
    const fit = declare(`f${i}`, `min(100% / ${w}, var(--_room) / ${h})`);
    const larger = `max(${fit}, ${TOUCHABLE}px)`;
    const scale = declare(`s${i}`, `min(100% / ${w}, ${larger}, var(--_most) / ${h})`);
    const enough = minCard > 0 ? gate(`${fit} - ${minCard}px`, MANY) : MANY;
    const preferred = `min(${fit} + ${bonus[i]!}px, ${enough})`;
    return {
      height: `${scale} * ${h}`,
      rating: declare(`r${i}`, `max(${scale}, ${preferred}) * var(--_${kind}, 1)`),
    };
  });
  let best = `(${rated[0]!.height})`;
  rated.slice(1).forEach(({ rating, height }, i) => {
    const others = rated.slice(0, i + 1).map((one) => one.rating);
    const difference = `(${rating} - max(${others.join(', ')})) * 1e6`;
    const better = declare(`b${i + 1}`, `clamp(0px, ${difference}, ${MANY})`);
    best = `max(min(${height}, ${better}), ${best} - ${better})`;
  });
  declare('board', best);
  declare('natural', natural(arrangements));
  return declarations.join(' ');
}

/** The natural width: that of the first arrangement of a kind that is not left out. */
function natural(arrangements: readonly Arrangement[]): string {
  const [first, other] = (['dial', 'rows'] as const)
    .filter((kind) => arrangements.some((one) => one.kind === kind))
    .sort((a) => (a === arrangements[0]?.kind ? -1 : 1));
  if (!first || !other) return `${naturalWidth(arrangements, 'auto')}px`;
  const [width, otherwise] = [first, other].map((kind) => naturalWidth(arrangements, kind));
  return `calc(${otherwise}px + var(--_${first}, 1) * ${width! - otherwise!}px)`;
}

/** An attribute with a value; both are empty for the rules that need none. */
type Selected = readonly [name: string, value: string];

/** The heights of the board under the options that change it. */
function boardHeights({ game, layout }: ReservedTag): (readonly [Selected, string])[] {
  const heightWith = (chosen: Readonly<Record<string, string>>): string =>
    boardHeight(layout(game.create(resolveOptions(game, chosen).options).piles, 'right'));
  const usual = heightWith({});
  const attributes: Selected[] = [
    ...game.options.flatMap(({ name, values }) => values.map((value) => [name, value] as const)),
    ...Object.keys(game.presets?.sets ?? {}).map((name) => ['rules', name] as const),
  ];
  const others = attributes.map((each) => [each, heightWith({ [each[0]]: each[1] })] as const);
  return [[['', ''], usual], ...others.filter(([, height]) => height !== usual)];
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

/** What is before an element, with its height, and what is after it, with its width. */
const bothSides = (selector: string): string => `${selector}::before, ${selector}::after`;

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
    [`:where(:is(${names})${themed}${around})`, '--_theme-padding: .75rem;'],
    [
      `:where(${names})${waiting}`,
      'display: block; box-sizing: border-box; min-width: 176px; max-inline-size: 100%; ' +
        'writing-mode: horizontal-tb; overflow: hidden; break-inside: avoid; ' +
        'padding: var(--solitaire-padding, var(--_theme-padding, 0));',
    ],
    [
      `:where(${names})${waiting}::before`,
      `content: ''; float: left; width: 0; font-size: ${FONT_SIZE}; line-height: ${LINE_HEIGHT}; ` +
        '--_room: max(144px, var(--solitaire-max-block-size, 82svh + 120px) - 120px); ' +
        `--_most: max(144px, var(--solitaire-max-block-size, ${MANY}) - 120px); ` +
        `--_toolbar: ${TOOLBARS['full']}; --_status: max(${STATUS_BAR_HEIGHT}); ` +
        // A share of the width is allowed here, and not as a height.
        'padding-block: calc(var(--_toolbar) + var(--_board) + var(--_status)) 0;',
    ],
    [
      `:where(${names})${waiting}::after`,
      "content: '. .'; display: block; visibility: hidden; font: 1px/0 serif; " +
        'word-spacing: var(--_natural);',
    ],
    [
      `@media ${LOW_PHONE} { :where(${names})${waiting}::before`,
      '--_room: max(144px, var(--solitaire-max-block-size, 100svh + 16px) - 120px); ' +
        `--_status: ${STATUS_BAR.pixels}px; }`,
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
  for (const each of tags) {
    for (const [[name, value], declarations] of boardHeights(each)) {
      if (name && !applies([name, value])) continue;
      const selected = name ? `[${name}='${value}']` : '';
      rules.push([bothSides(`:where(${each.tag}${selected})`), declarations]);
    }
  }
  return rules.map(([selector, declarations]) => `${selector} {\n  ${declarations}\n}\n`).join('');
}
