import { hydrate, mount as draw, unmount } from 'svelte';
import { writable } from 'svelte/store';
import App from './App.svelte';

/** @type {import('../../types.js').Mount} */
export function mount(root, start) {
  const now = writable(start);
  const app = (root.firstChild ? hydrate : draw)(App, { target: root, props: { now } });
  return { render: (next) => now.set(next), unmount: () => unmount(app) };
}
