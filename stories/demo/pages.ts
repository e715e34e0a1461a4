/**
 * The pages of the front door as HTML, made before a browser sees them: they can be read without
 * scripts. What has text is marked with `data-t`, the same number in every language, so that the script
 * can put one language in the place of the other.
 */
import { drawNumeral } from '../../src/board/marks/numerals.js';
import { felt } from '../../src/board/themes/felt.js';
import { night } from '../../src/board/themes/night.js';
import { paper } from '../../src/board/themes/paper.js';
import type { Theme } from '../../src/board/themes/theme.js';
import { wood } from '../../src/board/themes/wood.js';
import { pictures } from '../../src/builder/drawings.js';
import { catalogue } from '../../src/catalogue.js';
import { drawnWords, drawWord } from '../../src/controls/dialogs/letters.js';
import { games as rules, resolveOptions } from '../../src/rules/index.js';
import { howToPlay as howToPlayDe } from '../../src/words/de/how-to-play.js';
import { howToPlay as howToPlayEn } from '../../src/words/en/how-to-play.js';
import { de } from './de.js';
import { en } from './en.js';
import type { Texts } from './texts.js';

/** A line of src/solver/odds.json with its figures as docs/odds.md writes them. */
export interface OddsLine {
  readonly game: string;
  readonly player: string;
  readonly deals: number;
  /** Percentages. */
  readonly share: string;
  readonly least: string;
  readonly most: string;
  /** The chance itself is 1 in so many. */
  readonly oneIn?: number;
  /** Deals that the solver has given up. */
  readonly undecided: number;
}

export interface Surroundings {
  /** The builder, from the front door’s folder. */
  readonly builder: string;
  /** The line of README.md that is a complete game. */
  readonly snippet: string;
  readonly odds: readonly OddsLine[];
}

export interface Page {
  readonly head: string;
  readonly body: string;
}

const THEMES: Readonly<Record<string, Theme>> = { felt, wood, paper, night };
const SCHEMES = ['system', 'light', 'dark'] as const;
/** On wide pages these stand two in a row, and those have the whole width for their columns beside the dial. */
const WIDTHS: Readonly<Record<string, 'half' | 'whole'>> = {
  watch: 'half',
  travellers: 'half',
  'hide-and-seek': 'whole',
  'grandfathers-clock': 'whole',
  'big-ben': 'whole',
  'german-clock': 'whole',
  'wandering-card': 'whole',
};
/** The themes of single games, until the visitor chooses one for all; the others have the page’s own colours. */
const OWN_THEMES: Readonly<Record<string, string>> = {
  'wandering-card': 'night',
};
/** The game whose deal of the day is shown first: one in which there is much to decide. */
const OF_THE_DAY = 'grandfathers-clock';

const ids = catalogue.map(({ id }) => id);
const tagOf = (id: string): string => `${id}-solitaire`;
const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Code whose lines have numbers, which no selection takes along. */
const numberedLines = (code: string): string =>
  escape(code).replace(/^/gm, '<i class="number"></i>');

/** The line of code in the colours of the builder: its script is the same for every game, and its tag is the game. */
const snippetOf = (snippet: string): string =>
  numberedLines(snippet).replace(
    /(&lt;script.*) (src=.*\/script>)(.*)$/,
    '<span class="quoted">$1 <span>$2</span></span><wbr><span class="tag">$3</span>',
  );

/** The addresses of a page, by `front` or `rules` and its language. */
const ADDRESSES: Readonly<Record<string, string>> = {
  'front en': '',
  'front de': 'de/',
  'rules en': 'rules/',
  'rules de': 'de/rules/',
};

/** A path from one folder of the site to another, both from its top. */
function relative(from: string, to: string): string {
  return `${'../'.repeat(from.split('/').length - 1)}${to}` || './';
}

