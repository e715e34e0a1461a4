/** Learning a game: its first line, the dialog that explains it, and the decisions that it asks for. */
import type { SolitaireElement } from '../../src/element/solitaire-element.js';
import { expect } from '@open-wc/testing';
import '../../src/hourhand.js';
import type { ClockSolitaire } from '../../src/hourhand.js';
import { games } from '../../src/rules/index.js';
import { heardLast } from '../support/heard.js';
import { Held } from '../support/held.js';
import { knowGames } from '../support/known.js';
import { Copy } from '../support/network.js';
import { listenToPage } from '../support/page.js';
import { ownStorage } from '../support/storage.js';
import { finger, frames, keys, lay, screen, spotOf, type Table, until } from '../support/table.js';
import { pass, waitsFor } from '../support/time.js';
import { watchReturn } from './lines.js';

const dialogOf = ({ root }: Table): HTMLDialogElement | null => root.querySelector('dialog');

const textOf = (node: Element | null | undefined): string =>
  (node?.textContent ?? '').replace(/\s+/g, ' ').trim();

const game = (id: string, attributes = 'deal="70"'): Promise<Table> =>
  lay(`<${id}-solitaire speed="instant" ${attributes}></${id}-solitaire>`);

/** Opens the dialog from the menu. */
async function open(table: Table): Promise<HTMLDialogElement> {
  await table.pressOn(table.root.querySelector<HTMLElement>('[part~=menu]')!);
  await table.press('How to play');
  await until(() => dialogOf(table)?.open === true);
  return dialogOf(table)!;
}

/** A button of the example, by its label. */
const stepper = (dialog: Element, name: string): HTMLButtonElement =>
  dialog.querySelector<HTMLButtonElement>(`.example button:has([title="${name}"])`)!;

const told = (dialog: Element): string => textOf(dialog.querySelector('.told'));

/** The cards of the example that lie face up, by their parts. */
const cardsOf = (dialog: Element): string =>
  [...dialog.querySelector('.example-board')!.shadowRoot!.querySelectorAll<HTMLElement>('.card')]
    .map((card) => `${card.className} ${card.style.transform}`)
    .join('\n');

const live = heardLast;

/** How many cards and goals are marked. */
const marks = ({ root }: Table): number[] =>
  ['.hinted', '.goal'].map((one) => root.querySelectorAll(`.hint ${one}`).length);

