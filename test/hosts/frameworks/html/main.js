/** @type {import('../../types.js').Mount} */
export function mount(root, start) {
  let now = start;
  const section = document.createElement('section');
  section.innerHTML =
    '<grandfathers-clock-solitaire speed="instant" toolbar="minimal" storage="none" verdict="on">' +
    '<p>A game of cards, once scripts run.</p></grandfathers-clock-solitaire>';
  const game = section.firstChild;
  game.winnable = false;
  const render = (state) => {
    now = state;
    section.title = state.label;
    Object.assign(game, { deal: state.deal, faceRenderer: state.faces });
  };
  render(start);
  section.addEventListener('solitaire-move', (event) => now.hear(event));
  section.addEventListener('solitaire-before-move', (event) => now.stop(event));
  root.append(section);
  return { render, unmount: () => section.remove() };
}
