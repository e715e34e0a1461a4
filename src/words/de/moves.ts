/** A move that was made, and the end of a game, in German. */
import {
  cardOf,
  type Effect,
  isDown,
  type LossReason,
  type PileFacts,
  ROLES,
  turnsUp,
} from '../../rules/engine.js';
import { byGoal, comeIntoPlay } from '../goals.js';
import { begin, card, cards, from, list, ofMoves, the, theCard, to } from './vocabulary.js';

/** The cards by name, or their number if there are many or some must stay hidden. */
export const named = (
  effects: readonly Effect[],
  hides = effects.some(({ faceUp }) => !faceUp),
): string =>
  hides || effects.length > 3 ? cards(effects.length) : list(effects.map((one) => card(one.card)));

export const filled = (effects: readonly Effect[]): string =>
  `Lücken mit ${cards(effects.length)} gefüllt.`;

export function move(effects: readonly Effect[], piles: readonly PileFacts[], most = 2): string {
  const [first] = effects;
  if (!first) return '';
  const source = piles[first.from]!;
  const target = piles[first.to]!;
  if (source.role === 'waste' && target.role === 'stock') {
    return `Ablagestapel umgedreht: ${cards(effects.length)} im Talon.`;
  }
  const fills = source.role === 'stock' && target.role === 'tableau';
  if (fills && effects.length > most) return filled(effects);
  const turned = fills ? [] : comeIntoPlay(effects, piles);
  const moved = effects.filter((effect) => !turned.includes(effect));
  const lowest = Math.min(...moved.map(({ fromIndex }) => fromIndex));
  const under = source.cards[lowest - 1];
  const leaves = ROLES[source.role].uncovers && moved.every((effect) => effect.from === first.from);
  const way = leaves ? ` ${from(source)}` : '';
  const clauses = byGoal(moved, (there, pile) => {
    const hidden = there.filter(({ wasFaceUp, faceUp }) => wasFaceUp && !faceUp);
    const others = there.filter((effect) => !hidden.includes(effect));
    const goal = to(piles[pile]!);
    return [
      ...hidden.map((effect) => `${card(effect.card)} verdeckt zurück ${goal}`),
      ...(others.length > 0 ? [`${named(others)}${way} ${goal}`] : []),
    ];
  }).flat();
  if (turned.length > 0) {
    const how = turned.every(turnsUp) ? 'aufgedeckt' : 'als Nächstes';
    // Usually it comes from where the last card has gone.
    const other = !turned.every(turnsUp) && turned[0]!.from !== first.to;
    const start = other ? ` ${from(piles[turned[0]!.from]!)}` : '';
    clauses.push(`${how}: ${list(turned.map((one) => card(one.card)))}${start}`);
  } else if (leaves && under !== undefined && !isDown(under)) {
    clauses.push(`darunter liegt ${theCard(cardOf(under))}`);
  } else if (leaves && under === undefined) clauses.push(`${the(source)} ist leer`);
  return fills
    ? `Lücke${effects[1] ? 'n' : ''} gefüllt: ${clauses.join('; ')}.`
    : `${begin(clauses.join('; '))}.`;
}

export const won = (count: number): string => `Aufgegangen in ${ofMoves(count)}.`;

export function lost(reason: LossReason): string {
  if (reason === 'cycle') {
    return 'Keine Karte lässt sich mehr aufdecken, aber einige liegen noch verdeckt.';
  }
  if (reason === 'passes-over') {
    return 'Der letzte Durchgang ist vorbei, und einige Karten sind übrig.';
  }
  if (reason === 'none-aside') return 'Keine Karte wurde beiseitegelegt, also kann keine wandern.';
  return 'Es ist kein Zug mehr möglich.';
}