/** Elements with text, numbered. */
function numbered(): (tag: string, text: string, attributes?: string) => string {
  let count = 0;
  return (tag, text, attributes = '') =>
    `<${tag} data-t="${count++}"${attributes && ` ${attributes}`}>${text}</${tag}>`;
}

/** Between two letters, in fifths of a unit: what is small is spaced wider. */
const [LARGE, SMALL] = [24, 32];

/** A text in capitals of the pen that draws the figures of the dials, as the dialogs have it, and as it is read out. */
function lettered(text: string, gap = LARGE): string {
  const words = drawnWords(text);
  if (!words) return text;
  const drawn = words.map((word) => {
    const { d, box, wide, transform } = drawWord(word, gap);
    return `<svg viewBox="${box}" style="width:${Number(wide.toFixed(3))}em"><path transform="${transform}" d="${d}"/></svg>`;
  });
  return `<span class="spelt">${text}</span><span class="letters" aria-hidden="true">${drawn.join(' ')}</span>`;
}

/** Whose page it is: the same on the page of the builder. */
export const wordmark = (): string => `${watch('mark')}${lettered('Hourhand', SMALL)}`;

/** The minute track that divides parts of a page, with a bar at both ends. */
const RULE =
  '<svg class="track rule" aria-hidden="true"><line x2="100%" y1="3" y2="3" pathLength="601.6"/><line class="bar" x2="100%" y1="5" y2="5" pathLength="601.6"/></svg>';

/** Sixty ticks, twelve of them bars, of which a share is lit. */
function track(share: number): string {
  const line = (from: number, to: number, lit: boolean): string => {
    let ticks = '';
    let bars = '';
    for (let i = from; i < to; i++) {
      if (i % 5 === 0) bars += `M${i * 4 + 2} 0v10`;
      else ticks += `M${i * 4 + 2} 0v6`;
    }
    const state = lit ? ' lit' : '';
    return `<path class="tick${state}" d="${ticks}"/><path class="bar${state}" d="${bars}"/>`;
  };
  const lit = share > 0 ? Math.max(1, Math.round(share * 60)) : 0;
  const parts = [
    ...(lit > 0 ? [line(0, lit, true)] : []),
    ...(lit < 60 ? [line(lit, 60, false)] : []),
  ];
  return `<svg class="track" viewBox="0 0 240 10" preserveAspectRatio="none" aria-hidden="true">${parts.join('')}</svg>`;
}

/** A small watch: its rim, its hours and its hands at ten past ten. */
function watch(name: string): string {
  let hours = '';
  for (let hour = 0; hour < 12; hour++) {
    const [x, y] = [Math.sin((hour * Math.PI) / 6), -Math.cos((hour * Math.PI) / 6)];
    const [inner, outer] = [hour % 3 === 0 ? 7.4 : 8.4, 9.6];
    const at = (radius: number): string => `${(x * radius).toFixed(2)} ${(y * radius).toFixed(2)}`;
    hours += `M${at(inner)}L${at(outer)}`;
  }
  return (
    `<svg class="${name}" viewBox="-12 -12 24 24" aria-hidden="true"><circle r="11"/>` +
    `<path class="hours" d="${hours}"/><path class="hands" d="M-4.8-2.8L0 0L5-6"/></svg>`
  );
}

/** The game’s hour: they are counted like the hours of a dial. */
const numeral = (hour: number): string =>
  `<svg class="numeral" viewBox="-9 -13 18 26" aria-hidden="true"><path d="${drawNumeral(String(hour), false)}"/></svg>`;

/** The game’s cards on the table, as in the builder. */
function drawing(id: string): string {
  const [wide, cards, lines] = pictures[id]!;
  return `<svg class="drawing" viewBox="-58 -41 116 82" aria-hidden="true"><path d="${lines}"/><path class="cards" stroke-width="${wide}" d="${cards}"/></svg>`;
}

