import htmx from 'htmx.org';
import 'idiomorph/htmx';

/**
 * Version 2 morphs with an extension.
 * @type {import('../../types.js').Mount}
 */
export async function mount(root, { hear, stop }) {
  Object.assign(root, { hear, stop });
  document.body.setAttribute('hx-ext', 'morph');
  const swap = (file, how) => htmx.ajax('GET', file, { target: root, swap: how });
  await swap('before.html', 'innerHTML');
  return {
    render: () => swap('after.html', 'morph:innerHTML'),
    unmount: () => swap('empty.html', 'innerHTML'),
  };
}
