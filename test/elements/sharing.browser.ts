/** A deal or a game in a link: made in the dialog, opened from the page’s address. */
import { expect } from '@open-wc/testing';
import type { GermanClockSolitaire, GrandfathersClockSolitaire } from '../../src/hourhand.js';
import '../../src/hourhand.js';
import { listenToPage } from '../support/page.js';
import { keys, lay, spotOf, type Table, until } from '../support/table.js';
import { grandfathersClockWon } from './lines.js';

type Grandfather = GrandfathersClockSolitaire;

const page = location.pathname + location.search;
/** The same deal in a link. */
const LINK = 'hh2-gnsnh';
const NO_MOVES = 'hourhand1~grandfathers-clock~tableau-wrap.king-on-ace~21~~0~0~~.';

/** A game of deal 21 after so many moves, as text. */
const gameAfter = (count: number, time = 5000): string => {
  const moves = grandfathersClockWon.moves.slice(0, count);
  const ends = count === grandfathersClockWon.moves.length ? 'w' : '';
  return `hourhand1~grandfathers-clock~tableau-wrap.king-on-ace~21~${moves.join('.')}~${count}~${time}~${ends}~.`;
};

const dialog = ({ root }: Table): HTMLDialogElement => root.querySelector('dialog[open]')!;
const field = (table: Table): HTMLInputElement =>
  dialog(table).querySelector<HTMLInputElement>('input[readonly]')!;
const said = (table: Table): string => dialog(table).querySelector('[role=status]')!.textContent;

async function openDialog(table: Table): Promise<void> {
  await table.pressOn(table.root.querySelector<HTMLElement>('button[part~=menu]')!);
  await table.press('Share…');
  await until(() => dialog(table) !== null);
}

/** Replaces a property of the browser until the end of the test. */
const replaced: (() => void)[] = [];
function replace(name: 'clipboard' | 'share' | 'canShare', value: unknown): void {
  Object.defineProperty(navigator, name, { configurable: true, value });
  replaced.push(() => Reflect.deleteProperty(navigator, name));
}

/** Lays a game with this hash in the page’s address. */
async function layAt(hash: string, html: string): Promise<Table> {
  history.replaceState(null, '', `${page}#${hash}`);
  return lay(html);
}

const grandfather = (deal: number, more = ''): string =>
  `<grandfathers-clock-solitaire deal="${deal}" speed="instant" ${more}></grandfathers-clock-solitaire>`;

const scrubber = ({ root }: Table): HTMLInputElement | null =>
  root.querySelector('[part=scrubber]');

afterEach(() => {
  for (const restore of replaced.splice(0)) restore();
  history.replaceState(null, '', page);
});

