/** What the browser is to do for a step: input at points of the page as it is now. */
import type { PileFacts } from '../../../src/rules/index.js';

/** One input: a mouse at a point, fingers at points, or a key. */
export type Input =
  | {
      readonly mouse: 'mousePressed' | 'mouseReleased' | 'mouseMoved';
      readonly x: number;
      readonly y: number;
      readonly button: 'left' | 'middle' | 'right' | 'none';
      readonly buttons: number;
      readonly clicks: number;
    }
  | { readonly touch: string; readonly points: readonly Point[] }
  | { readonly key: string; readonly shift: boolean };

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Step {
  readonly kind: string;
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** A move that is legal now. */
interface Legal {
  readonly from: number;
  readonly to: number;
}

export interface Scene {
  readonly root: ShadowRoot;
  readonly piles: readonly PileFacts[];
  readonly moves: readonly Legal[];
  /** Whether the mouse button is down. */
  readonly pressed: boolean;
}

const KEYS = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'Enter',
  'Enter',
  'Enter',
  'Enter',
  ' ',
  ' ',
  'Escape',
  'Escape',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '0',
  '-',
  '=',
  'u',
  'h',
  'c',
  'l',
  's',
  'w',
  'x',
  'PageDown',
  'F1',
  'Delete',
];

const pick = <T>(list: readonly T[], share: number): T | undefined =>
  list[Math.min(list.length - 1, Math.floor(share * list.length))];

