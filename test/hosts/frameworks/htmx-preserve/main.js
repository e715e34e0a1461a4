import htmx from 'htmx.org';

/**
 * The fragments in public/ are swapped in; the game in them is kept by `hx-preserve`.
 * @type {import('../../types.js').Mount}
 */
export async function mount(root, { hear, stop }) {
  Object.assign(root, { hear, stop });
  const swap = (file) => htmx.ajax('GET', file, { target: root, swap: 'innerHTML' });
  await swap(`${root.id}-before.html`);
  return {
    render: () => swap(`${root.id}-after.html`),
    unmount: () => swap('empty.html'),
  };
}
