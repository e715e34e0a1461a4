/**
 * A plugin of the build of the file that stands alone: its Lit makes templates without `innerHTML`.
 *
 * A page under Trusted Types may allow the policy of its own Lit and no other, and each name once.
 * So this Lit asks for no policy at all. The HTML that it is given is written by us: well formed,
 * without character references, and with every element closed that has to be.
 */

/** What is replaced in lit-html, each exactly once. */
const patches = [
  // No policy.
  [/(\w)\?\1\.createPolicy\("lit-html",\{createHTML:(\w+)=>\2\}\):void 0/, 'void 0'],
  // The signs at bound attributes and in their place, as names that the DOM takes from scripts too.
  [/"\$lit\$"/, '"-lit-"'],
  [
    /`lit\$\$\{Math\.random\(\)\.toFixed\(9\)\.slice\(2\)\}\$`/,
    '`lit-${Math.random().toFixed(9).slice(2)}-`',
  ],
  [
    /static createElement\((\w+),\w+\)\{const (\w+)=\w+\.createElement\("template"\);return \2\.innerHTML=\1,\2\}/,
    'static createElement(html){return makeTemplate(html)}',
  ],
];

/** @returns {import('vite').Plugin} */
export function templatesOfOurOwn() {
  return {
    name: 'hourhand:templates-of-our-own',
    transform: {
      filter: { id: /\/lit-html\/lit-html\.js$|\/element\/xhtml\.ts$/ },
      handler(code, id) {
        // It has nothing to do where templates are not parsed.
        if (id.endsWith('xhtml.ts'))
          return { code: 'export const useHtmlTemplates = () => {};', map: { mappings: '' } };
        let made = code;
        for (const [pattern, text] of patches) {
          if (made.split(pattern).length < 2) this.error(`lit-html has changed: no ${pattern}`);
          made = made.replace(/** @type {RegExp} */ (pattern), () => /** @type {string} */ (text));
        }
        return { code: `${makeTemplate}\n${made}`, map: null };
      },
    },
  };
}

/**
 * Makes a template of HTML as Lit prepares it.
 * @param {string} html
 */
function makeTemplate(html) {
  const template = document.createElement('template');
  /** @type {any[]} */
  const open = [template.content];
  // A comment; or a tag: its end, its name, its attributes; or text.
  const pieces = /<(?:!--([^]*?)--|(\?[^>]*)|(\/?)([\w-]+)((?:"[^"]*"|'[^']*'|[^>"'])*))>|[^<]+/g;
  for (const [text, comment, bogus, end, tag, attributes] of html.matchAll(pieces)) {
    const parent = open[0];
    if (end) open.shift();
    else if (tag) {
      const svg = 'http://www.w3.org/2000/svg';
      const inSvg = tag === 'svg' || parent.namespaceURI === svg;
      const element = document.createElementNS(inSvg ? svg : 'http://www.w3.org/1999/xhtml', tag);
      const pairs = /([^\s=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g;
      let bound = 0;
      for (const [, name, ...values] of attributes.matchAll(pairs)) {
        // Lit knows a bound attribute's own name, which the DOM might not take: `@click`.
        const known = name.endsWith('-lit-') ? `a${bound++}-lit-` : name;
        element.setAttribute(known, values.find((value) => value !== undefined) ?? '');
      }
      parent.append(element);
      const alone = inSvg ? attributes.endsWith('/') : /^(?:br|hr|img|input|wbr)$/.test(tag);
      if (!alone) open.unshift(element);
    } else if (comment !== undefined || bogus) {
      parent.append(document.createComment(bogus ?? comment));
    } else parent.append(text);
  }
  return template;
}
