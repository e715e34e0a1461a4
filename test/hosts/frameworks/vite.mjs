/** Builds a host's folder with Vite: its page, or what its server runs. */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PAGE =
  '<!doctype html><html lang="en"><title>A game</title><link rel="icon" href="data:,">' +
  '<body><script type="module" src="./entry.js"></script></body></html>';

/**
 * @typedef {object} Options
 * @property {[package: string, name: string, options: object]} [plugin]
 * @property {object} [config] what else Vite needs
 * @property {boolean} [development] with the framework's own checks and warnings
 * @property {string} [server] the module that renders on the server, instead of the page
 */

/** @param {Options} [options] @returns {import('../types.js').Framework['build']} */
export const withVite =
  ({ plugin, config, development = false, server } = {}) =>
  async (place) => {
    const { folder } = place;
    const page = path.join(folder, 'index.html');
    if (!server && !existsSync(page)) writeFileSync(page, PAGE);
    const { build } = await place.need('vite');
    const before = process.env.NODE_ENV;
    // Vite takes it over, and frameworks' plugins look at it.
    process.env.NODE_ENV = development ? 'development' : 'production';
    try {
      await build({
        root: folder,
        configFile: false,
        logLevel: 'error',
        mode: process.env.NODE_ENV,
        build: server ? { ssr: server, outDir: 'server' } : { outDir: 'out', target: 'es2022' },
        plugins: plugin ? [(await place.need(plugin[0]))[plugin[1]](plugin[2])] : [],
        ...config,
      });
    } finally {
      if (before === undefined) delete process.env.NODE_ENV;
      else process.env.NODE_ENV = before;
    }
    return { folder: 'out' };
  };
