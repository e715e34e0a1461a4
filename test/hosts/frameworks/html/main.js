/** @type {import('../../types.js').Mount} */
export function mount(root, start) {
  let now = start;
  const section = document.createElement('section');
  section.innerHTML =
    '<grandfathers-clock-solitaire speed="instant" toolbar="minimal" storage="none" verdict="on">' +
    '</grandfathers-clock-solitaire>';
  const render = (state) => {
    now = state;
    section.title = state.label;
    section.firstChild.setAttribute('deal', state.deal);
  };
  render(start);
  section.addEventListener('solitaire-move', (event) => now.hear(event));
  section.addEventListener('solitaire-before-move', (event) => now.stop(event));
  root.append(section);
  return { render, unmount: () => section.remove() };
}
