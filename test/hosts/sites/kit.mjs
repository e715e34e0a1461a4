/** The files of the kit that a site without a bundler serves. */
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../scripts/catalogue.mjs';

/** @param {string} folder @param {string} [to] a folder in it */
export function copyKit(folder, to = '') {
  mkdirSync(path.join(folder, to), { recursive: true });
  for (const name of ['cdn.js', 'worker.js', 'reserve.css']) {
    cpSync(path.join(root, 'dist', name), path.join(folder, to, name));
  }
}
