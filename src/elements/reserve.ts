import { type Arrangement, type Layout, TOUCHABLE } from '../board/arrange.js';
import { THEMES } from '../board/themes/index.js';
import { type Game, resolveOptions } from '../rules/engine.js';

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
  `clamp(0px, (${em}em - 100cqi) * 1e6, ${length})`;

/** Like `choose` in arrange.ts, but in CSS: the height of the first arrangement that is large enough. */
function boardHeight(arrangements: readonly Arrangement[]): string {
  const sized = arrangements.map(({ kind, width, height, minCard = 0 }) => {
    const [w, h] = [number(width), number(height)];
    const scale = `min(100cqi / ${w}, var(--_room) / ${h}) * var(--_${kind}, 1)`;
    const fills = `max(${scale} - ${TOUCHABLE}px, ${scale} * ${w} - 50cqi)`;
    return {
      scale,
      height: `${scale} * ${h}`,
      enough: gate(`min(${scale} - ${minCard}px, ${fills})`, MANY),
    };
  });
  let widest = `(${sized[0]!.height})`;
  sized.slice(1).forEach(({ scale, height }, i) => {
    const others = sized.slice(0, i + 1).map((one) => one.scale);
    const wider = `clamp(0px, (${scale} - max(${others.join(', ')})) * 1e6, ${MANY})`;
    widest = `max(min(${height}, ${wider}), ${widest} - ${wider})`;
  });
  return sized.reduceRight(
    (rest, { height, enough }) => `max(min(${height}, ${enough}), ${rest} - ${enough})`,
    widest,
  );
}

/** The heights of the board under the options that change it, by the attribute that sets them. */
function boardHeights({ game, layout }: ReservedTag): Map<string, string> {
  const heightWith = (chosen: Readonly<Record<string, string>>): string =>
    boardHeight(layout(game.create(resolveOptions(game, chosen).options).piles, 'right'));
  const heights = new Map([['', heightWith({})]]);
  const attributes = [
    ...game.options.flatMap(({ name, values }) => values.map((value) => [name, value] as const)),
    ...Object.keys(game.presets?.sets ?? {}).map((name) => ['rules', name] as const),
  ];
  for (const [name, value] of attributes) {
    const height = heightWith({ [name]: value });
    if (height !== heights.get('')) heights.set(`[${name}='${value}']`, height);
  }
  return heights;
}

/** The page's text size as the element uses it: see styles.ts. */
const FONT_SIZE = 'max(14px, min(1em, max(18px, 1.125rem)))';
const SMALL_BUTTONS = below(15, '12px');
/** The heights of the toolbar, by the values of the attribute: see styles.ts in src/controls. */
const TOOLBARS: Readonly<Record<string, string>> = {
  full: `calc(52px + ${below(40, '4px + 1.225em')} + ${below(20, '1.225em + 8px')} - ${SMALL_BUTTONS})`,
  minimal: `calc(52px - ${SMALL_BUTTONS})`,
  none: '0px',
};
const STATUS_BAR = ['52px', below(54, '44px'), below(26, '24px'), below(20, '32px')].join(' + ');

/** Which kinds of arrangements are left out, by the values of the attribute. */
const LAYOUTS: Readonly<Record<string, string>> = {
  auto: '--_dial: 1; --_rows: 1;',
  dial: '--_dial: 1; --_rows: 0;',
  rows: '--_dial: 0; --_rows: 1;',
};

/**
 * A style sheet that gives tags the size that their elements are going to have, from the first
 * painting of the page until they have drawn their board. It follows the layouts and the sizes in the
 * elements' own style sheets.
 */
export function reserveStyles(tags: readonly ReservedTag[]): string {
  const names = tags.map(({ tag }) => tag).join(', ');
  const waiting = ':where(:not(:is([hidden], :state(playing), :state(won), :state(lost))))';
  const rules: [selector: string, declarations: string][] = [
    [
      `:where(${THEMES.map((theme) => `:is(${names})[theme='${theme}']`).join(', ')})`,
      '--_theme-padding: .75rem;',
    ],
    [
      `:where(${names})${waiting}`,
      'display: block; box-sizing: border-box; min-width: 176px; overflow: hidden; ' +
        'container-type: inline-size; contain-intrinsic-inline-size: 352px; ' +
        'padding: var(--solitaire-padding, var(--_theme-padding, 0));',
    ],
    [
      `:where(${names})${waiting}::before`,
      `content: ''; float: left; width: 0; font-size: ${FONT_SIZE}; ` +
        '--_room: max(144px, var(--solitaire-max-block-size, 94svh) - 120px); ' +
        `--_toolbar: ${TOOLBARS['full']}; ` +
        `height: calc(var(--_toolbar) + var(--_board) + ${STATUS_BAR});`,
    ],
  ];
  const attribute = (name: string, value: string, affected: string, declarations: string): void => {
    const selected = `[${name}='${value}']`;
    const [inside, own] = [`solitaire-settings${selected} `, `:not([${name}])`];
    rules.push(
      [`:where(${inside}:is(${affected})${own})::before`, declarations],
      [`:where(:is(${affected})${selected})::before`, declarations],
    );
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
    attribute('layout', value, able.map(({ tag }) => tag).join(', '), declarations);
  }
  for (const each of tags) {
    for (const [selected, height] of boardHeights(each)) {
      rules.push([`:where(${each.tag}${selected})::before`, `--_board: ${height};`]);
    }
  }
  return rules.map(([selector, declarations]) => `${selector} {\n  ${declarations}\n}\n`).join('');
}