const ICONS: Readonly<Record<(typeof SCHEMES)[number], string>> = {
  system: '<circle r="7"/><path class="full" d="M0-7A7 7 0 0 1 0 7Z"/>',
  light:
    '<circle r="4"/><path d="M0-9v2M0 7v2M-9 0h2M7 0h2M-6.4-6.4l1.5 1.5M4.9 4.9l1.5 1.5M-6.4 6.4l1.5-1.5M4.9-4.9l1.5-1.5"/>',
  dark: '<path d="M6.5 3A7.5 7.5 0 1 1-2.5-7A6 6 0 0 0 6.5 3Z"/>',
};

/** A disc in the colours of all themes. */
function quarters(): string {
  const parts = Object.values(THEMES).map(({ background = '' }, i) => {
    const [colour] = /#[\da-f]{6}/i.exec(background)!;
    return `<path transform="rotate(${i * 90})" d="M0 0V-11A11 11 0 0 1 11 0Z" style="fill:${colour}"/>`;
  });
  return `<svg class="watch quarters" viewBox="-12 -12 24 24" aria-hidden="true">${parts.join('')}<circle r="11"/></svg>`;
}

function swatch(name: string): string {
  const theme = THEMES[name];
  if (!theme) return `<span class="swatch">${quarters()}</span>`;
  const { background = '', ink = '', accent = '', finish = {} } = theme;
  const style = `background:${background};--line:${finish.rim ?? ink};--hand:${finish.hand ?? accent}`;
  return `<span class="swatch" style="${escape(style)}">${watch('watch')}</span>`;
}

const HEAD_ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='-12 -12 24 24'%3E%3Ccircle r='11' fill='%23f6f3ec' stroke='%2323211c' stroke-width='1.4'/%3E%3Cpath d='M-4.8-2.8L0 0L5-6' fill='none' stroke='%2323211c' stroke-width='2'/%3E%3C/svg%3E";

const headOf = (title: string, description: string): string =>
  `<title>${escape(title)}</title>
    <meta name="description" content="${escape(description)}" data-t="description" />
    <link rel="icon" href="${HEAD_ICON}" />`;

/**
 * Runs before anything is painted: the colours and the theme of the address, and whether there are
 * scripts at all.
 */
const early = (): string => `<script>
(({ dataset }, settings, query) => {
  dataset.script = '';
  const [theme, scheme] = [query.get('theme'), query.get('scheme')];
  if (${JSON.stringify(Object.keys(THEMES))}.includes(theme)) settings.setAttribute('theme', theme);
  if (['light', 'dark'].includes(scheme)) dataset.scheme = scheme;
})(document.documentElement, document.currentScript.parentNode, new URLSearchParams(location.search));
</script>`;

/** A percentage in the language’s form. */
const written = (percent: string, { point }: Texts): string => percent.replaceAll('.', point);

