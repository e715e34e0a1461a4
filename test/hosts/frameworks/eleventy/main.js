/** @type {import('../../types.js').Mount} */
export function mount(root, { hear, stop }) {
  root.addEventListener('solitaire-move', hear);
  root.addEventListener('solitaire-before-move', stop);
  const unused = () => undefined;
  return { render: unused, unmount: unused };
}
