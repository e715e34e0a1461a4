/** Renders on the server, with the kit imported as a page's modules do. */
import 'hourhand/grandfathers-clock';
import * as server from './server/SERVER';

const { head = '', markup } = server;
const unused = () => null;
const state = { label: 'before', deal: 7, faces: unused, hear: unused, stop: unused };
const roots = [];
for (const name of ['first', 'second']) {
  roots.push(`<div id="${name}">${await markup(state, name)}</div>`);
}
process.stdout.write(JSON.stringify({ head, body: roots.join('') }));
