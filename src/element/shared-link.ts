/** Links to shared deals and games: the page's address, a hash, and a saved game as text. */
import type { Play } from '../game/index.js';
import { replayShared } from '../game/features/replay/replay.js';
import { dealText } from '../game/features/sharing/game-text.js';
import { daysAfter } from '../keeping/days.js';
import { type OpeningDeal, parseGame, type Rules } from '../rules/engine.js';
import type { LinkFault } from '../words/index.js';

/** Characters; the longest games are well below. */
const MAX_LENGTH = 100_000;

/** What the codes of a parser's errors are about. */
const FAULTS: Readonly<Record<string, LinkFault>> = {
  'not-a-save': 'version',
  truncated: 'end',
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

/** The last change of the address that a board has followed, and where it led. */
const followed: { change?: Event | undefined; hash?: string } = {};

/**
 * Opens the game that the page's address names, unless it is of another kind or another board of the
 * page has opened it: a deal is dealt, and a game with moves is shown.
 * @param change the event, unless the page has just been opened
 */
export async function openLink(play: Play, change?: Event): Promise<void> {
  const { hash } = location;
  const { session } = play;
  const text = textOf(hash);
  if (text.split('~')[1] !== session.game.id) return;
  if (change ? change === followed.change : hash === followed.hash) return;
  Object.assign(followed, { change, hash });
  const found = parseGame(session.game, text.slice(0, MAX_LENGTH));
  if (!found.ok) {
    const { code, message, at } = found.error;
    await play.messages.loadMore();
    play.messages.say('badLink', FAULTS[code], at + 1);
    session.trouble(
      'bad-link',
      `the link’s game can’t be opened: ${message}, at character ${at + 1}`,
    );
  } else if (found.value.at > 0) {
    await replayShared(play, found.value);
  } else if (dealText(found.value) !== dealText(session.saved)) {
    // Otherwise the player has begun it already, before the page was loaded again.
    const { rules, opening } = found.value;
    session.deal(rules, dayOf(play, rules, opening), 'player');
  }
}

/** The deal of today or yesterday, if it is one of them: a friend has shared the result. */
function dayOf({ dealer }: Play, rules: Rules, opening: OpeningDeal): OpeningDeal {
  const { today } = dealer;
  for (const day of [today, daysAfter(today, -1)]) {
    const found = dealer.find(rules, day);
    if (found.ok && found.opening.number === opening.number) return found.opening;
  }
  return opening;
}

/** The saved game in a hash; some programs escape the tildes of a link. */
function textOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
