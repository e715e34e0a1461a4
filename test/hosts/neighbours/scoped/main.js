const TAG = 'grandfathers-clock-solitaire';
const isPolyfilled = location.search === '?polyfill';
// It replaces `HTMLElement`, which classes extend that come after it.
if (isPolyfilled) await import('@webcomponents/scoped-custom-element-registry');

// The page has another element of that name.
customElements.define(TAG, class extends HTMLElement {});
const { GrandfathersClockSolitaire } = await import('hourhand/grandfathers-clock/class');
const registry = new CustomElementRegistry();
GrandfathersClockSolitaire.define(undefined, registry);
const root = document.querySelector('div').attachShadow({
  mode: 'open',
  // The polyfill has the name that was proposed first.
  [isPolyfilled ? 'customElements' : 'customElementRegistry']: registry,
});
root.innerHTML = `<${TAG} deal="21" storage="none"></${TAG}>`;