describe('the dialog for sharing', () => {
  listenToPage();
  let table: Table;
  beforeEach(async () => (table = await lay(grandfather(21))));

  it('copies the link of the deal, and says so', async () => {
    const copied: string[] = [];
    replace('clipboard', { writeText: async (text: string) => void copied.push(text) });
    history.replaceState(null, '', `${page}#part-two`);
    await openDialog(table);
    expect(dialog(table).querySelector('fieldset'), 'there is nothing to choose yet').to.be.null;
    const link = `${location.origin}${page}#${LINK}`;
    expect(field(table).value).to.equal(link);
    expect(new URL(link).href, 'nothing has to be escaped').to.equal(link);
    await table.press('Copy link');
    await until(() => said(table) === 'The link has been copied.');
    expect(copied).to.deep.equal([link]);
    await table.press('Copy link');
    await until(() => copied.length === 2);
    await until(() => said(table) !== 'The link has been copied.', 'said once more');
    expect(said(table).trim()).to.equal('The link has been copied.');
  });

  it('copies the game as it was played, as a link or as text', async () => {
    const copied: string[] = [];
    replace('clipboard', { writeText: async (text: string) => void copied.push(text) });
    const element = table.element as Grandfather;
    for (const move of grandfathersClockWon.moves.slice(0, 4)) element.play(move);
    element.undo();
    await openDialog(table);
    const [deal, game] = dialog(table).querySelectorAll<HTMLInputElement>('[type=radio]');
    expect(deal!.checked, 'while the game is on, the deal comes first').to.be.true;
    await table.pointer.tap(spotOf(game!));
    await until(() => /#hh2-gn1wm-3-\w+$/.test(field(table).value));
    await table.press('Copy as text');
    await until(() => said(table) === 'The text has been copied.');
    const [text] = copied;
    expect(text!.replace(/~\d+~~\.$/, '')).to.equal(gameAfter(3, 0).replace(/~0~~\.$/, ''));
    expect(field(table).value).to.equal(text);
    expect(element.load(text!)).to.deep.equal({ ok: true });
    expect(element.canRedo, 'what was undone is not shared').to.be.false;
  });

  it('offers the game first when it has ended', async () => {
    for (const move of grandfathersClockWon.moves) (table.element as Grandfather).play(move);
    await openDialog(table);
    expect(field(table).value, '42 moves').to.match(/#hh2-gn1wm-1a-\w+$/);
    expect(dialog(table).textContent).to.contain('42 moves');
  });

  it('where copying is not allowed, the text is selected to be copied by hand', async () => {
    replace('clipboard', { writeText: async () => Promise.reject(new Error('no')) });
    await openDialog(table);
    await table.press('Copy as text');
    await until(() => said(table).startsWith('The browser doesn’t allow copying'));
    expect(table.root.activeElement).to.equal(field(table));
    expect(field(table).value).to.equal(NO_MOVES);
    expect(field(table).selectionStart).to.equal(0);
    expect(field(table).selectionEnd).to.equal(NO_MOVES.length);
    replace('clipboard', undefined);
    await table.press('Copy link');
    await until(() => field(table).value.endsWith(`#${LINK}`));
    expect(field(table).selectionEnd).to.equal(field(table).value.length);
  });

  it('opens the share sheet where there is one, and says when it isn’t allowed', async () => {
    const sent: ShareData[] = [];
    let result: () => Promise<void> = async () => {};
    replace('canShare', () => true);
    replace('share', (data: ShareData) => (sent.push(data), result()));
    await openDialog(table);
    await table.press('Share…');
    await until(() => sent.length === 1);
    expect(sent[0]).to.deep.equal({ title: 'Grandfather’s Clock', url: field(table).value });
    expect(said(table)).to.equal('');
    result = () => Promise.reject(new DOMException('', 'AbortError'));
    await table.press('Share…');
    await until(() => sent.length === 2);
    expect(said(table)).to.equal('');
    result = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    await table.press('Share…');
    await until(() => said(table).startsWith('The browser doesn’t allow sharing'));
  });

  it('there is no button for a share sheet where there is none', async () => {
    replace('canShare', undefined);
    await openDialog(table);
    const names = [...dialog(table).querySelectorAll('.actions button')].map((b) => b.textContent);
    expect(names).to.deep.equal(['Copy link', 'Copy as text']);
  });

  it('grows with the page’s text, and so do the choices', async () => {
    (table.element as Grandfather).play(grandfathersClockWon.moves[0]!);
    await openDialog(table);
    const radio = (): Element => dialog(table).querySelector('[type=radio]')!;
    const sizes = (): [text: string, box: number, label: string] => [
      getComputedStyle(field(table)).fontSize,
      radio().getBoundingClientRect().width,
      getComputedStyle(dialog(table)).fontSize,
    ];
    const [text, box, label] = sizes();
    expect([text, label]).to.deep.equal(['16px', '16px']);
    try {
      document.documentElement.style.fontSize = '200%';
      await until(() => sizes()[2] === '32px');
      expect(sizes()[0]).to.equal('32px');
      expect(sizes()[1]).to.be.closeTo(box * 2, 0.1);
    } finally {
      document.documentElement.style.fontSize = '';
    }
  });

  it('has names and a focus, and closes with Escape', async () => {
    await openDialog(table);
    expect(dialog(table).matches(':modal')).to.be.true;
    expect(field(table).labels![0]!.textContent).to.contain('Link');
    await keys('Escape');
    await until(() => table.root.querySelector('dialog') === null);
  });
});

describe('a link to a shared game', () => {
  const page = listenToPage();

  it('shows the game over the player’s own, to which the player can return', async () => {
    const table = await layAt(gameAfter(5), grandfather(9));
    await until(() => scrubber(table) !== null);
    await table.says('A shared game: Grandfather’s Clock, deal 21, 5 moves.');
    expect(page.events.types).to.deep.equal(['deal', 'change']);
    expect(page.events.last('deal').deal).to.equal(9);
    expect(table.root.activeElement, 'the link leads to it').to.equal(scrubber(table));
    expect(scrubber(table)!.value, 'it waits where cards don’t move').to.equal('0');
    expect(table.shownDeal).to.equal('21');
    const there = await lay(grandfather(21));
    expect(table.labels).to.deep.equal(there.labels);
    await table.press('Last position');
    for (const move of grandfathersClockWon.moves.slice(0, 5)) {
      (there.element as Grandfather).play(move);
    }
    await (there.element as Grandfather).updateComplete;
    expect(table.labels).to.deep.equal(there.labels);
    const own = await lay(grandfather(9));
    await table.press('Back to my game');
    await table.says('Grandfather’s Clock: deal 9.');
    expect(table.labels).to.deep.equal(own.labels);
    expect((table.element as Grandfather).dealNumber).to.equal(9);
  });

  it('can be taken over at any move, and the game before restored', async () => {
    const table = await layAt(gameAfter(6), grandfather(9));
    const element = table.element as Grandfather;
    await until(() => scrubber(table) !== null);
    await table.press('Back to my game');
    await table.move('c2', 'h11');
    history.replaceState(null, '', location.pathname + location.search);
    location.hash = gameAfter(6);
    await until(() => scrubber(table) !== null);
    await table.press('Next move');
    await table.press('Next move');
    page.events.clear();
    await table.press('Play on from here');
    await until(() => scrubber(table) === null);
    expect(page.events.types).to.deep.equal(['load', 'change']);
    expect(element.dealNumber).to.equal(21);
    expect(element.moveCount).to.equal(2);
    expect(element.elapsed, 'the time of the other player is not counted').to.be.below(5000);
    for (let count = 3; count <= 6; count++) expect(element.redo().ok).to.be.true;
    expect(element.canRedo).to.be.false;
    await table.pressOn(table.root.querySelector<HTMLElement>('button[part~=menu]')!);
    await table.press('Restore last game');
    expect(element.dealNumber).to.equal(9);
    expect(element.moveCount).to.equal(1);
  });

  it('plays by itself where cards move', async () => {
    const table = await layAt(
      gameAfter(2),
      '<grandfathers-clock-solitaire deal="9"></grandfathers-clock-solitaire>',
    );
    await table.says(/^Move 2 of 2: .* That’s all so far\.$/);
    expect(page.events.types).to.deep.equal(['deal', 'change']);
  });

  it('a won game’s end is not the player’s, and can’t be taken over', async () => {
    const table = await layAt(gameAfter(42), grandfather(9));
    await until(() => scrubber(table) !== null);
    await table.press('Last position');
    await table.says(/ The game was won\.$/);
    expect(table.element.matches(':state(won)')).to.be.false;
    expect(table.root.querySelector('.celebration')).to.be.null;
    expect(table.control('Play on from here').disabled).to.be.true;
    expect(page.events.of('win')).to.deep.equal([]);
  });

  it('shows a game with other rules, and then the player’s own again', async () => {
    const text = 'hourhand1~german-clock~redeals.0~25~stock-waste.waste-h11~2~0~~.';
    const table = await layAt(
      text,
      '<german-clock-solitaire deal="3" redeals="2" speed="instant"></german-clock-solitaire>',
    );
    await until(() => scrubber(table) !== null);
    const redeals = (): string => table.root.querySelector('[part~=redeals]')!.ariaLabel!;
    expect(redeals()).to.equal('no redeals left');
    await table.press('Back to my game');
    expect(redeals()).to.equal('2 redeals left');
    expect((table.element as GermanClockSolitaire).state.options).to.deep.equal({ redeals: '2' });
    const own = await lay(
      '<german-clock-solitaire deal="3" redeals="2" speed="instant"></german-clock-solitaire>',
    );
    expect(table.labels).to.deep.equal(own.labels);
  });

  it('a deal is dealt, unless it has been begun already', async () => {
    const table = await layAt(NO_MOVES, grandfather(9));
    await until(() => table.shownDeal === '21');
    expect(scrubber(table)).to.be.null;
    expect(page.events.of('deal').map(({ deal, by }) => [deal, by])).to.deep.equal([
      [9, 'method'],
      [21, 'player'],
    ]);
    await table.play(grandfathersClockWon.moves.slice(0, 2));
    location.hash = 'elsewhere';
    await until(() => location.hash === '#elsewhere');
    location.hash = NO_MOVES;
    // Another link, which is opened, shows that the first one has been read.
    const other = NO_MOVES.replace('~21~', '~22~');
    await table.says(/./);
    expect(table.shownMoves).to.equal('2');
    location.hash = other;
    await until(() => table.shownDeal === '22');
    expect(page.events.of('deal').map(({ deal }) => deal)).to.deep.equal([9, 21, 22]);
    await table.press('Restore last game');
    expect(table.shownMoves).to.equal('2');
  });

  it('survives programs that escape its tildes', async () => {
    const text = gameAfter(3).replaceAll('~', '%7E');
    const table = await layAt(text, grandfather(9));
    await until(() => scrubber(table) !== null);
    expect(scrubber(table)!.max).to.equal('3');
  });

  it('is opened by one board only, and by none of another game', async () => {
    history.replaceState(null, '', `${location.pathname}${location.search}#${gameAfter(7)}`);
    const clock = '<clock-solitaire deal="19" speed="instant"></clock-solitaire>';
    const first = await lay(clock + grandfather(9) + grandfather(9));
    const [, one, two] = [...first.element.parentElement!.children] as HTMLElement[];
    const boards = [first, await table(one!), await table(two!)];
    await until(() => scrubber(boards[1]!) !== null);
    expect(scrubber(boards[0]!)).to.be.null;
    expect(scrubber(boards[2]!)).to.be.null;
    location.hash = gameAfter(8);
    await until(() => scrubber(boards[1]!)?.max === '8');
    expect(scrubber(boards[2]!)).to.be.null;
    const parent = one!.parentElement!;
    one!.remove();
    parent.append(one!);
    await (one as Grandfather).updateComplete;
    expect(scrubber(boards[1]!), 'a board that is moved keeps what it shows').to.exist;
  });

  const table = async (element: HTMLElement): Promise<Table> =>
    (await import('../support/table.js')).Table.of(element);

  for (const [what, text, sentence, message] of [
    ['cut off', gameAfter(5).slice(0, -9), /^This link is incomplete/, /cut off/],
    [
      'with an illegal move',
      gameAfter(5).replace('c6-h12', 'c6-h11'),
      /^This link can’t be opened: its moves are wrong at character \d+ /,
      /not a legal move here/,
    ],
    [
      'with a deal that there isn’t',
      NO_MOVES.replace('~21~', '~0~'),
      /its deal is wrong/,
      /not a deal number/,
    ],
    [
      'with other options',
      NO_MOVES.replace('king-on-ace', 'x'),
      /its rules are wrong/,
      /king-on-ace/,
    ],
    ['of another version', NO_MOVES.replace('1', '2'), /another version/, /begins with/],
    ['with a wrong escape', `${NO_MOVES}%`, /^This link/, /./],
  ] as const) {
    it(`${what}: one message, and the game begins as usual`, async () => {
      const table = await layAt(text, grandfather(9));
      await table.says(sentence);
      const errors = page.events.of('error');
      expect(errors.map(({ code }) => code)).to.deep.equal(['bad-link']);
      expect(errors[0].message).to.match(message);
      expect(errors[0].message).to.match(/, at character \d+$/);
      expect(scrubber(table)).to.be.null;
      expect(table.shownDeal).to.equal('9');
      await table.move('c2', 'h11');
      expect(page.events.of('move')).to.have.length(1);
    });
  }

  it('other hashes are the page’s own', async () => {
    for (const hash of ['hourhand', 'hourhand1', 'hourhand1~chess~~.', '%', 'grandfathers-clock']) {
      const table = await layAt(hash, grandfather(9));
      await table.press('Hint');
      await table.says(/^Hint: /);
      expect(scrubber(table)).to.be.null;
    }
    expect(page.events.of('error')).to.deep.equal([]);
  });
});
