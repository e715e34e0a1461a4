/** What a page's own TypeScript says, with one entry imported. */
import 'hourhand/clock';
import 'hourhand/big-ben';
import type { DealRequest, FaceRenderer, MoveReport, Result, StateReport } from 'hourhand/clock';
import type { EndDetail, Explanation, MoveDetail } from 'hourhand/clock';
import 'hourhand/settings';
import 'hourhand/reserve.css';
import 'hourhand/themes/felt.css';

const clock = document.querySelector('clock-solitaire')!;
const heard: MoveDetail[] = [];
clock.addEventListener('solitaire-move', (event) => heard.push(event.detail));
document.addEventListener('solitaire-win', ({ detail }) => {
  const end: Readonly<EndDetail> = detail;
  console.log(`${detail.game}, deal ${detail.deal}: won in ${end.moveCount} moves`);
});
window.addEventListener('solitaire-before-move', (event) => event.preventDefault());
document.body.addEventListener('solitaire-loss', ({ detail }) => console.log(detail.reason));

const deal: DealRequest = 'daily';
const faces: FaceRenderer = () => null;
clock.faceRenderer = faces;
clock.toolbar = 'minimal';
clock.winnable = true;
const result: Result = clock.undo();
const state: StateReport = clock.state;
const moves: readonly MoveReport[] = clock.moves;
const why: Promise<Explanation | null> = clock.explain();
void [deal, result, state, moves, why, clock.newGame(7)];

const ben = document.createElement('big-ben-solitaire');
ben.redeals = 2;
ben.rules = 'solsuite';
const settings = document.createElement('solitaire-settings');
settings.sound = 'on';

// @ts-expect-error: a word that the attribute does not take
clock.speed = 'quick';
// @ts-expect-error: no such event detail
clock.addEventListener('solitaire-move', ({ detail }) => detail.nothing);
// @ts-expect-error: no such set of rules
ben.rules = 'mine';
// @ts-expect-error: a word that the setting does not take
settings.hand = 'both';
