/** A game in the text of a page: a replay that is stepped through, and a diagram, both only to be looked at. */
import { expect } from '@open-wc/testing';
import { reserveStyles } from '../../src/element/reserve.js';
import { GrandfathersClockSolitaire } from '../../src/hourhand.js';
import {
  formatLink,
  formatState,
  games,
  parseGame,
  rulesOf,
  shuffle,
} from '../../src/rules/index.js';
import { heardLast } from '../support/heard.js';
import { listenToPage } from '../support/page.js';
import { frames, keys, lay, put, screen, spotOf, Table, until } from '../support/table.js';
import { pass } from '../support/time.js';
import { grandfathersClockWon } from './lines.js';

const DEAL = 21;
const MADE = 6;
const TAG = 'grandfathers-clock-solitaire';
const MOVES = grandfathersClockWon.moves.slice(0, MADE);
const SAVE = `hourhand1~grandfathers-clock~tableau-wrap.king-on-ace~${DEAL}~${MOVES.join('.')}~${MADE}~61000~~.`;

/** The text of the position after some of the moves. */
function positionAfter(count: number): string {
  const rules = rulesOf('grandfathers-clock');
  let state = rules.deal(shuffle(rules.pack, DEAL));
  for (const token of MOVES.slice(0, count)) {
    state = rules.apply(
      state,
      rules.moves(state).find((move) => move.token === token)!,
    );
  }
  return formatState(rules, state);
}

const scrubber = ({ root }: Table): HTMLInputElement =>
  root.querySelector<HTMLInputElement>('[part=scrubber]')!;
const heard = heardLast;
const ways = ({ root }: Table): number => root.querySelectorAll('[part=ways] .mark').length;

/** What the slider says of each position. */
const told = (table: Table): string => scrubber(table).getAttribute('aria-valuetext')!;

