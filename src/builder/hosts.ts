/** What becomes of a snippet in each place. */
import { type Contents, gameOfElement, hasBlankLine, isGameFrame } from './contents.js';

export type Outcome = 'works' | 'depends' | 'fails';

export interface Verdict {
  readonly host: string;
  readonly outcome: Outcome;
  /** One short sentence. */
  readonly reason: string;
}

type Judgement = readonly [Outcome, string];

/** A place, and what it does with each form of snippet that contains a game. */
interface Host {
  readonly name: string;
  /** Whether it always reads Markdown. */
  readonly markdown?: boolean;
  readonly tag: (contents: Contents) => Judgement;
  readonly frame: (contents: Contents) => Judgement;
  readonly link?: (contents: Contents) => Judgement;
  readonly wordpress?: Judgement;
  readonly hugo?: Judgement;
  readonly code?: Judgement;
}

const hasStyles = ({ elements }: Contents): boolean =>
  elements.some(({ name }) => name === 'style');
const hasStyleAttribute = ({ elements }: Contents): boolean =>
  elements.some(({ attributes }) => attributes['style'] !== undefined);
const hasInlineScript = ({ scripts }: Contents): boolean =>
  scripts.some(({ attributes }) => attributes['src'] === undefined);
/** Light-DOM children outlive a tag that is removed. */
const hasFallback = ({ tags }: Contents): boolean => tags.some(({ text }) => text.trim() !== '');
const isEmbedAddress = ({ links }: Contents): boolean => links.some(isGameFrame);

const plainLink: Judgement = ['works', 'A link is kept.'];
const SHOWN_AS_MARKDOWN: Judgement = [
  'depends',
  'Where Markdown is not read, it is shown as text; paste the address alone.',
];
/** Tag or frame are taken out of the page. */
function removed(contents: Contents, outcome: Outcome, remedy: string): Judgement {
  const what = contents.form === 'frame' ? 'The frame is' : 'Tag and script are';
  const rest = hasFallback(contents) ? ', and only the text inside the tag stays' : '';
  return [outcome, `${what} removed${rest}${remedy}.`];
}

/** In Markdown a blank line ends HTML. */
const markdown = (contents: Contents): Judgement =>
  hasBlankLine(contents.text)
    ? ['fails', 'The HTML ends at the blank line; write it on one line.']
    : ['works', 'HTML is kept, at most in a <p>, which does no harm.'];

/** What stops MDX, which reads HTML as JSX. */
function mdx(contents: Contents): Judgement {
  if (contents.comments) return ['fails', 'HTML comments are an error in MDX.'];
  if (hasStyles(contents)) return ['fails', 'MDX reads the braces in <style> as code.'];
  if (hasStyleAttribute(contents)) return ['fails', 'React rejects style="…" as text.'];
  return ['works', 'The HTML is also valid JSX.'];
}

function policy(contents: Contents): Judgement {
  const needs = [
    ...(contents.form === 'frame' ? ['frame-src the site of the frame'] : []),
    ...(contents.form === 'tag' ? ['script-src the site of the script'] : []),
    ...(hasStyles(contents) || hasStyleAttribute(contents) ? ["style-src 'unsafe-inline'"] : []),
  ];
  if (contents.form === 'tag' && hasInlineScript(contents)) {
    return ['fails', 'An inline script is blocked; load the script from a file.'];
  }
  return ['depends', `The policy must allow ${needs.join(' and ')}.`];
}

