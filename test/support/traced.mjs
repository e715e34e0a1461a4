/**
 * The server's half of trace.ts: in a copy of the kit that is traced (see network.mjs), every function
 * tells that it is entered and left.
 */
import ts from 'typescript';

/** The name of the kind of copy in a request's address, so that the server keeps it apart from the source. */
export const TRACED = 'traced';

/** @returns {import('@web/test-runner').TestRunnerPlugin} */
export function traceCopies() {
  return {
    name: 'hourhand-trace',
    transform({ path, querystring, body }) {
      if (querystring !== TRACED || !path.startsWith('/src/')) return undefined;
      return traced(String(body), path.slice(1));
    },
  };
}

/**
 * A module whose functions call `enterTraced` and `leaveTraced`. Of an async function, only what runs before it
 * returns counts as its inside; generators are left as they are.
 * @param {string} code JavaScript
 * @param {string} file the name by which it is told
 */
function traced(code, file) {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  /** Texts to put in, or characters to leave out, the innermost function's first. @type {{ at: number, text: string, length: number }[]} */
  const edits = [];
  /** @param {number} at @param {string} text @param {number} [length] */
  const edit = (at, text, length = 0) => void edits.push({ at, text, length });

  /** @param {ts.Node} node */
  const visit = (node) => {
    ts.forEachChild(node, visit);
    if (!ts.isFunctionLike(node) || !('body' in node) || !node.body) return;
    const { body } = node;
    if ('asteriskToken' in node && node.asteriskToken) return;
    const asynchronous = ts.canHaveModifiers(node)
      ? ts.getModifiers(node)?.find(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword)
      : undefined;
    if (asynchronous) edit(asynchronous.getStart(), '', 'async'.length);
    const about = JSON.stringify([file, nameOf(node)]).slice(1, -1);
    const before = `const $call = enterTraced(${about}); try {`;
    const after = '} finally { leaveTraced($call); }';
    const [start, end] = [body.getStart(), body.getEnd()];
    if (!ts.isBlock(body)) {
      const [open, close] = asynchronous ? ['(async () => (', '))()'] : ['(', ')'];
      edit(start, `{ ${before} return ${open}`);
      edit(end, `${close}; ${after} }`);
    } else if (asynchronous) {
      edit(start, `{ ${before} return (async () => `);
      edit(end, `)(); ${after} }`);
    } else {
      edit(start + 1, ` ${before}`);
      edit(end - 1, `${after} `);
    }
  };
  visit(source);

  let result = '';
  let last = 0;
  for (const { at, text, length } of edits.sort((a, b) => a.at - b.at)) {
    result += code.slice(last, at) + text;
    last = at + length;
  }
  return result + code.slice(last);
}

/** @param {ts.SignatureDeclaration} node */
function nameOf(node) {
  const { parent } = node;
  if (node.name) return node.name.getText();
  const named =
    ts.isVariableDeclaration(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isPropertyDeclaration(parent);
  return named ? parent.name.getText() : ts.isConstructorDeclaration(node) ? 'constructor' : '';
}
