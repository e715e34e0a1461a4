/** What is wrong with a replay, a diagram, or their arrows. */
import { readViewed } from '../element/viewer/read.js';
import { games, parseState, rulesOf } from '../rules/index.js';
import type { Attributes } from './facts.js';

/**
 * @param id of the game
 * @param name of the attribute
 * @param attributes all of them: its options say by which rules a position is read
 * @returns undefined if nothing is wrong, or if it is another attribute
 */
export function viewedFault(
  id: string,
  name: string,
  value: string,
  attributes: Attributes,
): string | undefined {
  if (!value || !['replay', 'position', 'arrows'].includes(name)) return undefined;
  const rules = rulesOf(id, attributes, () => {});
  // An empty field of the form is none.
  const [replay, position] = [
    attributes['replay'] || undefined,
    attributes['position'] || undefined,
  ];
  if (name === 'arrows') {
    if (!replay && !position) return 'arrows needs a replay or a position that it is drawn on';
    const read = readViewed(games[id]!, rules.options, { replay, position, arrows: value });
    return read.ok ? read.value.faults.find((fault) => fault.startsWith(name)) : undefined;
  }
  const viewed = { replay: undefined, position: undefined, arrows: undefined, [name]: value };
  const read = readViewed(games[id]!, rules.options, viewed);
  if (!read.ok) return read.error.message;
  const possible = name === 'position' ? parseState(rules, value) : read;
  if (possible.ok) return undefined;
  const { at, message } = possible.error;
  return `position is one that play can’t lead to, at character ${at + 1}: ${message}`;
}
