import { generateHydrationScript, renderToString } from 'solid-js/web';
import { App } from './App.jsx';

export const head = generateHydrationScript();
export const markup = (state, renderId) =>
  renderToString(() => <App state={() => state} />, { renderId });
