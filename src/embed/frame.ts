/**
 * The script of the page in a frame: shows the game that the URL names, tells the host what happens in
 * it, and does what the host asks for. Built as one classic script, because in a sandbox a module
 * would be fetched with CORS, which a static server doesn't allow.
 */
import type { SolitaireDaily } from '../daily/solitaire-daily.class.js';
import type { SolitaireElement } from '../element/solitaire-element.js';
import '../hourhand.js';
import { languageOf } from '../element/language-of.js';
import { version } from '../element/version.js';
import { en, languages } from '../words/index.js';
import { Asking } from './asking.js';
import { urlParameters } from './check.js';
import { Commands } from './commands.js';
import { Gate } from './gate.js';
import { watchHeight } from './height.js';
import { frameGames } from './parameters.js';
import {
  EVENTS,
  type FrameMessage,
  isOurs,
  list,
  shorten,
  show,
  type Trouble,
  TYPES,
} from './protocol.js';

const query = new URLSearchParams(location.search);
const id = query.get('id') ?? '';
const host = window.parent === window ? undefined : window.parent;
const main = document.querySelector('main')!;

/** What was wrong with the URL; a host that comes later is told too. */
const troubles: Trouble[] = [];

/** The only origin that messages go to and are taken from; `*` for any, undefined for none. */
const origin = readOrigin();

function readOrigin(): string | undefined {
  const given = query.get('origin');
  if (!given) return '*';
  try {
    if (new URL(given).origin === given) return given;
  } catch {
    // Told below.
  }
  return undefined;
}

function send(message: unknown, to: string | undefined): void {
  if (to !== undefined) host?.postMessage(message, to);
}

function post(type: string, detail: unknown, to = origin, ask?: number): void {
  const about = ask === undefined ? {} : { ask };
  send({ source: 'hourhand', v: 1, id, type, detail, ...about } satisfies FrameMessage, to);
}

function report(trouble: Trouble): void {
  console.warn(`Hourhand: ${trouble.message}`);
  post('error', trouble);
}

/** Says what is wrong with the URL. */
function complain(message: string): void {
  console.warn(`Hourhand: ${message}`);
  troubles.push({ code: 'bad-parameter', message });
}

