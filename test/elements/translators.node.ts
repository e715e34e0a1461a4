/**
 * Texts in templates. What a template has between tags becomes a text node that the template goes on writing to,
 * even when a page translator has put another node in its place: the text would never change again. So every
 * text is written to an element, as its `textContent`.
 */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import ts from 'typescript';

const folder = path.resolve('test/elements');
const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** Whether something is between two tags, after this beginning of a template. */
function isBetweenTags(before: string): boolean {
  const text = before.replace(/<!--.*?-->/gs, '').replace(/="[^"]*(?:"|$)/g, '=');
  return text.lastIndexOf('<') <= text.lastIndexOf('>');
}

/** The types that values of a type can have, also as items of a list. */
function membersOf(type: ts.Type, checker: ts.TypeChecker): ts.Type[] {
  if (type.isUnion()) return type.types.flatMap((one) => membersOf(one, checker));
  const item = checker.isArrayLikeType(type) && checker.getIndexTypeOfType(type, 1);
  return item ? membersOf(item, checker) : [type];
}

/** The texts between tags in a program’s files, each with its place; one that never changes is no matter. */
function textsIn(program: ts.Program, files: readonly string[]): { found: string[]; seen: number } {
  const checker = program.getTypeChecker();
  const found: string[] = [];
  let seen = 0;
  const isText = ({ flags }: ts.Type): boolean =>
    (flags &
      (ts.TypeFlags.StringLike |
        ts.TypeFlags.NumberLike |
        ts.TypeFlags.BooleanLike |
        ts.TypeFlags.Any |
        ts.TypeFlags.Unknown)) !==
    0;
  const look = (expression: ts.Expression): void => {
    const texts = membersOf(checker.getTypeAtLocation(expression), checker).filter(isText);
    const isFixed = texts.length === 1 && texts[0]!.isStringLiteral();
    if (texts.length === 0 || isFixed) return;
    const source = expression.getSourceFile();
    const { line } = source.getLineAndCharacterOfPosition(expression.getStart());
    found.push(`${path.basename(source.fileName)}:${line + 1} \${${expression.getText()}}`);
  };
  const visit = (node: ts.Node): void => {
    if (
      ts.isTaggedTemplateExpression(node) &&
      /^(?:html|svg)$/.test(node.tag.getText()) &&
      ts.isTemplateExpression(node.template)
    ) {
      let before = node.template.head.text;
      for (const { expression, literal } of node.template.templateSpans) {
        if (isBetweenTags(before)) {
          seen++;
          look(expression);
        }
        // What stands for the expression is neither a tag nor a quotation mark.
        before += `…${literal.text}`;
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const file of files) visit(program.getSourceFile(file)!);
  return { found, seen };
}

describe('a template', () => {
  it('has no text between tags that can change', () => {
    const files = ['src/controls', 'src/element', 'src/tags', 'src/board'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => path.resolve(folder, file)),
    );
    const { found, seen } = textsIn(ts.createProgram(files, compilerOptions), files);
    assert.ok(seen > 100, `${seen} values between tags`);
    assert.deepEqual(found, []);
  });

  it('with such a text is found, whatever it is made of', () => {
    const file = path.join(folder, 'example-of-templates.ts');
    const text = `import { html, nothing, svg } from 'lit';
      const icon = svg\`<path d=\${'M0 0'}></path>\`;
      declare const said: string, count: number, lines: readonly string[], on: boolean, some: unknown;
      export const page = html\`<p class=\${said} title="a > \${said}" .textContent=\${said}>\${icon}</p>
        <p>\${said}</p><p>\${icon}\${count}</p>\${lines}\${on ? 'on' : 'off'}\${some}
        \${lines.map((line) => html\`<li .textContent=\${line}></li>\`)}\${on ? icon : nothing}
        \${on ? '…' : icon}\${on ? html\`<b>\${said}</b>\` : undefined}\`;`;
    const host = ts.createCompilerHost(compilerOptions);
    const { getSourceFile, fileExists, readFile } = host;
    Object.assign(host, {
      fileExists: (name: string) => name === file || fileExists(name),
      readFile: (name: string) => (name === file ? text : readFile(name)),
      getSourceFile: (name: string, ...more: [ts.ScriptTarget]) =>
        name === file ? ts.createSourceFile(name, text, ...more) : getSourceFile(name, ...more),
    });
    const { found } = textsIn(ts.createProgram([file], compilerOptions, host), [file]);
    assert.deepEqual(
      found.map((one) => one.replace(/^.*? /, '')),
      ['${said}', '${count}', '${lines}', "${on ? 'on' : 'off'}", '${some}', '${said}'],
    );
  });
});
