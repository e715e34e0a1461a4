/** What lies in a pile, in German. */
import { type Badge, cardOf, isDown, type PileFacts } from '../../rules/engine.js';
import type { Hand } from '../words.js';
import { begin, card, cards, place, SUITS } from './vocabulary.js';

/** What to say after the top card: “4 darunter”, “3 verdeckt”, “noch 2 Karten”, “1 Lücke”. */
export function counts(pile: PileFacts): string[] {
  const { role, cards: all, hidden, missing, spread } = pile;
  const said = (count: number, what: string): string[] => (count > 0 ? [`${count} ${what}`] : []);
  const open = all.length - hidden;
  if (pile.complete) return ['vollständig'];
  if (role === 'foundation') return [`noch ${cards(missing)}`];
  if (role === 'stock' || role === 'waste' || spread === 'stack') {
    return all.length > 0 ? [cards(all.length)] : [];
  }
  const fanned = spread === 'fan';
  return [
    ...(fanned ? said(open - 1, 'darunter') : []),
    ...said(hidden, 'verdeckt'),
    ...(fanned ? said(missing, missing === 1 ? 'Lücke' : 'Lücken') : said(open, 'offen')),
  ];
}

/** The place and the top card; `above` is the card in play that lies on the pile. */
export function pileTop(facts: PileFacts, above?: PileFacts): string {
  const top = (above ?? facts).cards.at(-1);
  if (top === undefined) return 'leer';
  return isDown(top) ? '' : `${above ? `${place(above)}, ` : ''}${card(cardOf(top))}`;
}

export function pile(facts: PileFacts, above?: PileFacts, hand?: Hand): string {
  // First what is new, because listeners go on as soon as they know.
  const now = [hand?.lifted ? 'aufgenommen' : '', hand?.takes ? 'passt hier' : ''];
  const inside = [...now, pileTop(facts, above), ...counts(facts)];
  return `${begin(place(facts))}: ${inside.filter(Boolean).join('; ')}`;
}

export function badge(badge: Badge): string {
  if (badge.kind === 'redeals') {
    if (badge.count === 0) return 'kein weiterer Durchgang';
    return badge.count === 1 ? '1 weiterer Durchgang' : `${badge.count} weitere Durchgänge`;
  }
  const suits = badge.suits.map((suit) => (suit === null ? 'noch offen' : SUITS[suit]));
  return `Reihenfolge der Farben von unten: ${suits.join(', ')}`;
}
