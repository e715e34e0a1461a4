/** The link in the page's address, for the game of the day: whether it opens it, and which deal that is. */
import { claimLink, followed, isLinkLeft, linkInAddress } from '../element/shared-link.js';
import type { SolitaireElement } from '../element/solitaire-element.js';
import { textFor } from '../game/deal-request.js';
import { Dealer } from '../game/dealer.js';
import { daysAfter } from '../keeping/days.js';
import { readText } from '../keeping/storage.js';
import { STORAGE_KEYS } from '../keeping/storage-keys.js';
import { formatCards, type SavedGame } from '../rules/engine.js';
import { gameOfDay } from '../rules/game-of-day.js';
import { gameOfLink, parseLink, type ReadLink } from '../rules/notation/link.js';
import type { Deal } from './deal.js';

type Kind = typeof SolitaireElement;

/** What has to be known to read a link. */
export interface Reader {
  readonly today: string;
  /** Whether something may be stored. */
  readonly stores: boolean;
  /** A game’s tag, by its id; undefined if there is no such game. */
  tagOf(id: string): string | undefined;
  /** Loads a game; undefined if that fails. */
  load(id: string): Promise<Kind | undefined>;
  setting(name: string): string;
}

/** A link that the game of the day opens. */
export interface Linked {
  readonly found: ReadLink;
  /** Its deal; undefined if that can’t be read: then the game that is shown tells why. */
  readonly deal: Deal | undefined;
}

/**
 * Reads the link in the page's address; undefined if there is none to be opened here.
 * @param change the event, unless the page has just been opened
 */
export async function findLink(
  daily: Element,
  reader: Reader,
  change?: Event,
): Promise<Linked | undefined> {
  const { text, inHash } = linkInAddress();
  // A hash that changes beside a parameter is a route of the page.
  if (change && !inHash && text === followed.text) return undefined;
  const id = gameOfLink(text);
  const tag = id === undefined ? undefined : reader.tagOf(id);
  if (id === undefined || tag === undefined) return undefined;
  // A script may run before the page's other boards have come.
  if (document.readyState === 'loading') {
    await new Promise((resolve) => {
      document.addEventListener('DOMContentLoaded', resolve, { once: true });
    });
  }
  if (opensIt(tag, daily)) return undefined;
  if (!change && isLinkLeft(text, readLeft(reader.stores))) return undefined;
  if (!claimLink(daily, text, inHash ? change : undefined)) return undefined;
  // Who follows a link again wants it.
  if (reader.stores) writeLeft('');
  const kind = await reader.load(id);
  if (!kind) return undefined;
  const found = parseLink(kind.game, text);
  const shared = found.ok ? found.value : found.deal;
  return { found, deal: shared && dealOf(kind, shared, reader) };
}

/** The player has gone from the link’s game to the day’s, which the page shows from now on. */
export function leaveLink(daily: Element, stores: boolean): void {
  const { text } = linkInAddress();
  if (text !== followed.text || followed.by?.deref() !== daily) return;
  followed.isLeft = true;
  if (stores) writeLeft(text);
}

/** Whether a board on the page opens links to its game, now or as soon as its tag is defined. */
function opensIt(tag: string, daily: Element): boolean {
  return [...document.getElementsByTagName(tag)].some(
    // What is written inside is shown only until the day’s game is there; and a link is for a game that can be played.
    (board) => !daily.contains(board) && !isViewer(board as Partial<SolitaireElement> & Element),
  );
}

/** Whether a board only shows a game, or would if its text were not empty. The tag may not be defined yet. */
const isViewer = (board: Partial<SolitaireElement> & Element): boolean =>
  (['replay', 'position'] as const).some(
    (name) => (board[name] ?? board.getAttribute(name)) !== null,
  );

/** A link’s deal; that of today or yesterday, if it is one of them. */
function dealOf(kind: Kind, { rules, opening }: SavedGame, reader: Reader): Deal {
  const { today } = reader;
  for (const day of [today, daysAfter(today, -1)]) {
    if (hadDeal(kind, day, { rules, opening }, reader)) return { ...gameOfDay(day), day };
  }
  return {
    game: rules.game,
    options: rules.options,
    // What is dealt after it is dealt as on that game’s days.
    luck: rules.noChoices === true && textFor(kind.winnable, rules) !== undefined,
    deal: String(opening.number ?? formatCards(opening.cards)),
  };
}

/** Whether a deal is the one that the game of the day had on a day. */
function hadDeal(
  kind: Kind,
  day: string,
  { rules, opening }: Pick<SavedGame, 'rules' | 'opening'>,
  { setting }: Reader,
): boolean {
  const { game, options, luck } = gameOfDay(day);
  const names = Object.keys(rules.options);
  if (rules.game !== game || names.some((name) => rules.options[name] !== options[name])) {
    return false;
  }
  const host = {
    game: kind.game,
    winnableDeals: kind.winnable,
    ratedDeals: kind.rated,
    options: () => options,
    deal: () => day,
    winnable: () => luck,
    isForDay: () => true,
    setting,
    warn: () => {},
  };
  const found = new Dealer(host, () => Promise.resolve(undefined)).find(rules, day);
  return found.ok && opening.number !== null && found.opening.number === opening.number;
}

/** The link that was left last, on this device. */
function readLeft(stores: boolean): string {
  try {
    return (stores && readText(localStorage, STORAGE_KEYS.left)) || '';
  } catch {
    return '';
  }
}

/** Where nothing can be stored, the link is opened again when the page is: that is no trouble to tell of. */
function writeLeft(text: string): void {
  try {
    if (text) localStorage.setItem(STORAGE_KEYS.left, text);
    else localStorage.removeItem(STORAGE_KEYS.left);
  } catch {
    // As above.
  }
}
