/** What keys mean on a board. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type KeyTable, meaningOf } from '../../src/board/input/keys.js';
import { after } from '../support/board-table.js';
import { sitDown } from '../support/tables.js';
import { find } from '../support/layouts.js';

const { commands } = sitDown('big-ben').play;
const { rules, state } = after('big-ben', 3);
const { piles } = rules.table(state);
const { arrangement } = find('big-ben', ({ width, height }) => width > 12 && height > 12);
const pile = (id: string): number => piles.findIndex((one) => one.id === id);

/** Presses a key on a pile. */
function press(
  key: string,
  on: string | undefined,
  {
    code = key.length === 1 ? `Key${key.toUpperCase()}` : key,
    shiftKey = false,
    repeat = false,
  } = {},
  table: Partial<KeyTable> = {},
): ReturnType<typeof meaningOf> {
  return meaningOf(
    { key, code, shiftKey, repeat },
    {
      piles,
      arrangement,
      focused: on === undefined ? undefined : pile(on),
      lifted: false,
      enabled: true,
      commandOf: (key) => commands.ofKey(key),
      ...table,
    },
  );
}

const goTo = (id: string): unknown => ({ input: { type: 'focus', pile: pile(id) }, kept: true });
const NOTHING = { kept: false };
/** A key that leads nowhere, and says so. */
const stays = (why: string) => ({ input: { type: 'stay', why }, kept: true });

describe('keys', () => {
  it('arrows lead from pile to pile, and never scroll the page', () => {
    assert.deepEqual(press('ArrowRight', 'h3'), goTo('f3'));
    assert.deepEqual(press('ArrowUp', 'h3'), goTo('h2'));
    assert.deepEqual(press('ArrowUp', 'f12'), stays('edge'));
    assert.deepEqual(press('ArrowUp', 'f12', { repeat: true }), { kept: true });
    assert.deepEqual(press('ArrowUp', undefined), NOTHING);
    assert.deepEqual(press('ArrowUp', 'h3', {}, { arrangement: undefined }), { kept: true });
    assert.deepEqual(press('Home', 'h3'), goTo('f1'));
  });

  it('Page Down and Page Up go round the dial, and never scroll the page', () => {
    assert.deepEqual(press('PageDown', 'h3'), goTo('h4'));
    assert.deepEqual(press('PageUp', 'h1'), goTo('h12'));
    assert.deepEqual(press('PageDown', undefined), NOTHING);
    assert.deepEqual(press('PageUp', 'h3', {}, { arrangement: undefined }), { kept: true });
  });

  it('digits lead to the hours, and on to the outer ring, whatever the layout of the keyboard', () => {
    assert.deepEqual(press('1', 'h9', { code: 'Digit1' }), goTo('h1'));
    assert.deepEqual(press('&', 'h1', { code: 'Digit1' }), goTo('f1'));
    assert.deepEqual(press('=', 'h9', { code: 'Equal' }), goTo('h12'));
  });

  it('that lead to where the focus is say so, once for each press', () => {
    // Big Ben has two piles at each hour; its waste is the last pile of all.
    assert.deepEqual(
      press('s', 'h9', {}, { piles: piles.filter(({ role }) => role !== 'waste') }),
      goTo('stock'),
    );
    assert.deepEqual(press('End', 'waste'), stays('here'));
    assert.deepEqual(press('Home', 'f1'), stays('here'));
    const clock = after('clock', 3);
    const one = clock.rules.table(clock.state).piles;
    const h6 = one.findIndex(({ id }) => id === 'h6');
    const table = { piles: one, focused: h6 };
    assert.deepEqual(press('6', undefined, { code: 'Digit6' }, table), stays('here'));
    const { input } = press('5', undefined, { code: 'Digit5' }, table);
    assert.deepEqual(input, { type: 'focus', pile: h6 - 1 });
  });

  it('S leads to the stock, again to the waste', () => {
    assert.deepEqual(press('s', 'h9'), goTo('stock'));
    const withWaste = piles.map((one) => (one.role === 'waste' ? { ...one, cards: [0] } : one));
    assert.deepEqual(press('s', 'stock', {}, { piles: withWaste }), goTo('waste'));
    // Who is told that S leads to the stock may be there already.
    const empty = piles.map((one) => (one.role === 'waste' ? { ...one, cards: [] } : one));
    assert.deepEqual(press('s', 'stock', {}, { piles: empty }), stays('here'));
    assert.deepEqual(press('s', undefined), goTo('stock'));
    const noWaste = { piles: piles.filter(({ role }) => role !== 'waste') };
    assert.deepEqual(press('s', 'stock', {}, noWaste), stays('here'));
  });

  it('for a pile that the game does not have say so, and are left to the page', () => {
    const { rules: other, state: begun } = after('grandfathers-clock', 3);
    const table = { piles: other.table(begun).piles, focused: 0 };
    for (const [key, code] of [
      ['c', 'KeyC'],
      ['s', 'KeyS'],
    ] as const) {
      const meaning = press(key, undefined, { code }, table);
      assert.deepEqual(meaning, { ...stays('not-in-game'), kept: false });
    }
  });

  it('Escape puts down what is lifted, and is left to the page otherwise', () => {
    assert.deepEqual(press('Escape', 'h1', {}, { lifted: true }).input, { type: 'put-down' });
    assert.deepEqual(press('Escape', 'h1'), { ...stays('nothing-lifted'), kept: false });
  });

  it('letters are commands, by their place where a layout has no such letter', () => {
    assert.deepEqual(press('u', 'h1').input, { type: 'command', name: 'undo' });
    assert.deepEqual(press('г', 'h1', { code: 'KeyU' }).input, { type: 'command', name: 'undo' });
    // On a German keyboard the question mark is on the key of 11 o’clock.
    for (const code of ['Slash', 'Minus']) {
      const { input } = press('?', 'h1', { code, shiftKey: true });
      assert.deepEqual(input, { type: 'command', name: 'keyHelp' }, code);
    }
    assert.deepEqual(press('x', 'h1'), NOTHING);
  });

  it('L looks at the pile that has the focus', () => {
    assert.deepEqual(press('l', 'f3').input, { type: 'look', pile: pile('f3') });
    assert.deepEqual(press('l', undefined), NOTHING);
  });

  it('a held key, Shift, or a page that wants none: shortcuts do nothing, arrows and Escape work', () => {
    for (const [more, table] of [
      [{ repeat: true }, {}],
      [{ shiftKey: true }, {}],
      [{}, { enabled: false }],
    ] as const) {
      assert.deepEqual(press('u', 'h1', more, table), NOTHING);
      assert.deepEqual(press('s', 'h1', more, table), NOTHING);
      assert.deepEqual(press('ArrowUp', 'h3', more, table), goTo('h2'));
      assert.deepEqual(press('PageDown', 'h3', more, table), goTo('h4'));
      assert.equal(press('Escape', 'h1', more, { ...table, lifted: true }).kept, true);
    }
  });
});
