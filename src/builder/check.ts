/** What is wrong with a pasted snippet, wherever it goes. */
import { games } from '../rules/index.js';
import { parseLink } from '../rules/notation/link.js';
import { addressFault } from './address.js';
import { checkGameAddress, checkShortcode, checkTag } from './check-attributes.js';
import { brokenTags, escapedTags, jsxFaults, repeatedAttributes } from './check-broken.js';
import { unloadedTags, unknownEntries } from './check-imports.js';
import { propertyFaults } from './check-properties.js';
import { ownScripts } from './check-scripts.js';
import {
  type Contents,
  gameOfElement,
  hasBlankLine,
  importsKit,
  isGameFrame,
  kitFile,
  knownTags,
  meantTag,
  type PastedElement,
} from './contents.js';
import type { Finding } from './finding.js';
import { servedAt } from './package-address.js';
import { importsOf, tagCounts } from './scan.js';

type Found = readonly Finding[];

/** More findings than anyone reads. */
const MOST = 30;
/** Characters of a finding, which repeats what was pasted. */
const LONGEST = 400;

function unknownTags({ form, text, tags }: Contents): Found {
  const written = tagCounts(text);
  return [...new Set(tags.map(({ name }) => name))].flatMap((name) => {
    if (knownTags.includes(name)) return [];
    const meant = meantTag(name);
    const hint = meant ? `did you mean <${meant}>?` : `the tags are ${knownTags.join(', ')}.`;
    const shown = written.get(name)?.written ?? name;
    // Components have such names; the kit has none.
    const how =
      form === 'code' && /^[A-Z]/.test(shown) ? ' In components too, tags are written so.' : '';
    const what = `There is no tag <${shown}>; ${hint}${how}`;
    return [{ level: 'error', code: 'unknown-tag', text: what }];
  });
}

/** Tags need an end tag in HTML, and a slash does not make one. */
function unclosedTags({ text, tags }: Contents): Found {
  const counts = tagCounts(text);
  return [...new Set(tags.map(({ name }) => name))].flatMap((name) => {
    const { opened, closed } = counts.get(name) ?? { opened: 0, closed: 0 };
    if (opened === closed) return [];
    const what = `<${name}> has no end tag: what follows would be inside; add </${name}>.`;
    return [{ level: 'error', code: 'no-end-tag', text: what }];
  });
}

function quotationMarks({ curly }: Contents): Found {
  if (curly === undefined) return [];
  const text =
    `The quotation marks in ${curly} are curly: they would be part of the value; ` +
    `write straight ones, "${curly.slice(1, -1)}".`;
  return [{ level: 'error', code: 'curly-quotes', text }];
}

/** Whether a script's address imports Lit by its name, and leaves it to others to find it. */
const needsLit = (
  address: string,
  file = servedAt(address)?.file ?? servedAt(address)?.entry,
): boolean => file !== undefined && file !== 'cdn' && servedAt(address)?.findsNames !== true;

function scripts({ scripts: all }: Contents): Found {
  const maps = all.filter(({ attributes }) => attributes['type'] === 'importmap');
  const isMapped = (name: string): boolean => maps.some(({ text }) => text.includes(`"${name}`));
  const found = all.flatMap((script): Finding[] => {
    const { src = '', language } = script.attributes;
    const file = kitFile(script);
    const type = (script.attributes['type'] ?? '').trim().toLowerCase();
    const faults: Finding[] = [];
    if (language !== undefined) {
      const text = 'The attribute language of <script> is deprecated; leave it out.';
      faults.push({ level: 'note', code: 'deprecated', text });
    }
    if (type !== 'module' && importsKit(script)) {
      const text = `The script is not a module; write <script type="module"${src ? ' src="…"' : ''}>.`;
      faults.push({ level: 'error', code: 'not-a-module', text });
    }
    const imported = importsOf(script.text);
    const bare = isMapped('hourhand')
      ? undefined
      : imported.find((one) => /^hourhand[\w/.-]*$/.test(one));
    const needing = [
      ...(needsLit(src, file) ? [`${file}.js`] : []),
      ...imported.filter((address) => needsLit(address)).map((address) => `“${address}”`),
    ];
    if (bare || (needing.length > 0 && !isMapped('lit'))) {
      const what = bare ? `“${bare}” is a name` : `${needing[0]} imports Lit by its name`;
      const text = `${what}, which only bundlers and import maps find; without them, use cdn.js.`;
      faults.push({ level: 'warning', code: 'needs-bundler', text });
    }
    return faults;
  });
  return found;
}

