import { hydrate, render as draw } from 'preact';
import { App } from './App.jsx';

/** @type {import('../../types.js').Mount} */
export function mount(root, start) {
  const render = (state) => draw(<App {...state} />, root);
  if (root.firstChild) hydrate(<App {...start} />, root);
  else render(start);
  return { render, unmount: () => draw(null, root) };
}
