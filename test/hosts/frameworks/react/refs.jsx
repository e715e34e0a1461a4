import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';

/** React 18 sets attributes of custom elements and nothing else: an effect does the rest. */
function App({ label, deal, faces, hear, stop }) {
  const game = useRef(null);
  useEffect(() => {
    game.current.faceRenderer = faces;
  }, [faces]);
  useEffect(() => {
    const element = game.current;
    const listeners = { 'solitaire-move': hear, 'solitaire-before-move': stop };
    for (const [name, act] of Object.entries(listeners)) element.addEventListener(name, act);
    return () => {
      for (const [name, act] of Object.entries(listeners)) element.removeEventListener(name, act);
    };
  }, [hear, stop]);
  return (
    <section title={label}>
      <grandfathers-clock-solitaire
        ref={game}
        speed="instant"
        deal={deal}
        toolbar="minimal"
        storage="none"
        verdict="on"
        winnable={false}
      >
        <p>A game of cards, once scripts run.</p>
      </grandfathers-clock-solitaire>
    </section>
  );
}

/** @type {import('../../types.js').Mount} */
export function mount(root, start) {
  const app = createRoot(root);
  const render = (state) => app.render(<App {...state} />);
  render(start);
  return { render, unmount: () => app.unmount() };
}
