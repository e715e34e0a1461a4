/** Gestures as the W3C's drivers take them, which WebDriver and WebDriver BiDi share. */

/**
 * @typedef {{ x: number, y: number, id?: number }} Point
 * @typedef {{ type: string, points?: Point[], wait?: number }} TouchStep
 */

/**
 * The fingers of one page: what is down stays down from one gesture to the next.
 * @param {Map<number, Point>} down the fingers on the screen; changed as they move
 * @param {TouchStep} step
 * @returns {object[]} input sources with their actions
 */
export function fingersFor(down, { type, points = [] }) {
  /** @type {Map<number, object[]>} */
  const actions = new Map();
  const act = (/** @type {number} */ id, /** @type {object[]} */ ...more) =>
    actions.set(id, [...(actions.get(id) ?? []), ...more]);
  const present = new Set(points.map(({ id = 0 }) => id));
  for (const { x, y, id = 0 } of points) {
    const before = down.get(id);
    if (before?.x === x && before.y === y) continue;
    act(id, { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 });
    if (!before) act(id, { type: 'pointerDown', button: 0 });
    down.set(id, { x, y });
  }
  for (const id of [...down.keys()]) {
    if (present.has(id) || (type !== 'touchEnd' && type !== 'touchCancel')) continue;
    act(id, type === 'touchEnd' ? { type: 'pointerUp', button: 0 } : { type: 'pointerCancel' });
    down.delete(id);
  }
  return [...actions].map(([id, list]) => ({
    type: 'pointer',
    id: `finger ${id}`,
    parameters: { pointerType: 'touch' },
    actions: list,
  }));
}

/** Keys without a character of their own, by the names that Puppeteer and the DOM use. */
const KEYS = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE006',
  Shift: '\uE008',
  ShiftLeft: '\uE008',
  Control: '\uE009',
  ControlLeft: '\uE009',
  Alt: '\uE00A',
  AltLeft: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Insert: '\uE016',
  Delete: '\uE017',
  Meta: '\uE03D',
  Minus: '-',
  Equal: '=',
  Comma: ',',
  Period: '.',
  Slash: '/',
  Semicolon: ';',
};

/**
 * What a driver calls a key.
 * @param {string} name a character, or the key's name: `a`, `Digit1`, `ArrowLeft`, `F6`
 */
export function keyValue(name) {
  if (Object.hasOwn(KEYS, name)) return KEYS[name];
  const [, letter, digit, f] = /^(?:Key([A-Z])|Digit(\d)|F(\d+))$/.exec(name) ?? [];
  if (letter) return letter.toLowerCase();
  if (digit) return digit;
  if (f) return String.fromCharCode(0xe030 + Number(f));
  if ([...name].length !== 1) throw new Error(`no key is known as “${name}”`);
  return name;
}