describe('a replay in a page’s text', () => {
  const page = listenToPage();
  let table: Table;
  /** The piles in each position of the game. */
  let seen: string[][];

  before(async () => {
    table = await lay(`<${TAG} deal="${DEAL}" speed="instant" storage="none"></${TAG}>`);
    seen = [table.labels];
    for (const move of MOVES) {
      (table.element as GrandfathersClockSolitaire).play(move);
      await (table.element as GrandfathersClockSolitaire).updateComplete;
      seen.push(table.labels);
    }
  });

  const show = async (more = 'speed="instant"', inside = ''): Promise<void> => {
    page.events.clear();
    table = await lay(`<${TAG} replay="${SAVE}" ${more}>${inside}</${TAG}>`);
    await until(() => scrubber(table) !== null);
  };

  it('shows the first position, with its sentence, and waits', async () => {
    await show('');
    await table.says(`Replay: Grandfather’s Clock, deal ${DEAL}, ${MADE} moves.`);
    expect(scrubber(table).value).to.equal('0');
    await pass(10_000);
    expect(scrubber(table).value).to.equal('0');
    expect(table.labels).to.deep.equal(seen[0]);
    expect(heard(table), 'a page that is read is not talked over').to.equal('');
    expect(table.root.querySelector('.toolbar')).to.be.null;
    for (const name of ['New game', 'Undo', 'Play on from here', 'Back to my game', 'Finish']) {
      expect(table.controls(name), name).to.be.empty;
    }
    expect(page.events.types, 'no event').to.deep.equal([]);
    expect(Object.keys(localStorage), 'nothing is stored').to.deep.equal([]);
  });

  it('is stepped through by buttons, and each step is a sentence', async () => {
    await show();
    for (let position = 1; position <= MADE; position++) {
      await table.press('Next move');
      expect(table.labels).to.deep.equal(seen[position]);
      expect(table.message).to.match(new RegExp(`^Move ${position} of ${MADE}: [a-z\\d].+\\.$`));
      await until(() => heard(table).endsWith(table.message));
    }
    expect(table.message).to.match(/ That’s all so far\.$/);
    await table.press('First position');
    expect(table.labels).to.deep.equal(seen[0]);
    expect(page.events.types).to.deep.equal([]);
    expect(Object.keys(localStorage)).to.deep.equal([]);
  });

  it('by keys: the slider says each move itself, and Escape is left to the page', async () => {
    await show();
    scrubber(table).focus();
    expect(told(table)).to.equal(`Replay: Grandfather’s Clock, deal ${DEAL}, ${MADE} moves.`);
    await keys('ArrowRight', 'ArrowRight');
    expect(table.labels).to.deep.equal(seen[2]);
    expect(told(table)).to.match(/^Move 2 of 6: /);
    expect(heard(table), 'said once').to.equal('');
    let escapes = 0;
    const count = ({ key, defaultPrevented }: KeyboardEvent): void => {
      if (key === 'Escape' && !defaultPrevented) escapes++;
    };
    document.addEventListener('keydown', count);
    await keys('Escape');
    document.removeEventListener('keydown', count);
    expect(escapes).to.equal(1);
    expect(scrubber(table), 'it stays').to.exist;
  });

  it('plays by itself when asked to', async () => {
    await show('speed="normal"');
    await table.press('Play');
    await pass(620 * MADE);
    await table.says(/^Move 6 of 6: .* That’s all so far\.$/);
    expect(page.events.types).to.deep.equal([]);
  });

  it('the piles are read by keys; none plays, and no card can be picked up', async () => {
    await show();
    table.pile('h12').focus();
    await keys('ArrowRight');
    await until(() => table.focused === '1 o’clock');
    const { picture } = table;
    await keys('Enter');
    await until(
      () => heard(table).startsWith('1 o’clock: 10 of hearts'),
      () => heard(table),
    );
    for (const key of ['u', 'h', 'KeyN']) await keys(key);
    await table.drag('c2', spotOf(table.pile('h9')));
    await table.tap('c2');
    expect(heard(table)).to.match(/^Column 2: /);
    expect(table.targets).to.be.empty;
    expect(table.picture).to.equal(picture);
    await keys('?');
    await until(() => heard(table).includes('D: what lies here.'));
    expect(heard(table)).to.not.match(/undo|hint|pick up/i);
  });

  it('methods and properties speak of the game, and commands are refused', async () => {
    await show();
    const element = table.element as GrandfathersClockSolitaire;
    expect(element.dealNumber).to.equal(DEAL);
    expect(element.moveCount).to.equal(MADE);
    expect(element.save()).to.equal(SAVE);
    const results = [
      element.play(element.moves[0]!),
      element.undo(),
      element.redo(),
      element.load(SAVE),
      await element.newGame(5),
      await element.restart(),
    ];
    for (const result of results) {
      expect(result.ok ? 'ok' : result.error.code).to.equal('read-only');
    }
    expect(await element.hint()).to.be.null;
    for (const name of ['settings', 'statistics', 'howToPlay'] as const) {
      const result = await element.showDialog(name);
      expect(result.ok ? 'ok' : result.error.code, name).to.equal('read-only');
    }
    expect(table.labels).to.deep.equal(seen[0]);
    expect(page.events.types).to.deep.equal([]);
  });

  it('is that of a link, as it is shared or its code alone', async () => {
    const read = parseGame(games['grandfathers-clock']!, SAVE);
    if (!read.ok) expect.fail(read.error.message);
    const code = formatLink(read.value);
    const page = 'https://example.com/';
    for (const text of [code, `${page}play#${code}`, `${page}?hourhand=${code}#/play`]) {
      const own = await lay(`<${TAG} replay="${text}" speed="instant"></${TAG}>`);
      await until(() => scrubber(own) !== null, text);
      scrubber(own).focus();
      await keys('End');
      expect(own.labels).to.deep.equal(seen[MADE]);
    }
  });

  it('arrows stand on the positions that they are for, and are told', async () => {
    await show(`speed="instant" arrows="c2-h9 2:c6-h12 2:c8-c2"`);
    await until(() => ways(table) === 1);
    await table.says(/ Arrow: column 2 to 9 o’clock\.$/);
    await table.press('Next move');
    expect(ways(table)).to.equal(0);
    await table.press('Next move');
    await until(() => ways(table) === 2);
    await until(() =>
      heard(table).endsWith('Arrows: column 6 to 12 o’clock; column 8 to column 2.'),
    );
    await table.press('First position');
    await until(() => ways(table) === 1);
  });
});

