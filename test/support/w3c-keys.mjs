/** Keys for WebDriver. */

/** Keys that don't produce a character, by their names in Puppeteer and the DOM. */
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
