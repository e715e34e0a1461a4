import { createRoot } from 'react-dom/client';

/** @type {import('../../types.js').Mount} */
export function mount(root, start) {
  const app = createRoot(root);
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
  const render = (state) => app.render(<App {...state} />);
  render(start);
  return { render, unmount: () => app.unmount() };
}
