/** What is drawn on a board, as shapes: where words, numerals, hands, marks and cards are on the page. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A convex polygon, in pixels of the page. */
export type Shape = readonly Point[];

/** What a thing is: pairs of kinds that may touch each other are in `TOUCHING` of the check. */
export type Kind =
  | 'word'
  | 'numeral'
  | 'hand'
  | 'tick'
  | 'ornament'
  | 'suit'
  | 'count'
  | 'badge'
  | 'pile'
  | 'rim'
  | 'way';

export interface Thing {
  readonly kind: Kind;
  /** For messages. */
  readonly name: string;
  /** The pile or the numeral that it belongs to. */
  readonly owner: string;
  readonly shape: Shape;
}

/** The index of an open card: rank and suit in one of its corners. */
export interface Index {
  readonly card: string;
  /** Pixels. */
  readonly height: number;
  readonly shape: Shape;
  /** Degrees from upright, 0 … 180. */
  readonly tilt: number;
}

const rect = ({ x, y, width, height }: DOMRectReadOnly, by = 0): Shape => [
  { x: x - by, y: y - by },
  { x: x + width + by, y: y - by },
  { x: x + width + by, y: y + height + by },
  { x: x - by, y: y + height + by },
];

/** The shape under a matrix. */
const under = (shape: Shape, { a, b, c, d, e, f }: DOMMatrixReadOnly): Shape =>
  shape.map(({ x, y }) => ({ x: a * x + c * y + e, y: b * x + d * y + f }));

const numbers = (text: string): number[] => (text.match(/-?[\d.]+/g) ?? []).map(Number);

const visible = (element: Element): boolean => {
  const style = getComputedStyle(element);
  return (
    style.visibility === 'visible' && style.opacity !== '0' && element.getClientRects().length > 0
  );
};

const pen = document.createElement('canvas').getContext('2d')!;

/** The ink of a text of one line, in its own coordinates. */
function inkOf(text: SVGTextElement): Shape {
  const style = getComputedStyle(text);
  pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const shown =
    style.textTransform === 'uppercase' ? text.textContent.toUpperCase() : text.textContent;
  const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = pen.measureText(shown);
  const length = text.getComputedTextLength();
  const [x, y] = ['x', 'y'].map((name) => Number(text.getAttribute(name))) as [number, number];
  return rect(new DOMRect(x - length / 2, y - up, length, up + down));
}

/** The ink of an element of text, on the page. */
function textRect(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  const { x, y, width, height } = range.getBoundingClientRect();
  const style = getComputedStyle(element);
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const { actualBoundingBoxAscent: up } = pen.measureText('8');
  // Figures stand in the middle of their line.
  return up > 0 && up < height
    ? new DOMRect(x, y + (height - up) / 2, width, up)
    : new DOMRect(x, y, width, height);
}

/** Lines of a path such as `M1 2l3 4`, each as a thin polygon. */
function strokes(d: string, width: number): Shape[] {
  return d
    .split('M')
    .slice(1)
    .map((part) => {
      const [x, y, dx, dy] = numbers(part) as [number, number, number, number];
      const to = part.includes('L') ? { x: dx, y: dy } : { x: x + dx, y: y + dy };
      const length = Math.hypot(to.x - x, to.y - y) || 1;
      const [across, down] = [
        (((to.y - y) / length) * width) / 2,
        (((to.x - x) / length) * width) / 2,
      ];
      return [
        { x: x - across, y: y + down },
        { x: to.x - across, y: to.y + down },
        { x: to.x + across, y: to.y - down },
        { x: x + across, y: y - down },
      ];
    });
}

/** Points along a path, in its own coordinates, a few hundredths of a card apart; the same for all boards. */
const sampled = new Map<string, readonly Point[]>();
function along(path: SVGPathElement): readonly Point[] {
  const d = path.getAttribute('d')!;
  let points = sampled.get(d);
  if (!points) {
    const count = Math.min(1500, Math.ceil(path.getTotalLength() / 6));
    const length = path.getTotalLength();
    points = Array.from({ length: count }, (_, i) =>
      path.getPointAtLength((length * (i + 0.5)) / count),
    );
    sampled.set(d, points);
  }
  return points;
}

/** From the coordinates of a board to those of the page: the dial of a game that is won may have grown. */
const onPage = (element: HTMLElement, board: DOMRect): DOMMatrix =>
  new DOMMatrix()
    .translateSelf(board.x, board.y)
    .scaleSelf(board.width / element.closest<HTMLElement>('.board')!.offsetWidth);

