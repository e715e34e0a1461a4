/**
 * Players who only listen. Each builds the position from what it hears, decides with the solver where
 * there is something to decide, and acts by keys.
 */
/** @param {string} entry of the built kit @returns {Promise<any>} */
const built = (entry) => import(new URL(`../../dist/${entry}.js`, import.meta.url).href);
const { parseState, rulesOf, shuffle, visible } = await built('rules');
const { finish, hint, solve } = await built('solver');

/** @typedef {import('./listener.mjs').Listener} Listener */
/** @typedef {import('./languages.mjs').Language} Language */

const HOURS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const RANKS = 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ');
const PACK = ['C', 'D', 'H', 'S'].flatMap((suit) => RANKS.map((rank) => rank + suit));

/** @param {string} text @returns {any} the position, and its rules */
function positionOf(text) {
  const rules = rulesOf(text.slice(0, text.indexOf(' ')));
  const read = parseState(rules, text);
  if (!read.ok) throw new Error(`what was heard is no position: ${read.error.message}\n${text}`);
  return { rules, state: read.value };
}

/**
 * Picks up what lies in a place, and puts it down elsewhere unless it has gone there by itself.
 * @param {Listener} ear @param {Language} language @param {string} from @param {string} to
 * @returns {Promise<string>} what was said at the end
 */
async function carry(ear, language, from, to) {
  await ear.goTo(from);
  const said = await ear.ask('Enter', `what lies in ${from}`);
  if (!language.lifted.test(said)) return said;
  await bring(ear, language, to);
  return ear.ask('Enter', `what goes to ${to}`);
}

/**
 * Hears that the card in hand is picked up, and goes to a place, which tells that it takes it.
 * @param {Listener} ear @param {Language} language @param {string} to
 */
async function bring(ear, language, to) {
  await ear.until('that the card is picked up', ({ focus }) => language.pickedUp.test(focus));
  await ear.goTo(to);
  await ear.until(`that ${to} takes it`, ({ focus }) => language.takesIt.test(focus));
}

/** @param {string} said @param {Language} language @returns {'won' | 'lost' | undefined} */
const endIn = (said, { won, over }) =>
  won.test(said) ? 'won' : over.test(said) ? 'lost' : undefined;

/** @param {Listener} ear @param {Language} language */
async function grandfathersClock(ear, language) {
  await ear.explore();
  const placeOf = (/** @type {string} */ id) =>
    id.startsWith('h') ? language.hour(Number(id.slice(1))) : language.column(Number(id.slice(1)));
  /** @type {string[]} */
  const parts = [];
  for (const hour of HOURS) {
    await ear.goTo(language.hour(hour));
    const { focus } = await ear.now();
    parts.push(`h${hour} ${language.cards(focus)[0]}`);
  }
  for (let column = 1; column <= 8; column++) {
    await ear.goTo(language.column(column));
    const said = await ear.ask('d', `the cards of column ${column}`);
    const [cards = ''] = said.split('. ');
    parts.push(`c${column} ${language.cards(cards).reverse().join(' ')}`);
  }
  const { rules, state } = positionOf(`grandfathers-clock | ${parts.join(' | ')}`);
  const found = finish(solve(rules, state));
  if (found.kind !== 'won') throw new Error(`the deal that was heard is ${found.kind}`);
  let said = '';
  for (const token of found.moves) {
    const [from = '', to = ''] = token.split('-').map(placeOf);
    said = await carry(ear, language, from, to);
  }
  return endIn(said, language);
}

/** @param {Listener} ear @param {Language} language */
async function germanClock(ear, language) {
  await ear.explore();
  const placeOf = (/** @type {string} */ id) =>
    id === 'centre' ? language.centre : language.hour(Number(id.slice(1)));
  /** @type {Map<string, string[]>} */
  const home = new Map();
  /** @type {string[]} */
  let waste = [];
  let stock = 52;
  let redeals = 2;
  for (let moves = 0; moves < 400; moves++) {
    const known = [...home.values()].flat().concat(waste);
    const unknown = PACK.filter((card) => !known.includes(card));
    const parts = [
      ...[...home].map(([id, cards]) => `${id} ${cards.join(' ')}`),
      ...(stock > 0 ? [`stock ${unknown.map((card) => `(${card})`).join(' ')}`] : []),
      ...(waste.length > 0 ? [`waste ${waste.join(' ')}`] : []),
      `redeals ${redeals}`,
    ];
    const { rules, state } = positionOf(`german-clock | ${parts.join(' | ')}`);
    const legal = rules.moves(state);
    const advice = finish(hint(rules, visible(rules, state), legal));
    const token = advice.kind === 'none' ? legal[0]?.token : advice.token;
    if (!token) throw new Error('no move was found, but the game goes on');
    let said;
    if (token === 'stock-waste') {
      await ear.goTo(language.stock);
      said = await ear.ask('Enter', 'a card from the stock');
      const [card = ''] = language.cards(said);
      waste.push(card);
      stock--;
    } else if (token === 'waste-stock') {
      await ear.goTo(language.stock);
      said = await ear.ask('Enter', 'the waste turned over');
      stock = waste.length;
      waste = [];
      redeals--;
    } else {
      const [, to = ''] = token.split('-');
      said = await carry(ear, language, language.waste, placeOf(to));
      home.set(to, [...(home.get(to) ?? []), /** @type {string} */ (waste.pop())]);
    }
    const end = endIn(said, language);
    if (end) return end;
  }
  return undefined;
}

