import htmx from 'htmx.org';

/**
 * The fragments in public/ are swapped in, and the second is merged into the first by a morph.
 * @type {import('../../types.js').Mount}
 */
export async function mount(root, { hear, stop }) {
  Object.assign(root, { hear, stop });
  const swap = (file, how) => htmx.ajax('GET', file, { target: root, swap: how });
  await swap('before.html', 'innerHTML');
  return {
    render: () => swap('after.html', 'innerMorph'),
    unmount: () => swap('empty.html', 'innerHTML'),
  };
}
