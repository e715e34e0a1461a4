import { createSSRApp, h } from 'vue';
import { renderToString } from 'vue/server-renderer';
import App from './App.vue';

export const markup = (state) => renderToString(createSSRApp({ render: () => h(App, { state }) }));
