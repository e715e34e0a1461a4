import { createSignal } from 'solid-js';
import { hydrate, render as draw } from 'solid-js/web';
import { App } from './App.jsx';

/** @type {import('../../types.js').Mount} */
export function mount(root, start) {
  const [state, render] = createSignal(start);
  const show = root.firstChild ? hydrate : draw;
  return { render, unmount: show(() => <App state={state} />, root, { renderId: root.id }) };
}
