/** What lies in a pile, in English. */
import { type Badge, cardOf, isDown, type PileFacts } from '../../rules/engine.js';
import type { Hand } from '../words.js';
import { begin, card, cards, place, SUITS } from './vocabulary.js';

/** What to say after the top card: “4 under it”, “3 face down”, “2 to go”, “1 gap”. */
export function counts({
  role,
  cards: all,
  hidden,
  missing,
  complete,
  spread,
}: PileFacts): string[] {
  const said = (count: number, what: string): string[] => (count > 0 ? [`${count} ${what}`] : []);
  const open = all.length - hidden;
  if (complete) return ['complete'];
  if (role === 'foundation') return [`${missing} to go`];
  if (role === 'stock' || role === 'waste' || spread === 'stack')
    return all.length > 0 ? [cards(all.length)] : [];
  const fanned = spread === 'fan';
  return [
    ...(fanned ? said(open - 1, 'under it') : []),
    ...said(hidden, 'face down'),
    ...(fanned ? said(missing, missing === 1 ? 'gap' : 'gaps') : said(open, 'face up')),
  ];
}

/** The place and the top card; `above` is the card in play that lies on the pile. */
export function pileTop(facts: PileFacts, above?: PileFacts): string {
  const top = (above ?? facts).cards.at(-1);
  if (top === undefined) return 'empty';
  return isDown(top) ? '' : `${above ? `${place(above).slice(4)}, ` : ''}${card(cardOf(top))}`;
}

export function pile(facts: PileFacts, above?: PileFacts, hand?: Hand): string {
  // First what is new, because listeners go on as soon as they know.
  const now = [hand?.lifted ? 'picked up' : '', hand?.takes ? 'takes it' : ''];
  const inside = [...now, pileTop(facts, above), ...counts(facts)];
  return `${begin(place(facts))}: ${inside.filter(Boolean).join('; ')}`;
}

export function badge(badge: Badge): string {
  if (badge.kind === 'redeals') {
    return badge.count === 1 ? '1 redeal left' : `${badge.count || 'no'} redeals left`;
  }
  const suits = badge.suits.map((suit) => (suit === null ? 'not chosen' : SUITS[suit]));
  return `Suit order from the bottom: ${suits.join(', ')}`;
}
