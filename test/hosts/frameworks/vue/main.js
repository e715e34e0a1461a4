import { createApp, createSSRApp, h, shallowRef } from 'vue';
import App from './App.vue';

/** @type {import('../../types.js').Mount} */
export function mount(root, start) {
  const state = shallowRef(start);
  const create = root.firstChild ? createSSRApp : createApp;
  const app = create({ render: () => h(App, { state: state.value }) });
  app.mount(root);
  return { render: (next) => (state.value = next), unmount: () => app.unmount() };
}