const hosts: readonly Host[] = [
  {
    name: 'WordPress, administrator or editor',
    tag: (contents) =>
      hasBlankLine(contents.text)
        ? ['depends', 'Outside a Custom HTML block, WordPress adds <p> at blank lines.']
        : ['works', 'Tag and script are kept in a Custom HTML block.'],
    frame: () => ['works', 'The frame is kept in a Custom HTML block.'],
    link: (contents) =>
      isEmbedAddress(contents)
        ? ['depends', 'An address alone on its line becomes a frame if its page has oEmbed data.']
        : plainLink,
    wordpress: ['depends', 'Works with the Hourhand plugin; without it, the text is shown.'],
  },
  {
    name: 'WordPress, author or contributor',
    tag: (contents) => removed(contents, 'fails', '; use the plugin’s shortcode or block'),
    frame: (contents) => removed(contents, 'fails', '; use the plugin’s shortcode or block'),
    link: () => plainLink,
    wordpress: ['depends', 'Works with the Hourhand plugin; without it, the text is shown.'],
  },
  {
    name: 'Markdown that keeps HTML',
    markdown: true,
    tag: markdown,
    frame: markdown,
  },
  {
    name: 'Hugo',
    markdown: true,
    tag: () => ['depends', 'HTML is dropped unless unsafe is set; use the shortcode.'],
    frame: () => ['depends', 'HTML is dropped unless unsafe is set; use the shortcode.'],
    hugo: ['depends', 'Works if the shortcode’s file is in layouts/shortcodes/.'],
  },
  {
    name: 'VitePress, Vue',
    markdown: true,
    tag: () => ['depends', 'The server drops the tag silently unless isCustomElement knows it.'],
    frame: () => ['works', 'Frames are kept.'],
    code: ['depends', 'A component for Vue works; other code doesn’t.'],
  },
  {
    name: 'MDX',
    markdown: true,
    tag: mdx,
    frame: mdx,
    link: ({ text }) =>
      /<https?:/i.test(text)
        ? ['fails', 'MDX reads < as a tag; write [text](address).']
        : plainLink,
    code: ['depends', 'A component for React works; other code doesn’t.'],
  },
  {
    name: 'Ghost',
    tag: () => ['works', 'An HTML card keeps it as it is.'],
    frame: () => ['works', 'An HTML card keeps it as it is.'],
  },
  {
    name: 'Drupal, Joomla',
    tag: (contents) => removed(contents, 'depends', ', unless an administrator allows them'),
    frame: (contents) => removed(contents, 'depends', ', unless an administrator allows it'),
  },
  {
    name: 'Notion and other editors that embed addresses',
    tag: () => ['fails', 'HTML is shown as text; paste the address of a frame.'],
    frame: () => ['depends', 'Paste only the address in src.'],
    link: (contents) =>
      isEmbedAddress(contents)
        ? ['works', 'The address of a frame can be embedded.']
        : ['works', 'It becomes a link.'],
  },
  {
    name: 'Medium, Substack',
    tag: () => ['fails', 'HTML is not accepted; use a link.'],
    frame: () => ['fails', 'HTML is not accepted; use a link.'],
  },
  {
    name: 'sanitize-html, DOMPurify',
    tag: (contents) => removed(contents, 'depends', ', unless their settings keep them'),
    frame: (contents) => removed(contents, 'depends', ', unless their settings keep it'),
  },
  {
    name: 'Strict content security policy',
    tag: policy,
    frame: policy,
  },
];

const SHOWN_AS_TEXT: Judgement = ['fails', 'It is shown as text.'];
const NEEDS_BUNDLER: Judgement = ['fails', 'Project code needs its bundler.'];

function judge(host: Host, contents: Contents): Judgement {
  switch (contents.form) {
    case 'tag':
    case 'frame':
      return host[contents.form](contents);
    case 'link':
      if (contents.inMarkdown && !host.markdown) return SHOWN_AS_MARKDOWN;
      return host.link?.(contents) ?? plainLink;
    case 'code':
      return host.code ?? NEEDS_BUNDLER;
    default:
      return host[contents.form as 'wordpress' | 'hugo'] ?? SHOWN_AS_TEXT;
  }
}

/** What becomes of the snippet in each place; nothing if no game is in it, or only misspelt ones. */
export function verdicts(contents: Contents): readonly Verdict[] {
  const { form, tags } = contents;
  const hasGame = form !== 'tag' || tags.some(gameOfElement);
  if (form === 'nothing' || !hasGame) return [];
  return hosts.map((host) => {
    const [outcome, reason] = judge(host, contents);
    return { host: host.name, outcome, reason };
  });
}
