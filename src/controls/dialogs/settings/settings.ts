import { html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { hasOwnLook } from '../../../board/page-look.js';
import { decides, storageOf } from '../../../game/index.js';
import { requestText, textFor } from '../../../game/deal-request.js';
import { wantedDifficulty } from '../../../game/difficulty.js';
import { isBoolean, ROLES } from '../../../rules/engine.js';
import { areUnsaved, choose } from '../../../settings/choose.js';
import { ofGame, settingSpecs } from '../../../settings/index.js';
import { chosenPace, SCAN_PACES } from '../../scanning/pace.js';
import { storedPanel } from './stored.js';
import type { OpenDialog } from '../dialog.js';
import { lettered } from '../lettering.js';
import { comesLate, livesLater } from '../late.js';

type Row = TemplateResult | typeof nothing;

/** The player's own settings; all but rules and deals apply immediately. */
export const settingsDialog: OpenDialog = (host) => {
  const { play, words, setting, player, element, update, byKeys } = host;
  const { title, note, allGames, nextGame, notStored, unsaved, names } = words.settings;
  const stores = storageOf(play.host) !== undefined;
  const stored = stores ? storedPanel(host) : undefined;
  const { game: kind, rules } = play.session;
  const own = (name: string): string => ofGame(kind.id, name);
  // A page's own theme or colours go with the rest of the page.
  const themed = setting('theme', {}) === '' && !hasOwnLook(element);

  /** The name of a setting, or of one of its values. A game of another author may have others. */
  const nameOf = (name: string, value = ''): string =>
    names[name]?.[value] ?? (value || name).replace(/-/g, ' ');

  const change = (key: string, value: string | undefined): void => {
    const isKnown = areUnsaved();
    const why = choose(key, value, stores);
    if (why !== undefined && !isKnown) {
      const lasts = 'they last until the page is closed';
      play.session.notify({
        code: 'storage',
        message: `the settings can’t be stored: ${why}; ${lasts}`,
      });
    }
    update();
  };

  const check = (name: string, on: boolean, changed: (on: boolean) => void): TemplateResult =>
    html`<label class="choice">
      <input
        type="checkbox"
        .checked=${on}
        @change=${(event: Event) => changed((event.target as HTMLInputElement).checked)}
      />
      <span .textContent=${nameOf(name)}></span>
    </label>`;

  const pick = (
    name: string,
    values: readonly string[],
    chosen: string,
    changed: (value: string) => void,
  ): TemplateResult =>
    html`<label class="setting" ${ref(byKeys ? comesLate : undefined)}>
      <span .textContent=${nameOf(name)}></span>
      <select name=${name} @change=${(event: Event) => changed((event.target as HTMLSelectElement).value)}>
        ${values.map(
          (value) =>
            html`<option value=${value} .selected=${value === chosen} .textContent=${nameOf(name, value)}></option>`,
        )}
      </select>
    </label>`;

  const face = (name: string): TemplateResult => {
    const chosen = new Set(setting('faces').split(/\s+/).filter(Boolean));
    return check(name, chosen.has(name), (on) => {
      if (on) chosen.add(name);
      else chosen.delete(name);
      change('faces', [...chosen].join(' '));
    });
  };

  const toggle = (name: string): TemplateResult =>
    check(name, setting(name) === 'on', (on) => change(name, on ? 'on' : 'off'));

  /** A setting of every game; its values in the order of their names. */
  const pickSetting = (name: string): TemplateResult => {
    const { values } = settingSpecs.get(name)!;
    const order = Object.keys(names[name]!).filter((known) => values.includes(known));
    return pick(name, order, setting(name), (value) => change(name, value));
  };

  const rated = (): boolean => {
    const { host, options } = play.dealer;
    return textFor(host.ratedDeals, kind.create(options)) !== undefined;
  };

  const deals = (): TemplateResult => {
    const { host } = play.dealer;
    const kinds = decides(play.session) ? ['random', 'winnable', 'daily'] : ['random', 'daily'];
    // Deals of a difficulty can all be won.
    if (rated() && wantedDifficulty(setting('difficulty'), undefined)) kinds.shift();
    const pages = host.winnable() ? 'winnable' : requestText(host.deal());
    const chosen = host.choice?.('deal') ?? pages;
    const now = kinds.includes(chosen) ? chosen : kinds[0]!;
    return pick('deal', kinds, now, (value) => change(own('deal'), value));
  };

  /** How hard deals are, where they are rated. */
  const difficulty = (): Row => {
    if (!rated()) return nothing;
    const { values } = settingSpecs.get('difficulty')!;
    return pick('difficulty', values, setting('difficulty'), (value) =>
      change(own('difficulty'), value),
    );
  };

  const options = (areSwitches: boolean): TemplateResult[] => {
    const now = play.dealer.options;
    const specs = kind.options.filter((spec) => isBoolean(spec) === areSwitches);
    return specs.map((spec) => {
      const { name, values } = spec;
      return isBoolean(spec)
        ? check(name, now[name] === 'true', (on) => change(own(name), String(on)))
        : pick(name, values, now[name]!, (value) => change(own(name), value));
    });
  };

  const autoMoves = (): TemplateResult => {
    const values = has('collects') ? ['none', 'forced', 'safe'] : ['none', 'forced'];
    return pick('auto-move', values, setting('auto-move'), (value) =>
      change(own('auto-move'), value),
    );
  };

  const has = (trait: 'collects' | 'builds'): boolean =>
    rules.piles.some(({ role }) => ROLES[role][trait]);
  /** Where a card can go to a foundation or to another column. */
  const doubleTap = (): Row => {
    const name = 'double-tap';
    if (!has('collects') || !has('builds')) return nothing;
    const values = ['foundation', 'column'];
    return pick(name, values, player()[name] ?? 'foundation', (value) => change(name, value));
  };

  /** How scanning goes on, once it is wanted. */
  const scanPace = (): Row =>
    setting('keys') === 'scan'
      ? pick('scan-pace', SCAN_PACES, chosenPace(player()), (value) => change('scan-pace', value))
      : nothing;

  const theme = (): TemplateResult => {
    const values = ['page', ...settingSpecs.get('theme')!.values];
    return pick('theme', values, player()['theme'] ?? 'page', (value) =>
      change('theme', value === 'page' ? undefined : value),
    );
  };

  /**
   * Its rows fill two columns where there is room: lists and switches have one each, if that makes them at most one row
   * longer, or else one is filled after the other. The note is of all of them, and above them.
   */
  const section = (
    heading: string,
    lists: readonly Row[],
    switches: readonly Row[],
    said: TemplateResult,
  ): TemplateResult => {
    const [some, others] = [lists, switches].map(
      (rows) => rows.filter((row) => row !== nothing).length,
    ) as [number, number];
    const half = Math.ceil((some + others) / 2);
    const longer = Math.max(some, others);
    const isApart = longer <= half + 1 && some > 0 && others > 0;
    return html`<section .style=${`--_rows:${isApart ? longer : half}`}>
      <h3>${lettered(heading)}</h3>
      ${said}
      <div class="rows ${isApart ? 'apart' : ''}">${lists}${switches}</div>
    </section>`;
  };

  return () => ({
    title,
    wide: true,
    body: html`<div class="settings">
      ${section(
        play.words.gameName(kind.id),
        [deals(), difficulty(), ...options(false), autoMoves()],
        options(true),
        html`<p class="note" .textContent=${nextGame}></p>`,
      )}
      ${section(
        allGames,
        [
          themed ? theme() : nothing,
          ...['speed', 'hand'].map(pickSetting),
          doubleTap(),
          ...['verbosity', 'keys'].map(pickSetting),
          scanPace(),
        ],
        [
          ...['large', 'four-color'].map(face),
          check('magnifier', player()['magnifier'] === 'on', (on) =>
            change('magnifier', on ? 'on' : undefined),
          ),
          check('timer', player()['timer'] !== 'off', (on) => change('timer', on ? 'on' : 'off')),
          ...['guide', 'sound'].map(toggle),
        ],
        html`<p
          class="note kept"
          ${ref(livesLater)}
          .textContent=${!stores ? notStored : areUnsaved() ? unsaved : note}
        ></p>`,
      )}
      ${stored?.() ?? nothing}
    </div>`,
  });
};