/** The matrix of what a board has put on a spot by CSS, and its size. */
function placedShape(element: HTMLElement, board: DOMRect): Shape {
  const { offsetWidth: width, offsetHeight: height, style } = element;
  const matrix = new DOMMatrix(style.transform);
  // Around its middle.
  const middle = onPage(element, board)
    .translateSelf(width / 2, height / 2)
    .multiplySelf(matrix)
    .translateSelf(-width / 2, -height / 2);
  return under(rect(new DOMRect(0, 0, width, height)), middle);
}

/** What is written on a dial, and its hands. */
export function wordsAndHands(root: ShadowRoot): Thing[] {
  const all = <T extends Element>(selector: string): T[] =>
    [...root.querySelectorAll<T>(selector)].filter(visible);
  return [
    ...all<SVGTextElement>('.signature, .dial .caption:not(:empty)').map((text): Thing => ({
      kind: 'word',
      name: `“${text.textContent}”`,
      owner: '',
      shape: under(inkOf(text), text.getScreenCTM()!),
    })),
    ...all<SVGPathElement>('.dial .hand').map((hand): Thing => {
      const values = numbers(hand.getAttribute('d')!);
      const points = values.flatMap((x, i) => (i % 2 ? [] : [{ x, y: values[i + 1]! }]));
      return {
        kind: 'hand',
        name: 'a hand',
        owner: '',
        shape: under(points, hand.getScreenCTM()!),
      };
    }),
  ];
}

/** All that is drawn on a board, besides cards and buttons of the toolbar. */
export function thingsOf(root: ShadowRoot): Thing[] {
  const things = wordsAndHands(root);
  const add = (kind: Kind, name: string, shape: Shape, owner = ''): void =>
    void things.push({ kind, name: `${kind} ${name}`, shape, owner });
  const all = <T extends Element>(selector: string): T[] =>
    [...root.querySelectorAll<T>(selector)].filter(visible);
  const board = root.querySelector('.board')!.getBoundingClientRect();
  const dial = root.querySelector<SVGSVGElement>('.dial')!;
  const scale = dial.getScreenCTM()!.a;

  for (const rim of all<SVGPathElement>('.dial .rim')) {
    add('rim', '', rect(rim.getBoundingClientRect(), 0.4 * scale));
  }
  const numerals = all<SVGElement>('.dial .numeral');
  for (const numeral of numerals) {
    const shape = rect(numeral.getBoundingClientRect());
    add('numeral', numeral.dataset['mark']!, shape, numeral.dataset['mark']!);
  }
  // Those that are lit lie on others.
  for (const track of all<SVGPathElement>('.dial .track:not(.lit)')) {
    const isBar = track.classList.contains('bar');
    const d = track.getAttribute('d')!;
    const width = parseFloat(getComputedStyle(track).strokeWidth);
    strokes(d, width).forEach((line, i) => {
      // Four ticks and a bar belong to one numeral.
      const owner = isBar ? i : Math.floor(i / 4);
      add('tick', `of the ${owner + 1}th mark`, under(line, track.getScreenCTM()!), String(owner));
    });
  }
  for (const path of all<SVGPathElement>('.dial .ornament:not(.beyond)')) {
    const matrix = path.getScreenCTM()!;
    for (const point of along(path)) add('ornament', '', under([point], matrix));
  }
  for (const path of all<SVGPathElement>('.dial .route path')) {
    const matrix = path.getScreenCTM()!;
    for (const point of along(path)) add('way', 'of the turned card', under([point], matrix));
  }
  for (const suit of all<HTMLElement>('.next-suit')) {
    add('suit', suit.dataset['suit']!, rect(suit.getBoundingClientRect()));
  }
  for (const count of all<HTMLElement>('.count')) {
    add('count', count.textContent, rect(textRect(count)));
  }
  for (const badge of all<HTMLElement>('.badge > *')) {
    if (badge.getBoundingClientRect().width === 0) continue;
    add('badge', badge.className, rect(badge.getBoundingClientRect()));
  }
  root.querySelectorAll<HTMLButtonElement>('.buttons button').forEach((button) => {
    const { width } = button.style;
    // On a board that is won, nothing is drawn of a pile that is empty.
    const isEmpty = button.part.contains('empty');
    const isWon = root.querySelector('.board')!.classList.contains('won');
    if (!width || (isEmpty && isWon)) return;
    const name = button.ariaLabel!.split(':')[0]!;
    add('pile', name, placedShape(button, board), name);
  });
  return things;
}

const cardMatrix = (card: HTMLElement, board: DOMRect): DOMMatrix => {
  const { offsetWidth: width, offsetHeight: height, style } = card;
  return onPage(card, board)
    .translateSelf(width / 2, height / 2)
    .multiplySelf(new DOMMatrix(style.transform))
    .scaleSelf(width / 100);
};

