/**
 * The composition of every game: nothing that is drawn touches what it should not, everything stays in its box
 * and on its axis, and every open card can be read. All of it is computed from shapes, not from pixels.
 */
import { expect } from '@open-wc/testing';
import '../../src/hourhand.js';
import type { SolitaireElement } from '../../src/element/solitaire-element.js';
import {
  depth,
  indicesOf,
  type Kind,
  type Thing,
  thingsOf,
  wordsAndHands,
} from '../support/drawn.js';
import { frames, put, screen, until } from '../support/table.js';
import {
  bigBenLost,
  bigBenWon,
  germanClockLost,
  germanClockWon,
  grandfathersClockLost,
  grandfathersClockWon,
  luck,
  watchReturn,
} from './lines.js';

/** A deal and its moves; where there are none, the first legal one each time. */
interface Way {
  readonly deal: number;
  readonly moves?: readonly string[];
}

const watch = (last: string): Way => ({
  deal: watchReturn.deal,
  moves: [...new Array<string>(watchReturn.before).fill(''), `turned-${last}`],
});

const GAMES: Readonly<
  Record<string, { readonly won: Way; readonly lost: Way; readonly middle: number }>
> = {
  clock: { won: { deal: luck.clock.won }, lost: { deal: luck.clock.lost }, middle: 24 },
  watch: { won: watch(watchReturn.won), lost: watch(watchReturn.lost), middle: 24 },
  travellers: {
    won: { deal: luck.travellers.won },
    lost: { deal: luck.travellers.lost },
    middle: 30,
  },
  'hide-and-seek': {
    won: { deal: luck['hide-and-seek'].won },
    lost: { deal: luck['hide-and-seek'].lost },
    middle: 30,
  },
  'grandfathers-clock': { won: grandfathersClockWon, lost: grandfathersClockLost, middle: 18 },
  'big-ben': { won: bigBenWon, lost: bigBenLost, middle: 50 },
  'german-clock': { won: germanClockWon, lost: germanClockLost, middle: 50 },
  'wandering-card': {
    won: { deal: luck['wandering-card'].won },
    lost: { deal: luck['wandering-card'].lost },
    middle: 24,
  },
};

const SIZES = [
  [200, 720],
  [360, 740],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1280, 800],
] as const;

/** Plays a game’s line, up to a number of moves. */
function play(game: SolitaireElement, { moves }: Way, count = Infinity): void {
  for (let i = 0; i < count; i++) {
    const token = moves?.[i] || game.moves[0]?.token;
    if (!token || !game.play(token).ok) return;
  }
}

/** The number of moves of a whole line. */
function lengthOf(game: SolitaireElement, way: Way): number {
  play(game, way);
  return game.moveCount;
}

type States = ReadonlyMap<string, SolitaireElement>;

/** The game in five states, one below the other. */
function inAllStates(id: string, attributes = ''): States {
  const { won, lost, middle } = GAMES[id]!;
  const tag = `${id}-solitaire`;
  const make = (deal: number): string =>
    `<${tag} deal="${deal}" speed="instant" storage="none" ${attributes}></${tag}>`;
  const box = put([won.deal, won.deal, won.deal, won.deal, lost.deal].map(make).join(''));
  const [opening, half, end, over, gone] = [...box.children] as SolitaireElement[];
  play(half!, won, middle);
  play(end!, won, lengthOf(over!, won) - 1);
  play(gone!, lost);
  expect([over!.status, gone!.status]).to.deep.equal(['won', 'lost']);
  return new Map(
    Object.entries({ opening: opening!, middle: half!, end: end!, won: over!, lost: gone! }),
  );
}

async function laidOut(states: States, width: number, height: number): Promise<void> {
  await screen(width, height);
  for (const { shadowRoot } of states.values()) {
    await until(() => {
      const available = shadowRoot!.querySelector<HTMLElement>('.available');
      const board = shadowRoot!.querySelector<HTMLElement>('.board');
      const drawn = shadowRoot!.querySelectorAll('.details, .card').length > 1;
      return drawn && board!.offsetWidth > 0 && board!.offsetWidth <= available!.offsetWidth;
    }, 'the board fits');
  }
  await frames(3);
}

/** Pixels: what is drawn may come so close that it shares them. */
const SHARED = 0.6;

/** Pairs of kinds that may lie on each other, if their owners are the same or the rule says so. */
function mayTouch(a: Thing, b: Thing): boolean {
  const kinds = [a.kind, b.kind].sort().join(' ') as `${Kind} ${Kind}`;
  switch (kinds) {
    // The hand comes out from under the card in the centre; the two of a clock have one axle.
    case 'hand hand':
      return true;
    case 'hand pile':
      return /centre|kings|turned/i.test(a.owner + b.owner);
    // A short hand lies on the bar of its hour. Ornaments are drawn under cards and track; a train
    // is on its line.
    case 'hand tick':
    case 'hand ornament':
    case 'ornament ornament':
    case 'ornament pile':
    case 'ornament tick':
    case 'way way':
    case 'ornament way':
      return true;
    // A train stands in front of the ticks of its station.
    case 'tick way':
      return true;
    case 'tick tick':
      return a.owner === b.owner;
    default:
      return a.kind === 'rim' || b.kind === 'rim';
  }
}

