import { render as draw } from 'preact';

/** @type {import('../../types.js').Mount} */
export function mount(root, start) {
  const App = ({ label, deal, hear, stop }) => (
    <section title={label}>
      <grandfathers-clock-solitaire
        speed="instant"
        deal={deal}
        toolbar="minimal"
        storage="none"
        verdict="on"
        winnable={false}
        onsolitaire-move={hear}
        onsolitaire-before-move={stop}
      />
    </section>
  );
  const render = (state) => draw(<App {...state} />, root);
  render(start);
  return { render, unmount: () => draw(null, root) };
}
