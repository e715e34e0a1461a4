/** Plays a story’s game as a player would: with a pointer at the cards’ coordinates, and with keys. */
import { addons } from 'storybook/preview-api';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { SolitaireElement } from '../src/element/solitaire-element.js';
import { nameOf } from '../test/support/pile-names.js';
import type { GameArgs, GameStory } from './game.js';
import { noPictures } from './pictures.js';

/** Milliseconds that something which has to be loaded may take on a slow machine. */
const PATIENCE = { timeout: 15_000, onTimeout: (error: Error) => error };
/** Enough for what is loaded when it is first wanted: words, dialogs, the keys. */
export const soon = <T>(look: () => T): Promise<T> => waitFor(look, PATIENCE);

type Play = (context: { readonly canvasElement: HTMLElement }) => Promise<void>;
type User = ReturnType<typeof userEvent.setup>;

/** A game in a story, and a player’s hand. */
class Player {
  readonly #user: User = userEvent.setup({ delay: null });
  #tapped: HTMLElement | undefined;

  private constructor(readonly game: SolitaireElement) {}

  /** The first game of a canvas, once it is drawn. */
  static async at(canvas: HTMLElement): Promise<Player> {
    const game = await soon(() => {
      const found = [...canvas.querySelectorAll('*')].find(
        ({ localName, shadowRoot }) => localName.endsWith('-solitaire') && shadowRoot,
      );
      if (!found) throw new Error('there is no game');
      return found as SolitaireElement;
    });
    const player = new Player(game);
    await soon(() => expect(player.piles[0]?.offsetWidth).toBeGreaterThan(0));
    // Its size is final a little later: in a page that has shown a game, nothing has to be loaded meanwhile.
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
    return player;
  }

  get root(): ShadowRoot {
    return this.game.shadowRoot!;
  }

  get piles(): HTMLButtonElement[] {
    return [...this.root.querySelectorAll<HTMLButtonElement>('[part~=pile]')];
  }

  /** A pile, by its id. */
  pile(id: string): HTMLButtonElement {
    const found = this.piles.find(({ ariaLabel }) => ariaLabel?.startsWith(`${nameOf(id)}:`));
    if (!found) throw new Error(`there is no pile ${id}`);
    return found;
  }

  /** The pile on which the turned card, or the wandering one, lies. */
  get turned(): HTMLButtonElement {
    const found = this.piles.find(({ ariaLabel }) =>
      /(turned|wandering) card/i.test(ariaLabel ?? ''),
    );
    if (!found) throw new Error('no card is turned');
    return found;
  }

  get hasTargets(): boolean {
    return this.root.querySelector('[part~=pile][part~=target]') !== null;
  }

  /** Presses and releases the pointer in the middle of something, on whatever lies on top there. */
  async tap(element: HTMLElement): Promise<void> {
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const coords = { clientX: left + width / 2, clientY: top + height / 2 };
    const hit = this.root.elementFromPoint(coords.clientX, coords.clientY);
    // What a pile draws over its top card belongs to its button.
    if (!hit || !(element.contains(hit) || hit === element.closest('button'))) {
      const what = [element, hit].map((one) => `${one?.localName}.${one?.part.value}`);
      throw new Error(`${what[0]} is covered by ${what[1]}`);
    }
    await this.#user.pointer({ keys: '[MouseLeft]', target: hit, coords });
  }

  /** Taps the top card of a pile. A second tap on it would be half of a double tap: that is a key. */
  async tapCard(pile: HTMLElement): Promise<void> {
    if (pile === this.#tapped) {
      pile.focus();
      await this.keys('{Enter}');
    } else await this.tap(pile.querySelector<HTMLElement>('.grip') ?? pile);
    this.#tapped = pile;
  }

  /** Presses a button, by its part, once it is there. */
  async press(part: string): Promise<void> {
    const button = await soon(() => {
      const found = this.root.querySelector<HTMLButtonElement>(`button[part~=${part}]`);
      if (!found?.checkVisibility()) throw new Error(`there is no button ${part}`);
      expect(found).toBeEnabled();
      return found;
    });
    await this.tap(button);
  }

  async keys(text: string): Promise<void> {
    await this.#user.keyboard(text);
  }

