/** What a player has chosen for one game: its rules and the kind of deals. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dailyDeal } from '../../src/rules/index.js';
import { sitDown } from '../support/tables.js';

/** Only the eighth deal is known to be winnable. */
const table = { 'king-on-ace': btoa('\x80'), none: btoa('\x01') };
const dealt = (wishes: Parameters<typeof sitDown>[1], id = 'grandfathers-clock') =>
  sitDown(id, wishes).play.session;

describe('the player’s choices', () => {
  it('of winnable deals count more than the page’s wish, either way', () => {
    assert.equal(dealt({ table, choices: { deal: 'winnable' } }).dealNumber, 8);
    assert.notEqual(dealt({ table, winnable: true, choices: { deal: 'random' } }).dealNumber, 8);
    assert.equal(dealt({ table, winnable: true }).dealNumber, 8);
    assert.equal(
      dealt({ table, choices: { deal: 'winnable', 'tableau-wrap': 'none' } }).dealNumber,
      1,
    );
  });

  it('of rules hold for a deal that the page leaves open, and for every new game', () => {
    const choices = { redeals: '0' };
    assert.equal(dealt({ choices }, 'german-clock').rules.options['redeals'], '0');
    const { play } = sitDown('german-clock', { deal: 7, choices });
    assert.equal(play.session.rules.options['redeals'], '2');
    play.command('newGame');
    assert.equal(play.session.rules.options['redeals'], '0');
  });

  it('that make no sense are ignored', () => {
    const { rules } = dealt({ choices: { redeals: '9', deal: '12' } }, 'german-clock');
    assert.equal(rules.options['redeals'], '2');
  });

  it('of the day’s deal give each day’s deal once', () => {
    const today = dailyDeal('clock', Date.now());
    const { play } = sitDown('clock', { deal: 70, choices: { deal: 'daily' } });
    assert.equal(play.session.dealNumber, 70);
    play.command('newGame');
    assert.equal(play.session.dealNumber, today);
    play.command('restart');
    play.command('newGame');
    assert.notEqual(play.session.dealNumber, today);
    const open = sitDown('clock', { choices: { deal: 'daily' } }).play;
    assert.equal(open.session.dealNumber, today);
    open.command('newGame');
    assert.notEqual(open.session.dealNumber, today);
  });
});
