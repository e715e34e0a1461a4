import { GAME } from '../play.mjs';

const usual = { game: GAME, deal: '7', speed: 'instant' };

/** @param {Record<string, string | boolean>} [more] */
export const shortcode = (more = {}) =>
  `[hourhand ${Object.entries({ ...usual, ...more })
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}]`;

/** As the editor writes it. @param {Record<string, unknown>} [more] */
export const block = (more = {}) =>
  `<!-- wp:hourhand/game ${JSON.stringify({ ...usual, ...more })
    .replaceAll('--', '\\u002d\\u002d')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\\"', '\\u0022')} /-->`;