/** The inputs of a step; none if there is nothing to aim at. */
export function planOf({ kind, a, b, c }: Step, scene: Scene): readonly Input[] {
  const { root, piles, moves, pressed } = scene;
  const mouse = (
    what: 'mousePressed' | 'mouseReleased' | 'mouseMoved',
    at: Point,
    down = false,
    clicks = 1,
    button: 'left' | 'middle' | 'right' = 'left',
  ): Input => ({
    mouse: what,
    ...at,
    clicks,
    button: what === 'mouseMoved' && !down ? 'none' : button,
    buttons: down ? (button === 'left' ? 1 : button === 'right' ? 2 : 4) : 0,
  });
  const way = (from: Point, to: Point): Point[] =>
    [0.2, 0.7, 1].map((share) => ({
      x: Math.round(from.x + (to.x - from.x) * share),
      y: Math.round(from.y + (to.y - from.y) * share),
    }));
  const click = (at: Point, clicks = 1): Input[] => [
    mouse('mouseMoved', at),
    mouse('mousePressed', at, true, clicks),
    mouse('mouseReleased', at, false, clicks),
  ];
  const drag = (from: Point, to: Point): Input[] => [
    mouse('mouseMoved', from),
    mouse('mousePressed', from, true),
    ...way(from, to).map((at) => mouse('mouseMoved', at, true)),
  ];
  const touch = (what: string, ...points: Point[]): Input => ({ touch: `touch${what}`, points });

  const buttonOf = (pile: number): HTMLElement | undefined => {
    const { over } = piles[pile] ?? {};
    const bearer = over === undefined ? pile : piles.findIndex(({ id }) => id === over);
    return root.querySelector<HTMLElement>(`[data-pile="${bearer}"] .grip`) ?? undefined;
  };
  const pointOf = (element: Element | undefined | null, off = 0): Point | undefined => {
    if (!element) return undefined;
    if (element.getBoundingClientRect().bottom > innerHeight) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    }
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return undefined;
    const x = Math.round(left + width * (0.5 + off));
    const y = Math.round(top + height * (0.5 - off));
    return x >= 0 && y >= 0 && x < innerWidth && y < innerHeight ? { x, y } : undefined;
  };
  const legal = pick(moves, a);
  const random = (share: number): Point | undefined =>
    share < 0.1
      ? { x: Math.round(innerWidth * c), y: Math.round(innerHeight * b) }
      : pointOf(buttonOf(Math.floor(share * 1000) % Math.max(1, piles.length)), c - 0.5);
  const source = legal && pointOf(buttonOf(legal.from), (c - 0.5) / 3);
  const goal = legal && pointOf(buttonOf(legal.to), (b - 0.5) / 2);

  if (kind === 'key' || kind === 'tab') {
    return [{ key: kind === 'tab' ? 'Tab' : pick(KEYS, a)!, shift: c < 0.3 && kind === 'tab' }];
  }
  if (kind.startsWith('touch') || kind === 'secondFinger') {
    return touches();
  }
  const released = (): Input[] => (pressed ? [mouse('mouseReleased', random(b) ?? nowhere)] : []);
  const inputs = clicks();
  return inputs.length > 0 ? [...(kind === 'letGo' ? [] : released()), ...inputs] : [];

  function touches(): Input[] {
    const from = kind === 'touchMove' || b < 0.6 ? source : random(a);
    const to = kind === 'touchMove' ? goal : random(b);
    if (!from) return [];
    if (kind === 'touchTap') return [touch('Start', from), touch('End')];
    if (!to) return [];
    const moved = way(from, to).map((at) => touch('Move', at));
    if (kind === 'touchCancel') {
      return [touch('Start', from), ...moved.slice(0, c < 0.5 ? 1 : 3), touch('Cancel')];
    }
    if (kind === 'secondFinger') {
      const other = random(c) ?? nowhere;
      return [
        touch('Start', from),
        moved[0]!,
        touch('Start', way(from, to)[0]!, other),
        touch('Move', to, other),
        c < 0.5 ? touch('Cancel') : touch('End'),
      ];
    }
    return [touch('Start', from), ...moved, touch('End')];
  }

  function clicks(): Input[] {
    switch (kind) {
      case 'move':
        if (!source) return [];
        return goal && c > 0.2 ? [...click(source), ...click(goal)] : click(source);
      case 'dragMove':
        return source && goal ? [...drag(source, goal), mouse('mouseReleased', goal)] : [];
      case 'tap': {
        const at = random(a);
        return at ? click(at) : [];
      }
      case 'doubleTap': {
        const at = b < 0.5 ? source : random(a);
        return at ? [...click(at), ...click(at, 2)] : [];
      }
      case 'drag': {
        const [from, to] = [b < 0.5 ? source : random(a), random(c)];
        return from && to ? [...drag(from, to), mouse('mouseReleased', to)] : [];
      }
      case 'hold': {
        const to = random(c);
        return source && to ? drag(source, to) : [];
      }
      case 'letGo': {
        const at = (a < 0.5 ? goal : random(a)) ?? nowhere;
        if (!pressed) return [];
        return [...(b < 0.5 ? [mouse('mouseMoved', at, true)] : []), mouse('mouseReleased', at)];
      }
      case 'otherButton': {
        const [at, button] = [random(a), b < 0.5 ? ('right' as const) : ('middle' as const)];
        if (!at) return [];
        return [
          mouse('mousePressed', at, true, 1, button),
          mouse('mouseReleased', at, false, 1, button),
        ];
      }
      case 'hover': {
        const at = random(a);
        return at ? [mouse('mouseMoved', at)] : [];
      }
      case 'control': {
        const at = pointOf(control(root, a, b));
        return at ? click(at) : [];
      }
    }
    return [];
  }
}

/** A point beside everything. */
const nowhere: Point = { x: 2, y: 2 };

/** Any control that can be pressed. Those that end the game are seldom chosen. */
function control(root: ShadowRoot, share: number, ends: number): Element | undefined {
  const modal = root.querySelector('dialog[open]');
  const all = [
    ...(modal ?? root).querySelectorAll<HTMLElement>(
      '[part~=button]:not(:disabled), dialog input, dialog button, dialog select, summary',
    ),
  ].filter((one) => one.getClientRects().length > 0);
  const rest = all.filter((one) => !one.matches('[part~=newGame], [part~=restart]'));
  return pick(ends < 0.1 || rest.length === 0 ? all : rest, share);
}