describe('the first line', () => {
  listenToPage();
  const storage = ownStorage();
  beforeEach(() => knowGames(''));
  afterEach(() => knowGames());
  afterEach(() => Held.end());

  it('is said again when the game is begun again in the middle of the lessons, and not after them', async () => {
    const table = await game('clock');
    const GOAL = /^Turn up every card\. You lose if the fourth king comes first\. Click the /;
    await table.says(GOAL);
    await table.tapTurned();
    await table.says(/^Click the .+: it goes to .+\.$/);
    await table.press('Restart');
    await table.says(GOAL);
    for (let i = 0; i < 3; i++) await table.tapTurned();
    await table.says('You know the moves; How to play is in the menu.');
    await table.press('Restart');
    await table.says('Clock: deal 70.');
  });

  for (const [id, pile, other] of [
    ['grandfathers-clock', 'c1', 'c6'],
    ['clock', 'centre', 'h6'],
  ] as const) {
    it(`${id}: a press on the card that it names counts while cards are dealt; elsewhere it ends the motion`, async () => {
      const table = await lay(`<${id}-solitaire deal="1"></${id}-solitaire>`);
      const done = (): boolean => table.targets.length > 0 || table.shownMoves !== '0';
      await table.says(/Click the /);
      for (const pressed of [other, pile]) {
        const held = new Held();
        await table.press('Restart');
        await until(() => held.waiting.length > 0, 'cards are dealt');
        Held.end();
        await table.tap(pressed);
        if (pressed === pile) await until(done, 'what the lesson asks for');
        else await table.still();
        expect(done(), pressed).to.equal(pressed === pile);
      }
    });
  }

  it('says the next step and the goal in the first game, and the second begins quietly', async () => {
    const table = await game('clock');
    const GOAL = 'Turn up every card. You lose if the fourth king comes first.';
    await table.says(`${GOAL} Click the king of diamonds: it goes to the bottom of this pile.`);
    await until(
      () =>
        live(table) ===
        `${GOAL} Tab to the board and press Enter on the centre: the king of diamonds goes to the bottom of this pile.`,
    );
    await table.tapTurned();
    await table.says(/^Click the .+: it goes to .+\.$/);
    // What is to be played next is what the rules turned.
    const [, card] = /Click the ([\w ]+):/.exec(table.message)!;
    expect(table.turned!.ariaLabel).to.contain(`turned card, ${card}`);
    await table.follow(2);
    await table.says('You know the moves; How to play is in the menu.');
    await until(() => /You know the moves/.test(live(table)));
    await table.follow(1);
    await table.says(/turned the [\w ]+\.$/);
    await table.press('New game');
    await table.says(/^Clock: deal [\dA-Z-]+\.$/);
    await table.tapTurned();
    await table.says(/turned the [\w ]+\.$/);
    expect(storage.entries.get('hourhand.known')).to.equal('clock');
  });

  it('speaks of keys as soon as one is pressed on the board, without being heard again', async () => {
    const table = await game('big-ben', 'deal="7"');
    await table.says(/ Click the /);
    await until(() => /Tab to the board/.test(live(table)), 'it is heard');
    table.element.focus();
    // Whoever comes hears it once more.
    await pass(150);
    const heard = table.root.querySelector('.announcement')!.textContent;
    await keys('ArrowRight');
    await table.says(/ Press .+Enter/);
    expect(table.message).to.match(/^On each hour/);
    expect(table.root.querySelector('.announcement')!.textContent).to.equal(heard);
    // Whoever takes the mouse reads of that again.
    await table.pointer.tap(spotOf(table.root.querySelector('.board')!));
    await table.says(/ Click the /);
  });

  it('speaks of keys to whoever comes by the Tab key', async () => {
    const table = await game('clock');
    await table.says(/ Click the /);
    for (let presses = 0; presses < 15 && !table.focused; presses++) await keys('Tab');
    await table.says(/ Press (Enter|the space bar|.+) /);
    expect(table.message).to.not.contain('Click');
    // A mouse leads to the same place, but whoever uses it clicks.
    await table.tapTurned();
    await table.says(/^Click the /);
  });

  it('has no second How to play where a minimal toolbar has one', async () => {
    const table = await game('clock', 'deal="70" toolbar="minimal"');
    await table.says(/ Click the /);
    await frames(3);
    expect(table.controls('How to play')).to.have.length(1);
    expect(table.root.querySelector('.status-bar .button')).to.equal(null);
  });

  it('Tab leads to the pile that is told, and a new game is told as such', async () => {
    const table = await game('grandfathers-clock', 'deal="7"');
    const told = (): string | undefined =>
      /Tab to the board and press Enter in column (\d)/.exec(live(table))?.[1];
    await until(() => told() !== undefined);
    for (let i = 0; i < 2; i++) {
      for (let presses = 0; presses < 15 && !table.focused; presses++) await keys('Tab');
      expect(table.focused).to.equal(`Column ${told()!}`);
      await table.press('New game');
      await until(() => live(table).startsWith('New game. On each hour, '), 'the deal is told');
      await until(() => told() !== undefined);
    }
  });

  it('by ear, a restart is told from a new game', async () => {
    const table = await game('clock', 'deal="7" speed="fast"');
    await until(() => live(table).startsWith('Turn up every card.'), 'the game has begun');
    const tell = table.element as SolitaireElement;
    tell.play(tell.moves[0]!.token);
    await table.press('Restart');
    const SAME = 'Restarted: the same deal. Turn up every card. ';
    await until(() => live(table).startsWith(SAME), 'the restart is told');
    await table.press('New game');
    await until(() => live(table).startsWith('New game. Turn up every card. '), 'so is a new one');
  });

  it('German Clock is played by ear as it says, from the first words on', async () => {
    const table = await game('german-clock', 'deal="103"');
    table.pile('stock').focus();
    // The deal’s number is left to the eye.
    await until(() =>
      /^Bring the aces to 1 o’clock, .*[Pp]ress Enter( on the stock, the face-down pile)?: a card goes face up to the waste\.$/.test(
        live(table),
      ),
    );
    await keys('Enter');
    const NEXT = 'Press 8, then Enter: the 8 of diamonds goes from the waste to 8 o’clock.';
    await until(() => live(table).endsWith(NEXT));
    await table.says(NEXT);
    await keys('8', 'Enter');
    await until(() => table.label('h8').startsWith('8 o’clock: 8 of diamonds'));
    // What does nothing is followed by what can be done.
    await keys('9', 'Enter');
    await until(() =>
      /^9 o’clock is empty: turn up a card of the stock first\. Press Enter on the stock/.test(
        table.message,
      ),
    );
    await until(() => /Press S, then Enter: a card is turned up\.$/.test(live(table)));
    await keys('s', 's');
    await until(() => /^Already here\.$/.test(live(table)));
    await keys('Enter');
    await until(() => live(table).startsWith('Turned the '));
    // Nothing leads in circles: an empty waste says what comes first.
    await table.press('Undo');
    table.pile('waste').focus();
    await keys('Enter');
    await until(() =>
      table.message.startsWith('The waste is empty: turn up a card of the stock first.'),
    );
  });

  it('is said with taps to a finger, which make the move that it names', async () => {
    const table = await game('grandfathers-clock', 'deal="3"');
    table.pointer = finger;
    await table.says(/^On each hour, .+ Click the .+ in column \d: it goes to .+\.$/);
    await table.tap('c1');
    await table.says(/ Tap the .+ in column (\d): it goes to \d+ o’clock\.$/);
    const [, column, hour] = /Tap the .+ in column (\d): it goes to (\d+) o’clock/.exec(
      table.message,
    )!;
    await table.tap(`c${column}`);
    await until(() => table.shownMoves === '1');
    expect(table.label(`h${hour}`)).to.match(/^\d+ o’clock: /);
  });

  it('stays after a refusal, an undo and another move, until it has been followed', async () => {
    const table = await game('german-clock', 'deal="103"');
    await table.tap('stock');
    const LESSON = 'Click the 8 of diamonds on the waste: it goes to 8 o’clock.';
    await table.says(LESSON);
    await table.tap('h9');
    // What the refusal has said of the card is not said again.
    await table.says(
      'The 8 of diamonds can’t go to 9 o’clock: it belongs at 8 o’clock. Now click 8 o’clock.',
    );
    await table.press('Undo');
    await table.says('Click the stock: a card is turned up.');
    await table.tap('stock');
    await table.says(LESSON);
    await table.tap('h8');
    await table.says(/^Every pile takes diamonds, then /);
  });

  it('ends after three other moves, and is heard once', async () => {
    const table = await game('grandfathers-clock', 'deal="3"');
    await table.says(/Click the (.+) in/);
    const first = /Click the .+/.exec(table.message)![0];
    const others = (): string[] =>
      (table.element as any).moves
        .map(({ token }: any) => token)
        .filter((token: string) => /^c\d-c\d$/.test(token));
    for (let made = 1; made < 3; made++) {
      await table.play([others()[0]!]);
      await table.says(first);
      await table.still();
      expect(live(table)).to.match(/^Column \d; /);
    }
    await table.play([others()[0]!]);
    await table.says('How to play is in the menu.');
    // Once: after that, only what has happened.
    await table.play([others()[0]!]);
    await table.says(/uncovered the [\w ]+\.$|is empty\.$/);
  });

  it('goes on with its second half once the card has been picked up, and marks where it goes', async () => {
    const table = await game('big-ben', 'deal="9"');
    const told = /Click the .+ in the fan at (\d+) o’clock, then (.+)\.$/;
    await table.says(told);
    const [, hour, goal] = told.exec(table.message)!;
    await until(() => marks(table).join() === '1,1', 'card and goal are marked');
    await table.tap(`f${hour}`);
    await table.says(`Now click ${goal}.`);
    expect(marks(table)).to.deep.equal([0, 1]);
    // Put back, the whole of it is there again.
    await keys('Escape');
    await until(() => /\. Press .+, then .+ Enter: /.test(table.message));
    await until(() => marks(table).join() === '1,1');
    await keys('Enter');
    await until(() => /Now press /.test(live(table)));
    expect(table.message).to.match(/^Now press /);
  });

  for (const id of Object.keys(games)) {
    it(`${id}: marks the card that it names, and where that goes`, async () => {
      const table = await game(id, 'deal="9"');
      await until(() => marks(table).join() === '1,1');
      const mark = table.root.querySelector('.hinted')!.getBoundingClientRect();
      const { from, to } = (table.element as any).moves[0];
      expect([from, to].every(Boolean)).to.be.true;
      expect(mark.width).to.be.above(10);
      // The marks go with the move, and come with the next lesson.
      await table.play([(table.element as any).moves[0].token]);
      await until(() => /^(Click|Every|You|The fan)/.test(table.message));
      await until(() => /^Click/.test(table.message) === (marks(table)[0] === 1));
    });

    for (const [lang, button] of [
      ['en', 'How to play'],
      ['de', 'So geht’s'],
    ] as const)
      it(`${id}: has room at any width, so that nothing moves: ${lang}`, async () => {
        const table = await lay(
          `<div lang="${lang}"><${id}-solitaire speed="instant" deal="9"></${id}-solitaire></div>`,
        );
        await until(() => table.controls(button).length === 1);
        await table.says(/\. .+\.$/);
        const bar = table.root.querySelector<HTMLElement>('[part~=status-bar]')!;
        for (const width of [200, 360, 440, 600, 768, 900, 1280]) {
          await screen(width, 900);
          const { minHeight } = getComputedStyle(bar);
          expect(bar.offsetHeight, `${width}: ${table.message}`).to.equal(parseFloat(minHeight));
        }
      });
  }

  it('offers How to play beside it until the first move', async () => {
    const table = await game('big-ben');
    await table.press('How to play');
    await until(() => dialogOf(table)?.open === true);
    await keys('Escape');
    await until(() => !dialogOf(table));
    expect(textOf(table.root.activeElement)).to.equal('How to play');
    await table.tap('stock');
    await until(() => table.controls('How to play').length === 0);
  });

  it('does not come, and neither does trouble, where its words cannot be loaded', async () => {
    const copy = await Copy.make({ missing: { 'features/guide/guide': Infinity } });
    const table = await copy.lay('clock', 'deal="70" speed="instant"');
    await table.follow(2);
    await table.says(/turned the [\w ]+\.$/);
  });
});

