/**
 * The server's half of network.ts: copies of the kit under addresses of their own, whose files come
 * late, are missing for a number of requests, or tell of their calls.
 */
import { bundledKit } from './bundle.mjs';
import { TRACED } from './traced.mjs';

/**
 * @typedef {object} Conditions by the ends of the files' paths, as in `menu/index`
 * @property {Record<string, number>} [missing] how many requests are answered with 404
 * @property {string[]} [held] files that are held back until they are released
 * @property {boolean} [traced] whether its functions tell when they are called: see trace.ts
 */

/** @type {Map<string, Copy>} */
const copies = new Map();

class Copy {
  /** @type {Map<string, number>} */
  missing;
  /** @type {Map<string, { opened: Promise<void>, open: () => void }>} */
  gates = new Map();
  /** The requests, in order. @type {string[]} */
  requests = [];
  /** @type {boolean} */
  traced;

  /** @param {Conditions} conditions */
  constructor({ missing = {}, held = [], traced = false }) {
    this.traced = traced;
    this.missing = new Map(Object.entries(missing));
    for (const name of held) {
      let open = () => {};
      const opened = new Promise((resolve) => (open = () => resolve(undefined)));
      this.gates.set(name, { opened, open });
    }
  }
}

/** The copy that every tab has: see tab.ts. */
const TABS = 'for-tabs';
const PATH = /^\/copy-([\w-]+)(\/.*)$/;

/** @type {NonNullable<import('@web/test-runner').TestRunnerConfig['middleware']>[number]} */
export async function serveCopies(context, next) {
  const [, id = '', path = ''] = PATH.exec(context.path) ?? [];
  if (id === TABS) {
    context.type = 'text/javascript';
    context.set('Cache-Control', 'max-age=3600');
    context.body = (await bundledKit()).get(path.slice(1).replace(/\.\w+$/, ''));
    return undefined;
  }
  const copy = copies.get(id);
  if (!copy) return next();
  context.path = path;
  if (copy.traced) context.querystring = TRACED;
  const file = path.replace(/\.\w+$/, '');
  copy.requests.push(file);
  for (const [name, { opened }] of copy.gates) if (file.endsWith(`/${name}`)) await opened;
  for (const [name, left] of copy.missing) {
    if (left === 0 || !file.endsWith(`/${name}`)) continue;
    copy.missing.set(name, left - 1);
    context.status = 404;
    context.body = '';
    return undefined;
  }
  const code = copy.traced ? undefined : (await bundledKit()).get(file.slice(1));
  if (code === undefined) return next();
  context.type = 'text/javascript';
  context.body = code;
  return undefined;
}

/**
 * @param {{ id: string } & (Conditions | { release: string } | { requests: true })} payload
 * @returns {unknown}
 */
export function network(payload) {
  const copy = copies.get(payload.id);
  if ('release' in payload) copy?.gates.get(payload.release)?.open();
  else if ('requests' in payload) return copy?.requests ?? [];
  else copies.set(payload.id, new Copy(payload));
  return true;
}
