/** custom-elements.json against the elements as they run: what it lists is there, and nothing else is. */
import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { LitElement, ReactiveElement } from 'lit';
import { catalogue } from '../../src/catalogue.js';
import * as kit from '../../src/hourhand.js';
import { type Game, games } from '../../src/rules/index.js';
import { propertyOf } from '../../src/settings/index.js';
import { listenToPage } from '../support/page.js';
import { frames, lay, spotOf, type Table, until } from '../support/table.js';
import {
  bigBenLost,
  bigBenWon,
  germanClockLost,
  germanClockWon,
  grandfathersClockLost,
  grandfathersClockWon,
  type Line,
  luck,
  watchReturn,
} from './lines.js';

const manifest = await (await fetch('/custom-elements.json')).json();
const { exports: entries } = await (await fetch('/package.json')).json();

const declarations: any[] = manifest.modules.flatMap((module: any) => module.declarations);
const tags: any[] = declarations.filter(({ tagName }) => tagName);
const names = (list: any[] = []): string[] => list.map(({ name }) => name).sort();

/** The options that the attributes of a game’s tag choose; none for another tag. */
const optionsOf = (game?: Game): string[] => [
  ...(game?.options ?? []).map(({ name }) => name),
  ...(game?.presets ? ['rules'] : []),
];
const allOptions = new Set(Object.values(games).flatMap(optionsOf));

/** Options of other games: a tag observes their attributes only to warn of them. */
const straysOf = (game?: Game): string[] =>
  game ? [...allOptions].filter((name) => !optionsOf(game).includes(name)) : [];

const gameOf = (tag: string): Game | undefined =>
  games[catalogue.find((entry) => entry.tag === tag)?.id ?? ''];

/** What a class and those above it define, up to Lit’s own. */
function membersOf(element: CustomElementConstructor): Map<string, PropertyDescriptor> {
  const members = new Map<string, PropertyDescriptor>();
  const ends: unknown[] = [LitElement.prototype, ReactiveElement.prototype];
  const isLits = (name: string): boolean =>
    ends.some((end) => Object.getOwnPropertyNames(end).includes(name));
  for (let at = element.prototype; !ends.includes(at); at = Object.getPrototypeOf(at)) {
    for (const [name, member] of Object.entries(Object.getOwnPropertyDescriptors(at))) {
      // What Lit calls is not for pages, nor is what the browser calls.
      if (name === 'constructor' || name.endsWith('Callback') || isLits(name)) continue;
      if (!members.has(name)) members.set(name, member as PropertyDescriptor);
    }
  }
  return members;
}

