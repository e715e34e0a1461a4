import { StrictMode, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * In development StrictMode mounts, unmounts and mounts again, as far as effects can tell. This one puts
 * the game into the page and listens to it: a game or a listener left behind would be noticed.
 */
function Game({ label, deal, faces, hear, stop, effects }) {
  const section = useRef(null);
  const game = useRef(null);
  useEffect(() => {
    effects.push('mount');
    game.current ??= document.createElement('grandfathers-clock-solitaire');
    const element = game.current;
    const names = { speed: 'instant', toolbar: 'minimal', storage: 'none', verdict: 'on' };
    for (const [name, value] of Object.entries(names)) element.setAttribute(name, value);
    section.current.append(element);
    // A function of its own each time: the same one would not be added twice.
    const note = (event) => hear(event);
    element.addEventListener('solitaire-move', note);
    element.addEventListener('solitaire-before-move', stop);
    return () => {
      effects.push('unmount');
      element.removeEventListener('solitaire-move', note);
      element.removeEventListener('solitaire-before-move', stop);
      element.remove();
    };
  }, [effects, hear, stop]);
  useEffect(() => {
    Object.assign(game.current, { deal, winnable: false, faceRenderer: faces });
  }, [deal, faces]);
  return <section ref={section} title={label} />;
}

/** @type {import('../../types.js').Mount} */
export function mount(root, start) {
  const app = createRoot(root);
  const effects = [];
  const render = (state) =>
    app.render(
      <StrictMode>
        <Game {...state} effects={effects} />
      </StrictMode>,
    );
  render(start);
  return { render, unmount: () => app.unmount(), effects };
}
