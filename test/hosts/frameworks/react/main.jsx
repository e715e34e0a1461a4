import { useEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.jsx';

/**
 * When React takes over what a server has sent, it adds no listeners to custom elements and sets none
 * of their properties (react/react#35446); an update does. So they come with one.
 */
function Later({ label, deal, faces, hear, stop }) {
  const [more, setMore] = useState({});
  useEffect(() => setMore({ faces, hear, stop }), [faces, hear, stop]);
  return <App {...more} label={label} deal={deal} />;
}

/** @type {import('../../types.js').Mount} */
export function mount(root, start) {
  const isDrawn = root.firstChild !== null;
  const View = isDrawn ? Later : App;
  const app = isDrawn ? hydrateRoot(root, <View {...start} />) : createRoot(root);
  const render = (state) => app.render(<View {...state} />);
  if (!isDrawn) render(start);
  return { render, unmount: () => app.unmount() };
}
