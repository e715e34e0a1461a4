/** What must hold after every step, whatever it was. */
import { stateReport, moveReports } from '../../../src/element/report.js';
import type { SolitaireElement } from '../../../src/element/solitaire-element.js';
import { formatCard, games, parseGame } from '../../../src/rules/index.js';
import type { PileFacts, SavedGame } from '../../../src/rules/index.js';
import { drawnFaults } from './drawn.js';
import type { Order } from './order.js';

/** A game as the steps have left it. */
export interface Scenery {
  readonly game: SolitaireElement;
  readonly order: Order;
  readonly pressed: boolean;
  readonly still: boolean;
}

/** What was seen of a game at the end of a step. */
export interface Seen {
  readonly faults: string[];
  readonly saved: SavedGame | undefined;
  readonly piles: readonly PileFacts[];
  readonly text: string;
}

const kindOf = (game: SolitaireElement) => game.constructor as typeof SolitaireElement;

/** The last save that was replayed: most steps don't change the game. */
let replayed: { readonly text: string; readonly saved: SavedGame } | undefined;

/** Replays a game by the engine alone. */
function replay(text: string, id: string): SavedGame | string {
  // The time is the only field that changes by itself.
  const key = text.replace(/~\d+(?=~\w*~\.$)/, '~0');
  if (replayed?.text === key) return replayed.saved;
  const read = parseGame(games[id]!, text);
  if (!read.ok) return `${read.error.code} at ${read.error.at}: ${read.error.message}`;
  replayed = { text: key, saved: read.value };
  return read.value;
}

/** Whether something other than the player's game is on the board. */
const viewIsShown = (root: ShadowRoot): boolean =>
  root.querySelector('[part~=backToGame]') !== null;

/** Checks everything. */
export function check({ game, order, pressed, still }: Scenery): Seen {
  const text = game.save();
  const kind = kindOf(game);
  const saved = replay(text, kind.game.id);
  const faults = order.end();
  if (typeof saved === 'string') {
    faults.push(`save: it is not read: ${saved}`);
    return { faults, saved: undefined, piles: [], text };
  }
  const { rules, steps, states, at, opening } = saved;
  const state = states[at]!;
  const same = (what: string, is: unknown, wanted: unknown): void => {
    const [a, b] = [JSON.stringify(is), JSON.stringify(wanted)];
    if (a !== b) faults.push(`state: ${what} is ${shorten(a, b)}, not ${shorten(b, a)}`);
  };
  same('state', game.state, stateReport(rules, state, opening.number, at));
  same('moves', game.moves, moveReports(rules, rules.moves(state)));
  same('status', game.status, rules.outcome(state).status);
  same('moveCount', game.moveCount, at);
  same('canUndo', game.canUndo, at > 0);
  same('canRedo', game.canRedo, at < steps.length);
  same('dealNumber', game.dealNumber, opening.number);
  if (!(game.elapsed >= 0 && game.elapsed < Infinity)) faults.push(`state: time ${game.elapsed}`);
  const cards = game.state.piles.flatMap((pile) => pile.cards.map(({ card }) => card));
  same('the pack', cards.sort(), rules.allCards.map(formatCard).sort());
  const tokens = steps.map(({ move }) => move.token);
  if (order.tokens) {
    same('the history told by events', order.tokens, tokens);
    same('the number of moves told by events', order.at, at);
  }
  order.tokens = tokens;
  order.at = at;

  const { piles } = rules.table(state);
  const { shadowRoot: root } = game;
  if (root && game.hasUpdated && game.isConnected) {
    faults.push(...strayFaults(root), ...focusFaults(game, root));
    // What can't be seen is drawn when it can be seen again.
    if (!viewIsShown(root) && game.getClientRects().length > 0) {
      const moves = rules.moves(state);
      const { layout } = kind;
      const won = rules.outcome(state).status === 'won';
      faults.push(...drawnFaults(root, { piles, moves, layout, pressed, still, won }));
    }
    const shown = root.querySelector('[part~=move-count]')?.textContent?.trim();
    // A line of moves that is shown has a number of its own.
    const own = shown !== undefined && still && !viewIsShown(root);
    if (own) same('the number of moves shown', shown, String(at));
  }
  return { faults, saved, piles, text };
}

/** The part of a long text where it differs from another. */
function shorten(text = '', other = ''): string {
  let i = 0;
  while (i < text.length && text[i] === other[i]) i++;
  return i > 60 ? `…${text.slice(i - 40, i + 80)}` : text.slice(0, 140);
}

function strayFaults(root: ShadowRoot): string[] {
  const faults: string[] = [];
  const most: Readonly<Record<string, number>> = {
    '.hint': 1,
    '.ways': 1,
    '.peek': 1,
    '.ghost': 1,
    dialog: 1,
    '.board': 1,
    '.base': 1,
    '.toolbar': 1,
    '.status-bar': 1,
    '.menu': 1,
    '.hand-of-cards': 1,
    '.celebration': 1,
  };
  for (const [selector, limit] of Object.entries(most)) {
    const { length } = root.querySelectorAll(selector);
    if (length > limit) faults.push(`stray: ${length} of ${selector}`);
  }
  return faults;
}

/** What has the focus is on the page, can be seen, and can be used. */
function focusFaults(game: SolitaireElement, root: ShadowRoot): string[] {
  const { activeElement: active } = root;
  if (document.activeElement !== game || !active) return [];
  const faults: string[] = [];
  const name = `${active.localName} ${active.getAttribute('part') ?? ''}`;
  if (!active.isConnected) faults.push(`focus: on ${name}, which is not on the page`);
  else if (active.matches(':disabled')) faults.push(`focus: on ${name}, which is disabled`);
  return faults;
}
