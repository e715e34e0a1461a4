import { fault, type Parsed, parsed } from '../../cards/index.js';
import { type Move, pileIndex, type Rules } from '../contract/rules.js';

/** Parses a move's token; the move need not be legal. */
export function parseMove(rules: Rules, token: string, at = 0): Parsed<Move> {
  const [first, second] = rules.piles;
  const example = `“${first?.id}-${second?.id}”`;
  // From scripts, anything can come.
  if (typeof token !== 'string') {
    const what = `a move is a text such as ${example}, not of the type ${typeof token}`;
    return fault('unknown-pile', what, at);
  }
  const from = token.split('-', 1)[0]!;
  const rest = token.slice(from.length + 1);
  const [, to = '', count = '1'] = /^([^-]*)(?:-(\d+))?$/.exec(rest) ?? [];
  const source = pileIndex(rules, from);
  const target = pileIndex(rules, to);
  if (source >= 0 && target >= 0) {
    const move = rules.move(source, target, Number(count));
    // Another spelling, or a count in a game of single cards, is not this move.
    if (move.token === token) return parsed(move);
  }
  const [wrong, place] = source < 0 ? [from, 0] : [rest, Math.min(from.length + 1, token.length)];
  const what = token
    ? `“${wrong}” in the move “${token}” is not a pile of this game`
    : 'there is no move';
  return fault('unknown-pile', `${what}: a move names two piles, such as ${example}`, at + place);
}