describe('a diagram in a page’s text', () => {
  const page = listenToPage();

  const show = (more = '', inside = ''): Promise<Table> => {
    page.events.clear();
    return lay(`<${TAG} position="${positionAfter(3)}" ${more}>${inside}</${TAG}>`);
  };

  it('is a board with a name and a caption, and nothing else', async () => {
    const table = await show('arrows="c3-c5"', '<span slot="caption">Black to move</span>');
    await until(() => ways(table) === 1);
    const board = table.root.querySelector('.board')!;
    const name = 'Diagram: Grandfather’s Clock. Arrow: column 3 to column 5';
    await until(
      () => board.ariaLabel === name,
      () => String(board.ariaLabel),
    );
    const slot = table.root.querySelector<HTMLSlotElement>('slot[name=caption]')!;
    expect(slot.assignedElements()[0]!.textContent).to.equal('Black to move');
    expect(table.root.querySelector('.toolbar, .status-bar, input')).to.be.null;
    expect(heard(table)).to.equal('');
    expect(page.events.types).to.deep.equal([]);
    expect(Object.keys(localStorage)).to.deep.equal([]);
    const element = table.element as GrandfathersClockSolitaire;
    expect(element.state.piles.find(({ id }) => id === 'h9')!.cards.at(-1)!.card).to.equal('7H');
  });

  it('its piles are read with arrows, Enter describes one', async () => {
    const table = await show();
    table.pile('h9').focus();
    await keys('Enter');
    await until(
      () => heard(table).startsWith('9 o’clock: 7 of hearts'),
      () => heard(table),
    );
    await keys('ArrowUp');
    await until(() => table.focused === '10 o’clock');
  });

  it('of another kind takes the options of its tag', async () => {
    const rules = rulesOf('travellers', { deck: '32' });
    const text = formatState(rules, rules.deal(shuffle(rules.pack, 3)));
    const table = await lay(
      `<travellers-solitaire deck="32" position="${text}"></travellers-solitaire>`,
    );
    expect(table.buttons).to.have.length(8);
  });
});

