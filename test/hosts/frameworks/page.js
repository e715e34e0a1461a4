/** What every page has: the kit, at once or when the run asks for it, and what two games let it hear. */
const define = () => import('hourhand/grandfathers-clock');
Object.assign(window, { define });
export const ready = location.search === '?late' ? undefined : define();

export const apps = ['first', 'second'].map((name) => {
  const heard = [];
  const state = {
    label: 'before',
    deal: 7,
    stopped: false,
    // The kit draws the cards itself where a renderer returns nothing.
    faces: () => null,
    hear: (event) => heard.push(event.detail.token),
    // The run sets it from outside: a bundler that follows values would take it for false.
    stop: (event) => (Reflect.get(state, 'stopped') ? event.preventDefault() : undefined),
  };
  return { name, heard, state };
});