/** What touches what it should not, and what leaves the box of the game. */
function collisions(game: SolitaireElement): string[] {
  const things = thingsOf(game.shadowRoot!);
  const found: string[] = [];
  const boxes = things.map(({ shape }) => ({
    left: Math.min(...shape.map(({ x }) => x)),
    right: Math.max(...shape.map(({ x }) => x)),
    top: Math.min(...shape.map(({ y }) => y)),
    bottom: Math.max(...shape.map(({ y }) => y)),
  }));
  things.forEach((a, i) => {
    const one = boxes[i]!;
    for (let k = i + 1; k < things.length; k++) {
      const [b, other] = [things[k]!, boxes[k]!];
      const apart =
        one.left >= other.right ||
        other.left >= one.right ||
        one.top >= other.bottom ||
        other.top >= one.bottom;
      if (apart || mayTouch(a, b)) continue;
      const by = depth(a.shape, b.shape);
      if (by > SHARED) found.push(`${a.name} and ${b.name}`);
    }
  });
  const { left, right } = game.getBoundingClientRect();
  const element = game.shadowRoot!.querySelector('.board')!;
  // The board of a game that is won may have moved in its room.
  const room = element.matches('.grown') ? element.parentElement! : element;
  const board = room.getBoundingClientRect();
  things.forEach(({ name }, i) => {
    const { left: from, right: to, top, bottom } = boxes[i]!;
    const out = Math.max(left - from, to - right, board.top - top, bottom - board.bottom);
    if (out > SHARED) found.push(`${name} leaves the box`);
  });
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
  return found;
}

/** Pixels: no index of an open card is lower; nothing is farther from its axis. */
const READABLE = 9;
const BESIDE = 1;

/** What open cards hide, and what is too small or upside down of what they show. */
function illegible(game: SolitaireElement): string[] {
  const { shown, hidden } = indicesOf(game.shadowRoot!);
  const found = hidden.map((card) => `${card} shows no index`);
  for (const { card, height, tilt } of shown) {
    if (height < READABLE - 0.05) found.push(`${card} has an index of ${height.toFixed(1)} pixels`);
    if (tilt > 90.5) found.push(`${card} is upside down`);
  }
  return found;
}

const middleOf = (rects: readonly DOMRectReadOnly[]): number =>
  (Math.min(...rects.map(({ left }) => left)) + Math.max(...rects.map(({ right }) => right))) / 2;