  /** Makes a move: a tap on the card and, if it can go to several places, one on its goal. */
  async move(token: string): Promise<void> {
    const [from = '', to = ''] = token.split('-');
    const before = this.game.moveCount;
    if (from === 'turned' || from === 'wandering') {
      // It counts as lifted; where it has no choice, a tap on it is enough.
      const goal = this.game.moves.length > 1 ? this.pile(to) : this.turned;
      await this.tapCard(goal);
    } else {
      await this.tapCard(this.pile(from === 'waste' && to === 'stock' ? 'stock' : from));
      if (this.hasTargets) await this.tapCard(this.pile(to));
    }
    await soon(() => expect(this.game.moveCount, token).toBe(before + 1));
    await this.game.updateComplete;
  }

  /** Waits for something in the game. */
  async sees(selector: string): Promise<void> {
    await soon(() => {
      if (!this.root.querySelector(selector)) throw new Error(`there is no ${selector}`);
    });
  }
}

/** The events that reach the panel of actions, from now on. */
function actions(): { readonly names: string[] } {
  const names: string[] = [];
  addons
    .getChannel()
    .on('storybook/actions/action-event', ({ data }: { data: { name: string } }) => {
      names.push(data.name);
    });
  return { names };
}

/** A story that is played: moves with a pointer, one more and back by keys, and undo and redo by buttons. */
export function played(args: GameArgs & { readonly count: number }, taps: number): GameStory {
  return {
    args,
    parameters: noPictures,
    async play({ canvasElement, step }) {
      const player = await Player.at(canvasElement);
      const { game } = player;
      const heard = actions();
      await step('Taps on cards', async () => {
        for (let i = 0; i < taps; i++) {
          const token = args.moves?.[args.count + i] ?? game.moves[0]!.token;
          await player.move(token);
        }
      });
      expect(heard.names.filter((name) => name === 'solitaire-move')).toHaveLength(taps);
      const there = game.moveCount;
      await step('Keys', async () => {
        game.focus();
        await player.keys('{Enter}');
        // A card that can go to several places is only lifted.
        await soon(() => expect(game.moveCount > there || player.hasTargets).toBe(true));
        await player.keys(game.moveCount > there ? 'u' : '{Escape}');
        await soon(() => expect([game.moveCount, player.hasTargets]).toEqual([there, false]));
      });
      await step('Undo and redo', async () => {
        await player.press('undo');
        await soon(() => expect(game.moveCount).toBeLessThan(there));
        await player.press('redo');
        await soon(() => expect(game.moveCount).toBe(there));
      });
      expect(heard.names).toEqual(expect.arrayContaining(['solitaire-undo', 'solitaire-redo']));
    },
  };
}

/** Presses buttons one after another, by their parts, and waits for an element to appear. */
export const pressing =
  (parts: readonly string[], awaited: string): Play =>
  async ({ canvasElement }) => {
    const player = await Player.at(canvasElement);
    for (const part of parts) await player.press(part);
    await player.sees(awaited);
  };

/** Presses the switch of a game that is scanned, once it listens, and waits for an element to appear. */
export const scanning =
  (awaited: string): Play =>
  async ({ canvasElement }) => {
    const player = await Player.at(canvasElement);
    const message = (): string => player.root.querySelector('[part~=message]')!.textContent.trim();
    await soon(() => expect(message()).toMatch(/^Scanning: /));
    player.game.focus();
    await player.keys(' ');
    await player.sees(awaited);
    expect(message()).toMatch(/\?$/);
  };

/** Goes to a pile by keys, whose top card the magnifier shows. */
export const magnifying: Play = async ({ canvasElement }) => {
  const player = await Player.at(canvasElement);
  player.game.focus();
  await player.keys('{End}{ArrowLeft}');
  await player.sees('.magnifier .card');
};

/** Opens a dialog from the menu, and closes it by its key and opens it again. */
export const opening =
  (part: string): Play =>
  async ({ canvasElement }) => {
    const player = await Player.at(canvasElement);
    const open = async (): Promise<void> => {
      await player.press('menu');
      await player.press(part);
      await player.sees('dialog[open] button');
    };
    await open();
    await player.press('close');
    await soon(() => expect(player.root.querySelector('dialog')).toBe(null));
    await open();
  };
