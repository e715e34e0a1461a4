import { html, nothing, type TemplateResult } from 'lit';
import { ROLES } from '../../../rules/engine.js';
import type { Command } from '../../../game/index.js';
import { oddsTable } from '../../../game/odds-table.js';
import type { KeyLine, Labels } from '../../../words/index.js';
import { scanPace } from '../../scanning/pace.js';
import type { DialogHost, OpenDialog } from '../dialog.js';
import { lettered } from '../lettering.js';
import { ExamplePlayer } from './example-player.js';

/** How this game is played with these options: in words, and by an example. */
export const howToPlayDialog: OpenDialog = (host) => {
  const { play, words, update } = host;
  const { howToPlay: say } = words;
  const { rules, game: kind } = play.session;
  const example = new ExamplePlayer(host);
  void play.load(oddsTable, false).then(update);

  const section = (title: string, lines: readonly string[]): TemplateResult | typeof nothing =>
    lines.length === 0
      ? nothing
      : html`<h3>${lettered(title)}</h3>
          <ul>
            ${lines.map((line) => html`<li .textContent=${line}></li>`)}
          </ul>`;
  const keysOf = (title: string, lines: readonly KeyLine[]): TemplateResult =>
    html`<h3>${lettered(title)}</h3>
      <dl class="keys">
        ${lines.map(
          ([keys, does]) =>
            html`<div>
              <dt>${keys.map((key) => (key === '…' ? key : html`<kbd .textContent=${key}></kbd>`))}</dt>
              <dd .textContent=${does}></dd>
            </div>`,
        )}
      </dl>`;
  const options = kind.options.map(({ name }) => say.option(name, rules.options[name]!));

  return () => {
    const guide = say.game(rules.game, rules.options);
    const always = keysOf(say.keys, keyLines(host));
    const letters = letterLines(host);
    return {
      title: say.title(rules.game),
      wide: true,
      body: html`<div class="how-to-play">
        <div class="two">
        <div class="seen">
          ${guide ? html`<p class="goal" .textContent=${guide.goal}></p>` : nothing} ${example.render()}
        </div>
        <div class="read">
        ${section(say.table, guide?.table ?? [])} ${section(say.moves, guide?.moves ?? [])}
        ${section(say.end, guide?.end ?? [])} ${section(say.options, options)}
        ${section(say.odds, odds(host))}
        </div>
        </div>
        <div class="done two">
          <div>
            ${section(say.touch.title, touchLines(host))}
            ${letters.length > 0 ? always : nothing}
          </div>
          <div>
            ${letters.length > 0 ? keysOf(words.settings.names['keys']!['on']!, letters) : always}
          </div>
        </div>
      </div>`,
    };
  };
};

/** How many deals can be won, if it is known. */
function odds({ play, words }: DialogHost): string[] {
  const { rules } = play.session;
  const { game: id, options, noChoices = false } = rules;
  const found = oddsTable.loaded?.odds[id]?.[Object.values(options).join(' ')];
  if (!found) return [];
  const [share, sure, oneIn] = found;
  return [words.odds({ share, noChoices, sure: sure === 1, oneIn })];
}

/** How scanning goes on, if the player scans. */
const scans = ({ setting, player }: DialogHost): 'one' | 'two' | undefined =>
  setting('keys') !== 'scan' ? undefined : scanPace(player()) === undefined ? 'two' : 'one';

function touchLines(host: DialogHost): readonly string[] {
  const way = scans(host);
  return way ? host.words.scanTaps[way] : host.words.howToPlay.touch.lines;
}

function keyLines(host: DialogHost): readonly KeyLine[] {
  const way = scans(host);
  return way ? host.words.scanKeys[way] : host.words.howToPlay.keyLines;
}

/** What a player can leave out: a list of its own, so that no column begins within a list. */
function letterLines(host: DialogHost): readonly KeyLine[] {
  const { play, words, look } = host;
  if (scans(host) || !look().keys) return [];
  const { shortcuts, centreShortcuts, stockShortcuts } = words.howToPlay;
  const labels = play.words.labels as Labels & Partial<Record<Command, string>>;
  const { piles } = play.session.rules;
  const hasStock = piles.some(({ role }) => ROLES[role].deals);
  const hasCentre = piles.some(
    ({ place, role }) => !ROLES[role].inHand && 'ring' in place && place.ring === 'centre',
  );
  const own = play.commands.keys.flatMap(([key, name]): KeyLine[] => {
    const label = labels[name];
    return label ? [[[key.toUpperCase()], label]] : [];
  });
  return [
    ...shortcuts,
    ...(hasCentre ? centreShortcuts : []),
    ...(hasStock ? stockShortcuts : []),
    ...own,
  ];
}