export function frontDoor(texts: Texts, { builder, snippet, odds }: Surroundings): Page {
  const t = numbered();
  const here = ADDRESSES[`front ${texts.lang}`]!;
  const other = texts.lang === 'en' ? 'de' : 'en';
  const to = (address: string): string => relative(here, address);
  const name = (id: string): string => texts.script.games[id]!;
  const lineOf = (id: string, player: string): OddsLine | undefined =>
    odds.find((line) => line.game === id && line.player === player);
  const chanceOf = (id: string): string => {
    const line = lineOf(id, 'perfect');
    if (!line) return '';
    if (line.oneIn === 1) return texts.chance.all;
    if (line.oneIn) return texts.chance.oneIn(line.oneIn);
    if (line.undecided > 0) return texts.chance.atLeast(written(line.least, texts));
    return texts.chance.share(written(line.share, texts));
  };
  const board = (id: string, attributes = ''): string =>
    `<div class="board"><${tagOf(id)}${attributes}><noscript>${t('p', texts.noScript(name(id)))}</noscript></${tagOf(id)}></div>`;
  const links = (id: string): string => `<p class="links">${
    id === ids[0] ? `\n        ${t('a', texts.above, `href="#${id}"`)}` : ''
  }
        ${t('a', texts.howToPlay, `href="rules/#${id}" aria-label="${texts.howToPlay}: ${name(id)}"`)}
        ${t('a', texts.build, `href="${to(builder)}?game=${id}" aria-label="${texts.build}: ${name(id)}"`)}
      </p>`;
  const radio = (group: string, value: string, label: string, drawn: string): string =>
    `<label>
        <input type="radio" name="${group}" value="${value}"${value === '' || value === 'system' ? ' checked' : ''} />
        ${drawn}${t('span', label, 'class="hidden"')}
      </label>`;

  const header = `<header>
    <a class="name" href="./">${wordmark()}</a>
    <form class="switches">
      <fieldset class="themes">${t('legend', texts.theme.title, 'class="hidden"')}
      ${['', ...Object.keys(THEMES)].map((id) => radio('theme', id, texts.theme.names[id]!, swatch(id))).join('\n      ')}
      </fieldset>
      <fieldset class="schemes">${t('legend', texts.scheme.title, 'class="hidden"')}
      ${SCHEMES.map((id) =>
        radio(
          'scheme',
          id,
          texts.scheme[id],
          `<svg viewBox="-10 -10 20 20" aria-hidden="true">${ICONS[id]}</svg>`,
        ),
      ).join('\n      ')}
      </fieldset>
    </form>
    ${t('a', texts.otherLanguage, `class="language" href="${to(ADDRESSES[`front ${other}`]!)}" hreflang="${other}" lang="${other}"`)}
    ${RULE}
  </header>`;

  const [first, ...rest] = ids;
  const about = (id: string, hour: number): string => `<div class="about">
        ${numeral(hour)}
        ${t('h3', lettered(name(id), SMALL))}
        ${t('p', texts.games.sentences[id] ?? '')}
        ${t('p', chanceOf(id), 'class="chance"')}
        ${links(id)}
      </div>`;
  const hero = `<section class="hero" id="${first}">
      ${t('h1', lettered(texts.hero.title))}
      ${t('p', texts.hero.short('#code'), 'class="line"')}
      <div class="stage">${board(first!, ' speed="instant"')}</div>
      <div class="words">
        <figure class="snippet" id="code">
          <figcaption>${t('span', texts.hero.snippet)}</figcaption>
          <pre tabindex="0"><code>${snippetOf(snippet)}</code></pre>
          <p class="copy">${t('button', texts.hero.copy, 'type="button"')} <span role="status"></span></p>
        </figure>
        ${t('p', texts.hero.lead, 'class="lead"')}
        ${t('p', texts.hero.note(to(builder)), 'class="note"')}
      </div>
      <ul class="points">${texts.hero.points.map((point) => t('li', point)).join('')}</ul>
    </section>`;

  const article = (
    id: string,
    hour: number,
  ): string => `<article id="${id}"${WIDTHS[id] ? ` class="${WIDTHS[id]}"` : ''}>
      ${about(id, hour)}
      ${board(id, OWN_THEMES[id] && ` theme="${OWN_THEMES[id]}"`)}
    </article>`;
  const list = `<section class="games" id="games">
      ${RULE}
      <div class="head">
        ${t('h2', lettered(texts.games.title), 'id="all"')}
        ${t('p', texts.games.lead)}
      </div>
      <nav class="index" aria-labelledby="all">
        <ol>
          ${ids.map((id, i) => `<li><a href="#${id}">${drawing(id)}${numeral(i + 1)}${t('span', name(id))}</a></li>`).join('\n          ')}
        </ol>
      </nav>
      <article class="whole">
        ${about(first!, 1)}
      </article>
      ${rest.map((id, i) => article(id, i + 2)).join('\n      ')}
    </section>`;

  const option = (id: string): string =>
    t('option', name(id), `value="${id}"${id === OF_THE_DAY ? ' selected' : ''}`);
  const day = `<section class="day" id="day">
      ${RULE}
      <div class="words">
        ${t('h2', lettered(texts.day.title))}
        ${t('p', texts.day.lead)}
        <p class="choice">
          <label>${t('span', texts.day.game)}
            <select name="game">${ids.map(option).join('')}</select></label>
          <label>${t('span', texts.day.date)} <input type="date" name="date" required /></label>
        </p>
        <pre tabindex="0"><code>${escape(`<${tagOf(OF_THE_DAY)} deal="daily">`)}</code></pre>
        ${t('p', texts.day.more, 'class="note"')}
      </div>
      ${board(OF_THE_DAY, ' deal="daily" storage-key="day"')}
    </section>`;

  const figure = (line: OddsLine | undefined, head: string, drawn = false): string => {
    if (!line) return '<td></td>';
    const { share, least, most, oneIn, undecided } = line;
    const exact = oneIn === 1 ? texts.odds.all : oneIn ? texts.odds.exactly(oneIn) : '';
    const sure = undecided === 0;
    if (oneIn === 1) {
      return `<td>${track(1)}${t('span', head, 'class="head"')} ${t('b', '100 %')} ${t('small', exact)}</td>`;
    }
    const value = sure ? `${share} %` : `${texts.odds.atLeast} ${least} %`;
    const range = `${least}–${most} %`;
    return `<td>${drawn ? track(Number(sure ? share : least) / 100) : ''}${t('span', head, 'class="head"')}
          ${t('b', written(value, texts))} ${t('small', exact || written(range, texts))}</td>`;
  };
  const row = (id: string): string => {
    const { hints, random } = { hints: lineOf(id, 'hints'), random: lineOf(id, 'random') };
    const others =
      hints || random
        ? figure(hints, texts.odds.hints) + figure(random, texts.odds.random)
        : `<td colspan="2" class="luck">${t('span', texts.odds.luck)}</td>`;
    return `<tr><th scope="row">${t('span', name(id))}</th>${figure(lineOf(id, 'perfect'), texts.odds.winnable, true)}${others}</tr>`;
  };
  const counted = odds.map(({ deals }) => deals).sort((a, b) => a - b);
  const range = [counted[0]!, counted.at(-1)!].map((count) => count.toLocaleString(texts.lang));
  const table = `<section class="odds" id="odds">
      ${RULE}
      ${t('h2', lettered(texts.odds.title))}
      ${t('p', texts.odds.lead)}
      <table>
        <thead><tr>${[texts.odds.game, texts.odds.winnable, texts.odds.hints, texts.odds.random].map((head) => t('th', head, 'scope="col"')).join('')}</tr></thead>
        <tbody>
          ${ids
            .filter((id) => lineOf(id, 'perfect'))
            .map(row)
            .join('\n          ')}
        </tbody>
      </table>
      ${t('p', texts.odds.note(range), 'class="note"')}
    </section>`;

  const way = ([title, text, code]: readonly [string, string, string]): string => `<li>
          ${t('h3', lettered(title, SMALL))}
          ${t('p', text)}
          <pre tabindex="0"><code>${code ? numberedLines(code) : snippetOf(snippet)}</code></pre>
        </li>`;
  const use = `<section class="use" id="use">
      ${RULE}
      ${t('h2', lettered(texts.page.title))}
      ${t('p', texts.page.lead)}
      <ol>
        ${texts.page.ways.map(way).join('\n        ')}
      </ol>
      <p>${t('a', texts.page.builder, `class="button" href="${to(builder)}"`)}</p>
    </section>`;

  const log = `<aside aria-labelledby="heard"><details class="log">
    <summary>${t('span', texts.log.title, 'class="title" id="heard"')} <span class="latest"></span></summary>
    ${t('p', texts.log.empty, 'class="empty"')}
    <div class="filled" hidden>
      <p>${t('span', texts.log.explain)} ${t('button', texts.log.clear, 'type="button" class="quiet"')}</p>
      <ol reversed></ol>
    </div>
  </details></aside>`;

  const body = `<solitaire-settings>
  ${early()}
  ${t('a', texts.skip, 'class="skip" href="#games"')}
  ${header}
  <main>
    ${hero}
    ${list}
    ${day}
    ${table}
    ${use}
  </main>
  <footer>${t('p', texts.foot)}</footer>
  ${log}
  </solitaire-settings>
  ${t('script', JSON.stringify(texts.script).replaceAll('<', '\\u003c'), 'type="application/json" class="texts"')}`;
  return { head: headOf(texts.title, texts.description), body };
}

