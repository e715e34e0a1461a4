import { expect } from '@open-wc/testing';
import * as events from '../../src/element/events.js';
import type { EventLog } from './page.js';

/** A whole game whose events are expected. */
export interface WholeGame {
  readonly game: string;
  readonly deal: number;
  readonly end: 'win' | 'loss';
  readonly reason?: string;
  readonly by?: string;
  /** The moves in order, if they are known in advance. */
  readonly moves?: readonly string[];
}

const CLASSES: Record<string, new (...all: any[]) => Event> = {
  deal: events.SolitaireDealEvent,
  'before-move': events.SolitaireBeforeMoveEvent,
  move: events.SolitaireMoveEvent,
  win: events.SolitaireWinEvent,
  loss: events.SolitaireLossEvent,
  change: events.SolitaireChangeEvent,
};

/**
 * One game and nothing else, from the deal to the end: deal and change, then before-move, move and
 * change for each move, and the end once, between the last move and its change.
 */
export function expectGame(log: EventLog, wanted: WholeGame): void {
  const { game, deal, end, by = 'player' } = wanted;
  const moves = log.of('move');
  const count = moves.length;
  const types = ['deal', 'change'];
  for (let i = 0; i < count; i++) types.push('before-move', 'move', 'change');
  types.splice(-1, 0, end);
  expect(log.types).to.deep.equal(types);

  for (const { detail, event, type } of log.all) {
    expect(event).to.be.instanceOf(CLASSES[type]!);
    expect(detail.game).to.equal(game);
    expect(detail.deal).to.equal(deal);
    expect(detail.by).to.equal(type === 'deal' || detail.cause === 'deal' ? 'method' : by);
    expect(event.bubbles && event.composed, 'bubbles and crosses shadow roots').to.be.true;
    expect(event.cancelable).to.equal(type === 'before-move');
    expect(Object.isFrozen(detail)).to.be.true;
    expect(structuredClone(detail)).to.deep.equal(detail);
  }
  if (wanted.moves) expect(moves.map(({ token }) => token)).to.deep.equal(wanted.moves);
  moves.forEach((move, i) => {
    expect(move.number).to.equal(i + 1);
    expect(move.effects).to.not.be.empty;
    expect(log.of('before-move')[i]).to.deep.equal(move);
  });
  log.of('change').forEach((change, i) => {
    expect(change.cause).to.equal(i === 0 ? 'deal' : 'move');
    expect(change.moveCount).to.equal(i);
    const ended = end === 'win' ? 'won' : 'lost';
    expect(change.status).to.equal(i === count ? ended : 'playing');
  });
  const detail = log.last(end);
  expect(detail.first).to.be.true;
  expect(detail.moveCount).to.equal(count);
  expect(detail.elapsed).to.be.a('number').above(0);
  expect(detail.reason).to.equal(end === 'loss' ? wanted.reason : undefined);
}