/** The place with the longest name in a text. @param {string} text @param {readonly string[]} places */
const placeNamed = (text, places) =>
  places
    .filter((place) => text.toLowerCase().includes(place.toLowerCase()))
    .sort((a, b) => b.length - a.length)[0];

/**
 * The games in which the card in play has one place: it is played until there is no next one.
 * @param {Listener} ear @param {Language} language
 */
async function turning(ear, language) {
  const places = await ear.explore();
  for (const place of places) {
    await ear.goTo(place);
    if (language.turned.test((await ear.now()).focus)) break;
  }
  for (let moves = 0; moves < 60; moves++) {
    await ear.until('the turned card', ({ focus }) => language.turned.test(focus));
    let said = await ear.ask('Enter', 'where the turned card goes');
    if (language.lifted.test(said)) {
      // The king may go back to any pile with hidden cards: the one that is named last by whoever asks.
      const asked = await ear.ask('m', 'where the king can go');
      const goal = placeNamed(asked.split(/[,;]| or | oder /).at(-1) ?? '', places);
      await bring(ear, language, goal ?? '');
      said = await ear.ask('Enter', 'where the king goes');
    }
    const end = endIn(said, language);
    if (end) return end;
    // The next card lies where the last one went, unless another place is named.
    const [went = '', next = ''] = said.split(';');
    const there = language.aside.test(next)
      ? places.find((place) => language.aside.test(place))
      : placeNamed(went, places);
    await ear.goTo(there ?? '');
  }
  return undefined;
}

/**
 * Plays to foundations where it can, deals and fills where it must, and moves cards between fans only if
 * that leads to a position that it has not met.
 * @param {Listener} ear @param {Language} language
 */
async function bigBen(ear, language) {
  await ear.explore();
  const placeOf = (/** @type {string} */ id) => {
    if (id === 'waste') return language.waste;
    const hour = Number(id.slice(1));
    return id.startsWith('h') ? language.hour(hour) : language.fan(hour);
  };
  /** @type {Map<string, string[]>} */
  const piles = new Map();
  for (const hour of HOURS) {
    await ear.goTo(language.hour(hour));
    piles.set(`h${hour}`, language.cards((await ear.now()).focus).slice(0, 1));
  }
  const hearFans = async () => {
    for (const hour of HOURS) {
      await ear.goTo(language.fan(hour));
      const said = await ear.ask('d', `the cards of the fan at ${hour}`);
      piles.set(`f${hour}`, language.cards(said.split('. ')[0] ?? '').reverse());
    }
  };
  await hearFans();
  piles.set('waste', []);
  const seen = new Set();
  for (let moves = 0; moves < 500; moves++) {
    const unknown = [...PACK, ...PACK];
    for (const card of [...piles.values()].flat()) unknown.splice(unknown.indexOf(card), 1);
    const parts = [...piles].map(([id, cards]) => [id, ...cards].join(' '));
    if (unknown.length > 0) parts.push(`stock ${unknown.map((card) => `(${card})`).join(' ')}`);
    const filled = parts.filter((part) => part.includes(' '));
    const { rules, state } = positionOf(`big-ben | ${filled.join(' | ')} | redeals 0`);
    const order = (/** @type {{ token: string }} */ { token }) =>
      /-h\d/.test(token) ? 0 : token.startsWith('stock') ? 1 : 2;
    const positionAfter = (/** @type {any} */ move) => JSON.stringify(rules.apply(state, move));
    const move = [...rules.moves(state)]
      .sort((a, b) => order(a) - order(b))
      .find((one) => order(one) < 2 || !seen.has(positionAfter(one)));
    // Rules call no game lost that could go round in circles.
    if (!move) return 'lost';
    seen.add(positionAfter(move));
    const [from = '', to = ''] = move.token.split('-');
    let said;
    if (from === 'stock') {
      await ear.goTo(language.stock);
      said = await ear.ask('Enter', 'what the stock deals');
      if (to === 'waste') piles.get('waste')?.push(language.cards(said)[0] ?? '');
      else await hearFans();
    } else {
      said = await carry(ear, language, placeOf(from), placeOf(to));
      piles.get(to)?.push(/** @type {string} */ (piles.get(from)?.pop()));
    }
    const end = endIn(said, language);
    if (end) return end;
  }
  return undefined;
}

/** By game. @type {Record<string, (ear: Listener, language: Language) => Promise<'won' | 'lost' | undefined>>} */
export const players = {
  'grandfathers-clock': grandfathersClock,
  'german-clock': germanClock,
  'big-ben': bigBen,
  clock: turning,
  watch: turning,
  travellers: turning,
  'hide-and-seek': turning,
  'wandering-card': turning,
};

/** Whether a deal can be won. @param {string} game @param {number} deal */
export function isWinnable(game, deal) {
  const rules = rulesOf(game);
  return finish(solve(rules, rules.deal(shuffle(rules.pack, deal)))).kind === 'won';
}
