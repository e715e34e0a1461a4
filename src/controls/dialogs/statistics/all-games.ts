import { html, type TemplateResult } from 'lit';
import type { Tally } from '../../../keeping/tally.js';
import { clockTime, type StatisticsWords } from '../../../words/index.js';
import { figure, results } from './figure.js';

/**
 * The results of all games: together, and for each set of rules.
 * @param name of a game and its rules
 */
export function allGames(
  tallies: readonly Tally[],
  say: StatisticsWords,
  name: (tally: Tally) => string,
  back: (event: Event) => void,
): TemplateResult {
  const sum = (of: (tally: Tally) => number): number =>
    tallies.reduce((all, tally) => all + of(tally), 0);
  const played = sum((tally) => tally.played);
  const best = Math.max(0, ...tallies.map(({ bestStreak }) => bestStreak));
  // Players look first for what they have played most.
  const sorted = [...tallies].sort((a, b) => b.played - a.played || b.time - a.time);
  const won = sum((tally) => tally.won);
  const list = html`<dl class="figures">
    ${figure(say.time, clockTime(sum(({ time }) => time)))} ${figure(say.played, played)}
    ${figure(say.won, say.share(won, played), '', won)} ${figure(say.bestStreak, best)}
  </dl>`;
  return html`<div class="statistics">
    <div class="two">${results(played > 0 ? won / played : undefined, list)}
    <div class="long" tabindex="0" role="region" aria-labelledby="title">
      <table class="all">
        <thead>
          <tr>
            ${[say.played, say.won, say.bestStreak, say.time].map(
              (head) => html`<th scope="col" .textContent=${head}></th>`,
            )}
          </tr>
        </thead>
        ${sorted.map(
          // A name has a line of its own: beside four numbers there is no room on a phone.
          (tally) =>
            html`<tbody>
              <tr>
                <th scope="rowgroup" colspan="4" .textContent=${name(tally)}></th>
              </tr>
              <tr>
                <td .textContent=${tally.played}></td>
                <td .textContent=${say.share(tally.won, tally.played)}></td>
                <td .textContent=${tally.bestStreak}></td>
                <td .textContent=${clockTime(tally.time)}></td>
              </tr>
            </tbody>`,
        )}
      </table>
    </div></div>
    <div class="actions">
      <button type="button" class="button" part="button" @click=${back} .textContent=${say.back}></button>
    </div>
  </div>`;
}
