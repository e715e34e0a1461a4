import { isDay } from '../../../game/deal-request.js';
import type { Play } from '../../../game/index.js';
import { formatCards, type OpeningDeal, type Rules } from '../../../rules/engine.js';
import { dealCode } from '../../../rules/notation/deal-code.js';
import { hasLink, readNamedDeal } from '../../../rules/notation/named-deal.js';
import {
  type Conventions,
  openConventions,
  readTypedDeal,
} from '../../../rules/notation/typed-deal.js';
import type { SavedGame } from '../../../session/index.js';
import type { ChooseDealWords, DealKind } from '../../../words/index.js';

/** A deal that can be dealt at once. */
export interface FoundDeal {
  readonly rules: Rules;
  readonly opening: OpeningDeal;
}

/** How a player's text has been read. */
export interface Wish {
  /** Undefined until it is clear which deal is meant. */
  readonly deal?: FoundDeal;
  /** What has been understood, or what is wrong. */
  readonly told: string;
  readonly isWrong?: boolean;
  /** How the cards were understood, if cards were written. */
  readonly conventions?: Conventions;
  /** A game that has been begun: it is shown, and its deal is not dealt. */
  readonly game?: SavedGame;
}

/** A deal whose number is long enough for a code. */
const EXAMPLE = 3271046;

/** At most this many faults are listed at once. */
const MOST_FAULTS = 3;

/** The rules of the next game. */
export const nextRules = ({ session, dealer }: Play): Rules => session.game.create(dealer.options);

/** A day as Europe writes it, "21.11.2026": with dots, the day always comes first. */
const DOTTED = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/;
/** What stands before a number where it is shown, "No. 7", or is often written there. */
const PREFIX = /^(?:#|n[or]\.) ?/i;

/** The text of the field for numbers, as the attribute `deal` takes it. */
function attributeText(text: string): string {
  const written = text.trim();
  const [, day, month, year] = DOTTED.exec(written) ?? [];
  return year
    ? `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`
    : written.replace(PREFIX, '');
}

const found = ({ rules, opening }: FoundDeal, say: ChooseDealWords): Wish => {
  const number = opening.number!;
  return { deal: { rules, opening }, told: say.found(dealCode(rules.game, number), number) };
};

/**
 * Finds the deal that a player means.
 * @param typed what stands in the field of this kind
 * @param chosen the conventions that the player has chosen for cards
 */
export function findDeal(
  play: Play,
  say: ChooseDealWords,
  kind: Exclude<DealKind, 'random'>,
  typed: string,
  chosen: Partial<Conventions>,
): Wish {
  const { dealer, session } = play;
  const text = kind === 'number' ? attributeText(typed) : typed;
  // A day can be written where a number can, as in the attribute `deal`.
  const isNamed = kind === 'date' || (kind === 'number' && isDay(text));
  if (kind === 'today' || isNamed) {
    const day = kind === 'today' ? dealer.today : text.trim();
    if (!day) return { told: say.hints.date };
    if (!isDay(day)) return { told: say.badName('date'), isWrong: true };
    const answer = dealer.newDeal(day);
    if (answer.ok) return found(answer, say);
    const fault = answer.code === 'deal-future' ? 'future' : 'date';
    return { told: say.badName(fault), isWrong: true };
  }
  const rules = nextRules(play);
  if (!text.trim()) {
    const { number, cards } = say.hints;
    return { told: kind === 'number' ? number(dealCode(rules.game, EXAMPLE)) : cards };
  }
  // A pasted link is meant as one, in whichever field.
  if (kind === 'number' || hasLink(text)) {
    const named = readNamedDeal(text, session.game, rules.pack);
    if (!named.ok) return { told: say.badName(named.fault), isWrong: true };
    const { opening, rules: linked, game, movesLost } = named;
    if (linked) {
      const told = [
        opening.number === null ? say.ownCards : found({ rules: linked, opening }, say).told,
        ...(game ? [say.begun(game.at)] : []),
        ...(movesLost ? [say.movesLost] : []),
      ];
      return { deal: { rules: linked, opening }, told: told.join(' '), ...(game && { game }) };
    }
    const answer = dealer.newDeal(opening.number);
    return answer.ok ? found(answer, say) : { told: answer.message, isWrong: true };
  }
  const { cards, faults, style, conventions } = readTypedDeal(text, rules, chosen);
  if (!cards) {
    const sentences = faults.map((fault) => say.badCards(fault));
    // The missing cards come last, and are named in any case.
    const told = [...sentences.slice(0, -1).slice(0, MOST_FAULTS - 1), ...sentences.slice(-1)];
    // Whoever is still writing has made no mistake.
    const isWrong = faults.some(({ kind }) => kind !== 'missing');
    return { told: told.join(' '), isWrong, conventions };
  }
  const answer = dealer.newDeal(formatCards(cards));
  if (!answer.ok) return { told: answer.message, isWrong: true, conventions };
  const told = say.understood(style, conventions, openConventions(rules));
  return { deal: answer, told, conventions };
}