describe('how to play', () => {
  listenToPage();

  it('explains this game with these options, its chances and its keys', async () => {
    const table = await game('big-ben', 'deal="70" rules="solsuite"');
    const dialog = await open(table);
    expect(textOf(dialog.querySelector('h2'))).to.equal('How to play Big Ben');
    expect([...dialog.querySelectorAll('h3')].map(textOf)).to.include.members([
      'The table',
      'How cards move',
      'The end',
      'The rules of this board',
      'Keys',
    ]);
    await until(() => /Your chances.*Every deal|Nearly all deals can be won/.test(textOf(dialog)));
    const text = textOf(dialog);
    expect(text).to.contain('An empty fan takes any card');
    expect(text).to.contain('clockwise, from 1 o’clock on');
    expect(text).to.contain('turn the waste over. You may do this once');
    expect(text).to.match(/H ?Hint/);
    expect(text).not.to.match(/undefined|null|NaN/);
  });

  it('can be opened where the toolbar is minimal, or by the page where there is none', async () => {
    const minimal = await game('clock', 'deal="70" toolbar="minimal"');
    await minimal.press('How to play');
    await until(() => dialogOf(minimal)?.open === true);
    await keys('Escape');
    await until(() => !dialogOf(minimal));
    expect(minimal.root.activeElement?.part.contains('howToPlay')).to.be.true;
    const bare = await game('clock', 'deal="70" toolbar="none"');
    expect(bare.controls('How to play')).to.have.length(0);
    (bare.element as ClockSolitaire).howToPlay();
    await until(() => dialogOf(bare)?.open === true);
  });

  it('lists the keys of this board, and each does what it says', async () => {
    const listed = async (table: Table): Promise<Map<string, string>> => {
      const lines = (await open(table)).querySelectorAll('.keys > div');
      return new Map(
        [...lines].map((one) => [textOf(one.querySelector('dt')), textOf(one.querySelector('dd'))]),
      );
    };
    const columns = await game('grandfathers-clock');
    const inColumns = await listed(columns);
    await keys('Escape');
    await until(() => !dialogOf(columns));
    expect([...inColumns.keys()]).to.include.members(['D', 'W', 'M', 'R', '?', 'L', 'U', 'H']);
    expect([...inColumns.keys()]).to.not.include.members(['C']);
    expect([...inColumns.keys()]).to.not.include.members(['S']);
    const table = await game('german-clock');
    const lines = await listed(table);
    expect(lines.get('C')).to.equal('To the centre');
    expect(lines.get('S')).to.equal('To the stock; again, to the waste');
    expect(lines.get('W')).to.equal('Hear what the pile takes next');
    await keys('Escape');
    await until(() => !dialogOf(table));
    const focused = (): string => table.root.activeElement?.ariaLabel ?? '';
    table.pile('h1').focus();
    await keys('s');
    await until(() => focused().startsWith('The stock:'));
    await keys('Enter', 's');
    await until(() => focused().startsWith('The waste:'));
    await keys('c');
    await until(() => focused().startsWith('The centre:'));
    await keys('w');
    await until(() => /The centre takes /.test(live(table)));
  });

  it('is a dialog that Escape and Close leave, back to where one was', async () => {
    const table = await game('clock');
    for (const close of ['Escape', 'Close']) {
      const dialog = await open(table);
      expect(dialog.matches(':modal')).to.be.true;
      expect(dialog.contains(table.root.activeElement)).to.be.true;
      if (close === 'Escape') await keys('Escape');
      else await table.pointer.tap(spotOf(dialog.querySelector<HTMLElement>('[part~=close]')!));
      await until(() => !dialogOf(table));
      expect(table.root.activeElement?.part.contains('menu')).to.be.true;
    }
    // The game was not touched.
    expect(table.shownMoves).to.equal('0');
  });

  it('shows an example move by move, forth and back, where cards don’t move by themselves', async () => {
    const table = await game('grandfathers-clock', 'deal="3"');
    const before = table.picture;
    const dialog = await open(table);
    expect(told(dialog)).to.equal('This is how a game begins.');
    await until(() => cardsOf(dialog) !== '');
    const opening = cardsOf(dialog);
    const seen = new Set<string>();
    for (let i = 1; i <= 9; i++) {
      await table.pointer.tap(spotOf(stepper(dialog, 'Next move')));
      await until(() => told(dialog).startsWith(`Move ${i} of 9: `));
      seen.add(cardsOf(dialog));
    }
    expect(seen.size).to.equal(9);
    expect(stepper(dialog, 'Next move').ariaDisabled).to.equal('true');
    // At its end, nothing more happens.
    await table.pointer.tap(spotOf(stepper(dialog, 'Next move')));
    expect(told(dialog)).to.match(/^Move 9 of 9: /);
    for (let i = 8; i >= 0; i--) {
      stepper(dialog, 'Previous move').focus();
      await keys('Enter');
      await until(() =>
        i > 0 ? told(dialog).startsWith(`Move ${i} `) : /begins/.test(told(dialog)),
      );
    }
    expect(cardsOf(dialog).split('\n').sort()).to.deep.equal(opening.split('\n').sort());
    await keys('Escape');
    await until(() => !dialogOf(table));
    expect(table.picture).to.equal(before);
  });

  /** Its moves are announced a moment after it has opened, so that it begins with its title. */
  const becomesLive = (dialog: HTMLElement): Promise<void> =>
    until(() => dialog.querySelector('.told')?.ariaLive === 'polite', 'moves are heard');

  it('plays the example by itself to its end, with a pause', async () => {
    const table = await lay('<clock-solitaire deal="70" speed="fast"></clock-solitaire>');
    await table.still();
    const dialog = await open(table);
    const PACE = 300 * 3.5;
    await until(() => waitsFor(PACE));
    await becomesLive(dialog);
    await pass(PACE);
    await until(() => told(dialog).startsWith('Move 1 of 10'));
    await table.pointer.tap(spotOf(stepper(dialog, 'Pause')));
    await until(() => stepper(dialog, 'Play') !== null);
    const at = told(dialog);
    await pass(10 * PACE);
    expect(told(dialog)).to.equal(at);
    expect(dialog.querySelector('.told')!.ariaLive).to.equal('polite');
    await table.pointer.tap(spotOf(stepper(dialog, 'Play')));
    await until(() => waitsFor(PACE));
    await pass(12 * PACE);
    await until(() =>
      /^Move 10 of 10: .*still face down\. That’s the end of the example\.$/.test(told(dialog)),
    );
    expect(stepper(dialog, 'Play again')).to.not.equal(null);
    await table.pointer.tap(spotOf(stepper(dialog, 'Play again')));
    await until(() => /begins/.test(told(dialog)));
    await keys('Escape');
    await until(() => !dialogOf(table));
    // It ends with its dialog.
    await pass(2 * PACE);
    expect(waitsFor(PACE)).to.be.false;
  });

  it('opened with keys, the example waits to be stepped, and tells each move and its end', async () => {
    const table = await lay('<clock-solitaire deal="70"></clock-solitaire>');
    await table.still();
    const menu = table.root.querySelector<HTMLElement>('button[part~=menu]')!;
    menu.focus();
    await keys('Enter');
    await until(() => table.controls('How to play').length > 0);
    table.control('How to play').focus();
    await keys('Enter');
    await until(() => dialogOf(table)?.open === true);
    const dialog = dialogOf(table)!;
    await becomesLive(dialog);
    await pass(60_000);
    expect(told(dialog)).to.equal('This is how a game begins.');
    expect(dialog.querySelector('.told')!.ariaLive).to.equal('polite');
    for (let i = 1; i <= 10; i++) {
      stepper(dialog, 'Next move').focus();
      await keys('Enter');
      await until(() => told(dialog).startsWith(`Move ${i} of 10: `));
      expect(told(dialog).includes('the end of the example')).to.equal(i === 10);
    }
  });

  it('fits narrow pages: nothing is cut off or overlaps', async () => {
    const table = await game('hide-and-seek');
    const dialog = await open(table);
    for (const width of [200, 320, 768]) {
      await screen(width, 700);
      await until(() => dialog.querySelector('.example-board')!.clientHeight > 20);
      const sheet = dialog.querySelector<HTMLElement>('.sheet')!;
      expect(dialog.scrollWidth, `${width}`).to.be.at.most(dialog.clientWidth);
      expect(sheet.scrollWidth, `${width}`).to.be.at.most(sheet.clientWidth);
      const boxes = [...dialog.querySelectorAll('.example .button')].map((one) =>
        one.getBoundingClientRect(),
      );
      for (const [i, box] of boxes.entries()) {
        expect(box.width).to.be.at.least(40);
        if (i > 0) expect(box.left, `${width}`).to.be.at.least(boxes[i - 1]!.right);
      }
    }
  });

  it('shows an example on the game’s own round dial, on a phone too', async () => {
    await screen(390, 844);
    for (const id of ['clock', 'grandfathers-clock', 'wandering-card']) {
      const table = await game(id);
      const dialog = await open(table);
      const root = dialog.querySelector('.example-board')!.shadowRoot!;
      await until(() => root.querySelector('.card') !== null);
      const { width, height } = root.querySelector<SVGPathElement>('.dial .rim')!.getBBox();
      expect(width, id).to.be.closeTo(height, 0.5);
      await keys('Escape');
      await until(() => !dialogOf(table));
    }
  });

  it('is hidden from screen readers where it is only a picture, and told in words', async () => {
    const table = await game('watch');
    const dialog = await open(table);
    const board = dialog.querySelector<HTMLElement>('.example-board')!;
    expect(board.ariaHidden).to.equal('true');
    expect(board.inert).to.be.true;
    const example = dialog.querySelector('.example')!;
    expect([example.role, example.ariaLabel]).to.deep.equal(['group', 'An example']);
    // No pile of it can be reached by Tab.
    for (let i = 0; i < 8; i++) {
      await keys('Tab');
      expect(table.root.activeElement).to.not.equal(board);
      expect(board.shadowRoot!.activeElement).to.be.null;
    }
  });
});

