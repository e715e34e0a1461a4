/** The page of every framework: two instances, and what they hear. */
import { mount } from './MAIN';

const late = location.search === '?late';
const define = () => import('hourhand/grandfathers-clock');
if (!late) await define();

const apps = ['first', 'second'].map((name) => {
  const root = document.body.appendChild(document.createElement('div'));
  root.id = name;
  const heard = [];
  const state = {
    label: 'before',
    deal: 7,
    stopped: false,
    hear: (event) => heard.push(event.detail.move),
    stop: (event) => (state.stopped ? event.preventDefault() : undefined),
  };
  const app = mount(root, state);
  return { name, root, heard, state, ...app };
});
Object.assign(window, { apps });
if (late) setTimeout(define, 300);
