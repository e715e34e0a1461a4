/** What CONTRIBUTING.md says about the size of files, of classes and of `Play`, held against the sources. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import ts from 'typescript';

const LINES = 300;
const PLAY_LINES = 250;
const MEMBERS = 25;
/** What a page can use of a game is its interface. */
const TAGS = ['SolitaireElement'];

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const linesOf = (text: string): number => text.split('\n').length - 1;

interface ClassFound {
  readonly file: string;
  readonly name: string;
  readonly members: readonly string[];
}

function classesIn(file: string, text: string): ClassFound[] {
  const found: ClassFound[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isClassLike(node)) found.push({ file, name: nameOf(node), members: publicOf(node) });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
}

const nameOf = ({ name }: ts.ClassLikeDeclaration): string => name?.text ?? '';

const isPublic = (node: ts.Node): boolean =>
  !(
    ts.canHaveModifiers(node) &&
    ts
      .getModifiers(node)
      ?.some(({ kind }) =>
        [ts.SyntaxKind.PrivateKeyword, ts.SyntaxKind.ProtectedKeyword].includes(kind),
      )
  );

/** The names of public members: a getter and its setter are one, and so are parameters that are properties. */
function publicOf(node: ts.ClassLikeDeclaration): string[] {
  const names = new Set<string>();
  for (const member of node.members) {
    if (ts.isConstructorDeclaration(member)) {
      for (const one of member.parameters) {
        if (ts.isParameterPropertyDeclaration(one, member) && isPublic(one))
          names.add(one.name.getText());
      }
    } else if (member.name && !ts.isPrivateIdentifier(member.name) && isPublic(member)) {
      names.add(member.name.getText());
    }
  }
  return [...names];
}

describe('sources', () => {
  it(`have at most ${LINES} lines, or say at their head why they have more`, () => {
    const long = files
      .filter(({ text }) => linesOf(text) > LINES && !/^\/\*\s*(?:\* )?Over 300 lines: /.test(text))
      .map(({ file, text }) => `${file}: ${linesOf(text)}`);
    assert.deepEqual(long, []);
  });

  it('say so only where it is true', () => {
    const short = files
      .filter(({ text }) => linesOf(text) <= LINES && text.includes('Over 300 lines: '))
      .map(({ file }) => file);
    assert.deepEqual(short, []);
  });

  it(`game/play.ts has at most ${PLAY_LINES} lines`, () => {
    const { text } = files.find(({ file }) => file === 'src/game/play.ts')!;
    assert.ok(linesOf(text) <= PLAY_LINES, `${linesOf(text)}`);
  });

  it(`have no class with more than ${MEMBERS} public members, but the tag of games`, () => {
    const all = files.flatMap(({ file, text }) => classesIn(file, text));
    assert.ok(all.length > 30, `${all.length} classes were found`);
    for (const tag of TAGS) {
      const own = all.find(({ name }) => name === tag);
      assert.ok(own, `there is no class ${tag}`);
    }
    const large = all
      .filter(({ name, members }) => !TAGS.includes(name) && members.length > MEMBERS)
      .map(({ file, name, members }) => `${file}: ${name} has ${members.length}`);
    assert.deepEqual(large, []);
  });
});