/**
 * The boxes of a card's two ranks, in hundredths of its width from its middle: the upright one first. Those of 6 and 9
 * include the bar on which they stand.
 */
const ranks = new Map<string, readonly DOMRect[]>();
function ranksOf(sign: SVGPathElement): readonly DOMRect[] {
  const d = sign.getAttribute('d')!;
  const hasBar = /v/.test(sign.previousElementSibling?.getAttribute('d') ?? '');
  let found = ranks.get(d);
  if (!found) {
    const width = Number(sign.getAttribute('stroke-width'));
    found = d.split(/(?=M)/).map((part, i) => {
      const one = sign.cloneNode() as SVGPathElement;
      one.setAttribute('d', part);
      sign.after(one);
      const { x, y, width: across, height } = one.getBBox();
      one.remove();
      const tall = (height + width) * (hasBar ? 7 / 6 : 1);
      const edge = (width * 1.5) / 2;
      const top = i === 0 ? y - width / 2 : y + height + width / 2 - tall;
      return new DOMRect(x * 1.5 - edge, top, across * 1.5 + 2 * edge, tall);
    });
    ranks.set(d, found);
  }
  return found;
}

/** The best index of each open card that shows one, and the open cards that show none. */
export function indicesOf(root: ShadowRoot): { shown: Index[]; hidden: string[] } {
  const board = root.querySelector('.board')!.getBoundingClientRect();
  const cards = [...root.querySelectorAll<HTMLElement>('.cards .card')]
    .filter((card) => visible(card))
    .map((card, i) => ({
      card,
      level: Number(card.parentElement!.style.zIndex) * 1000 + i,
      shape: placedShape(card, board),
    }))
    .sort((a, b) => a.level - b.level);
  // The turned card lies on a pile for a while.
  const turns = [...root.querySelectorAll('.buttons button')].some(({ ariaLabel }) =>
    /turned card|wandering card/i.test(ariaLabel!),
  );
  const isTurned = (card: HTMLElement): boolean => turns && card.classList.contains('last');
  const shown: Index[] = [];
  const hidden: string[] = [];
  cards.forEach(({ card, shape }, i) => {
    const sign = card.querySelector<SVGPathElement>(
      '.inner:not(.own) path[transform^="scale(1.5"]',
    );
    if (!card.classList.contains('face-up') || !sign) return;
    const over = cards
      .slice(i + 1)
      .filter((other) => !isTurned(other.card))
      .map((other) => other.shape);
    // Squared piles show their top card alone.
    if (over.some((other) => other.every((point, k) => distance(point, shape[k]!) < 0.6))) return;
    const matrix = cardMatrix(card, board);
    const name = [...card.classList].join(' ');
    const turn = (Math.atan2(matrix.b, matrix.a) * 180) / Math.PI;
    const size = Math.hypot(matrix.a, matrix.b);
    const both = ranksOf(sign).map((box, k): Index => ({
      card: name,
      height: box.height * size,
      shape: under(rect(box), matrix),
      tilt: Math.abs(((turn + 180 * k + 540) % 360) - 180),
    }));
    const free = both.filter(
      (index) =>
        over.every((other) => depth(index.shape, other) < 0.5) &&
        index.shape.every((point) => within(point, shape, 0.5)),
    );
    const best = free.sort((a, b) => a.tilt - b.tilt)[0];
    if (best) shown.push(best);
    else hidden.push(name);
  });
  return { shown, hidden };
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** How far two convex shapes overlap, in pixels: the shortest way to part them; 0 or less if they don't. */
export function depth(a: Shape, b: Shape): number {
  let least = Infinity;
  for (const shape of [a, b]) {
    shape.forEach((from, i) => {
      if (shape.length < 2) return;
      const to = shape[(i + 1) % shape.length]!;
      const length = distance(from, to);
      if (length < 1e-6) return;
      const [nx, ny] = [(to.y - from.y) / length, (from.x - to.x) / length];
      const along = (points: Shape): [number, number] => {
        const values = points.map(({ x, y }) => x * nx + y * ny);
        return [Math.min(...values), Math.max(...values)];
      };
      const [[low, high], [under, over]] = [along(a), along(b)];
      least = Math.min(least, Math.min(high, over) - Math.max(low, under));
    });
  }
  return least;
}

/** Whether a point is in a convex shape, or not farther outside than this. */
const within = (point: Point, shape: Shape, by: number): boolean => depth([point], shape) > -by;