/** The frame of a page that WordPress has embedded: its secret is at the end of the URL. */
const secret = (): string | undefined => /[#?&]secret=([A-Za-z\d]+)/.exec(location.hash)?.[1];

function reportHeight(value: number): void {
  post('height', { height: value });
  if (secret()) send({ message: 'height', value, secret: secret() }, origin);
}

/** A page can be that of one game, and of one deal of it. */
const { game: ownGame, deal: ownDeal } = document.documentElement.dataset;
const name = query.get('game') || ownGame || 'clock';
if (ownDeal && !query.get('deal')) query.set('deal', ownDeal);

/**
 * Gives the page its title, in its own language once that is loaded; and if the browser is too old for the
 * game, says so in its place.
 */
function entitle(): void {
  const language = languageOf(document.documentElement);
  const speak = ({ gameName, labels, oldBrowser }: typeof en): void => {
    document.title = name === 'daily' ? labels.daily : gameName(name);
    if (!customElements.get(frameGames[name]!.tag)) main.textContent = oldBrowser;
  };
  speak(en);
  // If that fails, the game tells it.
  languages[language]?.().then(
    ({ words }) => speak(words),
    () => {},
  );
}

const asking = new Asking();

/** Tells the host of an event, or asks about it. */
function tell(event: Event): void {
  const { detail } = event as CustomEvent<{ readonly by: string }>;
  post(event.type, detail, origin, asking.begin(event, detail.by));
}

/** Shows the game, or why there is none. */
function begin(): { readonly game: HTMLElement; readonly commands: Commands } | undefined {
  if (!Object.hasOwn(frameGames, name)) {
    const message = `game="${shorten(name)}" is not a game; it takes ${list(Object.keys(frameGames))}`;
    complain(message);
    main.textContent = message;
    return undefined;
  }
  const { tag } = frameGames[name]!;
  // In an old browser the tag is not defined, and each method that is called fails.
  const game = document.createElement(tag) as SolitaireElement | SolitaireDaily;
  const commands = new Commands(name, game);
  const names = [...new Set(query.keys())].filter((each) => !urlParameters.includes(each));
  const faults = commands.setAll(names.map((each) => [each, query.get(each)]));
  for (const fault of faults) complain(`${fault}; it is ignored`);
  entitle();
  if (!customElements.get(tag)) {
    troubles.push({ code: 'old-browser', message: en.oldBrowser });
    return undefined;
  }
  for (const event of EVENTS) game.addEventListener(event, tell);
  main.replaceChildren(game);
  return { game, commands };
}

if (origin === undefined) {
  complain(
    `origin="${shorten(query.get('origin')!)}" is not valid; it takes an origin such as https://example.com; ` +
      'the frame stays silent',
  );
}
for (const key of new Set(query.keys())) {
  if (query.getAll(key).length > 1)
    complain(`${shorten(key)} is given twice; the first one counts`);
}

const height = query.get('height') || 'content';
if (!['content', 'frame'].includes(height)) {
  complain(`height="${shorten(height)}" is not valid; it takes content, frame; using content`);
}
const follows = host !== undefined && height !== 'frame';
document.documentElement.dataset['height'] = follows ? 'content' : 'frame';

const shown = begin();
const ready = (): void => {
  // A host that the frame must not talk to is told why, and nothing else.
  for (const trouble of troubles) post('error', trouble, origin ?? '*');
  if (shown) post('ready', { game: name, version });
};

/** Resolves when there is something that has a height: the board, or why there is none. */
async function stands(): Promise<void> {
  if (!shown) return;
  // A browser in which the tag is not defined has nothing to show.
  await customElements.whenDefined(shown.game.localName);
  await (shown.game as HTMLElement & { updateComplete?: Promise<unknown> }).updateComplete;
}

const tellHeight = follows ? watchHeight(main, stands(), reportHeight) : () => {};

/** Messages in a second: a host that reads everything after each move stays below. */
const MOST_MESSAGES = 200;
const gate = new Gate(MOST_MESSAGES);

/** Whether a message is one of too many. The host is told once; what it asked is answered all the same. */
function isTooMany(detail: unknown): boolean {
  const passed = gate.pass();
  if (passed.ok) return false;
  const error = {
    code: 'too-many',
    message: `there are more than ${MOST_MESSAGES} messages in a second; the rest is dropped`,
  };
  if (passed.first) report(error);
  const { request } = (detail ?? {}) as { request?: unknown };
  if (request !== undefined) post('result', { request, error });
  return true;
}

async function receive({ data, source, origin: from }: MessageEvent<unknown>): Promise<void> {
  if (!host || source !== host || (origin !== '*' && from !== origin)) return;
  const wordPress = data as { message?: unknown; secret?: unknown } | null;
  if (wordPress?.message === 'ready' && secret() && wordPress.secret === secret()) {
    return isTooMany(undefined) ? undefined : tellHeight();
  }
  if (!isOurs(data) || (data['id'] !== undefined && data['id'] !== id)) return;
  const { v, type, detail } = data;
  if (isTooMany(detail)) return;
  if (v !== 1 || typeof type !== 'string') {
    const given = `v: ${show(v)}, type: ${show(type)}`;
    return report({
      code: 'bad-message',
      message: `a message has ${given}; it takes v: 1 and a type out of ${list(TYPES)}`,
    });
  }
  if (type === 'hello') {
    ready();
    return tellHeight();
  }
  if (!shown) return;
  const request = (detail as { request?: unknown } | null | undefined)?.request;
  const answer =
    type === 'ask' || type === 'answer'
      ? asking.take(type, detail)
      : await shown.commands.answer(type, detail);
  if (type === 'set') entitle();
  if ('error' in answer) report(answer.error);
  if (request !== undefined) post('result', { request, ...answer });
}

window.addEventListener('message', (event) => void receive(event));
// WordPress may add its secret once the page is there.
window.addEventListener('hashchange', tellHeight);
ready();
