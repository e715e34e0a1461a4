/** From a configuration to the snippet for each place. */
import type { Configuration } from './configuration.js';
import { escapeHtml, escapeShortcode, hugoParameter } from './escape.js';
import type { Kind, Source } from './kind.js';
import { projectKinds } from './project-snippets.js';
import { folder } from './address.js';
import { quoted, styleText, tagText } from './tag-text.js';

/** Pixels: the height of a frame as long as none is chosen. */
const FRAME_HEIGHT = 700;

/** The style sheet in one line. */
const compact = (sheet: string): string =>
  sheet
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/(--[\w-]+|[{;][a-z-]+): /g, '$1:')
    .replaceAll(';}', '}')
    .replace(/ ([*/]) /g, '$1')
    .trim();

const script = ({ files }: Source): string =>
  `<script type="module" src="${escapeHtml(folder(files))}cdn.js"></script>`;

/** Script and tag in one line. */
const tag = (source: Source): string =>
  script(source) + tagText(source.configuration, quoted(escapeHtml));

/**
 * The same with the styles that reserve the box of the tag until the script has come. They come first: so
 * Markdown takes the line as it is.
 */
const reserved = (source: Source): string =>
  `<style>${compact(source.reserve)}</style>${tag(source)}`;

/** The address of the game's page for frames. */
function frameAddress({ configuration, files }: Source): string {
  const { game, attributes, colours } = configuration;
  const query = new URLSearchParams({ game: game.id, ...attributes, ...colours, height: 'frame' });
  return `${folder(files)}embed/?${query}`;
}

/** What a game in a frame of another site may do only with the page's leave: its menu offers each. */
const ALLOWED = 'fullscreen; clipboard-write; web-share';

function frame(source: Source): string {
  const { game, attributes, width, height = FRAME_HEIGHT } = source.configuration;
  const title = attributes['label'] ?? game.name;
  const style = styleText({ width, height });
  const all = `${width === undefined ? 'width:100%;' : ''}${style};border:0`;
  return `<iframe src="${escapeHtml(frameAddress(source))}" title="${escapeHtml(title)}" style="${all}" allow="${ALLOWED}" loading="lazy"></iframe>`;
}

/**
 * The settings of a shortcode: the attributes with their own names, and the size. Sites say their
 * language themselves.
 */
function parameters({ game, attributes, width, height }: Configuration): [string, string][] {
  const { lang, ...own } = attributes;
  void lang;
  const size = Object.entries({ width, height }).flatMap(([name, pixels]): [string, string][] =>
    pixels === undefined ? [] : [[name, `${pixels}px`]],
  );
  return [['game', game.id], ...Object.entries(own), ...size];
}

const wordPress = ({ configuration }: Source): string =>
  `[hourhand ${parameters(configuration)
    .map(([name, value]) => `${name}="${escapeShortcode(value)}"`)
    .join(' ')}]`;

const hugo = ({ configuration }: Source): string =>
  `{{< hourhand ${parameters(configuration)
    .flatMap(([name, value]) => {
      const text = hugoParameter(value);
      return text === undefined ? [] : [`${name}=${text}`];
    })
    .join(' ')} >}}`;

/** The language, which no shortcode has. */
const noLanguage = ({ configuration: { attributes } }: Source): string[] =>
  attributes['lang']
    ? ['lang is left out: with a shortcode, the game speaks the language of the page.']
    : [];

/** The colours, which a shortcode has no parameters for. */
function notColours({ configuration: { game, colours } }: Source): string[] {
  const styles = styleText({ colours, width: undefined, height: undefined });
  return styles
    ? [
        `The colours are left out: put them into the style sheet of the site, as ${game.tag} { ${styles} }.`,
      ]
    : [];
}

/** Only its script knows which game a day has. */
const notEachDay = ({ configuration: { game } }: Source): string[] =>
  game.id === 'daily'
    ? ['On some days the game is a little taller or shorter than the reserved space.']
    : [];

/** Attributes that a Hugo shortcode can't have. */
const notInHugo = ({ configuration }: Source): string[] =>
  parameters(configuration).flatMap(([name, value]) =>
    hugoParameter(value) === undefined
      ? [`${name} is left out: Hugo can’t read a backtick and a backslash in one value.`]
      : [],
  );

/** What of a snippet are styles that reserve the game's space, as its reader is told. */
const lengthOf = (source: Source): string =>
  `${Math.round((reserved(source).length - tag(source).length) / 1000)} kB of styles`;

export const kinds: readonly Kind[] = [
  {
    id: 'tag',
    name: 'HTML',
    place: 'Page',
    write: tag,
    notes: () => ['One line for any page that allows scripts.'],
  },
  {
    id: 'reserved',
    name: 'HTML, space reserved',
    place: 'Page',
    write: reserved,
    notes: (source) => [
      `The same line, after ${lengthOf(source)} that reserve the game’s space until it is drawn, so that nothing on the page moves. A page with several games needs these styles only once: link reserve.css just before the first of them.`,
      ...notEachDay(source),
    ],
  },
  {
    id: 'frame',
    name: 'Frame',
    place: 'Page',
    write: frame,
    notes: () => [
      'For places that allow frames but no scripts; where they take only an address, paste the one in src.',
      'It also works with sandbox="allow-scripts", but then no game is saved.',
    ],
  },
  {
    id: 'wordpress',
    name: 'WordPress',
    place: 'Site',
    write: wordPress,
    notes: (source) => [
      'A shortcode of the Hourhand plugin; authors and contributors can use it too.',
      ...noLanguage(source),
      ...notColours(source),
    ],
  },
  {
    id: 'markdown',
    name: 'Markdown',
    place: 'Site',
    write: reserved,
    notes: (source) => [
      `It begins with ${lengthOf(source)} that reserve the game’s space. Keep blank lines around it. Markdown that drops HTML, as Hugo’s does, needs a frame or shortcode.`,
      ...notEachDay(source),
    ],
  },
  {
    id: 'hugo',
    name: 'Hugo',
    place: 'Site',
    write: hugo,
    notes: (source) => [
      'Needs the file of the shortcode in layouts/shortcodes/.',
      ...noLanguage(source),
      ...notColours(source),
      ...notInHugo(source),
    ],
  },
  ...projectKinds,
];