describe('custom-elements.json', () => {
  it('has every tag of the kit, in modules that the package has', () => {
    const all = [...catalogue.map(({ tag }) => tag), 'solitaire-daily', 'solitaire-settings'];
    expect(tags.map(({ tagName }) => tagName).sort()).to.deep.equal(all.sort());
    const published = Object.values<any>(entries).map((entry) => entry.default);
    for (const { path } of manifest.modules) expect(published).to.include(`./${path}`);
    const references = JSON.stringify(manifest).matchAll(/"module":"([^"]+)"/g);
    const paths = manifest.modules.map(({ path }: any) => path);
    for (const [, module] of references) expect(paths).to.include(module);
  });

  it('has every event that the package exports, and its class', () => {
    const exported = Object.values<any>(kit)
      .filter((value) => value.prototype instanceof CustomEvent)
      .map((Event) => ({ name: new Event({}).type, type: Event.name, detail: 'detail' }));
    const classes = declarations.filter(({ superclass }) => superclass?.name === 'CustomEvent');
    expect(names(classes)).to.deep.equal(exported.map(({ type }) => type).sort());
    for (const { tagName, events } of tags.filter(({ tagName }) => gameOf(tagName))) {
      expect(names(events), tagName).to.deep.equal(names(exported));
      for (const { name, type, description } of events) {
        expect(type.text).to.equal(exported.find((one) => one.name === name)!.type);
        const { members } = classes.find((one) => one.name === type.text);
        const [, detail] = /Readonly<(\w+Detail)>/.exec(members[0].type.text)!;
        expect(description).to.include(`\`${detail}\``);
      }
    }
  });

  for (const { tagName, attributes, members } of tags) {
    const element = customElements.get(tagName) as unknown as typeof ReactiveElement;
    const game = gameOf(tagName);

    it(`has all attributes of <${tagName}>`, () => {
      const strays = straysOf(game);
      expect(element.observedAttributes).to.include.members(strays);
      const own = element.observedAttributes.filter((name) => !strays.includes(name));
      expect(names(attributes)).to.deep.equal(own.sort());
      for (const { name, fieldName, type, description } of attributes) {
        expect(element.elementProperties.get(fieldName)!.attribute ?? fieldName).to.equal(name);
        expect(type.text, name).to.be.a('string');
        expect(description, name).to.match(/^[A-Z].*\.$/);
      }
    });

    it(`has all properties and methods of <${tagName}>, and no others`, () => {
      const strays = straysOf(game).map(propertyOf);
      const own = membersOf(element as unknown as CustomElementConstructor);
      for (const stray of strays) own.delete(stray);
      const listed = members.filter((member: any) => !member.static);
      expect(names(listed)).to.deep.equal([...own.keys()].sort());
      for (const { name, kind, readonly, description } of listed) {
        const { value, set } = own.get(name)!;
        expect(kind, name).to.equal(typeof value === 'function' ? 'method' : 'field');
        if (kind === 'field') expect(Boolean(readonly), name).to.equal(!set);
        expect(description, name).to.match(/^[A-Z].*\.$/s);
      }
      for (const member of members.filter((member: any) => member.static)) {
        // Not told by the element itself, which is too much to be printed.
        expect(member.name in element, member.name).to.equal(true);
      }
    });
  }
});

/** A game without choices, or one whose line is known. */
const played = (deal: number): Line => ({ deal, moves: [] });
const watchLine = (to: string): Line => ({
  deal: watchReturn.deal,
  moves: [...new Array<string>(watchReturn.before).fill(''), `turned-${to}`],
});
/** No king could have won it: so circles are shown. */
const watchLost: Line = { deal: 1, moves: [...new Array<string>(47).fill(''), 'turned-h4'] };

const lines: Readonly<Record<string, { readonly won: Line; readonly lost: Line }>> = {
  'clock-solitaire': { won: played(luck.clock.won), lost: played(luck.clock.lost) },
  'watch-solitaire': { won: watchLine(watchReturn.won), lost: watchLost },
  'travellers-solitaire': {
    won: played(luck.travellers.won),
    lost: played(luck.travellers.lost),
  },
  'hide-and-seek-solitaire': {
    won: played(luck['hide-and-seek'].won),
    lost: played(luck['hide-and-seek'].lost),
  },
  'grandfathers-clock-solitaire': { won: grandfathersClockWon, lost: grandfathersClockLost },
  'big-ben-solitaire': { won: bigBenWon, lost: bigBenLost },
  'german-clock-solitaire': { won: germanClockWon, lost: germanClockLost },
  'wandering-card-solitaire': {
    won: played(luck['wandering-card'].won),
    lost: played(luck['wandering-card'].lost),
  },
};

/** What boards have shown: the tokens of parts, states, slots and custom properties. */
class Finds {
  readonly parts = new Set<string>();
  readonly states = new Set<string>();
  readonly slots = new Set<string>();
  readonly properties = new Set<string>();

  /** Notes all that a board shows until the end of the test. */
  follow(root: ShadowRoot): void {
    const note = (node: Node): void => {
      if (!(node instanceof Element)) return;
      for (const one of [node, ...node.querySelectorAll('*')]) {
        for (const token of one.part) this.parts.add(token);
        if (one instanceof HTMLSlotElement) this.slots.add(one.name);
      }
    };
    root.childNodes.forEach(note);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        if (addedNodes.length === 0) note(target);
        addedNodes.forEach(note);
      }
    }).observe(root, { subtree: true, childList: true, attributeFilter: ['part'] });
  }

  /** Reads the styles that a board has so far. */
  read(root: ShadowRoot): void {
    for (const { cssRules } of root.adoptedStyleSheets) {
      const text = Array.from(cssRules, (rule) => rule.cssText).join('\n');
      for (const [name] of text.matchAll(/--solitaire-[a-z-]+/g)) this.properties.add(name);
    }
  }
}

