/**
 * What the integrations know about the games: tags, attributes and what each takes, from
 * custom-elements.json. PHP, browsers and Hugo check values with the same regular expressions.
 */
import { readCatalogue } from './catalogue.mjs';

const MAX_DEAL = 2 ** 32 - 1;
const SUITS = '[CDHScdhs♣♦♥♠♧♢♡♤]\uFE0F?';
const CARD = `(?:10|[A2-9TJQKatjqk])${SUITS}`;

/** @typedef {{ description: string, kind: 'words' | 'boolean' | 'text', values?: string[], default?: string, pattern: string, takes: string }} Setting */

/**
 * @param {any} manifest
 * @returns {Promise<Record<string, string>>} the text of each file
 */
export async function integrationData(manifest) {
  /** @type {any[]} */
  const elements = manifest.modules.flatMap(({ declarations = [] }) => declarations);
  const base = elements.find(({ name }) => name === 'SolitaireElement');
  const common = Object.fromEntries(base.attributes.map(setting));
  const games = (await readCatalogue()).map(({ id, tag }) => {
    const element = elements.find(({ tagName }) => tagName === tag);
    const [title, rest] = element.description.split(/: (.*)/s);
    const description = `${rest[0].toUpperCase()}${rest.slice(1)}`;
    const own = element.attributes.filter(({ inheritedFrom }) => !inheritedFrom);
    return [id, { tag, title, description, options: Object.fromEntries(own.map(setting)) }];
  });
  const daily = elements.find(({ tagName }) => tagName === 'solitaire-daily');
  const [description] = daily.description.split(/(?<=\.) /);
  games.push([
    'daily',
    {
      tag: daily.tagName,
      title: 'The game of the day',
      description: description.replace(/\s+/g, ' '),
      options: {},
      // Its own name, deal and rules are the day's to decide.
      without: [
        ...Object.keys(common).filter((name) => !daily.attributes.some((one) => one.name === name)),
        'caption',
      ],
    },
  ]);
  const text = JSON.stringify({
    about: 'Made by `npm run analyze`, as custom-elements.json is.',
    sizes: {
      width: size('max-width', 'The greatest width. The board is centred in wider places.', '|%'),
      height: size('height', 'The height of board and toolbar. Left out, the width decides.'),
    },
    contents: { caption: CAPTION },
    common,
    games: Object.fromEntries(games),
  });
  return {
    'integrations/wordpress/hourhand/games.json': text,
    'integrations/hugo/data/hourhand.json': text,
  };
}

/** A text within the tag, in the slot of this name. */
const CAPTION = {
  description: 'The caption under a replay or a diagram.',
  slot: 'caption',
  kind: 'text',
  pattern: '.{1,500}',
  takes: 'up to 500 characters',
};

/**
 * @param {any} attribute
 * @returns {[string, Setting]}
 */
function setting({ name, type, description, default: standard }) {
  const words = [...type.text.matchAll(/'([^']+)'/g)].map(([, word]) => word ?? '');
  const shown = {
    description: description.replaceAll('`', ''),
    ...(standard ? { default: standard.replaceAll("'", '') } : {}),
  };
  if (name === 'deal') {
    // The rest is for those who write scripts.
    const [first = ''] = shown.description.split(/(?<=\.) /);
    return [name, { ...shown, description: first, kind: 'text', ...deal(words) }];
  }
  if (Object.hasOwn(TEXTS, name)) return [name, { ...shown, kind: 'text', ...TEXTS[name] }];
  if (type.text === 'boolean') {
    return [name, { ...shown, kind: 'boolean', pattern: 'true|false', takes: 'true, false' }];
  }
  if (name === 'share-url') {
    return [
      name,
      {
        ...shown,
        kind: 'text',
        pattern: '[Hh][Tt][Tt][Pp][Ss]?:\\/\\/\\S{1,1000}',
        takes: 'an address such as https://example.com/play',
      },
    ];
  }
  if (name === 'day-zone') {
    // Only a browser knows which zones there are.
    const takes = `${words.join(', ')}, or the name of a time zone such as Europe/Berlin`;
    return [name, { ...shown, kind: 'text', pattern: `${words.join('|')}|${ZONE}`, takes }];
  }
  if (words.length === 0) {
    return [name, { ...shown, kind: 'text', pattern: '.{1,200}', takes: 'up to 200 characters' }];
  }
  const single = words.filter((word) => !word.includes(' '));
  const one = `(?:${single.join('|')})`;
  const pattern = single.length < words.length ? `${one}(?: +${one})*` : one;
  return [name, { ...shown, kind: 'words', values: words, pattern, takes: words.join(', ') }];
}

/**
 * What looks like the texts that the kit reads, of any length.
 * @type {Record<string, { pattern: string, takes: string }>}
 */
const TEXTS = {
  replay: {
    pattern:
      '(?:https?:\\/\\/[^\\s<>"]{1,1000}[#=])?(?:hourhand\\d+~[\\w.~*-]+|hh\\d+-[A-Za-z0-9-]+)(?:#[^\\s<>"]{0,500})?',
    takes: 'a text that save() has returned, or a link that “Share” has copied',
  },
  position: {
    pattern: `[a-z-]+\\s*(?:\\|[^|<>&"']*)+`,
    takes: 'a position such as clock | h12 (5D) …',
  },
  arrows: {
    pattern: '(?:\\d+:)?\\w+-[\\w-]+(?:[\\s,]+(?:\\d+:)?\\w+-[\\w-]+)*',
    takes: 'arrows such as c3-h5 12:c1-c4',
  },
};

const ZONE = '[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+){0,2}';

/** Only the kit knows which days a month has, and which is today. */
const DATE = '\\d{4}-\\d{2}-\\d{2}';

/** @param {string[]} words */
const deal = (words) => ({
  pattern: `${words.join('|')}|${DATE}|0*(?:${upTo(MAX_DEAL)})|${CARD}(?:[ ,.]+${CARD}){31,}`,
  takes: `${words.join(', ')}, a date, a number from 1 to ${MAX_DEAL}, or the cards in dealing order`,
});

/**
 * A regular expression for whole numbers from 1 to a limit.
 * @param {number} limit
 */
export function upTo(limit) {
  const digits = [...String(limit)].map(Number);
  const shorter = `[1-9]\\d{0,${digits.length - 2}}`;
  const lower = digits.flatMap((digit, i) => {
    const first = i === 0 ? 1 : 0;
    if (digit <= first) return [];
    const rest = digits.length - 1 - i;
    return [`${digits.slice(0, i).join('')}[${first}-${digit - 1}]\\d{${rest}}`];
  });
  return [shorter, ...lower, limit].join('|');
}

/**
 * A length that becomes a style of the tag.
 * @param {string} property
 * @param {string} description
 * @param {string} [more] units
 */
const size = (property, description, more = '') => ({
  description,
  property,
  kind: 'text',
  pattern: `[1-9]\\d{0,3}(?:\\.\\d{1,3})?(?:px|rem|em|vw|vh${more})`,
  takes: `a length such as 360px or 24rem${more ? ', or 80%' : ''}`,
});
