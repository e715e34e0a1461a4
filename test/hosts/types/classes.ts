/** Entries that define nothing bring the same types. */
import { ClockSolitaire } from 'hourhand/clock/class';
import type { SolitaireElement } from 'hourhand';
import { SolitaireMoveEvent, setWorkerAddress } from 'hourhand';
import * as cdn from 'hourhand/cdn';
import { createPlay, type Display } from 'hourhand/play';
import { rulesOf, shuffle } from 'hourhand/rules';
import { finish, solve } from 'hourhand/solver';
import 'hourhand/worker';

class Mine extends ClockSolitaire {}
Mine.define('my-clock');
const all: (typeof SolitaireElement)[] = [ClockSolitaire, cdn.WatchSolitaire];
setWorkerAddress('/worker.js');
const rules = rulesOf('grandfathers-clock');
const answer = finish(solve(rules, rules.deal(shuffle(rules.pack, 1))));
document.addEventListener('solitaire-move', (event) => {
  if (event instanceof SolitaireMoveEvent) console.log(event.detail.effects.length, all, answer);
});
const face: Partial<Display> = { update: () => {} };
void createPlay({ game: 'clock', display: face }).then((play) => console.log(play.status));
