/** The colours that the game in the preview is drawn in: read from it, so that page, theme and scheme count. */
import { colourFacts } from './colour-facts.js';
import { type Colour, contrast, groundsOn, hex, paint } from './contrast.js';

/** One colour on another, where they are least apart. */
export interface Seen {
  readonly ratio: number;
  /** As #rrggbb. */
  readonly ink: string;
  readonly ground: string;
}

/** By custom property; what is nowhere in the game is missing. */
export type SeenColours = Readonly<Record<string, Seen>>;

const WHITE: Colour = [255, 255, 255];

const lowest = (grounds: readonly Colour[], inks: readonly string[]): Seen =>
  grounds
    .flatMap((ground) => inks.map((ink) => [ground, paint(ground, ink)] as const))
    .map(([ground, ink]) => ({ ratio: contrast(ink, ground), ink: hex(ink), ground: hex(ground) }))
    .reduce((least, one) => (one.ratio < least.ratio ? one : least));

/** The shadow roots of the game, and of what is around it. */
export function rootsOf(shown: Element | null): readonly ShadowRoot[] {
  const { shadowRoot, game } = (shown ?? {}) as { shadowRoot?: ShadowRoot; game?: Element };
  return [shadowRoot, game?.shadowRoot].filter((root) => !!root);
}

/** @param stage the preview's box; what is drawn there lies on its background */
export function coloursOf(stage: HTMLElement): SeenColours {
  const root = rootsOf(stage.firstElementChild).find((one) => one.querySelector('.board'));
  const [base, board] = ['.base', '.board'].map((name) => root?.querySelector(name));
  if (!base || !board) return {};
  // What has the classes of a card has its colours, whatever is dealt and face up.
  const probe = document.createElement('i');
  probe.hidden = true;
  board.append(probe);
  const own = (name: string, colour = ''): string => {
    probe.className = name;
    probe.style.color = colour;
    return getComputedStyle(probe).color;
  };
  const [paper, back] = ['--_paper', '--_back'].map((name) => [
    paint(WHITE, own('', `var(${name})`)),
  ]) as [[Colour], [Colour]];
  const suits = ['spades', 'red hearts', 'clubs', 'red diamonds'].map((suit) =>
    own(`card ${suit}`),
  );
  const [accent, backInk] = [own('', 'var(--_accent)'), own('', 'var(--_back-ink)')];
  probe.remove();
  const [black, red, clubs, diamonds] = suits as [string, string, string, string];

  const table = groundsOn(groundsOn(groundsOn([WHITE], stage), base), board);
  const rim = board.querySelector('.dial .rim');
  const dial = rim && table.map((ground) => paint(ground, getComputedStyle(rim).fill));
  const text = lowest(table, [getComputedStyle(base).color]);
  const hands = lowest(back, [backInk]);
  const seen: Record<string, Seen | undefined | null> = {
    ink: text,
    background: text,
    dial: dial && lowest(dial, [getComputedStyle(rim.closest('.dial')!).color]),
    accent: lowest(dial ?? table, [accent]),
    'card-paper': lowest(paper, suits),
    'card-black': lowest(paper, [black]),
    'card-red': lowest(paper, [red]),
    'card-clubs': lowest(paper, [clubs]),
    'card-diamonds': lowest(paper, [diamonds]),
    back: hands,
    'back-ink': hands,
  };
  return Object.fromEntries(
    colourFacts.flatMap(({ name, property }) => (seen[name] ? [[property, seen[name]]] : [])),
  );
}
