/** Opens links to shared deals and games. */
import type { Play } from '../game/index.js';
import { PARAMETER } from '../controls/dialogs/share/address.js';
import { replayShared } from '../game/features/replay/replay.js';
import { dealText } from '../game/features/sharing/game-text.js';
import { daysAfter } from '../keeping/days.js';
import type { OpeningDeal, Rules } from '../rules/engine.js';
import { gameOfLink, linkedGames, parseLink, type ReadLink } from '../rules/notation/link.js';
import type { SavedGame } from '../session/index.js';
import type { LinkFault } from '../words/index.js';
import { type DailyBoard, dailyBoards } from './daily-boards.js';

/** Characters; the longest games are well below. */
const MAX_LENGTH = 100_000;

/** What the codes of a parser's errors are about. */
const FAULTS: Readonly<Record<string, LinkFault>> = {
  'not-a-save': 'version',
  truncated: 'end',
  'unknown-version': 'version',
  'damaged-link': 'damaged',
  'bad-option': 'options',
  preset: 'options',
  'unknown-option': 'options',
  'unknown-value': 'options',
  'option-twice': 'options',
  'option-missing': 'options',
  'deal-range': 'deal',
  'not-a-card': 'deal',
  'foreign-card': 'deal',
  'card-twice': 'deal',
  'card-missing': 'deal',
  'unknown-pile': 'moves',
  'illegal-move': 'moves',
};

type BadLink = Extract<ReadLink, { readonly ok: false }>;

/** The last change of the address that has been followed, and where it led. */
export const followed: {
  change?: Event | undefined;
  text?: string;
  /** The game of the day that has opened it, unless a board has. */
  by?: WeakRef<Element> | undefined;
  /** Whether the player has gone from there to the day’s game. */
  isLeft?: boolean;
} = {};
/** The last link to a game that one of the boards has missed on the page. */
let missed = '';

/**
 * Opens the game that the page's address names, unless it is of another kind or another board of the
 * page has opened it: a deal is dealt, and a game with moves is shown.
 * @param board comes into view, because a link leads to it
 * @param change the event, unless the page has just been opened
 */
export async function openLink(play: Play, board: HTMLElement, change?: Event): Promise<void> {
  const { session } = play;
  const { text, inHash } = linkInAddress();
  const game = gameOfLink(text);
  const daily = game === undefined ? undefined : dailyBoards.get(board);
  if (!daily && game !== undefined && game !== session.game.id) {
    return tellMissing(play, game, text);
  }
  // The game of the day has looked whether it is to be opened there.
  if (!daily && isFollowed(text, inHash ? change : undefined)) return;
  const found = daily ? await daily.link() : parseLink(session.game, text);
  if (!found) return;
  // The tab shows what it has shown: a player has played on from there.
  if (!change && found.ok && found.value.at > 0 && isReloaded() && isBegun(play, found.value))
    return;
  if (!daily) Object.assign(followed, { change, text, by: undefined, isLeft: false });
  // The player may be writing somewhere else by now.
  const isFree = document.activeElement?.matches('body, a') ?? true;
  const dayOf = daily ? ownDay : nearDay;
  if (!found.ok) await tellFault(play, found, dayOf);
  else if (found.value.at > 0) await replayShared(play, found.value, isFree, wayBack(play, daily));
  else deal(play, found.value, dayOf);
  bringIntoView(board, isFree && !play.playback);
}

/**
 * Has a link opened by the game of the day.
 * @param change the event, if the link has come with it
 * @returns false if something else on the page has opened it
 */
export function claimLink(daily: Element, text: string, change?: Event): boolean {
  if (isFollowed(text, change)) {
    const by = followed.by?.deref();
    // What has opened it may have been taken off the page since.
    if (!followed.by || (by !== daily && by?.isConnected)) return false;
  }
  Object.assign(followed, { change, text, by: new WeakRef(daily), isLeft: false });
  return true;
}

/**
 * Whether the player has left a link’s game for the day’s, on this page or before it was loaded again.
 * @param before the link that was left last
 */
export const isLinkLeft = (text: string, before: string): boolean =>
  (followed.isLeft === true && followed.text === text) || (before === text && isReloaded());

