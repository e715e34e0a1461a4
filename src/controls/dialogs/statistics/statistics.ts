import { html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { type Play, Solver, StatisticsFeed, storageOf } from '../../../game/index.js';
import { findRating } from '../../../game/deal-rating.js';
import { oddsTable } from '../../../game/odds-table.js';
import { type Options, resolveOptions } from '../../../rules/engine.js';
import { NOTHING, optionText, streakOf, type Tally, tallyOf } from '../../../keeping/tally.js';
import { clockTime, type Luck, type StatisticsWords } from '../../../words/index.js';
import { swatch, winsChart } from './chart.js';
import type { OpenDialog } from '../dialog.js';
import { comesLate } from '../late.js';
import { lettered } from '../lettering.js';
import { allGames } from './all-games.js';
import { figure, results } from './figure.js';
import { transferPanel } from './transfer.js';

/** The results of the game on the board, for each set of rules, and of all games. */
export const statisticsDialog: OpenDialog = ({ play, words, update, byKeys }) => {
  const say = words.statistics;
  const { id } = play.session.game;
  let chosen = optionText(play.session.rules.options);
  let ofAll = false;
  const transfer = transferPanel(play, say, update);
  void play.feature(StatisticsFeed)!.load().then(update);
  void play.load(oddsTable, false).then(update);
  void findRating(play);

  return () => {
    const { store, all = NOTHING, isOpen = false } = play.feature(StatisticsFeed)?.loaded ?? {};
    const own = all.games.filter((one) => one.game === id && counts(one));
    const tally = tallyOf(all, { game: id, options: chosen });
    const sets = own.includes(tally) ? own : [tally, ...own];
    const choose = (event: Event): void => {
      chosen = (event.target as HTMLSelectElement).value;
      update();
    };
    const others = all.games.filter(counts);
    const name = (one: Tally): string => {
      const only = others.every((other) => other === one || other.game !== one.game);
      return say.rules(one.game, one.game === id ? unusual(play, one) : only ? '' : one.options);
    };
    const show = (all: boolean, event: Event): void => {
      const title = (event.currentTarget as Element).closest('dialog')!.querySelector('h2')!;
      ofAll = all;
      update();
      // The button that was pressed is gone.
      requestAnimationFrame(() => title.focus());
    };
    if (ofAll) {
      const back = (event: Event): void => show(false, event);
      return { title: say.allGames, body: allGames(others, say, name, back), wide: true };
    }
    const isNewer = storageOf(play.host) !== undefined && store?.isNewer === true;
    const isLost = store && !store.stored && !isNewer;
    const local = isLost ? `${say.local} ${say.notStored}` : say.local;
    const none = isOpen ? say.begun : isNewer ? '' : say.none;
    const rating = play.feature(Solver)?.rating;
    const told = html`<div>
      ${
        sets.length > 1
          ? html`<label class="rules" ${ref(byKeys ? comesLate : undefined)}>
            <span .textContent=${say.choose}></span>
            <select @change=${choose}>
              ${sets.map(
                (one) =>
                  html`<option value=${one.options} ?selected=${one.options === chosen} .textContent=${name(one)}></option>`,
              )}
            </select>
          </label>`
          : html`<p class="heading">${lettered(name(tally))}</p>`
      }
      ${isNewer ? html`<p .textContent=${say.newer}></p>` : nothing}
      ${counts(tally) ? figures(tally, say, play) : results(undefined, inPhrases(none))}
      ${rating ? html`<p class="note" .textContent=${words.rating(rating.difficulty, rating.won, rating.plays)}></p>` : nothing}
    </div>`;
    const chart = luck(tally, say, play);
    const body = html`<div class="statistics">
      <div class="two">${told} ${chart}</div>
      ${
        others.length > 1
          ? html`<div class="actions onward">
            <button
              type="button"
              class="button"
              part="button"
              @click=${(event: Event) => show(true, event)}
              .textContent=${say.allGames}
            ></button>
          </div>`
          : nothing
      }
      <details>
        <summary .textContent=${say.howItCounts}></summary>
        <ul>
          ${say.howLines.map((line) => html`<li .textContent=${line}></li>`)}
        </ul>
      </details>
      ${transfer()}
      <p class="note" .textContent=${local}></p>
    </div>`;
    return { title: say.title, body, wide: counts(tally) && tally.fair > 0 };
  };
};

/** A sentence that is broken after its colon, and elsewhere only where that is not enough. */
const inPhrases = (sentence: string): TemplateResult => {
  const parts = sentence.split(/(?<=:) /);
  return html`<p>${parts.map((part, i) => html`${i > 0 ? ' ' : nothing}<span .textContent=${part}></span>`)}</p>`;
};

const counts = ({ played, notCounted }: Tally): boolean => played > 0 || notCounted > 0;

function figures(tally: Tally, say: StatisticsWords, play: Play): TemplateResult {
  const { played, won, bestStreak, bestTime, fewest, afterLoss, notCounted } = tally;
  const rest = [
    afterLoss > 0 ? say.afterLoss(afterLoss) : '',
    notCounted > 0 ? say.notCounted(notCounted) : '',
  ];
  // Without choices, all wins of a game have the same number of moves.
  const moves = fewest && rulesFor(play, tally)?.noChoices !== true ? fewest : undefined;
  const share = played > 0 ? won / played : undefined;
  const list = html`<dl class="figures">
      ${figure(say.played, played)} ${figure(say.won, say.share(won, played), '', won)}
      ${figure(say.streak, streakOf(tally))} ${figure(say.bestStreak, bestStreak)}
      ${bestTime === null ? nothing : figure(say.bestTime, clockTime(bestTime))}
      ${
        moves
          ? figure(say.fewestMoves, moves.moves, moves.par === null ? '' : say.par(moves.par))
          : nothing
      }
    </dl>`;
  return html`${results(share, list)}
    ${rest.map((line) => (line ? html`<p class="note" .textContent=${line}></p>` : nothing))}`;
}

/** The wins of fair deals against the odds, if these are known. */
function luck(tally: Tally, say: StatisticsWords, play: Play): TemplateResult | typeof nothing {
  const { fair, fairWon, recent } = tally;
  const rules = rulesFor(play, tally);
  const values = rules && Object.values(rules.options).join(' ');
  const found = oddsTable.loaded?.odds[tally.game]?.[values ?? ''];
  if (!rules || !found || fair === 0) return nothing;
  const { noChoices = false } = rules;
  const [share, sure, oneIn] = found;
  const chances = { share, noChoices, sure: sure === 1, oneIn };
  const facts: Luck = { games: fair, won: fairWon, chances };
  const results = recent.replace(/[WL]/g, '');
  const { wins, expected, likely, ceiling } = say.chart;
  return html`<figure>
    ${winsChart({ games: fair, won: fairWon, recent: results, share, luck: noChoices, axes: [say.played, say.won] })}
    <p class="legend" aria-hidden="true">
      <span>${swatch('wins')}<span .textContent=${wins}></span></span>
      <span>${swatch('expected')}<span .textContent=${noChoices ? expected : ceiling}></span></span>
      ${noChoices ? html`<span>${swatch('likely')}<span .textContent=${likely}></span></span>` : nothing}
    </p>
    <figcaption .textContent=${say.luck(facts)}></figcaption>
  </figure>`;
}

/** The rules of a set of options; undefined if the game has no such options any more. */
function rulesFor({ session }: Play, { options }: Tally) {
  const { game } = session;
  const pairs = options.split('_').map((pair) => pair.split(/\.(.*)/s).slice(0, 2));
  const given: Options = Object.fromEntries(options ? pairs : []);
  const resolved = resolveOptions(game, given);
  return resolved.faults.length === 0 ? game.create(resolved.options) : undefined;
}

/** The options that differ from the default, as text. */
function unusual({ session }: Play, { options }: Tally): string {
  const usual = optionText(resolveOptions(session.game, {}).options).split('_');
  return options
    .split('_')
    .filter((option) => !usual.includes(option))
    .join('_');
}
