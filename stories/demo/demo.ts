import { catalogue } from '../../src/catalogue.js';
import { en } from '../../src/words/index.js';

/**
 * Every game of the kit on one page: the id of the game follows #, and the parameters after ?
 * become attributes, as in `?deal=7&redeals=1#big-ben`.
 */
const nav = document.querySelector('nav')!;
const main = document.querySelector('main')!;
const log = document.querySelector('.log')!;

for (const { id } of catalogue) {
  const link = document.createElement('a');
  link.href = `${location.search}#${id}`;
  link.textContent = en.gameName(id);
  nav.append(link);
}

async function show(): Promise<void> {
  const id = location.hash.slice(1);
  const entry = catalogue.find((game) => game.id === id) ?? catalogue[0]!;
  for (const link of nav.querySelectorAll('a')) {
    link.toggleAttribute('aria-current', link.hash === `#${entry.id}`);
  }
  await entry.load();
  const game = document.createElement(entry.tag);
  for (const [name, value] of new URLSearchParams(location.search)) game.setAttribute(name, value);
  main.replaceChildren(game);
}

for (const name of ['deal', 'load', 'move', 'undo', 'redo', 'win', 'loss', 'error']) {
  document.addEventListener(`solitaire-${name}`, (event) => {
    const item = document.createElement('li');
    item.textContent = `${event.type} ${JSON.stringify((event as CustomEvent).detail)}`;
    log.prepend(item);
    while (log.childElementCount > 200) log.lastElementChild!.remove();
  });
}

addEventListener('hashchange', show);
void show();
