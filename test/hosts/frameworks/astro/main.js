import { navigate } from 'astro:transitions/client';

/**
 * Astro makes the pages when the site is built; its client router keeps what is marked
 * `transition:persist` between them. It has no listeners of its own.
 * @type {import('../../types.js').Mount}
 */
export function mount(root, { hear, stop }) {
  const game = root.querySelector('grandfathers-clock-solitaire');
  game.addEventListener('solitaire-move', hear);
  game.addEventListener('solitaire-before-move', stop);
  return { render: () => navigate('/after/'), unmount: () => navigate('/away/') };
}