/** A hash that changes beside a parameter is a route of the page. */
const isFollowed = (text: string, change?: Event): boolean =>
  change ? change === followed.change : text === followed.text;

/** Back from a link’s game: to the day’s, unless the player has a game on that board. */
function wayBack({ session }: Play, daily?: DailyBoard): (() => boolean) | undefined {
  return session.saved.steps.length > 0 ? undefined : daily && (() => daily.leave());
}

/** Says that the page has no board of a link’s game; one of its boards does. */
async function tellMissing(play: Play, game: string, text: string): Promise<void> {
  if (missed === text || !linkedGames.includes(game)) return;
  missed = text;
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await play.messages.loadMore();
  const tag = `${game}-solitaire`;
  // It may open the link later, or have done so; the game of the day makes way for any other.
  const isThere = [tag, 'solitaire-daily'].some(
    (name) => document.getElementsByTagName(name).length > 0,
  );
  if (followed.text === text || isThere) return;
  play.messages.say('otherGame', game);
  play.session.notify({
    code: 'bad-link',
    message: `the link’s game can’t be opened: it is of ${game}, and there is no <${tag}> on this page`,
  });
}

/** Whether the page is shown once more, and not because somebody has followed the link. */
function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const { type = '' } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  return type === 'reload' || type === 'back_forward';
}

/** Whether the player has made moves in a shared deal. */
const isBegun = ({ session }: Play, shared: SavedGame): boolean =>
  session.saved.steps.length > 0 && dealText(shared) === dealText(session.saved);

/** Deals a shared deal, unless the player has begun it already, before the page was loaded again. */
function deal(play: Play, { rules, opening, ...rest }: SavedGame, dayOf: DayOf): boolean {
  const { session } = play;
  if (dealText({ rules, opening, ...rest }) === dealText(session.saved)) return true;
  const dealt = session.deal(rules, dayOf(play, rules, opening), 'player');
  play.messages.tell(dealt);
  return dealt.ok;
}

/** A deal with its day, if it is that of a day. */
type DayOf = (play: Play, rules: Rules, opening: OpeningDeal) => OpeningDeal;

/** The game of the day has found out before which day’s deal it is: its days have other deals. */
const ownDay: DayOf = (_, __, opening) => opening;

/** The deal of today or yesterday, if it is one of them: a friend has shared the result. */
function nearDay({ dealer }: Play, rules: Rules, opening: OpeningDeal): OpeningDeal {
  const { today } = dealer;
  for (const day of [today, daysAfter(today, -1)]) {
    const found = dealer.find(rules, day);
    if (found.ok && found.opening.number === opening.number) return found.opening;
  }
  return opening;
}

/** Says what is wrong with a link; its deal is dealt, if that can be read. */
async function tellFault(
  play: Play,
  { error, deal: shared }: BadLink,
  dayOf: DayOf,
): Promise<void> {
  const { code, message, at } = error;
  await play.messages.loadMore();
  const part = shared && deal(play, shared, dayOf) ? 'damaged-moves' : FAULTS[code];
  play.messages.say('badLink', part, at + 1);
  play.session.notify({
    code: 'bad-link',
    message: `the link’s game can’t be opened: ${message}, at character ${at + 1}`,
  });
}

/** @param focuses whether the board gets the focus */
function bringIntoView(board: HTMLElement, focuses: boolean): void {
  if (focuses) board.focus();
  const fits = board.offsetHeight <= innerHeight;
  board.scrollIntoView({ block: fits ? 'center' : 'start' });
  if (!fits) return;
  // What is shown, and how to go on from there, stands below the board once that has been drawn anew.
  requestAnimationFrame(() => {
    const bar = (board.getRootNode() as ShadowRoot).querySelector('.status-bar');
    bar?.scrollIntoView({ block: 'nearest' });
  });
}

/** The game in the page's address: in the hash, or in a parameter if the hash is a route of the page. */
export function linkInAddress(): { readonly text: string; readonly inHash: boolean } {
  const { hash, search } = location;
  const inHash = /^#h(ourhand|h)\d/i.test(hash);
  const text = inHash ? unescaped(hash.slice(1)) : new URLSearchParams(search).get(PARAMETER);
  return { text: (text ?? '').slice(0, MAX_LENGTH), inHash };
}

/** Some programs escape the tildes of a link, or its blanks. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