export function rulesPage(texts: Texts): Page {
  const words = texts.lang === 'de' ? howToPlayDe : howToPlayEn;
  const other = texts.lang === 'en' ? 'de' : 'en';
  const here = ADDRESSES[`rules ${texts.lang}`]!;
  const front = relative(here, ADDRESSES[`front ${texts.lang}`]!);
  const paragraphs = (lines: readonly string[]): string =>
    lines.map((line) => `<p>${escape(line)}</p>`).join('');
  const part = (title: string, lines: readonly string[]): string =>
    lines.length > 0 ? `<h3>${title}</h3>${paragraphs(lines)}` : '';
  const game = (id: string, hour: number): string => {
    const spec = rules[id]!;
    const { options } = resolveOptions(spec, {});
    const guide = words.game(id, options)!;
    const chosen = spec.options.map(({ name }) => words.option(name, options[name]!));
    return `<article id="${id}">
      <h2>${numeral(hour)}${lettered(texts.script.games[id]!, SMALL)}</h2>
      <p class="lead">${escape(guide.goal)}</p>
      ${part(words.table, guide.table)}${part(words.moves, guide.moves)}${part(words.end, guide.end)}
      ${part(words.options, chosen)}
      <p class="links"><a href="${front}#${id}" aria-label="${texts.rules.play}: ${texts.script.games[id]!}">${texts.rules.play}</a></p>
    </article>`;
  };
  const keys = [...words.keyLines, ...words.shortcuts, ...words.stockShortcuts].map(
    ([names, does]) =>
      `<dt>${names.map((key) => (key === '…' ? key : `<kbd>${key}</kbd>`)).join(' ')}</dt><dd>${does}</dd>`,
  );
  const body = `<header>
    <a class="name" href="${front}">${wordmark()}</a>
    <a class="language" href="${relative(here, ADDRESSES[`rules ${other}`]!)}" hreflang="${other}" lang="${other}">${texts.otherLanguage}</a>
    ${RULE}
  </header>
  <main class="rules">
    <h1>${lettered(texts.rules.title)}</h1>
    <p class="lead">${texts.rules.lead}</p>
    <nav class="index"><ol>${ids.map((id, i) => `<li><a href="#${id}">${numeral(i + 1)}<span>${texts.script.games[id]!}</span></a></li>`).join('')}</ol></nav>
    ${ids.map((id, i) => game(id, i + 1)).join('\n    ')}
    <article id="keys">
      <h2>${lettered(words.keys, SMALL)}</h2>
      <p>${texts.rules.keysLead}</p>
      <dl>${keys.join('')}</dl>
    </article>
  </main>
  <footer><p><a href="${front}#games">${texts.rules.back}</a></p></footer>`;
  return { head: headOf(`${texts.rules.title}: Hourhand`, texts.rules.lead), body };
}

/** Every page by its folder, from the top of the site. */
export function pages(surroundings: Surroundings): Readonly<Record<string, Page>> {
  const all: Record<string, Page> = {};
  for (const texts of [en, de]) {
    all[ADDRESSES[`front ${texts.lang}`]!] = frontDoor(texts, surroundings);
    all[ADDRESSES[`rules ${texts.lang}`]!] = rulesPage(texts);
  }
  return all;
}
