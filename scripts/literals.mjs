/** A plugin of the build: takes the white space and the comments out of css`…` and html`…`. */
import { transformSync } from 'esbuild';

/** @returns {import('vite').Plugin} */
export function smallerLiterals() {
  return {
    name: 'hourhand:smaller-literals',
    // After TypeScript is out of the way.
    enforce: 'post',
    transform: {
      filter: { id: /\/src\/.*\.ts$/, code: /\b(?:css|html|svg)`/ },
      handler(code, id) {
        /** @type {{ start: number, end: number, text: string }[]} */
        const changes = [];
        walk(this.parse(code), (node) => {
          if (node.type !== 'TaggedTemplateExpression' || node.tag.type !== 'Identifier') return;
          const parts = node.quasi.quasis;
          const raw = parts.map((part) => part.value.raw);
          if (raw.some((text) => text.includes('\\'))) return;
          const smaller = { css: smallerCss, html: smallerHtml, svg: smallerHtml }[node.tag.name];
          smaller?.(raw, id).forEach((text, i) => {
            changes.push({ start: parts[i].start, end: parts[i].end, text });
          });
        });
        if (changes.length === 0) return null;
        let made = '';
        let at = 0;
        for (const { start, end, text } of changes.sort((a, b) => a.start - b.start)) {
          made += code.slice(at, start) + text;
          at = end;
        }
        // The lines below have moved, which a map of this little would not be worth.
        return { code: made + code.slice(at), map: null };
      },
    },
  };
}

/**
 * Expressions may stand where a rule may, or in a value: for each something is put in that the
 * minifier keeps as it is.
 * @param {string[]} parts
 * @param {string} file
 */
function smallerCss(parts, file) {
  const css = parts.reduce((all, part, i) => {
    const isRule = /(?:^|[{};]|\*\/)\s*$/.test(all);
    return all + (isRule ? `@hole ${i - 1};` : `var(--hole-${i - 1})`) + part;
  });
  const options = { loader: /** @type {const} */ ('css'), minify: true, sourcefile: file };
  // What stands between the holes, and the number of each hole.
  const pieces = transformSync(css, options)
    .code.trim()
    .split(/(?:@hole |var\(--hole-)(\d+)[;)]?/);
  const holes = pieces.filter((_, i) => i % 2 === 1);
  if (holes.join() !== [...parts.keys()].slice(0, -1).join()) {
    throw new Error(`${file}: an expression in css\`…\` is not where it was`);
  }
  return pieces
    .filter((_, i) => i % 2 === 0)
    .map((part) => part.replaceAll('\\', '\\\\').replaceAll('`', '\\`'));
}

/**
 * One space serves as well as many; none would show.
 * @param {string[]} parts
 */
const smallerHtml = (parts) => parts.map((part) => part.replace(/\s+/g, ' '));

/**
 * @param {any} node
 * @param {(node: any) => void} visit
 */
function walk(node, visit) {
  if (Array.isArray(node)) {
    for (const each of node) walk(each, visit);
  } else if (typeof node?.type === 'string') {
    visit(node);
    for (const [name, value] of Object.entries(node)) {
      if (name !== 'parent' && value && typeof value === 'object') walk(value, visit);
    }
  }
}