/** What does not stand on the axis of the game’s box. */
function astray(game: SolitaireElement): string[] {
  const root = game.shadowRoot!;
  const axis = middleOf([game.getBoundingClientRect()]);
  const found: string[] = [];
  const check = (name: string, elements: Iterable<Element>, own = axis): void => {
    const rects = [...elements]
      .map((one) => one.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    const away = rects.length > 0 ? middleOf(rects) - own : 0;
    if (Math.abs(away) > BESIDE) found.push(`${name} by ${away.toFixed(1)}`);
  };
  check('the board', root.querySelectorAll('.board'));
  // A rim may go round more than the dial.
  check('the dial', root.querySelectorAll('.dial .chapter'));
  // In rows they are on a plate, which may be in the room that the last row leaves: in the middle of that.
  const plate = root.querySelector('.plate');
  const own = plate ? middleOf([plate.getBoundingClientRect()]) : axis;
  const face = root.querySelector('.dial .chapter')?.getBoundingClientRect();
  const isLow = face !== undefined && face.width > face.height;
  const apart = new Set<number>();
  for (const word of root.querySelectorAll('.signature')) {
    const { left, right, top } = word.getBoundingClientRect();
    // Beside what is in the middle of a low dial, and on signs beside a dial, they are as far from the axis as each other.
    const isBeside = isLow
      ? left > axis || right < axis
      : face && (left > face.right || right < face.left);
    // On a sign that has the kings at its left end they are in the middle of what is left of it.
    const isOnSign = face && top > face.bottom && game.status === 'won';
    const sign = isOnSign && root.querySelector('.dial .enamel')?.getBoundingClientRect();
    const kings = [...root.querySelectorAll('.card:not([hidden])')]
      .map((card) => card.getBoundingClientRect())
      .find((card) => sign && card.top > sign.top && card.bottom < sign.bottom);
    if (isBeside) apart.add(Math.round(Math.abs(left + right - 2 * axis)));
    else check(word.textContent, [word], kings && sign ? (kings.right + sign.right) / 2 : own);
  }
  const distances = [...apart];
  if (Math.max(...distances) - Math.min(...distances) > 2 * BESIDE)
    found.push(`words at ${distances.join(', ')}`);
  check('the message', root.querySelectorAll('.status-bar > *'));
  // In a wide box the two ends of the toolbar are those of the box; in a narrow one each part has its own line.
  const tools = root.querySelector('.toolbar .tools')!;
  const facts = root.querySelector('.toolbar .info')!;
  if (facts.getBoundingClientRect().top < tools.getBoundingClientRect().bottom) {
    check('the toolbar', [tools, facts]);
  } else {
    check('the tools', tools.children);
    // Two lines of facts are as wide as their longer one.
    check('the facts', facts.children);
  }
  return found;
}

const CHECKS = {
  'touches nothing that it should not, and stays in its box': collisions,
  'can be read, tucked cards upright for the player': illegible,
  'stands on one axis': astray,
} as const;

/** Everything that a check has found, and where. */
type Found = Map<string, string[]>;

for (const id of Object.keys(GAMES)) {
  describe(`${id}, at every size, from the opening to both ends`, () => {
    const found = Object.values(CHECKS).map((): Found => new Map());
    before(async () => {
      const states = inAllStates(id);
      for (const [width, height] of SIZES) {
        await laidOut(states, width, height);
        for (const [state, game] of states) {
          Object.values(CHECKS).forEach((check, i) => {
            for (const one of new Set(check(game))) {
              found[i]!.set(one, [...(found[i]!.get(one) ?? []), `${width} ${state}`]);
            }
          });
        }
      }
    });

    Object.keys(CHECKS).forEach((name, i) => {
      it(name, () => {
        const told = [...found[i]!].map(([what, where]) => `${what}: ${where.join(', ')}`);
        expect(told, `\n${told.join('\n')}\n`).to.deep.equal([]);
      });
    });
  });
}

describe('no hand strikes a word out', () => {
  const { Date: RealDate } = globalThis;
  afterEach(() => (globalThis.Date = RealDate));

  /** What is written on a dial and seen, after a check that no hand lies on it. */
  function wordsOf(game: SolitaireElement, at: string): string[] {
    const things = wordsAndHands(game.shadowRoot!);
    const words = things.filter(({ kind }) => kind === 'word');
    for (const hand of things.filter(({ kind }) => kind === 'hand')) {
      for (const word of words) {
        expect(depth(hand.shape, word.shape), `${word.name} ${at}`).to.be.below(SHARED);
      }
    }
    return words.map(({ name }) => name);
  }

  /** The move that won, which is made again. */
  function lastMove(game: SolitaireElement): string {
    expect(game.status).to.equal('won');
    game.undo();
    const { token } = game.moves[0]!;
    game.play(token);
    expect(game.status).to.equal('won');
    return token;
  }

  for (const [id, lang] of [
    ['clock', 'de'],
    ['watch', 'en'],
    ['grandfathers-clock', 'en'],
  ] as const) {
    it(`${id}, ${lang}: after each move, and at any time when it is won`, async () => {
      const { won } = GAMES[id]!;
      const box = put(
        `<${id}-solitaire deal="${won.deal}" lang="${lang}" speed="instant" storage="none"></${id}-solitaire>`,
      );
      const game = box.firstElementChild as SolitaireElement;
      for (const [width, height] of [
        [768, 1024],
        [1280, 800],
      ] as const) {
        await laidOut(new Map([['', game]]), width, height);
        const { shadowRoot } = game;
        await until(
          () => shadowRoot!.querySelector('.base:not(.waits) .signature') !== null,
          'it is signed',
        );
        const counts = new Set<number>();
        for (let i = 0; game.status === 'playing'; i++) {
          counts.add(wordsOf(game, `after ${i} moves at ${width}`).length);
          expect(game.play(won.moves?.[i] || game.moves[0]!.token).ok, `move ${i}`).to.equal(true);
        }
        const last = lastMove(game);
        for (let minutes = 0; minutes < 720; minutes += 41) {
          game.undo();
          globalThis.Date = class extends RealDate {
            override getHours = (): number => Math.floor(minutes / 60);
            override getMinutes = (): number => minutes % 60;
          } as DateConstructor;
          game.play(last);
          globalThis.Date = RealDate;
          counts.add(wordsOf(game, `at ${minutes} minutes past noon at ${width}`).length);
        }
        expect(Math.max(...counts), `words at ${width}`).to.be.above(0);
        // Both can be seen, and what a hand lies over goes: the name has another place then.
        if (width > 1000) expect([...counts]).to.include.members([1, 2]);
        game.restart();
      }
    });
  }
});
