/** A lint rule: the rooms of src stand in an order, and look only back. */
import path from 'node:path';
import { root } from './catalogue.mjs';

/**
 * The room that a file of src lies in; undefined at the top of src, null outside.
 * @param {string} file
 */
function roomOf(file) {
  const parts = path.relative(path.join(root, 'src'), file).split(path.sep);
  if (parts[0] === '..' || path.isAbsolute(parts[0])) return null;
  return parts.length > 1 ? parts[0] : undefined;
}

/** @type {import('eslint').Rule.RuleModule} */
export const roomRule = {
  meta: {
    type: 'problem',
    docs: { description: 'A room of src imports only from itself and from rooms before it.' },
    schema: [
      {
        type: 'object',
        properties: {
          rooms: { type: 'array', items: { type: 'string' } },
          strangers: { type: 'array', items: { type: 'array', items: { type: 'string' } } },
        },
        additionalProperties: false,
      },
    ],
    messages: {
      later: 'The room {{own}} must not know the room {{other}}, which comes after it.',
      strangers: 'The rooms {{own}} and {{other}} must not know each other.',
      unknown: 'There is no room {{other}} in the list of rooms.',
      top: 'Only the last room may use the entries and lists at the top of src.',
      outside: 'Sources import nothing outside src but packages.',
    },
  },
  create(context) {
    const { rooms, strangers } = context.options[0];
    const own = roomOf(context.filename);
    if (!own) return {};

    /** @param {any} source */
    function check(source) {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const other = roomOf(path.resolve(path.dirname(context.filename), source.value));
      if (other === own) return;
      const report = (messageId) =>
        context.report({ node: source, messageId, data: { own, other: String(other) } });
      if (other === null) return report('outside');
      if (other === undefined) {
        if (own !== rooms.at(-1)) report('top');
      } else if (!rooms.includes(other)) report('unknown');
      else if (strangers.some((pair) => pair.includes(own) && pair.includes(other))) {
        report('strangers');
      } else if (rooms.indexOf(other) > rooms.indexOf(own)) report('later');
    }

    return {
      Program(node) {
        if (!rooms.includes(own)) {
          context.report({ node, messageId: 'unknown', data: { other: own } });
        }
      },
      ImportDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      TSImportType: (/** @type {any} */ node) => check(node.source ?? node.argument?.literal),
    };
  },
};
