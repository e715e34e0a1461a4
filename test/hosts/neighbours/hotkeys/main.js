import hotkeys from 'hotkeys-js';
import 'hourhand/grandfathers-clock';

window.pressed = [];
hotkeys('u,h,right,enter,space,k,ctrl+u,esc', (event, { key }) => {
  window.pressed.push(key);
});
