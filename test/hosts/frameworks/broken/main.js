/**
 * Wrong on purpose, so that a run shows that its checks can fail: it draws anew at each change, hears
 * nothing and leaves the game behind.
 * @type {import('../../types.js').Mount}
 */
export function mount(root, start) {
  const render = ({ label }) => {
    root.innerHTML = `<section title="${label}">
      <grandfathers-clock-solitaire speed="instant" storage="none"></grandfathers-clock-solitaire>
    </section>`;
  };
  render(start);
  return { render, unmount: () => {} };
}