describe('what is shown', () => {
  const page = listenToPage();

  it('changes with the attributes; without them it is a game as before', async () => {
    const table = await lay(`<${TAG} deal="5" replay="${SAVE}" speed="instant"></${TAG}>`);
    const { element } = table;
    await until(() => scrubber(table) !== null);
    expect(page.events.types).to.deep.equal([]);
    element.setAttribute('position', positionAfter(2));
    element.removeAttribute('replay');
    await until(() => scrubber(table) === null && table.label('h9').includes('7 of hearts'));
    element.removeAttribute('position');
    await until(() => table.root.querySelector('[part~=message]') !== null);
    await table.says('Grandfather’s Clock: deal 5.');
    expect(page.events.types).to.deep.equal(['deal', 'change']);
    await until(() => table.controls('Undo').length === 1);
    const { from, to } = (element as GrandfathersClockSolitaire).moves[0]!;
    await table.move(from, to);
    expect(page.events.types.slice(2)).to.deep.equal(['before-move', 'move', 'change']);
    const { labels } = table;
    page.events.clear();
    element.setAttribute('replay', SAVE);
    await until(() => scrubber(table) !== null);
    element.removeAttribute('replay');
    await until(() => table.root.querySelector('.toolbar') !== null);
    expect(table.labels, 'the game goes on').to.deep.equal(labels);
    expect(page.events.types).to.deep.equal([]);
    await table.press('Undo');
    expect(page.events.types).to.deep.equal(['undo', 'change']);
  });

  for (const [name, attributes, sentence, warning] of [
    [
      'a replay with an illegal move',
      `replay="${SAVE.replace('c6-h12', 'c6-h1')}"`,
      'This replay can’t be shown.',
      /^<grandfathers-clock-solitaire>: replay can’t be read at character 64: “c6-h1” is not a legal move here: .*; it takes the text that save\(\) returns, or a link that “Share” has copied$/,
    ],
    [
      'a position with an unknown pile',
      `position="${positionAfter(0).replace('| c8', '| c9')}"`,
      'This diagram can’t be shown.',
      /^<grandfathers-clock-solitaire>: position can’t be read at character \d+: “c9” is not a pile of this game; it takes a position as in “Positions” of docs\/notation\.md$/,
    ],
    [
      'a replay without a game',
      'replay=""',
      'This replay can’t be shown.',
      /^<grandfathers-clock-solitaire>: replay can’t be read at character 1: .*; it takes the text that save\(\) returns, or a link that “Share” has copied$/,
    ],
    [
      'a diagram without a position',
      'position=""',
      'This diagram can’t be shown.',
      /^<grandfathers-clock-solitaire>: position can’t be read at character 1: .*; it takes a position as in “Positions” of docs\/notation\.md$/,
    ],
  ] as const) {
    it(`${name} is the tag’s own text, a sentence and a warning`, async () => {
      const box = put(`<${TAG} ${attributes}>A game was <b>here</b>.</${TAG}>`);
      const element = box.firstElementChild as GrandfathersClockSolitaire;
      await until(() => element.matches(':state(unreadable)'));
      const root = element.shadowRoot!;
      const message = root.querySelector('[part=message]')!;
      await until(() => message.textContent === sentence);
      expect(box.querySelector('b')!.checkVisibility(), 'its own text is seen').to.be.true;
      expect(root.querySelector('.board')!.checkVisibility({ visibilityProperty: true })).to.be
        .false;
      expect(page.watch.lines).to.have.length(1);
      expect(page.watch.lines.splice(0)[0]).to.match(warning);
      expect(page.events.types).to.deep.equal(['error']);
      expect(page.events.last('error').code).to.equal('unreadable');
      element.removeAttribute('replay');
      element.removeAttribute('position');
      await until(() => element.matches(':state(playing)'));
      const table = await Table.of(element);
      expect(table.controls('Undo')).to.have.length(1);
    });
  }

  it('arrows that can’t be read are left out, with a warning that says what is right', async () => {
    const table = await lay(
      `<${TAG} position="${positionAfter(0)}" arrows="c3-c5 c3_h5 9:c1-c2"></${TAG}>`,
    );
    await until(() => ways(table) === 1);
    const lines = page.watch.lines.splice(0);
    expect(lines).to.have.length(2);
    expect(lines[0]).to.match(
      /: arrows can’t be read at character 7: “c3_h5” .*such as c3-h5.*; it is left out$/,
    );
    expect(lines[1]).to.match(/after 9 moves, but it has none; /);
  });
});

describe('the place of what is shown', () => {
  for (const width of [390, 900]) {
    for (const attribute of ['replay', 'position'] as const) {
      it(`is kept for a ${attribute} until it is there, ${width} pixels wide`, async () => {
        await screen(width, 900);
        const { game, layout } = GrandfathersClockSolitaire;
        const sheet = reserveStyles([{ tag: TAG, game, layout }]);
        const text = attribute === 'replay' ? SAVE : positionAfter(2);
        const box = put(
          `<style>${sheet}</style><${TAG} ${attribute}="${text}"><span slot="caption">One</span></${TAG}>`,
        );
        const element = box.querySelector(TAG)!;
        const heights: number[] = [];
        await until(() => {
          heights.push(element.offsetHeight);
          return element.matches(':state(playing)');
        });
        await frames(3);
        heights.push(element.offsetHeight);
        expect(Math.max(...heights) - Math.min(...heights), heights.join()).to.be.below(8);
      });
    }
  }
});