describe('a decision', () => {
  const page = listenToPage();

  it('Watch: the fourth king shows where it may go, and Play says what it waits for', async () => {
    const { deal, before, won } = watchReturn;
    const table = await game('watch', `deal="${deal}"`);
    await table.follow(before);
    await table.says(/That is the fourth king: choose a pile with cards face down for it\./);
    expect(live(table)).to.match(/choose a pile/);
    // The long message has room in the narrowest box, too.
    const bar = table.root.querySelector<HTMLElement>('[part~=status-bar]')!;
    await screen(200, 900);
    expect(bar.offsetHeight).to.equal(parseFloat(getComputedStyle(bar).minHeight));
    await screen(1000, 900);
    await table.still();
    const choices = table.targets;
    expect(choices).to.have.length(9);
    await table.press('Play');
    await table.says(/^That is the fourth king: choose a pile/);
    // The king can be picked up and put back: the choice stays.
    await table.tapTurned();
    expect(table.targets).to.deep.equal(choices);
    await keys('Escape');
    expect(table.targets).to.deep.equal(choices);
    await table.tap(won);
    expect(page.events.last('move').token).to.equal(`turned-${won}`);
    expect(table.targets).to.deep.equal([]);
    await table.says(/goes back face down/);
  });

  it('Big Ben: a gap that the stock can fill is told', async () => {
    const table = await game('big-ben', 'deal="2919"');
    const fan = (table.element as any).moves.find(({ token }: any) => /^f\d+-h/.test(token)).from;
    await table.tap(fan);
    if (table.targets.length > 0) await keys('Enter');
    await table.says(/ has a gap: the stock fills it, now or later\.$/);
    await table.tap('stock');
    await table.says(/^Filled (a|the) gap/);
  });

  it('German Clock: an opened suit is told, and each pile shows which suit comes next', async () => {
    const table = await game('german-clock', 'deal="103"');
    const signs = (): HTMLElement[] => [...table.root.querySelectorAll<HTMLElement>('.next-suit')];
    expect(signs()).to.have.length(0);
    await table.tap('stock');
    await table.tap('waste');
    await table.says(/Every pile takes diamonds, then a black suit, then hearts/);
    // All but 8 o’clock, whose second suit is still open.
    await until(() => signs().length === 12);
    const { left, top, width, height } = table.pile('h8').getBoundingClientRect();
    for (const sign of signs()) {
      expect(sign.dataset['suit']).to.equal('1');
      const box = sign.getBoundingClientRect();
      const inside =
        box.left > left && box.right < left + width && box.top > top && box.bottom < top + height;
      expect(inside).to.be.false;
    }
  });
});
