import 'hourhand/grandfathers-clock';
import Mousetrap from 'mousetrap';

window.pressed = [];
for (const keys of ['u', 'h', 'right', 'enter', 'space', 'k', 'g i', 'ctrl+u', 'esc']) {
  Mousetrap.bind(keys, () => void window.pressed.push(keys));
}
