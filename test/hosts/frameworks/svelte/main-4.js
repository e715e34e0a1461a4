import { writable } from 'svelte/store';
import App from './App-4.svelte';

/** As in Svelte 4. @type {import('../../types.js').Mount} */
export function mount(root, start) {
  const now = writable(start);
  const app = new App({ target: root, props: { now } });
  return { render: (next) => now.set(next), unmount: () => app.$destroy() };
}
