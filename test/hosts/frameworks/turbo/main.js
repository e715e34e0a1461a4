import * as Turbo from '@hotwired/turbo';

/**
 * Turbo visits the pages in public/, between which it keeps what is `data-turbo-permanent`. It has no
 * listeners of its own, and the roots are replaced, so the document listens.
 * @type {import('../../types.js').Mount}
 */
export function mount({ id }, { hear, stop }) {
  const listen = (type, listener) =>
    document.addEventListener(type, (event) => event.target.closest(`#${id}`) && listener(event));
  listen('solitaire-move', hear);
  listen('solitaire-before-move', stop);
  return {
    render: () => Turbo.visit('/after.html'),
    unmount: () => Turbo.visit('/away.html'),
  };
}