describe('custom-elements.json, and games that are played', function () {
  // The solver shares the machine with the rest of the run.
  const page = listenToPage();
  const everywhere = new Finds();

  /** The custom states that are set: nobody else can list them. */
  const { add } = CustomStateSet.prototype;
  before(() => {
    CustomStateSet.prototype.add = function (state) {
      everywhere.states.add(state);
      return add.call(this, state);
    };
  });
  after(() => {
    CustomStateSet.prototype.add = add;
  });

  for (const { tagName, cssParts, cssProperties, slots, events } of tags) {
    if (!gameOf(tagName)) continue;

    it(`${tagName}: parts, slots and custom properties`, async () => {
      if (!lines[tagName]) throw new Error(`this file’s \`lines\` has none for ${tagName}`);
      const { won, lost } = lines[tagName];
      const found = new Finds();
      const table = await lay(
        `<${tagName} deal="${lost.deal}" speed="instant" verdict="on"></${tagName}>`,
      );
      const element = table.element as kit.GrandfathersClockSolitaire;
      const { root } = table;
      found.follow(root);
      const shows = (...parts: string[]): Promise<void> =>
        until(
          () => parts.every((part) => found.parts.has(part)),
          () => `parts ${parts.join(', ')} are shown, not only ${[...found.parts].join(', ')}`,
        );
      const press = (part: string): void =>
        root.querySelector<HTMLElement>(`button[part~=${part}]`)!.click();
      const judged = cssParts.some(({ name }: any) => name === 'verdict');

      if (judged) await shows('verdict');
      await hold(table, lost);
      await shows('lifted', 'target');
      await element.hint();
      press('menu');
      await shows('menu', 'settings', 'bringBack');
      press('settings');
      await shows('dialog', 'close');
      press('close');
      if (tagName === 'grandfathers-clock-solitaire') {
        await element.newGame(won.deal);
        press('menu');
        await until(() => root.querySelector('button[part~=solution]') !== null);
        press('solution');
        await shows('step', 'takeOver', 'backToGame', 'play');
        press('play');
        await shows('pause');
        press('backToGame');
        await element.newGame(lost.deal);
      }

      follow(element, lost);
      expect(element.status).to.equal('lost');
      await shows('lost', 'result', 'why', 'last', 'message');
      press('why');
      // The solver finds the reason; in Big Ben it may look for it longer than a test can wait.
      const { hasSolver } = gameOf(tagName)!;
      const hasLastChance = /grandfathers|german/.test(tagName);
      if (hasSolver && tagName !== 'big-ben-solitaire')
        await shows(hasLastChance ? 'back' : 'ways');
      if (tagName === 'grandfathers-clock-solitaire') {
        // It is in the place of “Why?”, and a double click is none.
        const shown = performance.now();
        await until(() => performance.now() - shown > 1000);
        press('back');
        await shows('ways');
      }
      if (tagName === 'german-clock-solitaire') {
        element.undo();
        await until(() => element.matches(':state(stuck)'));
      }

      await element.newGame(won.deal);
      follow(element, won);
      expect(element.status).to.equal('won');
      await shows('won');
      press('replay');
      await until(() => root.querySelector('[part=scrubber]') !== null);
      press('backToGame');
      if (tagName === 'clock-solitaire') {
        // A browser enters fullscreen only for a real press: fullscreen.browser.ts does that.
        const matches = (selector: string): boolean =>
          selector === ':fullscreen' || Element.prototype.matches.call(element, selector);
        Object.assign(element, { matches });
        press('menu');
        await shows('leaveFullscreen');
        press('guide');
        press('menu');
        await shows('leaveGuide');
        press('leaveGuide');
        Reflect.deleteProperty(element, 'matches');
        await element.newGame('daily');
        table.turned!.click();
        while (element.status === 'playing') element.play(element.moves[0]!);
        await shows('shareResult');
        await element.newGame(won.deal);
        localStorage.setItem('hourhand.statistics', 'damaged');
        table.turned!.click();
        await shows('restoreResults');
        press('restoreResults');
        await element.newGame(won.deal);
        const key = 'hourhand.game.clock';
        element.play(element.moves[0]!);
        const older = localStorage.getItem(key)!;
        element.play(element.moves[0]!);
        localStorage.setItem(key, older);
        window.dispatchEvent(new StorageEvent('storage', { key }));
        await shows('continueSaved', 'keepThis');
        press('keepThis');
        follow(element, won);
      }
      element.setAttribute('auto-move', 'forced');
      await shows('play');
      // Undone, a certain end is offered again where the game has one.
      for (let i = 0; i < 4; i++) element.undo();
      await element.updateComplete;
      found.read(root);

      // What is only looked at has a caption; what can't be read has a state.
      element.setAttribute('replay', element.save());
      await shows('caption');
      element.setAttribute('replay', 'a game');
      await until(() => element.matches(':state(unreadable)'));
      found.read(root);
      expect(page.watch.lines.splice(0)).to.have.length(1);

      const listed = names(cssParts);
      expect([...found.parts].filter((part) => !listed.includes(part))).to.deep.equal([]);
      const missing = listed.filter((part) => !found.parts.has(part));
      // What all games share need not come in each.
      expect(missing.filter((part) => !SHARED.includes(part))).to.deep.equal([]);
      // The tag's own content has no name.
      expect([...found.slots].filter(Boolean).sort()).to.deep.equal(names(slots).sort());
      const properties = names(cssProperties);
      expect([...found.properties].filter((name) => !properties.includes(name))).to.deep.equal([]);
      const told = new Set(page.events.types.map((type) => `solitaire-${type}`));
      expect(names(events)).to.include.members([...told]);
      for (const part of found.parts) everywhere.parts.add(part);
      for (const name of found.properties) everywhere.properties.add(name);
    });
  }

  it('has nothing that is seen in no game', async () => {
    const daily = document.createElement('solitaire-daily');
    document.body.append(daily);
    await daily.updateComplete;
    for (const node of daily.shadowRoot!.querySelectorAll('[part]'))
      for (const part of node.part) everywhere.parts.add(part);
    daily.remove();
    const all = (kind: string): string[] => [
      ...new Set(tags.flatMap((tag) => names(tag[kind] as any[]))),
    ];
    expect(all('cssParts').filter((part) => !everywhere.parts.has(part))).to.deep.equal([]);
    expect([...everywhere.properties].sort()).to.deep.equal(all('cssProperties').sort());
    expect([...everywhere.states].sort()).to.deep.equal(all('cssStates').sort());
  });
});