const HAS_SIZE = /(?:^|;)\s*(?:(?:min-)?(?:height|block-size)|aspect-ratio)\s*:/i;

function boxes({ elements, tags, frames }: Contents): Found {
  const hasSheet = elements.some(
    ({ name, attributes }) => name === 'link' && /\breserve\.css\b/.test(attributes['href'] ?? ''),
  );
  const styles = elements.filter(({ name }) => name === 'style').map(({ text }) => text);
  const isStyled = new Map<string, boolean>();
  /** Whether the snippet gives an element its size before scripts have run. */
  const hasBox = ({ name, attributes }: PastedElement): boolean => {
    if (HAS_SIZE.test(attributes['style'] ?? '')) return true;
    if (name === 'iframe') return attributes['height'] !== undefined;
    if (!isStyled.has(name))
      isStyled.set(
        name,
        styles.some((text) => text.includes(name)),
      );
    return hasSheet || isStyled.get(name)!;
  };
  const bare = [...tags.filter(gameOfElement), ...frames].find((element) => !hasBox(element));
  if (!bare) return [];
  const remedy =
    bare.name === 'iframe' ? 'give it a height' : 'add the styles that the builder gives';
  const text = `No space is reserved for <${bare.name}>: the page moves when it appears; ${remedy}.`;
  return [{ level: 'warning', code: 'no-box', text }];
}

function addresses({ elements, links, scripts: all, frames }: Contents): Found {
  const own = all.filter((script) => kitFile(script) !== undefined);
  const sheets = elements.filter(
    ({ name, attributes }) => name === 'link' && /\breserve\.css\b/.test(attributes['href'] ?? ''),
  );
  const given = [
    ...[...own, ...frames].map(({ attributes }) => attributes['src'] ?? ''),
    ...sheets.map(({ attributes }) => attributes['href'] ?? ''),
    ...links,
  ];
  return [...new Set(given)].flatMap((address) => addressFault(address) ?? []);
}

function lines({ text }: Contents): Found {
  const trimmed = text.trim();
  if (hasBlankLine(text)) {
    const what = 'It has blank lines: WordPress and Markdown end HTML there; write it on one line.';
    return [{ level: 'warning', code: 'blank-lines', text: what }];
  }
  if (!trimmed.includes('\n')) return [];
  const what = 'It has several lines: WordPress can add <br> and <p> to it; one line is safe.';
  return [{ level: 'note', code: 'several-lines', text: what }];
}

/** Attributes that HTML has given up. */
const DEPRECATED = ['frameborder', 'scrolling', 'marginwidth', 'marginheight', 'allowtransparency'];

function frameFaults({ frames }: Contents): Found {
  return frames.flatMap(({ attributes }): Finding[] => {
    const old = DEPRECATED.filter((name) => attributes[name] !== undefined).join(', ');
    const faults: Finding[] = [];
    if (old) {
      const text = `Deprecated in <iframe>: ${old}; use style="border:0".`;
      faults.push({ level: 'note', code: 'deprecated', text });
    }
    if (!attributes['title']) {
      const text = 'The frame has no title; screen readers announce it as “frame”.';
      faults.push({ level: 'warning', code: 'no-title', text });
    }
    const sandbox = attributes['sandbox'];
    if (sandbox !== undefined && !/\ballow-scripts\b/.test(sandbox)) {
      const text = 'The sandbox forbids scripts; add allow-scripts.';
      faults.push({ level: 'error', code: 'sandbox', text });
    }
    return faults;
  });
}

const nothing: Finding = {
  level: 'error',
  code: 'no-game',
  text: 'There is no game in it: no tag such as <clock-solitaire>, no frame, shortcode or link.',
};

