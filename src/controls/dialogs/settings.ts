import { html, type TemplateResult } from 'lit';
import { choose, settingSpecs } from '../../settings/index.js';
import type { SettingWords } from '../../words/index.js';
import { dialog } from './dialog.js';

/** What the settings dialog needs from its element. */
export interface SettingsModel {
  readonly words: SettingWords;
  readonly close: string;
  /** The current value, whether set by the player or by the page. */
  value(name: string): string;
  closed(): void;
}

/** The player's own settings; each change applies immediately. */
export function settingsDialog(model: SettingsModel): TemplateResult {
  const { close, value, closed } = model;
  const { title, note, names } = model.words;

  const check = (name: string, on: boolean, change: (on: boolean) => void): TemplateResult =>
    html`<label class="choice">
      <input
        type="checkbox"
        .checked=${on}
        @change=${(event: Event) => change((event.target as HTMLInputElement).checked)}
      />
      <span>${names[name]!['']}</span>
    </label>`;

  const face = (name: string): TemplateResult => {
    const chosen = new Set(value('faces').split(/\s+/).filter(Boolean));
    return check(name, chosen.has(name), (on) => {
      if (on) chosen.add(name);
      else chosen.delete(name);
      choose('faces', [...chosen].join(' '));
    });
  };

  const toggle = (name: string): TemplateResult =>
    check(name, value(name) === 'on', (on) => choose(name, on ? 'on' : 'off'));

  const pick = (name: string): TemplateResult => {
    const values = settingSpecs.get(name)!.values;
    const order = Object.keys(names[name]!).filter((known) => values.includes(known));
    return html`<fieldset>
      <legend>${names[name]!['']}</legend>
      <div class="options">
        ${order.map(
          (option) =>
            html`<label class="choice">
              <input
                type="radio"
                name=${name}
                .checked=${value(name) === option}
                @change=${() => choose(name, option)}
              />
              <span>${names[name]![option]}</span>
            </label>`,
        )}
      </div>
    </fieldset>`;
  };

  return dialog(
    { close, title, closed },
    html`<div class="settings">
      ${pick('speed')} ${pick('hand')} ${pick('verbosity')}
      <div class="options column">
        ${face('large')} ${face('four-color')} ${toggle('sound')} ${toggle('keys')}
      </div>
      <p class="note">${note}</p>
    </div>`,
  );
}