/** What the look of a board and of its settings is made of, as the browser has computed it. */
const LOOK = [
  'color',
  'background-color',
  'background-image',
  'fill',
  'stroke',
  'accent-color',
  'border-top-color',
  'border-top-left-radius',
  'box-shadow',
  'font-family',
  'padding-top',
];

function lookOf(root: ShadowRoot): string {
  const lines = [...root.querySelectorAll('*')].map((one) => {
    const style = getComputedStyle(one);
    const private_ = one.matches('.board') ? ['--_focus', '--_accent'] : [];
    // The board has whole pixels of what there is.
    const height = one.matches('.available') ? ['height'] : [];
    return [...LOOK, ...private_, ...height].map((name) => style.getPropertyValue(name)).join();
  });
  return lines.join('\n');
}

/** A value that no property has by itself. */
const strange = (name: string): string => {
  if (name.endsWith('font')) return 'fantasy';
  if (name.endsWith('size')) return '300px';
  return /padding|radius/.test(name) ? '7px' : '#123456';
};

describe('the defaults of custom properties in custom-elements.json', () => {
  for (const scheme of ['light', 'dark']) {
    it(`are what holds where nobody sets one, on a ${scheme} page`, async () => {
      const { root, element } = await lay(
        `<div style="color-scheme: ${scheme}">
          <big-ben-solitaire deal="7" speed="instant" faces="four-color" storage="none"></big-ben-solitaire>
          <german-clock-solitaire deal="${germanClockWon.deal}" speed="instant" storage="none"></german-clock-solitaire>
          <grandfathers-clock-solitaire deal="7" speed="instant" storage="none"></grandfathers-clock-solitaire>
        </div>`,
      );
      const second = element.nextElementSibling as kit.GermanClockSolitaire;
      // Until its order of suits has a red one.
      for (const move of germanClockWon.moves) {
        if (second.shadowRoot!.querySelector('.suit.red')) break;
        expect(second.play(move).ok, move).to.be.true;
        await frames(2);
      }
      root.querySelector<HTMLElement>('button[part~=menu]')!.click();
      await until(() => root.querySelector('button[part~=settings]') !== null);
      root.querySelector<HTMLElement>('button[part~=settings]')!.click();
      await until(() => root.querySelector('dialog[open] input') !== null);
      await frames(2);
      // With a case.
      const third = second.nextElementSibling as kit.GrandfathersClockSolitaire;
      const games = [element, second, third];
      const look = (): string => games.map(({ shadowRoot }) => lookOf(shadowRoot!)).join('\n');
      const usual = look();
      const { cssProperties } = tags.find(({ tagName }) => tagName === element.localName);
      const [wrong, unmeasured]: [string[], string[]] = [[], []];
      for (const { name, default: value } of cssProperties) {
        const lookWith = (chosen: string): string => {
          for (const { style } of games) style.setProperty(name, chosen);
          return look();
        };
        if (lookWith(value) !== usual) wrong.push(`${name}: ${value}`);
        if (lookWith(strange(name)) === usual) unmeasured.push(name);
        for (const { style } of games) style.removeProperty(name);
      }
      expect(look() === usual, 'nothing else has changed').to.be.true;
      expect({ wrong, unmeasured }).to.deep.equal({ wrong: [], unmeasured: [] });
    });
  }
});