/** What a link of a shared game is, and whether it is whole. */
function sharedLink(code: string): Found {
  const read = parseLink(Object.values(games), code);
  const what =
    'This is the link of a shared game: it opens that game on a page with the same kind of game. ' +
    'To put a game on a page of your own, use the builder.';
  if (read.ok) return [{ level: 'note', code: 'shared-link', text: what }];
  const fault =
    read.error.code === 'unknown-version'
      ? 'it was made by another version of the kit'
      : read.deal
        ? 'its moves are damaged, and it opens the deal without them; copy it again'
        : 'it is damaged: a character is missing or wrong; copy it again';
  const text = `This is the link of a shared game, but ${fault}.`;
  return [{ level: 'error', code: 'damaged-link', text }];
}

/** A link to a game leads to the page of its frame; what other addresses show, nobody can tell. */
function linkFaults({ form, links, text }: Contents): Found {
  const frames = links.filter(isGameFrame);
  if (form !== 'link' || frames.length > 0) return frames.flatMap(checkGameAddress);
  const [address = ''] = links;
  const shared = /[#=](hh\d-[^&#]*)/.exec(address)?.[1];
  if (shared !== undefined) return sharedLink(shared);
  const what =
    `There is no game in the address “${address}”; ` +
    'that of a game ends like /embed/?game=clock or /embed/clock/.';
  // A link with words can lead to a page with a game of its own.
  const level = text.trim() === address ? 'error' : 'warning';
  return [{ level, code: 'no-game', text: what }];
}

const late: Finding = {
  level: 'error',
  code: 'too-late',
  text: 'The check took too long and has stopped: paste only the part with the game.',
};

/** So that a finding is read, whatever it repeats. */
function shortened(finding: Finding): Finding {
  const { text } = finding;
  if (text.length <= LONGEST) return finding;
  return { ...finding, text: `${text.slice(0, LONGEST / 2)} … ${text.slice(-LONGEST / 2)}` };
}

/**
 * All findings, the worst first.
 * @param isLate asked between the steps: whether there is no more time
 */
export function check(contents: Contents, isLate: () => boolean = () => false): readonly Finding[] {
  const { form, tags, frames, shortcodes } = contents;
  const isPage = form === 'tag' || form === 'frame';
  const isMarkup = isPage || form === 'link' || form === 'nothing';
  const broken = [...brokenTags(contents), ...escapedTags(contents)];
  // What a browser makes of a broken tag was not meant.
  const whole: (() => Found)[] = [
    ...(form === 'nothing' ? [() => [nothing]] : [() => unknownTags(contents)]),
    () => quotationMarks(contents),
    ...tags.map((tag) => () => checkTag(tag, form === 'code', contents.text)),
    ...frames.map(
      ({ attributes }) =>
        () =>
          checkGameAddress(attributes['src'] ?? ''),
    ),
    () => jsxFaults(contents),
    () => repeatedAttributes(contents),
    () => propertyFaults(contents),
    () => linkFaults(contents),
    ...shortcodes.map((shortcode) => () => checkShortcode(shortcode)),
    ...(form === 'tag' ? [() => unclosedTags(contents), () => scripts(contents)] : []),
    ...(form === 'tag' || form === 'code'
      ? [() => unknownEntries(contents), () => unloadedTags(contents)]
      : []),
    ...(isPage ? [() => frameFaults(contents), () => boxes(contents), () => lines(contents)] : []),
    ...(form === 'code' || form === 'nothing' ? [] : [() => addresses(contents)]),
  ];
  const steps = [
    ...(broken.length > 0 ? [() => broken] : whole),
    ...(isMarkup ? [() => ownScripts(contents)] : []),
  ];
  const found = new Map<string, Finding>();
  for (const step of steps) {
    if (isLate()) {
      found.set(late.code, late);
      break;
    }
    for (const finding of step().map(shortened)) found.set(finding.text, finding);
  }
  const order = ['error', 'warning', 'note'];
  const sorted = [...found.values()].sort(
    (a, b) => order.indexOf(a.level) - order.indexOf(b.level),
  );
  if (sorted.length <= MOST) return sorted;
  const text = `And ${sorted.length - MOST} more: put these right first.`;
  return [...sorted.slice(0, MOST), { level: 'note', code: 'more', text }];
}
