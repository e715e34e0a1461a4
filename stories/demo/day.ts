import { dateIn } from '../../src/keeping/zones.js';

/** The deal of a day: which game it is of, and of which of the player’s days. */
export function dayOfChoice(section: Element): void {
  const game = section.querySelector<HTMLSelectElement>('[name=game]')!;
  const date = section.querySelector<HTMLInputElement>('[name=date]')!;
  const board = section.querySelector('.board')!;
  const code = section.querySelector('pre code')!;
  const today = (): string => dateIn('local', Date.now());
  date.value = date.max = today();

  const show = (): void => {
    date.max = today();
    if (!date.validity.valid) return;
    const tag = `${game.value}-solitaire`;
    const deal = date.value === date.max ? 'daily' : date.value;
    let element = board.firstElementChild!;
    if (element.localName !== tag) {
      element = document.createElement(tag);
      // The board of the same game further up has a save of its own.
      element.setAttribute('storage-key', 'day');
    }
    element.setAttribute('deal', deal);
    if (!element.isConnected) board.replaceChildren(element);
    code.textContent = `<${tag} deal="${deal}">`;
  };
  section.addEventListener('change', show);
}