/** What comes up in the course of one game or another, made by what all of them share. */
const SHARED = [
  'back',
  'backToGame',
  'continueSaved',
  'count',
  'finish',
  'keepThis',
  'leaveFullscreen',
  'leaveGuide',
  'pause',
  'restoreResults',
  'shareResult',
  'step',
  'takeOver',
  'ways',
];

/** Plays a line; where it names no move there is but one. */
function follow(element: kit.GrandfathersClockSolitaire, { moves }: Line): void {
  for (let at = element.moveCount; element.status === 'playing'; at++) {
    const move = moves[at] || element.moves[0]!;
    expect(element.play(move).ok, `${at}: ${JSON.stringify(move)}`).to.be.true;
  }
}

/** Draws the first card that can be drawn along a line, and puts it back. */
async function hold(table: Table, { moves }: Line): Promise<void> {
  const element = table.element as kit.GrandfathersClockSolitaire;
  for (const move of moves) {
    if (!move.startsWith('stock')) break;
    element.play(move);
  }
  const from = (moves[element.moveCount] || 'turned').split('-')[0]!;
  const pile = from === 'turned' ? table.turned! : table.pile(from);
  const { x, y } = spotOf(pile.querySelector<HTMLElement>('.grip')!);
  await sendMouse({ type: 'move', position: [x, y] });
  await sendMouse({ type: 'down' });
  // The first moves only load the code for drags.
  while (table.targets.length === 0) {
    await sendMouse({ type: 'move', position: [x + 20, y + 20] });
    await frames(1);
  }
  await sendMouse({ type: 'move', position: [x, y] });
  await sendMouse({ type: 'up' });
}
