/** A game as a control of a form: its value, whether it is valid, reset, restored and disabled. */
import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { GrandfathersClockSolitaire } from '../../src/hourhand.js';
import { listenToPage } from '../support/page.js';
import { frames, keys, lay, spotOf, type Table, until } from '../support/table.js';
import { grandfathersClockWon } from './lines.js';

const REFUSED = 'This game can’t be played at the moment.';
const TAG = 'grandfathers-clock-solitaire';

describe('a game in a form', () => {
  const page = listenToPage();
  let table: Table;
  let element: GrandfathersClockSolitaire;
  let form: HTMLFormElement;
  /** What has been submitted. */
  let sent: FormData[];

  const show = async (attributes: string, around = '', lang = 'en'): Promise<void> => {
    table = await lay(
      `<form lang="${lang}"><fieldset ${around}><${TAG} deal="21" speed="instant" storage="none" ${attributes}></${TAG}></fieldset><button>Send</button></form>`,
    );
    element = table.element as GrandfathersClockSolitaire;
    form = element.closest('form')!;
    sent = [];
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push(new FormData(form));
    });
  };

  const send = (): Promise<void> => table.pointer.tap(spotOf(form.querySelector('button')!));
  const win = (): void => {
    for (const move of grandfathersClockWon.moves) element.play(move);
  };
  /** All of a saved game but its time. */
  const withoutTime = (save: unknown): string[] => String(save).split('~').slice(0, 6);

  it('may be no control: a page’s own class says so, or another element of that name', async () => {
    const own = class extends GrandfathersClockSolitaire {};
    Object.defineProperty(own, 'formAssociated', { value: false });
    own.define('own-clock-solitaire');
    table = await lay(
      '<form><own-clock-solitaire name="own" required deal="21" speed="instant" storage="none"></own-clock-solitaire></form>',
    );
    element = table.element as GrandfathersClockSolitaire;
    await table.move('c2', 'h9');
    expect(page.events.of('move')).to.have.length(1);
    expect(element.form).to.be.null;
    expect(element.willValidate).to.be.false;
    expect(element.checkValidity()).to.be.true;
  });

  it('is submitted by a button: the saved game, under its name', async () => {
    await show('name="patience"');
    expect(element.form).to.equal(form);
    await table.move('c2', 'h9');
    await send();
    expect(sent).to.have.length(1);
    expect([...sent[0]!.keys()]).to.deep.equal(['patience']);
    expect(withoutTime(sent[0]!.get('patience'))).to.deep.equal(withoutTime(element.save()));
    expect(element.save()).to.include('~c2-h9~1~');
  });

  it('a listener of a move reads the value with it', async () => {
    await show('name="patience"');
    const values: string[] = [];
    element.addEventListener('solitaire-move', () => {
      values.push(String(new FormData(form).get('patience')).split('~')[4]!);
    });
    element.play('c2-h9');
    element.play('c6-h12');
    expect(values).to.deep.equal(['c2-h9', 'c2-h9.c6-h12']);
  });

  it('without a name, nothing is submitted; a name may come later, as a property too', async () => {
    await show('');
    await send();
    expect([...sent[0]!.keys()]).to.deep.equal([]);
    element.name = 'late';
    await element.updateComplete;
    expect(element.getAttribute('name')).to.equal('late');
    await send();
    expect([...sent[1]!.keys()]).to.deep.equal(['late']);
  });

  it('required: the form is not sent before the game is won', async () => {
    await show('name="patience" required');
    let invalid = 0;
    element.addEventListener('invalid', () => invalid++);
    await send();
    expect(sent).to.be.empty;
    expect(invalid).to.equal(1);
    expect(element.validity!.valueMissing).to.be.true;
    expect(element.willValidate).to.be.true;
    expect(element.validationMessage).to.equal('Win this game first.');
    expect(element.checkValidity()).to.be.false;
    expect(element.matches(':invalid')).to.be.true;
    expect(table.root.activeElement?.matches('[data-pile]'), 'the message has a place').to.be.true;
    win();
    expect(element.checkValidity()).to.be.true;
    expect(element.reportValidity()).to.be.true;
    expect(element.validationMessage).to.equal('');
    await send();
    expect(sent).to.have.length(1);
    element.undo();
    expect(element.validity!.valid).to.be.false;
    element.required = false;
    await element.updateComplete;
    expect(element.validity!.valid).to.be.true;
  });

  it('the message is in the page’s language', async () => {
    await show('name="patience" required', '', 'de');
    await until(() => element.validationMessage === 'Gewinne erst dieses Spiel.');
  });

  it('a reset deals the same cards again', async () => {
    await show('name="patience"');
    const before = table.labels;
    await table.move('c2', 'h9');
    page.events.clear();
    form.reset();
    await until(() => element.moveCount === 0);
    await element.updateComplete;
    expect(table.labels).to.deep.equal(before);
    expect(page.events.types).to.deep.equal(['deal', 'change']);
    expect(withoutTime(new FormData(form).get('patience'))[4]).to.equal('');
  });

  it('the browser restores what was there; what can’t be read keeps the game, and is told', async () => {
    await show('name="patience"');
    element.play('c2-h9');
    const save = element.save();
    element.undo();
    element.formStateRestoreCallback(save);
    expect(element.moveCount).to.equal(1);
    page.events.clear();
    element.formStateRestoreCallback(save);
    expect(page.events.types, 'the same game is not loaded again').to.deep.equal([]);
    element.formStateRestoreCallback(save.replace('c2-h9', 'c2-h1'));
    expect(element.moveCount).to.equal(1);
    expect(page.events.types).to.deep.equal(['error']);
    expect(page.events.last('error').code).to.equal('damaged-save');
    await table.says('The game that was in this form couldn’t be read. This one goes on.');
  });

  for (const [name, attributes, around] of [
    ['disabled', 'name="patience" disabled', ''],
    ['in a disabled fieldset', 'name="patience"', 'disabled'],
  ] as const) {
    it(`${name}: its player can’t play, and is told; nothing is submitted`, async () => {
      await show(attributes, around);
      expect(element.matches(':disabled')).to.be.true;
      await table.tap('c2');
      await table.says(REFUSED);
      expect(table.targets).to.deep.equal([]);
      // The same where the card could not move anyway, by tap or by drag: the words are there now.
      await table.tap('c1');
      await frames(3);
      expect(table.message).to.equal(REFUSED);
      await table.grab('c2', table.spot('h5'));
      await sendMouse({ type: 'up' });
      await frames(3);
      expect(table.message).to.equal(REFUSED);
      table.pile('c2').focus();
      await keys('u');
      expect(element.moveCount).to.equal(0);
      expect(element.play('c2-h9').ok, 'the page still can').to.be.true;
      for (const name of ['New game', 'Restart', 'Undo', 'Hint'])
        expect(table.control(name).disabled, name).to.be.true;
      expect(element.moveCount).to.equal(1);
      expect(element.dealNumber).to.equal(21);
      await send();
      expect([...sent[0]!.keys()]).to.deep.equal([]);
      element.disabled = false;
      form.querySelector('fieldset')!.disabled = false;
      await table.press('Undo');
      expect(element.moveCount).to.equal(0);
    });
  }

  it('disabled="false" is off, as for every boolean', async () => {
    await show('name="patience" disabled="false"');
    expect(element.disabled).to.be.false;
    expect(element.matches(':disabled')).to.be.false;
  });

  it('a press on one of its labels leads to the board', async () => {
    await show('name="patience" id="game"');
    form.insertAdjacentHTML('afterbegin', '<label for="game">A</label><label for="game">B</label>');
    for (const label of form.querySelectorAll('label')) {
      await table.pointer.tap(spotOf(label));
      await until(() => table.root.activeElement?.matches('[data-pile]') ?? false, 'the focus');
      (document.activeElement as HTMLElement).blur();
    }
    expect(page.events.of('move')).to.have.length(0);
  });

  it('a replay is not submitted, whatever its name', async () => {
    await show('name="patience" required');
    element.setAttribute('replay', element.save());
    await until(() => table.root.querySelector('[part=scrubber]') !== null);
    await send();
    expect([...sent[0]!.keys()]).to.deep.equal([]);
  });
});
