/** Mounts two games with the host's main module, where the page has no roots for them yet in new ones. */
import { mount } from './MAIN';
import { apps, ready } from './page.js';

/** Not at the top of the module: Angular with zones takes no `await` there. */
async function start() {
  await ready;
  const isDefined = Boolean(customElements.get('grandfathers-clock-solitaire'));
  for (const app of apps) {
    let root = document.getElementById(app.name);
    if (!root) {
      root = document.body.appendChild(document.createElement('div'));
      root.id = app.name;
    }
    Object.assign(app, await mount(root, app.state));
  }
  Object.assign(window, { apps, isDefined });
}
void start();
