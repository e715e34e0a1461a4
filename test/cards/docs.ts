/** Reads the examples of the documentation, which are written to be checked. */
import { readFileSync } from 'node:fs';

export interface Example {
  /** What stands behind the opening fence: the kind of the example, and more. */
  readonly kind: string;
  /** The nearest heading above. */
  readonly heading: string;
  readonly text: string;
}

export function examplesOf(file: string): Example[] {
  const examples: Example[] = [];
  let heading = '';
  let open: { kind: string; lines: string[] } | undefined;
  for (const line of readFileSync(`docs/${file}`, 'utf8').split('\n')) {
    if (open && line === '```') {
      examples.push({ kind: open.kind, heading, text: open.lines.join('\n') });
      open = undefined;
    } else if (open) {
      open.lines.push(line);
    } else if (line.startsWith('```')) {
      open = { kind: line.slice(3), lines: [] };
    } else if (line.startsWith('#')) {
      heading = line.replace(/^#+ /, '');
    }
  }
  return examples;
}

/** `name: value` on every line. */
export const entries = (text: string): [string, string][] =>
  text.split('\n').map((line) => {
    const at = line.indexOf(': ');
    return [line.slice(0, at), line.slice(at + 2)];
  });
